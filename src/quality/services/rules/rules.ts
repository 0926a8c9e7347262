import { printable } from '../../../lib/text.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { ServedLoad } from '../../listings/served-load.ts'
import { AttributeUnknown, EntityUnknown, InvalidData, type DataFault } from '../../model/errors.ts'
import type { Entity } from '../../model/entity.ts'
import type { JobIds } from '../../model/job.ts'
import type { RepositoryRef } from '../../model/links.ts'
import type { KeywordRef, Rule, RuleDefinition, RuleSettings } from '../../model/rule.ts'
import {
  RuleDerived,
  RuleDisabled,
  RuleNameTaken,
  RuleNotMapped,
  RuleUnknown,
  RuleUnusable,
} from '../../model/rule-errors.ts'
import { compileRule, type CompiledRule } from '../../rules/compiled-rule.ts'
import { describeMissingAttribute } from '../../rules/missing-attribute.ts'
import { RuleInvalid } from '../../rules/errors.ts'
import { ruleScope, type RuleScope } from '../../rules/rule-scope.ts'
import { describeOtherColumns } from '../../rules/values-rule.ts'
import type { KeywordStore } from '../../stores/rules/keywords.ts'
import type { RuleChanges, RuleStore } from '../../stores/rules/rules.ts'
import type { BulkChanges } from './bulk-changes.ts'
import type { Entities, JobWishes } from '../entities/entities.ts'
import { checkFields, checkLoaded, keywordTexts, merged, withoutOldThreshold } from './rule-fields.ts'
import type { RuleRunParams } from '../../model/rule-run-params.ts'
import type { ServedLoads } from '../entities/served-loads.ts'

/** A rule as a request identifies it, by numbers. */
export interface RuleRef {
  readonly entity: number
  readonly attribute: number
  readonly rule: number
}

/** The rule that a request changes. */
export interface RuleOfChange extends Pick<RuleRef, 'entity' | 'rule'> {
  /** Set if the rule must belong to this attribute. */
  readonly attribute?: number | undefined
}

/** Which rules a job runs. */
export interface RuleSelection {
  /** The number of the entity; 0 for all entities. */
  readonly entity: number
  /** All enabled rules; those that have to be run again; or those of `rules`. */
  readonly option: 'ALL' | 'UPDATED' | 'SELECTED'
  readonly rules: readonly RuleRef[]
}

/** The definition of a rule in a request. */
export interface RuleRequest extends RuleDefinition {
  readonly keywords: readonly KeywordRef[]
}

/** Changes of a rule in a request. Null removes a value, or returns a derived rule to that of its library rule. */
export type RuleChangeRequest = Omit<RuleChanges, 'keywords'> & {
  readonly keywords?: readonly KeywordRef[] | undefined
  /** The settings that a derived rule takes from its library rule again. Other rules keep their settings. */
  readonly inherited?: readonly (keyof RuleSettings)[]
}

/** A valid rule and the load whose rows it is about. */
export interface RuleOfLoad {
  readonly load: ServedLoad
  readonly scope: RuleScope
  readonly compiled: CompiledRule
}

export interface RulesOptions {
  readonly store: RuleStore
  readonly keywords: KeywordStore
  readonly entities: Pick<Entities, 'find'>
  readonly loads: Pick<ServedLoads, 'read' | 'memory'>
  readonly jobs: Pick<Jobs, 'schedule'>
  readonly changes: Pick<BulkChanges, 'soon'>
}

/** The settings that a derived rule may override. All other fields but its name and description are the library's. */
const OF_LIBRARY: readonly (keyof RuleDefinition)[] = [
  'expression',
  'filter',
  'group',
  'groupLimit',
  'aggregate',
  'aggregateMethod',
]

/** Adds, changes, deletes and runs the business rules of entities. */
export class Rules {
  readonly #options: RulesOptions

  constructor(options: RulesOptions) {
    this.#options = options
  }

  /** @throws EntityUnknown, RuleUnknown */
  async find(repositoryId: number, entityNumber: number, number: number): Promise<Rule> {
    const entity = await this.#options.entities.find(repositoryId, entityNumber)
    const rule = await this.#options.store.find(entity.id, number)
    if (!rule) throw new RuleUnknown(entityNumber, number)
    return rule
  }

  count(repositoryId: number): ReturnType<RuleStore['count']> {
    return this.#options.store.count(repositoryId)
  }

  /**
   * @returns the number of the new rule in its entity
   * @throws EntityUnknown, AttributeUnknown, NotLoaded, RuleInvalid, InvalidData, KeywordUnknown, RuleNameTaken
   */
  async add(
    repositoryId: number,
    { entity: entityNumber, attribute }: Pick<RuleRef, 'entity' | 'attribute'>,
    { keywords: refs, ...definition }: RuleRequest,
    user: string,
  ): Promise<number> {
    const { store, entities } = this.#options
    const entity = await entities.find(repositoryId, entityNumber)
    await this.#check(entity, attribute, definition)
    const number = await store.transaction(async (transaction) => {
      const keywords = await keywordTexts(this.#options.keywords, repositoryId, refs, transaction)
      return store.insert(
        { repositoryId, entityId: entity.id, attributeId: attribute, definition, keywords, createdBy: user },
        transaction,
      )
    })
    if (number === null) throw new EntityUnknown(entityNumber)
    if (number === undefined) throw new RuleNameTaken(definition.name)
    return number
  }

  /**
   * Changes a rule. A run in progress completes with the rule as it was when the run began, and the rule has to be run
   * again.
   * @throws EntityUnknown, RuleUnknown, RuleDerived, RuleInvalid, InvalidData, KeywordUnknown, RuleNameTaken
   */
  async edit(
    repositoryId: number,
    { entity: entityNumber, rule: number, attribute }: RuleOfChange,
    { keywords: refs, inherited = [], ...given }: RuleChangeRequest,
    user: string,
  ): Promise<void> {
    const { store, entities } = this.#options
    const entity = await entities.find(repositoryId, entityNumber)
    const rule = await store.find(entity.id, number)
    if (!rule || (attribute !== undefined && rule.attributeId !== attribute))
      throw new RuleUnknown(entityNumber, number)
    const isDerived = rule.libraryRuleId !== undefined
    let changes: RuleChanges = {
      ...given,
      ...(isDerived ? nulls(inherited) : withoutOldThreshold(rule, given)),
    }
    if (isDerived && OF_LIBRARY.some((field) => changes[field] !== undefined))
      throw new RuleDerived(rule.name)
    const definition = merged(rule, changes)
    if (isDerived) checkFields(definition, rule.attributeId)
    else
      try {
        await this.#check(entity, rule.attributeId, definition)
      } catch (error) {
        // A rule whose column is missing can still be disabled or renamed.
        if (!isOfMissing(error) || concernsColumns(rule, definition)) throw error
        changes = withoutColumns(changes)
      }
    const isEdited = await store.transaction(async (transaction) => {
      const keywords = refs && (await keywordTexts(this.#options.keywords, repositoryId, refs, transaction))
      return store.edit(rule, { ...changes, ...(keywords && { keywords }) }, user, transaction)
    })
    if (!isEdited) throw new RuleNameTaken(definition.name)
  }

  /**
   * Deletes rules, all or none. A rule that is named twice is deleted once.
   * @throws EntityUnknown, RuleUnknown
   */
  async remove(repositoryId: number, rules: readonly RuleRef[]): Promise<void> {
    const { store } = this.#options
    const ids = await this.#entityIds(repositoryId, rules)
    const distinct = [
      ...new Map(rules.map((rule) => [`${rule.entity} ${rule.attribute} ${rule.rule}`, rule])).values(),
    ]
    const keys = distinct.map(({ entity, attribute, rule }) => ({
      entityId: ids.get(entity)!,
      attributeId: attribute,
      number: rule,
    }))
    await store.transaction(async (transaction) => {
      const unknown = await store.remove(keys, transaction)
      if (unknown === undefined) return
      const { entity, rule } = distinct[unknown]!
      throw new RuleUnknown(entity, rule)
    })
    this.#options.changes.soon()
  }

  /**
   * Schedules a run of rules.
   * @throws EntityUnknown, RuleUnknown, RuleDisabled, RuleNotMapped, NotLoaded, InvalidData, QueueFull
   */
  async run(
    { id: repositoryId }: RepositoryRef,
    { entity: number, option, rules }: RuleSelection,
    { jobName, scheduledFor }: JobWishes,
    user: string,
  ): Promise<JobIds> {
    const { entities, jobs } = this.#options
    const entity = number === 0 ? undefined : await entities.find(repositoryId, number)
    if (entity) checkLoaded(entity)
    const selected = option === 'SELECTED' ? await this.#selected(repositoryId, number, rules) : []
    const params: RuleRunParams = { option, ruleIds: selected.map(({ id }) => id) }
    const defaultName = option === 'ALL' ? 'Full Business Rule analysis' : 'Business Rule Analysis'
    return jobs.schedule({
      repositoryId,
      type: 'Business Rule Analysis',
      name: jobName ?? defaultName,
      entityIds: entity ? [entity.id] : [],
      params,
      createdBy: user,
      scheduledFor,
    })
  }

  async #selected(repositoryId: number, entity: number, refs: readonly RuleRef[]): Promise<Rule[]> {
    if (refs.length === 0) {
      const detail = 'The option SELECTED needs the ids of the rules; name at least one in RULE_IDS.'
      throw new InvalidData([{ pointer: '/data/RULE_IDS', detail }])
    }
    const faults: DataFault[] = refs.flatMap((ref, i) =>
      entity === 0 || ref.entity === entity
        ? []
        : [
            {
              pointer: `/data/RULE_IDS/${i}`,
              detail: `This rule belongs to the entity ${ref.entity}, not to ${entity}; name rules of one entity, or set ENTITY to 0.`,
            },
          ],
    )
    if (faults.length > 0) throw new InvalidData(faults)
    const ids = await this.#entityIds(repositoryId, refs)
    const rules = new Map<number, ReadonlyMap<number, Rule>>()
    for (const [number, id] of ids) {
      const ofEntity = await this.#options.store.ofEntity(id)
      rules.set(number, new Map(ofEntity.map((rule) => [rule.number, rule])))
    }
    const selected = refs.map((ref) => {
      const rule = rules.get(ref.entity)?.get(ref.rule)
      if (rule?.attributeId !== ref.attribute) throw new RuleUnknown(ref.entity, ref.rule)
      if (!rule.enabled) throw new RuleDisabled(rule.name)
      if (!rule.isMapped) throw new RuleNotMapped(rule.name)
      if (rule.missingNames !== undefined) throw ruleMisses(rule.name, rule.missingNames)
      return rule
    })
    for (const [i, rule] of selected.entries()) {
      if (rule.attributeId === 0) continue
      const missing = await this.#options.loads.read(repositoryId, refs[i]!.entity, (load) =>
        describeMissingAttribute(load, rule),
      )
      if (missing !== undefined) throw new RuleUnusable(rule.name, missing)
    }
    return selected
  }

  /** The ids of the entities of rules, by their numbers. @throws EntityUnknown */
  async #entityIds(repositoryId: number, rules: readonly RuleRef[]): Promise<ReadonlyMap<number, number>> {
    const ids = new Map<number, number>()
    for (const { entity } of rules)
      if (!ids.has(entity)) ids.set(entity, (await this.#options.entities.find(repositoryId, entity)).id)
    return ids
  }

  /**
   * Checks a rule of a request, which need not be saved, and runs work with it.
   * @throws EntityUnknown, AttributeUnknown, NotLoaded, RuleInvalid, InvalidData, and any error of the work
   */
  async checked<T>(
    repositoryId: number,
    { entity, attribute }: Pick<RuleRef, 'entity' | 'attribute'>,
    definition: RuleDefinition,
    work: (rule: RuleOfLoad) => Promise<T>,
  ): Promise<T> {
    return this.#checked(await this.#options.entities.find(repositoryId, entity), attribute, definition, work)
  }

  async #check(entity: Entity, attributeId: number, definition: RuleDefinition): Promise<void> {
    await this.#checked(entity, attributeId, definition, async () => undefined)
  }

  /** Checks a rule against the columns of its entity. */
  async #checked<T>(
    entity: Entity,
    attributeId: number,
    definition: RuleDefinition,
    work: (rule: RuleOfLoad) => Promise<T>,
  ): Promise<T> {
    const { loads } = this.#options
    checkFields(definition, attributeId)
    checkLoaded(entity)
    return loads.read(entity.repositoryId, entity.number, async (load) => {
      const attribute = attributeId === 0 ? undefined : await load.attribute(attributeId)
      const scope = await ruleScope(load, [definition], loads.memory)
      const compiled = compileRule(definition, scope)
      if (definition.thresholdOf === 'values' && attribute) {
        const detail = describeOtherColumns(compiled.checked.expression, attribute)
        if (detail !== undefined) throw new InvalidData([{ pointer: '/data/EXPRESSION', detail }])
      }
      return work({ load, scope, compiled })
    })
  }
}

/** The fields that are checked against the columns of the entity. */
const OF_COLUMNS = ['expression', 'filter', 'group', 'aggregate', 'aggregateMethod', 'thresholdOf'] as const

const concernsColumns = (rule: Rule, definition: RuleDefinition): boolean =>
  OF_COLUMNS.some((field) => rule[field] !== definition[field])

const withoutColumns = (changes: RuleChanges): RuleChanges => ({
  ...changes,
  ...Object.fromEntries(OF_COLUMNS.map((field) => [field, undefined])),
})

/** True if the present rows do not have a column of the rule. */
const isOfMissing = (error: unknown): boolean =>
  error instanceof AttributeUnknown || (error instanceof RuleInvalid && error.isOfUnknownColumns)

const ruleMisses = (name: string, missing: string): RuleUnusable =>
  new RuleUnusable(
    name,
    `They do not have ${printable(missing)}. Load a source with the column again, or change the rule.`,
  )

/** Settings without a value. */
const nulls = (settings: readonly (keyof RuleSettings)[]): RuleChanges =>
  Object.fromEntries(settings.map((setting) => [setting, null]))
