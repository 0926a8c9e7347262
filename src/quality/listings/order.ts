import type { Knex } from 'knex'
import { orderTerm } from '../stores/sql/order-term.ts'
import type { Column } from './columns.ts'
import type { Listing } from './listing.ts'
import type { ListingOptions } from './options.ts'
import type { RowsById } from './row-store.ts'

export function columnOf<Scope>({ columns }: Listing<Scope>, name: string): Column {
  return columns.get(name) as Column
}

/** The order of a listing: nulls last in both directions, equal rows by their keys. */
export function orderOf<Scope>(listing: Listing<Scope>, options: ListingOptions): string {
  const terms = orderTerms(listing, options).map(({ sql, isDescending }) => orderTerm(sql, isDescending))
  const direction = listing.isNewestFirst ? ' desc' : ''
  const own = listing.order === undefined ? [] : [listing.order]
  const key = listing.key.map((name) => `${columnOf(listing, name).sql}${direction}`)
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
): RowsById => ({
  id,
  ids: base
    .clone()
    .select({ r0: knex.raw(id) })
    .orderByRaw(orderOf(listing, options)),
})

export interface SortTerm {
  readonly sql: string
  readonly isDescending: boolean
}
