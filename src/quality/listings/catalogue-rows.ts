import type { Knex } from 'knex'
import type { PageQuery, RowStore, StoredPage, StoredRow } from './row-store.ts'

/** Values that are fetched at a time: SQLite's driver makes their objects without a pause, 10 ms for so many. */
const VALUES_AT_ONCE = 20_000

/**
 * Rows of the catalogue. A page is read whole before its first row is sent, since the only connection must not
 * wait for a client; it is read in one transaction, so that its total and its parts belong together.
 */
export class CatalogueRows implements RowStore {
  readonly knex: Knex

  constructor(catalogue: Knex) {
    this.knex = catalogue
  }

  readPage({ rows, total, offset, size, width }: PageQuery, signal: AbortSignal): Promise<StoredPage> {
    const atOnce = Math.ceil(VALUES_AT_ONCE / width)
    return this.knex.transaction(async (transaction) => {
      const all = typeof total === 'number' ? total : await readTotal(total.transacting(transaction))
      const end = Math.min(offset + size, all)
      const parts: StoredRow[][] = []
      for (let from = offset; from < end && !signal.aborted; from += atOnce) {
        const part = rows.clone().transacting(transaction)
        parts.push((await part.offset(from).limit(Math.min(atOnce, end - from))) as StoredRow[])
      }
      return { total: all, rows: inTurn(parts) }
    })
  }
}

/** The number that a query asks for. */
export async function readTotal(query: Knex.QueryBuilder): Promise<number> {
  const [row] = (await query) as { total: number | string }[]
  return Number(row?.total)
}

async function* inTurn(parts: readonly StoredRow[][]): AsyncGenerator<StoredRow[]> {
  yield* parts
}
