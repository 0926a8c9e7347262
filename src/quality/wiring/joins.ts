import type { Jobs } from '../jobs/jobs.ts'
import type { Entities } from '../services/entities.ts'
import { JoinJobs } from '../services/join-jobs.ts'
import type { Joins } from '../services/joins.ts'
import type { ServedLoads } from '../services/served-loads.ts'
import { type Family, NOTHING_TO_START } from './family.ts'

/** The jobs that create, discover and run joins. */
export function wireJoins(needed: {
  readonly jobs: Jobs
  readonly entities: Entities
  readonly joins: Joins
  readonly loads: ServedLoads
}): Family<{ readonly joinJobs: JoinJobs }> {
  return {
    services: { joinJobs: new JoinJobs(needed) },
    jobs: [],
    start: NOTHING_TO_START,
    closers: [],
  }
}
