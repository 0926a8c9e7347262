import type { Knex } from 'knex'
import type { CatalogueReader, Transaction } from '../../platform/catalogue/catalogue.ts'
import { findMatching } from './find-matching.ts'
import type { ConditionScan, PageQuery, RowsById, RowStore, StoredPage, StoredRow } from './row-store.ts'

/** Values to fetch at a time. SQLite's driver builds their objects synchronously, in about 3 ms for this number. */
const VALUES_AT_ONCE = 6_000

/**
 * Rows of the catalogue. A page is read completely before its first row is sent, since the single connection must not
 * wait for a client. It is read in one snapshot, so that its total and its parts are consistent.
 */
export class CatalogueRows implements RowStore {
  readonly knex: Knex
  readonly #catalogue: CatalogueReader
  /** Databases of catalogues support neither the functions nor the comparisons of the language. */
  readonly evaluatedBy = 'process'

  constructor(catalogue: CatalogueReader) {
    this.knex = catalogue.knex
    this.#catalogue = catalogue
  }

  /** Runs work that reads several pages of one state of the catalogue. */
  snapshot<T>(work: (rows: CatalogueRows) => Promise<T>): Promise<T> {
    return this.#catalogue.snapshot((snapshot) =>
      work(new CatalogueRows({ knex: snapshot, snapshot: (read) => read(snapshot) })),
    )
  }

  readPage({ scan, ...query }: PageQuery, signal: AbortSignal): Promise<StoredPage> {
    return this.#catalogue.snapshot((snapshot) =>
      scan ? readMatching(scan, query, snapshot, signal) : readInParts(query, snapshot, signal),
    )
  }
}

type WholePage = Omit<PageQuery, 'scan'>

async function readInParts(
  { rows, byId, total, offset, size, width }: WholePage,
  snapshot: Transaction,
  signal: AbortSignal,
): Promise<StoredPage> {
  const all = typeof total === 'number' ? total : await readTotal(total.transacting(snapshot))
  const end = Math.min(offset + size, all)
  const parts: StoredRow[][] = []
  const place = { from: offset, end, total: all }
  for await (const part of partsOf({ rows, byId, width }, place, snapshot, signal)) parts.push(part)
  return { total: all, rows: inTurn(parts) }
}

async function readMatching(
  scan: ConditionScan,
  { byId, offset, size, width }: WholePage,
  snapshot: Transaction,
  signal: AbortSignal,
): Promise<StoredPage> {
  const all = partsOf({ ...scan, byId }, { from: 0, end: Infinity }, snapshot, signal)
  const { total, page } = await findMatching(all, scan.isMatch, { offset, size }, signal)
  const parts: StoredRow[][] = []
  const atOnce = rowsAtOnce(width)
  for (let from = 0; from < page.length; from += atOnce) {
    const part = scan.withKeys(page.slice(from, from + atOnce)).transacting(snapshot)
    parts.push((await part) as StoredRow[])
  }
  return { total, rows: inTurn(parts) }
}

/** Rows of a page or of a scan, in their order, and a page of them. */
type Rows = Pick<PageQuery, 'rows' | 'byId' | 'width'>
interface Place {
  readonly from: number
  /** Infinity: until the last row. */
  readonly end: number
  /** Number of all rows, if it is known. */
  readonly total?: number
}

function partsOf(
  { rows, byId, width }: Rows,
  place: Place,
  snapshot: Transaction,
  signal: AbortSignal,
): AsyncGenerator<StoredRow[]> {
  const atOnce = rowsAtOnce(width)
  return byId
    ? partsById(rows, byId, atOnce, place, snapshot, signal)
    : partsByPlace(rows, atOnce, place, snapshot, signal)
}

async function* partsByPlace(
  rows: Knex.QueryBuilder,
  atOnce: number,
  { from, end }: Place,
  snapshot: Transaction,
  signal: AbortSignal,
): AsyncGenerator<StoredRow[]> {
  for (let at = from; at < end; at += atOnce) {
    signal.throwIfAborted()
    const limit = Math.min(atOnce, end - at)
    const part = (await rows.clone().transacting(snapshot).offset(at).limit(limit)) as StoredRow[]
    yield part
    if (part.length < limit) return
  }
}

/**
 * Sorts the ids alone, and reads the rows by them: a sort of whole rows, once for each part, would take seconds for
 * 100,000 rows.
 */
async function* partsById(
  rows: Knex.QueryBuilder,
  byId: RowsById,
  atOnce: number,
  place: Place,
  snapshot: Transaction,
  signal: AbortSignal,
): AsyncGenerator<StoredRow[]> {
  if (place.from >= place.end) return
  const found = await idsAt(byId, place, snapshot)
  for (let at = 0; at < found.length; at += atOnce) {
    signal.throwIfAborted()
    const part = rows.clone().transacting(snapshot)
    yield (await part.whereIn(byId.id, found.slice(at, at + atOnce))) as StoredRow[]
  }
}

/** The ids of a page. A page in the second half is found from the end, because every row before it would be read and sorted. */
async function idsAt(
  { ids, idsBackward }: RowsById,
  { from, end, total = Infinity }: Place,
  snapshot: Transaction,
): Promise<number[]> {
  const isBackward = total - end < from
  const query = (isBackward ? idsBackward : ids).clone().transacting(snapshot)
  void query.offset(isBackward ? total - end : from)
  if (end !== Infinity) void query.limit(end - from)
  const found = ((await query) as { r0: number }[]).map(({ r0 }) => r0)
  return isBackward ? found.reverse() : found
}

const rowsAtOnce = (width: number): number => Math.ceil(VALUES_AT_ONCE / width)

/** The number that a count query returns. */
export async function readTotal(query: Knex.QueryBuilder): Promise<number> {
  const [row] = (await query) as { total: number | string }[]
  return Number(row?.total)
}

async function* inTurn(parts: readonly StoredRow[][]): AsyncGenerator<StoredRow[]> {
  yield* parts
}
