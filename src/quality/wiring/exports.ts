import type { Surroundings } from '../../service-module.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Entities } from '../services/entities/entities.ts'
import { Exports } from '../services/files/exports.ts'
import type { Listings } from '../services/listings/listings.ts'
import { ExportStore } from '../stores/files/exports.ts'
import { ExportJob } from '../work/export/export-job.ts'
import type { Family } from './family.ts'
import { jobFolderOf } from './job-folder.ts'
import type { Stores } from './stores.ts'

/** The files that listings are exported to, and the jobs that write them. */
export function wireExports(
  { config, logger, catalogue, cluster }: Surroundings,
  { removals, space, contentNames: names }: Stores,
  needed: {
    readonly jobs: Jobs
    readonly entities: Entities
    readonly listings: Listings
  },
): Family<{ readonly exports: Exports }> {
  const { jobs, entities, listings } = needed
  const shared = {
    store: new ExportStore(catalogue),
    listings,
    names,
    space,
  }
  const exports = new Exports({
    ...shared,
    jobs,
    entities,
    keptDays: config.exportsKeptDays,
    removals,
    hasDuty: () => cluster.has('retention'),
    logger,
  })
  return {
    services: { exports },
    jobs: [new ExportJob({ ...shared, folderOf: jobFolderOf(config) })],
    start: () => exports.start(),
    closers: [{ name: 'exports', close: async () => exports.close() }],
  }
}
