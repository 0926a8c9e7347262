import type { ExactParts, Sql } from '../sql.ts'
import { joined, sql, verbatim } from '../sql.ts'
import { MAX_COMPUTED_SIZE, WHOLE_LIMIT } from './numbers.ts'

/** Below this size, a double holds every whole number. */
export const WHOLE_LIMIT_SQL = verbatim(WHOLE_LIMIT.toExponential())

/** Below this size, 128 bits hold all parts of a computation with whole numbers. */
export const MAX_COMPUTED_SQL = verbatim(MAX_COMPUTED_SIZE.toExponential())

/**
 * Exact numbers in the SQL of an engine. An exact number is a struct of the nearest double `d` and of a text `t` that
 * has all digits in the form of a number. The text is null if the double is the number. Most numbers are compared by
 * their doubles. The digits are read only if the doubles do not decide.
 */
export interface ExactSql {
  /** The parts of an exact number, for SQL that uses only one of them. */
  readonly partsOf: (exact: Sql) => ExactParts
  /** The struct of parts whose double is not null. */
  readonly structOf: (parts: ExactParts) => Sql
  /** The struct of an exact number. Null if the double is null. */
  readonly exactSql: (parts: ExactParts) => Sql
  /** SQL that uses the parts of exact numbers several times. See SqlDialect.once. */
  readonly withParts: (numbers: readonly Sql[], body: (parts: readonly ExactParts[]) => Sql) => Sql
  /** True if a number is equal to another such number exactly if their doubles are equal. Undefined if always true. */
  readonly isPlain: (parts: ExactParts) => Sql | undefined
  /** A text whose order by code point is the order of exact numbers. */
  readonly exactKey: (parts: ExactParts) => Sql
  /** The exact whole number. Null for other numbers. See wholeOf(). */
  readonly wholeSql: (parts: ExactParts) => Sql
  /** The largest whole number that is not greater. See floorOf(). */
  readonly floorSql: (parts: ExactParts) => Sql
  /** The text of an exact number. See showExact(). */
  readonly exactText: (parts: ExactParts) => Sql
  /** The struct of a large whole number. */
  readonly wholeStruct: (number: Sql) => Sql
  /** The quotient of two large whole numbers, rounded towards zero. */
  readonly quotient: (number: Sql, divisor: Sql) => Sql
  /**
   * The result of a computation, whose double may be infinite or NaN.
   * @param size above the sizes of all parts of the computation
   * @param large the exact result if all numbers are whole, if this is computed: for a large size that fits in 128 bits
   */
  readonly computed: (double: Sql, size: Sql, large: (isComputed: Sql) => Sql) => Sql
  /** The least or greatest exact number that is not null. The first of equal numbers is the result. */
  readonly extreme: (name: 'least' | 'greatest', numbers: readonly Sql[]) => Sql
  /** Aggregate: the least or greatest exact number. */
  readonly aggregate: (name: 'min' | 'max', number: Sql) => Sql
}

/** The parts of structs that have the fields `d` and `t`. */
export const partsOf = (exact: Sql): ExactParts =>
  exact.parts ?? { double: sql`(${exact}).d`, digits: sql`(${exact}).t` }

/**
 * `withParts` of ExactSql.
 * @param once of SqlDialect
 * @param field reads a field of a named struct, which may be null
 */
export const partsNamed =
  (
    once: (parts: Record<string, Sql>, body: (parts: Readonly<Record<string, Sql>>) => Sql) => Sql,
    field: (struct: Sql, name: 'd' | 't') => Sql,
  ): ExactSql['withParts'] =>
  (numbers, body) => {
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
        numbers.map(({ parts }, i) => {
          const struct = names[`v${i}`]
          return struct === undefined
            ? { double: names[`d${i}`]!, digits: parts!.digits && names[`t${i}`] }
            : { double: field(struct, 'd'), digits: field(struct, 't') }
        }),
      ),
    )
  }

/** True if all conditions that are not undefined hold. Undefined if all are undefined. */
export const allOf = (conditions: readonly (Sql | undefined)[]): Sql | undefined => {
  const given = conditions.filter((condition) => condition !== undefined)
  return given.length === 0 ? undefined : sql`(${joined(given, ' and ')})`
}
