/**
 * Exact numbers in DuckDB's SQL. An exact number is a struct of the nearest double `d` and of a text `t` that has all
 * digits in the form of a number. The text is null if the double is the number. Most numbers are compared by their
 * doubles. The digits are read only if the doubles do not decide.
 */
import { joined, type ExactParts, type Sql, sql, verbatim } from '../sql.ts'
import { once } from '../dialects/once.ts'
import { numberKey, ofScientific } from '../../values/duckdb/number-key.ts'
import { DOUBLE_DIGITS, MAX_WHOLE_DIGITS, MIN_EXACT, WHOLE_LIMIT } from './numbers.ts'

/** Below this size, a double holds every whole number. */
export const WHOLE_LIMIT_SQL = verbatim(`${WHOLE_LIMIT}::double`)
const NO_DIGITS = verbatim('null::varchar')

/** The struct of an exact number. Null if the double is null. */
export function exactSql({ double, digits }: ExactParts): Sql {
  const made = sql`list_transform([{d: ${double}, t: ${digits ?? NO_DIGITS}}], lambda part: case when part.d is not null then part end)[1]`
  return { ...made, parts: { double, digits } }
}

/** The parts of an exact number, for SQL that uses only one of them. */
export const partsOf = (exact: Sql): ExactParts =>
  exact.parts ?? { double: sql`(${exact}).d`, digits: sql`(${exact}).t` }

/** The struct of parts whose double is not null. */
export const structOf = ({ double, digits }: ExactParts): Sql =>
  sql`{d: ${double}, t: ${digits ?? NO_DIGITS}}`

/** SQL that uses the parts of exact numbers several times. See once(). */
export function withParts(numbers: readonly Sql[], body: (parts: readonly ExactParts[]) => Sql): Sql {
  const named: Record<string, Sql> = {}
  numbers.forEach(({ parts, ...exact }, i) => {
    if (parts === undefined) named[`v${i}`] = exact
    else {
      named[`d${i}`] = parts.double
      if (parts.digits !== undefined) named[`t${i}`] = parts.digits
    }
  })
  return once(named, (names) =>
    body(
      numbers.map(({ parts }, i) =>
        parts === undefined
          ? { double: sql`${names[`v${i}`]!}.d`, digits: sql`${names[`v${i}`]!}.t` }
          : { double: names[`d${i}`]!, digits: parts.digits && names[`t${i}`] },
      ),
    ),
  )
}

/** SQL: true if a number is equal to another such number exactly if their doubles are equal. */
export const isPlain = ({ double, digits }: ExactParts): Sql | undefined =>
  digits &&
  sql`(${digits} is null or abs(${double}) < ${verbatim(`${MIN_EXACT}`)} or (strlen(${digits}) <= ${verbatim(String(DOUBLE_DIGITS))} and abs(${double}) < ${WHOLE_LIMIT_SQL}))`

/** SQL of a text, wrapped by SQL that contains it once. */
const wrapped = ({ text, bindings, made = 0 }: Sql, wrap: (text: string) => string): Sql => ({
  text: wrap(text),
  bindings,
  made,
})

/** @param result SQL of the parts of the number; see ofScientific() */
const ofDigits = (digits: Sql, result: string): Sql => wrapped(digits, (text) => ofScientific(text, result))

/** The key of an exact number. */
export const exactKey = ({ double, digits }: ExactParts): Sql =>
  wrapped(
    digits === undefined
      ? sql`cast(${double} as varchar)`
      : sql`coalesce(${digits}, cast(${double} as varchar))`,
    numberKey,
  )

/**
 * A struct whose order is the order of exact numbers. Its field `v` is the number. Null if the number is null.
 * @param rank decides between equal numbers. A computed double and a text can be equal.
 */
export const ordered = (exact: Sql, rank = 0): Sql =>
  withParts([exact], ([parts]) => {
    const { double } = parts!
    const made = sql`{d: ${double}, k: ${exactKey(parts!)}, r: ${verbatim(String(rank))}, v: ${structOf(parts!)}}`
    return sql`case when ${double} is not null then ${made} end`
  })

const SIGNED_DIGITS = `case when part.n then '-' else '' end || rpad(part.s, part.e::integer, '0')`
const IS_WHOLE = `length(part.s) <= part.e and part.e <= ${MAX_WHOLE_DIGITS}`

/** The exact whole number as HUGEINT. Null for other numbers. See wholeOf(). */
export function wholeSql({ double, digits }: ExactParts): Sql {
  const ofDouble = sql`abs(${double}) < ${WHOLE_LIMIT_SQL} and ${double} = trunc(${double})`
  const ofPlain = sql`case when ${ofDouble} then try_cast(${double} as hugeint) end`
  if (digits === undefined) return ofPlain
  const whole = `case when part.s = '' then 0::hugeint when ${IS_WHOLE} then try_cast(${SIGNED_DIGITS} as hugeint) end`
  return sql`case when ${double} is null then null when ${isPlain({ double, digits })!} then ${ofPlain} else ${ofDigits(digits, whole)} end`
}

const FLOOR = `case when part.e > ${MAX_WHOLE_DIGITS} then null when part.e <= 0 then case when part.n and part.s <> '' then -1 else 0 end::hugeint else try_cast(case when part.n then '-' else '' end || left(rpad(part.s, part.e::integer, '0'), part.e) as hugeint) - case when part.n and length(part.s) > part.e then 1 else 0 end end`

/** The largest whole number that is not greater, as HUGEINT. See floorOf(). */
export function floorSql({ double, digits }: ExactParts): Sql {
  const ofDouble = sql`case when abs(${double}) < ${WHOLE_LIMIT_SQL} then try_cast(floor(${double}) as hugeint) end`
  if (digits === undefined) return ofDouble
  return sql`case when ${double} is null then null when ${isPlain({ double, digits })!} then ${ofDouble} else ${ofDigits(digits, FLOOR)} end`
}

const PLAIN_DIGITS = `case when part.n then '-' else '' end || case when part.e <= 0 then '0.' || repeat('0', -part.e) || part.s when length(part.s) <= part.e then rpad(part.s, part.e::integer, '0') else left(part.s, part.e) || '.' || substr(part.s, part.e + 1) end`

/**
 * The text of an exact number. See showExact().
 * @param decimalText the text of a double
 */
export function exactText({ double, digits }: ExactParts, decimalText: (double: Sql) => Sql): Sql {
  const isWhole = sql`abs(${double}) < ${WHOLE_LIMIT_SQL} and ${double} = trunc(${double})`
  const ofDouble = sql`case when ${isWhole} then cast(try_cast(${double} as bigint) as varchar) else ${decimalText(double)} end`
  if (digits === undefined) return ofDouble
  const long = ofDigits(
    digits,
    `case when (${IS_WHOLE}) or length(part.s) > ${DOUBLE_DIGITS} then ${PLAIN_DIGITS} end`,
  )
  return sql`case when ${double} is null then null when ${isPlain({ double, digits })!} then ${ofDouble} else coalesce(${long}, ${decimalText(double)}) end`
}

/** The struct of a whole number in HUGEINT. */
export const wholeStruct = (whole: Sql): Sql =>
  sql`list_transform([cast(${whole} as varchar)], lambda part: case when part is not null then {d: try_cast(part as double), t: part} end)[1]`

/** True if all conditions that are not undefined hold. Undefined if all are undefined. */
export const allOf = (conditions: readonly (Sql | undefined)[]): Sql | undefined => {
  const given = conditions.filter((condition) => condition !== undefined)
  return given.length === 0 ? undefined : sql`(${joined(given, ' and ')})`
}
