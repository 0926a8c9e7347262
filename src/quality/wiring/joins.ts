import type { Surroundings } from '../../service-module.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Entities } from '../services/entities/entities.ts'
import { JoinJobs } from '../services/joins/join-jobs.ts'
import type { Joins } from '../services/joins/joins.ts'
import type { ServedLoads } from '../services/entities/served-loads.ts'
import { JoinAnalyses } from '../stores/joins/join-analyses.ts'
import { DiscoverJoinsJob } from '../work/discover-joins-job.ts'
import { JoinJob } from '../work/join-job.ts'
import { type Family, NOTHING_TO_START } from './family.ts'
import type { Stores } from './stores.ts'

/** The jobs that create, discover and run joins. */
export function wireJoins(
  { catalogue }: Surroundings,
  { joinCatalogue }: Stores,
  needed: {
    readonly jobs: Jobs
    readonly entities: Entities
    readonly joins: Joins
    readonly loads: ServedLoads
    readonly sweep: (repositoryId: number) => void
  },
): Family<{ readonly joinJobs: JoinJobs }> {
  const { loads, sweep } = needed
  const analyses = new JoinAnalyses(catalogue)
  return {
    services: { joinJobs: new JoinJobs(needed) },
    jobs: [
      new JoinJob({ joins: joinCatalogue, analyses, loads, memory: loads.memory, sweep }),
      new DiscoverJoinsJob({ analyses, loads }),
    ],
    start: NOTHING_TO_START,
    closers: [],
  }
}
