import { QualityError } from '../model/errors.ts'
import type { Entity } from '../model/entity.ts'
import type { Job, JobContext } from '../model/job.ts'
import type { Rule } from '../model/rule.ts'
import type { RuleStore } from '../stores/rules/rules.ts'
import { RulesNotRun } from './errors.ts'
import type { RunStep } from './rules-step.ts'

/** The progress of a load at the start of its rules. */
const FROM = 0.99

/** Runs the enabled rules of an entity at the end of its load. */
export class RulesAfterLoad {
  readonly #step: Pick<RunStep, 'run'>
  readonly #rules: Pick<RuleStore, 'ofEntity'>

  constructor(step: Pick<RunStep, 'run'>, rules: Pick<RuleStore, 'ofEntity'>) {
    this.#step = step
    this.#rules = rules
  }

  /** The enabled rules of an entity whose mapping is complete. */
  async of({ id }: Pick<Entity, 'id'>): Promise<Rule[]> {
    return (await this.#rules.ofEntity(id)).filter(({ enabled, isMapped }) => enabled && isMapped)
  }

  /**
   * @param loaded a sentence about the load
   * @throws RulesNotRun
   */
  async run(
    job: Job,
    rules: readonly Rule[],
    { progress, ...context }: JobContext,
    loaded: string,
  ): Promise<void> {
    const count = `${rules.length} ${rules.length === 1 ? 'business rule' : 'business rules'}`
    progress(FROM, `${loaded} ${count} are to be analysed.`)
    try {
      await this.#step.run(job, job.entityIds[0]!, rules, { progress, ...context }, (done) =>
        progress(FROM, `${loaded} ${done} of ${count} are analysed.`),
      )
    } catch (error) {
      if (!(error instanceof QualityError)) throw error
      throw new RulesNotRun(
        `The rows are loaded and profiled, but the business rules could not be run. ${error.message}`,
        { cause: error },
      )
    }
    progress(FROM, `${loaded} ${count} ${rules.length === 1 ? 'is' : 'are'} analysed.`)
  }
}
