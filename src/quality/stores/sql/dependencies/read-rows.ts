import type { LoadRef, ReadRows } from '../../../model/warehouse/dependency-store.ts'
import { rowsTable } from '../../../model/warehouse/load-tables.ts'
import type { ReadQueries } from '../engine-queries.ts'

/** Rows of a load that are read by several statements. */
export interface ChosenRows {
  readonly isAll: boolean
  readonly count: number
  /** SQL on the table of rows. */
  readonly condition: string
  /** The place of a row in the columns, from 0, by the number of the row. */
  readonly placeOf: (number: number) => number
}

/** A prime. The remainders of scrambled numbers are as good as random. */
const REMAINDERS = 1_000_000_007

/** A row is in a sample if a number that follows from its own is small, so that no node has to sort the rows. */
export async function chooseRows(
  queries: ReadQueries,
  load: LoadRef,
  rows: ReadRows,
  signal: AbortSignal,
): Promise<ChosenRows> {
  if (rows.kind !== 'sample') {
    const count = rows.kind === 'all' ? load.loadedRows : Math.min(load.loadedRows, rows.count)
    const placeOf = (number: number): number => number - 1
    return { isAll: count === load.loadedRows, count, condition: `_rowid <= ${count}`, placeOf }
  }
  const most = Math.round((REMAINDERS * rows.count) / load.loadedRows)
  const condition = `abs(${queries.dialect.scrambled('_rowid', rows.seed)} % ${REMAINDERS}) < ${most}`
  const numbers = await numbersOf(queries, load, condition, signal)
  return { isAll: false, count: numbers.length, condition, placeOf: (number) => placeIn(numbers, number) }
}

/** The numbers of the rows in ascending order. */
async function numbersOf(
  { knex, read }: ReadQueries,
  load: LoadRef,
  condition: string,
  signal: AbortSignal,
): Promise<Float64Array> {
  const found: Float64Array[] = []
  const query = knex(rowsTable(load.entityId, load.generation)).whereRaw(condition).select('_rowid')
  for await (const rows of read(query, signal))
    found.push(Float64Array.from(rows, (row) => Number(row['_rowid'])))
  const numbers = new Float64Array(found.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const some of found) {
    numbers.set(some, at)
    at += some.length
  }
  return numbers.sort()
}

/** The place of a number in ascending numbers. */
function placeIn(numbers: Float64Array, number: number): number {
  let [from, to] = [0, numbers.length - 1]
  while (from < to) {
    const middle = (from + to) >> 1
    if (numbers[middle]! < number) from = middle + 1
    else to = middle
  }
  return from
}
