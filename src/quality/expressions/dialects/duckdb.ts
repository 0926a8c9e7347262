/** Building blocks of the forms of functions in DuckDB's SQL. */
import { EXACT_IN_DUCKDB as exact } from '../exact/duckdb.ts'
import { type Exact, toDouble } from '../exact/numbers.ts'
import { areSame } from '../../values/duckdb/are-same.ts'
import { DECIMAL, INTEGER } from '../../values/number-forms.ts'
import { showValue } from '../show-value.ts'
import { joined, type Sql, sql, verbatim } from '../sql.ts'
import type { Type, Value } from '../value.ts'
import { decimalText } from './decimal-text.ts'
import type { SqlDialect } from './dialect.ts'
import { DUCKDB_TEXTS, textOf } from './duckdb-texts.ts'
import { DATES_IN_DUCKDB } from './duckdb-dates.ts'
import { once, onlyIf } from './once.ts'

/** The names of the types. */
export const DUCKDB_TYPES: Readonly<Record<Type, string>> = {
  text: 'varchar',
  integer: 'bigint',
  decimal: 'double',
  exact: 'struct(d double, t varchar)',
  logical: 'boolean',
  date: 'date',
  time: 'time',
  timestamp: 'timestamp',
  null: 'varchar',
}

/** A value as bindings with an explicit type. Without it, the type that the engine infers depends on the value. */
export function constantSql(type: Type, value: Value): Sql {
  if (type === 'exact' && value !== null) return exactConstant(value as Exact)
  const bound = value === null || !HAS_TEXT.has(type) ? value : showValue(value, type)
  return sql`cast(${bound} as ${verbatim(DUCKDB_TYPES[type])})`
}

function exactConstant(value: Exact): Sql {
  const double = constantSql('decimal', toDouble(value))
  const digits = typeof value === 'number' ? undefined : constantSql('text', String(value))
  return exact.exactSql({ double, digits })
}

const HAS_TEXT: ReadonlySet<Type> = new Set(['date', 'time', 'timestamp'])

function isAny(value: Sql, items: readonly Sql[], test: (value: Sql, item: Sql) => Sql): Sql {
  const parts = sql`{value: ${value}, items: [${joined(items, ', ')}]}`
  const tested = test(verbatim('part.value'), verbatim('item'))
  const answers = sql`list_transform([${parts}], lambda part: list_transform(part.items, lambda item: ${tested}))[1]`
  return once(
    { answers },
    ({ answers }) =>
      sql`case when list_bool_or(${answers}) then true when list_count(${answers}) = len(${answers}) then false end`,
  )
}

/** A text that has a form, as a number. */
const numberOf = (text: Sql, form: string, type: string): Sql =>
  sql`case when regexp_full_match(${text}, ${verbatim(`'${form}'`)}) then try_cast(${text} as ${verbatim(type)}) end`

const finite = (double: Sql): Sql => onlyIf(double, (double) => sql`isfinite(${double})`)

export const DUCKDB: SqlDialect = {
  name: 'duckdb',
  types: DUCKDB_TYPES,
  wholeType: 'hugeint',
  constant: constantSql,
  // The engine needs seconds to plan longer SQL.
  maxCharacters: 256 * 1024,
  // The engine rejects about 700 nested brackets and needs a second to plan that many.
  maxNested: 400,
  maxNumbers: Infinity,
  once,
  onlyIf,
  listOf: (items) => sql`[${joined(items, ', ')}]`,
  mapped: (list, body) => sql`list_transform(${list}, lambda part: ${body(verbatim('part'))})`,
  textOf,
  areSame,
  extreme: (name, values) => sql`${verbatim(name)}(${joined(values, ', ')})`,
  isAny,
  decimalOf: (text) => finite(numberOf(text, DECIMAL, 'double')),
  integerOf: (text) => numberOf(text, INTEGER, 'bigint'),
  finite,
  truncated: (double) => sql`trunc(${double})`,
  isFinite: (double) => sql`isfinite(${double})`,
  decimalText,
  clockText: (value) => sql`cast(${value} as varchar)`,
  ...DATES_IN_DUCKDB,
  dateOf: (days) => sql`date '1970-01-01' + cast(${days} as integer)`,
  timestampOf: (microseconds) => sql`make_timestamp(${microseconds})`,
  timeOf: (timestamp) => sql`cast(${timestamp} as time)`,
  microseconds: (timestamp) => sql`epoch_us(${timestamp})`,
  quotient: (number, divisor) => sql`${number} // ${divisor}`,
  sumOfIntegers: (integer) => sql`sum(${integer})`,
  grouped: (number) => sql`format('{:,}', ${number})`,
  // Without its second argument the engine's trim() removes other white space too.
  trimmed: (text) => sql`trim(${text}, ' ')`,
  matches: (text, expression) => sql`regexp_full_match(${text}, ${expression})`,
  texts: DUCKDB_TEXTS,
  exact,
}
