import type { Knex } from 'knex'
import type { Catalogue, UniqueKey } from '../../../platform/catalogue/catalogue.ts'
import {
  AGGREGATE_METHODS,
  INDEX_CONTROLS,
  type Rule,
  type RuleDefinition,
  type RuleKeywords,
} from '../../model/rule.ts'
import { HIDDEN_ENTITIES } from '../shared/hidden-entities.ts'
import { foldedName } from '../shared/folded-name.ts'
import { lockRows } from '../shared/lock-rows.ts'
import { partsOf } from '../shared/portions.ts'
import { DECIDED, freeNames, markRules, settleFreed } from './rule-removals.ts'
import { ruleOf, ruleRows, type RuleRow } from './rule-rows.ts'

/** The identification of a rule within a repository. */
export interface RuleKey {
  /** The id of the entity in the catalogue. */
  readonly entityId: number
  readonly attributeId: number
  readonly number: number
}

/** A new rule of an entity. */
export interface NewRule {
  readonly repositoryId: number
  readonly entityId: number
  readonly attributeId: number
  readonly definition: RuleDefinition
  readonly keywords: RuleKeywords | undefined
  readonly createdBy: string
}

/** Changes of a rule. Null removes a value; for a setting of a derived rule, the value of its library rule applies. */
export type RuleChanges = {
  readonly [Field in keyof RuleDefinition]?: RuleDefinition[Field] | null | undefined
} & { readonly keywords?: RuleKeywords | undefined }

const NAME: UniqueKey = { table: 'rule_rows', columns: ['entity_id', 'folded_name'] }

/** The fields whose change requires a new run. */
const ANALYSED: ReadonlySet<keyof RuleChanges> = new Set<keyof RuleDefinition>([
  'expression',
  'filter',
  'group',
  'groupLimit',
  'aggregate',
  'aggregateMethod',
  'threshold',
  'thresholdOf',
  'indexControl',
  'indexThreshold',
])

/** True if a rule with these changes has to be run again. */
export const isAnalysed = (changes: RuleChanges): boolean =>
  (Object.keys(changes) as (keyof RuleChanges)[]).some(
    (field) => changes[field] !== undefined && ANALYSED.has(field),
  )

/** The business rules of entities in the catalogue. */
export class RuleStore {
  readonly #catalogue: Catalogue
  readonly #lookups: Knex

  /** @param lookups additional connections to the catalogue, for reads of requests */
  constructor(catalogue: Catalogue, lookups = catalogue.knex) {
    this.#catalogue = catalogue
    this.#lookups = lookups
  }

  transaction<T>(work: (transaction: Knex.Transaction) => Promise<T>): Promise<T> {
    return this.#catalogue.knex.transaction(work)
  }

  /**
   * @returns the number of the new rule in its entity; undefined if the name is taken; null if the entity is deleted
   */
  async insert(rule: NewRule, transaction: Knex.Transaction): Promise<number | undefined | null> {
    const [counted] = await transaction('entities')
      .where({ id: rule.entityId })
      .whereNotNull('held_name')
      .increment('last_rule', 1)
      .returning<{ last_rule: number }[]>('last_rule')
    if (!counted) return null
    await freeNames({ entity_id: rule.entityId }, [foldedName(rule.definition.name)], transaction)
    const inserted = await transaction('rule_rows')
      .insert({
        repository_id: rule.repositoryId,
        entity_id: rule.entityId,
        number: counted.last_rule,
        attribute_id: rule.attributeId,
        ...columnsOf({ ...rule.definition, keywords: rule.keywords }),
        created_at: new Date().toISOString(),
        created_by: rule.createdBy,
      })
      .onConflict([...NAME.columns])
      .ignore()
      .returning<{ number: number }[]>('number')
    return inserted[0]?.number
  }

  /** A rule of an entity. */
  async find(entityId: number, number: number): Promise<Rule | undefined> {
    const row = await ruleRows(this.#lookups)
      .where({ 'rules.entity_id': entityId, 'rules.number': number })
      .first<RuleRow | undefined>()
    return row && ruleOf(row)
  }

  /** The rules of an entity, in the order of their numbers. */
  async ofEntity(entityId: number): Promise<Rule[]> {
    const rows = await ruleRows(this.#lookups)
      .where('rules.entity_id', entityId)
      .orderBy('rules.number')
      .then<RuleRow[]>((found: RuleRow[]) => found)
    return rows.map(ruleOf)
  }

  /** The ids of the entities of a repository that have rules. */
  async entitiesWithRules(repositoryId: number): Promise<number[]> {
    const rows = await this.#lookups('rules')
      .where({ repository_id: repositoryId })
      .whereNotNull('entity_id')
      .distinct<{ entity_id: number }[]>('entity_id')
      .orderBy('entity_id')
    return rows.map(({ entity_id }) => entity_id)
  }

  /** Numbers of all rules of a repository, and of those of entities. Rules of entities in deletion do not count. */
  async count(repositoryId: number): Promise<{ readonly all: number; readonly ofEntities: number }> {
    const row = await this.#lookups('rules')
      .where('rules.repository_id', repositoryId)
      .whereRaw(`(rules.entity_id is null or rules.entity_id not in ${HIDDEN_ENTITIES})`)
      .count<{ all: number | string; of_entities: number | string }>({
        all: '*',
        of_entities: 'rules.entity_id',
      })
      .first()
    return { all: Number(row?.all ?? 0), ofEntities: Number(row?.of_entities ?? 0) }
  }

  /**
   * Changes a rule. It has to be run again if the change concerns its result.
   * @returns false if another rule of the entity has the name
   */
  async edit(
    { id, entityId }: Pick<Rule, 'id' | 'entityId'>,
    changes: RuleChanges,
    user: string,
    transaction: Knex.Transaction,
  ): Promise<boolean> {
    await settleFreed([id], transaction)
    if (typeof changes.name === 'string')
      await freeNames({ entity_id: entityId }, [foldedName(changes.name)], transaction)
    try {
      await transaction('rule_rows')
        .where({ id })
        .update({
          ...columnsOf(changes),
          // The names in the expressions were checked against the present rows.
          ...(hasExpressions(changes) && { missing_names: null }),
          ...(isAnalysed(changes) && { version: transaction.raw('version + 1') }),
          edited_at: new Date().toISOString(),
          edited_by: user,
        })
      return true
    } catch (error) {
      if (this.#catalogue.isUniqueViolation(error, NAME)) return false
      throw error
    }
  }

  /**
   * Deletes rules, all or none. Their rows are removed by the next `BulkChanges.settle`.
   * @returns the index of the first rule that does not exist; undefined if all were deleted
   */
  async remove(keys: readonly RuleKey[], transaction: Knex.Transaction): Promise<number | undefined> {
    const textOf = ({ entityId, attributeId, number }: RuleKey) => `${entityId} ${attributeId} ${number}`
    const entityIds = [...new Set(keys.map(({ entityId }) => entityId))]
    // The first statement writes, so that the rules that are read stay until the end of the transaction.
    await lockRows(transaction('entities').whereIn('id', entityIds), transaction)
    const ids = new Map<string, number>()
    for (const entityId of entityIds) {
      const numbers = keys.filter((key) => key.entityId === entityId).map(({ number }) => number)
      for (const part of partsOf(numbers)) {
        const found = await transaction('rules')
          .where({ entity_id: entityId })
          .whereIn('number', part)
          .select<(RuleKey & { id: number })[]>({
            id: 'id',
            entityId: 'entity_id',
            attributeId: 'attribute_id',
            number: 'number',
          })
        for (const rule of found) ids.set(textOf(rule), rule.id)
      }
    }
    const wanted = keys.map((key) => ids.get(textOf(key)))
    const unknown = wanted.indexOf(undefined)
    if (unknown >= 0) return unknown
    for (const part of partsOf(wanted.filter((id) => id !== undefined)))
      await markRules('removed_in', DECIDED, part, transaction)
    return undefined
  }
}

const hasExpressions = ({ expression, filter, group, aggregate }: RuleChanges): boolean =>
  [expression, filter, group, aggregate].some((text) => text !== undefined)

/** The columns of the given fields. */
export function columnsOf(changes: RuleChanges): Record<string, unknown> {
  const { name, description, keywords, aggregateMethod, indexControl } = changes
  const given = {
    ...(typeof name === 'string' && { name, folded_name: foldedName(name) }),
    ...(description !== undefined && { description: description ?? '' }),
    ...(keywords !== undefined && { keyword_ids: keywords.ids, keywords: keywords.names }),
    ...(aggregateMethod !== undefined && {
      aggregate_method: aggregateMethod && AGGREGATE_METHODS.indexOf(aggregateMethod),
    }),
    ...(indexControl !== undefined && {
      index_control: indexControl && INDEX_CONTROLS.indexOf(indexControl),
    }),
  }
  const rest = Object.entries(PLAIN).flatMap(([field, column]) => {
    const value = changes[field as keyof typeof PLAIN]
    return value === undefined ? [] : [[column, value] as const]
  })
  return { ...given, ...Object.fromEntries(rest) }
}

/** The columns of fields that are stored as they are. */
const PLAIN = {
  expression: 'expression',
  filter: 'filter_expression',
  group: 'group_expression',
  groupLimit: 'group_limit',
  aggregate: 'aggregate_expression',
  thresholdOf: 'threshold_of',
  enabled: 'enabled',
  threshold: 'threshold',
  priority: 'priority',
  indexThreshold: 'index_threshold',
} as const satisfies Partial<Record<keyof RuleDefinition, string>>
