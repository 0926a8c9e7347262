import type { FileUse, SourceLogin } from '../model/connection.ts'
import type { RepositoryRef } from '../model/links.ts'
import type { Warehouse } from '../model/warehouse.ts'
import type { AttributeScope } from './declared/attribute-scope.ts'
import type { EntityRef } from './declared/attributes-listing.ts'
import type { CorrectionsOfLoad } from './declared/corrections-listing.ts'
import type { DependencyOfLoad } from './declared/conflicts-listing.ts'
import type { DependenciesScope } from './declared/dependencies-listing.ts'
import type { RulesScope } from './declared/business-rules-listing.ts'
import type { JoinedPair } from './declared/joined-pair.ts'
import type { JoinsScope } from './declared/joins-listing.ts'
import type { LibraryScope } from './declared/library-attributes-listing.ts'
import type { LibrariesScope } from './declared/library-rules-listing.ts'
import type { ConnectionsScope } from './declared/loader-connections-listing.ts'
import type { KeptGroups } from './declared/rule-groups-listing.ts'
import type { RuleHistoryScope } from './declared/rule-history-listing.ts'
import type { SelectedRows } from './declared/rule-rows-listing.ts'
import type { JoinScope } from './declared/venn-diagram-listing.ts'
import type { WebhooksScope } from './declared/webhooks-listing.ts'
import type { Listing } from './listing.ts'
import type { QueryCost } from './query-lanes.ts'
import type { ServedLoad } from './served-load.ts'

/** The scopes of the catalogue's listings, with the arguments of their declarations. */
export interface CatalogueScopes {
  server: void
  repository: RepositoryRef
  entity: EntityRef
  libraryEntity: LibraryScope
  libraries: LibrariesScope
  libraryRule: RulesScope
  connections: ConnectionsScope
  rules: RulesScope
  entityRules: RulesScope
  attributeRules: RulesScope
  rule: RuleHistoryScope
  ruleFolder: RulesScope
  webhooks: WebhooksScope
  joins: JoinsScope
  entityJoins: JoinsScope
  join: JoinScope
  entityDependencies: DependenciesScope
  attributeDependencies: DependenciesScope
}

/** The rows of an entity. */
export interface EntityScope {
  readonly repository: RepositoryRef
  readonly load: ServedLoad
  /** The dependencies whose corrections are applied to the rows. */
  readonly corrected: CorrectionsOfLoad | undefined
}

/** The scopes of the warehouse's listings, with the arguments of their declarations. */
export interface WarehouseScopes {
  entity: EntityScope
  attribute: AttributeScope & { readonly warehouse: Warehouse; readonly load: ServedLoad }
  ruleRows: { readonly load: ServedLoad; readonly selected: SelectedRows }
  groupRows: { readonly load: ServedLoad; readonly selected: SelectedRows }
  ruleGroups: { readonly load: ServedLoad; readonly groups: KeptGroups }
  joinedPair: JoinedPair
  dependency: DependencyOfLoad
  attributeDependency: DependencyOfLoad
  corrections: CorrectionsOfLoad
  attributeCorrections: CorrectionsOfLoad
}

export type ScopeName = keyof CatalogueScopes | keyof WarehouseScopes | FolderEntry['scope']

export type PatternStyle = 'Default' | 'Rich' | 'Long'

/** Options of some listings in addition to the standard options, in the words of the contract. */
export interface ListingVariant {
  /** For rows: a drill-down criterion, such as `3:mask:NNN-NNNN`. */
  readonly holding?: string | undefined
  /** For rows: the keys of the dependencies whose corrections are applied to them. */
  readonly corrected?: readonly string[] | undefined
  /** For patterns: their style. */
  readonly style?: PatternStyle | undefined
  /** For groups of a rule: the value of one group. */
  readonly groupName?: string | null | undefined
  /** For duplicates: how often the rows occur. */
  readonly copies?: number | undefined
  /** For the details of a row: its number. */
  readonly row?: number | undefined
  /** For library rules: the numbers of the library entities whose rules are listed; all if undefined. */
  readonly libraries?: readonly number[] | undefined
  /** For corrections: the keys of the dependencies. */
  readonly dependencyKeys?: readonly string[] | undefined
  /** For rows behind a key or dependency: its id or key, and the values of its left attributes. */
  readonly attribute?: string | undefined
  readonly values?: readonly (string | null)[] | undefined
  /** For data sources: a pattern of their names. */
  readonly filter?: string | undefined
  /** For data sources, which are never exported: the user and the password of the request. */
  readonly login?: SourceLogin | undefined
  /** For loader connections: true to show the whole paths of folders. */
  readonly hasWholePaths?: boolean | undefined
  /** For webhooks: true to show whole addresses. */
  readonly hasWholeAddresses?: boolean | undefined
}

interface Exportable {
  readonly exportable: boolean
  /** True if an export omits the key unless the request names it. */
  readonly exportOmitsKey?: boolean
}

/** A listing that is read from the catalogue. Its columns are fixed. */
export type CatalogueEntry = {
  readonly [Scope in keyof CatalogueScopes]: Exportable & {
    readonly store: 'catalogue'
    readonly scope: Scope
    readonly listing: Listing<CatalogueScopes[Scope]>
  }
}[keyof CatalogueScopes]

/** A listing that is read from a warehouse. Its columns depend on the load that is served. */
export type WarehouseEntry = {
  readonly [Scope in keyof WarehouseScopes]: Exportable & {
    readonly store: 'warehouse'
    readonly scope: Scope
    /** @param where the condition, whose columns the listing has to know */
    readonly declare: (
      scope: WarehouseScopes[Scope],
      variant: ListingVariant,
      where: string | undefined,
    ) => Listing | Promise<Listing>
    /** For rows that a rule selects: which of them. */
    readonly selects?: 'failing' | 'passing'
    /** Cost of `declare`; QUICK if undefined. */
    readonly costOfDeclaring?: (variant: ListingVariant) => QueryCost
  }
}[keyof WarehouseScopes]

/** A listing of the files in the folder of a loader connection. Its columns are fixed. */
export interface FolderEntry extends Exportable {
  readonly store: 'folder'
  readonly scope: 'connection'
  readonly use: FileUse
  readonly listing: Listing
}

export type ListingEntry = CatalogueEntry | WarehouseEntry | FolderEntry
