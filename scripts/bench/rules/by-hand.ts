/**
 * A process of its own: evaluates the rows of a warehouse's file, which no other process has open, by SQL that was written
 * by hand. Sends a ByHand: `node by-hand.ts <database> <entity> <folder> <memory in MB> <threads>`.
 */
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { timed } from '../timed.ts'
import { RULES, type BenchedRule } from './rules.ts'

export interface ByHand {
  /** Passing and failing rows of each rule. */
  readonly counts: readonly (readonly [passing: number, failing: number])[]
  /** Seconds for the counts of all rules, and for their groups. */
  readonly counted: number
  readonly grouped: number
  /** Seconds for a table with the numbers of the failing rows. */
  readonly kept: number
}

/** Failing rows that are kept for each rule, as the service does by default. */
const KEPT = 100_000

const [, , database, entity, folder, memoryMb, threads] = process.argv as unknown as [string, string, string, string, string, string, string] // prettier-ignore
const instance = await DuckDBInstance.create(join(folder, 'by-hand.duckdb'), {
  memory_limit: `${memoryMb}MB`,
  threads,
  temp_directory: join(folder, 'temporary'),
  preserve_insertion_order: 'false',
})
const connection = await instance.connect()
await connection.run(`ATTACH '${database}' AS warehouse (READ_ONLY)`)
const named = await connection.runAndReadAll(
  `SELECT table_name FROM duckdb_tables() WHERE database_name = 'warehouse' AND table_name LIKE 'e${entity}\\_g%' ESCAPE '\\'`,
)
const table = `warehouse.main.${named.getRows()[0]![0] as string}`

const passes = ({ sql, filterSql }: BenchedRule): string =>
  filterSql === undefined ? sql : `(${filterSql}) and (${sql})`
const fails = ({ sql, filterSql }: BenchedRule): string =>
  `${filterSql === undefined ? '' : `(${filterSql}) and `}coalesce(not (${sql}), true)`
const figures = (rule: BenchedRule): string =>
  `count(*) filter (where ${passes(rule)}), count(*) filter (where ${fails(rule)})`

const rows = async (query: string): Promise<unknown[][]> => (await connection.runAndReadAll(query)).getRows()

const [first, counted] = await timed(() => rows(`select ${RULES.map(figures).join(', ')} from ${table}`))
const numbers = first[0]!.map(Number)
const groups = new Map<string, BenchedRule[]>()
for (const rule of RULES) {
  if (rule.groupSql === undefined) continue
  groups.set(rule.groupSql, [...(groups.get(rule.groupSql) ?? []), rule])
}
const [, grouped] = await timed(async () => {
  for (const [group, rules] of groups)
    await rows(
      `select ${group}, ${rules.map(figures).join(', ')} from ${table} group by 1 order by count(*) desc`,
    )
})
const failing = RULES.map(
  (rule, i) => `select ${i} as rule, _rowid from ${table} where ${fails(rule)} limit ${KEPT}`,
)
const [, kept] = await timed(() =>
  connection.run(`create table failing as ${failing.map((one) => `(${one})`).join(' union all ')}`),
)
connection.closeSync()
instance.closeSync()
process.send!({
  counts: RULES.map((_, i) => [numbers[2 * i]!, numbers[2 * i + 1]!] as const),
  counted,
  grouped,
  kept,
} satisfies ByHand)
