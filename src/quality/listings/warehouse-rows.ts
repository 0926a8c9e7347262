import type { Knex } from 'knex'
import type { Dialect } from '../model/warehouse/dialect.ts'
import type { Warehouse } from '../model/warehouse/warehouse.ts'
import { firstRead } from './first-read.ts'
import { findMatching } from './find-matching.ts'
import { KnownTotals } from './known-totals.ts'
import { areLong, type NumberedRows, rangesOfLong, selectBetween } from '../stores/long-rows.ts'
import type { QueryMemory } from './query-memory.ts'
import type { ConditionScan, NumberSearch, PageQuery, RowStore, StoredPage, StoredRow } from './row-store.ts'

/** The members of a warehouse that reading pages needs. */
export type RowReader = Pick<Warehouse, 'dialect' | 'knex' | 'read' | 'memoryMb'>

/** Rows of a repository's warehouse. They are streamed from the engine to the client. */
export class WarehouseRows implements RowStore {
  readonly #warehouse: RowReader
  readonly #totals: KnownTotals
  readonly evaluatedBy: Dialect
  readonly memory: QueryMemory

  /** @param memory that a condition may use */
  constructor(warehouse: RowReader, memory: QueryMemory) {
    this.#warehouse = warehouse
    this.memory = memory
    this.evaluatedBy = warehouse.dialect
    this.#totals = KnownTotals.of(warehouse)
  }

  get knex() {
    return this.#warehouse.knex
  }

  /** @throws any error of the engine before the first rows */
  async readPage({ scan, ...query }: PageQuery, signal: AbortSignal): Promise<StoredPage> {
    if (scan) return this.#readMatching(scan, query, signal)
    const { total, counted, numbered, search, offset, size } = query
    if (search) return this.#readFound(search, query, signal)
    const known = typeof total === 'number' ? total : this.#totals.find(total)
    const page = known === undefined && counted ? counted : query.rows
    const asked = numbered ? await this.#byNumbers(numbered, signal) : page.offset(offset).limit(size)
    const rows = await firstRead(this.#warehouse.read(asked, signal))
    try {
      return { total: known ?? (await this.#count(total as Knex.QueryBuilder, rows.first, signal)), rows }
    } catch (error) {
      // The rows are not needed, and an open reader would keep its connection.
      await rows.return()
      throw error
    }
  }

  /**
   * Queries for the rows of a page in sequence: long rows a few at a time. They have no limit, because a sort of whole
   * rows with a limit needs twice the memory of one without: 600 instead of 350 MB for 4,096 columns.
   */
  async #byNumbers(numbered: NumberedRows, signal: AbortSignal): Promise<Knex.QueryBuilder[]> {
    const { rows, number, first, last } = numbered
    if (!areLong(numbered, this.#warehouse)) return [selectBetween(rows, number, [first, last])]
    const queries: Knex.QueryBuilder[] = []
    for await (const range of rangesOfLong(numbered, this.#warehouse, signal))
      queries.push(selectBetween(rows, number, range))
    return queries
  }

  /** Finds and counts the rows of a page at the same time, and reads the rows by their numbers. */
  async #readFound(
    search: NumberSearch,
    { total, size }: Pick<PageQuery, 'total' | 'size'>,
    signal: AbortSignal,
  ): Promise<StoredPage> {
    const failing = new AbortController()
    const stop = AbortSignal.any([signal, failing.signal])
    try {
      const [all, numbers] = await Promise.all([
        typeof total === 'number' ? total : (this.#totals.find(total) ?? this.#count(total, undefined, stop)),
        this.#find(search, size, stop),
      ])
      if (numbers.length === 0) return { total: all, rows: nothing() }
      return {
        total: all,
        rows: await firstRead(this.#warehouse.read(search.withNumbers(numbers), signal)),
      }
    } catch (error) {
      failing.abort()
      throw error
    }
  }

  /** The numbers of the rows of a page, in its order. */
  async #find(
    { numbers, amongFirst }: NumberSearch,
    size: number,
    signal: AbortSignal,
  ): Promise<readonly number[]> {
    const first = amongFirst === undefined ? [] : await this.#numbers(amongFirst, signal)
    return first.length === size ? first : this.#numbers(numbers, signal)
  }

  async #numbers(query: Knex.QueryBuilder, signal: AbortSignal): Promise<number[]> {
    const numbers: number[] = []
    for await (const rows of this.#warehouse.read(query, signal))
      numbers.push(...rows.map((row) => Number(Object.values(row)[0])))
    return numbers
  }

  async #readMatching(
    scan: ConditionScan,
    { offset, size }: Omit<PageQuery, 'scan'>,
    signal: AbortSignal,
  ): Promise<StoredPage> {
    const all = this.#warehouse.read(scan.rows, signal)
    const { total, page } = await findMatching(all, scan.isMatch, { offset, size }, signal)
    const rows = page.length === 0 ? nothing() : this.#warehouse.read(scan.withKeys(page), signal)
    return { total, rows }
  }

  /** @param first rows of the page, each with the total if the rows were counted in the same scan */
  async #count(
    query: Knex.QueryBuilder,
    first: StoredRow[] | undefined,
    signal: AbortSignal,
  ): Promise<number> {
    let total = first?.[0]?.['total']
    if (total === undefined) {
      for await (const [row] of this.#warehouse.read(query, signal)) total = row?.['total']
    }
    this.#totals.add(query, Number(total))
    return Number(total)
  }
}

/** The rows of an entity that was never loaded, and so has no tables. */
export class NoRows implements RowStore {
  readonly knex: Knex
  readonly evaluatedBy: Dialect

  constructor({ knex, dialect }: Pick<Warehouse, 'knex' | 'dialect'>) {
    this.knex = knex
    this.evaluatedBy = dialect
  }

  readPage(): Promise<StoredPage> {
    return Promise.resolve({ total: 0, rows: nothing() })
  }
}

async function* nothing(): AsyncGenerator<StoredRow[]> {}
