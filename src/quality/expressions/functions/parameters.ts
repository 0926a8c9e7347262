import type { Argument, Parameter, SizedArgument, SqlArgument } from '../declaration.ts'
import { CHARACTER_BYTES, firstTimes } from '../memory.ts'
import { joined, type Sql, sql } from '../sql.ts'
import type { Value } from '../value.ts'

export const textParameter = (name: string): Parameter => ({ name, type: 'text' })
export const numberParameter = (name: string): Parameter => ({ name, type: 'decimal' })

/** What a text may grow to, or by, in characters: the engine makes those of two thousand rows at once. */
export const MAX_TEXT_LENGTH = 100_000

/** Bytes of a text in another case: a letter of two can become one of three. */
export const otherCase = firstTimes(1.5)

/** Bytes that the checksums, which are of few digits, take for these, and for lists of them. */
export const DIGITS_BYTES = 6000

/** Bytes of the first characters of a text, so many as the argument says where that is known. */
export const beginningOf = (text: SizedArgument, count: SizedArgument): number =>
  typeof count.constant === 'number'
    ? Math.min(text.bytes, CHARACTER_BYTES * Math.max(0, whole(count.constant)))
    : text.bytes

/** Most bytes of a character of a text. */
export const widestOf = ({ constant }: Argument): number =>
  typeof constant === 'string'
    ? Array.from(constant).reduce((most, character) => Math.max(most, Buffer.byteLength(character)), 0)
    : CHARACTER_BYTES

/** Places and counts are cut to whole numbers, and to this on both sides of 0, which no text's length is near to. */
const FAR = 2 ** 31

/** A number of characters, parts or places: without its fraction. */
export const whole = (number: number): number => Math.trunc(Math.min(Math.max(number, -FAR), FAR)) + 0

/** The same in SQL, as BIGINT. */
export function wholeSql({ sql: number, constant }: SqlArgument): Sql {
  if (typeof constant === 'number') return sql`cast(${whole(constant)} as bigint)`
  return sql`(case when ${number} > ${FAR} then ${FAR} when ${number} < ${-FAR} then ${-FAR} else cast(trunc(${number}) as bigint) end)`
}

/** What is computed where no argument is null; else null. Constants are known not to be null. */
export function unlessNull(args: readonly SqlArgument[], computed: Sql): Sql {
  const tests = args.filter(({ constant }) => constant === undefined || constant === null)
  if (tests.length === 0) return computed
  return sql`case when ${joined(
    tests.map((arg) => sql`${arg.sql} is not null`),
    ' and ',
  )} then ${computed} end`
}

/** Whether what is known of an argument is that it is a text with this property. */
export const isConstantText = (
  { constant }: { readonly constant: Value | undefined },
  test: (text: string) => boolean,
): boolean => typeof constant === 'string' && test(constant)
