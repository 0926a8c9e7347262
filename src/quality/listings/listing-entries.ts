import type { Join } from '../model/join.ts'
import type { RepositoryRef } from '../model/links.ts'
import type { JoinedPair } from './declared/warehouse/joined-pair.ts'
import type { ListedFiles } from './file-rows.ts'
import type { Listing } from './listing.ts'
import type { QueryCost } from './query-lanes.ts'
import type { LoadPlace, Named, Referable } from './scopes/scope.ts'

/** Whether a listing can be exported, and how. */
export interface Exportable {
  readonly exportable: boolean
  /** True if an export omits the key unless the request names it. */
  readonly exportOmitsKey?: true
}

/** A listing of the server. Its columns are fixed. */
export interface ServerEntry extends Exportable {
  readonly readFrom: 'server'
  readonly listing: Listing
  readonly exportable: false
}

/** Work on a listing of the catalogue and the argument of its declaration. */
export type CatalogueWork<T> = <Found>(listing: Listing<Found>, found: Found) => Promise<T>

/** A listing that is read from the catalogue. Its columns are fixed. */
export interface CatalogueEntry<Path, Variant, Ref, Finders>
  extends Exportable, Referable<Path, Variant, Ref> {
  readonly readFrom: 'catalogue'
  readonly listing: Listing<never>
  /** True if the check of an expression needs the owner, although the columns do not depend on it. */
  readonly isCheckedWithOwner?: boolean
  /** Finds the owner of the listing, and runs work with both. */
  readonly use: <T>(
    finders: Finders,
    repository: RepositoryRef,
    ref: Named<Ref>,
    work: CatalogueWork<T>,
  ) => Promise<T>
}

/** A listing that is read from the load of an entity. Its columns depend on the load. */
export interface LoadEntry<Path, Variant, Ref, Finders> extends Exportable, Referable<Path, Variant, Ref> {
  readonly readFrom: 'load'
  /** The number of the entity in its repository. */
  readonly entityOf: (ref: Ref) => number
  /** @param where the condition, whose columns the listing has to know */
  readonly declare: (
    finders: Finders,
    place: LoadPlace,
    ref: Named<Ref>,
    where: string | undefined,
  ) => Promise<Listing>
  /** Cost of `declare`. */
  readonly costOf: (ref: Ref) => QueryCost
}

/** A result set of a join, which is read from two loads. Its columns depend on them. */
export interface JoinEntry<Path, Variant, Ref, Finders> extends Exportable, Referable<Path, Variant, Ref> {
  readonly readFrom: 'join'
  readonly find: (finders: Finders, repository: RepositoryRef, ref: Named<Ref>) => Join | Promise<Join>
  readonly declare: (pair: JoinedPair, where: string | undefined) => Promise<Listing>
}

/** A listing of the files or tables of a loader connection. Its columns are fixed. */
export interface FilesEntry<Path, Variant, Ref, Finders> extends Exportable, Referable<Path, Variant, Ref> {
  readonly readFrom: 'connection'
  readonly listing: Listing
  /** The listing if the connection is not to a folder of the server. */
  readonly remoteListing: Listing
  readonly find: (
    finders: Finders,
    repository: RepositoryRef,
    ref: Named<Ref>,
  ) => ListedFiles | Promise<ListedFiles>
  readonly exportable: false
}

/** A listing of a repository that can be exported. */
export type ExportableEntry<Path, Variant, Ref, Finders> =
  | CatalogueEntry<Path, Variant, Ref, Finders>
  | LoadEntry<Path, Variant, Ref, Finders>
  | JoinEntry<Path, Variant, Ref, Finders>

/** A listing of a repository. */
export type RepositoryEntry<Path, Variant, Ref, Finders> =
  ExportableEntry<Path, Variant, Ref, Finders> | FilesEntry<Path, Variant, Ref, Finders>
