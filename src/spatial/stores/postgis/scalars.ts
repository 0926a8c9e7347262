import type { Value } from '../../cql2/index.ts'
import { bound, sql, type Sql } from '../shared/filters/sql.ts'
import { kindAt } from './conditions.ts'
import { isStorable } from './key-texts.ts'
import { keyTerm } from './layer-sql.ts'
import type { PostgisLayer } from './layer.ts'
import { digitsOf } from './margins.ts'

type Column = Extract<Value, { kind: 'column' }>

/** The position of a column, if the value is one. */
export const columnOf = (value: Value): number | undefined =>
  value.kind === 'column' ? value.column : undefined

/** A text by code points; undefined if PostgreSQL does not compute it as the evaluator does. */
export function textSql(value: Value, layer: PostgisLayer): Sql | undefined {
  if (value.kind === 'text')
    return isStorable(value.value)
      ? sql`cast(${bound(value.value)} as text) collate pg_catalog."C"`
      : undefined
  if (value.kind === 'key') return keySql(layer)
  if (value.kind !== 'column') return undefined
  const { name, sorted, cast } = kindAt(layer, value.column)
  const term = sorted.replaceAll('{c}', `{${value.column}}`)
  if (cast === 'text') return { sql: term, values: [] }
  return name === 'uuid' ? { sql: `cast(${term} as text) collate pg_catalog."C"`, values: [] } : undefined
}

/** The id as a text, if it is that of one column. */
function keySql({ keyParts: [part, ...others] }: PostgisLayer): Sql | undefined {
  if (part === undefined || others.length > 0) return undefined
  return {
    sql: part.kind === 'text' ? keyTerm(part, 0) : `cast({k0} as text) collate pg_catalog."C"`,
    values: [],
  }
}

export function booleanSql(value: Value): Sql | undefined {
  if (value.kind === 'boolean') return { sql: String(value.value), values: [] }
  return value.kind === 'column' ? { sql: `{${value.column}}`, values: [] } : undefined
}

/**
 * A comparison of numbers; undefined if PostgreSQL does not decide it as the evaluator does, which compares doubles and
 * whole numbers of 64 bits by their exact values.
 */
export function numberComparison(
  operator: string,
  left: Value,
  right: Value,
  layer: PostgisLayer,
): Sql | undefined {
  const [one, other] = [numberSql(left, layer), numberSql(right, layer)]
  if (one === undefined || other === undefined) return undefined
  if (one.isWhole && other.isWhole) return sql`(${one.sql} ${operator} ${other.sql})`
  if (one.isWhole || other.isWhole) return mixed(operator, one, other)
  return sql`(${one.sql} ${operator} ${other.sql})`
}

interface NumberSql {
  readonly sql: Sql
  /** True for whole numbers of 64 bits, false for doubles. */
  readonly isWhole: boolean
  /** The value of a literal. */
  readonly literal?: number | bigint
}

function numberSql(value: Value, layer: PostgisLayer): NumberSql | undefined {
  switch (value.kind) {
    case 'number':
      return literalSql(value.value)
    case 'column':
      return columnSql(value, layer)
    case 'key':
      return layer.key.type === 'integer' ? { sql: { sql: '{k0}', values: [] }, isWhole: true } : undefined
    default:
      return undefined
  }
}

function literalSql(literal: number | bigint): NumberSql {
  const isWhole = typeof literal === 'bigint' || Number.isSafeInteger(literal)
  return { sql: sql`cast(${bound(String(literal))} as ${isWhole ? 'int8' : 'float8'})`, isWhole, literal }
}

function columnSql({ column }: Column, layer: PostgisLayer): NumberSql | undefined {
  const name = `{${column}}`
  switch (kindAt(layer, column).name) {
    case 'integer':
      return { sql: { sql: name, values: [] }, isWhole: true }
    case 'oid':
      return { sql: { sql: `cast(${name} as int8)`, values: [] }, isWhole: true }
    case 'double':
      // NaN is null for the evaluator.
      return { sql: { sql: `nullif(${name}, cast('NaN' as float8))`, values: [] }, isWhole: false }
    default:
      // The doubles that are nearest to the digits: the evaluator computes them.
      return undefined
  }
}

/** A whole number beside a double: a literal takes the type of the column if it stays the same number. */
function mixed(operator: string, one: NumberSql, other: NumberSql): Sql | undefined {
  const asDouble = ({ sql: given, isWhole, literal }: NumberSql): Sql | undefined => {
    if (!isWhole) return given
    return Number.isSafeInteger(literal) ? sql`cast(${bound(String(literal))} as float8)` : undefined
  }
  const [left, right] = [asDouble(one), asDouble(other)]
  if (left !== undefined && right !== undefined) return sql`(${left} ${operator} ${right})`
  // A column of whole numbers beside a fraction: both are exact as decimal numbers.
  const asNumeric = ({ sql: given, isWhole, literal }: NumberSql): Sql | undefined => {
    if (isWhole) return sql`cast(${given} as numeric)`
    return typeof literal === 'number' && Number.isFinite(literal)
      ? sql`cast(${bound(digitsOf(literal))} as numeric)`
      : undefined
  }
  const [first, second] = [asNumeric(one), asNumeric(other)]
  return first && second && sql`(${first} ${operator} ${second})`
}
