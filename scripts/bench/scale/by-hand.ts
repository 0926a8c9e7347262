/**
 * A process of its own: does by hand in Trino what the service did, on the service's own tables. Sends a ByHand:
 * `node by-hand.ts <address> <schema> <file> <folder of the lake> <loaded rows> <all|load> <entities>`.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { TrinoClient } from '../../../src/lib/trino/trino-client.ts'
import { figuresSql } from '../joins/figures/figures-sql.ts'
import { JOINS } from '../joins/figures/tables.ts'
import { RULES, type BenchedRule } from '../rules/rules.ts'
import { HEADER } from '../source-files.ts'
import { timed } from '../timed.ts'
import { quickly, type Seconds, type Step } from './steps.ts'

export interface ByHand {
  readonly seconds: Seconds
  /** Of `SELECT 1`. */
  readonly least: number
  /** Passing and failing rows of each rule. */
  readonly counts: readonly (readonly [passing: number, failing: number])[]
}

const [, , origin, schema, file, lake, loaded, steps, entities] = process.argv as unknown as [string, string, string, string, string, string, string, string, string] // prettier-ignore
const isWhole = steps === 'all'
const client = new TrinoClient({ origin, user: 'test', catalog: 'iceberg', schema })
const run = async (sql: string): Promise<readonly (readonly unknown[])[]> => (await client.run(sql)).rows

const names = (await run('SHOW TABLES')).map(([name]) => String(name))
const tableOf = (entity: string): string => names.find((name) => name.startsWith(`e${entity}_g`))!
const [rows, customers, orders] = entities.split(',').map(tableOf) as [string, string, string]

/** The same condition in Trino's SQL. */
const inTrino = (sql: string): string =>
  sql
    .replaceAll('regexp_matches(', 'regexp_like(')
    .replace(/contains\((\w+), ' '\)/, "strpos($1, ' ') > 0")
    .replace(/trim\((\w+), ' '\)/, "trim(both ' ' from $1)")
const passes = ({ sql, filterSql }: BenchedRule): string =>
  inTrino(filterSql === undefined ? sql : `(${filterSql}) and (${sql})`)
const fails = ({ sql, filterSql }: BenchedRule): string =>
  inTrino(`${filterSql === undefined ? '' : `(${filterSql}) and `}coalesce(not (${sql}), true)`)
const figures = (rule: BenchedRule): string => `count_if(${passes(rule)}), count_if(${fails(rule)})`
/** Failing rows that are kept for each rule, as the service does by default. */
const KEPT = 100_000

const seconds: Partial<Record<Step, number>> = {}
const step = async <T>(name: Step, work: () => Promise<T>): Promise<T> => {
  console.error(`  ${name} by hand`)
  const [result, took] = await timed(work)
  seconds[name] = took
  return result
}

async function load(): Promise<void> {
  const folder = `by_hand/${process.pid}`
  await mkdir(join(lake, folder), { recursive: true })
  await run(
    `CREATE TABLE by_hand (_rowid bigint, ${HEADER.map((_, i) => `c${i + 1} varchar`).join(', ')}) WITH (location = 'local:///${folder}/table')`,
  )
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  await mkdir(join(lake, folder, 'data'), { recursive: true })
  const columns = HEADER.map((name, i) => `"${name}" AS c${i + 1}`).join(', ')
  const path = join(lake, folder, 'data', 'rows.parquet')
  await connection.run(
    `COPY (SELECT row_number() OVER () AS _rowid, ${columns} FROM read_csv('${file}', header = true, all_varchar = true, quote = '"', strict_mode = false)) TO '${path}' (FORMAT parquet, COMPRESSION zstd)`,
  )
  connection.closeSync()
  instance.closeSync()
  await run(
    `ALTER TABLE by_hand EXECUTE add_files(location => 'local:///${folder}/data', format => 'PARQUET')`,
  )
}

/** All distinct values with their numbers of rows, and the figures of each column. */
async function profile(): Promise<void> {
  const values = HEADER.map(
    (_, i) =>
      `SELECT ${i + 1} AS attribute, c${i + 1} AS value, count(*) AS n FROM ${rows} GROUP BY c${i + 1}`,
  )
  await run(`CREATE TABLE by_hand_values AS ${values.join(' UNION ALL ')}`)
  await run(
    'SELECT attribute, count(value), sum(n), min(value), max(value), min(length(value)), max(length(value)), sum(try_cast(value AS double) * n) FROM by_hand_values GROUP BY attribute',
  )
}

async function rules(): Promise<(readonly [number, number])[]> {
  const evaluated = isWhole ? RULES : RULES.slice(0, 1)
  const [found] = await run(`SELECT ${evaluated.map(figures).join(', ')} FROM ${rows}`)
  const groups = new Map<string, BenchedRule[]>()
  for (const rule of evaluated)
    if (rule.groupSql !== undefined) groups.set(rule.groupSql, [...(groups.get(rule.groupSql) ?? []), rule])
  for (const [group, grouped] of groups)
    await run(
      `SELECT ${group}, ${grouped.map(figures).join(', ')} FROM ${rows} GROUP BY 1 ORDER BY count(*) DESC`,
    )
  const failing = evaluated.map(
    (rule, i) => `(SELECT ${i} AS rule, _rowid FROM ${rows} WHERE ${fails(rule)} LIMIT ${KEPT})`,
  )
  await run(`CREATE TABLE by_hand_failing AS ${failing.join(' UNION ALL ')}`)
  return evaluated.map((_, i) => [Number(found![2 * i]), Number(found![2 * i + 1])])
}

const page = (start: number): string =>
  `SELECT * FROM ${rows} WHERE _rowid BETWEEN ${start} AND ${start + 49} ORDER BY _rowid`

await step('load', load)
if (isWhole) await step('profile', profile)
const counts = await step('rules', rules)
if (isWhole) await step('join', () => run(figuresSql(customers, orders, JOINS['one to many'])))
const least = await quickly(() => run('SELECT 1'))
seconds.count = await quickly(() => run(`SELECT count(*) FROM ${rows} WHERE c5 = 'Paris'`))
seconds['first page'] = await quickly(() => run(page(1)))
seconds['last page'] = await quickly(() => run(page(Number(loaded) - 49)))
if (isWhole)
  await step('export', async () => {
    for await (const { rows: some } of client.query(`SELECT * FROM ${rows} ORDER BY _rowid`)) void some
  })
client.close()
process.send!({ seconds, least, counts } satisfies ByHand)
