import type { DialectName } from '../../model/warehouse/dialect.ts'
import type { ExactSql } from '../exact/exact-sql.ts'
import type { Sql } from '../sql.ts'
import type { Unit } from '../units.ts'
import type { Type, Value } from '../value.ts'
import type { TextSql } from './text-sql.ts'

/** The general SQL of an engine, and building blocks of the forms of functions. Arguments and results are SQL. */
export interface SqlDialect {
  readonly name: DialectName
  /** The names of the types. */
  readonly types: Readonly<Record<Type, string>>
  /** The type of whole numbers of 38 digits. */
  readonly wholeType: string
  /** A value as a binding with its type. */
  readonly constant: (type: Type, value: Value) => Sql
  /** The maximum length of the SQL of an expression. */
  readonly maxCharacters: number
  /** The maximum nesting depth of brackets in the SQL. */
  readonly maxNested: number
  /** The maximum count of exact numbers in one chain of operators. */
  readonly maxNumbers: number
  /**
   * SQL that uses its parts several times. Long parts are named and computed once, so that nested expressions do not
   * double at each level. `body` must not contain other SQL with columns, nor a subquery.
   */
  readonly once: <Name extends string>(
    parts: Readonly<Record<Name, Sql>>,
    body: (parts: Readonly<Record<Name, Sql>>) => Sql,
  ) => Sql
  /** The value if it meets the condition, otherwise null. The value is written once. */
  readonly onlyIf: (value: Sql, condition: (value: Sql) => Sql) => Sql
  readonly listOf: (items: readonly Sql[]) => Sql
  /** The list of the results for each item of a list. `body` must not contain other SQL with columns. */
  readonly mapped: (list: Sql, body: (item: Sql) => Sql) => Sql
  /** The concatenation of the texts of a list. */
  readonly textOf: (texts: Sql) => Sql
  /**
   * True if a test is true for a value and an item. Otherwise null if a test is null, else false. All are written once.
   * `test` must not contain other SQL with columns.
   */
  readonly isAny: (value: Sql, items: readonly Sql[], test: (value: Sql, item: Sql) => Sql) => Sql
  /** True if two columns of texts are equal or both are null, as a condition of a join. */
  readonly areSame: (text: string, other: string) => string
  /** The least or greatest value that is not null. Null if all values are null. */
  readonly extreme: (name: 'least' | 'greatest', values: readonly Sql[]) => Sql
  /** True if a double is neither infinite nor NaN. */
  readonly isFinite: (double: Sql) => Sql
  /** The decimal in a text that has the form of a decimal. Otherwise null. */
  readonly decimalOf: (text: Sql) => Sql
  /** The integer of 64 bits in a text that has the form of an integer. Otherwise null. */
  readonly integerOf: (text: Sql) => Sql
  /** A double that is finite. Otherwise null. */
  readonly finite: (double: Sql) => Sql
  /** A double without its fraction. */
  readonly truncated: (double: Sql) => Sql
  /** The text of a double. See showDecimal(). */
  readonly decimalText: (double: Sql) => Sql
  /** The text of a time or a timestamp. See showValue(). */
  readonly clockText: (value: Sql) => Sql
  /** The date of a number of days since 1970-01-01, which is a date of the language or null. */
  readonly dateOf: (days: Sql) => Sql
  /** The timestamp of a number of microseconds since 1970-01-01, which is a timestamp of the language or null. */
  readonly timestampOf: (microseconds: Sql) => Sql
  /** The microseconds since 1970-01-01 of a timestamp. */
  readonly microseconds: (timestamp: Sql) => Sql
  /** The quotient of two whole numbers that are not negative, rounded down. */
  readonly quotient: (number: Sql, divisor: Sql) => Sql
  /** Aggregate: the sum of integers of 64 bits, which may have more bits. */
  readonly sumOfIntegers: (integer: Sql) => Sql
  /** The digits of a whole number of 64 bits that is not negative, with a comma after each group of three. */
  readonly grouped: (number: Sql) => Sql
  /** The time of day of a timestamp. */
  readonly timeOf: (timestamp: Sql) => Sql
  /** A date or timestamp a number of units later, of which the result may be outside the years 1 to 9999. */
  readonly later: (type: 'date' | 'timestamp', date: Sql, unit: Unit, count: Sql) => Sql
  /** The number of complete units from one date or timestamp to another. See DT_DIFF. */
  readonly completeUnits: (type: 'date' | 'timestamp', unit: Unit, from: Sql, to: Sql) => Sql
  /** A text without the blanks (U+0020) around it. */
  readonly trimmed: (text: Sql) => Sql
  /** True if a whole text matches a regular expression that RE2 and the engine understand alike. */
  readonly matches: (text: Sql, expression: string) => Sql
  /** Texts, and lists of texts. */
  readonly texts: TextSql
  /** Exact numbers. */
  readonly exact: ExactSql
}
