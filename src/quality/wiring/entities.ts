import type { Surroundings } from '../../service-module.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { readLimits } from '../loaders/read-limits.ts'
import { SourceFiles } from '../loaders/source-files.ts'
import type { AddressSources } from '../services/connections/address-sources.ts'
import type { ConnectionLogins } from '../services/connections/connection-logins.ts'
import type { ConnectionSources } from '../services/connections/connection-sources.ts'
import { Entities } from '../services/entities/entities.ts'
import type { Files } from '../services/files/files.ts'
import { Previews } from '../services/entities/previews.ts'
import { type Repositories, repositoryFolders } from '../services/repositories.ts'
import { SourceLocations } from '../services/connections/source-locations.ts'
import { EntityRemoval } from '../work/entity-removal.ts'
import type { Family } from './family.ts'
import type { Stores } from './stores.ts'

interface EntityServices {
  readonly entities: Entities
  readonly previews: Previews
  readonly sourceFiles: SourceFiles
  readonly locations: SourceLocations
}

/** The entities, the previews of their sources, and the job that removes entities. */
export function wireEntities(
  { config }: Surroundings,
  { entities: store, loads, warehouses, removals, onOwned, engines }: Stores,
  needed: {
    readonly jobs: Jobs
    readonly files: Files
    readonly repositories: Repositories
    readonly sweep: (repositoryId: number) => void
    readonly connectionSources: ConnectionSources
    readonly connectionLogins: ConnectionLogins
    readonly addresses: AddressSources
  },
): Family<EntityServices> {
  const { jobs, files: uploads, repositories, sweep, connectionSources, connectionLogins, addresses } = needed
  const limits = readLimits(config.expandedLimitBytes)
  const files = new SourceFiles(uploads, connectionSources)
  const locations = new SourceLocations({
    files,
    connections: connectionSources,
    addresses,
    logins: connectionLogins,
  })
  const folderOf = (repositoryId: number) => repositoryFolders(config.dataDir, repositoryId).loads
  const previews = new Previews(locations, limits, {
    atOnce: config.previewsAtOnce,
    queued: config.previewsQueued,
    seconds: config.previewSeconds,
    firstBytes: config.previewLimitBytes,
    folderOf,
  })
  const entities = new Entities({ store, loads, jobs, files, folderOf, locations, previews })
  return {
    services: { entities, previews, sourceFiles: files, locations },
    jobs: [new EntityRemoval(store, warehouses, removals, sweep)],
    start: async () => {
      await entities.resumeDeletions()
      await entities.profileOldOnes()
      if (onOwned === undefined) for (const { id } of await repositories.list()) sweep(id)
      else {
        onOwned(sweep)
        for (const id of await engines.of('trino')) sweep(id)
      }
    },
    closers: [],
  }
}
