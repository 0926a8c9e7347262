import type { Surroundings } from '../../service-module.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { Repositories } from '../services/repositories.ts'
import { BackupJob } from '../work/backup-job.ts'
import { CompactJob } from '../work/compact-job.ts'
import { TableSweeper } from '../work/table-sweeper.ts'
import type { Family } from './family.ts'
import type { Stores } from './stores.ts'

export interface RepositoryServices {
  readonly repositories: Repositories
  /** Call it when a repository's warehouse may contain tables that are not needed any more. */
  readonly sweep: (repositoryId: number) => void
}

/** The repositories, and the jobs on the data of a whole repository or of all repositories. */
export function wireRepositories(
  { config, logger, catalogue, cluster }: Surroundings,
  { repositories: store, entities, warehouses, warehouseFolder, removals }: Stores,
  { jobs }: { readonly jobs: Jobs },
): Family<RepositoryServices> {
  const { dataDir } = config
  const sweeper = new TableSweeper(entities, warehouses, removals, logger)
  const repositories = new Repositories({
    store,
    dataDir,
    holders: [
      { release: (repositoryId) => jobs.release(repositoryId) },
      sweeper,
      { release: (repositoryId) => removals.run(() => warehouses.remove(repositoryId)) },
    ],
    removals,
    warehouseFolder,
    hasDuty: () => cluster.has('retention'),
    logger,
  })
  return {
    services: { repositories, sweep: (repositoryId) => sweeper.soon(repositoryId) },
    jobs: [new CompactJob(store, warehouses), new BackupJob(catalogue, dataDir, warehouses, removals)],
    start: () => repositories.start(),
    closers: [
      { name: 'repositories', close: () => repositories.close() },
      { name: 'sweeper', close: () => sweeper.close() },
    ],
  }
}
