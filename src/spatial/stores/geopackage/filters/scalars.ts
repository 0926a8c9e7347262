import type { Value } from '../../../cql2/index.ts'
import type { Layer } from '../../../model/collection-store.ts'
import type { InstantSql } from '../../shared/filters/periods.ts'
import { endOf, startOf } from '../stored-times.ts'
import { isExactNumber } from './number-ranges.ts'
import { bound, sql, type Sql } from '../../shared/filters/sql.ts'

/**
 * A text, number or truth value as SQL that gives exactly what the evaluator of filters gives; undefined if
 * SQLite cannot compute it.
 */
export function scalarSql(value: Value, layer: Layer): Sql | undefined {
  switch (value.kind) {
    case 'text':
      return bound(value.value)
    case 'number':
      return numberSql(value.value)
    case 'boolean':
      return bound(Number(value.value))
    case 'column':
      return columnSql(value, layer)
    case 'key':
      return { sql: value.type === 'text' ? '{id} collate binary' : '{id}', values: [] }
    case 'arithmetic': {
      if (!isExactNumber(value, layer)) return undefined
      const [left, right] = [scalarSql(value.left, layer), scalarSql(value.right, layer)]
      if (left === undefined || right === undefined) return undefined
      // SQLite divides whole numbers without a fraction.
      return value.operator === '/'
        ? sql`(cast(${left} as real) / ${right})`
        : sql`(${left} ${value.operator} ${right})`
    }
    default:
      return undefined
  }
}

/** The driver binds numbers beyond 32 bits as doubles, which SQLite does not add exactly. */
function numberSql(value: number | bigint): Sql {
  if (typeof value === 'number' && !Number.isInteger(value)) return bound(value)
  if (typeof value === 'number' && (!Number.isSafeInteger(value) || (value | 0) === value))
    return bound(value)
  return sql`cast(${bound(String(value))} as integer)`
}

function columnSql({ column, type }: Extract<Value, { kind: 'column' }>, layer: Layer): Sql | undefined {
  if (type === 'date' || type === 'datetime') return undefined
  const name = { sql: `{${column}}`, values: [] }
  if (type !== 'text') return name
  // By code points, regardless of the file's collation. Other values in a column of texts are unknown.
  return layer.columns[column]?.irregular === true
    ? sql`iif(typeof(${name}) = 'text', ${name}, null) collate binary`
    : sql`${name} collate binary`
}

/** An instant as SQL; undefined if SQLite cannot compute it. */
export function instantSql(value: Value): InstantSql | undefined {
  if (value.kind === 'instant') return { from: bound(value.range.from), to: bound(value.range.to) }
  if (value.kind !== 'column' || (value.type !== 'date' && value.type !== 'datetime')) return undefined
  const { column } = value
  return { from: { sql: startOf(column), values: [] }, to: { sql: endOf(column), values: [] } }
}
