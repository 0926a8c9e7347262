import type { RawColumn, ScopeColumn } from '../expressions/scope.ts'
import { roundedShare, shareText } from '../model/share.ts'
import type { Dialect } from '../model/warehouse/dialect.ts'
import type { Value } from '../expressions/value.ts'

/**
 * The kinds of column that a listing can have. Each is declared by its human name, a description, and the SQL of its
 * value over the base query of the listing (`jobs.id`, `(select count(*) from …)`). This SQL must not contain user
 * input.
 */

/** A field of a row in an answer. The contract has no numbers there. */
export type Field = string | readonly string[]

/** A column as conditions (`where`) use it. */
export interface Operand {
  readonly type: ScopeColumn['type']
  /**
   * SQL of the value if an engine evaluates the condition: the column's own SQL if undefined; null if there is no
   * such SQL.
   */
  readonly sql?: ((dialect: Dialect) => string) | null
  readonly raw?: RawColumn
  readonly isLarge?: ScopeColumn['isLarge']
  /** Set if `of` changes nothing but the representation of the stored value, which is of this type. */
  readonly isStored?: 'text' | 'integer'
  /** For texts that an engine processes: their length. */
  readonly sizeAmong?: ScopeColumn['sizeAmong']
  /** The value of a stored value, never null, if this process evaluates the condition. */
  readonly of: (stored: unknown) => Value
}

/**
 * The original type of a column's texts, where an export preserves it. For `text` and `integer` the text is the
 * stored value; for the others `show` makes it.
 */
export type TextKind = 'text' | 'integer' | 'decimal' | 'other'

export interface Column {
  readonly humanName: string
  readonly description: string
  readonly sql: string
  /** A further name by which conditions can use the column. */
  readonly otherName?: string
  /** Sort keys, most important first: values of one type each, nulls after all other values. */
  readonly order: readonly string[]
  /** True if the column is shown only on request by name. */
  readonly isOptional: boolean
  readonly textKind: TextKind
  /**
   * The text that the option `shorten` cuts: the stored one, or the one that `show` makes. Undefined if the values stay
   * whole, as those of numbers, times and keys.
   */
  readonly cutText: 'stored' | 'shown' | undefined
  /** The most characters of a value, if it is known. */
  readonly longest?: number | undefined
  /** The text of a stored value. */
  readonly show: (value: unknown) => Field
  readonly operand: Operand
  /** The stored value for a text from a request (for columns of the key); undefined if no row can have it. */
  readonly read: (text: string) => unknown
}

type Declare = (humanName: string, description: string, sql: string) => Column

/**
 * A column whose stored value becomes text by its own function, such as seconds that are shown as a duration. Rows
 * are sorted by the stored value. Conditions use the text unless the column says otherwise.
 * @param show gets null for a null value
 */
export const shown = (
  humanName: string,
  description: string,
  sql: string,
  show: (value: unknown) => Field,
): Column => ({
  humanName,
  description,
  sql,
  order: [sql],
  isOptional: false,
  textKind: 'other',
  cutText: undefined,
  show,
  operand: { type: 'text', sql: null, of: (stored) => [show(stored)].flat().join(' ') },
  read: (text) => text,
})

/** Values as text; null becomes the empty string. */
const kind =
  (operand: Operand, show: (value: unknown) => string): Declare =>
  (humanName, description, sql) => ({
    ...shown(humanName, description, sql, (value) => (value === null ? '' : show(value))),
    operand,
  })

export const text: Declare = (...given) => ({
  ...kind({ type: 'text', isStored: 'text', of: String }, String)(...given),
  textKind: 'text',
  cutText: 'stored',
})

export const integer: Declare = (...given) => ({
  ...kind(
    { type: 'integer', isStored: 'integer', of: (stored) => BigInt(stored as number) },
    String,
  )(...given),
  textKind: 'integer',
  read: (text) => (/^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : undefined),
})

/** Decimals of a number that is shown. */
const DECIMALS = 3

/** A number with three decimals. Conditions use the rounded number that is shown. */
export const decimal: Declare = (humanName, description, sql) => ({
  ...kind(
    {
      type: 'decimal',
      sql: ({ rounded }) => rounded(sql, DECIMALS),
      of: (stored) => Number(threeDecimals(Number(stored))),
    },
    (value) => threeDecimals(Number(value)),
  )(humanName, description, sql),
  textKind: 'decimal',
})

/** A share in percent with three decimals. Conditions use the rounded share that is shown. */
export const percentage: Declare = (humanName, description, sql) => ({
  ...kind(
    {
      type: 'decimal',
      sql: ({ roundedShare }) => roundedShare(sql),
      of: (stored) => roundedShare(Number(stored)),
    },
    (value) => shareText(Number(value)),
  )(humanName, description, sql),
  textKind: 'decimal',
})

/** A time that is stored as ISO text in UTC. Answers and conditions have it as `YYYY/MM/DD HH:MM:SS`. */
export const time: Declare = kind(
  { type: 'timestamp', of: (stored) => wholeSeconds(String(stored)) },
  (value) => sourceTime(String(value)),
)

/** A whole number of any size, stored as text with leading zeros, so that it sorts as text. */
export const largeInteger: Declare = kind(
  { type: 'integer', isLarge: true, of: (stored) => BigInt(stored as string) },
  (value) => String(BigInt(value as string)),
)

/** A boolean as Y or N. */
export const flag: Declare = kind({ type: 'logical', of: isTrue }, (value) => (isTrue(value) ? 'Y' : 'N'))

/** Several values, stored as a JSON array. */
export const list: Declare = (humanName, description, sql) =>
  shown(humanName, description, sql, (value) =>
    value === null ? [] : (JSON.parse(value as string) as unknown[]).map(String),
  )

/** The column with the maximum length of its texts, for an engine that processes them. */
export const sized = (column: Column, sizeAmong: NonNullable<Operand['sizeAmong']>): Column => ({
  ...column,
  operand: { ...column.operand, sizeAmong },
})

/** The column, whose texts may be long although they are not stored as such. */
export const long = (column: Column): Column => ({ ...column, cutText: 'shown' })

/** The column, shown only on request by name. */
export const optional = (column: Column): Column => ({ ...column, isOptional: true })

function isTrue(stored: unknown): boolean {
  return stored === true || stored === 1
}

/** Microseconds since 1970 of a time in ISO form, truncated to whole seconds. */
const wholeSeconds = (iso: string): bigint => BigInt(Math.floor(Date.parse(iso) / 1000)) * 1_000_000n

/** `64.791`, without an exponent and without a negative zero. */
export function threeDecimals(value: number): string {
  // From 10^21 on toFixed writes exponents; from 2^53 on a double has no fraction to lose.
  const fixed = Math.abs(value) < 2 ** 53 ? value.toFixed(3) : `${BigInt(value)}.000`
  return fixed === '-0.000' ? '0.000' : fixed
}

/** `2026-11-21T09:30:00.000Z` as the source writes times: `2026/11/21 09:30:00`. */
export function sourceTime(iso: string): string {
  return `${iso.slice(0, 10).replaceAll('-', '/')} ${iso.slice(11, 19)}`
}
