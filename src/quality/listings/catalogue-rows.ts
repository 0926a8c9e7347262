import type { Knex } from 'knex'
import { findMatching } from './find-matching.ts'
import type { ConditionScan, PageQuery, RowStore, StoredPage, StoredRow } from './row-store.ts'

/** Values to fetch at a time. SQLite's driver builds their objects synchronously, in about 3 ms for this number. */
const VALUES_AT_ONCE = 6_000

/**
 * Rows of the catalogue. A page is read completely before its first row is sent, since the single connection must not
 * wait for a client. It is read in one transaction, so that its total and its parts are consistent.
 */
export class CatalogueRows implements RowStore {
  readonly knex: Knex
  /** Databases of catalogues support neither the functions nor the comparisons of the language. */
  readonly evaluatedBy = 'process'

  constructor(catalogue: Knex) {
    this.knex = catalogue
  }

  readPage({ scan, ...query }: PageQuery, signal: AbortSignal): Promise<StoredPage> {
    return this.knex.transaction((transaction) =>
      scan ? readMatching(scan, query, transaction, signal) : readInParts(query, transaction, signal),
    )
  }
}

async function readInParts(
  { rows, total, offset, size, width }: Omit<PageQuery, 'scan'>,
  transaction: Knex.Transaction,
  signal: AbortSignal,
): Promise<StoredPage> {
  const all = typeof total === 'number' ? total : await readTotal(total.transacting(transaction))
  const end = Math.min(offset + size, all)
  const parts: StoredRow[][] = []
  for await (const part of partsOf(rows, width, { from: offset, end }, transaction, signal)) parts.push(part)
  return { total: all, rows: inTurn(parts) }
}

async function readMatching(
  scan: ConditionScan,
  { offset, size, width }: Omit<PageQuery, 'scan'>,
  transaction: Knex.Transaction,
  signal: AbortSignal,
): Promise<StoredPage> {
  const all = partsOf(scan.rows, scan.width, { from: 0, end: Infinity }, transaction, signal)
  const { total, page } = await findMatching(all, scan.isMatch, { offset, size }, signal)
  const parts: StoredRow[][] = []
  const atOnce = rowsAtOnce(width)
  for (let from = 0; from < page.length; from += atOnce) {
    const part = scan.withKeys(page.slice(from, from + atOnce)).transacting(transaction)
    parts.push((await part) as StoredRow[])
  }
  return { total, rows: inTurn(parts) }
}

async function* partsOf(
  rows: Knex.QueryBuilder,
  width: number,
  { from, end }: { readonly from: number; readonly end: number },
  transaction: Knex.Transaction,
  signal: AbortSignal,
): AsyncGenerator<StoredRow[]> {
  const atOnce = rowsAtOnce(width)
  for (let at = from; at < end; at += atOnce) {
    signal.throwIfAborted()
    const limit = Math.min(atOnce, end - at)
    const part = (await rows.clone().transacting(transaction).offset(at).limit(limit)) as StoredRow[]
    yield part
    if (part.length < limit) return
  }
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
