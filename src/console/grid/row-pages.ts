import type { Column } from '../../../generated/quality/sdk/typescript/src/models/Column.ts'
import type { StandardResponse } from '../../../generated/quality/sdk/typescript/src/models/StandardResponse.ts'

/** Rows of a page, and the pages that are kept. */
export const PAGE_SIZE = 100
const MAX_KEPT = 60
const MAX_IN_FLIGHT = 3

/** The column with the number of a row, which is the first one. An attribute of the name lengthens it. */
const ROW_NUMBER = /^_+rowid$/

export interface GridRow {
  /** Index in the listing, from 0. */
  readonly index: number
  /** Long values are cut. */
  readonly values: readonly string[]
  /** Numbers of characters of the values that are cut, by the columnised names of their columns. */
  readonly lengths: Readonly<Record<string, string>> | undefined
  /** Address of the record in the API, if it has one. */
  readonly url: string | undefined
}

/** A part of a listing, as it is asked for. */
export interface PageRequest {
  readonly where: string | undefined
  readonly pageStart: number
  readonly pageSize: number
}

export type AskPage = (page: PageRequest, signal: AbortSignal) => Promise<StandardResponse>

/**
 * Reads the rows of a listing in pages while a person scrolls. At most three requests are in flight, and those whose rows
 * are out of sight are given up. The server finds a page of all rows by their numbers. Of rows that fit a condition, a
 * page is found from the last row of the nearest page before it: the server need not search the rows before.
 */
export class RowPages {
  readonly #ask: AskPage
  readonly #where: string | undefined
  readonly #isInOrder: boolean
  readonly #onChange: (error?: unknown) => void
  readonly #pages = new Map<number, readonly GridRow[]>()
  readonly #inFlight = new Map<number, AbortController>()
  #wanted: readonly number[] = []
  #total: number | undefined
  #columns: readonly Column[] = []
  #isClosed = false

  /**
   * @param options.where condition of the listing
   * @param options.isInOrder true if the rows are in the order of their numbers
   * @param options.onChange called after each page, and with the error of a request
   */
  constructor(
    ask: AskPage,
    options: {
      readonly where: string | undefined
      readonly isInOrder: boolean
      readonly onChange: (error?: unknown) => void
    },
  ) {
    this.#ask = ask
    this.#where = options.where
    this.#isInOrder = options.isInOrder
    this.#onChange = options.onChange
  }

  /** Number of rows; undefined before the first page. */
  get total(): number | undefined {
    return this.#total
  }

  get columns(): readonly Column[] {
    return this.#columns
  }

  get inFlight(): number {
    return this.#inFlight.size
  }

  /** @param index from 0 */
  row(index: number): GridRow | undefined {
    return this.#pages.get(Math.floor(index / PAGE_SIZE))?.[index % PAGE_SIZE]
  }

  /** Asks for the rows from one index to before another, as far as they are not there. */
  want(from: number, to: number): void {
    const end = Math.min(to, this.#total ?? 1)
    const first = Math.floor(Math.max(0, from) / PAGE_SIZE)
    const last = Math.floor(Math.max(0, end - 1) / PAGE_SIZE)
    this.#wanted = Array.from({ length: last - first + 1 }, (_, index) => first + index)
    for (const [page, abort] of this.#inFlight) {
      if (page >= first - 1 && page <= last + 1) continue
      abort.abort()
      this.#inFlight.delete(page)
    }
    this.#askNext()
  }

  /** Reads all pages again. */
  retry(): void {
    this.#askNext()
  }

  close(): void {
    this.#isClosed = true
    for (const abort of this.#inFlight.values()) abort.abort()
    this.#inFlight.clear()
  }

  #askNext(): void {
    for (const page of this.#wanted) {
      if (this.#inFlight.size >= MAX_IN_FLIGHT) return
      if (this.#pages.has(page)) this.#touch(page)
      else if (!this.#inFlight.has(page) && !this.#waitsFor(page - 1)) void this.#read(page)
    }
  }

  /** True if the page before is on its way, whose last row leads to the next one. */
  #waitsFor(page: number): boolean {
    return this.#isInOrder && this.#where !== undefined && this.#inFlight.has(page)
  }

  async #read(page: number): Promise<void> {
    const abort = new AbortController()
    this.#inFlight.set(page, abort)
    try {
      const answer = await this.#ask(this.#request(page), abort.signal)
      if (abort.signal.aborted || this.#isClosed) return
      this.#keep(page, answer)
    } catch (error) {
      if (abort.signal.aborted || this.#isClosed) return
      this.#inFlight.delete(page)
      this.#onChange(error)
      return
    }
    this.#inFlight.delete(page)
    this.#onChange()
    this.#askNext()
  }

  #request(page: number): PageRequest {
    const anchor = this.#anchorBefore(page)
    if (anchor === undefined)
      return { where: this.#where, pageStart: page * PAGE_SIZE + 1, pageSize: PAGE_SIZE }
    return {
      where: `(${this.#where}) AND ${anchor.column} > ${anchor.number}`,
      pageStart: (page - anchor.page - 1) * PAGE_SIZE + 1,
      pageSize: PAGE_SIZE,
    }
  }

  /** The nearest page before a page of rows that fit a condition, with the number of its last row. */
  #anchorBefore(
    page: number,
  ): { readonly page: number; readonly column: string; readonly number: string } | undefined {
    const column = this.#columns[0]?.columnisedName
    if (!this.#isInOrder || this.#where === undefined || !column || !ROW_NUMBER.test(column)) return undefined
    const nearest = Math.max(...[...this.#pages.keys()].filter((kept) => kept < page))
    const number = this.#pages.get(nearest)?.at(-1)?.values[0]
    return number === undefined ? undefined : { page: nearest, column, number }
  }

  #keep(page: number, answer: StandardResponse): void {
    if (this.#total === undefined) {
      this.#total = Number(answer.metadata.totalCount)
      this.#columns = answer.columns
    }
    this.#pages.set(
      page,
      answer.rows.map(({ dataRow, metadata }, at) => ({
        index: page * PAGE_SIZE + at,
        values: dataRow ?? [],
        lengths: metadata?.lengths,
        url: metadata?.url,
      })),
    )
    for (const kept of this.#pages.keys()) {
      if (this.#pages.size <= MAX_KEPT) break
      this.#pages.delete(kept)
    }
  }

  /** The pages that were seen last are at the end. */
  #touch(page: number): void {
    const rows = this.#pages.get(page)!
    this.#pages.delete(page)
    this.#pages.set(page, rows)
  }
}
