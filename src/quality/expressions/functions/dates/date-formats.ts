import {
  overload,
  type Argument,
  type FunctionDeclaration,
  type Overload,
  type Parameter,
  type SqlArgument,
} from '../../declaration.ts'
import { daysAndTime } from '../../show-value.ts'
import { sql, verbatim } from '../../sql.ts'
import { formsOf } from '../../dialects/index.ts'
import { once } from '../../dialects/once.ts'
import { TRINO } from '../../dialects/trino.ts'
import { daysOfTimestamp } from './calendar.ts'
import {
  formOf,
  parsePattern,
  type Pattern,
  reader,
  type Reading,
  specifiersOf,
  whyNoTime,
  whyUnreadable,
  writer,
} from './date-patterns.ts'
import { readInTrino, writtenInTrino } from './date-patterns-trino.ts'
import { firstTimes } from '../../memory.ts'

const TOKENS_SENTENCE =
  'YYYY, YY (1969 to 2068), MM, M, Mon, Month, DD, D, Dy, Day, HH, H, HH12, H12, AM (or PM), MI, SS, FFF ' +
  '(milliseconds), FFFFFF (microseconds); names are English, and other letters stand in single quotes'

const patternParameter = (why: (pattern: Pattern) => string | undefined): Parameter => ({
  name: 'pattern',
  type: 'text',
  kind: 'constant',
  refuse: (value) => {
    if (value === null) return undefined
    const pattern = parsePattern(value as string)
    return 'fault' in pattern ? pattern.fault : why(pattern)
  },
})

/** Undefined for null. The checker has rejected invalid patterns. */
function patternOf(argument: Argument): Pattern | undefined {
  if (typeof argument.constant !== 'string') return undefined
  const pattern = parsePattern(argument.constant)
  if ('fault' in pattern) throw new Error(pattern.fault)
  return pattern
}

const READ_AS: Readonly<Record<Reading, string>> = {
  date: 'a date of this pattern',
  time: 'a time of this pattern',
  timestamp: 'a date with a time of this pattern',
}

/** An overload that reads texts by a pattern. `ofTimestamp` converts the timestamp to the result. */
const byPattern = (reading: Reading, ofTimestamp: (timestamp: bigint) => bigint | number): Overload =>
  overload({
    parameters: [
      { name: 'text', type: 'text' },
      patternParameter((pattern) => whyUnreadable(pattern, reading)),
    ],
    returns: reading,
    reads: READ_AS[reading],
    makes: firstTimes(3),
    sql: {
      duckdb: ([text, argument]) => {
        const type = verbatim(reading)
        const pattern = patternOf(argument)
        if (pattern === undefined) return sql`cast(null as ${type})`
        // strptime accepts some texts that do not match the pattern. The regular expression rejects them.
        return once(
          { text: sql`trim(${text.sql}, ' ')` },
          ({ text }) => sql`cast(case when regexp_full_match(${text}, ${formOf(pattern)})
        then try_strptime(${text}, ${specifiersOf(pattern)}) end as ${type})`,
        )
      },
      trino: ([text, argument]) => {
        const pattern = patternOf(argument)
        return pattern === undefined ? TRINO.constant(reading, null) : readInTrino(text.sql, pattern, reading)
      },
    },
    evaluator: ([, argument]) => {
      const pattern = patternOf(argument)
      if (pattern === undefined) return () => null
      const read = reader(pattern)
      return (text: string) => {
        const timestamp = read(text)
        return timestamp === null ? null : ofTimestamp(timestamp)
      }
    },
  })

const timeOf = (timestamp: bigint): bigint => daysAndTime(timestamp)[1]
const itself = <T>(value: T): T => value

const conversion = (
  from: 'timestamp' | 'time',
  to: Reading,
  evaluate: (value: bigint) => bigint | number,
): Overload =>
  overload({
    parameters: [{ name: 'value', type: from }],
    returns: to,
    sql: formsOf(({ types, timeOf }) => ([value]: readonly [SqlArgument]) => {
      if (from === to) return value.sql
      return to === 'time' ? timeOf(value.sql) : sql`cast(${value.sql} as ${verbatim(types[to])})`
    }),
    evaluator: () => evaluate,
  })

const writing = (type: 'timestamp' | 'time', why: (pattern: Pattern) => string | undefined): Overload =>
  overload({
    parameters: [{ name: type === 'time' ? 'time' : 'date', type }, patternParameter(why)],
    returns: 'text',
    // The token `Day` becomes three times as long, the maximum of all tokens.
    longest: ([, pattern]) => 3 * pattern.bytes,
    makes: ([, pattern]) => 6 * pattern.bytes,
    sql: {
      duckdb: ([value, argument]) => {
        const pattern = patternOf(argument)
        if (pattern === undefined) return sql`cast(null as varchar)`
        const moment = type === 'time' ? sql`date '1970-01-01' + ${value.sql}` : value.sql
        return sql`strftime(${moment}, ${specifiersOf(pattern)})`
      },
      trino: ([value, argument]) => {
        const pattern = patternOf(argument)
        return pattern === undefined ? TRINO.constant('text', null) : writtenInTrino(value.sql, pattern, type)
      },
    },
    evaluator: ([, argument]) => {
      const pattern = patternOf(argument)
      return pattern === undefined ? () => null : writer(pattern)
    },
  })

export const DATE_FORMATS: readonly FunctionDeclaration[] = [
  {
    name: 'DT_FORMAT',
    group: 'Date/Time',
    description: `The date, timestamp or time as text in the format of a pattern. Its tokens are ${TOKENS_SENTENCE}.`,
    overloads: [writing('timestamp', () => undefined), writing('time', whyNoTime)],
    examples: [
      { expression: 'DT_FORMAT(TO_DATE("2024-01-31"), "DD.MM.YYYY")', result: '31.01.2024' },
      {
        expression: 'DT_FORMAT(TO_DATE("2024-01-31"), "Day, D Month YYYY")',
        result: 'Wednesday, 31 January 2024',
      },
      {
        expression: 'DT_FORMAT(TO_TIMESTAMP("2024-01-31 21:30:05"), "YYYY-MM-DD\'T\'HH:MI:SS")',
        result: '2024-01-31T21:30:05',
      },
      { expression: 'DT_FORMAT(TO_TIME("21:30"), "H12:MI AM")', result: '9:30 PM' },
    ],
  },
  {
    name: 'TO_DATE',
    group: 'Date/Time',
    description: `The date of a timestamp or text. With a pattern, the text is read by the pattern; otherwise in any of the forms that profiles recognize. The tokens of a pattern are ${TOKENS_SENTENCE}. The pattern must contain the year. Month and day default to 1. Names of weekdays are not compared with the date. Null if the text does not match the pattern or is not a date of the calendar.`,
    overloads: [conversion('timestamp', 'date', daysOfTimestamp), byPattern('date', daysOfTimestamp)],
    examples: [
      { expression: 'TO_DATE("2024-01-31")', result: '2024-01-31' },
      { expression: 'TO_DATE(TO_TIMESTAMP("2024-01-31 21:30:05"))', result: '2024-01-31' },
      { expression: 'TO_DATE("31.01.24", "DD.MM.YY")', result: '2024-01-31' },
      { expression: 'TO_DATE("5 mar 2024", "D Mon YYYY")', result: '2024-03-05' },
      { expression: 'TO_DATE("30022024", "DDMMYYYY")', result: null },
    ],
  },
  {
    name: 'TO_TIME',
    group: 'Date/Time',
    description:
      'The time of day of a text or timestamp. With a pattern, the text is read by the pattern, which must contain the hour; otherwise in any of the forms that profiles recognize. The tokens of a pattern are those of TO_DATE.',
    overloads: [
      conversion('time', 'time', itself),
      conversion('timestamp', 'time', timeOf),
      byPattern('time', timeOf),
    ],
    examples: [
      { expression: 'TO_TIME("9:30 pm")', result: '21:30:00' },
      { expression: 'TO_TIME("0930", "HHMI")', result: '09:30:00' },
      { expression: 'TO_TIME(TO_TIMESTAMP("2024-01-31 21:30:05"))', result: '21:30:05' },
      { expression: 'TO_TIME("2530", "HHMI")', result: null },
    ],
  },
  {
    name: 'TO_TIMESTAMP',
    group: 'Date/Time',
    description:
      'The timestamp of a text, or of a date at midnight. With a pattern, the text is read by the pattern, which must contain the year; otherwise in any of the forms that profiles recognize. The tokens of a pattern are those of TO_DATE.',
    overloads: [conversion('timestamp', 'timestamp', itself), byPattern('timestamp', itself)],
    examples: [
      { expression: 'TO_TIMESTAMP("2024-01-31 09:30")', result: '2024-01-31 09:30:00' },
      { expression: 'TO_TIMESTAMP("31/01/2024 9.30", "DD/MM/YYYY H.MI")', result: '2024-01-31 09:30:00' },
      {
        expression: 'TO_TIMESTAMP("20240131T093005Z", "YYYYMMDD\'T\'HHMISS\'Z\'")',
        result: '2024-01-31 09:30:05',
      },
      { expression: 'TO_TIMESTAMP("today", "YYYY-MM-DD")', result: null },
    ],
  },
]
