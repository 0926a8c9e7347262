import type { ExactNumber } from '../../../model/exact-number.ts'
import {
  type AttributeProfile,
  type NumberSummary,
  SHOWN_LENGTH,
  type ShownText,
} from '../../../model/profile.ts'
import { readExact } from '../../conversions/text-to-number.ts'
import { constantForms } from '../../dialects/index.ts'
import {
  overload,
  type Argument,
  type Example,
  type FunctionDeclaration,
  type Overload,
} from '../../declaration.ts'
import type { Type, Value } from '../../value.ts'
import { always, CHARACTER_BYTES } from '../../memory.ts'

type Result = Exclude<Type, 'null'>

const DAY_SECONDS = 86_400

/** A statistic of an attribute of the type, read from its profile once. Null if the profile does not have it. */
function figure(type: Result | 'any', returns: Result, read: (profile: AttributeProfile) => Value): Overload {
  const valueOf = ({ column }: Argument): Value => {
    const profile = column?.raw?.profiled?.profile
    return profile === undefined ? null : read(profile)
  }
  return overload({
    parameters: [{ name: 'attribute', type, kind: 'attribute' }],
    returns,
    // The attribute's value in the row does not matter.
    takesNull: true,
    longest: always(SHOWN_LENGTH * CHARACTER_BYTES),
    makes: always(0),
    ...(returns === 'decimal' && { isComputed: true }),
    sql: constantForms(returns, ([attribute]) => valueOf(attribute!)),
    evaluator: ([attribute]) => {
      const value = valueOf(attribute)
      return () => value
    },
  })
}

/** The profile has points in time in seconds. A date is the day that contains the point. */
const AS: Readonly<Record<'date' | 'time' | 'timestamp', (seconds: number) => Value>> = {
  date: (seconds) => Math.floor(seconds / DAY_SECONDS),
  time: (seconds) => BigInt(Math.min(Math.round(seconds * 1e6), DAY_SECONDS * 1e6 - 1)),
  timestamp: (seconds) => BigInt(Math.round(seconds * 1e6)),
}

/** A statistic that is a number for an attribute of numbers, and a point in time for an attribute of dates or times. */
const point = (read: (numbers: NumberSummary) => ExactNumber): readonly Overload[] => [
  figure('decimal', 'decimal', ({ numbers }) => (numbers ? Number(read(numbers)) : null)),
  ...momentPoint(read),
]

const momentPoint = (read: (numbers: NumberSummary) => ExactNumber): readonly Overload[] =>
  (['date', 'timestamp', 'time'] as const).map((type) =>
    figure(type, type, ({ numbers }) => (numbers ? AS[type](Number(read(numbers))) : null)),
  )

/** A value of an attribute. A number has all its digits. */
const end = (name: 'min' | 'max'): readonly Overload[] => [
  figure('decimal', 'exact', ({ numbers, [name]: text }) =>
    numbers ? (readExact(text ?? '') ?? Number(numbers[name])) : null,
  ),
  ...momentPoint((numbers) => numbers[name]),
  figure('text', 'text', ({ [name]: text }) => wholeText(text)),
]

/** Null if the profile has only the beginning of a long text. */
const wholeText = (text: ShownText | undefined): string | null =>
  text === undefined || [...text].length > SHOWN_LENGTH ? null : text

const count = (read: (profile: AttributeProfile) => number): readonly Overload[] => [
  figure('any', 'integer', (profile) => BigInt(read(profile))),
]

const statistic = (
  name: string,
  description: string,
  overloads: readonly Overload[],
  examples: readonly Example[],
): FunctionDeclaration => ({ name, group: 'Statistical', description, overloads, examples })

/** An example with an attribute of one row. */
const one = (name: string, value: string | null, result: string | null): Example => ({
  expression: `${name}(Price)`,
  result,
  row: { Price: value },
})

export const STATISTICS: readonly FunctionDeclaration[] = [
  statistic(
    'AVERAGE',
    'The mean of the values of an attribute of numbers, dates or times. For dates, the day that contains the mean.',
    point(({ mean }) => mean),
    [one('AVERAGE', '12.5', '12.5'), one('AVERAGE', '2024-01-31', '2024-01-31')],
  ),
  statistic(
    'MEDIAN',
    'The median of the values of an attribute of numbers, dates or times. For an even count, the midpoint of the two middle values.',
    point(({ median }) => median),
    [one('MEDIAN', '12.5', '12.5'), one('MEDIAN', '2024-01-31', '2024-01-31')],
  ),
  statistic(
    'LOWER_QUARTILE',
    'The first quartile of the values of an attribute of numbers, dates or times, by linear interpolation.',
    point(({ lowerQuartile }) => lowerQuartile),
    [one('LOWER_QUARTILE', '12.5', '12.5'), one('LOWER_QUARTILE', '09:30', '09:30:00')],
  ),
  statistic(
    'UPPER_QUARTILE',
    'The third quartile of the values of an attribute of numbers, dates or times, by linear interpolation.',
    point(({ upperQuartile }) => upperQuartile),
    [one('UPPER_QUARTILE', '12.5', '12.5'), one('UPPER_QUARTILE', '09:30', '09:30:00')],
  ),
  statistic(
    'MINIMUM',
    'The minimum value of an attribute: the smallest number, the earliest date or time, or the first text by code point. Null for a text of more than 1,000 characters.',
    end('min'),
    [one('MINIMUM', '12.5', '12.5'), one('MINIMUM', 'Ames', 'Ames'), one('MINIMUM', null, null)],
  ),
  statistic(
    'MAXIMUM',
    'The maximum value of an attribute: the largest number, the latest date or time, or the last text by code point. Null for a text of more than 1,000 characters.',
    end('max'),
    [one('MAXIMUM', '12.5', '12.5'), one('MAXIMUM', 'Ames', 'Ames'), one('MAXIMUM', null, null)],
  ),
  statistic(
    'STDDEV',
    'The sample standard deviation (divisor n - 1) of the values of an attribute of numbers, dates or timestamps. For dates and timestamps it is in days. 0 for one row.',
    [
      figure('decimal', 'decimal', ({ numbers }) => numbers?.standardDeviation ?? null),
      ...(['date', 'timestamp'] as const).map((type) =>
        figure(type, 'decimal', ({ numbers }) => (numbers ? numbers.standardDeviation / DAY_SECONDS : null)),
      ),
    ],
    [one('STDDEV', '12.5', '0'), one('STDDEV', '2024-01-31', '0')],
  ),
  statistic(
    'TOTAL',
    'The sum of the values of an attribute of numbers.',
    [figure('decimal', 'decimal', ({ numbers }) => (numbers ? Number(numbers.mean) * numbers.count : null))],
    [one('TOTAL', '12.5', '12.5'), one('TOTAL', '-3', '-3')],
  ),
  statistic(
    'MODE',
    'The most frequent value of an attribute, as text. If several values are equally frequent, the first by code point. Null if the attribute has no value, or if the text has more than 1,000 characters.',
    [figure('any', 'text', ({ mode }) => wholeText(mode?.text))],
    [one('MODE', '12.50', '12.50'), one('MODE', null, null)],
  ),
  statistic(
    'COUNT',
    'The number of rows in which the attribute is not null.',
    count(({ rows, nulls }) => rows - nulls),
    [one('COUNT', '12.5', '1'), one('COUNT', null, '0')],
  ),
  statistic(
    'COUNT_DISTINCT',
    'The number of distinct values of the attribute. Null does not count.',
    count(({ distinct }) => distinct),
    [one('COUNT_DISTINCT', '12.5', '1'), one('COUNT_DISTINCT', null, '0')],
  ),
  statistic(
    'COUNT_NULL',
    'The number of rows in which the attribute is null.',
    count(({ nulls }) => nulls),
    [one('COUNT_NULL', '12.5', '0'), one('COUNT_NULL', null, '1')],
  ),
]
