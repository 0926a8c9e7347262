/** Building blocks of the forms of functions in Trino's SQL. No form may fail for any value: a failure ends the query. */
import { areSame } from '../../values/trino/are-same.ts'
import { EXACT_IN_TRINO as exact } from '../exact/trino.ts'
import { type Exact, toDouble } from '../exact/numbers.ts'
import { showValue } from '../show-value.ts'
import { joined, type Sql, sql, verbatim } from '../sql.ts'
import type { Type, Value } from '../value.ts'
import type { SqlDialect } from './dialect.ts'
import { DATES_IN_TRINO } from './trino-dates.ts'
import { onceInTrino, onlyIfInTrino } from './once-trino.ts'
import { TRINO_TEXTS } from './trino-texts.ts'

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

export const TRINO: SqlDialect = {
  name: 'trino',
  types: TRINO_TYPES,
  wholeType: 'decimal(38, 0)',
  constant: constantSql,
  // Expressions of this length and depth are planned within 3 s.
  maxCharacters: 32 * 1024,
  maxNested: 150,
  // The engine cannot compile a chain of 120.
  maxNumbers: 80,
  once: onceInTrino,
  onlyIf: onlyIfInTrino,
  listOf: (items) => sql`ARRAY[${joined(items, ', ')}]`,
  mapped: (list, body) => sql`transform(${list}, part -> ${body(verbatim('part'))})`,
  textOf: (texts) => sql`array_join(${texts}, '')`,
  areSame,
  // The engine's least() and greatest() are null if a value is null.
  extreme: (name, values) =>
    sql`${verbatim(name === 'least' ? 'array_min' : 'array_max')}(filter(ARRAY[${joined(values, ', ')}], part -> part is not null))`,
  isAny: (value, items, test) =>
    sql`transform(ARRAY[ROW(${value}, ARRAY[${joined(items, ', ')}])], part -> any_match(part[2], item -> ${test(verbatim('part[1]'), verbatim('item'))}))[1]`,
  decimalOf: (text) => sql`gt_decimal(${text})`,
  integerOf: (text) => sql`gt_integer(${text})`,
  finite: (double) => sql`gt_finite(${double})`,
  truncated: (double) => sql`truncate(${double})`,
  isFinite: (double) => sql`is_finite(${double})`,
  decimalText: (double) => sql`gt_decimal_text(${double})`,
  clockText: (value) => sql`rtrim(rtrim(cast(${value} as varchar), '0'), '.')`,
  ...DATES_IN_TRINO,
  dateOf: (days) => sql`date_add('day', ${days}, date '1970-01-01')`,
  timestampOf: (microseconds) => sql`gt_timestamp_of(${microseconds})`,
  timeOf: (timestamp) => sql`gt_time_of(${timestamp})`,
  microseconds: (timestamp) => sql`gt_microseconds(${timestamp})`,
  quotient: (number, divisor) => sql`${number} / ${divisor}`,
  // The engine's sum of integers has 64 bits, and fails beyond.
  sumOfIntegers: (integer) => sql`sum(cast(${integer} as decimal(38, 0)))`,
  grouped: (number) => sql`format('%,d', ${number})`,
  // Without a character, the engine's trim() removes other white space too.
  trimmed: (text) => sql`trim(both ' ' from ${text})`,
  // Without RE2, `$` would also match before a line end at the end of the text.
  matches: (text, expression) => sql`regexp_like(${text}, ${`\\A(?:${expression})\\z`})`,
  texts: TRINO_TEXTS,
  exact,
}
