import { DatabaseFailed } from '../errors.ts'
import type { ColumnPlan } from './odbc-columns.ts'
import { LOCK_NO_CHANGE, NO_DATA, NO_TOTAL, NULL_DATA, POSITION, SUCCESS } from './odbc-constants.ts'
import { inThread, odbcFunctions } from './odbc-functions.ts'
import type { OdbcStatement } from './odbc-statement.ts'

/** First buffer of a value of unknown length, in bytes. */
const FIRST_BYTES = 8 << 10
/** Values of so many bytes together are held at a time, and one more. */
const ENOUGH_BYTES = 32 << 20

export interface LongValue {
  readonly bytes: Buffer
  /** The same memory as units of UTF-16. */
  readonly units: Uint16Array
  /** In bytes, or NULL_DATA. */
  readonly length: number
}

/** Values that are not in the memory of their block. They are read in pieces by `SQLGetData`. */
export class LongValues {
  readonly #statement: OdbcStatement
  readonly #columns: number
  readonly #maxUnits: number
  readonly #values = new Map<number, LongValue>()
  readonly #cutRows = new Set<number>()
  readonly #indicator = Buffer.alloc(8)
  #held = 0
  /** Sum of the lengths of the current row's values, in units or bytes. */
  #rowLength = 0
  #currentRow = -1

  /** @param recordBytes a longer record is not read to its end */
  constructor(statement: OdbcStatement, columns: number, recordBytes: number) {
    this.#statement = statement
    this.#columns = columns
    this.#maxUnits = recordBytes
  }

  get isEmpty(): boolean {
    return this.#values.size === 0
  }

  /** True if no further row should be read before `clear`. */
  get isFull(): boolean {
    return this.#held >= ENOUGH_BYTES
  }

  clear(): void {
    this.#values.clear()
    this.#cutRows.clear()
    this.#held = 0
    this.#currentRow = -1
  }

  get(column: number, row: number): LongValue | undefined {
    return this.#values.get(row * this.#columns + column)
  }

  /** True if values of the row were not read to their ends, since the row is longer than a record may be. */
  isCut(row: number): boolean {
    return this.#cutRows.has(row)
  }

  /**
   * Reads a value of the current block.
   * @param options.length in bytes as the fetch told it, or NO_TOTAL
   * @param options.isPositioned true to move to the row first; false if the block has one row
   * @throws DatabaseFailed
   */
  async read(
    plan: ColumnPlan,
    column: number,
    row: number,
    options: { readonly length: number; readonly isPositioned: boolean },
  ): Promise<void> {
    if (row !== this.#currentRow) {
      this.#currentRow = row
      this.#rowLength = 0
      if (options.isPositioned) {
        const { setPosition } = odbcFunctions()
        const result = await inThread(setPosition, this.#statement.handle, row + 1, POSITION, LOCK_NO_CHANGE)
        this.#statement.check(result, `The long values of column ${plan.name} cannot be read`)
      }
    }
    const value = await this.#readPieces(plan, column, row, options.length)
    this.#values.set(row * this.#columns + column, value)
    this.#held += value.bytes.length
  }

  async #readPieces(
    { name, cType, endBytes: end }: ColumnPlan,
    column: number,
    row: number,
    told: number,
  ): Promise<LongValue> {
    const { getData } = odbcFunctions()
    // The next piece overwrites the NUL that ends a text in memory.
    const perUnit = end === 2 ? 2 : 1
    const isTooLong = (length: number) => this.#rowLength + length / perUnit > this.#maxUnits
    if (told > 0 && isTooLong(told)) {
      this.#cutRows.add(row)
      return EMPTY_VALUE
    }
    let bytes = Buffer.allocUnsafeSlow(told > 0 ? told + (told % 2) + end : FIRST_BYTES)
    let length = 0
    for (;;) {
      if (bytes.length - length <= end) {
        const larger = Buffer.allocUnsafeSlow(2 * bytes.length)
        bytes.copy(larger, 0, 0, length)
        bytes = larger
      }
      const piece = bytes.subarray(length)
      const result = await inThread(
        getData,
        this.#statement.handle,
        column + 1,
        cType,
        piece,
        piece.length,
        this.#indicator,
      )
      if (result === NO_DATA) break
      this.#statement.check(result, `Column ${name} cannot be read`)
      const left = Number(this.#indicator.readBigInt64LE(0))
      if (left === NULL_DATA || this.#indicator.readInt32LE(0) === NULL_DATA) return NULL_VALUE
      const isWhole = left !== NO_TOTAL && left <= piece.length - end
      length += isWhole ? left : piece.length - end
      if (isWhole && result === SUCCESS) break
      if (isTooLong(length)) {
        this.#cutRows.add(row)
        break
      }
    }
    if (told > 0 && length < told && !this.#cutRows.has(row))
      throw new DatabaseFailed(
        `The driver gives ${length} of ${told} bytes of a value of column ${name}; report it to the maker of the driver.`,
      )
    this.#rowLength += length / perUnit
    return { bytes, units: new Uint16Array(bytes.buffer, 0, bytes.length >> 1), length }
  }
}

const EMPTY_VALUE: LongValue = { bytes: Buffer.alloc(0), units: new Uint16Array(0), length: 0 }
const NULL_VALUE: LongValue = { ...EMPTY_VALUE, length: NULL_DATA }
