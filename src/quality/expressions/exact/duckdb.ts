/** Exact numbers in DuckDB's SQL. */
import { decimalText } from '../dialects/decimal-text.ts'
import { once, onlyIf } from '../dialects/once.ts'
import { type ExactParts, joined, type Sql, sql, verbatim } from '../sql.ts'
import { numberKey, ofScientific } from '../../values/duckdb/number-key.ts'
import { type ExactSql, MAX_COMPUTED_SQL, partsNamed, partsOf, WHOLE_LIMIT_SQL } from './exact-sql.ts'
import { DOUBLE_DIGITS, MAX_WHOLE_DIGITS, MIN_EXACT } from './numbers.ts'

const NO_DIGITS = verbatim('null::varchar')

const structOf = ({ double, digits }: ExactParts): Sql => sql`{d: ${double}, t: ${digits ?? NO_DIGITS}}`

const exactSql = (parts: ExactParts): Sql => ({
  ...onlyIf(structOf(parts), (part) => sql`${part}.d is not null`),
  parts,
})

const withParts = partsNamed(once, (struct, name) => sql`${struct}.${verbatim(name)}`)

const isPlain = ({ double, digits }: ExactParts): Sql | undefined =>
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

const exactKey = ({ double, digits }: ExactParts): Sql =>
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
const ordered = (exact: Sql, rank = 0): Sql =>
  withParts([exact], ([parts]) => {
    const { double } = parts!
    const made = sql`{d: ${double}, k: ${exactKey(parts!)}, r: ${verbatim(String(rank))}, v: ${structOf(parts!)}}`
    return sql`case when ${double} is not null then ${made} end`
  })

const SIGNED_DIGITS = `case when part.n then '-' else '' end || rpad(part.s, part.e::integer, '0')`
const IS_WHOLE = `length(part.s) <= part.e and part.e <= ${MAX_WHOLE_DIGITS}`

function wholeSql({ double, digits }: ExactParts): Sql {
  const ofDouble = sql`abs(${double}) < ${WHOLE_LIMIT_SQL} and ${double} = trunc(${double})`
  const ofPlain = sql`case when ${ofDouble} then try_cast(${double} as hugeint) end`
  if (digits === undefined) return ofPlain
  const whole = `case when part.s = '' then 0::hugeint when ${IS_WHOLE} then try_cast(${SIGNED_DIGITS} as hugeint) end`
  return sql`case when ${double} is null then null when ${isPlain({ double, digits })!} then ${ofPlain} else ${ofDigits(digits, whole)} end`
}

const FLOOR = `case when part.e > ${MAX_WHOLE_DIGITS} then null when part.e <= 0 then case when part.n and part.s <> '' then -1 else 0 end::hugeint else try_cast(case when part.n then '-' else '' end || left(rpad(part.s, part.e::integer, '0'), part.e) as hugeint) - case when part.n and length(part.s) > part.e then 1 else 0 end end`

function floorSql({ double, digits }: ExactParts): Sql {
  const ofDouble = sql`case when abs(${double}) < ${WHOLE_LIMIT_SQL} then try_cast(floor(${double}) as hugeint) end`
  if (digits === undefined) return ofDouble
  return sql`case when ${double} is null then null when ${isPlain({ double, digits })!} then ${ofDouble} else ${ofDigits(digits, FLOOR)} end`
}

const PLAIN_DIGITS = `case when part.n then '-' else '' end || case when part.e <= 0 then '0.' || repeat('0', -part.e) || part.s when length(part.s) <= part.e then rpad(part.s, part.e::integer, '0') else left(part.s, part.e) || '.' || substr(part.s, part.e + 1) end`

function exactText({ double, digits }: ExactParts): Sql {
  const isWhole = sql`abs(${double}) < ${WHOLE_LIMIT_SQL} and ${double} = trunc(${double})`
  const ofDouble = sql`case when ${isWhole} then cast(try_cast(${double} as bigint) as varchar) else ${decimalText(double)} end`
  if (digits === undefined) return ofDouble
  const long = ofDigits(
    digits,
    `case when (${IS_WHOLE}) or length(part.s) > ${DOUBLE_DIGITS} then ${PLAIN_DIGITS} end`,
  )
  return sql`case when ${double} is null then null when ${isPlain({ double, digits })!} then ${ofDouble} else coalesce(${long}, ${decimalText(double)}) end`
}

const computed: ExactSql['computed'] = (double, size, large) => {
  const inexact = structOf({ double, digits: undefined })
  const isComputed = sql`${size} < ${MAX_COMPUTED_SQL}`
  return sql`case when ${size} < ${WHOLE_LIMIT_SQL} then ${inexact} when ${isComputed} then coalesce(${large(isComputed)}, ${inexact}) when isfinite(${double}) then ${inexact} end`
}

export const EXACT_IN_DUCKDB: ExactSql = {
  partsOf,
  structOf,
  exactSql,
  withParts,
  isPlain,
  exactKey,
  wholeSql,
  floorSql,
  exactText,
  wholeStruct: (number) =>
    sql`list_transform([cast(${number} as varchar)], lambda part: case when part is not null then {d: try_cast(part as double), t: part} end)[1]`,
  quotient: (number, divisor) => sql`${number} // ${divisor}`,
  computed,
  extreme: (name, numbers) => {
    const values = numbers.map((number, place) => ordered(number, name === 'least' ? place : -place))
    return sql`(${verbatim(name)}(${joined(values, ', ')})).v`
  },
  aggregate: (name, number) => sql`(${verbatim(name)}(${ordered(number)})).v`,
}
