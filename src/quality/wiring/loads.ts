import type { Surroundings } from '../../service-module.ts'
import { readLimits } from '../loaders/read-limits.ts'
import { profile } from '../profiling/profiler.ts'
import type { ServedLoads } from '../services/entities/served-loads.ts'
import type { SourceLocations } from '../services/connections/source-locations.ts'
import { DiscoveryAfterLoad } from '../work/discovery-after-load.ts'
import { LoadJob } from '../work/load-job.ts'
import { ProfileJob } from '../work/profile-job.ts'
import { ProfileStep } from '../work/profile-step.ts'
import { RulesAfterLoad } from '../work/rules-after-load.ts'
import type { RunStep } from '../work/rules-step.ts'
import { type Family, NOTHING_TO_START } from './family.ts'
import { jobFolderOf } from './job-folder.ts'
import type { Stores } from './stores.ts'

/** The jobs that load and profile entities. */
export function wireLoads(
  { config }: Surroundings,
  { entities, loads, rules, warehouses, dependencyCatalogue }: Stores,
  needed: {
    readonly locations: SourceLocations
    readonly ruleStep: RunStep
    readonly loads: ServedLoads
    readonly sweep: (repositoryId: number) => void
  },
): Family<object> {
  const { locations, ruleStep, sweep } = needed
  const folderOf = jobFolderOf(config)
  const longestBytes = config.profiledValueBytes
  const profiles = new ProfileStep({ loads, warehouses, profile, longestBytes, folderOf, sweep })
  const limits = readLimits(config.expandedLimitBytes)
  const rulesAfterLoad = config.rulesAfterLoad === 'yes' ? new RulesAfterLoad(ruleStep, rules) : undefined
  const discoveryAfterLoad =
    config.discoveryAfterLoad === 'yes'
      ? new DiscoveryAfterLoad(needed.loads, dependencyCatalogue)
      : undefined
  return {
    services: {},
    jobs: [
      new LoadJob({
        entities,
        loads,
        warehouses,
        locations,
        limits,
        profiles,
        rulesAfterLoad,
        discoveryAfterLoad,
        folderOf,
        sweep,
      }),
      new ProfileJob(entities, loads, profiles, sweep),
    ],
    start: NOTHING_TO_START,
    closers: [],
  }
}
