import type { Equality, PageQuery, Value } from '../../model/collection-store.ts'
import type { TimeRange } from '../../model/time-range.ts'
import { bound, joined, sql, type Sql } from '../shared/filters/sql.ts'
import type { OrderDialect } from '../shared/sort-order.ts'
import type { ColumnKind } from './column-kinds.ts'
import { isStorable, isUuid } from './key-texts.ts'
import { keyBeyond, keyTerm } from './layer-sql.ts'
import type { PostgisLayer } from './layer.ts'
import { rangeAround } from './margins.ts'
import { isNoTime, withinTimes } from './time-ranges.ts'

const NEVER: Sql = { sql: 'false', values: [] }
const MAX_INT8 = 2n ** 63n
const MAX_OID = 2n ** 32n - 1n
const MAX_REAL = 3.4028234663852886e38

/** The conditions on the properties of a feature in a listing. */
export function conditionsOf(layer: PostgisLayer, { time, equals = [] }: PageQuery): Sql[] {
  return [
    ...(time === undefined || layer.time === undefined ? [] : timeMeets(layer, layer.time, time)),
    ...equals.map((equality) => equalTo(kindAt(layer, equality.column), equality)),
  ]
}

export const kindAt = ({ kinds }: PostgisLayer, column: number): ColumnKind => kinds[column] as ColumnKind

/** If a column of the feature's time has no time, the interval is open there. */
function timeMeets(
  layer: PostgisLayer,
  { start, end }: NonNullable<PostgisLayer['time']>,
  { from, to }: TimeRange,
): Sql[] {
  const meets = (column: number, first: number, last: number): Sql[] => {
    const { name } = kindAt(layer, column)
    const limits = withinTimes(name, column, first, last)
    return limits.length === 0 ? [] : [sql`(${joined(limits, 'and')} or ${isNoTime(name, column)})`]
  }
  return start === end
    ? meets(start, from, to)
    : [...meets(start, -Infinity, to), ...meets(end, from, Infinity)]
}

/** A column that equals a value. */
function equalTo({ name: kind }: ColumnKind, { column, value }: Equality): Sql {
  const name = `{${column}}`
  switch (typeof value) {
    case 'object':
      return startsWithin(kind, column, value)
    case 'bigint':
      if (kind === 'oid')
        return value >= 0n && value <= MAX_OID ? sql`${name} = cast(${bound(String(value))} as oid)` : NEVER
      return value >= -MAX_INT8 && value < MAX_INT8
        ? sql`${name} = cast(${bound(String(value))} as int8)`
        : NEVER
    case 'boolean':
      return sql`${name} = cast(${bound(String(value))} as bool)`
    case 'number':
      if (kind === 'real')
        return Math.abs(value) <= MAX_REAL ? sql`${name} = cast(${bound(value)} as float4)` : NEVER
      return kind === 'numeric'
        ? nearestEquals(column, value)
        : sql`${name} = cast(${bound(value)} as float8)`
    case 'string':
      return textEquals(kind, column, value)
  }
}

/**
 * Decimal numbers whose nearest double is a value, as a filter compares them. The range is what an index answers, and
 * keeps numbers beyond the doubles from the cast.
 */
function nearestEquals(column: number, value: number): Sql {
  const range = rangeAround('numeric', column, value)
  return sql`(${range} and case when ${range} then cast({${String(column)}} as float8) = cast(${bound(value)} as float8) end)`
}

/** A time that starts within a range. A date that only overlaps it starts before. */
function startsWithin(kind: ColumnKind['name'], column: number, { from, to }: TimeRange): Sql {
  const limits = withinTimes(kind, column, from, to)
  const isMidnight = from % 86_400_000 === 0
  return kind === 'date' && !isMidnight && to - from < 86_400_000 ? NEVER : joined(limits, 'and')
}

/** A text that equals another one by code points. Without a collation, an index with that of the column is used. */
export function textEquals(kind: ColumnKind['name'], column: number, text: string): Sql {
  if (!isStorable(text)) return NEVER
  const name = `{${column}}`
  if (kind === 'uuid') return isUuid(text) ? sql`${name} = cast(${bound(text)} as uuid)` : NEVER
  if (kind === 'text') return sql`${name} = cast(${bound(text)} as text)`
  return sql`cast(${name} as text) collate pg_catalog."C" = cast(${bound(text)} as text)`
}

/** How rows are sorted and compared with a position, whose values are texts. */
export const orderDialect = (layer: PostgisLayer): OrderDialect => ({
  term: (column) => termOf(layer, column),
  given: (column, value: Value) => sql`cast(${bound(value)} as ${kindAt(layer, column).cast})`,
  keys: layer.keyParts.map(keyTerm),
  keyBeyond: (key, isBackward) => keyBeyond(layer, key, isBackward),
})

/** What rows are sorted by under a column. */
export const termOf = (layer: PostgisLayer, column: number): string =>
  kindAt(layer, column).sorted.replaceAll('{c}', `{${column}}`)
