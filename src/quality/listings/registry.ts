import { associatedEntitiesListing } from './declared/catalogue/associated-entities-listing.ts'
import { attributesListing } from './declared/catalogue/attributes-listing.ts'
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
} from './declared/catalogue/business-rules-listing.ts'
import { complianceListing, entityComplianceListing } from './declared/catalogue/compliance-listing.ts'
import { duplicatesIndicatorListing, duplicatesListing } from './declared/warehouse/duplicates-listing.ts'
import { entitiesListing } from './declared/catalogue/entities-listing.ts'
import { filesListing } from './declared/catalogue/files-listing.ts'
import { conflictsListing } from './declared/warehouse/conflicts-listing.ts'
import {
  allDependenciesListing,
  allKeysListing,
  discoveredDependenciesListing,
  discoveredKeysListing,
  permanentDependenciesListing,
  permanentKeysListing,
} from './declared/catalogue/dependencies-listing.ts'
import { correctedRowsListing } from './declared/warehouse/corrected-rows-listing.ts'
import { correctionsListing } from './declared/warehouse/corrections-listing.ts'
import {
  dataschemasListing,
  datasourcesListing,
  remoteSourcesListing,
} from './declared/files/folder-files-listing.ts'
import { formsListing, type ListedForm } from './declared/warehouse/forms-listing.ts'
import { joinJobsListing } from './declared/catalogue/join-jobs-listing.ts'
import {
  allJoinsListing,
  discoveredJoinsListing,
  entityDiscoveredJoinsListing,
  entityJoinsListing,
  entityPermanentJoinsListing,
  permanentJoinsListing,
} from './declared/catalogue/joins-listing.ts'
import { joinedRowsListing } from './declared/warehouse/joined-rows-listing.ts'
import { joinedValuesListing } from './declared/warehouse/joined-values-listing.ts'
import { keywordsListing } from './declared/catalogue/keywords-listing.ts'
import { libraryAttributesListing } from './declared/catalogue/library-attributes-listing.ts'
import { libraryEntitiesListing } from './declared/catalogue/library-entities-listing.ts'
import { libraryEntityRulesListing, libraryRulesListing } from './declared/catalogue/library-rules-listing.ts'
import { loaderConnectionsListing } from './declared/catalogue/loader-connections-listing.ts'
import { rejectedListing } from './declared/warehouse/rejected-listing.ts'
import { repositoriesListing } from './declared/catalogue/repositories-listing.ts'
import { rowDetailsListing } from './declared/warehouse/row-details-listing.ts'
import { ruleFoldersListing } from './declared/catalogue/rule-folders-listing.ts'
import { ruleGroupsListing } from './declared/warehouse/rule-groups-listing.ts'
import {
  allRuleHistoryListing,
  entityRuleHistoryListing,
  ruleHistoryListing,
} from './declared/catalogue/rule-history-listing.ts'
import { ruleRowsListing } from './declared/warehouse/rule-rows-listing.ts'
import { schedulerListing } from './declared/catalogue/scheduler-listing.ts'
import { rowsOfValuesListing } from './declared/warehouse/rows-of-values-listing.ts'
import { servedRowsListing } from './declared/warehouse/served-rows.ts'
import { spacesListing } from './declared/warehouse/spaces-listing.ts'
import { unmatchedRowsListing } from './declared/warehouse/unmatched-rows-listing.ts'
import { valuesListing } from './declared/warehouse/values-listing.ts'
import { vennDiagramListing } from './declared/catalogue/venn-diagram-listing.ts'
import { webhooksListing } from './declared/catalogue/webhooks-listing.ts'
import type { Listing } from './listing.ts'
import { exported, ofFiles, ofJoin, ofLoad, ofServer, viewed } from './entry-makers.ts'
import type { ExportableEntry, RepositoryEntry, ServerEntry } from './listing-entries.ts'
import { QUICK, SLOW } from './query-lanes.ts'
import { attributeRecordsScope } from './scopes/attribute-records.ts'
import { attributeScope, patternsScope, type AttributeOfLoad, type PatternStyle } from './scopes/attribute.ts'
import { dataSourcesScope, schemaFilesScope } from './scopes/connection-files.ts'
import { connectionsScope } from './scopes/connections.ts'
import { correctionsScope } from './scopes/corrections.ts'
import { dependencyScope, keyScope, rowsOfValuesScope } from './scopes/dependency.ts'
import { entityScope } from './scopes/entity.ts'
import { joinRecordsScope, joinScope } from './scopes/join.ts'
import { librariesScope } from './scopes/libraries.ts'
import { libraryEntityScope } from './scopes/library-entity.ts'
import { libraryRuleScope } from './scopes/library-rule.ts'
import { copiesScope, loadScope, rowScope } from './scopes/load.ts'
import { allEntitiesScope, repositoryScope } from './scopes/repository.ts'
import { rowsScope } from './scopes/rows.ts'
import { ruleFolderScope } from './scopes/rule-folder.ts'
import { ruleGroupsScope } from './scopes/rule-groups.ts'
import { groupRowsScope, ruleRowsScope, type SelectedOfLoad } from './scopes/rule-rows.ts'
import { ruleScope } from './scopes/rule.ts'
import { webhooksScope } from './scopes/webhooks.ts'

const STYLES: Readonly<Record<PatternStyle, ListedForm>> = { Default: 'pattern', Rich: 'rich', Long: 'long' }

const EXPORTABLE = { exportable: true } as const
const NOT_EXPORTABLE = { exportable: false } as const
/** The number of a row is not part of its data: an export with the number would not load again as the same entity. */
const WITHOUT_KEY = { exportable: true, exportOmitsKey: true } as const

/** Rows that a rule, or one of its groups, selects. */
const selectedRows =
  (view: string) =>
  ({ load, selected }: SelectedOfLoad, where: string | undefined): Promise<Listing> =>
    ruleRowsListing(view, load, selected, where)

const declareForms =
  (form: ListedForm) =>
  (scope: AttributeOfLoad): Promise<Listing> =>
    formsListing(scope, form, scope.warehouse.knex)

/**
 * All listings, by their names in the contract (`ExpressionListing`; the compiler compares the two). Pages, exports
 * and the check of expressions find a listing here.
 */
export const LISTINGS = {
  repositories: ofServer(repositoriesListing),
  entities: exported(repositoryScope, entitiesListing),
  scheduler: exported(repositoryScope, schedulerListing),
  files: viewed(repositoryScope, filesListing),
  libraryEntities: exported(repositoryScope, libraryEntitiesListing),
  libraryAttributes: exported(libraryEntityScope, libraryAttributesListing),
  libraryRules: exported(librariesScope, libraryRulesListing),
  libraryEntityRules: exported(libraryEntityScope, libraryEntityRulesListing),
  associatedRules: exported(libraryRuleScope, associatedRulesListing),
  associatedEntities: exported(libraryEntityScope, associatedEntitiesListing),
  loaderConnections: exported(connectionsScope, loaderConnectionsListing),
  businessRules: exported(allEntitiesScope, businessRulesListing),
  realBusinessRules: exported(allEntitiesScope, realBusinessRulesListing),
  entityBusinessRules: exported(entityScope, entityBusinessRulesListing),
  attributeBusinessRules: exported(attributeRecordsScope, attributeBusinessRulesListing),
  passingRules: exported(entityScope, passingRulesListing),
  failingRules: exported(entityScope, failingRulesListing),
  enabledRules: exported(entityScope, enabledRulesListing),
  allRuleHistory: exported(allEntitiesScope, allRuleHistoryListing),
  entityRuleHistory: exported(entityScope, entityRuleHistoryListing),
  ruleHistory: exported(ruleScope, ruleHistoryListing),
  compliance: exported(allEntitiesScope, complianceListing),
  entityCompliance: exported(entityScope, entityComplianceListing),
  keywords: exported(repositoryScope, keywordsListing),
  ruleFolders: exported(repositoryScope, ruleFoldersListing),
  ruleFolderRules: exported(ruleFolderScope, ruleFolderRulesListing),
  ruleFolderResults: exported(ruleFolderScope, ruleFolderResultsListing),
  webhooks: exported(webhooksScope, webhooksListing),
  joins: exported(allEntitiesScope, allJoinsListing),
  permanentJoins: exported(allEntitiesScope, permanentJoinsListing),
  discoveredJoins: exported(allEntitiesScope, discoveredJoinsListing),
  entityJoins: exported(entityScope, entityJoinsListing),
  entityPermanentJoins: exported(entityScope, entityPermanentJoinsListing),
  entityDiscoveredJoins: exported(entityScope, entityDiscoveredJoinsListing),
  joinJobs: exported(repositoryScope, joinJobsListing),
  vennDiagram: exported(joinRecordsScope, vennDiagramListing),
  keys: exported(entityScope, allKeysListing),
  permanentKeys: exported(entityScope, permanentKeysListing),
  discoveredKeys: exported(entityScope, discoveredKeysListing),
  attributeKeys: exported(attributeRecordsScope, allKeysListing),
  dependencies: exported(entityScope, allDependenciesListing),
  permanentDependencies: exported(entityScope, permanentDependenciesListing),
  discoveredDependencies: exported(entityScope, discoveredDependenciesListing),
  attributeDependencies: exported(attributeRecordsScope, allDependenciesListing),
  permanentAttributeDependencies: exported(attributeRecordsScope, permanentDependenciesListing),
  discoveredAttributeDependencies: exported(attributeRecordsScope, discoveredDependenciesListing),
  datasources: ofFiles(dataSourcesScope, datasourcesListing, remoteSourcesListing),
  dataschemas: ofFiles(schemaFilesScope, dataschemasListing),
  attributes: { ...exported(entityScope, attributesListing), isCheckedWithOwner: true },
  rows: ofLoad(
    rowsScope,
    ({ load, holding, corrected }, where) =>
      corrected ? correctedRowsListing(corrected) : servedRowsListing(load, holding, where),
    WITHOUT_KEY,
    // The drill-down criterion is looked up among all values of the attribute.
    ({ holding }) => (holding === undefined ? QUICK : SLOW),
  ),
  rowDetails: ofLoad(
    rowScope,
    ({ repository, load, row }) => rowDetailsListing(load, repository, row),
    NOT_EXPORTABLE,
  ),
  duplicatesIndicator: ofLoad(
    loadScope,
    ({ repository, load }) => duplicatesIndicatorListing(load, repository),
    EXPORTABLE,
  ),
  duplicates: ofLoad(
    copiesScope,
    ({ load, copies }, where) => duplicatesListing(load, copies, where),
    WITHOUT_KEY,
  ),
  ruleFailingRows: ofLoad(ruleRowsScope('failing'), selectedRows('Failing rows'), WITHOUT_KEY),
  rulePassingRows: ofLoad(ruleRowsScope('passing'), selectedRows('Passing rows'), WITHOUT_KEY),
  groupFailingRows: ofLoad(groupRowsScope('failing'), selectedRows('Failing rows of a group'), WITHOUT_KEY),
  groupPassingRows: ofLoad(groupRowsScope('passing'), selectedRows('Passing rows of a group'), WITHOUT_KEY),
  ruleGroups: ofLoad(ruleGroupsScope, ({ load, groups }) => ruleGroupsListing(load, groups), EXPORTABLE),
  joinInnerRows: ofJoin(joinScope, (pair, where) => joinedRowsListing('inner', pair, where)),
  joinOuterRows: ofJoin(joinScope, (pair, where) => joinedRowsListing('outer', pair, where)),
  joinLeftOuterRows: ofJoin(joinScope, (pair, where) => joinedRowsListing('leftOuter', pair, where)),
  joinRightOuterRows: ofJoin(joinScope, (pair, where) => joinedRowsListing('rightOuter', pair, where)),
  joinLeftNoMatchRows: ofJoin(joinScope, (pair, where) => unmatchedRowsListing('left', pair, where)),
  joinRightNoMatchRows: ofJoin(joinScope, (pair, where) => unmatchedRowsListing('right', pair, where)),
  joinMatchingValues: ofJoin(joinScope, (pair) => joinedValuesListing('common', pair)),
  joinLeftNoMatchValues: ofJoin(joinScope, (pair) => joinedValuesListing('left', pair)),
  joinRightNoMatchValues: ofJoin(joinScope, (pair) => joinedValuesListing('right', pair)),
  keyDuplicates: ofLoad(keyScope, conflictsListing, EXPORTABLE),
  conflicts: ofLoad(dependencyScope, conflictsListing, EXPORTABLE),
  attributeConflicts: ofLoad(dependencyScope, conflictsListing, EXPORTABLE),
  duplicateKeyRows: ofLoad(
    rowsOfValuesScope('key'),
    ({ of, values }, where) => rowsOfValuesListing(of, values, where),
    WITHOUT_KEY,
  ),
  conflictRows: ofLoad(
    rowsOfValuesScope('dependency'),
    ({ of, values }, where) => rowsOfValuesListing(of, values, where),
    WITHOUT_KEY,
  ),
  corrections: ofLoad(correctionsScope, (of) => correctionsListing(of, false), EXPORTABLE),
  attributeCorrections: ofLoad(correctionsScope, (of) => correctionsListing(of, true), EXPORTABLE),
  rejected: ofLoad(
    loadScope,
    ({ load }) => rejectedListing(load.entity, load.warehouse.dialect),
    NOT_EXPORTABLE,
  ),
  values: ofLoad(attributeScope, valuesListing, EXPORTABLE),
  spaces: ofLoad(
    attributeScope,
    ({ load, attribute }, where) => spacesListing(load, attribute, where),
    WITHOUT_KEY,
  ),
  masks: ofLoad(attributeScope, declareForms('mask'), EXPORTABLE),
  patterns: ofLoad(patternsScope, ({ of, style }) => declareForms(STYLES[style])(of), EXPORTABLE),
  soundexes: ofLoad(attributeScope, declareForms('soundex'), EXPORTABLE),
  metaphones: ofLoad(attributeScope, declareForms('metaphone'), EXPORTABLE),
}

type Entries = typeof LISTINGS

export type ListingName = keyof Entries

type NameOf<Members> = {
  [Name in ListingName]: Entries[Name] extends Members ? Name : never
}[ListingName]

/** The listings of the server. */
export type ServerListingName = NameOf<ServerEntry>

/** The listings of repositories. */
export type RepositoryListingName = Exclude<ListingName, ServerListingName>

/** The listings that can be exported. */
export type ExportableName = NameOf<{ readonly exportable: true }>

type Parts<Entry> =
  Entry extends RepositoryEntry<infer Path, infer Variant, infer Ref, infer Finders>
    ? { readonly path: Path; readonly variant: Variant; readonly ref: Ref; readonly finders: Finders }
    : never

type PartsOf = { readonly [Name in RepositoryListingName]: Parts<Entries[Name]> }

/** The path parameters of a listing, besides the repository. */
export type PathOf<Name extends RepositoryListingName> = PartsOf[Name]['path']

/** The parameters of a query or of data that choose a variant of a listing. */
export type VariantOf<Name extends RepositoryListingName> = PartsOf[Name]['variant']

/** A reference to a listing of a repository. It must be JSON, since the parameters of export jobs contain it. */
export type ListingRef<Name extends RepositoryListingName = RepositoryListingName> = {
  [One in Name]: PartsOf[One]['ref'] & { readonly name: One }
}[Name]

/** The number of the entity that a listing belongs to; undefined if it belongs to no entity. */
export const entityOf = ({
  entityId,
}: {
  readonly name: ListingName
  readonly entityId?: number
}): number | undefined => entityId

type UseOfFinders = {
  readonly [Name in RepositoryListingName]: (finders: PartsOf[Name]['finders']) => void
}[RepositoryListingName]

/** The services that find the owners of all listings: the intersection of those that each scope needs. */
export type Finders = UseOfFinders extends (finders: infer All) => void ? All : never

type EntryOf<Name extends RepositoryListingName> = RepositoryEntry<
  PathOf<Name>,
  VariantOf<Name>,
  PartsOf[Name]['ref'],
  Finders
>

const OF_REPOSITORIES: { readonly [Name in RepositoryListingName]: EntryOf<Name> } = LISTINGS

/** The declaration of a listing of a repository. */
export const entryOf = <Name extends RepositoryListingName>(name: Name): EntryOf<Name> =>
  OF_REPOSITORIES[name]

type ExportableEntryOf<Name extends ExportableName> = ExportableEntry<
  PathOf<Name>,
  VariantOf<Name>,
  PartsOf[Name]['ref'],
  Finders
>

const EXPORTABLES: { readonly [Name in ExportableName]: ExportableEntryOf<Name> } = LISTINGS

/** The declaration of a listing that can be exported. */
export const exportableEntryOf = <Name extends ExportableName>(name: Name): ExportableEntryOf<Name> =>
  EXPORTABLES[name]

/** True if the listing belongs to the server. */
export const isOfServer = (name: ListingName): name is ServerListingName =>
  LISTINGS[name].readFrom === 'server'
