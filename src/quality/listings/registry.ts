import type { RepositoryRef } from '../model/links.ts'
import type { Warehouse } from '../model/warehouse.ts'
import type { AttributeScope } from './declared/attribute-scope.ts'
import { attributesListing, type EntityRef } from './declared/attributes-listing.ts'
import { entitiesListing } from './declared/entities-listing.ts'
import { filesListing } from './declared/files-listing.ts'
import { formsListing, type ListedForm } from './declared/forms-listing.ts'
import { libraryAttributesListing, type LibraryEntityRef } from './declared/library-attributes-listing.ts'
import { libraryEntitiesListing } from './declared/library-entities-listing.ts'
import { rejectedListing } from './declared/rejected-listing.ts'
import { repositoriesListing } from './declared/repositories-listing.ts'
import { schedulerListing } from './declared/scheduler-listing.ts'
import { servedRowsListing } from './declared/served-rows.ts'
import { valuesListing } from './declared/values-listing.ts'
import type { Listing } from './listing.ts'
import { QUICK, SLOW, type QueryCost } from './query-lanes.ts'
import type { ServedLoad } from './served-load.ts'

/** The scopes that the catalogue's listings have, with what their declarations are given. */
interface CatalogueScopes {
  server: void
  repository: RepositoryRef
  entity: EntityRef
  libraryEntity: LibraryEntityRef
}

/**
 * The scopes that the warehouse's listings have, with what their declarations are given. A listing of joins will have
 * a scope of its own here, `entityPair`, with two loads.
 */
interface WarehouseScopes {
  entity: { readonly load: ServedLoad }
  attribute: AttributeScope & { readonly warehouse: Warehouse }
}

export type ScopeName = keyof CatalogueScopes | keyof WarehouseScopes

export type PatternStyle = 'Default' | 'Rich' | 'Long'

/** What some listings can be asked for beside the standard options, in the words of the contract. */
export interface ListingVariant {
  /** Of rows: only those that hold something, such as `3:mask:NNN-NNNN`. */
  readonly holding?: string | undefined
  /** Of patterns: how they are written. */
  readonly style?: PatternStyle | undefined
}

interface Exportable {
  readonly exportable: boolean
  /** True if an export leaves the key out unless it asks for it by name. */
  readonly exportOmitsKey?: boolean
}

/** A listing that is read from the catalogue. Its columns are the same whatever it is a listing of. */
export type CatalogueEntry = {
  readonly [Scope in keyof CatalogueScopes]: Exportable & {
    readonly store: 'catalogue'
    readonly scope: Scope
    readonly listing: Listing<CatalogueScopes[Scope]>
  }
}[keyof CatalogueScopes]

/** A listing that is read from a warehouse. What it is like depends on the load that is served. */
export type WarehouseEntry = {
  readonly [Scope in keyof WarehouseScopes]: Exportable & {
    readonly store: 'warehouse'
    readonly scope: Scope
    /** @param where the condition whose columns the listing has to know */
    readonly declare: (
      scope: WarehouseScopes[Scope],
      variant: ListingVariant,
      where: string | undefined,
    ) => Listing | Promise<Listing>
    /** What `declare` takes; QUICK if nothing is said. */
    readonly costOfDeclaring?: (variant: ListingVariant) => QueryCost
  }
}[keyof WarehouseScopes]

export type ListingEntry = CatalogueEntry | WarehouseEntry

const STYLES: Readonly<Record<PatternStyle, ListedForm>> = { Default: 'pattern', Rich: 'rich', Long: 'long' }

const declareForms =
  (form: ListedForm) =>
  (scope: WarehouseScopes['attribute']): Promise<Listing> =>
    formsListing(scope, form, scope.warehouse.knex)

/**
 * All listings, by the names that the contract has for them (`ExpressionListing`; the compiler compares the two).
 * Pages, exports and the check of expressions find a listing here.
 */
export const LISTINGS = {
  repositories: {
    store: 'catalogue',
    scope: 'server',
    listing: repositoriesListing,
    exportable: false,
  },
  entities: {
    store: 'catalogue',
    scope: 'repository',
    listing: entitiesListing,
    exportable: true,
  },
  scheduler: {
    store: 'catalogue',
    scope: 'repository',
    listing: schedulerListing,
    exportable: true,
  },
  files: {
    store: 'catalogue',
    scope: 'repository',
    listing: filesListing,
    exportable: false,
  },
  libraryEntities: {
    store: 'catalogue',
    scope: 'repository',
    listing: libraryEntitiesListing,
    exportable: true,
  },
  libraryAttributes: {
    store: 'catalogue',
    scope: 'libraryEntity',
    listing: libraryAttributesListing,
    exportable: false,
  },
  attributes: {
    store: 'catalogue',
    scope: 'entity',
    listing: attributesListing,
    exportable: true,
  },
  rows: {
    store: 'warehouse',
    scope: 'entity',
    declare: ({ load }, { holding }, where) => servedRowsListing(load, holding, where),
    // What rows hold is looked up among all values of the attribute.
    costOfDeclaring: ({ holding }) => (holding === undefined ? QUICK : SLOW),
    exportable: true,
    // The number of a row is no part of its data: with it, an export would not load again as the same entity.
    exportOmitsKey: true,
  },
  rejected: {
    store: 'warehouse',
    scope: 'entity',
    declare: ({ load }) => rejectedListing(load.entity),
    exportable: false,
  },
  values: {
    store: 'warehouse',
    scope: 'attribute',
    declare: valuesListing,
    exportable: true,
  },
  masks: {
    store: 'warehouse',
    scope: 'attribute',
    declare: declareForms('mask'),
    exportable: true,
  },
  patterns: {
    store: 'warehouse',
    scope: 'attribute',
    declare: (scope, { style = 'Default' }) => declareForms(STYLES[style])(scope),
    exportable: true,
  },
  soundexes: {
    store: 'warehouse',
    scope: 'attribute',
    declare: declareForms('soundex'),
    exportable: true,
  },
  metaphones: {
    store: 'warehouse',
    scope: 'attribute',
    declare: declareForms('metaphone'),
    exportable: true,
  },
} satisfies Readonly<Record<string, ListingEntry>>

export type ListingName = keyof typeof LISTINGS

/** The scope of a listing. */
export type ScopeOf<Name extends ListingName> = (typeof LISTINGS)[Name]['scope']

/** The listings that can be exported. */
export type ExportableName = {
  [Name in ListingName]: (typeof LISTINGS)[Name]['exportable'] extends true ? Name : never
}[ListingName]

/** Which listing of a repository; JSON, since the jobs of exports are told. */
export interface ListingRef<Name extends ListingName = ListingName> extends ListingVariant {
  readonly name: Name
  /** These tell what it is a listing of, as far as its scope needs them. */
  readonly entityId?: number | undefined
  readonly attributeId?: number | undefined
  readonly libraryId?: number | undefined
}

/** The declaration of a listing. */
export const entryOf = (name: ListingName): ListingEntry => LISTINGS[name]
