import type { Jobs } from '../../jobs/jobs.ts'
import { LibraryEntityUnknown } from '../../model/errors.ts'
import type { JobIds } from '../../model/job.ts'
import { LibraryRuleNameTaken, LibraryRuleUnknown, NoDerivedRules } from '../../model/library-errors.ts'
import type { LibraryAttribute, LibraryRule } from '../../model/library.ts'
import type { RuleExpressions } from '../../model/rule.ts'
import type { RuleRunParams } from '../../model/rule-run-params.ts'
import { checkLibraryRule } from '../../rules/library-rule.ts'
import type { KeywordStore } from '../../stores/rules/keywords.ts'
import type { LibraryStore } from '../../stores/library/library.ts'
import type { LibraryRuleStore } from '../../stores/library/library-rules.ts'
import { reserveRuleNumbers } from '../../stores/rules/rule-additions.ts'
import { updateRules } from '../../stores/rules/rule-updates.ts'
import { isAnalysed } from '../../stores/rules/rules.ts'
import type { Derivation } from './derivation.ts'
import type { JobWishes } from '../entities/entities.ts'
import type { ClaimedLibrary, LibraryChanges } from './library-changes.ts'
import { checkFields, keywordTexts, merged, withoutOldThreshold } from '../rules/rule-fields.ts'
import type { RuleChangeRequest, RuleRequest } from '../rules/rules.ts'

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
  readonly libraryChanges: LibraryChanges
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
    const { library: store, rules, keywords, derivation, libraryChanges } = this.#options
    return libraryChanges.make(repositoryId, library, {
      prepare: async (owner, change) => {
        checkFields(definition, 0)
        const attributes = usedAttributes(definition, await store.attributes(owner))
        const texts = await change.portion((transaction) =>
          keywordTexts(keywords, repositoryId, refs, transaction),
        )
        const place = { repositoryId, libraryEntityId: owner.id }
        const [rule] = await change.portion(async (transaction) => {
          const number = await reserveRuleNumbers(place, 1, transaction)
          if (number === undefined) throw new LibraryEntityUnknown(library)
          const added = [{ definition, keywords: texts, attributes }]
          return rules.add(place, added, number, user, { change: change.id, transaction })
        })
        await derivation.deriveEverywhere(owner, [rule!], user, change)
        return rule!.number
      },
      decide: async (_, number, transaction) => {
        // A keyword may have been deleted since it was read.
        await keywordTexts(keywords, repositoryId, refs, transaction)
        return number
      },
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
    const { library: store, rules, derivation, libraryChanges } = this.#options
    await libraryChanges.make(repositoryId, library, {
      prepare: async (owner) => {
        const rule = await this.#ruleOf(owner, number)
        const changes = { ...given, ...withoutOldThreshold(rule, given) }
        const definition = merged(rule, changes)
        checkFields(definition, 0)
        const present = await store.attributes(owner)
        const attributes = usedAttributes(definition, present)
        if (await rules.hasName(owner.id, definition.name, rule.id))
          throw new LibraryRuleNameTaken(definition.name)
        const changed = [{ ...rule, ...definition }]
        const derived = isAnalysed(changes)
          ? await derivation.translateRules(owner.id, changed, present, true)
          : []
        return { id: rule.id, changes, attributes, derived }
      },
      decide: async (owner, { id, changes, attributes, derived }, transaction) => {
        const keywords = refs && (await keywordTexts(this.#options.keywords, repositoryId, refs, transaction))
        const edited = { ...changes, ...(keywords && { keywords }) }
        await rules.edit({ id, libraryEntityId: owner.id }, edited, attributes, user, transaction)
        await updateRules(derived, { isAnalysed: true }, transaction)
      },
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
    const { rules, libraryChanges } = this.#options
    await libraryChanges.make(repositoryId, library, {
      prepare: async (owner, change) => {
        const { id } = await this.#ruleOf(owner, number)
        const derived = await rules.derivedIds({ libraryRuleIds: [id] })
        await change.mark(isDeletingRules ? 'removed_in' : 'freed_in', derived)
        await change.mark('removed_in', [id])
      },
      decide: async () => undefined,
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

  /** A rule of a claimed library entity. @throws LibraryRuleUnknown */
  async #ruleOf(library: ClaimedLibrary, number: number): Promise<LibraryRule> {
    const rule = await this.#options.rules.find(library.id, number)
    if (!rule) throw new LibraryRuleUnknown(library.number, number)
    return rule
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
