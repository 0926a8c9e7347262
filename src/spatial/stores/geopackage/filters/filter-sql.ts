import type { Condition as Filter, Value } from '../../../cql2/index.ts'
import type { Layer } from '../../../model/collection-store.ts'
import { daysSql } from '../../shared/filters/days.ts'
import { temporalSql } from '../../shared/filters/periods.ts'
import { bound, joined, sql, type Sql } from '../../shared/filters/sql.ts'
import { instantComparison, translate, type FilterSql } from '../../shared/filters/translate.ts'
import { daysWithin } from '../stored-times.ts'
import { foldedEqualSql, foldedLikeSql, likeSql } from './patterns.ts'
import { instantSql, scalarSql } from './scalars.ts'

/** Translates a filter for the rows of a layer. */
export const filterSql = (filter: Filter, layer: Layer): FilterSql =>
  translate(filter, {
    constant: (value) => bound(Number(value)),
    exact: (part, isNegated) => {
      const exact = conditionSql(part, layer)
      return exact === undefined || isNegated ? exact : withinDays(part, exact)
    },
    superset: supersetOf,
  })

/** The range comes first, because it is cheaper than a time. */
function withinDays(filter: Filter, exact: Sql): Sql {
  const days = daysSql(filter, daysWithin)
  return days === undefined ? exact : sql`(${days} and ${exact})`
}

/** A single condition as SQL that is true, false and null exactly when the evaluator says so. */
function conditionSql(filter: Filter, layer: Layer): Sql | undefined {
  switch (filter.kind) {
    case 'comparison':
      return filter.type === 'instant'
        ? instantComparison(filter.operator, instantSql(filter.left), instantSql(filter.right))
        : comparisonSql(filter.operator, filter.left, filter.right, layer)
    case 'between': {
      const [low, high] = [
        comparisonSql('>=', filter.value, filter.low, layer),
        comparisonSql('<=', filter.value, filter.high, layer),
      ]
      return low && high && sql`(${low} and ${high})`
    }
    case 'in':
      return inSql(filter, layer)
    case 'like': {
      const text = scalarSql(filter.text, layer)
      const matched = text && likeSql(text, filter.pattern)
      return matched && sql`(${matched})`
    }
    case 'isNull':
      return nullSql(filter.operand)
    case 'temporal':
      return temporalSql(filter.relation, filter.left, filter.right, instantSql)
    default:
      return undefined
  }
}

/** For a condition that SQLite cannot decide. */
function supersetOf(filter: Filter): Sql | undefined {
  if (filter.kind === 'like') {
    const text = foldedColumn(filter.text)
    return text && foldedLikeSql(text, filter.pattern)
  }
  const days = daysSql(filter, daysWithin)
  if (days !== undefined) return days
  if (filter.kind !== 'comparison' || filter.operator !== '=') return undefined
  const [column, other] = [filter.left, filter.right].sort((one) => (one.kind === 'fold' ? -1 : 1))
  if (column === undefined || other?.kind !== 'text') return undefined
  const text = foldedColumn(column)
  return text && foldedEqualSql(text, other.value)
}

/** The column whose letter case is folded. */
function foldedColumn(value: Value): Sql | undefined {
  if (value.kind !== 'fold' || value.fold !== 'case') return undefined
  const { text } = value
  if (text.kind === 'key') return { sql: '{id}', values: [] }
  return text.kind === 'column' ? { sql: `{${text.column}}`, values: [] } : undefined
}

function comparisonSql(operator: string, left: Value, right: Value, layer: Layer): Sql | undefined {
  const [one, other] = [scalarSql(left, layer), scalarSql(right, layer)]
  return one && other && sql`(${one} ${operator} ${other})`
}

function inSql({ value, items, type }: Extract<Filter, { kind: 'in' }>, layer: Layer): Sql | undefined {
  if (items.length === 0) return bound(0)
  if (type === 'instant') {
    const equal = items.map((item) => instantComparison('=', instantSql(value), instantSql(item)))
    return equal.every((one) => one !== undefined) ? joined(equal, 'or') : undefined
  }
  const wanted = scalarSql(value, layer)
  if (wanted === undefined) return undefined
  const literals = items.flatMap((item) => (isExactInJson(item) ? [item.value] : []))
  if (literals.length === items.length) {
    // One value, however long the list is, so that the statement is the same for all of them.
    return sql`(${wanted} in (select value from json_each(${bound(jsonOf(literals))})))`
  }
  const equal = items.map((item) => comparisonSql('=', value, item, layer))
  return equal.every((one) => one !== undefined) ? joined(equal, 'or') : undefined
}

/** SQLite rounds the last digit of few fractions otherwise when it reads them from JSON. */
const isExactInJson = (value: Value): value is Extract<Value, { kind: 'text' | 'number' | 'boolean' }> =>
  value.kind === 'text' ||
  value.kind === 'boolean' ||
  (value.kind === 'number' && (typeof value.value === 'bigint' || Number.isSafeInteger(value.value)))

/** JSON with all digits of large whole numbers, which SQLite reads exactly. */
const jsonOf = (values: readonly (string | number | bigint | boolean)[]): string =>
  `[${values
    .map((value) =>
      typeof value === 'bigint'
        ? String(value)
        : JSON.stringify(typeof value === 'boolean' ? Number(value) : value),
    )
    .join()}]`

function nullSql(operand: Extract<Filter, { kind: 'isNull' }>['operand']): Sql | undefined {
  if (operand.kind === 'column') return { sql: `({${operand.column}} is null)`, values: [] }
  if (operand.kind === 'key') return bound(0)
  return operand.kind === 'geometry' ? { sql: '({geometry} is null)', values: [] } : undefined
}
