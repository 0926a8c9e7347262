import type { Knex } from 'knex'
import type { Catalogue } from '../../platform/catalogue/catalogue.ts'
import type { LibraryRule } from '../model/library.ts'
import type { RuleDefinition, RuleKeywords } from '../model/rule.ts'
import { foldedName } from './folded-name.ts'
import { ruleOf, ruleRows, settingOf, type RuleRowWithKeywords } from './rule-rows.ts'
import { columnsOf, type RuleChanges } from './rules.ts'

/** A new rule of a library entity. */
export interface NewLibraryRule {
  readonly repositoryId: number
  readonly libraryEntityId: number
  readonly definition: RuleDefinition
  readonly keywords: RuleKeywords
  /** The numbers of the library attributes that its expressions name. */
  readonly attributes: readonly number[]
  readonly createdBy: string
}

/** Statements have at most this number of ids. */
const BATCH = 500

/** The business rules of library entities. Writers lock the library entity first (`LibraryStore.lock`). */
export class LibraryRuleStore {
  readonly #lookups: Knex

  /** @param lookups connections for the reads of requests */
  constructor(catalogue: Catalogue, lookups = catalogue.knex) {
    this.#lookups = lookups
  }

  /** @returns the new rule */
  async insert(rule: NewLibraryRule, transaction: Knex.Transaction): Promise<LibraryRule> {
    const [counted] = await transaction('library_entities')
      .where({ id: rule.libraryEntityId })
      .increment('last_rule', 1)
      .returning<{ last_rule: number }[]>('last_rule')
    const [inserted] = await transaction('rules')
      .insert({
        repository_id: rule.repositoryId,
        library_entity_id: rule.libraryEntityId,
        number: counted!.last_rule,
        attribute_id: 0,
        ...columnsOf({ ...rule.definition, keywords: rule.keywords }),
        created_at: new Date().toISOString(),
        created_by: rule.createdBy,
      })
      .returning<{ id: number }[]>('id')
    const { id } = inserted!
    await this.#setAttributes(id, rule.attributes, transaction)
    return { ...rule.definition, id, number: counted!.last_rule, keywords: rule.keywords }
  }

  async find(
    libraryEntityId: number,
    number: number,
    database: Knex = this.#lookups,
  ): Promise<LibraryRule | undefined> {
    const row = await ruleRows(database)
      .where({ 'rules.library_entity_id': libraryEntityId, 'rules.number': number })
      .first<RuleRowWithKeywords | undefined>()
    return row && libraryRuleOf(row)
  }

  /** The rules of a library entity, in the order of their numbers. */
  async ofLibraryEntity(libraryEntityId: number, database: Knex = this.#lookups): Promise<LibraryRule[]> {
    const rows = await ruleRows(database)
      .where('rules.library_entity_id', libraryEntityId)
      .orderBy('rules.number')
      .then<RuleRowWithKeywords[]>((found: RuleRowWithKeywords[]) => found)
    return rows.map(libraryRuleOf)
  }

  /** The rules whose expressions name a library attribute. */
  async naming(
    libraryEntityId: number,
    attribute: number,
    transaction: Knex.Transaction,
  ): Promise<LibraryRule[]> {
    const rows = await ruleRows(transaction)
      .where('rules.library_entity_id', libraryEntityId)
      .whereIn(
        'rules.id',
        transaction('library_rule_attributes').where('library_attribute_id', attribute).select('rule_id'),
      )
      .then<RuleRowWithKeywords[]>((found: RuleRowWithKeywords[]) => found)
    return rows.map(libraryRuleOf)
  }

  /** True if another rule of the library entity has the name. */
  async hasName(
    libraryEntityId: number,
    name: string,
    exceptId: number | undefined,
    transaction: Knex.Transaction,
  ): Promise<boolean> {
    const found = await transaction('rules')
      .where({ library_entity_id: libraryEntityId, folded_name: foldedName(name) })
      .first<{ id: number } | undefined>('id')
    return found !== undefined && found.id !== exceptId
  }

  /** @param attributes the library attributes that the expressions name after the change; undefined for the same */
  async edit(
    { id }: Pick<LibraryRule, 'id'>,
    changes: RuleChanges,
    attributes: readonly number[] | undefined,
    user: string,
    transaction: Knex.Transaction,
  ): Promise<void> {
    await transaction('rules')
      .where({ id })
      .update({ ...columnsOf(changes), edited_at: new Date().toISOString(), edited_by: user })
    if (attributes) await this.#setAttributes(id, attributes, transaction)
  }

  /** Deletes a rule with the rules that are derived from it. */
  async remove({ id }: Pick<LibraryRule, 'id'>, transaction: Knex.Transaction): Promise<void> {
    await transaction('rules').where({ id }).delete()
  }

  /** The number of rules of all library entities of a repository. */
  async count(repositoryId: number): Promise<number> {
    const row = await this.#lookups('rules')
      .where({ repository_id: repositoryId })
      .whereNotNull('library_entity_id')
      .count<{ count: number | string }>({ count: '*' })
      .first()
    return Number(row?.count ?? 0)
  }

  /** The ids of the derived rules that a run of library rules runs: enabled, mapped, and of entities with rows. */
  async runnable(libraryRuleIds: readonly number[]): Promise<{ id: number; entityId: number }[]> {
    const found: { id: number; entityId: number }[] = []
    for (let from = 0; from < libraryRuleIds.length; from += BATCH) {
      const rows = await this.#lookups('rules')
        .join('rules as origin', 'origin.id', 'rules.library_rule_id')
        .join('entities', 'entities.id', 'rules.entity_id')
        .whereIn('rules.library_rule_id', libraryRuleIds.slice(from, from + BATCH))
        .where('rules.is_mapped', true)
        .whereRaw(settingOf('enabled'))
        .whereNotNull('entities.held_name')
        .where('entities.generation', '>', 0)
        .orderBy('rules.id')
        .select<{ id: number; entityId: number }[]>({ id: 'rules.id', entityId: 'rules.entity_id' })
      found.push(...rows)
    }
    return found
  }

  async #setAttributes(
    id: number,
    attributes: readonly number[],
    transaction: Knex.Transaction,
  ): Promise<void> {
    await transaction('library_rule_attributes').where({ rule_id: id }).delete()
    const rows = attributes.map((attribute) => ({ rule_id: id, library_attribute_id: attribute }))
    for (let from = 0; from < rows.length; from += BATCH)
      await transaction('library_rule_attributes').insert(rows.slice(from, from + BATCH))
  }
}

function libraryRuleOf(row: RuleRowWithKeywords): LibraryRule {
  const { id, number, name, description, thresholdOf, ...rule } = ruleOf(row)
  const { expression, filter, group, groupLimit, aggregate, aggregateMethod } = rule
  const { enabled, threshold, priority, indexControl, indexThreshold } = rule
  return {
    id,
    number,
    name,
    description,
    thresholdOf,
    ...{ expression, filter, group, groupLimit, aggregate, aggregateMethod },
    ...{ enabled, threshold, priority, indexControl, indexThreshold },
    keywords: { ids: row.keyword_ids, names: row.keywords },
  }
}
