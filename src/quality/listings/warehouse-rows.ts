import type { Knex } from 'knex'
import type { Warehouse } from '../stores/warehouse.ts'
import { begun } from './begun.ts'
import { findWanted } from './find-wanted.ts'
import type { JudgedRows, PageQuery, RowStore, StoredPage, StoredRow } from './row-store.ts'
import { within } from './time-limit.ts'

/** Rows of a repository's warehouse: they go from the engine to the client without being collected. */
export class WarehouseRows implements RowStore {
  readonly #warehouse: Warehouse
  readonly #seconds: number
  readonly judge = 'engine'

  /** @param seconds for which an answer may be looked for, until its first rows are there */
  constructor(warehouse: Warehouse, seconds: number) {
    this.#warehouse = warehouse
    this.#seconds = seconds
  }

  get knex() {
    return this.#warehouse.knex
  }

  /** @throws QueryTooLong, and whatever the engine throws before the first rows */
  readPage({ judged, ...query }: PageQuery, signal: AbortSignal): Promise<StoredPage> {
    return within(this.#seconds, signal, async (limited) => {
      if (judged) return this.#readWanted(judged, query, limited)
      const { total, isCounted, offset, size } = query
      const rows = await begun(this.#warehouse.read(query.rows.offset(offset).limit(size), limited))
      try {
        const counted = isCounted ? rows.first?.[0]?.['total'] : undefined
        if (counted !== undefined) return { total: Number(counted), rows }
        return { total: typeof total === 'number' ? total : await this.#readTotal(total, limited), rows }
      } finally {
        // Nobody waits for them any more, and they would keep their connection.
        if (limited.aborted) await rows.return(undefined)
      }
    })
  }

  async #readWanted(
    judged: JudgedRows,
    { offset, size }: Omit<PageQuery, 'judged'>,
    signal: AbortSignal,
  ): Promise<StoredPage> {
    const all = this.#warehouse.read(judged.rows, signal)
    const { total, page } = await findWanted(all, judged.isWanted, { offset, size }, signal)
    const rows = page.length === 0 ? nothing() : this.#warehouse.read(judged.withKeys(page), signal)
    return { total, rows }
  }

  async #readTotal(query: Knex.QueryBuilder, signal: AbortSignal): Promise<number> {
    let total = 0
    for await (const [row] of this.#warehouse.read(query, signal)) total = Number(row?.['total'])
    return total
  }
}

/** What was never loaded has no tables to ask. */
export class NoRows implements RowStore {
  readonly knex: Knex
  readonly judge = 'engine'

  constructor(knex: Knex) {
    this.knex = knex
  }

  readPage(): Promise<StoredPage> {
    return Promise.resolve({ total: 0, rows: nothing() })
  }
}

async function* nothing(): AsyncGenerator<StoredRow[]> {}
