import type { FeatureKey, Position, SortKey, Value } from '../../model/collection-store.ts'
import { joined, sql, type Sql } from './filters/sql.ts'

/** How a database orders the rows of a layer. */
export interface OrderDialect {
  /** The expression by which rows are sorted under a column. */
  readonly term: (column: number) => string
  /** A value of a position, as the expression that the term is compared with. */
  readonly given: (column: number, value: Value) => Sql
  /** The terms of the key, in their order. */
  readonly keys: readonly string[]
  /** True for the rows whose key is behind a key, or before it. */
  readonly keyBeyond: (key: FeatureKey, isBackward: boolean) => Sql
}

/** The order of a listing as SQL: nulls last in both directions, equal rows by their keys. */
export function orderOf(dialect: OrderDialect, sort: readonly SortKey[], isBackward: boolean): string {
  const terms = sort.map(({ column, descending }) => {
    const direction = descending === isBackward ? 'asc' : 'desc'
    return `${dialect.term(column)} ${direction} nulls ${isBackward ? 'first' : 'last'}`
  })
  const keys = dialect.keys.map((key) => `${key} ${isBackward ? 'desc' : 'asc'}`)
  return [...terms, ...keys].join(', ')
}

/**
 * The rows after a position (before it if the listing is read backwards): rows that differ from it under one
 * sort key in the right direction and are equal under all earlier keys.
 */
export function beyond(
  dialect: OrderDialect,
  sort: readonly SortKey[],
  { values = [], key }: Position,
  isBackward: boolean,
): Sql {
  const alternatives: Sql[] = []
  const agreeing: Sql[] = []
  sort.forEach(({ column, descending }, i) => {
    const value = values[i] ?? null
    const term = dialect.term(column)
    if (value === null) {
      if (isBackward) alternatives.push(joined([...agreeing, sql`${term} is not null`], 'and'))
      agreeing.push(sql`${term} is null`)
    } else {
      const given = dialect.given(column, value)
      const differing = sql`${term} ${descending === isBackward ? '>' : '<'} ${given}`
      alternatives.push(
        joined([...agreeing, isBackward ? differing : sql`(${differing} or ${term} is null)`], 'and'),
      )
      agreeing.push(sql`${term} = ${given}`)
    }
  })
  alternatives.push(joined([...agreeing, dialect.keyBeyond(key, isBackward)], 'and'))
  return sql`(${joined(alternatives, 'or')})`
}
