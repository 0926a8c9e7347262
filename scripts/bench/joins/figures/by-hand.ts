/**
 * A process of its own: joins two tables of a warehouse's file, which no other process has open, by SQL that was written
 * by hand. Sends a ByHand: `node by-hand.ts <database> <left entity> <right entity> <folder> <memory in MB> <threads>`.
 */
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { timed } from '../../timed.ts'
import { figuresSql, valuesSql } from './figures-sql.ts'
import {
  millisecondsOf,
  PAGE_SIZE,
  pageStarts,
  REPEATS,
  type Figures,
  type ResultSet,
} from './result-sets.ts'
import { JOINS, type JoinKind } from './tables.ts'

export interface ByHand {
  readonly joins: Readonly<Record<JoinKind, { readonly seconds: number; readonly figures: Figures }>>
  /** Milliseconds of the first, middle and last page of each result set; medians. */
  readonly pages: Readonly<Record<JoinKind, Readonly<Record<ResultSet, readonly number[]>>>>
}

const [, , database, left, right, folder, memoryMb, threads] = process.argv as unknown as [string, string, string, string, string, string, string, string] // prettier-ignore
const instance = await DuckDBInstance.create(join(folder, 'by-hand.duckdb'), {
  memory_limit: `${memoryMb}MB`,
  threads,
  temp_directory: join(folder, 'temporary'),
})
const connection = await instance.connect()
await connection.run(`ATTACH '${database}' AS warehouse (READ_ONLY)`)

const rows = async (query: string): Promise<unknown[][]> => (await connection.runAndReadAll(query)).getRows()
const tableOf = async (entity: string): Promise<string> => {
  const [[name] = []] = await rows(
    `SELECT table_name FROM duckdb_tables() WHERE database_name = 'warehouse' AND table_name LIKE 'e${entity}\\_g%' ESCAPE '\\'`,
  )
  return `warehouse.main.${name as string}`
}
const [l, r] = [await tableOf(left), await tableOf(right)]

const setQueries = ({ left: a, right: b }: (typeof JOINS)[JoinKind]): Readonly<Record<ResultSet, string>> => {
  const on = `l.c${a} = r.c${b}`
  const joined = (kind: string): string => `SELECT l.*, r.* FROM ${l} AS l ${kind} JOIN ${r} AS r ON ${on}`
  return {
    innerrows: joined('INNER'),
    leftouterrows: joined('LEFT'),
    rightouterrows: joined('RIGHT'),
    outerrows: joined('FULL'),
    leftnomatchrows: `SELECT l.* FROM ${l} AS l ANTI JOIN ${r} AS r ON ${on}`,
    rightnomatchrows: `SELECT r.* FROM ${r} AS r ANTI JOIN ${l} AS l ON ${on}`,
    matchingvalues: `SELECT x.k, x.f, y.f, x.f * y.f FROM ${valuesSql(l, a)} AS x JOIN ${valuesSql(r, b)} AS y ON x.k = y.k`,
    leftnomatchvalues: `SELECT x.k, x.f FROM ${valuesSql(l, a)} AS x ANTI JOIN ${r} AS r ON x.k = r.c${b}`,
    rightnomatchvalues: `SELECT y.k, y.f FROM ${valuesSql(r, b)} AS y ANTI JOIN ${l} AS l ON y.k = l.c${a}`,
  }
}

const joins = {} as Record<JoinKind, { seconds: number; figures: Figures }>
const pages = {} as Record<JoinKind, Record<ResultSet, number[]>>
for (const [kind, columns] of Object.entries(JOINS) as [JoinKind, (typeof JOINS)[JoinKind]][]) {
  const runs: number[] = []
  let found: unknown[] = []
  for (let i = 0; i < REPEATS; i++) {
    const [[row], seconds] = await timed(() => rows(figuresSql(l, r, columns)))
    runs.push(seconds)
    found = row!
  }
  const [common, inner, leftValues, leftRows, rightValues, rightRows] = found.map((one) => Number(one ?? 0))
  const figures: Figures = {
    common: common!,
    inner: inner!,
    leftValues: leftValues!,
    leftRows: leftRows!,
    rightValues: rightValues!,
    rightRows: rightRows!,
  }
  joins[kind] = { seconds: Math.min(...runs), figures }
  pages[kind] = {} as Record<ResultSet, number[]>
  for (const [set, query] of Object.entries(setQueries(columns)) as [ResultSet, string][]) {
    pages[kind][set] = []
    for (const start of pageStarts(set, figures)) {
      const page = `${query} LIMIT ${PAGE_SIZE} OFFSET ${start - 1}`
      pages[kind][set].push(await millisecondsOf(() => rows(page)))
    }
  }
}
connection.closeSync()
instance.closeSync()
process.send!({ joins, pages } satisfies ByHand)
