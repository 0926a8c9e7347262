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
import type { Family } from './family.ts'
import type { Stores } from './stores.ts'

interface EntityServices {
  readonly entities: Entities
  readonly previews: Previews
  readonly sources: SourceFiles
}

/** The entities, the previews of their sources, and the job that removes entities. */
export function wireEntities(
  { config }: Surroundings,
  { entities: store, loads, warehouses, removals }: Stores,
  needed: {
    readonly jobs: Jobs
    readonly files: Files
    readonly repositories: Repositories
    readonly sweep: (repositoryId: number) => void
    readonly connections: LoaderConnections
  },
): Family<EntityServices> {
  const { jobs, files, repositories, sweep, connections } = needed
  const limits = readLimits(config.expandedLimitBytes)
  const sources = new SourceFiles(files, connections)
  const previews = new Previews(sources, limits, {
    atOnce: config.previewsAtOnce,
    queued: config.previewsQueued,
    seconds: config.previewSeconds,
    firstBytes: config.previewLimitBytes,
  })
  const entities = new Entities({ store, loads, jobs, sources, previews })
  return {
    services: { entities, previews, sources },
    jobs: [new EntityRemoval(store, warehouses, removals, sweep)],
    start: async () => {
      await entities.resumeDeletions()
      await entities.profileOldOnes()
      for (const { id } of await repositories.list()) sweep(id)
    },
    closers: [],
  }
}
