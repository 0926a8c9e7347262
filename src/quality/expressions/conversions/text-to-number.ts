import type { Argument, Overload, SqlArgument } from '../declaration.ts'
import { onlyIf, type Sql, sql, verbatim } from '../sql.ts'

/**
 * What a decimal looks like: blanks around it, a sign or none, digits with a point among or around them or none, an
 * exponent of up to three digits, which needs a point before it or a sign in it, since `12E4` is a code.
 * Without `?`, which is a place for a binding in the text of a query.
 */
const DECIMAL =
  ' *[+-]{0,1}(([0-9]+[.][0-9]*|[.][0-9]+)([eE][+-]{0,1}[0-9]{1,3}){0,1}|[0-9]+([eE][+-][0-9]{1,3}){0,1}) *'
/** Nineteen digits are enough for 64 bits. */
const INTEGER = ' *[+-]{0,1}0*[0-9]{1,19} *'

const DECIMAL_FORM = new RegExp(`^${DECIMAL}$`)
const INTEGER_FORM = new RegExp(`^${INTEGER}$`)

const LEAST = -(2n ** 63n)
const GREATEST = 2n ** 63n - 1n

/** The decimal that a text is; null for any other text, and for what is beyond the doubles. */
export function readDecimal(text: string): number | null {
  if (!DECIMAL_FORM.test(text)) return null
  const number = Number(text)
  return Number.isFinite(number) ? number + 0 : null
}

/** The integer of 64 bits that a text is, without point and exponent; null for any other text. */
export function readInteger(text: string): bigint | null {
  if (!INTEGER_FORM.test(text)) return null
  const integer = BigInt(text.trim().replace(/^\+/, ''))
  return integer >= LEAST && integer <= GREATEST ? integer : null
}

const isCleanNumber = ({ column }: Argument): boolean =>
  column?.raw?.isClean === true && (column.type === 'integer' || column.type === 'decimal')

const guarded = (value: Sql, form: string, type: string): Sql =>
  sql`case when regexp_full_match(${value}, ${verbatim(`'${form}'`)}) then try_cast(${value} as ${verbatim(type)}) end`

export const textToDecimal: Overload = {
  parameters: [{ name: 'text', type: 'text' }],
  returns: 'decimal',
  duckdb: ([text]) => {
    const { sql: value } = text as SqlArgument
    const isClean = isCleanNumber(text as SqlArgument)
    const number = isClean ? sql`try_cast(${value} as double)` : guarded(value, DECIMAL, 'double')
    // No integer of 64 bits is beyond the doubles.
    if (isClean && (text as SqlArgument).column?.type === 'integer') return number
    return onlyIf(number, (number) => sql`isfinite(${number})`)
  },
  evaluator: () => readDecimal,
}

export const textToInteger: Overload = {
  parameters: [{ name: 'text', type: 'text' }],
  returns: 'integer',
  duckdb: ([text]) => {
    const argument = text as SqlArgument
    if (isCleanNumber(argument) && argument.column?.type === 'integer') {
      return sql`try_cast(${argument.sql} as bigint)`
    }
    return guarded(argument.sql, INTEGER, 'bigint')
  },
  evaluator: () => readInteger,
}
