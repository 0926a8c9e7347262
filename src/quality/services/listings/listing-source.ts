import { optional } from '../../listings/columns.ts'
import { listingOf, type Listing } from '../../listings/listing.ts'
import type { ListingOptions } from '../../listings/options.ts'
import { planPage, readPage, type Page } from '../../listings/page.ts'
import type { RowStore } from '../../listings/row-store.ts'
import type { Warehouse } from '../../model/warehouse/warehouse.ts'

/** A listing and the store that it is read from. */
export interface ListingSource {
  readonly view: string
  /** Set if the rows come from a warehouse, which can write files itself. */
  readonly warehouse: Warehouse | undefined
  readonly numbering: Listing['numbering']
  /** SQL of the row number, if the listing has a numbering. */
  readonly number: string
  /** @throws ColumnUnknown */
  plan(options: ListingOptions): ReturnType<typeof planPage>
  page(options: ListingOptions, signal: AbortSignal): Promise<Page>
}

export function sourceOf<Scope>(
  listing: Listing<Scope>,
  store: RowStore,
  scope: Scope,
  warehouse?: Warehouse,
): ListingSource {
  return {
    view: listing.view,
    warehouse,
    numbering: listing.numbering,
    number: listing.columns.get(listing.key[0]!)!.sql,
    plan: (options) => planPage(listing, store, scope, options),
    page: (options, signal) => readPage(listing, store, scope, options, signal),
  }
}

/** The listing with an optional key: the key is shown only if the request names it. */
export function withoutKey(listing: Listing): Listing {
  const { key, restrictedBy = key } = listing
  const columns = new Map(
    [...listing.columns].map(([name, column]) => [
      name,
      key.includes(name) || restrictedBy.includes(name) ? optional(column) : column,
    ]),
  )
  return listingOf({ ...listing, columns })
}
