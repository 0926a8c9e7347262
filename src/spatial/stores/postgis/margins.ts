import { bound, sql, type Sql } from '../shared/filters/sql.ts'

/** Relative: more than the rounding of a number to a double, and of one to four bytes. */
const MARGINS = { double: 0, numeric: 2 ** -51, real: 2 ** -20 } as const

export type Fractions = keyof typeof MARGINS

/** The limits of the numbers of a column that may be rounded to a double. */
export function limitsAround(kind: Fractions, column: number, number: number): { from: Sql; to: Sql } {
  const margin = Math.abs(number) * MARGINS[kind] + (kind === 'double' ? 0 : Number.MIN_VALUE)
  const name = `{${column}}`
  const type = kind === 'numeric' ? 'numeric' : 'float8'
  return {
    from: sql`${name} >= cast(${bound(digitsOf(number - margin))} as ${type})`,
    to: sql`${name} <= cast(${bound(digitsOf(number + margin))} as ${type})`,
  }
}

/** The numbers of a column that may be rounded to a double, as a condition that an index answers. */
export function rangeAround(kind: Fractions, column: number, number: number): Sql {
  const { from, to } = limitsAround(kind, column, number)
  return sql`(${from} and ${to})`
}

/** All digits of a whole number: beyond 2^53 its shortest text has others. */
export const digitsOf = (value: number): string =>
  Number.isInteger(value) ? BigInt(value).toString() : String(value)
