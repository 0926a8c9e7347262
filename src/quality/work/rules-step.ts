import type { ServedLoad } from '../listings/served-load.ts'
import { EntityGone } from '../model/errors.ts'
import type { Job, JobContext } from '../model/job.ts'
import type { Rule, RuleRun } from '../model/rule.ts'
import type { QueryMemory } from '../listings/query-memory.ts'
import type { profile } from '../profiling/profiler.ts'
import { runRules, type RuleOutcome } from '../rules/run-rules.ts'
import type { ServedLoads } from '../services/entities/served-loads.ts'
import type { EntityStore } from '../stores/entities/entities.ts'
import { partsOf } from '../stores/shared/portions.ts'
import type { RuleRunStore } from '../stores/rules/rule-runs.ts'
import type { RuleStore } from '../stores/rules/rules.ts'

/** Runs of one transaction, which takes about 100 ms. */
const RECORDED_AT_ONCE = 200

export interface RuleStepServices {
  readonly rules: RuleStore
  readonly runs: RuleRunStore
  readonly entities: EntityStore
  readonly loads: Pick<ServedLoads, 'readById'>
  readonly memory: QueryMemory
  readonly profile: typeof profile
  readonly longestBytes: number | undefined
  /** A job's own folder. */
  readonly folderOf: (repositoryId: number, jobId: number) => string
  /** Called when a repository's warehouse may contain tables that are not needed any more. */
  readonly sweep: (repositoryId: number) => void
}

/** The part of a job that runs rules on entities. Each scan is recorded as soon as it is complete. */
export class RunStep {
  readonly #services: RuleStepServices

  constructor(services: RuleStepServices) {
    this.#services = services
  }

  /** @throws EntityGone if the entity is deleted */
  async needEntity(id: number): Promise<void> {
    const entity = await this.#services.entities.get(id)
    if (!entity || entity.state === 'Delete Requested') throw new EntityGone()
  }

  /**
   * The rules that a job runs, by the ids of their entities.
   * @param entityId undefined for all entities of the repository
   */
  async rulesOf(
    repositoryId: number,
    entityId: number | undefined,
    isChosen: (rule: Rule, isCurrent: boolean) => boolean,
  ): Promise<ReadonlyMap<number, readonly Rule[]>> {
    const { rules, entities } = this.#services
    const ids = entityId === undefined ? await rules.entitiesWithRules(repositoryId) : [entityId]
    const byEntity = new Map<number, readonly Rule[]>()
    for (const id of ids) {
      const entity = await entities.get(id)
      if (!entity || entity.generation === 0 || entity.state === 'Delete Requested') continue
      const chosen = (await rules.ofEntity(id)).filter((rule) =>
        isChosen(rule, rule.run?.version === rule.version && rule.run.generation === entity.generation),
      )
      if (chosen.length > 0) byEntity.set(id, chosen)
    }
    return byEntity
  }

  /**
   * Runs rules on the rows that an entity serves. After a restart of the job, rules that it has analysed before are not
   * run again.
   * @param progress called with the number of rules that are analysed
   * @throws EntityGone, and the errors of `runRules`
   */
  async run(
    job: Job<unknown>,
    entityId: number,
    rules: readonly Rule[],
    context: JobContext,
    progress: (done: number) => void,
  ): Promise<void> {
    const { loads, runs, sweep } = this.#services
    // An interrupted attempt may have left some.
    await runs.removeUnused(entityId, job.id)
    const done = new Set(
      rules
        .filter(({ run, version }) => run?.jobId === job.id && run.version === version)
        .map(({ id }) => id),
    )
    await loads.readById(entityId, async (load) => {
      const rest = rules.filter(({ id }) => !done.has(id))
      const at = new Date()
      for await (const outcomes of this.#outcomes(job, load, rest, at, context)) {
        await this.#record(job, load, outcomes, at, context)
        for (const { rule } of outcomes) done.add(rule.id)
        progress(done.size)
      }
    })
    await runs.removeUnused(entityId, job.id)
    sweep(job.repositoryId!)
  }

  sweep(repositoryId: number): void {
    this.#services.sweep(repositoryId)
  }

  #outcomes(job: Job<unknown>, load: ServedLoad, rules: readonly Rule[], at: Date, { signal }: JobContext) {
    const { runs, memory, profile, longestBytes, folderOf } = this.#services
    const { id, generation } = load.entity
    return runRules(load, rules, {
      memory,
      profiling: { profile, longestBytes, folder: folderOf(job.repositoryId!, job.id) },
      now: at,
      begin: async () => {
        const analysis = await runs.begin(id, generation, job.id)
        if (analysis === undefined) throw new EntityGone()
        return analysis
      },
      signal,
    })
  }

  async #record(
    job: Job<unknown>,
    { entity: { generation } }: ServedLoad,
    outcomes: readonly RuleOutcome[],
    at: Date,
    { commit }: JobContext,
  ): Promise<void> {
    const finished = outcomes.map(({ rule, figures, analysisId, durationMs }): RuleRun => ({
      ...figures,
      ruleId: rule.id,
      analysisId,
      jobId: job.id,
      version: rule.version,
      generation,
      analysedAt: at.toISOString(),
      analysedBy: job.createdBy,
      durationMs,
      threshold: rule.threshold,
      priority: rule.priority,
    }))
    for (const part of partsOf(finished, RECORDED_AT_ONCE))
      await commit((transaction) => this.#services.runs.record(part, transaction))
  }
}
