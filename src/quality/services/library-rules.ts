import type { Knex } from 'knex'
import type { Jobs } from '../jobs/jobs.ts'
import { LibraryEntityUnknown } from '../model/errors.ts'
import type { JobIds } from '../model/job.ts'
import { LibraryRuleNameTaken, LibraryRuleUnknown, NoDerivedRules } from '../model/library-errors.ts'
import type { LibraryAttribute, LibraryRule } from '../model/library.ts'
import type { RuleExpressions } from '../model/rule.ts'
import type { RuleRunParams } from '../model/rule-run-params.ts'
import { checkLibraryRule } from '../rules/library-rule.ts'
import { endDerivation } from '../stores/derived-rules.ts'
import type { KeywordStore } from '../stores/keywords.ts'
import type { LibraryStore } from '../stores/library.ts'
import { readLibraryAttributes } from '../stores/library-attributes.ts'
import type { LibraryRuleStore } from '../stores/library-rules.ts'
import { isAnalysed } from '../stores/rules.ts'
import type { Derivation } from './derivation.ts'
import type { JobWishes } from './entities.ts'
import { checkFields, keywordTexts, merged, withoutOldThreshold } from './rule-fields.ts'
import type { RuleChangeRequest, RuleRequest } from './rules.ts'

/** A rule of a library entity as a request identifies it, or all rules of the library entity. */
export interface LibraryRuleRef {
  readonly library: number
  readonly rule?: number | undefined
}

export interface LibraryRulesOptions {
  readonly library: LibraryStore
  readonly rules: LibraryRuleStore
  readonly keywords: KeywordStore
  readonly derivation: Derivation
  readonly jobs: Pick<Jobs, 'schedule'>
}

/** Adds, changes and deletes the business rules of library entities with the rules that are derived from them. */
export class LibraryRules {
  readonly #options: LibraryRulesOptions

  constructor(options: LibraryRulesOptions) {
    this.#options = options
  }

  /** @throws LibraryEntityUnknown, LibraryRuleUnknown */
  async find(repositoryId: number, library: number, number: number): Promise<LibraryRule> {
    const { id } = await this.#findLibrary(repositoryId, library)
    const rule = await this.#options.rules.find(id, number)
    if (!rule) throw new LibraryRuleUnknown(library, number)
    return rule
  }

  count(repositoryId: number): Promise<number> {
    return this.#options.rules.count(repositoryId)
  }

  /**
   * Adds a rule, and its derived rule to each associated entity.
   * @returns the number of the new rule in its library entity
   * @throws LibraryEntityUnknown, RuleInvalid, InvalidData, KeywordUnknown, LibraryRuleNameTaken
   */
  async add(
    repositoryId: number,
    library: number,
    { keywords: refs, ...definition }: RuleRequest,
    user: string,
  ): Promise<number> {
    const { library: store, rules, derivation } = this.#options
    await this.#findLibrary(repositoryId, library)
    checkFields(definition, 0)
    return store.transaction(async (transaction) => {
      const owner = await this.#lock(repositoryId, library, transaction)
      const keywords = await keywordTexts(this.#options.keywords, repositoryId, refs, transaction)
      const attributes = usedAttributes(definition, await readLibraryAttributes(transaction, owner.id))
      await this.#checkName(owner.id, definition.name, undefined, transaction)
      const created = { repositoryId, libraryEntityId: owner.id, createdBy: user }
      const rule = await rules.insert({ ...created, definition, keywords, attributes }, transaction)
      await derivation.deriveEverywhere(owner, [rule], user, transaction)
      return rule.number
    })
  }

  /**
   * Changes a rule and its derived rules.
   * @throws LibraryEntityUnknown, LibraryRuleUnknown, RuleInvalid, InvalidData, KeywordUnknown, LibraryRuleNameTaken
   */
  async edit(
    repositoryId: number,
    library: number,
    number: number,
    { keywords: refs, inherited: _, ...given }: RuleChangeRequest,
    user: string,
  ): Promise<void> {
    const { library: store, rules, derivation } = this.#options
    await this.find(repositoryId, library, number)
    await store.transaction(async (transaction) => {
      const owner = await this.#lock(repositoryId, library, transaction)
      const keywords = refs && (await keywordTexts(this.#options.keywords, repositoryId, refs, transaction))
      const rule = await rules.find(owner.id, number, transaction)
      if (!rule) throw new LibraryRuleUnknown(library, number)
      const changes = { ...given, ...withoutOldThreshold(rule, given), ...(keywords && { keywords }) }
      const definition = merged(rule, { ...given, ...withoutOldThreshold(rule, given) })
      checkFields(definition, 0)
      const attributes = usedAttributes(definition, await readLibraryAttributes(transaction, owner.id))
      await this.#checkName(owner.id, definition.name, rule.id, transaction)
      await rules.edit(rule, changes, attributes, user, transaction)
      const changed = { ...rule, ...definition }
      if (isAnalysed(changes)) await derivation.translateRules(owner, [changed], true, transaction)
    })
  }

  /**
   * Deletes a rule.
   * @param isDeletingRules true to delete the derived rules too; otherwise they become independent rules
   * @throws LibraryEntityUnknown, LibraryRuleUnknown
   */
  async remove(
    repositoryId: number,
    library: number,
    number: number,
    isDeletingRules: boolean,
  ): Promise<void> {
    const { library: store, rules } = this.#options
    await store.transaction(async (transaction) => {
      const owner = await this.#lock(repositoryId, library, transaction)
      const rule = await rules.find(owner.id, number, transaction)
      if (!rule) throw new LibraryRuleUnknown(library, number)
      await endDerivation({ libraryRuleId: rule.id }, isDeletingRules, transaction)
      await rules.remove(rule, transaction)
    })
  }

  /**
   * Schedules a run of the derived rules that are enabled and mapped.
   * @throws LibraryEntityUnknown, LibraryRuleUnknown, NoDerivedRules, QueueFull
   */
  async run(
    repositoryId: number,
    refs: readonly LibraryRuleRef[],
    { jobName, scheduledFor }: JobWishes,
    user: string,
  ): Promise<JobIds> {
    const ids = new Set<number>()
    for (const ref of refs) for (const id of await this.#idsOf(repositoryId, ref)) ids.add(id)
    const derived = await this.#options.rules.runnable([...ids])
    if (derived.length === 0) throw new NoDerivedRules()
    const entityIds = [...new Set(derived.map(({ entityId }) => entityId))]
    const params: RuleRunParams = { option: 'SELECTED', ruleIds: derived.map(({ id }) => id) }
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

  async #idsOf(repositoryId: number, { library, rule: number }: LibraryRuleRef): Promise<number[]> {
    if (number !== undefined) return [(await this.find(repositoryId, library, number)).id]
    const { id } = await this.#findLibrary(repositoryId, library)
    return (await this.#options.rules.ofLibraryEntity(id)).map((rule) => rule.id)
  }

  async #findLibrary(repositoryId: number, number: number): Promise<{ readonly id: number }> {
    const found = await this.#options.library.find(repositoryId, number)
    if (!found) throw new LibraryEntityUnknown(number)
    return found
  }

  async #lock(repositoryId: number, number: number, transaction: Knex.Transaction) {
    const locked = await this.#options.library.lock(repositoryId, number, transaction)
    if (!locked) throw new LibraryEntityUnknown(number)
    return { ...locked, repositoryId }
  }

  async #checkName(
    libraryEntityId: number,
    name: string,
    exceptId: number | undefined,
    transaction: Knex.Transaction,
  ): Promise<void> {
    if (await this.#options.rules.hasName(libraryEntityId, name, exceptId, transaction))
      throw new LibraryRuleNameTaken(name)
  }
}

/**
 * The numbers of the library attributes that the expressions of a rule name.
 * @throws RuleInvalid
 */
export function usedAttributes(rule: RuleExpressions, attributes: readonly LibraryAttribute[]): number[] {
  const used = checkLibraryRule(
    rule,
    attributes.map(({ name }) => name),
  )
  return attributes.filter(({ name }) => used.has(name)).map(({ number }) => number)
}
