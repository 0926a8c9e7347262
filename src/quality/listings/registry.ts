import { associatedEntitiesListing } from './declared/associated-entities-listing.ts'
import { attributesListing } from './declared/attributes-listing.ts'
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
} from './declared/business-rules-listing.ts'
import { complianceListing, entityComplianceListing } from './declared/compliance-listing.ts'
import { duplicatesIndicatorListing, duplicatesListing } from './declared/duplicates-listing.ts'
import { entitiesListing } from './declared/entities-listing.ts'
import { filesListing } from './declared/files-listing.ts'
import { conflictsListing, type DependencyOfLoad } from './declared/conflicts-listing.ts'
import {
  allDependenciesListing,
  allKeysListing,
  discoveredDependenciesListing,
  discoveredKeysListing,
  permanentDependenciesListing,
  permanentKeysListing,
} from './declared/dependencies-listing.ts'
import { correctedRowsListing } from './declared/corrected-rows-listing.ts'
import { correctionsListing, type CorrectionsOfLoad } from './declared/corrections-listing.ts'
import { dataschemasListing, datasourcesListing } from './declared/folder-files-listing.ts'
import { formsListing, type ListedForm } from './declared/forms-listing.ts'
import { joinJobsListing } from './declared/join-jobs-listing.ts'
import {
  allJoinsListing,
  discoveredJoinsListing,
  entityDiscoveredJoinsListing,
  entityJoinsListing,
  entityPermanentJoinsListing,
  permanentJoinsListing,
} from './declared/joins-listing.ts'
import type { JoinedPair } from './declared/joined-pair.ts'
import { joinedRowsListing } from './declared/joined-rows-listing.ts'
import { joinedValuesListing } from './declared/joined-values-listing.ts'
import { keywordsListing } from './declared/keywords-listing.ts'
import { libraryAttributesListing } from './declared/library-attributes-listing.ts'
import { libraryEntitiesListing } from './declared/library-entities-listing.ts'
import { libraryEntityRulesListing, libraryRulesListing } from './declared/library-rules-listing.ts'
import { loaderConnectionsListing } from './declared/loader-connections-listing.ts'
import { rejectedListing } from './declared/rejected-listing.ts'
import { repositoriesListing } from './declared/repositories-listing.ts'
import { rowDetailsListing } from './declared/row-details-listing.ts'
import { ruleFoldersListing } from './declared/rule-folders-listing.ts'
import { ruleGroupsListing } from './declared/rule-groups-listing.ts'
import {
  allRuleHistoryListing,
  entityRuleHistoryListing,
  ruleHistoryListing,
} from './declared/rule-history-listing.ts'
import { ruleRowsListing } from './declared/rule-rows-listing.ts'
import { schedulerListing } from './declared/scheduler-listing.ts'
import { rowsOfValuesListing } from './declared/rows-of-values-listing.ts'
import { servedRowsListing } from './declared/served-rows.ts'
import { spacesListing } from './declared/spaces-listing.ts'
import { unmatchedRowsListing } from './declared/unmatched-rows-listing.ts'
import { valuesListing } from './declared/values-listing.ts'
import { vennDiagramListing } from './declared/venn-diagram-listing.ts'
import { webhooksListing } from './declared/webhooks-listing.ts'
import type { Listing } from './listing.ts'
import { QUICK, SLOW } from './query-lanes.ts'
import type {
  CatalogueScopes,
  WarehouseScopes,
  PatternStyle,
  ListingVariant,
  CatalogueEntry,
  WarehouseEntry,
  ListingEntry,
} from './listing-entries.ts'

const STYLES: Readonly<Record<PatternStyle, ListedForm>> = { Default: 'pattern', Rich: 'rich', Long: 'long' }

const declareForms =
  (form: ListedForm) =>
  (scope: WarehouseScopes['attribute']): Promise<Listing> =>
    formsListing(scope, form, scope.warehouse.knex)

/** A listing of the catalogue that can be exported. */
const exported = <Scope extends keyof CatalogueScopes>(
  scope: Scope,
  listing: Listing<CatalogueScopes[Scope]>,
) => ({ store: 'catalogue' as const, scope, listing, exportable: true as const })

/** A listing of the catalogue that cannot be exported. */
const viewed = <Scope extends keyof CatalogueScopes>(
  scope: Scope,
  listing: Listing<CatalogueScopes[Scope]>,
) => ({ store: 'catalogue' as const, scope, listing, exportable: false as const })

/** Rows that a rule, or one of its groups, selects. */
const selectedRows = <Scope extends 'ruleRows' | 'groupRows'>(
  scope: Scope,
  selects: 'failing' | 'passing',
  view: string,
) => ({
  store: 'warehouse' as const,
  scope,
  selects,
  declare: ({ load, selected }: WarehouseScopes[Scope], _: ListingVariant, where: string | undefined) =>
    ruleRowsListing(view, load, selected, where),
  exportable: true as const,
  exportOmitsKey: true,
})

/** A result set of a join. */
const resultSet = (declare: (pair: JoinedPair, where: string | undefined) => Promise<Listing>) => ({
  store: 'warehouse' as const,
  scope: 'joinedPair' as const,
  declare: (pair: JoinedPair, _: ListingVariant, where: string | undefined) => declare(pair, where),
  exportable: true as const,
})

/** The conflicts of a dependency, or the duplicates of a key. */
const conflicts = <Scope extends 'dependency' | 'attributeDependency'>(scope: Scope) => ({
  store: 'warehouse' as const,
  scope,
  declare: (of: DependencyOfLoad) => conflictsListing(of),
  exportable: true as const,
})

/** The rows with some values of the left attributes of a key or dependency. */
const rowsOfValues = {
  store: 'warehouse' as const,
  scope: 'dependency' as const,
  declare: (of: DependencyOfLoad, { values }: ListingVariant, where: string | undefined) =>
    rowsOfValuesListing(of, values, where),
  exportable: true as const,
  exportOmitsKey: true,
}

/**
 * All listings, by their names in the contract (`ExpressionListing`; the compiler compares the two). Pages, exports
 * and the check of expressions find a listing here.
 */
export const LISTINGS = {
  repositories: viewed('server', repositoriesListing),
  entities: exported('repository', entitiesListing),
  scheduler: exported('repository', schedulerListing),
  files: viewed('repository', filesListing),
  libraryEntities: exported('repository', libraryEntitiesListing),
  libraryAttributes: exported('libraryEntity', libraryAttributesListing),
  libraryRules: exported('libraries', libraryRulesListing),
  libraryEntityRules: exported('libraryEntity', libraryEntityRulesListing),
  associatedRules: exported('libraryRule', associatedRulesListing),
  associatedEntities: exported('libraryEntity', associatedEntitiesListing),
  loaderConnections: exported('connections', loaderConnectionsListing),
  businessRules: exported('rules', businessRulesListing),
  realBusinessRules: exported('rules', realBusinessRulesListing),
  entityBusinessRules: exported('entityRules', entityBusinessRulesListing),
  attributeBusinessRules: exported('attributeRules', attributeBusinessRulesListing),
  passingRules: exported('entityRules', passingRulesListing),
  failingRules: exported('entityRules', failingRulesListing),
  enabledRules: exported('entityRules', enabledRulesListing),
  allRuleHistory: exported('rules', allRuleHistoryListing),
  entityRuleHistory: exported('entityRules', entityRuleHistoryListing),
  ruleHistory: exported('rule', ruleHistoryListing),
  compliance: exported('rules', complianceListing),
  entityCompliance: exported('entityRules', entityComplianceListing),
  keywords: exported('repository', keywordsListing),
  ruleFolders: exported('repository', ruleFoldersListing),
  ruleFolderRules: exported('ruleFolder', ruleFolderRulesListing),
  ruleFolderResults: exported('ruleFolder', ruleFolderResultsListing),
  webhooks: exported('webhooks', webhooksListing),
  joins: exported('joins', allJoinsListing),
  permanentJoins: exported('joins', permanentJoinsListing),
  discoveredJoins: exported('joins', discoveredJoinsListing),
  entityJoins: exported('entityJoins', entityJoinsListing),
  entityPermanentJoins: exported('entityJoins', entityPermanentJoinsListing),
  entityDiscoveredJoins: exported('entityJoins', entityDiscoveredJoinsListing),
  joinJobs: exported('repository', joinJobsListing),
  vennDiagram: exported('join', vennDiagramListing),
  keys: exported('entityDependencies', allKeysListing),
  permanentKeys: exported('entityDependencies', permanentKeysListing),
  discoveredKeys: exported('entityDependencies', discoveredKeysListing),
  attributeKeys: exported('attributeDependencies', allKeysListing),
  dependencies: exported('entityDependencies', allDependenciesListing),
  permanentDependencies: exported('entityDependencies', permanentDependenciesListing),
  discoveredDependencies: exported('entityDependencies', discoveredDependenciesListing),
  attributeDependencies: exported('attributeDependencies', allDependenciesListing),
  permanentAttributeDependencies: exported('attributeDependencies', permanentDependenciesListing),
  discoveredAttributeDependencies: exported('attributeDependencies', discoveredDependenciesListing),
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
  attributes: exported('entity', attributesListing),
  rows: {
    store: 'warehouse',
    scope: 'entity',
    declare: ({ load, corrected }, { holding }, where) =>
      corrected ? correctedRowsListing(corrected) : servedRowsListing(load, holding, where),
    // The drill-down criterion is looked up among all values of the attribute.
    costOfDeclaring: ({ holding }) => (holding === undefined ? QUICK : SLOW),
    exportable: true,
    // The number of a row is not part of its data: an export with the number would not load again as the same entity.
    exportOmitsKey: true,
  },
  rowDetails: {
    store: 'warehouse',
    scope: 'entity',
    declare: ({ repository, load }, { row }) => rowDetailsListing(load, repository, row),
    exportable: false,
  },
  duplicatesIndicator: {
    store: 'warehouse',
    scope: 'entity',
    declare: ({ repository, load }) => duplicatesIndicatorListing(load, repository),
    exportable: true,
  },
  duplicates: {
    store: 'warehouse',
    scope: 'entity',
    declare: ({ load }, { copies }, where) => duplicatesListing(load, copies, where),
    exportable: true,
    exportOmitsKey: true,
  },
  ruleFailingRows: selectedRows('ruleRows', 'failing', 'Failing rows'),
  rulePassingRows: selectedRows('ruleRows', 'passing', 'Passing rows'),
  groupFailingRows: selectedRows('groupRows', 'failing', 'Failing rows of a group'),
  groupPassingRows: selectedRows('groupRows', 'passing', 'Passing rows of a group'),
  ruleGroups: {
    store: 'warehouse',
    scope: 'ruleGroups',
    declare: ({ load, groups }) => ruleGroupsListing(load, groups),
    exportable: true,
  },
  joinInnerRows: resultSet((pair, where) => joinedRowsListing('inner', pair, where)),
  joinOuterRows: resultSet((pair, where) => joinedRowsListing('outer', pair, where)),
  joinLeftOuterRows: resultSet((pair, where) => joinedRowsListing('leftOuter', pair, where)),
  joinRightOuterRows: resultSet((pair, where) => joinedRowsListing('rightOuter', pair, where)),
  joinLeftNoMatchRows: resultSet((pair, where) => unmatchedRowsListing('left', pair, where)),
  joinRightNoMatchRows: resultSet((pair, where) => unmatchedRowsListing('right', pair, where)),
  joinMatchingValues: resultSet((pair) => joinedValuesListing('common', pair)),
  joinLeftNoMatchValues: resultSet((pair) => joinedValuesListing('left', pair)),
  joinRightNoMatchValues: resultSet((pair) => joinedValuesListing('right', pair)),
  keyDuplicates: conflicts('dependency'),
  conflicts: conflicts('dependency'),
  attributeConflicts: conflicts('attributeDependency'),
  duplicateKeyRows: rowsOfValues,
  conflictRows: rowsOfValues,
  corrections: {
    store: 'warehouse',
    scope: 'corrections',
    declare: (of: CorrectionsOfLoad) => correctionsListing(of, false),
    exportable: true,
  },
  attributeCorrections: {
    store: 'warehouse',
    scope: 'attributeCorrections',
    declare: (of: CorrectionsOfLoad) => correctionsListing(of, true),
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
  spaces: {
    store: 'warehouse',
    scope: 'attribute',
    declare: ({ load, attribute }, _, where) => spacesListing(load, attribute, where),
    exportable: true,
    exportOmitsKey: true,
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
  /** The id of a join, as paths have it. */
  readonly joinId?: string | undefined
  /** The id of a key or dependency, as paths have it. */
  readonly dependencyId?: string | undefined
}

/** The declaration of a listing. No listing of files can be exported. */
export function entryOf(name: ExportableName): CatalogueEntry | WarehouseEntry
export function entryOf(name: ListingName): ListingEntry
export function entryOf(name: ListingName): ListingEntry {
  return LISTINGS[name]
}
