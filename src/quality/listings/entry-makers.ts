import type { Join } from '../model/join.ts'
import type { RepositoryRef } from '../model/links.ts'
import type { JoinedPair } from './declared/warehouse/joined-pair.ts'
import type { ListedFiles } from './file-rows.ts'
import type { CatalogueEntry, Exportable, FilesEntry, LoadEntry } from './listing-entries.ts'
import type { Listing } from './listing.ts'
import { QUICK, type QueryCost } from './query-lanes.ts'
import type { LoadPlace, Scope } from './scopes/scope.ts'

/** A listing of the server. It cannot be exported. */
export const ofServer = (listing: Listing) => ({
  readFrom: 'server' as const,
  listing,
  exportable: false as const,
})

/** A listing of the catalogue that can be exported. */
export const exported = <Path, Variant, Ref, Finders, Found>(
  scope: Scope<RepositoryRef, Path, Variant, Ref, Finders, Found>,
  listing: Listing<NoInfer<Found>>,
) => ({ ...inCatalogue(scope, listing), exportable: true as const })

/** A listing of the catalogue that cannot be exported. */
export const viewed = <Path, Variant, Ref, Finders, Found>(
  scope: Scope<RepositoryRef, Path, Variant, Ref, Finders, Found>,
  listing: Listing<NoInfer<Found>>,
) => ({ ...inCatalogue(scope, listing), exportable: false as const })

const inCatalogue = <Path, Variant, Ref, Finders, Found>(
  { refOf, refOfCheck, find }: Scope<RepositoryRef, Path, Variant, Ref, Finders, Found>,
  listing: Listing<Found>,
): Omit<CatalogueEntry<Path, Variant, Ref, Finders>, 'exportable'> => ({
  readFrom: 'catalogue',
  refOf,
  refOfCheck,
  listing,
  use: async (finders, repository, ref, work) => work(listing, await find(finders, repository, ref)),
})

/**
 * A listing of the load of an entity.
 * @param declare `where` is the condition, whose columns the listing has to know
 * @param costOf the cost of `declare`
 */
export const ofLoad = <
  Path,
  Variant,
  Ref extends { readonly entityId: number },
  Finders,
  Found,
  More extends Exportable,
>(
  { refOf, refOfCheck, find }: Scope<LoadPlace, Path, Variant, Ref, Finders, Found>,
  declare: (found: NoInfer<Found>, where: string | undefined) => Listing | Promise<Listing>,
  more: More,
  costOf: (ref: NoInfer<Ref>) => QueryCost = () => QUICK,
): Omit<LoadEntry<Path, Variant, Ref, Finders>, keyof Exportable> & More => ({
  readFrom: 'load',
  refOf,
  refOfCheck,
  entityOf: ({ entityId }) => entityId,
  declare: async (finders, place, ref, where) => declare(await find(finders, place, ref), where),
  costOf,
  ...more,
})

/** A result set of a join. */
export const ofJoin = <Path, Variant, Ref, Finders>(
  { refOf, refOfCheck, find }: Scope<RepositoryRef, Path, Variant, Ref, Finders, Join>,
  declare: (pair: JoinedPair, where: string | undefined) => Promise<Listing>,
) => ({
  readFrom: 'join' as const,
  refOf,
  refOfCheck,
  find,
  declare,
  exportable: true as const,
})

/** A listing of files, which cannot be exported. */
export const ofFiles = <Path, Variant, Ref, Finders>(
  { refOf, refOfCheck, find }: Scope<RepositoryRef, Path, Variant, Ref, Finders, ListedFiles>,
  listing: Listing,
  remoteListing = listing,
): FilesEntry<Path, Variant, Ref, Finders> => ({
  readFrom: 'connection',
  refOf,
  refOfCheck,
  find,
  listing,
  remoteListing,
  exportable: false,
})
