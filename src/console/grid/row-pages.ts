import type { Column } from '../../../generated/quality/sdk/typescript/src/models/Column.ts'
import type { StandardResponse } from '../../../generated/quality/sdk/typescript/src/models/StandardResponse.ts'

/** Rows of a page, and the pages that are kept. */
export const PAGE_SIZE = 100
const MAX_KEPT = 60
const MAX_IN_FLIGHT = 3

/** The column with the number of a row, by which deep pages are found. */
const ROW_NUMBER = '_rowid'

export interface GridRow {
  readonly values: readonly string[]
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
 * are out of sight are given up. Rows in the order of their numbers are found by the number of a row before them: an
 * offset of millions of rows would cost the server more than the page itself.
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
      else if (!this.#inFlight.has(page)) void this.#read(page)
    }
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
    const before = this.#numberBefore(page)
    const offset = { where: this.#where, pageStart: page * PAGE_SIZE + 1, pageSize: PAGE_SIZE }
    if (before === undefined) return offset
    const after = `${ROW_NUMBER} > ${before}`
    return {
      where: this.#where === undefined ? after : `(${this.#where}) AND ${after}`,
      pageStart: 1,
      pageSize: PAGE_SIZE,
    }
  }

  /**
   * The number of the last row before a page; undefined if it is unknown. Without a condition, a row's number is its place.
   */
  #numberBefore(page: number): string | undefined {
    // The first page tells the number of all rows.
    if (!this.#isInOrder || page === 0 || this.#total === undefined) return undefined
    if (this.#where === undefined) return String(page * PAGE_SIZE)
    const at = this.#columns.findIndex(({ columnisedName }) => columnisedName === ROW_NUMBER)
    return this.#pages.get(page - 1)?.at(-1)?.values[at]
  }

  #keep(page: number, answer: StandardResponse): void {
    if (this.#total === undefined) {
      this.#total = Number(answer.metadata.totalCount)
      this.#columns = answer.columns
    }
    this.#pages.set(
      page,
      answer.rows.map(({ dataRow, metadata }) => ({ values: dataRow ?? [], url: metadata?.url })),
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
