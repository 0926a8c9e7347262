import type { RawColumn, ScopeColumn } from '../expressions/scope.ts'
import type { Value } from '../expressions/value.ts'

/**
 * The kinds of column that a listing can have. Each is declared by its human name, a description, and the SQL of
 * its value over the base query of the listing (`jobs.id`, `(select count(*) from …)`): SQL of ours, in which no
 * text of a user may stand.
 */

/** What a field of a row is in an answer. The contract knows no numbers there. */
export type Field = string | readonly string[]

/** What conditions (`where`) see of a column. */
export interface Judged {
  readonly type: ScopeColumn['type']
  /** SQL of such a value where an engine judges the rows: the column's own if nothing is said; null where there is none. */
  readonly sql?: string | null
  readonly raw?: RawColumn
  /** Of texts that an engine judges: how long they are. */
  readonly sizeAmong?: ScopeColumn['sizeAmong']
  /** The value of a stored one, never null, where rows are judged here. */
  readonly of: (stored: unknown) => Value
}

/**
 * What the texts of a column are, where an export keeps that. Those of the first two are what is stored, as it is;
 * all others are made by `show`.
 */
export type TextKind = 'text' | 'integer' | 'decimal' | 'other'

export interface Column {
  readonly humanName: string
  readonly description: string
  readonly sql: string
  /** What rows are put in order by, most important first: values of one type each, nulls after all others. */
  readonly order: readonly string[]
  /** Left out unless it is asked for by name. */
  readonly isOptional: boolean
  readonly textKind: TextKind
  /** The text of a stored value. */
  readonly show: (value: unknown) => Field
  readonly judged: Judged
  /** The stored value of a text that names a row (for columns of the key); undefined where no row can have it. */
  readonly read: (text: string) => unknown
}

type Declare = (humanName: string, description: string, sql: string) => Column

/**
 * A column whose stored value becomes text by a function of its own, such as seconds that are shown as a duration.
 * Rows are sorted by the stored value, and judged by the text unless the column says otherwise.
 * @param show gets null where there is no value
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
  show,
  judged: { type: 'text', sql: null, of: (stored) => [show(stored)].flat().join(' ') },
  read: (text) => text,
})

/** Values as text; nothing for null. */
const kind =
  (judged: Judged, show: (value: unknown) => string): Declare =>
  (humanName, description, sql) => ({
    ...shown(humanName, description, sql, (value) => (value === null ? '' : show(value))),
    judged,
  })

export const text: Declare = (...given) => ({
  ...kind({ type: 'text', of: String }, String)(...given),
  textKind: 'text',
})

export const integer: Declare = (...given) => ({
  ...kind({ type: 'integer', of: (stored) => BigInt(stored as number) }, String)(...given),
  textKind: 'integer',
  read: (text) => (/^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : undefined),
})

/** A number with three decimals, which is judged as it is shown. */
export const decimal: Declare = (humanName, description, sql) => ({
  ...kind(
    {
      type: 'decimal',
      sql: `round(${sql}, 3)`,
      of: (stored) => Number(threeDecimals(Number(stored))),
    },
    (value) => threeDecimals(Number(value)),
  )(humanName, description, sql),
  textKind: 'decimal',
})

/** A time that is stored as ISO text in UTC, shown and judged as `YYYY/MM/DD HH:MM:SS`. */
export const time: Declare = kind(
  { type: 'timestamp', of: (stored) => wholeSeconds(String(stored)) },
  (value) => sourceTime(String(value)),
)

/** A truth value as Y or N. */
export const flag: Declare = kind({ type: 'logical', of: isTrue }, (value) => (isTrue(value) ? 'Y' : 'N'))

/** Several values, stored as a JSON array. */
export const list: Declare = (humanName, description, sql) =>
  shown(humanName, description, sql, (value) =>
    value === null ? [] : (JSON.parse(value as string) as unknown[]).map(String),
  )

/** The column of texts that are so long at most, as an engine that judges them has to know. */
export const sized = (column: Column, sizeAmong: NonNullable<Judged['sizeAmong']>): Column => ({
  ...column,
  judged: { ...column.judged, sizeAmong },
})

/** The column, left out of the listing unless it is asked for by name. */
export const optional = (column: Column): Column => ({ ...column, isOptional: true })

function isTrue(stored: unknown): boolean {
  return stored === true || stored === 1
}

/** Microseconds since 1970 of a time in ISO form, its fractions of a second cut. */
const wholeSeconds = (iso: string): bigint => BigInt(Math.floor(Date.parse(iso) / 1000)) * 1_000_000n

/** `64.791`, without an exponent and without a negative zero. */
export function threeDecimals(value: number): string {
  // From 10^21 on toFixed writes exponents; from 2^53 on there are no decimals to be lost.
  const fixed = Math.abs(value) < 2 ** 53 ? value.toFixed(3) : `${BigInt(value)}.000`
  return fixed === '-0.000' ? '0.000' : fixed
}

/** `2026-11-21T09:30:00.000Z` as the source writes times: `2026/11/21 09:30:00`. */
export function sourceTime(iso: string): string {
  return `${iso.slice(0, 10).replaceAll('-', '/')} ${iso.slice(11, 19)}`
}
