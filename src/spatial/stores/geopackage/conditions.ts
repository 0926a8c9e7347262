import type { Equality, Layer, PageQuery, Value } from '../../model/collection-store.ts'
import type { TimeRange } from '../../model/time-range.ts'
import type { Condition } from '../shared/search.ts'
import type { OrderDialect } from '../shared/sort-order.ts'
import { daysWithin, endOf, startOf } from './stored-times.ts'

/** The conditions on the properties of a feature in a listing. */
export function filters(layer: Layer, { time, equals = [] }: PageQuery): Condition[] {
  return [
    ...(time === undefined || layer.time === undefined ? [] : timeMeets(layer.time, time)),
    ...equals.flatMap((equality) => columnEquals(layer, equality)),
  ]
}

/**
 * The placeholder of a value. The driver returns integers beyond 2^53 as digits; these are cast back to
 * integers.
 */
export const bound = (layer: Layer, column: number, value: Value): string =>
  typeof value === 'string' && layer.columns[column]?.type === 'integer' && /^-?\d+$/.test(value)
    ? 'cast(? as integer)'
    : '?'

/**
 * If the start or end of the feature's time is unknown or its column contains no time, the interval is open
 * there.
 */
function timeMeets({ start, end }: NonNullable<Layer['time']>, { from, to }: TimeRange): Condition[] {
  return [
    ...(to === Infinity ? [] : [{ sql: `coalesce(${startOf(start)} <= ?, true)`, values: [to] }]),
    ...(from === -Infinity ? [] : [{ sql: `coalesce(${endOf(end)} >= ?, true)`, values: [from] }]),
  ]
}

function columnEquals(layer: Layer, { column, value }: Equality): Condition[] {
  switch (typeof value) {
    case 'object': {
      const { from, to } = value
      const start = { sql: `${startOf(column)} between ? and ?`, values: [from, to] }
      return [...daysWithin(column, from, to), start]
    }
    case 'bigint':
      return [{ sql: `{${column}} = cast(? as integer)`, values: [String(value)] }]
    case 'boolean':
      return [{ sql: `{${column}} = ?`, values: [Number(value)] }]
    case 'number':
      return [{ sql: `{${column}} = ?`, values: [value] }]
    case 'string':
      return [{ sql: `${comparable(layer, column)} = ?`, values: [value] }]
  }
}

/**
 * The expression by which a column is compared: times as instants, texts by code points regardless of the
 * file's collation.
 */
export function comparable({ columns }: Layer, column: number): string {
  switch (columns[column]?.type) {
    case 'date':
    case 'datetime':
      return startOf(column)
    case 'text':
      return `{${column}} collate binary`
    default:
      return `{${column}}`
  }
}

/** How SQLite orders the rows of a layer. */
export const orderDialect = (layer: Layer): OrderDialect => ({
  term: (column) => comparable(layer, column),
  given: (column, value) => ({ sql: bound(layer, column, value), values: [value] }),
  keys: ['{key}'],
  keyBeyond: (key, isBackward) => ({ sql: `{key} ${isBackward ? '<' : '>'} ?`, values: [key] }),
})
