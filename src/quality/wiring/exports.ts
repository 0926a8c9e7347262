import type { Surroundings } from '../../service-module.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Entities } from '../services/entities/entities.ts'
import { Exports } from '../services/files/exports.ts'
import type { Listings } from '../services/listings/listings.ts'
import { type Repositories, repositoryFolders } from '../services/repositories.ts'
import { ExportStore } from '../stores/files/exports.ts'
import { ExportJob } from '../work/export/export-job.ts'
import type { Family } from './family.ts'
import type { Stores } from './stores.ts'

/** The files that listings are exported to, and the jobs that write them. */
export function wireExports(
  { config, logger, catalogue }: Surroundings,
  { warehouses }: Stores,
  needed: {
    readonly jobs: Jobs
    readonly repositories: Repositories
    readonly entities: Entities
    readonly listings: Listings
  },
): Family<{ readonly exports: Exports }> {
  const { jobs, repositories, entities, listings } = needed
  const shared = {
    store: new ExportStore(catalogue),
    listings,
    folderOf: (repositoryId: number) => repositoryFolders(config.dataDir, repositoryId).exports,
  }
  const exports = new Exports({ ...shared, jobs, entities, keptDays: config.exportsKeptDays, logger })
  return {
    services: { exports },
    jobs: [new ExportJob({ ...shared, warehouses })],
    start: async () => exports.start((await repositories.list()).map(({ id }) => id)),
    closers: [{ name: 'exports', close: async () => exports.close() }],
  }
}
