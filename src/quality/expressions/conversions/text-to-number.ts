import { overload, type Argument, type SqlArgument } from '../declaration.ts'
import { type Sql, sql, verbatim } from '../sql.ts'
import type { SqlDialect } from '../dialects/dialect.ts'
import { formsOf } from '../dialects/index.ts'
import { always } from '../memory.ts'
import { type Exact, exactOf } from '../exact/numbers.ts'

/**
 * The form of a decimal: optional blanks around it, an optional sign, digits with an optional decimal point at any
 * position, and an optional exponent of up to three digits. The exponent requires a decimal point before it or a sign
 * in it, because `12E4` is a code. The form does not use `?`, which marks a binding in the text of a query.
 */
const DECIMAL =
  ' *[+-]{0,1}(([0-9]+[.][0-9]*|[.][0-9]+)([eE][+-]{0,1}[0-9]{1,3}){0,1}|[0-9]+([eE][+-][0-9]{1,3}){0,1}) *'
/** 64 bits need at most nineteen digits. */
const INTEGER = ' *[+-]{0,1}0*[0-9]{1,19} *'

const DECIMAL_FORM = new RegExp(`^${DECIMAL}$`)
const INTEGER_FORM = new RegExp(`^${INTEGER}$`)

const LEAST = -(2n ** 63n)
const GREATEST = 2n ** 63n - 1n

/** The decimal value of a text. Null for any other text, and for numbers outside the range of doubles. */
export function readDecimal(text: string): number | null {
  if (!DECIMAL_FORM.test(text)) return null
  const number = Number(text)
  return Number.isFinite(number) ? number + 0 : null
}

/** The exact number of a text. Null for any other text, and for numbers outside the range of doubles. */
export const readExact = (text: string): Exact | null => (DECIMAL_FORM.test(text) ? exactOf(text) : null)

/** The 64-bit integer value of a text without decimal point and exponent. Null for any other text. */
export function readInteger(text: string): bigint | null {
  if (!INTEGER_FORM.test(text)) return null
  const integer = BigInt(text.trim().replace(/^\+/, ''))
  return integer >= LEAST && integer <= GREATEST ? integer : null
}

const isCleanNumber = ({ column }: Argument): boolean =>
  column?.raw?.isClean === true && (column.type === 'integer' || column.type === 'decimal')

const guarded = ({ matches }: SqlDialect, value: Sql, form: string, type: string): Sql =>
  sql`case when ${matches(value, form)} then try_cast(${value} as ${verbatim(type)}) end`

/** The decimal value of a text in SQL. */
export function decimalSql(text: SqlArgument, dialect: SqlDialect): Sql {
  const { sql: value } = text
  const isClean = isCleanNumber(text)
  const number = isClean ? sql`try_cast(${value} as double)` : guarded(dialect, value, DECIMAL, 'double')
  // Every 64-bit integer is in the range of doubles.
  if (isClean && text.column?.type === 'integer') return number
  return dialect.onlyIf(number, dialect.isFinite)
}

/** The integer value of a text in SQL. */
export function integerSql(text: SqlArgument, dialect: SqlDialect): Sql {
  if (isCleanNumber(text) && text.column?.type === 'integer') return sql`try_cast(${text.sql} as bigint)`
  return guarded(dialect, text.sql, INTEGER, 'bigint')
}

const ofText = (form: (text: SqlArgument, dialect: SqlDialect) => Sql) =>
  formsOf(
    (dialect) =>
      ([text]: readonly [SqlArgument]) =>
        form(text, dialect),
  )

export const textToDecimal = overload({
  parameters: [{ name: 'text', type: 'text' }],
  returns: 'decimal',
  reads: 'a number',
  sql: ofText(decimalSql),
  evaluator: () => readDecimal,
})

export const textToExact = overload({
  parameters: [{ name: 'text', type: 'text' }],
  returns: 'exact',
  reads: 'a number',
  makes: always(0),
  sql: ofText((text, dialect) =>
    dialect.exact.exactSql({ double: decimalSql(text, dialect), digits: text.sql }),
  ),
  evaluator: () => readExact,
})

export const textToInteger = overload({
  parameters: [{ name: 'text', type: 'text' }],
  returns: 'integer',
  reads: 'an integer of 64 bits',
  sql: ofText(integerSql),
  evaluator: () => readInteger,
})
