import type { Knex } from 'knex'
import { backwardTerm, orderTerm } from '../stores/sql/order-term.ts'
import type { Column } from './columns.ts'
import type { Listing } from './listing.ts'
import type { ListingOptions } from './options.ts'
import type { RowsById } from './row-store.ts'

export function columnOf<Scope>({ columns }: Listing<Scope>, name: string): Column {
  return columns.get(name) as Column
}

/**
 * The order of a listing: nulls last in both directions, equal rows by their keys.
 * @param isBackward true for the same order from its last row to its first
 */
export function orderOf<Scope>(listing: Listing<Scope>, options: ListingOptions, isBackward = false): string {
  const terms = orderTerms(listing, options).map(({ sql, isDescending }) =>
    isBackward ? backwardTerm(sql, isDescending) : orderTerm(sql, isDescending),
  )
  // Databases place nulls of terms like these differently, but each places them at the other end in the other direction.
  const plain = (sql: string, isDescending: boolean) => (isDescending === isBackward ? sql : `${sql} desc`)
  const own = listing.order === undefined ? [] : [plain(listing.order, false)]
  const keyOrder = listing.keyOrder ?? listing.key.map((name) => columnOf(listing, name).sql)
  const key = keyOrder.map((sql) => plain(sql, listing.isNewestFirst === true))
  return [...terms, ...own, ...key].join(', ')
}

/** The sort terms of the request. */
export const orderTerms = <Scope>(listing: Listing<Scope>, { sort }: ListingOptions): SortTerm[] =>
  sort.flatMap(({ column, isDescending }) =>
    columnOf(listing, column).order.map((sql) => ({ sql, isDescending })),
  )

/** The ids of a listing without a numbering. */
export const idsOf = <Scope>(
  knex: Knex,
  id: string,
  base: Knex.QueryBuilder,
  listing: Listing<Scope>,
  options: ListingOptions,
): RowsById => {
  const ids = base.clone().select({ r0: knex.raw(id) })
  return {
    id,
    ids: ids.clone().orderByRaw(orderOf(listing, options)),
    idsBackward: ids.orderByRaw(orderOf(listing, options, true)),
  }
}

export interface SortTerm {
  readonly sql: string
  readonly isDescending: boolean
}
