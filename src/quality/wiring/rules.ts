import type { Surroundings } from '../../service-module.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { profile } from '../profiling/profiler.ts'
import type { Entities } from '../services/entities/entities.ts'
import { RuleHistory } from '../services/rules/rule-history.ts'
import { RuleSuggestions } from '../services/rules/rule-suggestions.ts'
import { RuleTrials } from '../services/rules/rule-trials.ts'
import { Rules } from '../services/rules/rules.ts'
import type { ServedLoads } from '../services/entities/served-loads.ts'
import { KeywordStore } from '../stores/rules/keywords.ts'
import { RuleRunStore } from '../stores/rules/rule-runs.ts'
import { RulesJob } from '../work/rules-job.ts'
import { RunStep } from '../work/rules-step.ts'
import type { Family } from './family.ts'
import { jobFolderOf } from './job-folder.ts'
import type { Stores } from './stores.ts'

/** The business rules of entities, and the job that runs them. */
export function wireRules(
  { catalogue, cluster, config, logger }: Surroundings,
  { rules: store, entities: entityStore, lanes, bulkChanges: changes }: Stores,
  needed: {
    readonly jobs: Jobs
    readonly entities: Entities
    readonly loads: ServedLoads
    readonly sweep: (repositoryId: number) => void
  },
): Family<{
  readonly rules: Rules
  readonly ruleStep: RunStep
  readonly trials: RuleTrials
  readonly suggestions: RuleSuggestions
}> {
  const { jobs, entities, loads, sweep } = needed
  const runs = new RuleRunStore(catalogue)
  const history = new RuleHistory({
    runs,
    keptDays: config.ruleHistoryDays,
    hasDuty: () => cluster.has('retention'),
    logger,
  })
  const step = new RunStep({
    rules: store,
    runs,
    entities: entityStore,
    loads,
    memory: loads.memory,
    profile,
    longestBytes: config.profiledValueBytes,
    folderOf: jobFolderOf(config),
    sweep,
  })
  const keywords = new KeywordStore(catalogue)
  const rules = new Rules({ store, keywords, entities, loads, jobs, changes })
  const suggestions = new RuleSuggestions({ store, entities, loads, lanes })
  return {
    services: { rules, ruleStep: step, trials: new RuleTrials(rules, lanes), suggestions },
    jobs: [new RulesJob(step)],
    start: () => history.start(),
    closers: [{ name: 'history of rules', close: async () => history.close() }],
  }
}
