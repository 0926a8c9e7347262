/** Patterns of dates and times in Trino's SQL, which has no function for them that reads and writes each token alike. */
import { TRINO } from '../../dialects/trino.ts'
import { joined, type Sql, sql, verbatim } from '../../sql.ts'
import { DAYS, formOf, isToken, MONTHS, type Pattern, type Reading, type Token } from './date-patterns.ts'

const padded = (number: Sql, length: number): Sql =>
  sql`lpad(cast(${number} as varchar), ${verbatim(String(length))}, '0')`

const named = (names: readonly string[], place: Sql): Sql =>
  sql`element_at(ARRAY[${verbatim(names.map((name) => `'${name}'`).join(', '))}], ${place})`

const short = (names: readonly string[]): string[] => names.map((name) => name.slice(0, 3))

/** The text of a token for a timestamp or a time. */
function shown({ name }: Token, moment: Sql, type: 'timestamp' | 'time'): Sql {
  const part = (name: string): Sql => sql`${verbatim(name)}(${moment})`
  const plain = (number: Sql): Sql => sql`cast(${number} as varchar)`
  const hourOfHalf = sql`(hour(${moment}) + 11) % 12 + 1`
  const microsecond = sql`${type === 'time' ? sql`gt_time_microseconds(${moment})` : sql`gt_microseconds(${moment})`}`
  // Microseconds before 1970 are negative.
  const fraction = sql`(${microsecond} % 1000000 + 1000000) % 1000000`
  switch (name) {
    case 'YYYY':
      return padded(part('year'), 4)
    case 'YY':
      return padded(sql`year(${moment}) % 100`, 2)
    case 'Month':
      return named(MONTHS, part('month'))
    case 'Mon':
      return named(short(MONTHS), part('month'))
    case 'MM':
      return padded(part('month'), 2)
    case 'M':
      return plain(part('month'))
    case 'MI':
      return padded(part('minute'), 2)
    case 'Day':
      return named(DAYS, part('day_of_week'))
    case 'Dy':
      return named(short(DAYS), part('day_of_week'))
    case 'DD':
      return padded(part('day'), 2)
    case 'D':
      return plain(part('day'))
    case 'HH12':
      return padded(hourOfHalf, 2)
    case 'H12':
      return plain(hourOfHalf)
    case 'HH':
      return padded(part('hour'), 2)
    case 'H':
      return plain(part('hour'))
    case 'SS':
      return padded(part('second'), 2)
    case 'FFFFFF':
      return padded(fraction, 6)
    case 'FFF':
      return padded(sql`${fraction} / 1000`, 3)
    case 'AM':
      return sql`case when hour(${moment}) < 12 then 'AM' else 'PM' end`
    default:
      throw new Error(`The token ${name} has no form in Trino's SQL.`)
  }
}

/** The text of a timestamp or a time by a pattern. */
export const writtenInTrino = (moment: Sql, pattern: Pattern, type: 'timestamp' | 'time'): Sql =>
  TRINO.once({ moment }, ({ moment }) => {
    const parts = pattern.map((part) => (isToken(part) ? shown(part, moment, type) : sql`${part}`))
    return sql`cast(case when ${moment} is not null then array_join(ARRAY[${joined(parts, ', ')}], '') end as varchar)`
  })

/** The separator of the texts of tokens. No token has it. */
const BAR = '|'

/** The date or time in a text by a pattern. */
export function readInTrino(text: Sql, pattern: Pattern, reading: Reading): Sql {
  const tokens = pattern.filter(isToken)
  const groups = tokens.map((_, at) => `$${at + 1}`).join(BAR)
  const expression = `\\A(?:${formOf(pattern)})\\z`
  const parts = TRINO.once(
    { text: TRINO.trimmed(text) },
    ({ text }) =>
      sql`case when regexp_like(${text}, ${expression}) then split(regexp_replace(${text}, ${expression}, ${groups}), ${BAR}) end`,
  )
  return TRINO.once({ parts }, ({ parts }) => {
    const textOf = (says: Token['says']): Sql | undefined => {
      const at = tokens.findIndex((token) => token.says === says)
      return at < 0 ? undefined : sql`${parts}[${verbatim(String(at + 1))}]`
    }
    const numberOf = (says: Token['says'], otherwise: string): Sql => {
      const found = textOf(says)
      return found === undefined ? verbatim(otherwise) : sql`cast(${found} as bigint)`
    }
    const isNamed = tokens.some(({ name }) => name === 'Mon' || name === 'Month')
    const month = isNamed
      ? sql`array_position(ARRAY[${verbatim(
          short(MONTHS)
            .map((name) => `'${name.toLowerCase()}'`)
            .join(', '),
        )}], substr(lower(${textOf('month')!}), 1, 3))`
      : numberOf('month', '1')
    const year = numberOf('year', '1970')
    const isShort = tokens.some(({ name }) => name === 'YY')
    const fullYear = isShort ? sql`(${year} + case when ${year} < 69 then 2000 else 1900 end)` : year
    const half = textOf('half')
    const hour = numberOf('hour', '0')
    const fullHour =
      half === undefined ? hour : sql`(${hour} % 12 + case when lower(${half}) = 'pm' then 12 else 0 end)`
    const scale = tokens.some(({ name }) => name === 'FFF') ? '1000' : '1'
    const time = sql`((${fullHour} * 60 + ${numberOf('minute', '0')}) * 60 + ${numberOf('second', '0')}) * 1000000 + ${numberOf('microsecond', '0')} * ${verbatim(scale)}`
    const date = sql`gt_day(${fullYear}, ${month}, ${numberOf('day', '1')})`
    const read =
      reading === 'date'
        ? date
        : reading === 'time'
          ? sql`cast(gt_timestamp_of(${time}) as time(6))`
          : sql`gt_timestamp_of(date_diff('day', date '1970-01-01', ${date}) * 86400000000 + ${time})`
    return sql`case when ${parts} is not null then ${read} end`
  })
}
