import type { DuckDBType } from '@duckdb/node-api'
import { textOf, type ValueText } from './value-text.ts'

/**
 * How the rows of a file are asked for. The engine hands out vectors of 2,048 rows, and copies each value into them, so
 * that a column of long equal values, which takes a few bytes in the file, would take gigabytes. So the query that
 * streams all rows gives the sizes of all values, but values only of rows up to `MAX_STREAMED_BYTES`. Longer rows are
 * asked for by their numbers, a few at a time.
 *
 * Each value costs a call of the driver if it is longer than 12 bytes. So the short values of a row are concatenated to
 * one text, and only long values have columns of their own.
 */
export const MAX_STREAMED_BYTES = 1 << 16

/** Bytes of a row that are spent on short values. */
const PACKED_ROW_BYTES = 1 << 16
const MAX_PACKED_BYTES = 64
const MIN_PACKED_BYTES = 16

/**
 * The result has these columns: bytes of the row, bytes of each value (null for null), packed values, long values, and
 * the number of the row.
 */
export interface RowQuery {
  readonly sql: string
  readonly columns: number
  /** Values up to this size are packed, in the order of the columns. */
  readonly packedBytes: number
  /** Index of the result's column with the long values of a column; undefined if all its values are packed. */
  readonly longColumns: readonly (number | undefined)[]
  /** Index of the result's column with the number of the row; undefined if it has none. */
  readonly numberColumn: number | undefined
}

export const TOTAL_COLUMN = 0
export const FIRST_SIZE_COLUMN = 1

/** Where the rows are, as SQL. */
export interface RowOrigin {
  /**
   * What stands after `from`.
   * @param columns the names that the columns of the file get, in their order
   */
  readonly rows: (columns: readonly string[]) => string
  /** The same with a further column `n`, the number of the row. */
  readonly numbered: (columns: readonly string[]) => string
  /** True if numbers are missing, as those of removed rows. Otherwise the first row has the number 0. */
  readonly hasGaps: boolean
}

/** Makes the queries of a file. */
export class RowQueries {
  readonly #origin: RowOrigin
  readonly #texts: readonly ValueText[]
  readonly #packedBytes: number

  constructor(origin: RowOrigin, types: readonly DuckDBType[]) {
    this.#origin = origin
    this.#texts = types.map(textOf)
    const share = Math.floor(PACKED_ROW_BYTES / types.length)
    this.#packedBytes = Math.max(MIN_PACKED_BYTES, Math.min(MAX_PACKED_BYTES, share))
  }

  /** All rows, without values of rows that are longer than `MAX_STREAMED_BYTES`. */
  streamed(): RowQuery {
    const { hasGaps, numbered, rows } = this.#origin
    const from = (hasGaps ? numbered : rows)(this.#columns)
    return this.#query(`from ${from}`, '', MAX_STREAMED_BYTES, 'null', hasGaps)
  }

  /**
   * The rows with these numbers that are longer than `MAX_STREAMED_BYTES`.
   * @param maxBytes longer rows have no values, but their beginning as packed values
   */
  long(first: number, last: number, maxBytes: number): RowQuery {
    const beginnings = this.#texts.map(({ beginning }, i) => beginning(`b${i}`))
    return this.#query(
      `from ${this.#origin.numbered(this.#columns)} where n between ${first} and ${last}`,
      `where total > ${MAX_STREAMED_BYTES}`,
      maxBytes,
      `concat_ws(',', ${beginnings.join(', ')})`,
      false,
    )
  }

  get #columns(): string[] {
    return this.#texts.map((_, i) => `c${i}`)
  }

  #query(from: string, where: string, maxBytes: number, otherwise: string, isNumbered: boolean): RowQuery {
    const [texts, packedBytes] = [this.#texts, this.#packedBytes]
    const columns = texts.length
    const packed = texts.map(({ isShort, text }, i) =>
      isShort ? `b${i}` : `case when z${i} <= ${packedBytes} then ${text(`b${i}`)} else '' end`,
    )
    const longColumns: (number | undefined)[] = []
    const long: string[] = []
    texts.forEach(({ isShort, text }, i) => {
      longColumns.push(isShort ? undefined : FIRST_SIZE_COLUMN + columns + 1 + long.length)
      if (!isShort)
        long.push(`case when total <= ${maxBytes} and z${i} > ${packedBytes} then ${text(`b${i}`)} end`)
    })
    const output = [
      'total',
      ...texts.map((_, i) => `z${i}`),
      `case when total <= ${maxBytes} then concat(${packed.join(', ')}) else ${otherwise} end`,
      ...long,
    ]
    const numberColumn = isNumbered ? output.push('n') - 1 : undefined
    const bases = texts.map(({ base }, i) => `${base(`c${i}`)} as b${i}`)
    const sizes = texts.map(({ size }, i) => `${size(`b${i}`)} as z${i}`)
    const sql = `select ${output.join(', ')}
      from (select *, ${sumOf(texts.map((_, i) => `coalesce(z${i}, 0)`))} as total
        from (select *, ${sizes.join(', ')} from (select ${bases.concat(isNumbered ? ['n'] : []).join(', ')} ${from})))
      ${where}`
    return { sql, columns, packedBytes, longColumns, numberColumn }
  }
}

/** A balanced sum: a chain of terms would exceed the depth that the engine allows an expression. */
function sumOf(terms: readonly string[]): string {
  if (terms.length === 1) return terms[0]!
  const half = terms.length >> 1
  return `(${sumOf(terms.slice(0, half))} + ${sumOf(terms.slice(half))})`
}
