import type { BlockLayout } from './odbc-columns.ts'
import { STATEMENT_ATTRIBUTE } from './odbc-constants.ts'
import { odbcFunctions } from './odbc-functions.ts'
import type { OdbcStatement } from './odbc-statement.ts'

/** The memory into which the driver fetches rows, column by column. */
export class OdbcBlock {
  readonly layout: BlockLayout
  /** Values: those of a column begin at its offset times the rows of the layout. */
  readonly bytes: Buffer
  /** The same memory as units of UTF-16. */
  readonly units: Uint16Array
  /** By row: 0, or a reason why the driver did not fetch the row well. */
  readonly statuses: Uint16Array
  /** Lengths in bytes and special codes: 64 bits each, as two words. Those of a column begin at column * rows * 2. */
  readonly #indicators: Int32Array
  readonly #fetched = Buffer.alloc(8)

  constructor(layout: BlockLayout) {
    const { columns, rowBytes, rows } = layout
    this.layout = layout
    this.bytes = Buffer.allocUnsafeSlow(Math.max(8, rowBytes * rows))
    this.units = new Uint16Array(this.bytes.buffer)
    this.#indicators = new Int32Array(2 * columns.length * rows)
    this.statuses = new Uint16Array(rows)
  }

  /** Number of rows of the last fetch. */
  get rows(): number {
    return Number(this.#fetched.readBigUInt64LE(0))
  }

  /**
   * Makes a statement fetch into this memory.
   * @param bound number of columns that are fetched; the others are read by `SQLGetData`
   * @throws DatabaseFailed
   */
  bind(statement: OdbcStatement, bound: number): void {
    const { bindColumn, setStatementPointer } = odbcFunctions()
    const { columns, rows } = this.layout
    this.#fetched.fill(0)
    const statuses = Buffer.from(this.statuses.buffer)
    setStatementPointer(statement.handle, STATEMENT_ATTRIBUTE.rowsFetched, this.#fetched, 0)
    setStatementPointer(statement.handle, STATEMENT_ATTRIBUTE.rowStatuses, statuses, 0)
    columns.slice(0, bound).forEach(({ cType, width, offset }, column) => {
      const values = this.bytes.subarray(offset * rows)
      const indicators = Buffer.from(this.#indicators.buffer, 8 * column * rows)
      const result = bindColumn(statement.handle, column + 1, cType, values, width, indicators)
      statement.check(result, `Column ${column + 1} cannot be read`)
    })
  }

  /** The length of a value in bytes, or NULL_DATA, or NO_TOTAL if it is unknown or has more than 2 GiB. */
  lengthOf(column: number, row: number): number {
    const at = 2 * (column * this.layout.rows + row)
    const low = this.#indicators[at]!
    // Some drivers write 32 bits only, so the high word of a negative code may be 0.
    return this.#indicators[at + 1]! > 0 ? NO_TOTAL_OF_HUGE : low
  }
}

const NO_TOTAL_OF_HUGE = -4
