import type { Warehouse } from '../stores/warehouse.ts'
import { readTotal } from './catalogue-rows.ts'
import type { PageQuery, RowStore, StoredPage } from './row-store.ts'

/** Rows of a repository's warehouse: they go from the engine to the client without being collected. */
export class WarehouseRows implements RowStore {
  readonly #warehouse: Warehouse

  constructor(warehouse: Warehouse) {
    this.#warehouse = warehouse
  }

  get knex() {
    return this.#warehouse.knex
  }

  async readPage({ rows, total, offset, size }: PageQuery, signal: AbortSignal): Promise<StoredPage> {
    return {
      total: typeof total === 'number' ? total : await readTotal(total),
      rows: this.#warehouse.read(rows.offset(offset).limit(size), signal),
    }
  }
}
