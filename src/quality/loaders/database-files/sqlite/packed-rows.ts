import { identifier } from '../../../../lib/sql-quotes.ts'
import type { SqliteTable } from './sqlite-schema.ts'

/**
 * Rows in one cell of a result. The driver makes a cell of each value by several calls into V8, gives integers as
 * doubles, and replaces bytes that are not UTF-8. So the values of many rows are joined by SQL:
 *
 * | Value | Form |
 * |---|---|
 * | null | `n` |
 * | integer | `i`, its digits, `;` |
 * | real | `r`, at least the digits that tell it from all others, `;` |
 * | text | `t`, its number of bytes, `:`, its bytes |
 * | blob | `b`, its number of bytes, `:`, its bytes |
 * | text, blob in a file of UTF-16 | `u`, `x`, the number of digits, `:`, hexadecimal digits of its bytes |
 *
 * A row begins with `k`, its number and `;` if the table has row numbers. If it is too long, `l`, the number of its bytes
 * and `;` stand in place of the values.
 */
export const TAGS = {
  key: 'k'.charCodeAt(0),
  long: 'l'.charCodeAt(0),
  null: 'n'.charCodeAt(0),
  integer: 'i'.charCodeAt(0),
  real: 'r'.charCodeAt(0),
  text: 't'.charCodeAt(0),
  blob: 'b'.charCodeAt(0),
  utf16: 'u'.charCodeAt(0),
  hexadecimal: 'x'.charCodeAt(0),
} as const

/** Digits of a real. With 17, which are enough, the library rounds some reals wrong (3.52.0). */
const REAL_FORMAT = "'%!.20g'"

/** Values of more bytes are left out of the beginning of a row that is too long. */
const MAX_BEGINNING_BYTES = 1000

/** SQL for the rows of a table. */
export class PackedRows {
  readonly #table: SqliteTable
  readonly #columns: readonly string[]

  constructor(table: SqliteTable) {
    this.#table = table
    this.#columns = table.columns.map(identifier)
  }

  /**
   * Some rows after a number: `?` is the number, then the maximum number of rows. The result is one row with `pack`,
   * which is null at the end.
   * @param maxBytes a row with more bytes has no values
   */
  page(rowid: string, maxBytes: number): string {
    const row = `'k' || ${rowid} || ';' || ${this.#row(maxBytes)}`
    // A subquery with a limit keeps its order.
    return `select ${this.#result(`group_concat(v, '')`)} as pack from (
      select ${row} as v from ${this.#table.name} where ${rowid} >= cast(? as integer) order by ${rowid} limit ?)`
  }

  /** All rows of a table without row numbers, a result row each. */
  all(maxBytes: number): string {
    return `select ${this.#result(this.#row(maxBytes))} as pack from ${this.#table.name}`
  }

  /** The values of the row with the number `?`. */
  one(rowid: string): string {
    return `select ${this.#result(this.#values())} as pack from ${this.#table.name} where ${rowid} = cast(? as integer)`
  }

  /** The same without values of many bytes. */
  beginning(rowid: string): string {
    const values = this.#columns.map(
      (column) =>
        `case when octet_length(${column}) <= ${MAX_BEGINNING_BYTES} then ${this.#value(column)} else 'n' end`,
    )
    return `select ${this.#result(balanced(values, '||'))} as pack
      from ${this.#table.name} where ${rowid} = cast(? as integer)`
  }

  #row(maxBytes: number): string {
    const sizes = this.#columns.map(
      (column) => `coalesce(octet_length(${column}) * iif(typeof(${column}) = 'blob', 2, 1), 0)`,
    )
    const size = balanced(sizes, '+')
    return `case when ${size} > ${maxBytes} then 'l' || ${size} || ';' else ${this.#values()} end`
  }

  #values(): string {
    return balanced(
      this.#columns.map((column) => this.#value(column)),
      '||',
    )
  }

  #value(column: string): string {
    const digits = `hex(cast(${column} as blob))`
    const [text, blob] = this.#isUtf8
      ? ['t', 'b'].map((tag) => `'${tag}' || octet_length(${column}) || ':' || ${column}`)
      : ['u', 'x'].map((tag) => `'${tag}' || length(${digits}) || ':' || ${digits}`)
    return `case typeof(${column}) when 'null' then 'n' when 'integer' then 'i' || ${column} || ';'
      when 'real' then 'r' || format(${REAL_FORMAT}, ${column}) || ';' when 'text' then ${text!} else ${blob!} end`
  }

  /** The bytes of a pack. In a file of UTF-16, joined blobs would be recoded, and the pack has ASCII alone. */
  #result(pack: string): string {
    return this.#isUtf8 ? `cast(${pack} as blob)` : pack
  }

  get #isUtf8(): boolean {
    return this.#table.encoding === 'utf-8'
  }
}

/** Terms joined in a tree: a chain would exceed the depth that the library allows an expression. */
function balanced(terms: readonly string[], operator: string): string {
  if (terms.length === 1) return terms[0]!
  const half = terms.length >> 1
  return `(${balanced(terms.slice(0, half), operator)} ${operator} ${balanced(terms.slice(half), operator)})`
}
