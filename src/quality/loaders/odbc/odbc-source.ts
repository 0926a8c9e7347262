import { setImmediate } from 'node:timers/promises'
import { DatabaseFailed } from '../errors.ts'
import { MORE, RECORD, type RecordSource, REJECT } from '../records/record-source.ts'
import type { RejectedRecord } from '../records/rejected-record.ts'
import type { ReadLimits, RejectReason } from '../../model/reading.ts'
import { OdbcBlock } from './odbc-block.ts'
import { type BlockLayout, layoutOf } from './odbc-columns.ts'
import type { OdbcConnection } from './odbc-connection.ts'
import { GET_DATA_OF_BOUND, NO_TOTAL, NULL_DATA, ROW_ERROR } from './odbc-constants.ts'
import { LongValues } from './odbc-long-values.ts'
import { OdbcRecord } from './odbc-record.ts'
import type { OdbcStatement } from './odbc-statement.ts'

const ONE = 0x31
const ZERO = 0x30
const COMMA = Buffer.from(',')

export interface OdbcSourceOptions {
  readonly limits: Pick<ReadLimits, 'recordBytes' | 'columns' | 'rejectBytes'>
  /** The most memory of a block of rows; for tests. */
  readonly blockBytes?: number
  /** The number of rows that the database expects. */
  readonly expectedRows?: number | undefined
  /** True to read row by row. By default, only if the driver cannot read a value of a block again. */
  readonly isByRow?: boolean
  /** False if the driver cannot read a bound value again. By default, the driver tells it. */
  readonly rereads?: boolean
  /** Aborted to make the driver end a call that is under way. */
  readonly signal?: AbortSignal
}

/**
 * Drivers that read values of any row of a block again by `SQLSetPos` and `SQLGetData`. Others must not be trusted:
 * MariaDB's driver says that it can, and gives the values of the first row for all.
 */
const BLOCK_DRIVERS = /^psqlodbc/i

/**
 * Drivers that give texts as UTF-8. MariaDB's driver tells wrong lengths of texts in UTF-16 with surrogate pairs, so that
 * they would be cut. It needs the attribute CharSet=utf8mb4.
 */
const UTF8_DRIVERS = /^libmaodbc/i

/** A fetch in this thread that takes longer is followed by one in a thread of the pool, so that messages arrive. */
const SLOW_MS = 20

/**
 * The rows of a statement. A value that is longer than its buffer is read again by `SQLGetData`.
 *
 * With drivers that can read values of a block again, a thread fetches the next block into other memory while the caller
 * takes the rows of one block. With others, rows are fetched one by one in this thread, which takes less time than a
 * change of threads.
 */
export class OdbcSource implements RecordSource {
  readonly columns: number
  readonly names: readonly string[]
  readonly expectedRows: number | undefined
  readonly record: OdbcRecord
  rejected: RejectedRecord | undefined
  readonly isCut = false
  readonly terminator = undefined
  readonly #statement: OdbcStatement
  readonly #signal: AbortSignal | undefined
  readonly #cancelled = () => void this.#statement.cancel()
  readonly #limits: OdbcSourceOptions['limits']
  readonly #layout: BlockLayout
  readonly #isByRow: boolean
  readonly #canReread: boolean
  /** Columns before this one are bound; the others are read by `SQLGetData`. */
  readonly #bound: number
  #lastYield = performance.now()
  #isSlow = true
  readonly #long: LongValues
  #block: OdbcBlock
  #other: OdbcBlock
  /** The fetch of the next block into `#other`. */
  #fetching: Promise<boolean> | undefined
  #rows = 0
  #row = 0
  /** The rows before this one have all their values. */
  #ready = 0
  #number = 0

  /** @param statement executed; the source closes it */
  constructor(connection: OdbcConnection, statement: OdbcStatement, options: OdbcSourceOptions) {
    const { limits, blockBytes } = options
    const descriptions = statement.columns()
    if (descriptions.length === 0) throw new DatabaseFailed('The statement has no columns.')
    if (descriptions.length > limits.columns)
      throw new DatabaseFailed(
        `The table has ${descriptions.length} columns, and at most ${limits.columns} are allowed; read a view with fewer columns.`,
      )
    const driver = connection.infoText('driverName')
    const extensions = connection.infoBits('getDataExtensions')
    this.#isByRow = options.isByRow ?? !BLOCK_DRIVERS.test(driver)
    this.#canReread = options.rereads ?? (extensions & GET_DATA_OF_BOUND) === GET_DATA_OF_BOUND
    if (!this.#isByRow && !this.#canReread)
      throw new DatabaseFailed('The driver cannot read long values again; install a newer version of it.')
    const layout = layoutOf(descriptions, { isUtf8: UTF8_DRIVERS.test(driver), blockBytes })
    this.#layout = this.#isByRow ? { ...layout, rows: 1 } : layout
    const firstLong = layout.columns.findIndex(({ isFixed }) => !isFixed)
    this.#bound = this.#canReread || firstLong < 0 ? layout.columns.length : firstLong
    this.#statement = statement
    this.#signal = options.signal
    this.#signal?.addEventListener('abort', this.#cancelled)
    this.#limits = limits
    this.columns = descriptions.length
    this.names = descriptions.map(({ name }) => name)
    this.expectedRows = options.expectedRows
    this.record = new OdbcRecord(this.columns)
    this.#long = new LongValues(statement, this.columns, limits.recordBytes)
    this.#block = new OdbcBlock(this.#layout)
    this.#other = new OdbcBlock(this.#layout)
    statement.setAttribute('rowArraySize', this.#layout.rows)
  }

  /** Rows. */
  get bytesRead(): number {
    return this.#number
  }

  async fill(): Promise<boolean> {
    try {
      this.#signal?.throwIfAborted()
      return await this.#fill()
    } catch (error) {
      // The driver's message about the cancel is not the reason.
      this.#signal?.throwIfAborted()
      throw error
    }
  }

  async #fill(): Promise<boolean> {
    if (this.#row === this.#rows && !(await this.#nextBlock())) return false
    await this.#completeRows()
    if (this.#ready === this.#rows && !this.#isByRow) this.#startFetch()
    return true
  }

  async #nextBlock(): Promise<boolean> {
    if (this.#isByRow) {
      if (!(await this.#fetchRow())) return false
      // Some drivers do not count the rows of a fetch of one row.
      this.#rows = 1
    } else {
      if (!this.#fetching) this.#startFetch()
      const hasRows = await this.#fetching!
      this.#fetching = undefined
      if (!hasRows) return false
      ;[this.#block, this.#other] = [this.#other, this.#block]
      this.#rows = this.#block.rows
    }
    this.#row = 0
    this.#ready = 0
    for (let row = 0; row < this.#rows; row++) {
      if (this.#block.statuses[row] === ROW_ERROR)
        this.#statement.check(-1, `Row ${this.#number + row + 1} cannot be read`)
    }
    return true
  }

  #startFetch(): void {
    this.#other.bind(this.#statement, this.#bound)
    this.#fetching = this.#statement.fetch()
    // The error is thrown where the promise is awaited.
    this.#fetching.catch(() => undefined)
  }

  /** Fetches one row into the same memory. */
  async #fetchRow(): Promise<boolean> {
    if (this.#number === 0) this.#block.bind(this.#statement, this.#bound)
    if (performance.now() - this.#lastYield > SLOW_MS) {
      await setImmediate()
      this.#lastYield = performance.now()
    }
    const start = performance.now()
    const hasRow = this.#isSlow ? await this.#statement.fetch() : this.#statement.fetchNow()
    this.#isSlow = performance.now() - start > SLOW_MS
    return hasRow
  }

  /** Reads the long values of the next rows, until they have enough bytes. */
  async #completeRows(): Promise<void> {
    this.#long.clear()
    while (this.#ready < this.#rows && !this.#long.isFull) {
      const row = this.#ready++
      for (let column = 0; column < this.columns; column++) {
        const isBound = column < this.#bound
        if (isBound && this.#fits(column, row)) continue
        const plan = this.#layout.columns[column]!
        if (isBound && !this.#canReread)
          throw new DatabaseFailed(
            `Column ${plan.name} has a longer value than its type allows, and the driver cannot read it again; read a view that casts the column to a text.`,
          )
        await this.#long.read(plan, column, row, {
          length: isBound ? this.#block.lengthOf(column, row) : NO_TOTAL,
          isPositioned: !this.#isByRow,
        })
      }
    }
  }

  #fits(column: number, row: number): boolean {
    const length = this.#block.lengthOf(column, row)
    if (length === NULL_DATA) return true
    const { width, endBytes } = this.#layout.columns[column]!
    return length >= 0 && length <= width - endBytes
  }

  next(): number {
    if (this.#row === this.#ready) return MORE
    const row = this.#row++
    this.#number++
    const { record } = this
    record.begin()
    for (let column = 0; column < this.columns; column++) this.#addValue(column, row)
    const { brokenField } = record
    if (record.size > this.#limits.recordBytes || this.#long.isCut(row))
      return this.#reject('over-long', `The row is longer than ${this.#limits.recordBytes} bytes.`)
    if (brokenField === undefined) return RECORD
    const name = this.names[brokenField]!
    return this.#reject('undecodable', `Column ${name} contains a half of a surrogate pair.`)
  }

  #addValue(column: number, row: number): void {
    const { record } = this
    const { kind, offset, width } = this.#layout.columns[column]!
    const long = this.#long.isEmpty ? undefined : this.#long.get(column, row)
    const length = long ? long.length : this.#block.lengthOf(column, row)
    if (length === NULL_DATA) {
      record.addNull()
      return
    }
    const start = long ? 0 : offset * this.#layout.rows + width * row
    if (kind === 'binary') {
      record.addBinary(long?.bytes ?? this.#block.bytes, start, start + length)
      return
    }
    if (kind === 'byte') {
      record.addBoolean(this.#block.bytes[start] !== 0)
      return
    }
    if (kind === 'utf8') {
      record.addUtf8(long?.bytes ?? this.#block.bytes, start, start + length)
      return
    }
    const units = long?.units ?? this.#block.units
    const [from, to] = [start >> 1, (start + length) >> 1]
    const digit = kind === 'bit' && to === from + 1 ? units[from] : undefined
    if (digit === ONE || digit === ZERO) record.addBoolean(digit === ONE)
    else record.addText(units, from, to)
  }

  #reject(reason: RejectReason, detail: string): number {
    const { record } = this
    const parts: Buffer[] = []
    let length = 0
    for (let field = 0; field < record.fields && length < this.#limits.rejectBytes; field++) {
      if (field > 0) parts.push(COMMA)
      const value = record.bytes.subarray(record.starts[field], record.ends[field])
      parts.push(value)
      length += value.length + 1
    }
    this.rejected = {
      reason,
      detail,
      line: this.#number,
      offset: this.#number - 1,
      length: record.size,
      raw: Buffer.concat(parts).subarray(0, this.#limits.rejectBytes),
    }
    return REJECT
  }

  async close(): Promise<void> {
    this.#signal?.removeEventListener('abort', this.#cancelled)
    if (this.#fetching) {
      await this.#statement.cancel()
      await this.#fetching.catch(() => undefined)
    }
    this.#statement.close()
  }
}
