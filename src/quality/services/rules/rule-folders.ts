import type { Jobs } from '../../jobs/jobs.ts'
import type { JobIds } from '../../model/job.ts'
import type { NewRuleFolder, RuleFolder, RuleFolderChanges } from '../../model/rule-folder.ts'
import { NoRulesToRun, RuleFolderNameTaken, RuleFolderUnknown } from '../../model/rule-folder-errors.ts'
import { RuleUnknown } from '../../model/rule-errors.ts'
import type { RuleRunParams } from '../../model/rule-run-params.ts'
import type { RuleFolderStore } from '../../stores/rules/rule-folders.ts'
import type { RuleStore } from '../../stores/rules/rules.ts'
import type { Entities, JobWishes } from '../entities/entities.ts'
import type { RuleRef } from './rules.ts'

export interface RuleFoldersOptions {
  readonly store: RuleFolderStore
  readonly rules: Pick<RuleStore, 'find'>
  readonly entities: Pick<Entities, 'find'>
  readonly jobs: Pick<Jobs, 'schedule'>
}

/** Creates, changes, deletes and runs the folders of business rules. */
export class RuleFolders {
  readonly #options: RuleFoldersOptions

  constructor(options: RuleFoldersOptions) {
    this.#options = options
  }

  /** @throws RuleFolderUnknown */
  async find(repositoryId: number, number: number): Promise<RuleFolder> {
    const folder = await this.#options.store.find(repositoryId, number)
    if (!folder) throw new RuleFolderUnknown(number)
    return folder
  }

  /**
   * @returns the number of the new folder
   * @throws RuleFolderUnknown, RuleFolderNameTaken, TooManyRuleFolders, RepositoryGone
   */
  async add(folder: NewRuleFolder): Promise<number> {
    const number = await this.#options.store.insert(folder)
    if (number === undefined) throw new RuleFolderNameTaken(folder.name)
    return number
  }

  /** @throws RuleFolderUnknown, RuleFolderNameTaken */
  async edit(repositoryId: number, number: number, changes: RuleFolderChanges, user: string): Promise<void> {
    const result = await this.#options.store.edit(repositoryId, number, changes, user)
    if (result === 'unknown') throw new RuleFolderUnknown(number)
    if (result === 'taken') throw new RuleFolderNameTaken(changes.name!)
  }

  /** @throws RuleFolderUnknown, RuleFolderNotEmpty */
  remove(repositoryId: number, number: number): Promise<void> {
    return this.#options.store.remove(repositoryId, number)
  }

  /**
   * Puts rules into a folder, all or none.
   * @throws RuleFolderUnknown, EntityUnknown, RuleUnknown, TooManyRulesInFolder
   */
  async addRules(repositoryId: number, number: number, rules: readonly RuleRef[]): Promise<void> {
    await this.#options.store.addRules(repositoryId, number, await this.#idsOf(repositoryId, rules))
  }

  /**
   * Takes rules out of a folder. A rule that is not in it is ignored.
   * @throws RuleFolderUnknown, EntityUnknown, RuleUnknown
   */
  async removeRules(repositoryId: number, number: number, rules: readonly RuleRef[]): Promise<void> {
    await this.#options.store.removeRules(repositoryId, number, await this.#idsOf(repositoryId, rules))
  }

  /**
   * Schedules a run of the rules that are in the folder now and that can be run.
   * @throws RuleFolderUnknown, NoRulesToRun, QueueFull
   */
  async run(
    repositoryId: number,
    number: number,
    { jobName, scheduledFor }: JobWishes,
    user: string,
  ): Promise<JobIds> {
    const folder = await this.find(repositoryId, number)
    const rules = await this.#options.store.runnable(folder)
    if (rules.length === 0) throw new NoRulesToRun(folder.name)
    const entityIds = [...new Set(rules.map(({ entityId }) => entityId))]
    const params: RuleRunParams = { option: 'SELECTED', ruleIds: rules.map(({ id }) => id) }
    return this.#options.jobs.schedule({
      repositoryId,
      type: 'Business Rule Analysis',
      name: jobName ?? 'Business Rule Analysis',
      // Without an entity, the job runs rules of all entities.
      entityIds: entityIds.length === 1 ? entityIds : [],
      params,
      createdBy: user,
      scheduledFor,
    })
  }

  async #idsOf(repositoryId: number, rules: readonly RuleRef[]): Promise<number[]> {
    const { entities, rules: store } = this.#options
    const ids = new Set<number>()
    for (const { entity, attribute, rule: number } of rules) {
      const { id } = await entities.find(repositoryId, entity)
      const rule = await store.find(id, number)
      if (rule?.attributeId !== attribute) throw new RuleUnknown(entity, number)
      ids.add(rule.id)
    }
    return [...ids]
  }
}
