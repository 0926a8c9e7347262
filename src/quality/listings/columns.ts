/**
 * The kinds of column that a listing can have. Each is declared by its human name, a description, and the SQL of
 * its value over the base query of the listing (`jobs.id`, `(select count(*) from …)`): SQL of ours, in which no
 * text of a user may stand.
 */

/** What a field of a row is in an answer. The contract knows no numbers there. */
export type Field = string | readonly string[]

export interface Column {
  readonly humanName: string
  readonly description: string
  readonly sql: string
  /** What rows are put in order by, most important first: values of one type each, nulls after all others. */
  readonly order: readonly string[]
  /** Left out unless it is asked for by name. */
  readonly isOptional: boolean
  /** The text of a stored value. */
  readonly show: (value: unknown) => Field
  /** The stored value of a text that names a row (for columns of the key); undefined where no row can have it. */
  readonly read: (text: string) => unknown
}

type Declare = (humanName: string, description: string, sql: string) => Column

/**
 * A column whose stored value becomes text by a function of its own, such as seconds that are shown as a duration.
 * Rows are sorted by the stored value.
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
  show,
  read: (text) => text,
})

/** Values as text; nothing for null. */
const kind =
  (show: (value: unknown) => string): Declare =>
  (humanName, description, sql) =>
    shown(humanName, description, sql, (value) => (value === null ? '' : show(value)))

export const text: Declare = kind(String)

export const integer: Declare = (...given) => ({
  ...kind(String)(...given),
  read: (text) => (/^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : undefined),
})

/** A number with three decimals. */
export const decimal: Declare = kind((value) => threeDecimals(Number(value)))

/** A time that is stored as ISO text in UTC, shown as `YYYY/MM/DD HH:MM:SS`. */
export const time: Declare = kind((value) => sourceTime(String(value)))

/** A truth value as Y or N. */
export const flag: Declare = kind((value) => (value === true || value === 1 ? 'Y' : 'N'))

/** Several values, stored as a JSON array. */
export const list: Declare = (humanName, description, sql) =>
  shown(humanName, description, sql, (value) =>
    value === null ? [] : (JSON.parse(value as string) as unknown[]).map(String),
  )

/** The column, left out of the listing unless it is asked for by name. */
export const optional = (column: Column): Column => ({ ...column, isOptional: true })

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
