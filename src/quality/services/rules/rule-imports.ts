import type { Transaction } from '../../../platform/catalogue/catalogue.ts'
import type { Entity } from '../../model/entity.ts'
import { EntityGone } from '../../model/errors.ts'
import type { RuleKeywords } from '../../model/rule.ts'
import { RuleNameTaken } from '../../model/rule-errors.ts'
import type { AttributeNames } from '../../rule-files/attribute-names.ts'
import { keywordsIn } from '../../rule-files/members.ts'
import { attributeIdOf, changesOf, type PlannedChange, type RulePlan } from '../../rule-files/plan.ts'
import type { FileRule, RuleFile } from '../../rule-files/read-rule-file.ts'
import { foldedName } from '../../stores/shared/folded-name.ts'
import type { KeywordStore } from '../../stores/rules/keywords.ts'
import { partsOf } from '../../stores/shared/portions.ts'
import type { RuleCodeStore } from '../../stores/rules/rule-code.ts'
import {
  ADDED_AT_ONCE,
  addRules,
  reserveRuleNumbers,
  type RuleToAdd,
} from '../../stores/rules/rule-additions.ts'
import { freeNames, settleFreed } from '../../stores/rules/rule-removals.ts'
import { updateRules, type RuleUpdate } from '../../stores/rules/rule-updates.ts'
import { columnsOf, isAnalysed, type RuleChanges } from '../../stores/rules/rules.ts'
import type { BulkChange } from './bulk-changes.ts'
import { keywordTexts } from './rule-fields.ts'

export interface RuleImportsOptions {
  readonly store: Pick<RuleCodeStore, 'lock'>
  readonly keywords: Pick<KeywordStore, 'names'>
}

/** What an import does to an entity. */
export interface EntityPlan extends RulePlan {
  readonly entity: string
  readonly number: number
}

/** A file with its entity. Its rules fit the attributes. */
export interface CheckedFile {
  readonly file: RuleFile
  readonly entity: Entity
  readonly names: AttributeNames
}

/** A rule that gets its name when a rule of this name is deleted. */
interface LateName {
  readonly id: number
  readonly foldedName: string
}

/** Changes of many rules that concern the same members. */
interface ChangedRules {
  readonly isAnalysed: boolean
  readonly updates: RuleUpdate[]
}

/** What an import writes: in portions, and in the transaction that decides it. */
export class RuleImports {
  readonly #options: RuleImportsOptions
  readonly #repositoryId: number
  readonly #user: string
  readonly #change: BulkChange
  readonly #keywords = new Map<string, RuleKeywords>()
  readonly #entityIds: number[] = []
  readonly #lateNames = new Map<number, LateName[]>()
  readonly #changed = new Map<string, ChangedRules>()

  constructor(options: RuleImportsOptions, repositoryId: number, user: string, change: BulkChange) {
    this.#options = options
    this.#repositoryId = repositoryId
    this.#user = user
    this.#change = change
  }

  /** @throws KeywordUnknown, EntityGone; RuleNameTaken if a rule was added since the plan was made */
  async prepare({ entity, names }: CheckedFile, plan: EntityPlan): Promise<void> {
    this.#entityIds.push(entity.id)
    await this.#readKeywords(plan)
    await this.#change.mark(
      'removed_in',
      plan.deletions.map(({ id }) => id),
    )
    // The names of deleted rules are free for added ones, but not before the change is decided.
    const deleted = new Set(plan.deletions.map(({ name }) => foldedName(name)))
    const owner = { repositoryId: this.#repositoryId, entityId: entity.id }
    for (const part of partsOf(plan.additions, ADDED_AT_ONCE))
      await this.#change.portion(async (transaction) => {
        const first = await reserveRuleNumbers(owner, part.length, transaction)
        if (first === undefined) throw new EntityGone()
        const toAdd = part.map((rule, i): RuleToAdd => {
          const isLate = deleted.has(foldedName(rule.name))
          const columns = { ...this.#columnsOf(rule), attribute_id: attributeIdOf(rule, names) }
          const number = first + i
          // A name has no line ends.
          return {
            number,
            name: rule.name,
            columns: isLate ? { ...columns, folded_name: `\n+${number}` } : columns,
          }
        })
        const added = await addRules(owner, toAdd, this.#user, transaction, this.#change.id)
        const ids = new Map(added.map(({ id, number }) => [number, id]))
        for (const { number, name } of toAdd) {
          const id = ids.get(number)
          if (id === undefined) throw new RuleNameTaken(name)
          if (deleted.has(foldedName(name)))
            this.#addLateName(entity.id, { id, foldedName: foldedName(name) })
        }
      })
    for (const change of plan.changes) this.#addChange(change)
  }

  /** @throws EntityGone, KeywordUnknown */
  async complete(transaction: Transaction): Promise<void> {
    if (!(await this.#options.store.lock(this.#entityIds, transaction))) throw new EntityGone()
    // Keywords may have been deleted since they were read.
    for (const list of this.#keywords.keys()) await this.#keywordTexts(list, transaction)
    for (const [entityId, late] of this.#lateNames)
      for (const part of partsOf(late)) {
        const own = part.map(({ foldedName: name }) => name)
        await freeNames({ entity_id: entityId }, own, transaction)
        const updates = part.map(({ id, foldedName: name }) => ({ id, columns: { folded_name: name } }))
        await updateRules(updates, {}, transaction)
      }
    for (const { isAnalysed: isRunAgain, updates } of this.#changed.values()) {
      for (const part of partsOf(updates))
        await settleFreed(
          part.map(({ id }) => id),
          transaction,
        )
      await updateRules(updates, { isAnalysed: isRunAgain, editedBy: this.#user }, transaction)
    }
  }

  async #readKeywords({ additions, changes }: EntityPlan): Promise<void> {
    const rules = [...additions, ...changes.map(({ rule }) => rule)]
    const lists = [...new Set(rules.map(({ keywords }) => keywords))].filter(
      (list) => !this.#keywords.has(list),
    )
    for (const part of partsOf(lists, ADDED_AT_ONCE))
      await this.#change.portion(async (transaction) => {
        for (const list of part) this.#keywords.set(list, await this.#keywordTexts(list, transaction))
      })
  }

  #keywordTexts(list: string, transaction: Transaction): Promise<RuleKeywords> {
    return keywordTexts(this.#options.keywords, this.#repositoryId, keywordsIn(list), transaction)
  }

  #columnsOf(rule: FileRule): Record<string, unknown> {
    const { attribute: _, placeOf: __, placeIn: ___, ...definition } = rule
    return columnsOf({ ...definition, keywords: this.#keywords.get(rule.keywords) })
  }

  #addLateName(entityId: number, name: LateName): void {
    const late = this.#lateNames.get(entityId) ?? []
    late.push(name)
    this.#lateNames.set(entityId, late)
  }

  #addChange(change: PlannedChange): void {
    const { stored, rule, members } = change
    const given: RuleChanges = {
      ...changesOf(change),
      ...(members.includes('keywords') && { keywords: this.#keywords.get(rule.keywords)! }),
    }
    const key = members.join(' ')
    const same = this.#changed.get(key) ?? { isAnalysed: isAnalysed(given), updates: [] }
    same.updates.push({ id: stored.id, columns: columnsOf(given) })
    this.#changed.set(key, same)
  }
}
