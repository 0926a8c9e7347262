import type { Surroundings } from '../../service-module.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { profile } from '../profiling/profiler.ts'
import type { Entities } from '../services/entities.ts'
import { Rules } from '../services/rules.ts'
import type { ServedLoads } from '../services/served-loads.ts'
import { KeywordStore } from '../stores/keywords.ts'
import { RuleRunStore } from '../stores/rule-runs.ts'
import { RulesJob } from '../work/rules-job.ts'
import { RunStep } from '../work/rules-step.ts'
import { type Family, NOTHING_TO_START } from './family.ts'
import { jobFolderOf } from './job-folder.ts'
import type { Stores } from './stores.ts'

/** The business rules of entities, and the job that runs them. */
export function wireRules(
  { catalogue, config }: Surroundings,
  { rules: store, entities: entityStore, cataloguePool }: Stores,
  needed: {
    readonly jobs: Jobs
    readonly entities: Entities
    readonly loads: ServedLoads
    readonly sweep: (repositoryId: number) => void
  },
): Family<{ readonly rules: Rules; readonly ruleStep: RunStep }> {
  const { jobs, entities, loads, sweep } = needed
  const step = new RunStep({
    rules: store,
    runs: new RuleRunStore(catalogue),
    entities: entityStore,
    loads,
    memory: loads.memory,
    profile,
    longestBytes: config.profiledValueBytes,
    folderOf: jobFolderOf(config),
    sweep,
  })
  return {
    services: {
      ruleStep: step,
      rules: new Rules({
        store,
        keywords: new KeywordStore(catalogue, cataloguePool),
        entities,
        loads,
        jobs,
      }),
    },
    jobs: [new RulesJob(step)],
    start: NOTHING_TO_START,
    closers: [],
  }
}
