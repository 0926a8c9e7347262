import type { Surroundings } from '../../service-module.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { Repositories } from '../services/repositories.ts'
import { BackupJob } from '../work/backup-job.ts'
import { CompactJob } from '../work/compact-job.ts'
import type { Family } from './family.ts'
import type { Stores } from './stores.ts'

/** The repositories, and the jobs on the data of a whole repository or of all repositories. */
export function wireRepositories(
  { config, logger, catalogue }: Surroundings,
  { repositories: store, warehouses, removals }: Stores,
  { jobs }: { readonly jobs: Jobs },
): Family<{ readonly repositories: Repositories }> {
  const { dataDir } = config
  const repositories = new Repositories({
    store,
    dataDir,
    holders: [
      { release: (repositoryId) => jobs.release(repositoryId) },
      { release: (repositoryId) => removals.run(() => warehouses.remove(repositoryId)) },
    ],
    removals,
    logger,
  })
  return {
    services: { repositories },
    jobs: [new CompactJob(store, warehouses), new BackupJob(catalogue, dataDir, warehouses, removals)],
    start: () => repositories.start(),
    closers: [{ name: 'repositories', close: () => repositories.close() }],
  }
}
