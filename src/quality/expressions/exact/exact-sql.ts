/**
 * Exact numbers in SQL. An exact number is a struct of the nearest double `d` and of a text `t` that has all digits in
 * the form of a number. The text is null if the double is the number. Most numbers are compared by their doubles. The
 * digits are read only if the doubles do not decide.
 */
import type { SqlDialect } from '../dialects/dialect.ts'
import { type ExactParts, joined, type Sql, sql, verbatim } from '../sql.ts'
import { DOUBLE_DIGITS, MAX_WHOLE_DIGITS, MIN_EXACT, WHOLE_LIMIT } from './numbers.ts'

/** Below this size, a double holds every whole number. */
export const WHOLE_LIMIT_SQL = verbatim(WHOLE_LIMIT.toExponential())

/** What engines differ in. */
export interface ExactEngine extends Pick<
  SqlDialect,
  'types' | 'wholeType' | 'once' | 'onlyIf' | 'truncated'
> {
  /** The struct of a double and a text. */
  readonly struct: (double: Sql, digits: Sql) => Sql
  /** The number of bytes of a text. */
  readonly bytes: (text: Sql) => Sql
  /** A large whole number that may be null, and its text, as the struct of an exact number. */
  readonly ofWhole: (text: Sql) => Sql
  /** The first characters of a text. */
  readonly left: (text: string, characters: string) => string
  /** The names of the parts of a number in the result of `ofScientific`. */
  readonly scientific: { readonly digits: string; readonly exponent: string; readonly isNegative: string }
  /** See `values/<engine>/number-key.ts`. */
  readonly ofScientific: (text: string, result: string) => string
  readonly numberKey: (text: string) => string
  /** The quotient of two large whole numbers, rounded towards zero. */
  readonly quotient: (number: Sql, divisor: Sql) => Sql
  /** The greatest or smallest of exact numbers that are not null. The first of equal numbers is the result. */
  readonly extreme: (name: 'least' | 'greatest', numbers: readonly Sql[], exact: ExactBasics) => Sql
  /** Aggregate: the greatest or smallest exact number. */
  readonly aggregate: (name: 'min' | 'max', number: Sql, exact: ExactBasics) => Sql
}

export type ExactBasics = ReturnType<typeof basicsOf>
export type ExactSql = ReturnType<typeof exactSqlOf>

/** SQL of a text, wrapped by SQL that contains it once. */
const wrapped = ({ text, bindings, made = 0 }: Sql, wrap: (text: string) => string): Sql => ({
  text: wrap(text),
  bindings,
  made,
})

/** True if all conditions that are not undefined hold. Undefined if all are undefined. */
export const allOf = (conditions: readonly (Sql | undefined)[]): Sql | undefined => {
  const given = conditions.filter((condition) => condition !== undefined)
  return given.length === 0 ? undefined : sql`(${joined(given, ' and ')})`
}

/** Structs, their parts and their keys. */
function basicsOf(engine: ExactEngine) {
  const { onlyIf, once, types } = engine
  const text = verbatim(types.text)
  const noDigits = sql`cast(null as ${text})`

  /** The parts of an exact number, for SQL that uses only one of them. */
  const partsOf = (exact: Sql): ExactParts =>
    exact.parts ?? { double: sql`(${exact}).d`, digits: sql`(${exact}).t` }

  /** The struct of parts whose double is not null. */
  const structOf = ({ double, digits }: ExactParts): Sql => engine.struct(double, digits ?? noDigits)

  /** The struct of an exact number. Null if the double is null. */
  const exactSql = ({ double, digits }: ExactParts): Sql => ({
    ...onlyIf(structOf({ double, digits }), (part) => sql`${part}.d is not null`),
    parts: { double, digits },
  })

  /** SQL that uses the parts of exact numbers several times. See SqlDialect.once. */
  function withParts(numbers: readonly Sql[], body: (parts: readonly ExactParts[]) => Sql): Sql {
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

  /** True if a number is equal to another such number exactly if their doubles are equal. */
  const isPlain = ({ double, digits }: ExactParts): Sql | undefined =>
    digits &&
    sql`(${digits} is null or abs(${double}) < ${verbatim(MIN_EXACT.toExponential())} or (${engine.bytes(digits)} <= ${verbatim(String(DOUBLE_DIGITS))} and abs(${double}) < ${WHOLE_LIMIT_SQL}))`

  /** A text whose order by code point is the order of exact numbers. */
  const exactKey = ({ double, digits }: ExactParts): Sql =>
    wrapped(
      digits === undefined
        ? sql`cast(${double} as ${text})`
        : sql`coalesce(${digits}, cast(${double} as ${text}))`,
      engine.numberKey,
    )

  return { partsOf, structOf, exactSql, withParts, isPlain, exactKey }
}

/** The SQL of exact numbers of an engine. */
export function exactSqlOf(engine: ExactEngine) {
  const basics = basicsOf(engine)
  const { isPlain } = basics
  const { types, wholeType, truncated } = engine
  const { digits: s, exponent: e, isNegative: n } = engine.scientific
  const whole = verbatim(wholeType)

  /** @param result SQL of the parts of the number; see ofScientific() */
  const ofDigits = (digits: Sql, result: string): Sql =>
    wrapped(digits, (text) => engine.ofScientific(text, result))

  const sign = `case when ${n} then '-' else '' end`
  const filled = `rpad(${s}, cast(${e} as integer), '0')`
  const isWhole = `length(${s}) <= ${e} and ${e} <= ${MAX_WHOLE_DIGITS}`
  const isWholeDouble = (double: Sql): Sql =>
    sql`abs(${double}) < ${WHOLE_LIMIT_SQL} and ${double} = ${truncated(double)}`

  /** The exact whole number. Null for other numbers. See wholeOf(). */
  function wholeSql({ double, digits }: ExactParts): Sql {
    const ofPlain = sql`case when ${isWholeDouble(double)} then try_cast(${double} as ${whole}) end`
    if (digits === undefined) return ofPlain
    const number = `case when ${s} = '' then cast(0 as ${wholeType}) when ${isWhole} then try_cast(${sign} || ${filled} as ${wholeType}) end`
    return sql`case when ${double} is null then null when ${isPlain({ double, digits })!} then ${ofPlain} else ${ofDigits(digits, number)} end`
  }

  const start = `case when ${n} then '-' else '' end || ${engine.left(filled, e)}`
  const floor = `case when ${e} > ${MAX_WHOLE_DIGITS} then null when ${e} <= 0 then cast(case when ${n} and ${s} <> '' then -1 else 0 end as ${wholeType}) else try_cast(${start} as ${wholeType}) - case when ${n} and length(${s}) > ${e} then 1 else 0 end end`

  /** The largest whole number that is not greater. See floorOf(). */
  function floorSql({ double, digits }: ExactParts): Sql {
    const ofDouble = sql`case when abs(${double}) < ${WHOLE_LIMIT_SQL} then try_cast(floor(${double}) as ${whole}) end`
    if (digits === undefined) return ofDouble
    return sql`case when ${double} is null then null when ${isPlain({ double, digits })!} then ${ofDouble} else ${ofDigits(digits, floor)} end`
  }

  const zeros = `rpad('', cast(-${e} as integer), '0')`
  const plainDigits = `${sign} || case when ${e} <= 0 then '0.' || ${zeros} || ${s} when length(${s}) <= ${e} then ${filled} else ${engine.left(s, e)} || '.' || substr(${s}, ${e} + 1) end`

  /**
   * The text of an exact number. See showExact().
   * @param decimalText the text of a double
   */
  function exactText({ double, digits }: ExactParts, decimalText: (double: Sql) => Sql): Sql {
    const text = verbatim(types.text)
    const ofDouble = sql`case when ${isWholeDouble(double)} then cast(try_cast(${double} as bigint) as ${text}) else ${decimalText(double)} end`
    if (digits === undefined) return ofDouble
    const long = ofDigits(
      digits,
      `case when (${isWhole}) or length(${s}) > ${DOUBLE_DIGITS} then ${plainDigits} end`,
    )
    return sql`case when ${double} is null then null when ${isPlain({ double, digits })!} then ${ofDouble} else coalesce(${long}, ${decimalText(double)}) end`
  }

  return {
    ...basics,
    wholeSql,
    floorSql,
    exactText,
    quotient: engine.quotient,
    /** The struct of a whole number. */
    wholeStruct: (number: Sql): Sql => engine.ofWhole(sql`cast(${number} as ${verbatim(types.text)})`),
    extreme: (name: 'least' | 'greatest', numbers: readonly Sql[]): Sql =>
      engine.extreme(name, numbers, basics),
    aggregate: (name: 'min' | 'max', number: Sql): Sql => engine.aggregate(name, number, basics),
  }
}
