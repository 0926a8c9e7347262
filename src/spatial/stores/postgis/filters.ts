import type { Condition as Filter, Value } from '../../cql2/index.ts'
import { daysSql } from '../shared/filters/days.ts'
import { temporalSql, type InstantSql } from '../shared/filters/periods.ts'
import { bound, joined, sql, type Sql } from '../shared/filters/sql.ts'
import { instantComparison, translate, type FilterSql } from '../shared/filters/translate.ts'
import { kindAt, textEquals } from './conditions.ts'
import { isStorable, isUuid } from './key-texts.ts'
import { keyEquals } from './layer-sql.ts'
import type { PostgisLayer } from './layer.ts'
import { numberRange } from './number-ranges.ts'
import { foldedEqualSql, foldedLikeSql, likeSql } from './patterns.ts'
import { booleanSql, columnOf, numberComparison, textSql } from './scalars.ts'
import { instantOf, withinTimes } from './time-ranges.ts'

type Comparison = Extract<Filter, { kind: 'comparison' }>

const constant = (value: boolean): Sql => ({ sql: String(value), values: [] })

/** Translates a filter for the rows of a layer. */
export function filterSql(filter: Filter, layer: PostgisLayer): FilterSql {
  // What an index over a column answers.
  const rangeOf = (part: Filter): Sql | undefined =>
    daysSql(part, (column, from, to) => withinTimes(kindAt(layer, column).name, column, from, to)) ??
    numberRange(part, layer)
  return translate(filter, {
    constant,
    exact: (part, isNegated) => {
      const exact = conditionSql(part, layer)
      const range = exact === undefined || isNegated ? undefined : rangeOf(part)
      return exact && range ? sql`(${range} and ${exact})` : exact
    },
    superset: (part) => supersetOf(part, layer) ?? rangeOf(part),
  })
}

/** A single condition as SQL that is true, false and null exactly when the evaluator says so. */
function conditionSql(filter: Filter, layer: PostgisLayer): Sql | undefined {
  switch (filter.kind) {
    case 'comparison':
      return comparisonSql(filter, layer)
    case 'between': {
      const { value, low, high } = filter
      const [from, to] = [
        numberComparison('>=', value, low, layer),
        numberComparison('<=', value, high, layer),
      ]
      return from && to && sql`(${from} and ${to})`
    }
    case 'in':
      return inSql(filter, layer)
    case 'like': {
      const text = textSql(filter.text, layer)
      const matched = text && likeSql(text, filter.pattern)
      return matched && sql`(${matched})`
    }
    case 'isNull':
      return nullSql(filter.operand, layer)
    case 'temporal':
      return temporalSql(filter.relation, filter.left, filter.right, instantIn(layer))
    default:
      return undefined
  }
}

function comparisonSql({ operator, left, right, type }: Comparison, layer: PostgisLayer): Sql | undefined {
  switch (type) {
    case 'instant': {
      const instant = instantIn(layer)
      return instantComparison(operator, instant(left), instant(right))
    }
    case 'number':
      return numberComparison(operator, left, right, layer)
    case 'text':
      return (
        equalsKey(operator, left, right, layer) ??
        equalsColumn(operator, left, right, layer) ??
        compared(operator, textSql(left, layer), textSql(right, layer))
      )
    case 'boolean':
      return compared(operator, booleanSql(left), booleanSql(right))
  }
}

const compared = (operator: string, one: Sql | undefined, other: Sql | undefined): Sql | undefined =>
  one && other && sql`(${one} ${operator} ${other})`

/** An id that equals a literal, so that the index of the key finds it. */
function equalsKey(operator: string, left: Value, right: Value, layer: PostgisLayer): Sql | undefined {
  const [key, literal] = left.kind === 'key' ? [left, right] : [right, left]
  return operator === '=' && key.kind === 'key' && literal.kind === 'text'
    ? keyEquals(layer, literal.value)
    : undefined
}

/** A column that equals a literal, so that an index over it finds it. */
function equalsColumn(operator: string, left: Value, right: Value, layer: PostgisLayer): Sql | undefined {
  const [column, literal] = left.kind === 'column' ? [left, right] : [right, left]
  if (operator !== '=' || column.kind !== 'column' || literal.kind !== 'text') return undefined
  const { name } = kindAt(layer, column.column)
  const isIndexable = name === 'uuid' ? isUuid(literal.value) : name === 'text' && isStorable(literal.value)
  return isIndexable ? sql`(${textEquals(name, column.column, literal.value)})` : undefined
}

function inSql(filter: Extract<Filter, { kind: 'in' }>, layer: PostgisLayer): Sql | undefined {
  const { value, items, type } = filter
  if (items.length === 0) return constant(false)
  const equal = items.map((item) =>
    comparisonSql({ kind: 'comparison', operator: '=', type, left: value, right: item }, layer),
  )
  return equal.every((one) => one !== undefined) ? sql`(${joined(equal, 'or')})` : undefined
}

function nullSql(
  operand: Extract<Filter, { kind: 'isNull' }>['operand'],
  layer: PostgisLayer,
): Sql | undefined {
  if (operand.kind === 'geometry') return { sql: '({geometry} is null)', values: [] }
  if (operand.kind === 'key') return constant(false)
  if (operand.kind !== 'column') return undefined
  const { name, cast } = kindAt(layer, operand.column)
  const column = `{${operand.column}}`
  // NaN is served as null.
  const canBeNaN = name === 'double' || name === 'real' || name === 'numeric'
  return canBeNaN ? sql`(${column} is null or ${column} = cast('NaN' as ${cast}))` : sql`(${column} is null)`
}

/** An instant as SQL. */
const instantIn =
  (layer: PostgisLayer) =>
  (value: Value): InstantSql | undefined => {
    if (value.kind === 'instant')
      return { from: milliseconds(value.range.from), to: milliseconds(value.range.to) }
    if (value.kind !== 'column' || (value.type !== 'date' && value.type !== 'datetime')) return undefined
    return instantOf(kindAt(layer, value.column).name, value.column)
  }

const milliseconds = (time: number): Sql => sql`cast(${bound(time)} as numeric)`

/** For a condition that PostgreSQL does not decide exactly. */
function supersetOf(filter: Filter, layer: PostgisLayer): Sql | undefined {
  if (filter.kind === 'like') {
    const text = foldedColumn(filter.text, layer)
    return text && foldedLikeSql(text, filter.pattern)
  }
  if (filter.kind !== 'comparison' || filter.operator !== '=') return undefined
  const [column, other] = [filter.left, filter.right].sort((one) => (one.kind === 'fold' ? -1 : 1))
  if (column === undefined || other?.kind !== 'text' || !isStorable(other.value)) return undefined
  const text = foldedColumn(column, layer)
  return text && foldedEqualSql(text, other.value)
}

/** The text whose letter case is folded. */
const foldedColumn = (value: Value, layer: PostgisLayer): Sql | undefined =>
  value.kind === 'fold' && value.fold === 'case' && columnOf(value.text) !== undefined
    ? textSql(value.text, layer)
    : undefined
