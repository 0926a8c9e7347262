import { overload, type FunctionDeclaration, type Parameter, type SqlArgument } from '../../declaration.ts'
import { sql, verbatim } from '../../sql.ts'
import { formsOf } from '../../dialects/index.ts'
import { exactOf } from '../../exact/numbers.ts'
import type { Value } from '../../value.ts'
import { digitsParameter, rounded, roundedSql } from './rounding.ts'
import { always, firstTimes } from '../../memory.ts'

const POINTS = ['.', ',']
const GROUPS = ['', '.', ',', ' ', "'", '’', '_', '\u00a0', '\u202f']

const oneOf = (name: string, allowed: readonly string[], sentence: string): Parameter => ({
  name,
  type: 'text',
  kind: 'constant',
  refuse: (value) => (value === null || allowed.includes(value as string) ? undefined : sentence),
})

const pointParameter = oneOf('point', POINTS, 'The decimal point must be "." or ",".')
const groupParameter = oneOf(
  'group',
  GROUPS,
  'The separator of groups must be ".", ",", a blank, an apostrophe, "_", a no-break space, or "" for no separator.',
)

/** The scaled number must be below this limit, so that it is exact. */
const MAX_SCALED = 2 ** 52

/** `1234567` with the separator `,` is `1,234,567`. */
const grouped = (digits: string, group: string): string => digits.replace(/\B(?=(\d{3})+$)/g, () => group)

function numberFormat(x: number, digits: number, point: string, group: string): string | null {
  const scale = 10 ** digits
  if (Math.abs(x) >= MAX_SCALED / scale) return null
  const scaled = Math.abs(rounded(x * scale, 0))
  const fraction = String(scaled % scale).padStart(digits, '0')
  const sign = x < 0 && scaled > 0 ? '-' : ''
  return sign + grouped(String(Math.floor(scaled / scale)), group) + (digits > 0 ? point + fraction : '')
}

/** The form of numbers with these separators, with optional blanks around them. */
function numberPattern(point: string, group: string): string {
  // None of the separators is special inside a character class.
  const whole = group === '' ? '[0-9]+' : `([0-9]{1,3}([${group}][0-9]{3})+|[0-9]+)`
  return ` *[-+]?(${whole}([${point}][0-9]*)?|[${point}][0-9]+) *`
}

/** A constant text, or the default if the argument is left out. */
const textOr = (constant: Value | undefined, otherwise: string): string =>
  typeof constant === 'string' ? constant : otherwise

const hasNull = (args: readonly ({ constant: Value | undefined } | undefined)[]): boolean =>
  args.some((arg) => arg?.constant === null)

type NumberFormat = readonly [SqlArgument, SqlArgument, SqlArgument?, SqlArgument?]
type NumberParse = readonly [SqlArgument, SqlArgument, SqlArgument?]

export const NUMBER_TEXTS: readonly FunctionDeclaration[] = [
  {
    name: 'NUMBER_FORMAT',
    group: 'Numeric',
    description:
      'The number as text with this number of digits after the decimal point, rounded half away from zero. By default the point is "." and thousands are not separated. Null if the text would need more than 15 digits.',
    overloads: [
      overload({
        parameters: [
          { name: 'number', type: 'decimal' },
          digitsParameter('digits', 0n),
          pointParameter,
          groupParameter,
        ],
        optional: 2,
        returns: 'text',
        longest: always(64),
        makes: always(2500),
        sql: formsOf(
          ({ once, grouped, quotient }) =>
            ([x, places, pointArgument, groupArgument]: NumberFormat) => {
              if (hasNull([places, pointArgument, groupArgument])) return sql`cast(null as varchar)`
              const digits = Number(places.constant)
              const scale = verbatim(`${10n ** BigInt(digits)}`)
              const limit = verbatim((MAX_SCALED / 10 ** digits).toExponential())
              const [point, group] = [
                textOr(pointArgument?.constant, '.'),
                textOr(groupArgument?.constant, ''),
              ]
              return once({ x: x.sql }, ({ x }) => {
                const scaled = sql`try_cast(${roundedSql(sql`(${x} * 1e${verbatim(String(digits))})`, 0)} as bigint)`
                const sign = sql`case when ${scaled} < 0 then '-' else '' end`
                const whole = sql`replace(${grouped(quotient(sql`abs(${scaled})`, scale))}, ',', ${group})`
                const fraction = sql`lpad(cast(abs(${scaled}) % ${scale} as varchar), ${verbatim(String(digits))}, '0')`
                const behind = digits === 0 ? sql`''` : sql`${point} || ${fraction}`
                return sql`case when abs(${x}) < ${limit} then ${sign} || ${whole} || ${behind} end`
              })
            },
        ),
        evaluator: ([, digits, point, group]) => {
          const settings = [
            Number(digits.constant),
            textOr(point?.constant, '.'),
            textOr(group?.constant, ''),
          ] as const
          return (x: number) => numberFormat(x, ...settings)
        },
      }),
    ],
    examples: [
      { expression: 'NUMBER_FORMAT(1234.5, 2)', result: '1234.50' },
      { expression: 'NUMBER_FORMAT(1234567.891, 2, ",", ".")', result: '1.234.567,89' },
      { expression: 'NUMBER_FORMAT(-0.004, 2)', result: '0.00' },
      { expression: 'NUMBER_FORMAT(1E20, 0)', result: null },
    ],
  },
  {
    name: 'NUMBER_PARSE',
    group: 'Numeric',
    description:
      'The number in a text with this decimal point and this separator of three-digit groups. The separators may be absent. Blanks around the number are ignored. Null for any other text, such as a text whose groups do not have three digits.',
    overloads: [
      overload({
        parameters: [{ name: 'text', type: 'text' }, pointParameter, groupParameter],
        optional: 1,
        returns: 'exact',
        makes: firstTimes(7),
        sql: formsOf(
          ({ constant, exact, finite, matches, once, trimmed }) =>
            ([text, pointArgument, groupArgument]: NumberParse) => {
              if (hasNull([pointArgument, groupArgument])) return constant('exact', null)
              const point = textOr(pointArgument.constant, '.')
              const group = textOr(groupArgument?.constant, '')
              return once({ text: text.sql }, ({ text }) => {
                const whole = group === '' ? text : sql`replace(${text}, ${group}, '')`
                const digits = sql`replace(${trimmed(whole)}, ${point}, '.')`
                const matching = sql`case when ${matches(text, numberPattern(point, group))} then ${digits} end`
                return once({ digits: matching }, ({ digits }) =>
                  exact.exactSql({ double: finite(sql`try_cast(${digits} as double)`), digits }),
                )
              })
            },
        ),
        evaluator: ([, pointArgument, groupArgument]) => {
          const point = textOr(pointArgument.constant, '.')
          const group = textOr(groupArgument?.constant, '')
          const pattern = new RegExp(`^(?:${numberPattern(point, group)})$`)
          return (text: string) => {
            if (!pattern.test(text)) return null
            const whole = group === '' ? text : text.replaceAll(group, '')
            return exactOf(whole.replace(point, '.').trim())
          }
        },
      }),
    ],
    examples: [
      { expression: 'NUMBER_PARSE("1.234,56", ",", ".")', result: '1234.56' },
      { expression: 'NUMBER_PARSE(" -7,5 ", ",")', result: '-7.5' },
      { expression: 'NUMBER_PARSE("1.23,45", ",", ".")', result: null },
      { expression: 'NUMBER_PARSE("", ",")', result: null },
    ],
  },
]
