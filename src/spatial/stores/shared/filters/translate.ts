import type { Condition as Filter } from '../../../cql2/index.ts'
import type { InstantSql } from './periods.ts'
import { joined, sql, type Sql } from './sql.ts'

/** What a database can decide of a filter. */
export interface FilterSql {
  /** True for every feature that the filter selects; undefined: true for all. */
  readonly superset: Sql | undefined
  /** True if the superset has no other features, so that no further test is needed. */
  readonly isExact: boolean
}

/** How a database decides single conditions: all kinds of conditions except constants, AND, OR and NOT. */
export interface ConditionDialect {
  readonly constant: (value: boolean) => Sql
  /**
   * A condition as SQL that is true, false and null exactly when the evaluator says so; undefined if there is none.
   *
   * @param isNegated true if the result is negated: then it may not be narrowed by another condition
   */
  readonly exact: (filter: Filter, isNegated: boolean) => Sql | undefined
  /** A condition that is true for every feature that the filter selects; undefined: true for all. */
  readonly superset: (filter: Filter) => Sql | undefined
}

/** Larger filters are left to the evaluator: databases limit the bindings of a statement. */
const MAX_BINDINGS = 2000

const ALL: FilterSql = { superset: undefined, isExact: false }
const exactly = (superset: Sql): FilterSql => ({ superset, isExact: true })
const among = (superset: Sql | undefined): FilterSql => ({ superset, isExact: false })

/** Translates a filter. */
export function translate(filter: Filter, dialect: ConditionDialect): FilterSql {
  const found = translatePart(filter, true, dialect)
  return (found.superset?.values.length ?? 0) > MAX_BINDINGS ? ALL : found
}

/**
 * NOT is moved down to the single conditions, because a superset of a condition says nothing about its
 * negation. In three-valued logic this changes no result.
 *
 * @param isTrue false for the negation of the filter
 */
function translatePart(filter: Filter, isTrue: boolean, dialect: ConditionDialect): FilterSql {
  switch (filter.kind) {
    case 'constant':
      return exactly(dialect.constant(filter.value === isTrue))
    case 'not':
      return translatePart(filter.part, !isTrue, dialect)
    case 'and':
    case 'or': {
      const parts = filter.parts.map((part) => translatePart(part, isTrue, dialect))
      return (filter.kind === 'and') === isTrue ? conjunction(parts) : disjunction(parts)
    }
    default: {
      const exact = dialect.exact(filter, !isTrue)
      if (exact !== undefined) return exactly(isTrue ? exact : sql`not ${exact}`)
      return isTrue ? among(dialect.superset(filter)) : ALL
    }
  }
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

/** Two instants are equal if one is within the other (see `compareInstants`). */
export function instantComparison(
  operator: string,
  one: InstantSql | undefined,
  other: InstantSql | undefined,
): Sql | undefined {
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
