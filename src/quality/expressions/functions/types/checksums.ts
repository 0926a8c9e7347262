import {
  overload,
  type FunctionDeclaration,
  type Overload,
  type Parameter,
  type SizedArgument,
  type SqlArgument,
} from '../../declaration.ts'
import { type Sql, sql, verbatim } from '../../sql.ts'
import { once } from '../../dialects/once.ts'
import {
  GTIN_FORM,
  ISBN_10_FORM,
  ISBN_13_FORM,
  LUHN_BODY,
  LUHN_FORM,
  MOD11_FORM,
  SEPARATORS,
} from '../../../values/check-digit-forms.ts'
import { always, firstOf } from '../../memory.ts'
import { DIGITS_BYTES, textParameter, unlessNull } from '../parameters.ts'

const BETWEEN = /[ -]/g

const CODE_OF_ZERO = 48
/** The value of an X as a check digit. */
const X = 10

const valueOf = (digit: string): number => (digit === 'X' ? X : digit.charCodeAt(0) - CODE_OF_ZERO)

/** The weighted sum of digits. The weight depends on the position, counted from 1 at the right end. */
const weighted = (digits: string, weigh: (digit: number, place: number) => number): number => {
  let sum = 0
  for (let at = 0; at < digits.length; at++) sum += weigh(valueOf(digits[at]!), digits.length - at)
  return sum
}

/**
 * weighted() in SQL.
 * @param weigh SQL of `digit` and `place`, the names of the lambda's parameters
 */
const weightedSql = (digits: Sql, weigh: Sql): Sql =>
  sql`list_sum(list_transform(list_transform(list_reverse(string_split(${digits}, '')), lambda one: case one when 'X' then ${X} else ascii(one) - ${CODE_OF_ZERO} end), lambda digit, place: ${weigh}))`

const ofDigits = (args: readonly SizedArgument[]): number => 4 * firstOf(args) + DIGITS_BYTES

interface Checksum {
  /** SQL of the test by the routines of `values/trino/routines/checksums.ts`. */
  readonly trino: (text: Sql) => Sql
  /** The form of the text without separators, in syntax that all engines interpret alike. */
  readonly form: string
  readonly isRight: (digits: string) => boolean
  readonly isRightSql: (digits: Sql) => Sql
}

/** True if a text without blanks and hyphens has the form and a correct check digit. */
function checksum(declared: Checksum): Pick<Overload, 'makes' | 'sql' | 'evaluator'> {
  const { form, isRight, trino } = declared
  const whole = new RegExp(`^(?:${form})$`)
  return {
    makes: ofDigits,
    sql: { duckdb: (args) => checksumSql(declared, args), trino: ([text]) => trino(text!.sql) },
    evaluator: () => (text: string) => {
      const digits = text.replace(BETWEEN, '')
      return whole.test(digits) && isRight(digits)
    },
  }
}

const checksumSql = ({ form, isRightSql }: Checksum, args: readonly SqlArgument[]): Sql =>
  unlessNull(
    args,
    once(
      { digits: sql`translate(${args[0]!.sql}, ${SEPARATORS}, '')` },
      ({ digits }) =>
        // Use CASE, because the engine may compute both sides of an AND, and the second side creates lists of all
        // characters of a long text.
        sql`case when regexp_full_match(${digits}, ${form}) then coalesce(${isRightSql(digits)}, false) else false end`,
    ),
  )

/** The weights of Luhn: each second digit is doubled. If the result has two digits, their sum counts. */
const luhn = (digit: number, place: number): number =>
  place % 2 === 1 ? digit : digit > 4 ? 2 * digit - 9 : 2 * digit
const LUHN_SQL = sql`case when place % 2 = 1 then digit when digit > 4 then 2 * digit - 9 else 2 * digit end`

/** The weights of GTIN, EAN and UPC: from the right 1, 3, 1, 3 … */
const gtin = (digit: number, place: number): number => (place % 2 === 1 ? digit : 3 * digit)
const GTIN_SQL = sql`case when place % 2 = 1 then digit else 3 * digit end`

/** The weights of modulus 11: from the right 1, 2, 3 … up to the greatest, then again from 2. */
const mod11 =
  (greatest: number) =>
  (digit: number, place: number): number =>
    digit * (place === 1 ? 1 : 2 + ((place - 2) % (greatest - 1)))
const mod11Sql = (greatest: number): Sql =>
  sql`digit * case when place = 1 then 1 else 2 + (place - 2) % ${greatest - 1} end`

const mod11Checksum = (greatest: number, form: string): Checksum => ({
  form,
  trino: (text) => sql`gt_is_mod11(${text}, ${verbatim(String(greatest))})`,
  isRight: (digits) => weighted(digits, mod11(greatest)) % 11 === 0,
  isRightSql: (digits) => sql`${weightedSql(digits, mod11Sql(greatest))} % 11 = 0`,
})

const WEIGHT_OF_ISBN_10 = 10
const gtinChecksum = (form: string): Checksum => ({
  form,
  trino: (text) => sql`gt_is_gtin(${text})`,
  isRight: (digits) => weighted(digits, gtin) % 10 === 0,
  isRightSql: (digits) => sql`${weightedSql(digits, GTIN_SQL)} % 10 = 0`,
})
const bookOf10 = mod11Checksum(WEIGHT_OF_ISBN_10, ISBN_10_FORM)
const bookOf13 = gtinChecksum(ISBN_13_FORM)

/** The default of the greatest weight, as in ISBN-10, ISSN and most other numbers. */
const DEFAULT_WEIGHT = 10
const MAX_WEIGHT = 99
const GREATEST: Parameter = {
  name: 'greatest weight',
  type: 'decimal',
  kind: 'constant',
  refuse: (value) =>
    typeof value !== 'number' || (Number.isInteger(value) && value >= 2 && value <= MAX_WEIGHT)
      ? undefined
      : `The greatest weight must be an integer from 2 to ${MAX_WEIGHT}.`,
}

const greatestOf = (argument: { readonly constant: unknown } | undefined): number =>
  typeof argument?.constant === 'number' ? argument.constant : DEFAULT_WEIGHT
const mod11Of = (greatest: { readonly constant: unknown } | undefined): Checksum =>
  mod11Checksum(greatestOf(greatest), MOD11_FORM)

const IS_LUHN_BODY = new RegExp(`^${LUHN_BODY}$`)

const TEXT_PARAMETERS = [textParameter('text')] as const

export const CHECKSUM_FUNCTIONS: readonly FunctionDeclaration[] = [
  {
    name: 'IS_LUHN',
    group: 'Type',
    description:
      'True if the text is a number of 2 to 32 digits with a correct Luhn check digit, as on payment cards. Blanks and hyphens between the digits are ignored.',
    overloads: [
      {
        parameters: TEXT_PARAMETERS,
        returns: 'logical',
        ...checksum({
          form: LUHN_FORM,
          trino: (text) => sql`gt_is_luhn(${text})`,
          isRight: (digits) => weighted(digits, luhn) % 10 === 0,
          isRightSql: (digits) => sql`${weightedSql(digits, LUHN_SQL)} % 10 = 0`,
        }),
      },
    ],
    examples: [
      { expression: 'IS_LUHN("4539 1488 0343 6467")', result: '1' },
      { expression: 'IS_LUHN("8273 1232 7352 0569")', result: '0' },
      { expression: 'IS_LUHN("49927398716x")', result: '0' },
      { expression: 'IS_LUHN(NULL)', result: null },
    ],
  },
  {
    name: 'LUHN_DIGIT',
    group: 'Transformation',
    description:
      'The Luhn check digit to append to the number. Null if the text does not have 1 to 31 digits. Blanks and hyphens between the digits are ignored.',
    overloads: [
      overload({
        parameters: TEXT_PARAMETERS,
        returns: 'text',
        longest: always(1),
        makes: ofDigits,
        sql: {
          duckdb: ([text]) =>
            once(
              { digits: sql`translate(${text.sql}, ${SEPARATORS}, '')` },
              ({ digits }) =>
                sql`case when regexp_full_match(${digits}, ${LUHN_BODY}) then cast((10 - ${weightedSql(sql`${digits} || '0'`, LUHN_SQL)} % 10) % 10 as varchar) end`,
            ),
          trino: ([text]) => sql`gt_luhn_digit(${text.sql})`,
        },
        evaluator: () => (text: string) => {
          const digits = text.replace(BETWEEN, '')
          return IS_LUHN_BODY.test(digits) ? String((10 - (weighted(`${digits}0`, luhn) % 10)) % 10) : null
        },
      }),
    ],
    examples: [
      { expression: 'LUHN_DIGIT("7992739871")', result: '3' },
      { expression: 'LUHN_DIGIT("4539 1488 0343 646")', result: '7' },
      { expression: 'LUHN_DIGIT("٣")', result: null },
    ],
  },
  {
    name: 'IS_MOD11',
    group: 'Type',
    description:
      'True if the text is a number of 2 to 32 digits whose weighted sum is divisible by 11. The last digit may be X for 10. The last digit has weight 1. The digits before it have the weights 2, 3 and so on up to the greatest weight (10 by default), then again from 2. Blanks and hyphens are ignored.',
    overloads: [
      { parameters: TEXT_PARAMETERS, returns: 'logical', ...checksum(mod11Of(undefined)) },
      overload({
        parameters: [...TEXT_PARAMETERS, GREATEST],
        returns: 'logical',
        makes: ofDigits,
        sql: {
          duckdb: (args) => checksumSql(mod11Of(args[1]), args),
          trino: ([text, greatest]) => unlessNull([greatest], mod11Of(greatest).trino(text.sql)),
        },
        evaluator: ([, greatest]) => checksum(mod11Of(greatest)).evaluator([]),
      }),
    ],
    examples: [
      { expression: 'IS_MOD11("0-306-40615-2")', result: '1' },
      { expression: 'IS_MOD11("2434-561X")', result: '1' },
      { expression: 'IS_MOD11("943 476 5919")', result: '1' },
      { expression: 'IS_MOD11("943 476 5918")', result: '0' },
      { expression: 'IS_MOD11("8601 11 17947", 7)', result: '1' },
      { expression: 'IS_MOD11("8601 11 17947", NULL)', result: null },
    ],
  },
  {
    name: 'IS_ISBN',
    group: 'Type',
    description:
      'True if the text is an ISBN of 10 or 13 digits with a correct check digit. Blanks and hyphens are ignored.',
    overloads: [
      {
        parameters: TEXT_PARAMETERS,
        returns: 'logical',
        ...checksum({
          form: `${ISBN_10_FORM}|${ISBN_13_FORM}`,
          trino: (text) => sql`gt_is_isbn(${text})`,
          isRight: (digits) => (digits.length === 10 ? bookOf10 : bookOf13).isRight(digits),
          isRightSql: (digits) =>
            sql`case when length(${digits}) = 10 then ${bookOf10.isRightSql(digits)} else ${bookOf13.isRightSql(digits)} end`,
        }),
      },
    ],
    examples: [
      { expression: 'IS_ISBN("978-0-306-40615-7")', result: '1' },
      { expression: 'IS_ISBN("0-8044-2957-X")', result: '1' },
      { expression: 'IS_ISBN("978-0-306-40615-8")', result: '0' },
    ],
  },
  {
    name: 'IS_GTIN',
    group: 'Type',
    description:
      'True if the text is an article number (GTIN, EAN, UPC) of 8, 12, 13 or 14 digits with a correct check digit. Blanks and hyphens are ignored.',
    overloads: [
      {
        parameters: TEXT_PARAMETERS,
        returns: 'logical',
        ...checksum(gtinChecksum(GTIN_FORM)),
      },
    ],
    examples: [
      { expression: 'IS_GTIN("4006381333931")', result: '1' },
      { expression: 'IS_GTIN("0 36000 29145 2")', result: '1' },
      { expression: 'IS_GTIN("4006381333932")', result: '0' },
    ],
  },
]
