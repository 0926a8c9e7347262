import type { Surroundings } from '../../service-module.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { readLimits } from '../loaders/read-limits.ts'
import { SourceFiles } from '../loaders/source-files.ts'
import { Entities } from '../services/entities.ts'
import type { Files } from '../services/files.ts'
import type { LoaderConnections } from '../services/loader-connections.ts'
import { Previews } from '../services/previews.ts'
import type { Repositories } from '../services/repositories.ts'
import { EntityRemoval } from '../work/entity-removal.ts'
import { TableSweeper } from '../work/table-sweeper.ts'
import type { Family } from './family.ts'
import type { Stores } from './stores.ts'

interface EntityServices {
  readonly entities: Entities
  readonly previews: Previews
  readonly sources: SourceFiles
  /** Call it when a repository's warehouse may contain tables that are not needed any more. */
  readonly sweep: (repositoryId: number) => void
}

/** The entities, the previews of their sources, and the job that removes entities. */
export function wireEntities(
  { config, logger }: Surroundings,
  { entities: store, loads, warehouses, removals }: Stores,
  needed: {
    readonly jobs: Jobs
    readonly files: Files
    readonly repositories: Repositories
    readonly connections: LoaderConnections
  },
): Family<EntityServices> {
  const { jobs, files, repositories, connections } = needed
  const limits = readLimits(config.expandedLimitBytes)
  const sources = new SourceFiles(files, connections)
  const previews = new Previews(sources, limits, {
    atOnce: config.previewsAtOnce,
    queued: config.previewsQueued,
    seconds: config.previewSeconds,
    firstBytes: config.previewLimitBytes,
  })
  const entities = new Entities({ store, loads, jobs, sources, previews })
  const sweeper = new TableSweeper(store, warehouses, removals, logger)
  const sweep = (repositoryId: number) => sweeper.soon(repositoryId)
  return {
    services: { entities, previews, sources, sweep },
    jobs: [new EntityRemoval(store, warehouses, removals)],
    start: async () => {
      await entities.resumeDeletions()
      await entities.profileOldOnes()
      for (const { id } of await repositories.list()) sweep(id)
    },
    closers: [{ name: 'sweeper', close: () => sweeper.close() }],
  }
}
