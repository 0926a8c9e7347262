import type { Position, SortKey } from '../../model/collection-store.ts'
import { sql, type Sql } from '../shared/filters/sql.ts'
import { beyond, orderOf } from '../shared/sort-order.ts'
import { orderDialect } from './conditions.ts'
import type { PostgisLayer } from './layer.ts'

/** A stretch of a listing, in the order in which it is read. */
export interface Stretch {
  /** The order of its rows as SQL. */
  readonly order: string
  /** The conditions of its rows behind a position in it. */
  readonly behind: (position: Position | undefined) => readonly Sql[]
}

/** A stretch, and the position in it where the reading starts; without one it is read from its beginning. */
export interface StartedStretch {
  readonly stretch: Stretch
  readonly start?: Position
}

export interface ListingOrder {
  readonly sort: readonly SortKey[]
  readonly isBackward: boolean
  /** The position behind which the reading starts, with its values. */
  readonly start: Position | undefined
  /** False if the listing must be one stretch, because a number of its rows is skipped. */
  readonly isSplit: boolean
}

/**
 * The stretches of a listing. An index over a column answers "sorted by it, nulls last" only in one direction. So the
 * rows with a value under the first sort key are one stretch, and those without a value are another one.
 */
export function stretchesOf(
  layer: PostgisLayer,
  { sort, isBackward, start, isSplit }: ListingOrder,
): StartedStretch[] {
  const dialect = orderDialect(layer)
  const [first, ...rest] = sort
  const at = start === undefined ? {} : { start }
  if (first === undefined || !isSplit) {
    const order = orderOf(dialect, sort, isBackward)
    const behind: Stretch['behind'] = (position) =>
      position === undefined ? [] : [beyond(dialect, sort, position, isBackward)]
    return [{ stretch: { order, behind }, ...at }]
  }
  const term = dialect.term(first.column)
  const direction = first.descending === isBackward ? 'asc' : 'desc'
  const present: Stretch = {
    order: `${term} ${direction}, ${orderOf(dialect, rest, isBackward)}`,
    behind: (position) => {
      const value = position?.values?.[0] ?? null
      if (position === undefined || value === null) return [sql`${term} is not null`]
      // An index finds the first row by this condition.
      const range = sql`${term} ${direction === 'asc' ? '>=' : '<='} ${dialect.given(first.column, value)}`
      return [range, beyond(dialect, sort, position, isBackward)]
    },
  }
  if (layer.columns[first.column]?.required === true) return [{ stretch: present, ...at }]
  const missing: Stretch = {
    order: orderOf(dialect, rest, isBackward),
    behind: (position) => [
      sql`${term} is null`,
      ...(position === undefined ? [] : [beyond(dialect, rest, withoutFirst(position), isBackward)]),
    ],
  }
  const isAmongMissing = start !== undefined && (start.values?.[0] ?? null) === null
  const here = { stretch: isAmongMissing ? missing : present, ...at }
  if (isBackward) {
    if (start === undefined) return [{ stretch: missing }, { stretch: present }]
    return isAmongMissing ? [here, { stretch: present }] : [here]
  }
  return isAmongMissing ? [here] : [here, { stretch: missing }]
}

const withoutFirst = ({ key, values = [] }: Position): Position => ({ key, values: values.slice(1) })
