import type { Jobs } from '../jobs/jobs.ts'
import type { Dependencies } from '../services/dependencies.ts'
import { DependencyJobs } from '../services/dependency-jobs.ts'
import type { ServedLoads } from '../services/served-loads.ts'
import { DiscoverDependenciesJob } from '../work/discover-dependencies-job.ts'
import { VerifyDependenciesJob } from '../work/verify-dependencies-job.ts'
import { type Family, NOTHING_TO_START } from './family.ts'
import type { Stores } from './stores.ts'

/** The jobs that discover and verify keys and dependencies. */
export function wireDependencies(
  { dependencyCatalogue: store }: Stores,
  needed: {
    readonly jobs: Jobs
    readonly dependencies: Dependencies
    readonly loads: ServedLoads
  },
): Family<{ readonly dependencyJobs: DependencyJobs }> {
  const { loads } = needed
  return {
    services: { dependencyJobs: new DependencyJobs({ ...needed, store }) },
    jobs: [
      new VerifyDependenciesJob({ dependencies: store, loads }),
      new DiscoverDependenciesJob({ dependencies: store, loads }),
    ],
    start: NOTHING_TO_START,
    closers: [],
  }
}
