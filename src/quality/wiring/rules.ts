import type { Surroundings } from '../../service-module.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { profile } from '../profiling/profiler.ts'
import type { Entities } from '../services/entities/entities.ts'
import { RuleCode } from '../services/rules/rule-code.ts'
import { RuleFiles } from '../services/rules/rule-files.ts'
import { RuleHistory } from '../services/rules/rule-history.ts'
import { RuleSuggestions } from '../services/rules/rule-suggestions.ts'
import { RuleTrials } from '../services/rules/rule-trials.ts'
import { Rules } from '../services/rules/rules.ts'
import type { ServedLoads } from '../services/entities/served-loads.ts'
import { WAREHOUSE_DIALECTS } from '../stores/start-warehouses.ts'
import { RuleCodeStore } from '../stores/rules/rule-code.ts'
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
  { rules: store, entities: entityStore, loads: entityLoads, engines, lanes, bulkChanges: changes }: Stores,
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
  readonly ruleFiles: RuleFiles
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
  const code = new RuleCode({
    store: new RuleCodeStore(catalogue),
    changes,
    keywords,
    loads: entityLoads,
    dialectOf: async (repositoryId) => WAREHOUSE_DIALECTS[(await engines.find(repositoryId))!.engine],
    memory: loads.memory,
  })
  const ruleFiles = new RuleFiles(code)
  const suggestions = new RuleSuggestions({ store, entities, loads, lanes })
  return {
    services: { rules, ruleStep: step, trials: new RuleTrials(rules, lanes), suggestions, ruleFiles },
    jobs: [new RulesJob(step)],
    start: () => history.start(),
    closers: [{ name: 'history of rules', close: async () => history.close() }],
  }
}
