import { textToDate, textToTime, textToTimestamp } from '../../conversions/text-to-dates.ts'
import { textToLogical } from '../../conversions/text-to-logical.ts'
import { textToDecimal, textToInteger } from '../../conversions/text-to-number.ts'
import { eachForm, inEach, overload, type FunctionDeclaration, type Overload } from '../../declaration.ts'
import type { SqlDialect } from '../../dialects/dialect.ts'
import type { TextSql } from '../../dialects/text-sql.ts'
import { formsOf } from '../../dialects/index.ts'
import { type Sql, sql, verbatim } from '../../sql.ts'
import type { Value } from '../../value.ts'
import { type One, textParameter, unlessNull } from '../parameters.ts'
import { DIGIT_RANGES, LETTER_RANGES, lowerCase, upperCase } from '../../../values/unicode/characters.ts'
import { WHITE_SPACE } from '../../../values/unicode/white-space.ts'
import { firstTimes } from '../../memory.ts'

const BLANK = `[${WHITE_SPACE}]*`
const IS_BLANK = new RegExp(`^${BLANK}$`)

/** True if the conversion of a text succeeds. */
const readable = (conversion: Overload): readonly Overload[] => [
  overload({
    parameters: [textParameter('text')],
    returns: 'logical',
    ...(conversion.makes && { makes: conversion.makes }),
    sql: eachForm(conversion.sql, (form) => (args) => unlessNull(args, sql`${form(args)} is not null`)),
    evaluator: (args) => {
      const convert = conversion.evaluator(args) as (text: string) => Value
      return (text: string) => convert(text) !== null
    },
  }),
]

const ofText = (form: (text: Sql, dialect: SqlDialect) => Sql) =>
  formsOf(
    (dialect) =>
      ([text]: One) =>
        form(text.sql, dialect),
  )

const textTest = (
  form: (text: Sql, dialect: SqlDialect) => Sql,
  test: (text: string) => boolean,
  makes?: Overload['makes'],
): readonly Overload[] => [
  overload({
    parameters: [textParameter('text')],
    returns: 'logical',
    ...(makes && { makes }),
    sql: ofText(form),
    evaluator: () => test,
  }),
]

/** True if a text is in one case, and has letters with case. */
const isOfCase =
  (own: 'upper' | 'lower', other: 'upper' | 'lower') =>
  (text: Sql, { name }: SqlDialect): Sql =>
    name === 'trino'
      ? sql`${verbatim(`gt_is_${own}`)}(${text})`
      : sql`(${text} = ${verbatim(own)}(${text}) and ${text} <> ${verbatim(other)}(${text}))`

/** True if a text has at least one character and only characters of these classes. */
const madeOf = (classes: (texts: TextSql) => string, ranges: string): readonly Overload[] => {
  const whole = new RegExp(`^[${ranges}]+$`, 'u')
  return textTest(
    (text, { matches, texts }) => matches(text, `[${classes(texts)}]+`),
    (text) => whole.test(text),
  )
}

const NUMBER_EXAMPLES = (name: string): FunctionDeclaration['examples'] => [
  { expression: `${name}("-12.50")`, result: '1' },
  { expression: `${name}(" 1e-3 ")`, result: '1' },
  { expression: `${name}("1,234")`, result: '0' },
  { expression: `${name}("")`, result: '0' },
  { expression: `${name}(NULL)`, result: null },
]

const LOCAL_PART = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const EMAIL = `${LOCAL_PART}([.]${LOCAL_PART})*@(${LABEL}[.])+[A-Za-z]{2,63}`
const IS_EMAIL = new RegExp(`^${EMAIL}$`)
const MAX_EMAIL_LENGTH = 254
const MAX_LOCAL_PART_LENGTH = 64

export const TYPE_TESTS: readonly FunctionDeclaration[] = [
  {
    name: 'IS_NULL',
    group: 'Type',
    description: 'True if the value is null. Blank and empty strings are not null.',
    overloads: [
      overload({
        parameters: [{ name: 'value', type: 'any' }],
        returns: 'logical',
        takesNull: true,
        sql: inEach((value) => sql`${value} is null`),
        evaluator: () => (value: Value) => value === null,
      }),
    ],
    examples: [
      { expression: 'IS_NULL(Phone)', row: { Phone: null }, result: '1' },
      { expression: 'IS_NULL(Phone)', row: { Phone: ' ' }, result: '0' },
      { expression: 'IS_NULL("")', result: '0' },
    ],
  },
  {
    name: 'IS_EMPTY',
    group: 'Type',
    description: 'True if the value is null, an empty string, or only white space.',
    overloads: [
      overload({
        parameters: [textParameter('value')],
        returns: 'logical',
        takesNull: true,
        sql: ofText((value, { matches }) => sql`coalesce(${matches(value, BLANK)}, true)`),
        evaluator: () => (value: string | null) => value === null || IS_BLANK.test(value),
      }),
    ],
    examples: [
      { expression: 'IS_EMPTY(Phone)', row: { Phone: null }, result: '1' },
      { expression: 'IS_EMPTY("\u00a0\t ")', result: '1' },
      { expression: 'IS_EMPTY(" x ")', result: '0' },
    ],
  },
  {
    name: 'IS_BLANK',
    group: 'Type',
    description:
      'True if the value is an empty string or only white space, as profiles count blank values. False for null.',
    overloads: [
      overload({
        parameters: [textParameter('value')],
        returns: 'logical',
        takesNull: true,
        sql: ofText((value, { matches }) => sql`coalesce(${matches(value, BLANK)}, false)`),
        evaluator: () => (value: string | null) => value !== null && IS_BLANK.test(value),
      }),
    ],
    examples: [
      { expression: 'IS_BLANK("  ")', result: '1' },
      { expression: 'IS_BLANK("")', result: '1' },
      { expression: 'IS_BLANK(NULL)', result: '0' },
    ],
  },
  {
    name: 'IS_NUMBER',
    group: 'Type',
    description:
      'True if the value is a number: digits with an optional decimal point, sign and exponent, such as 1.5e3. Separators of thousands are not allowed.',
    overloads: readable(textToDecimal),
    examples: NUMBER_EXAMPLES('IS_NUMBER'),
  },
  {
    name: 'ISNUMERIC',
    group: 'Type',
    description: 'Same as IS_NUMBER. This name supports older rules.',
    overloads: readable(textToDecimal),
    examples: NUMBER_EXAMPLES('ISNUMERIC'),
  },
  {
    name: 'IS_INTEGER',
    group: 'Type',
    description: 'True if the value is a 64-bit integer without a decimal point and exponent.',
    overloads: readable(textToInteger),
    examples: [
      { expression: 'IS_INTEGER("-42")', result: '1' },
      { expression: 'IS_INTEGER("42.0")', result: '0' },
      { expression: 'IS_INTEGER("9223372036854775808")', result: '0' },
    ],
  },
  {
    name: 'IS_LOGICAL',
    group: 'Type',
    description:
      'True if the value is a logical value: true, false, yes, no, t, f, y, n in any case, 1 or 0.',
    overloads: readable(textToLogical),
    examples: [
      { expression: 'IS_LOGICAL("Yes")', result: '1' },
      { expression: 'IS_LOGICAL("0")', result: '1' },
      { expression: 'IS_LOGICAL("ja")', result: '0' },
    ],
  },
  {
    name: 'IS_DATE',
    group: 'Type',
    description:
      'True if the value is a date of the calendar, such as 2024-01-31, 31.01.2024, 1/31/2024 or 31-Jan-2024.',
    overloads: readable(textToDate),
    examples: [
      { expression: 'IS_DATE("2024-02-29")', result: '1' },
      { expression: 'IS_DATE("2023-02-29")', result: '0' },
      { expression: 'IS_DATE(" ")', result: '0' },
    ],
  },
  {
    name: 'IS_TIME',
    group: 'Type',
    description: 'True if the value is a time of day, such as 9:30, 09:30:00.125 or 9:30 PM.',
    overloads: readable(textToTime),
    examples: [
      { expression: 'IS_TIME("9:30 PM")', result: '1' },
      { expression: 'IS_TIME("24:00")', result: '0' },
    ],
  },
  {
    name: 'IS_TIMESTAMP',
    group: 'Type',
    description:
      'True if the value is a timestamp: a date with an optional time of day and an optional time zone.',
    overloads: readable(textToTimestamp),
    examples: [
      { expression: 'IS_TIMESTAMP("2024-01-31T09:30:00Z")', result: '1' },
      { expression: 'IS_TIMESTAMP("09:30")', result: '0' },
    ],
  },
  {
    name: 'IS_ALPHA',
    group: 'Type',
    description:
      'True if the text consists only of letters of any script and their combining marks, with at least one character.',
    overloads: madeOf((texts) => texts.letters, LETTER_RANGES),
    examples: [
      { expression: 'IS_ALPHA("Zoë")', result: '1' },
      { expression: 'IS_ALPHA("Mary Ann")', result: '0' },
      { expression: 'IS_ALPHA("")', result: '0' },
    ],
  },
  {
    name: 'IS_ALPHANUMERIC',
    group: 'Type',
    description:
      'True if the text consists only of letters and digits of any script, with at least one character.',
    overloads: madeOf((texts) => texts.letters + texts.digits, LETTER_RANGES + DIGIT_RANGES),
    examples: [
      { expression: 'IS_ALPHANUMERIC("AB12é")', result: '1' },
      { expression: 'IS_ALPHANUMERIC("AB-12")', result: '0' },
    ],
  },
  {
    name: 'IS_UPPER',
    group: 'Type',
    description: 'True if the text has letters with case and all of these are in upper case.',
    overloads: textTest(
      isOfCase('upper', 'lower'),
      (text) => text === upperCase(text) && text !== lowerCase(text),
      firstTimes(3),
    ),
    examples: [
      { expression: 'IS_UPPER("AB-12 É")', result: '1' },
      { expression: 'IS_UPPER("ABc")', result: '0' },
      { expression: 'IS_UPPER("123")', result: '0' },
    ],
  },
  {
    name: 'IS_LOWER',
    group: 'Type',
    description: 'True if the text has letters with case and all of these are in lower case.',
    overloads: textTest(
      isOfCase('lower', 'upper'),
      (text) => text === lowerCase(text) && text !== upperCase(text),
      firstTimes(3),
    ),
    examples: [
      { expression: 'IS_LOWER("straße 1")', result: '1' },
      { expression: 'IS_LOWER("Ab")', result: '0' },
    ],
  },
  {
    name: 'IS_EMAIL',
    group: 'Type',
    description:
      'True if the text has the form of an email address: ASCII letters, digits and symbols, an @, and a domain that contains a point. It has at most 254 characters, at most 64 of them before the @. Checks the syntax only: the mailbox is not contacted.',
    overloads: textTest(
      (text, { matches }) =>
        sql`(length(${text}) <= ${MAX_EMAIL_LENGTH} and strpos(${text}, '@') <= ${MAX_LOCAL_PART_LENGTH + 1} and ${matches(text, EMAIL)})`,
      (text) =>
        text.length <= MAX_EMAIL_LENGTH && text.indexOf('@') <= MAX_LOCAL_PART_LENGTH && IS_EMAIL.test(text),
    ),
    examples: [
      { expression: 'IS_EMAIL("jane.smith+shop@mail.example.com")', result: '1' },
      { expression: 'IS_EMAIL("jane@localhost")', result: '0' },
      { expression: 'IS_EMAIL("jäne@example.com")', result: '0' },
    ],
  },
]
