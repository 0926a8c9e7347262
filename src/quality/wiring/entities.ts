import { join } from 'node:path'
import type { Surroundings } from '../../service-module.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { readLimits } from '../loaders/read-limits.ts'
import { SourceFiles } from '../loaders/source-files.ts'
import { profile } from '../profiling/profiler.ts'
import { Entities } from '../services/entities.ts'
import type { Files } from '../services/files.ts'
import type { LoaderConnections } from '../services/loader-connections.ts'
import { Previews } from '../services/previews.ts'
import { type Repositories, repositoryFolders } from '../services/repositories.ts'
import { EntityRemoval } from '../work/entity-removal.ts'
import { LoadJob } from '../work/load-job.ts'
import { ProfileJob } from '../work/profile-job.ts'
import { ProfileStep } from '../work/profile-step.ts'
import { TableSweeper } from '../work/table-sweeper.ts'
import type { Family } from './family.ts'
import type { Stores } from './stores.ts'

interface EntityServices {
  readonly entities: Entities
  readonly previews: Previews
  /** Call it when a repository's warehouse may contain tables that are not needed any more. */
  readonly sweep: (repositoryId: number) => void
}

/** The entities, the previews of their sources, and the jobs that load, profile and remove entities. */
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
  const folderOf = (repositoryId: number, jobId: number) =>
    join(repositoryFolders(config.dataDir, repositoryId).loads, String(jobId))
  const profiles = new ProfileStep({
    loads,
    warehouses,
    profile,
    longestBytes: config.profiledValueBytes,
    folderOf,
    sweep,
  })
  return {
    services: { entities, previews, sweep },
    jobs: [
      new LoadJob({ entities: store, loads, warehouses, sources, limits, profiles, folderOf, sweep }),
      new ProfileJob(store, loads, profiles, sweep),
      new EntityRemoval(store, warehouses, removals),
    ],
    start: async () => {
      await entities.resumeDeletions()
      await entities.profileOldOnes()
      for (const { id } of await repositories.list()) sweep(id)
    },
    closers: [{ name: 'sweeper', close: () => sweeper.close() }],
  }
}
