import { EntityGone } from '../model/errors.ts'
import type { Finish, Job, JobContext, JobHandler } from '../model/job.ts'
import type { Rule } from '../model/rule.ts'
import type { RuleRunParams } from '../model/rule-run-params.ts'
import type { RunStep } from './rules-step.ts'

/** Runs business rules. */
export class RulesJob implements JobHandler<RuleRunParams> {
  readonly type = 'Business Rule Analysis'
  readonly attempts = 3
  readonly #step: RunStep

  constructor(step: RunStep) {
    this.#step = step
  }

  async run(job: Job<RuleRunParams>, context: JobContext): Promise<Finish> {
    const [own] = job.entityIds
    if (own !== undefined) await this.#step.needEntity(own)
    const byEntity = await this.#step.rulesOf(job.repositoryId!, own, isChosen(job.params))
    const count = [...byEntity.values()].reduce((sum, rules) => sum + rules.length, 0)
    context.progress(0, `${counted(count)} are to be analysed.`)
    let done = 0
    for (const [entityId, rules] of byEntity) {
      const before = done
      try {
        await this.#step.run(job, entityId, rules, context, (finished) => {
          done = before + finished
          context.progress((0.99 * done) / count, `${done} of ${counted(count)} are analysed.`)
        })
      } catch (error) {
        // A run of all entities leaves out those that are deleted meanwhile.
        if (own !== undefined || !(error instanceof EntityGone)) throw error
      }
      done = before + rules.length
    }
    context.progress(0.99, `${counted(count)} ${count === 1 ? 'is' : 'are'} analysed.`)
    return async () => undefined
  }

  /** The rules whose analysis is complete keep their results. */
  async abandoned(job: Job<RuleRunParams>): Promise<void> {
    this.#step.sweep(job.repositoryId!)
  }
}

/** Disabled rules and rules without a complete mapping are never run. */
const isChosen =
  ({ option, ruleIds }: RuleRunParams) =>
  (rule: Rule, isCurrent: boolean): boolean => {
    if (!rule.enabled || !rule.isMapped) return false
    if (option === 'SELECTED') return ruleIds.includes(rule.id)
    return option === 'ALL' || !isCurrent
  }

const counted = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'business rule' : 'business rules'}`
