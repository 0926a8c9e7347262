import type { Surroundings } from '../../service-module.ts'
import { CatalogueRows } from '../listings/catalogue-rows.ts'
import { Attributes } from '../services/attributes/attributes.ts'
import type { ConnectionSources } from '../services/connections/connection-sources.ts'
import { Conflicts } from '../services/dependencies/conflicts.ts'
import { Dependencies } from '../services/dependencies/dependencies.ts'
import type { Entities } from '../services/entities/entities.ts'
import { Expressions } from '../services/listings/expressions.ts'
import { JoinReports } from '../services/joins/join-reports.ts'
import { Joins } from '../services/joins/joins.ts'
import type { LibraryRules } from '../services/library/library-rules.ts'
import type { Library } from '../services/library/library.ts'
import { Listings } from '../services/listings/listings.ts'
import type { RuleFolders } from '../services/rules/rule-folders.ts'
import type { LoaderConnections } from '../services/connections/loader-connections.ts'
import { Profiles } from '../services/reports/profiles.ts'
import { Reports } from '../services/reports/reports.ts'
import { repositoryFolders } from '../services/repositories.ts'
import { RuleRows } from '../services/rules/rule-rows.ts'
import { ServedLoads } from '../services/entities/served-loads.ts'
import { type Family, NOTHING_TO_START } from './family.ts'
import type { Stores } from './stores.ts'

const MEGABYTE = 1_000_000

interface ListingServices {
  readonly attributes: Attributes
  readonly listings: Listings
  readonly expressions: Expressions
  readonly reports: Reports
  readonly profiles: Profiles
  readonly loads: ServedLoads
  readonly joins: Joins
  readonly joinReports: JoinReports
  readonly dependencies: Dependencies
  readonly conflicts: Conflicts
}

/** All reads of the catalogue and of loaded entities. */
export function wireListings(
  { config }: Surroundings,
  {
    entities: entityStore,
    loads: entityLoads,
    warehouses,
    catalogueReaders,
    answers,
    threads,
    rules,
    joinCatalogue,
    dependencyCatalogue,
    resolutions,
  }: Stores,
  needed: {
    readonly entities: Entities
    readonly library: Library
    readonly libraryRules: LibraryRules
    readonly connections: LoaderConnections
    readonly connectionSources: ConnectionSources
    readonly ruleFolders: RuleFolders
    readonly sweep: (repositoryId: number) => void
  },
): Family<ListingServices> {
  const { entities, sweep } = needed
  const memory = { bytes: config.queryMemoryMb * MEGABYTE, threads }
  const folderOf = (repositoryId: number) => repositoryFolders(config.dataDir, repositoryId).loads
  const loads = new ServedLoads(entities, entityLoads, warehouses, answers, memory, folderOf)
  const catalogueRows = new CatalogueRows(catalogueReaders)
  const joins = new Joins({ store: joinCatalogue, entities, sweep })
  const dependencies = new Dependencies({ store: dependencyCatalogue, entities, loads })
  const conflicts = new Conflicts({ dependencies, resolutions, loads })
  const listings = new Listings({
    ...needed,
    joins,
    dependencies,
    conflicts,
    loads,
    rules: new RuleRows(rules, memory),
    catalogueRows,
    answers,
  })
  return {
    services: {
      attributes: new Attributes({ store: entityStore, loads }),
      listings,
      expressions: new Expressions(listings),
      reports: new Reports({
        loads,
        answers,
        rules,
        joins: joinCatalogue,
        dependencies: dependencyCatalogue,
        entityLoads,
      }),
      profiles: new Profiles({ loads, lanes: answers.lanes }),
      loads,
      joins,
      dependencies,
      conflicts,
      joinReports: new JoinReports({ joins, store: joinCatalogue, loads, entityLoads, answers }),
    },
    jobs: [],
    start: NOTHING_TO_START,
    closers: [],
  }
}
