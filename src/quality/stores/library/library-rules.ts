import type { Knex } from 'knex'
import type { Catalogue } from '../../../platform/catalogue/catalogue.ts'
import { LibraryRuleNameTaken } from '../../model/library-errors.ts'
import type { LibraryRule } from '../../model/library.ts'
import type { RuleDefinition, RuleKeywords } from '../../model/rule.ts'
import {
  derivedRuleIds,
  readDerivedRules,
  rulesByNumbers,
  type DerivedRule,
  type DerivedRulesOf,
  type RuleWithKeywords,
} from '../rules/derived-rules.ts'
import { foldedName } from '../shared/folded-name.ts'
import { partsOf, PORTION_ROWS } from '../shared/portions.ts'
import { addRules, takenRuleNames, type RuleOwner } from '../rules/rule-additions.ts'
import { freeNames } from '../rules/rule-removals.ts'
import { ruleOf, ruleRows, settingOf, type RuleRowWithKeywords } from '../rules/rule-rows.ts'
import { columnsOf, type RuleChanges } from '../rules/rules.ts'

/** A new rule of a library entity. */
export interface NewLibraryRule {
  readonly definition: RuleDefinition
  readonly keywords: RuleKeywords
  /** The numbers of the library attributes that its expressions name. */
  readonly attributes: readonly number[]
}

/** The library entity of new rules. */
export interface LibraryOwner {
  readonly repositoryId: number
  readonly libraryEntityId: number
}

/** Statements have at most this number of ids. */
const BATCH = 500

/** The business rules of library entities. Only a bulk change that claims the library entity writes
 * them (`services/library/library-changes.ts`). */
export class LibraryRuleStore {
  readonly #lookups: Knex

  /** @param lookups connections for the reads of requests */
  constructor(catalogue: Catalogue, lookups = catalogue.knex) {
    this.#lookups = lookups
  }

  /**
   * Adds rules that nobody sees before the bulk change is decided.
   * @param rules at most ADDED_AT_ONCE
   * @param firstNumber the number of the first of the rules
   * @throws LibraryRuleNameTaken
   */
  async add(
    owner: LibraryOwner,
    rules: readonly NewLibraryRule[],
    firstNumber: number,
    user: string,
    { change, transaction }: { readonly change: number; readonly transaction: Knex.Transaction },
  ): Promise<LibraryRule[]> {
    const toAdd = rules.map(({ definition, keywords }, i) => ({
      number: firstNumber + i,
      name: definition.name,
      columns: columnsOf({ ...definition, keywords }),
    }))
    const added = await addRules(owner, toAdd, user, transaction, change)
    const ids = new Map(added.map(({ id, number }) => [number, id]))
    const inserted = rules.map(({ definition, keywords, attributes }, i) => {
      const id = ids.get(firstNumber + i)
      if (id === undefined) throw new LibraryRuleNameTaken(definition.name)
      return { ...definition, id, number: firstNumber + i, keywords, attributes }
    })
    await addAttributes(inserted, transaction)
    return inserted.map(({ attributes: _, ...rule }) => rule)
  }

  async find(libraryEntityId: number, number: number): Promise<LibraryRule | undefined> {
    const row = await ruleRows(this.#lookups)
      .where({ 'rules.library_entity_id': libraryEntityId, 'rules.number': number })
      .first<RuleRowWithKeywords | undefined>()
    return row && libraryRuleOf(row)
  }

  /** The rules of a library entity, in the order of their numbers. */
  async ofLibraryEntity(libraryEntityId: number): Promise<LibraryRule[]> {
    const rules: LibraryRule[] = []
    // In parts, since making objects of thousands of rows blocks the event loop.
    for (let last = 0; ; last = rules.at(-1)!.number) {
      const rows = await ruleRows(this.#lookups)
        .where('rules.library_entity_id', libraryEntityId)
        .where('rules.number', '>', last)
        .orderBy('rules.number')
        .limit(PORTION_ROWS)
        .then<RuleRowWithKeywords[]>((found: RuleRowWithKeywords[]) => found)
      rules.push(...rows.map(libraryRuleOf))
      if (rows.length < PORTION_ROWS) return rules
    }
  }

  /** Rules of a library entity by their numbers. Rules that do not exist are left out. */
  async withNumbers(
    libraryEntityId: number,
    numbers: readonly number[],
    database: Knex = this.#lookups,
  ): Promise<Map<number, LibraryRule>> {
    const found = new Map<number, LibraryRule>()
    for (const part of partsOf(numbers)) {
      const rows = await ruleRows(database)
        .where('rules.library_entity_id', libraryEntityId)
        .whereIn('rules.number', part)
        .then<RuleRowWithKeywords[]>((read: RuleRowWithKeywords[]) => read)
      for (const row of rows) found.set(row.number, libraryRuleOf(row))
    }
    return found
  }

  /** The rules whose expressions name a library attribute. */
  async naming(libraryEntityId: number, attribute: number): Promise<LibraryRule[]> {
    const rows = await ruleRows(this.#lookups)
      .where('rules.library_entity_id', libraryEntityId)
      .whereIn(
        'rules.id',
        this.#lookups('library_rule_attributes').where('library_attribute_id', attribute).select('rule_id'),
      )
      .then<RuleRowWithKeywords[]>((found: RuleRowWithKeywords[]) => found)
    return rows.map(libraryRuleOf)
  }

  /** True if another rule of the library entity has the name. */
  async hasName(libraryEntityId: number, name: string, exceptId: number | undefined): Promise<boolean> {
    const found = await this.#lookups('rules')
      .where({ library_entity_id: libraryEntityId, folded_name: foldedName(name) })
      .first<{ id: number } | undefined>('id')
    return found !== undefined && found.id !== exceptId
  }

  /** @param attributes the library attributes that the expressions name after the change; undefined for the same */
  async edit(
    { id, libraryEntityId }: { readonly id: number; readonly libraryEntityId: number },
    changes: RuleChanges,
    attributes: readonly number[] | undefined,
    user: string,
    transaction: Knex.Transaction,
  ): Promise<void> {
    if (typeof changes.name === 'string')
      await freeNames({ library_entity_id: libraryEntityId }, [foldedName(changes.name)], transaction)
    await transaction('rule_rows')
      .where({ id })
      .update({ ...columnsOf(changes), edited_at: new Date().toISOString(), edited_by: user })
    if (!attributes) return
    await transaction('library_rule_attributes').where({ rule_id: id }).delete()
    await addAttributes([{ id, attributes }], transaction)
  }

  /** The ids of all rules of a library entity. */
  ids(libraryEntityId: number): Promise<number[]> {
    return this.#lookups('rules')
      .where('library_entity_id', libraryEntityId)
      .orderBy('id')
      .pluck<number[]>('id')
  }

  /** The ids of derived rules. */
  derivedIds(of: DerivedRulesOf): Promise<number[]> {
    return derivedRuleIds(of, this.#lookups)
  }

  /** Rules of an entity by their numbers. */
  byNumbers(entityId: number, numbers: readonly number[]): Promise<RuleWithKeywords[]> {
    return rulesByNumbers(entityId, numbers, this.#lookups)
  }

  /** The names that the rules of an owner have, folded. */
  takenNames(owner: RuleOwner): Promise<Set<string>> {
    return takenRuleNames(owner, this.#lookups)
  }

  /** Derived rules with their translated expressions. */
  derived(of: DerivedRulesOf): Promise<DerivedRule[]> {
    return readDerivedRules(of, this.#lookups)
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
        .join('rule_rows as origin', 'origin.id', 'rules.origin_id')
        .join('entities', 'entities.id', 'rules.entity_id')
        .whereIn('rules.origin_id', libraryRuleIds.slice(from, from + BATCH))
        .whereNotNull('rules.library_rule_id')
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
}

async function addAttributes(
  rules: readonly { readonly id: number; readonly attributes: readonly number[] }[],
  transaction: Knex.Transaction,
): Promise<void> {
  const rows = rules.flatMap(({ id, attributes }) =>
    attributes.map((attribute) => ({ rule_id: id, library_attribute_id: attribute })),
  )
  for (const part of partsOf(rows)) await transaction('library_rule_attributes').insert([...part])
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
