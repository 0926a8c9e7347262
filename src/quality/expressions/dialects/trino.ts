/** Building blocks of the forms of functions in Trino's SQL. No form may fail for any value: a failure ends the query. */
import { exactOfTrino } from '../exact/trino.ts'
import { type Exact, toDouble } from '../exact/numbers.ts'
import { DAY_MICROSECONDS } from '../limits.ts'
import { showValue } from '../show-value.ts'
import { joined, type Sql, sql, verbatim } from '../sql.ts'
import type { Type, Value } from '../value.ts'
import { decimalText } from './decimal-text-trino.ts'
import type { SqlDialect } from './dialect.ts'
import { onceInTrino, onlyIfInTrino } from './once-trino.ts'

/** The names of the types. */
export const TRINO_TYPES: Readonly<Record<Type, string>> = {
  text: 'varchar',
  integer: 'bigint',
  decimal: 'double',
  exact: 'row(d double, t varchar)',
  logical: 'boolean',
  date: 'date',
  time: 'time(6)',
  timestamp: 'timestamp(6)',
  null: 'varchar',
}

const engine = {
  types: TRINO_TYPES,
  wholeType: 'decimal(38, 0)',
  truncated: (double: Sql): Sql => sql`truncate(${double})`,
}
const exact = exactOfTrino(engine)

/** A value as a binding with an explicit type. */
export function constantSql(type: Type, value: Value): Sql {
  if (type === 'exact' && value !== null) return exactConstant(value as Exact)
  const bound = value === null || !HAS_TEXT.has(type) ? value : showValue(value, type)
  return sql`cast(${bound} as ${verbatim(TRINO_TYPES[type])})`
}

function exactConstant(value: Exact): Sql {
  const double = constantSql('decimal', toDouble(value))
  const digits = typeof value === 'number' ? undefined : constantSql('text', String(value))
  return exact.exactSql({ double, digits })
}

const HAS_TEXT: ReadonlySet<Type> = new Set(['date', 'time', 'timestamp'])

/** The engine's seconds with a fraction are doubles, which hold the microseconds of a day exactly. */
const microseconds = (timestamp: Sql): Sql =>
  onceInTrino({ timestamp }, ({ timestamp }) => {
    const days = sql`date_diff('day', date '1970-01-01', cast(${timestamp} as date))`
    const time = sql`to_unixtime(date_add('day', -${days}, ${timestamp}))`
    return sql`(${days} * ${verbatim(String(DAY_MICROSECONDS))} + cast(round(${time} * 1e6) as bigint))`
  })

export const TRINO: SqlDialect = {
  ...engine,
  name: 'trino',
  constant: constantSql,
  maxCharacters: 128 * 1024,
  maxNested: 300,
  once: onceInTrino,
  onlyIf: onlyIfInTrino,
  listOf: (items) => sql`ARRAY[${joined(items, ', ')}]`,
  mapped: (list, body) => sql`transform(${list}, part -> ${body(verbatim('part'))})`,
  textOf: (texts) => sql`array_join(${texts}, '')`,
  // The engine's least() and greatest() are null if a value is null.
  extreme: (name, values) =>
    sql`${verbatim(name === 'least' ? 'array_min' : 'array_max')}(filter(ARRAY[${joined(values, ', ')}], part -> part is not null))`,
  isAny: (value, items, test) =>
    sql`transform(ARRAY[ROW(${value}, ARRAY[${joined(items, ', ')}])], part -> any_match(part[2], item -> ${test(verbatim('part[1]'), verbatim('item'))}))[1]`,
  isFinite: (double) => sql`is_finite(${double})`,
  decimalText,
  clockText: (value) => sql`rtrim(rtrim(cast(${value} as varchar), '0'), '.')`,
  dateOf: (days) => sql`date_add('day', ${days}, date '1970-01-01')`,
  timestampOf: (microseconds) =>
    sql`cast(from_unixtime_nanos(cast(${microseconds} as decimal(38, 0)) * 1000) as timestamp(6))`,
  microseconds,
  quotient: (number, divisor) => sql`${number} / ${divisor}`,
  grouped: (number) => sql`format('%,d', ${number})`,
  // Without a character, the engine's trim() removes other white space too.
  trimmed: (text) => sql`trim(both ' ' from ${text})`,
  // Without RE2, `$` would also match before a line end at the end of the text.
  matches: (text, expression) => sql`regexp_like(${text}, ${`\\A(?:${expression})\\z`})`,
  exact,
}
