import { identifier } from '../../../../lib/sql-quotes.ts'
import { type InPlaceQuery, inPlaceColumn, type PlacedRows } from '../../../model/warehouse/in-place.ts'
import {
  type LoadLayouts,
  PieceDamaged,
  QueryCancelled,
  type TableLayout,
} from '../../../model/warehouse/warehouse.ts'
import { discardTables, NewTable, type TableMaking } from '../load/new-table.ts'
import { columnSummaries } from './column-summaries.ts'

/**
 * Rows are numbered in parallel within buckets, and then from the offsets of the buckets. One `row_number()` over all
 * rows would run on one node.
 */
const BUCKETS = 256
/** A page of rows reads the files of one or two ranges of numbers. */
const MIN_RANGE_ROWS = 1_000_000
/** Less than the partitions for which Trino's writers of Iceberg are made (`iceberg.max-partitions-per-writer`). */
const MAX_RANGES = 64
/** A character has at most 4 bytes in UTF-8. */
const MAX_CHARACTER_BYTES = 4

/** The shares of the steps. */
const [READ, SUMMARIZED] = [0.5, 0.8]

/** See `WarehouseInPlace.load`. */
export async function takeOver(
  { rows: layout, rejects }: LoadLayouts,
  query: InPlaceQuery,
  recordBytes: number,
  onStep: (share: number, rows: number | undefined) => void,
  making: TableMaking,
  signal: AbortSignal,
): Promise<PlacedRows | undefined> {
  const made: NewTable[] = []
  const shown = new Set<NewTable>()
  const newTable = (name: string): NewTable => {
    const table = new NewTable(name, making)
    made.push(table)
    return table
  }
  const buckets = newTable(layout.name)
  try {
    const columns = layout.columns.length - 1
    onStep(0, undefined)
    await buckets.createAs(bucketQuery(query, columns), signal)
    const found = await bucketsOf(buckets, columns, making, signal)
    if (found.maxLength * MAX_CHARACTER_BYTES > recordBytes) {
      await discardTables(made, shown, making.logger)
      return undefined
    }
    onStep(READ, found.rows)
    const summaries = await columnSummaries(buckets.hidden, columns, found.rows, making.run, signal)
    onStep(SUMMARIZED, found.rows)
    const [rows, rejected] = [newTable(layout.name), newTable(rejects.name)]
    await rejected.create(rejects.columns, signal)
    await rows.createAs(numberedQuery(layout, buckets, found), signal, rangesOf(layout, found.rows))
    await verify(rows, layout, found.rows, making, signal)
    for (const table of [rows, rejected]) {
      if (signal.aborted) throw new QueryCancelled()
      await table.show()
      shown.add(table)
    }
    await buckets.discard(false)
    return {
      rows: found.rows,
      recordMinLength: found.minLength,
      recordMaxLength: found.maxLength,
      columns: summaries,
    }
  } catch (error) {
    await discardTables(made, shown, making.logger)
    throw signal.aborted ? new QueryCancelled({ cause: error }) : error
  }
}

const textsOf = (columns: number): string[] =>
  Array.from({ length: columns }, (_, index) => inPlaceColumn(index))

function bucketQuery({ functions, select }: InPlaceQuery, columns: number): string {
  const texts = textsOf(columns).join(', ')
  return `WITH ${functions} SELECT ${texts}, bucket, row_number() OVER (PARTITION BY bucket) AS n
    FROM (SELECT ${texts}, random(${BUCKETS}) AS bucket FROM (${select}))`
}

interface Buckets {
  readonly rows: number
  /** Of the rows, in characters; 0 without rows. */
  readonly minLength: number
  readonly maxLength: number
  /** The rows before each bucket. */
  readonly offsets: readonly (readonly [bucket: number, rowsBefore: number])[]
}

async function bucketsOf(
  { hidden }: NewTable,
  columns: number,
  { run }: TableMaking,
  signal: AbortSignal,
): Promise<Buckets> {
  const length = textsOf(columns)
    .map((text) => `coalesce(length(${text}), 0)`)
    .join(' + ')
  const found = await run(
    `SELECT bucket, count(*) AS n, min(l) AS least, max(l) AS most
     FROM (SELECT bucket, ${length} AS l FROM ${identifier(hidden)}) GROUP BY bucket ORDER BY bucket`,
    signal,
  )
  const offsets: [number, number][] = []
  let rows = 0
  let [minLength, maxLength] = [Infinity, 0]
  for (const { bucket, n, least, most } of found) {
    offsets.push([Number(bucket), rows])
    rows += Number(n)
    minLength = Math.min(minLength, Number(least))
    maxLength = Math.max(maxLength, Number(most))
  }
  return { rows, minLength: rows === 0 ? 0 : minLength, maxLength, offsets }
}

function numberedQuery({ columns, number }: TableLayout, { hidden }: NewTable, { offsets }: Buckets): string {
  const texts = columns.slice(1).map(([name], index) => `${inPlaceColumn(index)} AS ${identifier(name)}`)
  const before = offsets.length === 0 ? [[0, 0]] : offsets
  const values = before.map(([bucket, rows]) => `(${bucket}, bigint '${rows}')`).join(', ')
  return `SELECT o.rows_before + b.n AS ${identifier(number)}, ${texts.join(', ')}
    FROM ${identifier(hidden)} AS b JOIN (VALUES ${values}) AS o (bucket, rows_before) ON b.bucket = o.bucket`
}

/** Files have ranges of numbers, as rows that the server loads have. */
function rangesOf({ number }: TableLayout, rows: number): string {
  const size = Math.max(MIN_RANGE_ROWS, Math.ceil(rows / MAX_RANGES))
  return `partitioning = ARRAY['truncate("${number}", ${size})']`
}

/** @throws PieceDamaged if the rows are not numbered from 1 without gaps */
async function verify(
  { hidden }: NewTable,
  { number }: TableLayout,
  rows: number,
  { run }: TableMaking,
  signal: AbortSignal,
): Promise<void> {
  const n = identifier(number)
  const [seen] = await run(
    `SELECT count(*) AS n, CAST(sum(CAST(${n} AS decimal(38, 0))) AS varchar) AS total, min(${n}) AS least, max(${n}) AS most FROM ${identifier(hidden)}`,
    signal,
  )
  const total = (BigInt(rows) * BigInt(rows + 1)) / 2n
  const isRight =
    Number(seen?.['n']) === rows &&
    (rows === 0 ||
      (Number(seen?.['least']) === 1 && Number(seen?.['most']) === rows && seen?.['total'] === String(total)))
  if (!isRight)
    throw new PieceDamaged(
      'The rows of a table in the cluster were not numbered from 1 without gaps; load again.',
    )
}
