import type { Condition as Filter, Value } from '../../../cql2/index.ts'
import type { Layer } from '../../../model/collection-store.ts'
import { daysSql } from './days.ts'
import { foldedEqualSql, foldedLikeSql, likeSql } from './patterns.ts'
import { temporalSql } from './periods.ts'
import { instantSql, scalarSql } from './scalars.ts'
import { bound, joined, sql, type Sql } from './sql.ts'

/** What SQLite can decide of a filter. */
export interface FilterSql {
  /** True for every feature that the filter selects; undefined: true for all. */
  readonly superset: Sql | undefined
  /** True if the superset has no other features, so that no further test is needed. */
  readonly isExact: boolean
}

/** Larger filters are left to the evaluator: SQLite limits the bindings of a statement, and compiles it anew. */
const MAX_BINDINGS = 2000

const ALL: FilterSql = { superset: undefined, isExact: false }
const exactly = (superset: Sql): FilterSql => ({ superset, isExact: true })
const among = (superset: Sql | undefined): FilterSql => ({ superset, isExact: false })

/** Translates a filter for the rows of a layer. */
export function filterSql(filter: Filter, layer: Layer): FilterSql {
  const found = translate(filter, true, layer)
  return (found.superset?.values.length ?? 0) > MAX_BINDINGS ? ALL : found
}

/**
 * NOT is moved down to the single conditions, because a superset of a condition says nothing about its
 * negation. In three-valued logic this changes no result.
 *
 * @param isTrue false for the negation of the filter
 */
function translate(filter: Filter, isTrue: boolean, layer: Layer): FilterSql {
  switch (filter.kind) {
    case 'constant':
      return exactly(bound(Number(filter.value === isTrue)))
    case 'not':
      return translate(filter.part, !isTrue, layer)
    case 'and':
    case 'or': {
      const parts = filter.parts.map((part) => translate(part, isTrue, layer))
      return (filter.kind === 'and') === isTrue ? conjunction(parts) : disjunction(parts)
    }
    default: {
      const exact = conditionSql(filter, layer)
      if (exact !== undefined) return exactly(isTrue ? withinDays(filter, exact) : sql`not ${exact}`)
      return isTrue ? among(supersetOf(filter)) : ALL
    }
  }
}

/** The range comes first, because it is cheaper than a time. */
function withinDays(filter: Filter, exact: Sql): Sql {
  const days = daysSql(filter)
  return days === undefined ? exact : sql`(${days} and ${exact})`
}

function conjunction(parts: readonly FilterSql[]): FilterSql {
  const known = parts.map(({ superset }) => superset).filter((superset) => superset !== undefined)
  const isExact = parts.every((part) => part.isExact)
  return known.length === 0 ? ALL : { superset: joined(known, 'and'), isExact }
}

function disjunction(parts: readonly FilterSql[]): FilterSql {
  const known = parts.map(({ superset }) => superset).filter((superset) => superset !== undefined)
  if (known.length < parts.length) return ALL
  return { superset: joined(known, 'or'), isExact: parts.every((part) => part.isExact) }
}

/** A single condition as SQL that is true, false and null exactly when the evaluator says so. */
function conditionSql(filter: Filter, layer: Layer): Sql | undefined {
  switch (filter.kind) {
    case 'comparison':
      return filter.type === 'instant'
        ? instantComparison(filter.operator, filter.left, filter.right)
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
      return temporalSql(filter.relation, filter.left, filter.right)
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
  const days = daysSql(filter)
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

/** Two instants are equal if one is within the other (see `compareInstants`). */
function instantComparison(operator: string, left: Value, right: Value): Sql | undefined {
  const [one, other] = [instantSql(left), instantSql(right)]
  if (one === undefined || other === undefined) return undefined
  const isLess = sql`${one.to} < ${other.from}`
  const isGreater = sql`${one.from} > ${other.to}`
  switch (operator) {
    case '=':
      return sql`(not (${isLess}) and not (${isGreater}))`
    case '<>':
      return sql`(${isLess} or ${isGreater})`
    case '<':
      return sql`(${isLess})`
    case '<=':
      return sql`(not (${isGreater}))`
    case '>':
      return sql`(${isGreater})`
    default:
      return sql`(not (${isLess}))`
  }
}

function inSql({ value, items, type }: Extract<Filter, { kind: 'in' }>, layer: Layer): Sql | undefined {
  if (items.length === 0) return bound(0)
  if (type === 'instant') {
    const equal = items.map((item) => instantComparison('=', value, item))
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

/** The columns that a filter reads, and whether it reads the geometry. */
export interface Uses {
  readonly columns: ReadonlySet<number>
  readonly geometry: boolean
}

/** What a filter needs of a row. */
export function usesOf(filter: Filter): Uses {
  const columns = new Set<number>()
  let geometry = false
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit)
    else if (typeof node === 'object' && node !== null) {
      const { kind, column } = node as { kind?: string; column?: number }
      if (kind === 'column') columns.add(column as number)
      else if (kind === 'geometry') geometry = true
      else if (kind !== 'shape') Object.values(node).forEach(visit)
    }
  }
  visit(filter)
  return { columns, geometry }
}
