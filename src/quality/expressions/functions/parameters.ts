import type { Argument, Parameter, SizedArgument, SqlArgument } from '../declaration.ts'
import type { SqlDialect } from '../dialects/dialect.ts'
import { CHARACTER_BYTES, firstTimes } from '../memory.ts'
import { joined, type Sql, sql } from '../sql.ts'
import type { Value } from '../value.ts'

/** The arguments of calls with one, two or three parameters. */
export type One = readonly [SqlArgument]
export type Two = readonly [SqlArgument, SqlArgument]
export type Three = readonly [SqlArgument, SqlArgument, SqlArgument]

export const textParameter = (name: string): Parameter => ({ name, type: 'text' })
export const numberParameter = (name: string): Parameter => ({ name, type: 'decimal' })

/**
 * The maximum length or growth of a text, in characters. The engine creates the texts of two thousand rows together.
 */
export const MAX_TEXT_LENGTH = 100_000

/** Bytes of a text in another case. A letter of two bytes can become a letter of three bytes. */
export const otherCase = firstTimes(1.5)

/** Bytes that the checksums need for their digits and for lists of digits. */
export const DIGITS_BYTES = 6000

/** The bytes of the first characters of a text. If the count is not constant, all of them. */
export const beginningOf = (text: SizedArgument, count: SizedArgument): number =>
  typeof count.constant === 'number'
    ? Math.min(text.bytes, CHARACTER_BYTES * Math.max(0, whole(count.constant)))
    : text.bytes

/** The maximum number of bytes of a character of a text. */
export const widestOf = ({ constant }: Argument): number =>
  typeof constant === 'string'
    ? Array.from(constant).reduce((most, character) => Math.max(most, Buffer.byteLength(character)), 0)
    : CHARACTER_BYTES

/** Positions and counts are truncated to integers and limited to this range. No text is that long. */
const FAR = 2 ** 31

/** A number of characters, parts or positions without its fraction. */
export const whole = (number: number): number => Math.trunc(Math.min(Math.max(number, -FAR), FAR)) + 0

/** whole() in SQL, as BIGINT. */
export function wholeSql({ truncated }: SqlDialect, { sql: number, constant }: SqlArgument): Sql {
  if (typeof constant === 'number') return sql`cast(${whole(constant)} as bigint)`
  return sql`(case when ${number} > ${FAR} then ${FAR} when ${number} < ${-FAR} then ${-FAR} else cast(${truncated(number)} as bigint) end)`
}

/** The computed SQL if no argument is null, otherwise null. Constants other than null need no test. */
export function unlessNull(args: readonly SqlArgument[], computed: Sql): Sql {
  const tests = args.filter(({ constant }) => constant === undefined || constant === null)
  if (tests.length === 0) return computed
  return sql`case when ${joined(
    tests.map((arg) => sql`${arg.sql} is not null`),
    ' and ',
  )} then ${computed} end`
}

/** True if an argument is a constant text with a property. */
export const isConstantText = (
  { constant }: { readonly constant: Value | undefined },
  test: (text: string) => boolean,
): boolean => typeof constant === 'string' && test(constant)
