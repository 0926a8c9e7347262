import { isDay } from '../../../values/date-times.ts'
import { nearestName } from '../../../../lib/nearest-name.ts'
import { daysAndTime } from '../../show-value.ts'
import { dayOf, daysOf, timestampOf, weekdayOf } from './calendar.ts'

/** A point in time by its parts. */
interface Moment {
  year: number
  month: number
  day: number
  weekday: number
  hour: number
  minute: number
  second: number
  microsecond: number
}

export interface Token {
  /** The text of the token in a pattern. */
  readonly name: string
  /** The specifier in DuckDB's strftime and strptime. */
  readonly specifier: string
  /** Whether the token belongs to a date or to a time of day. */
  readonly of: 'date' | 'time'
  /** The part that the token gives. A pattern for reading cannot contain two tokens for one part. */
  readonly says: keyof Moment | 'half'
  /** The form of the text, as a regular expression of RE2 and JavaScript. */
  readonly form: string
  readonly show: (moment: Moment) => string
  /** Stores the text in the point in time. */
  readonly read: (text: string, moment: Moment) => void
}

export const MONTHS =
  'January February March April May June July August September October November December'.split(' ')
export const DAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')
const short = (name: string): string => name.slice(0, 3)

/** Matches the letters in any case, and no other letter with the same case folding. */
const anyCase = (word: string): string =>
  word.replace(/[a-z]/gi, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`)
const anyOf = (words: readonly string[]): string => words.map(anyCase).join('|')
const padded = (number: number, length: number): string => String(number).padStart(length, '0')
const monthNamed = (text: string): number =>
  MONTHS.findIndex((name) => short(name).toLowerCase() === short(text).toLowerCase()) + 1

/** 12 at midnight and at noon. */
const hourOfHalf = (hour: number): number => ((hour + 11) % 12) + 1

const number = (
  name: string,
  specifier: string,
  says: Exclude<keyof Moment, 'weekday'>,
  form: string,
  length: number,
): Token => ({
  name,
  specifier,
  of: says === 'year' || says === 'month' || says === 'day' ? 'date' : 'time',
  says,
  form,
  show: (moment) => padded(moment[says], length),
  read: (text, moment) => {
    moment[says] = Number(text)
  },
})

const nothing = (): void => undefined

/** A longer token comes before its prefixes. */
const TOKENS: readonly Token[] = [
  number('YYYY', '%Y', 'year', '[1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9]', 4),
  {
    ...number('YY', '%y', 'year', '[0-9]{2}', 2),
    show: ({ year }) => padded(year % 100, 2),
    // POSIX and the reader of dates use this range of years.
    read: (text, moment) => {
      moment.year = Number(text) + (Number(text) < 69 ? 2000 : 1900)
    },
  },
  {
    ...number('Month', '%B', 'month', anyOf(MONTHS), 0),
    show: ({ month }) => MONTHS[month - 1]!,
    read: (text, moment) => {
      moment.month = monthNamed(text)
    },
  },
  {
    ...number('Mon', '%b', 'month', anyOf(MONTHS.map(short)), 0),
    show: ({ month }) => short(MONTHS[month - 1]!),
    read: (text, moment) => {
      moment.month = monthNamed(text)
    },
  },
  number('MM', '%m', 'month', '0[1-9]|1[0-2]', 2),
  number('MI', '%M', 'minute', '[0-5][0-9]', 2),
  number('M', '%-m', 'month', '1[0-2]|0?[1-9]', 1),
  {
    name: 'Day',
    specifier: '%A',
    of: 'date',
    says: 'weekday',
    form: anyOf(DAYS),
    show: ({ weekday }) => DAYS[weekday - 1]!,
    read: nothing,
  },
  number('DD', '%d', 'day', '0[1-9]|[12][0-9]|3[01]', 2),
  {
    name: 'Dy',
    specifier: '%a',
    of: 'date',
    says: 'weekday',
    form: anyOf(DAYS.map(short)),
    show: ({ weekday }) => short(DAYS[weekday - 1]!),
    read: nothing,
  },
  number('D', '%-d', 'day', '[12][0-9]|3[01]|0?[1-9]', 1),
  {
    ...number('HH12', '%I', 'hour', '0[1-9]|1[0-2]', 2),
    show: ({ hour }) => padded(hourOfHalf(hour), 2),
  },
  number('HH', '%H', 'hour', '[01][0-9]|2[0-3]', 2),
  { ...number('H12', '%-I', 'hour', '1[0-2]|0?[1-9]', 1), show: ({ hour }) => String(hourOfHalf(hour)) },
  number('H', '%-H', 'hour', '1[0-9]|2[0-3]|0?[0-9]', 1),
  number('SS', '%S', 'second', '[0-5][0-9]', 2),
  number('FFFFFF', '%f', 'microsecond', '[0-9]{6}', 6),
  {
    ...number('FFF', '%g', 'microsecond', '[0-9]{3}', 3),
    show: ({ microsecond }) => padded(Math.floor(microsecond / 1000), 3),
    read: (text, moment) => {
      moment.microsecond = Number(text) * 1000
    },
  },
  {
    name: 'AM',
    specifier: '%p',
    of: 'time',
    says: 'half',
    form: '[AaPp][Mm]',
    show: ({ hour }) => (hour < 12 ? 'AM' : 'PM'),
    read: (text, moment) => {
      moment.hour = (moment.hour % 12) + (text[0]!.toLowerCase() === 'p' ? 12 : 0)
    },
  },
]
export const TOKEN_NAMES = TOKENS.map(({ name }) => name)

/** A pattern of dates and times: tokens and literal texts. */
export type Pattern = readonly (Token | string)[]

const MAX_PATTERN_LENGTH = 100

/** The parsed pattern, or a sentence with its fault. */
export function parsePattern(text: string): Pattern | { readonly fault: string } {
  if (text === '') return { fault: 'The pattern is empty: write one such as "YYYY-MM-DD".' }
  if (text.length > MAX_PATTERN_LENGTH)
    return { fault: `The pattern is longer than ${MAX_PATTERN_LENGTH} characters: shorten it.` }
  const parts: (Token | string)[] = []
  // Texts in single quotes (doubled quotes stand for a quote), runs of letters (H12 has digits too), and all other
  // text.
  for (const [part] of text.matchAll(/'(?:[^']|'')*'|[A-Za-z][A-Za-z0-9]*|[^A-Za-z']+|'/g)) {
    if (part === "'") return { fault: 'The pattern has a single quote that is not closed: close it.' }
    if (part.startsWith("'")) parts.push(part === "''" ? "'" : part.slice(1, -1).replaceAll("''", "'"))
    else if (/^[A-Za-z]/.test(part)) {
      const tokens = tokensOf(part)
      if (tokens === undefined) return { fault: unknownToken(part) }
      parts.push(...tokens)
    } else parts.push(part)
  }
  return parts
}

function tokensOf(letters: string): Token[] | undefined {
  const tokens: Token[] = []
  for (let at = 0; at < letters.length;) {
    const token = TOKENS.find(({ name }) => letters.startsWith(name, at))
    if (token === undefined) return undefined
    tokens.push(token)
    at += token.name.length
  }
  return tokens
}

/** Tokens of other pattern languages and frequent mistakes, with the intended tokens. */
const MEANT: Readonly<Record<string, string>> = {
  mm: 'MI',
  PM: 'AM',
  pm: 'AM',
  ss: 'SS',
  HH24: 'HH',
  T: "'T'",
  Z: "'Z'",
}

function unknownToken(letters: string): string {
  const nearest = MEANT[letters] ?? nearestName(letters, TOKEN_NAMES)
  const hint = nearest === undefined ? '' : ` Did you mean ${nearest}?`
  return (
    `The pattern has ${letters}, which does not consist of tokens. The tokens are ${TOKEN_NAMES.join(', ')}.${hint} ` +
    "Write literal letters in single quotes: 'T'."
  )
}

export const isToken = (part: Token | string): part is Token => typeof part !== 'string'

/** The type that a text is read as. It determines the required and the allowed tokens. */
export type Reading = 'date' | 'time' | 'timestamp'

/** The reason why the pattern cannot read values of this type. Undefined if it can. */
export function whyUnreadable(pattern: Pattern, reading: Reading): string | undefined {
  const tokens = pattern.filter(isToken)
  const said = tokens.map(({ says }) => says)
  const twice = said.find((one, index) => said.indexOf(one) !== index)
  if (twice !== undefined)
    return `The pattern contains the ${twice} twice, so that a text could contradict itself: remove one of them.`
  const needed = reading === 'time' ? 'hour' : 'year'
  if (!said.includes(needed)) return `The pattern of a ${reading} must contain the ${needed}.`
  if (said.includes('day') && !said.includes('month'))
    return 'The pattern contains the day, but not the month: add the month.'
  const stray = tokens.find((token) => reading !== 'timestamp' && token.of !== reading)
  if (stray !== undefined)
    return `The pattern of a ${reading} cannot contain ${stray.name}: use TO_TIMESTAMP.`
  const isHalf = tokens.some(({ name }) => name === 'HH12' || name === 'H12')
  return isHalf === said.includes('half')
    ? undefined
    : 'HH12 and H12 require AM, which is the half of the day. HH and H do not allow it.'
}

/** The reason why the pattern cannot format a time. Undefined if it can. */
export const whyNoTime = (pattern: Pattern): string | undefined => {
  const stray = pattern.filter(isToken).find((token) => token.of === 'date')
  return stray && `A time has no ${stray.name}: remove it from the pattern.`
}

/** The pattern for DuckDB's strftime and strptime. */
export const specifiersOf = (pattern: Pattern): string =>
  pattern.map((part) => (isToken(part) ? part.specifier : part.replaceAll('%', '%%'))).join('')

/** The form of a whole text, as a regular expression of RE2 and JavaScript. */
export const formOf = (pattern: Pattern): string =>
  pattern
    .map((part) => (isToken(part) ? `(${part.form})` : part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')))
    .join('')

/** Formats microseconds since 1970-01-01. */
export function writer(pattern: Pattern): (timestamp: bigint) => string {
  return (timestamp) => {
    const moment = momentOf(timestamp)
    return pattern.map((part) => (isToken(part) ? part.show(moment) : part)).join('')
  }
}

function momentOf(timestamp: bigint): Moment {
  const [days, time] = daysAndTime(timestamp)
  const microseconds = Number(time)
  const seconds = Math.floor(microseconds / 1e6)
  return {
    ...dayOf(days),
    weekday: weekdayOf(days),
    hour: Math.floor(seconds / 3600),
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
    microsecond: microseconds % 1e6,
  }
}

/**
 * Reads texts as microseconds since 1970-01-01. Null if the text does not match the pattern or is not a date of the
 * calendar.
 */
export function reader(pattern: Pattern): (text: string) => bigint | null {
  const form = new RegExp(`^(?:${formOf(pattern)})$`, 's')
  // AM and PM change the hour, so they are read after it.
  const tokens = pattern.filter(isToken)
  const inTurn = tokens.map((token, index) => ({ token, group: index + 1 }))
  inTurn.sort((one, other) => Number(one.token.says === 'half') - Number(other.token.says === 'half'))
  return (text) => {
    const found = form.exec(withoutBlanks(text))
    if (found === null) return null
    const moment = { year: 1970, month: 1, day: 1, weekday: 0, hour: 0, minute: 0, second: 0, microsecond: 0 }
    for (const { token, group } of inTurn) token.read(found[group]!, moment)
    if (!isDay(moment.year, moment.month, moment.day)) return null
    const seconds = moment.hour * 3600 + moment.minute * 60 + moment.second
    return timestampOf(
      daysOf(moment.year, moment.month, moment.day),
      BigInt(seconds) * 1_000_000n + BigInt(moment.microsecond),
    )
  }
}

/** The text without the blanks around it. Only U+0020 is removed. */
function withoutBlanks(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && text[from] === ' ') from++
  while (to > from && text[to - 1] === ' ') to--
  return text.slice(from, to)
}
