import type { Layer, Position, SortKey } from '../../model/collection-store.ts'
import { bound, comparable, type Condition } from './conditions.ts'

/** The order of a listing as SQL: nulls last in both directions, equal rows by their keys. */
export function orderOf(layer: Layer, sort: readonly SortKey[], isBackward: boolean): string {
  const terms = sort.map(({ column, descending }) => {
    const direction = descending === isBackward ? 'asc' : 'desc'
    return `${comparable(layer, column)} ${direction} nulls ${isBackward ? 'first' : 'last'}`
  })
  return [...terms, `{key} ${isBackward ? 'desc' : 'asc'}`].join(', ')
}

/**
 * The rows after a position (before it if the listing is read backwards): rows that differ from it under one
 * sort key in the right direction and are equal under all earlier keys.
 */
export function beyond(
  layer: Layer,
  sort: readonly SortKey[],
  { values = [], key }: Position,
  isBackward: boolean,
): Condition {
  const alternatives: Condition[] = []
  const agreeing: Condition[] = []
  sort.forEach(({ column, descending }, i) => {
    const value = values[i] ?? null
    const term = comparable(layer, column)
    const given = bound(layer, column, value)
    if (value === null) {
      if (isBackward) alternatives.push(every([...agreeing, { sql: `${term} is not null`, values: [] }]))
      agreeing.push({ sql: `${term} is null`, values: [] })
    } else {
      const differing = `${term} ${descending === isBackward ? '>' : '<'} ${given}`
      const sql = isBackward ? differing : `(${differing} or ${term} is null)`
      alternatives.push(every([...agreeing, { sql, values: [value] }]))
      agreeing.push({ sql: `${term} = ${given}`, values: [value] })
    }
  })
  alternatives.push(every([...agreeing, { sql: `{key} ${isBackward ? '<' : '>'} ?`, values: [key] }]))
  return joined(alternatives, ' or ')
}

const every = (conditions: readonly Condition[]): Condition => joined(conditions, ' and ')

const joined = (conditions: readonly Condition[], by: string): Condition => ({
  sql: `(${conditions.map(({ sql }) => sql).join(by)})`,
  values: conditions.flatMap(({ values }) => values),
})
