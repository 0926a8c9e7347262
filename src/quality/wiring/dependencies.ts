import type { Surroundings } from '../../service-module.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Dependencies } from '../services/dependencies/dependencies.ts'
import { DependencyJobs } from '../services/dependencies/dependency-jobs.ts'
import { DependencyRules } from '../services/dependencies/dependency-rules.ts'
import type { Rules } from '../services/rules/rules.ts'
import type { ServedLoads } from '../services/entities/served-loads.ts'
import { DiscoverDependenciesJob } from '../work/discover-dependencies-job.ts'
import { VerifyDependenciesJob } from '../work/verify-dependencies-job.ts'
import { type Family, NOTHING_TO_START } from './family.ts'
import type { Stores } from './stores.ts'

/** The jobs that discover and verify keys and dependencies. */
export function wireDependencies(
  { config }: Surroundings,
  { dependencyCatalogue: store, resolutions, rules: ruleStore }: Stores,
  needed: {
    readonly jobs: Jobs
    readonly dependencies: Dependencies
    readonly loads: ServedLoads
    readonly rules: Rules
  },
): Family<{ readonly dependencyJobs: DependencyJobs; readonly dependencyRules: DependencyRules }> {
  const { loads } = needed
  return {
    services: {
      dependencyJobs: new DependencyJobs({ ...needed, store }),
      dependencyRules: new DependencyRules({ ...needed, store: ruleStore }),
    },
    jobs: [
      new VerifyDependenciesJob({ dependencies: store, resolutions, loads }),
      new DiscoverDependenciesJob({ dependencies: store, loads, maxRows: config.discoveryRows }),
    ],
    start: NOTHING_TO_START,
    closers: [],
  }
}
