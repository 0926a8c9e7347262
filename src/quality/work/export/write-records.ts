import { createReadStream } from 'node:fs'
import { open, unlink, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { areLong, type NumberRange, rangesOfLong, selectBetween } from '../../stores/long-rows.ts'
import { writeCsv } from '../../stores/write-csv.ts'
import { inTurn } from '../../../lib/in-turn.ts'
import type { ListingOptions } from '../../listings/options.ts'
import { MAX_PAGE_SIZE } from '../../listings/options.ts'
import type { Page, ShownColumn } from '../../listings/page.ts'
import type { Warehouse } from '../../model/warehouse/warehouse.ts'
import type { SortedRows } from '../../model/warehouse/written-files.ts'
import { canonicalRecord, csvRecord } from './csv.ts'
import type { ListingSource } from '../../services/listings/listing-source.ts'

/** The records of an export, and the report of the progress. */
export interface RecordsTask {
  readonly source: ListingSource
  readonly options: ListingOptions
  /** Folder for pieces, below the repository's folder. */
  readonly folder: string
  readonly signal: AbortSignal
  /** @param total undefined if unknown */
  readonly tell: (count: number, total: number | undefined) => void
}

/** Exports are complete listings, without pages. */
export const EVERYTHING = { pageStart: 1, pageSize: Number.MAX_SAFE_INTEGER }

/** Values of a piece that the engine writes. Sorting a piece in memory takes about 300 MB at most. */
const VALUES_OF_PIECE = 4_000_000
/** The same if the nodes of a cluster write it, which costs several statements. A process with a limit sorts it. */
const VALUES_OF_LARGE_PIECE = 20_000_000
/** Length of a record in a large piece: the sort holds thousands of whole records in memory. */
const MAX_SORTED_RECORD = 10_000

/** The cluster writes the next piece while this server sorts one. */
const LARGE_PIECES_AT_ONCE = 2

/**
 * Writes the records of a listing to a new file. If the columns are stored as they are shown, the rows go to the file by
 * `writeCsv`, which an engine can speed up.
 * Otherwise this process reads and writes the records in batches.
 * @param names the file is a CSV file with these names, as users get it; undefined: canonical CSV, from which another
 * file is made
 * @returns the number of records written
 */
export async function writeRecords(
  task: RecordsTask,
  path: string,
  names?: readonly string[],
): Promise<number> {
  const recordOf = names ? csvRecord : canonicalRecord
  const file = await open(path, 'wx', 0o600)
  try {
    if (names) await file.writeFile(recordOf(names))
    const { source, options } = task
    const { columns, query } = source.plan(options)
    const { warehouse } = source
    const count =
      warehouse && isStoredAsShown(columns)
        ? await writeByEngine(task, warehouse, columns, query.rows, file, names !== undefined)
        : await writeShown(task, columns, file, recordOf)
    await file.sync()
    return count
  } finally {
    await file.close()
  }
}

/** True if all columns are stored as they are shown. */
export const isStoredAsShown = (columns: readonly ShownColumn[]): boolean =>
  columns.every(({ column }) => column.textKind === 'text' || column.textKind === 'integer')

/** The rows of a listing's query, with other columns by their names. */
export const reselected = (
  rows: Knex.QueryBuilder,
  columns: readonly Readonly<Record<string, Knex.Raw>>[],
): Knex.QueryBuilder => rows.clone().clearSelect().select(columns)

/**
 * While the engine writes a piece, the previous piece is appended to the file. Rows in the order of their numbers are
 * written in ranges, because sorting all rows at once would fill the memory and the disk.
 */
async function writeByEngine(
  { source, options, folder, signal, tell }: RecordsTask,
  warehouse: Warehouse,
  columns: readonly ShownColumn[],
  rows: Knex.QueryBuilder,
  file: FileHandle,
  isForUsers: boolean,
): Promise<number> {
  // A line without characters would not be a record.
  const isQuoted = columns.length === 1 && isForUsers
  const { dialect, knex } = warehouse
  const all = reselected(
    rows,
    columns.map(({ column }, i) => {
      return { [`v${i}`]: knex.raw(isQuoted ? dialect.textOrEmpty(column.sql) : column.sql) }
    }),
  )
  const quoted = isQuoted ? ['v0'] : []
  const isWhole = options.where === undefined && options.keys === undefined
  const total = isWhole ? source.numbering?.total : undefined
  let count = 0
  let underWay: Promise<unknown> = Promise.resolve()
  const settled = async () => {
    const failure = await underWay
    if (failure !== undefined) throw failure as Error
  }
  const { longest = 0 } = source.numbering ?? {}
  let index = 0
  const write = async (range: NumberRange | undefined): Promise<Written> => {
    const path = join(folder, `records-${index++}.csv`)
    const csv = { path, quoted }
    const piece = range ? selectBetween(all, source.number, range) : all
    const { largeResults } = warehouse
    const isLarge =
      largeResults !== undefined &&
      range !== undefined &&
      rowsOf(range) >= largeResults.minRows &&
      longest <= MAX_SORTED_RECORD
    const records = isLarge
      ? await largeResults.writeCsv(numbered(piece, source.number, warehouse, columns), csv, signal)
      : await writeCsv(warehouse, piece, csv, signal)
    return { path, records }
  }
  const ranges = rangesOf(source, options, columns, warehouse, rows, signal)
  const atOnce = warehouse.largeResults === undefined ? 1 : LARGE_PIECES_AT_ONCE
  try {
    for await (const { path, records } of inTurn(ranges, write, atOnce)) {
      count += records
      tell(count, Number(total))
      await settled()
      underWay = append(path, file, signal).catch((error: unknown) => error)
    }
  } finally {
    await underWay
  }
  await settled()
  return count
}

/** A piece of the records. */
interface Written {
  readonly path: string
  readonly records: number
}

const rowsOf = ([first, last]: NumberRange): number => last - first + 1

/** The rows of a piece without an order, with their numbers. */
const numbered = (
  piece: Knex.QueryBuilder,
  number: string,
  { knex }: Warehouse,
  columns: readonly ShownColumn[],
): SortedRows => ({
  query: piece
    .clone()
    .clearOrder()
    .select({ number: knex.raw(number) }),
  columns: columns.map((_, i) => `v${i}`),
  order: [{ column: 'number', order: 'asc' }],
})

/** The row numbers of each piece; undefined if one piece has all rows, in the order of the query. */
async function* rangesOf(
  { numbering, number }: ListingSource,
  { sort, keys }: ListingOptions,
  columns: readonly ShownColumn[],
  warehouse: Warehouse,
  rows: Knex.QueryBuilder,
  signal: AbortSignal,
): AsyncGenerator<NumberRange | undefined> {
  if (!numbering?.isGapless || sort.length > 0 || keys !== undefined) {
    yield undefined
    return
  }
  const { total, longest = 0 } = numbering
  const values = warehouse.largeResults === undefined ? VALUES_OF_PIECE : VALUES_OF_LARGE_PIECE
  const size = Math.ceil(values / columns.length)
  for (let first = 1; first === 1 || first <= total; first += size) {
    const piece = { first, last: first + size - 1 }
    const numbered = { rows, number, ...piece, columns: columns.map(({ column }) => column.sql), longest }
    if (areLong({ ...numbered, last: Math.min(piece.last, total) }, warehouse))
      yield* rangesOfLong(numbered, warehouse, signal)
    else yield [first, Math.min(piece.last, total)]
  }
}

async function append(path: string, file: FileHandle, signal: AbortSignal): Promise<undefined> {
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20, signal })) {
    await file.writeFile(chunk as Buffer)
  }
  await unlink(path)
}

async function writeShown(
  { source, options, signal, tell }: RecordsTask,
  columns: readonly ShownColumn[],
  file: FileHandle,
  recordOf: typeof csvRecord,
): Promise<number> {
  // In the catalogue, an empty text stands for a value that was not given.
  const isNull = (value: unknown): boolean => value === null || source.warehouse === undefined
  let count = 0
  for await (const { rows, total } of pagesOf(source, options, signal)) {
    for await (const part of rows) {
      signal.throwIfAborted()
      const lines = part.map((row) =>
        recordOf(
          columns.map(({ column }, i) => {
            const value = row[`v${i}`]
            const text = [column.show(value)].flat().join(' ')
            return text === '' && isNull(value) ? null : text
          }),
        ),
      )
      await file.writeFile(lines.join(''))
      count += part.length
      tell(count, Number(total))
    }
  }
  signal.throwIfAborted()
  return count
}

/** Reads the catalogue by pages, because a page of it is kept in memory. Streams the rows of a warehouse. */
async function* pagesOf(
  source: ListingSource,
  options: ListingOptions,
  signal: AbortSignal,
): AsyncGenerator<Page> {
  if (source.warehouse) {
    yield await source.page({ ...options, ...EVERYTHING }, signal)
    return
  }
  for (let pageStart = 1; ; pageStart += MAX_PAGE_SIZE) {
    const next = await source.page({ ...options, pageStart, pageSize: MAX_PAGE_SIZE }, signal)
    yield next
    if (pageStart + MAX_PAGE_SIZE > next.total) return
  }
}
