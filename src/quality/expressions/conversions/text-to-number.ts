import { overload, type Argument, type SqlArgument } from '../declaration.ts'
import { DECIMAL, INTEGER } from '../../values/number-forms.ts'
import { type Sql, sql } from '../sql.ts'
import type { SqlDialect } from '../dialects/dialect.ts'
import { formsOf } from '../dialects/index.ts'
import { always } from '../memory.ts'
import { type Exact, exactOf } from '../exact/numbers.ts'

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

/** The decimal value of a text in SQL. */
export function decimalSql(text: SqlArgument, dialect: SqlDialect): Sql {
  const { sql: value } = text
  if (!isCleanNumber(text)) return dialect.decimalOf(value)
  const number = sql`try_cast(${value} as double)`
  // Every 64-bit integer is in the range of doubles.
  return text.column?.type === 'integer' ? number : dialect.finite(number)
}

/** The integer value of a text in SQL. */
export function integerSql(text: SqlArgument, dialect: SqlDialect): Sql {
  if (isCleanNumber(text) && text.column?.type === 'integer') return sql`try_cast(${text.sql} as bigint)`
  return dialect.integerOf(text.sql)
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
