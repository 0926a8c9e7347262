import type { FileUse } from '../model/connection.ts'
import type { RepositoryRef } from '../model/links.ts'
import type { Warehouse } from '../model/warehouse.ts'
import type { AttributeScope } from './declared/attribute-scope.ts'
import { associatedEntitiesListing } from './declared/associated-entities-listing.ts'
import { attributesListing, type EntityRef } from './declared/attributes-listing.ts'
import {
  associatedRulesListing,
  attributeBusinessRulesListing,
  businessRulesListing,
  enabledRulesListing,
  entityBusinessRulesListing,
  failingRulesListing,
  passingRulesListing,
  realBusinessRulesListing,
  ruleFolderResultsListing,
  ruleFolderRulesListing,
  type RulesScope,
} from './declared/business-rules-listing.ts'
import { complianceListing, entityComplianceListing } from './declared/compliance-listing.ts'
import { entitiesListing } from './declared/entities-listing.ts'
import { filesListing } from './declared/files-listing.ts'
import { dataschemasListing, datasourcesListing } from './declared/folder-files-listing.ts'
import { formsListing, type ListedForm } from './declared/forms-listing.ts'
import { keywordsListing } from './declared/keywords-listing.ts'
import { libraryAttributesListing, type LibraryScope } from './declared/library-attributes-listing.ts'
import { libraryEntitiesListing } from './declared/library-entities-listing.ts'
import {
  libraryEntityRulesListing,
  libraryRulesListing,
  type LibrariesScope,
} from './declared/library-rules-listing.ts'
import { loaderConnectionsListing, type ConnectionsScope } from './declared/loader-connections-listing.ts'
import { rejectedListing } from './declared/rejected-listing.ts'
import { repositoriesListing } from './declared/repositories-listing.ts'
import { ruleFoldersListing } from './declared/rule-folders-listing.ts'
import { ruleGroupsListing, type KeptGroups } from './declared/rule-groups-listing.ts'
import {
  allRuleHistoryListing,
  entityRuleHistoryListing,
  ruleHistoryListing,
  type RuleHistoryScope,
} from './declared/rule-history-listing.ts'
import { ruleRowsListing, type SelectedRows } from './declared/rule-rows-listing.ts'
import { schedulerListing } from './declared/scheduler-listing.ts'
import { servedRowsListing } from './declared/served-rows.ts'
import { valuesListing } from './declared/values-listing.ts'
import { webhooksListing, type WebhooksScope } from './declared/webhooks-listing.ts'
import type { Listing } from './listing.ts'
import { QUICK, SLOW, type QueryCost } from './query-lanes.ts'
import type { ServedLoad } from './served-load.ts'

/** The scopes of the catalogue's listings, with the arguments of their declarations. */
interface CatalogueScopes {
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
}

/**
 * The scopes of the warehouse's listings, with the arguments of their declarations. A listing of joins will have its
 * own scope here, `entityPair`, with two loads.
 */
interface WarehouseScopes {
  entity: { readonly load: ServedLoad }
  attribute: AttributeScope & { readonly warehouse: Warehouse }
  ruleRows: { readonly load: ServedLoad; readonly selected: SelectedRows }
  groupRows: { readonly load: ServedLoad; readonly selected: SelectedRows }
  ruleGroups: { readonly load: ServedLoad; readonly groups: KeptGroups }
}

export type ScopeName = keyof CatalogueScopes | keyof WarehouseScopes | FolderEntry['scope']

export type PatternStyle = 'Default' | 'Rich' | 'Long'

/** Options of some listings in addition to the standard options, in the words of the contract. */
export interface ListingVariant {
  /** For rows: a drill-down criterion, such as `3:mask:NNN-NNNN`. */
  readonly holding?: string | undefined
  /** For patterns: their style. */
  readonly style?: PatternStyle | undefined
  /** For groups of a rule: the value of one group. */
  readonly groupName?: string | undefined
  /** For library rules: the numbers of the library entities whose rules are listed; all if undefined. */
  readonly libraries?: readonly number[] | undefined
  /** For data files: a pattern of their names. */
  readonly filter?: string | undefined
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

const STYLES: Readonly<Record<PatternStyle, ListedForm>> = { Default: 'pattern', Rich: 'rich', Long: 'long' }

const declareForms =
  (form: ListedForm) =>
  (scope: WarehouseScopes['attribute']): Promise<Listing> =>
    formsListing(scope, form, scope.warehouse.knex)

/**
 * All listings, by their names in the contract (`ExpressionListing`; the compiler compares the two). Pages, exports
 * and the check of expressions find a listing here.
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
    exportable: true,
  },
  libraryRules: {
    store: 'catalogue',
    scope: 'libraries',
    listing: libraryRulesListing,
    exportable: true,
  },
  libraryEntityRules: {
    store: 'catalogue',
    scope: 'libraryEntity',
    listing: libraryEntityRulesListing,
    exportable: true,
  },
  associatedRules: {
    store: 'catalogue',
    scope: 'libraryRule',
    listing: associatedRulesListing,
    exportable: true,
  },
  associatedEntities: {
    store: 'catalogue',
    scope: 'libraryEntity',
    listing: associatedEntitiesListing,
    exportable: true,
  },
  loaderConnections: {
    store: 'catalogue',
    scope: 'connections',
    listing: loaderConnectionsListing,
    exportable: true,
  },
  businessRules: {
    store: 'catalogue',
    scope: 'rules',
    listing: businessRulesListing,
    exportable: true,
  },
  realBusinessRules: {
    store: 'catalogue',
    scope: 'rules',
    listing: realBusinessRulesListing,
    exportable: true,
  },
  entityBusinessRules: {
    store: 'catalogue',
    scope: 'entityRules',
    listing: entityBusinessRulesListing,
    exportable: true,
  },
  attributeBusinessRules: {
    store: 'catalogue',
    scope: 'attributeRules',
    listing: attributeBusinessRulesListing,
    exportable: true,
  },
  passingRules: {
    store: 'catalogue',
    scope: 'entityRules',
    listing: passingRulesListing,
    exportable: true,
  },
  failingRules: {
    store: 'catalogue',
    scope: 'entityRules',
    listing: failingRulesListing,
    exportable: true,
  },
  enabledRules: {
    store: 'catalogue',
    scope: 'entityRules',
    listing: enabledRulesListing,
    exportable: true,
  },
  allRuleHistory: {
    store: 'catalogue',
    scope: 'rules',
    listing: allRuleHistoryListing,
    exportable: true,
  },
  entityRuleHistory: {
    store: 'catalogue',
    scope: 'entityRules',
    listing: entityRuleHistoryListing,
    exportable: true,
  },
  ruleHistory: {
    store: 'catalogue',
    scope: 'rule',
    listing: ruleHistoryListing,
    exportable: true,
  },
  compliance: {
    store: 'catalogue',
    scope: 'rules',
    listing: complianceListing,
    exportable: true,
  },
  entityCompliance: {
    store: 'catalogue',
    scope: 'entityRules',
    listing: entityComplianceListing,
    exportable: true,
  },
  keywords: {
    store: 'catalogue',
    scope: 'repository',
    listing: keywordsListing,
    exportable: true,
  },
  ruleFolders: {
    store: 'catalogue',
    scope: 'repository',
    listing: ruleFoldersListing,
    exportable: true,
  },
  ruleFolderRules: {
    store: 'catalogue',
    scope: 'ruleFolder',
    listing: ruleFolderRulesListing,
    exportable: true,
  },
  ruleFolderResults: {
    store: 'catalogue',
    scope: 'ruleFolder',
    listing: ruleFolderResultsListing,
    exportable: true,
  },
  webhooks: {
    store: 'catalogue',
    scope: 'webhooks',
    listing: webhooksListing,
    exportable: true,
  },
  datasources: {
    store: 'folder',
    scope: 'connection',
    use: 'data',
    listing: datasourcesListing,
    exportable: false,
  },
  dataschemas: {
    store: 'folder',
    scope: 'connection',
    use: 'schema',
    listing: dataschemasListing,
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
    // The drill-down criterion is looked up among all values of the attribute.
    costOfDeclaring: ({ holding }) => (holding === undefined ? QUICK : SLOW),
    exportable: true,
    // The number of a row is not part of its data: an export with the number would not load again as the same entity.
    exportOmitsKey: true,
  },
  ruleFailingRows: {
    store: 'warehouse',
    scope: 'ruleRows',
    selects: 'failing',
    declare: ({ load, selected }, _, where) => ruleRowsListing('Failing rows', load, selected, where),
    exportable: true,
    exportOmitsKey: true,
  },
  rulePassingRows: {
    store: 'warehouse',
    scope: 'ruleRows',
    selects: 'passing',
    declare: ({ load, selected }, _, where) => ruleRowsListing('Passing rows', load, selected, where),
    exportable: true,
    exportOmitsKey: true,
  },
  groupFailingRows: {
    store: 'warehouse',
    scope: 'groupRows',
    selects: 'failing',
    declare: ({ load, selected }, _, where) =>
      ruleRowsListing('Failing rows of a group', load, selected, where),
    exportable: true,
    exportOmitsKey: true,
  },
  groupPassingRows: {
    store: 'warehouse',
    scope: 'groupRows',
    selects: 'passing',
    declare: ({ load, selected }, _, where) =>
      ruleRowsListing('Passing rows of a group', load, selected, where),
    exportable: true,
    exportOmitsKey: true,
  },
  ruleGroups: {
    store: 'warehouse',
    scope: 'ruleGroups',
    declare: ({ load, groups }, { groupName }) => ruleGroupsListing(load, groups, groupName),
    exportable: true,
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

/** A reference to a listing of a repository. It must be JSON, since the parameters of export jobs contain it. */
export interface ListingRef<Name extends ListingName = ListingName> extends ListingVariant {
  readonly name: Name
  /** The owner of the listing, as far as its scope needs it. The entity's number in its repository. */
  readonly entityId?: number | undefined
  readonly attributeId?: number | undefined
  /** The rule's number in its entity. */
  readonly ruleId?: number | undefined
  readonly libraryId?: number | undefined
  readonly connectionId?: number | undefined
  readonly folderId?: number | undefined
}

/** The declaration of a listing. No listing of files can be exported. */
export function entryOf(name: ExportableName): CatalogueEntry | WarehouseEntry
export function entryOf(name: ListingName): ListingEntry
export function entryOf(name: ListingName): ListingEntry {
  return LISTINGS[name]
}
