import type { Knex } from 'knex'
import { InvalidExpression } from '../expressions/errors.ts'
import { LibraryEntityUnknown } from '../model/errors.ts'
import type { Entity } from '../model/entity.ts'
import {
  LibraryRuleNameTaken,
  RuleAlreadyDerived,
  RuleNotPromotable,
  TooManyLibraryAttributes,
} from '../model/library-errors.ts'
import {
  MAX_LIBRARY_ATTRIBUTES,
  type LibraryAttribute,
  type LibraryRule,
  type MappedPair,
} from '../model/library.ts'
import type { RuleExpressions } from '../model/rule.ts'
import { RuleUnknown } from '../model/rule-errors.ts'
import { RuleInvalid } from '../rules/errors.ts'
import { translateRule } from '../rules/library-rule.ts'
import { deriveRule, lockRulesOfEntity, type RuleWithKeywords } from '../stores/derived-rules.ts'
import { foldedName } from '../stores/folded-name.ts'
import { addLibraryAttributes, readLibraryAttributes } from '../stores/library-attributes.ts'
import type { AssociationStore, PresentAttribute } from '../stores/library-associations.ts'
import type { LibraryRuleStore } from '../stores/library-rules.ts'
import type { LibraryStore } from '../stores/library.ts'
import type { AssociationRef, Associations } from './associations.ts'
import type { Derivation, LockedLibrary } from './derivation.ts'
import type { Entities } from './entities.ts'
import { usedAttributes } from './library-rules.ts'
import type { Mappings } from './mappings.ts'

export interface PromotionsOptions {
  readonly library: LibraryStore
  readonly rules: LibraryRuleStore
  readonly associationStore: AssociationStore
  readonly associations: Associations
  readonly entities: Pick<Entities, 'find'>
  readonly mappings: Mappings
  readonly derivation: Derivation
}

/** Makes rules of entities rules of the library, from which they are derived afterwards. */
export class Promotions {
  readonly #options: PromotionsOptions

  constructor(options: PromotionsOptions) {
    this.#options = options
  }

  /**
   * Promotes rules, all or none. An entity that is not associated with the library entity is associated.
   * @param numbers of the rules in the entity
   * @returns the numbers of the new library rules
   * @throws LibraryEntityUnknown, EntityUnknown, RuleUnknown, NotLoaded, RuleAlreadyDerived, RuleNotPromotable,
   * LibraryRuleNameTaken, TooManyLibraryAttributes
   */
  async promote(
    repositoryId: number,
    { library: libraryNumber, entity: entityNumber }: AssociationRef,
    numbers: readonly number[],
    user: string,
  ): Promise<number[]> {
    const { library, entities, mappings, associations } = this.#options
    const found = await library.find(repositoryId, libraryNumber)
    if (!found) throw new LibraryEntityUnknown(libraryNumber)
    const entity = await entities.find(repositoryId, entityNumber)
    const proposed = await mappings.propose(found, entity)
    return library.transaction(async (transaction) => {
      const locked = await library.lock(repositoryId, libraryNumber, transaction)
      if (!locked) throw new LibraryEntityUnknown(libraryNumber)
      const owner = { ...locked, repositoryId }
      await associations.begin(owner, entity, proposed, user, transaction)
      const wanted = [...new Set(numbers)]
      const rules = await this.#promotable(entity, wanted, transaction)
      const names = await this.#mapNames(owner, entity, rules, user, transaction)
      const promoted = []
      const attributes = await readLibraryAttributes(transaction, owner.id)
      for (const rule of rules)
        promoted.push(await this.#insert(owner, rule, names, attributes, user, transaction))
      await this.#derive(owner, entity, rules, promoted, user, transaction)
      return promoted.map(({ number }) => number)
    })
  }

  /** The rules in the order of the request. */
  async #promotable(
    entity: Entity,
    numbers: readonly number[],
    transaction: Knex.Transaction,
  ): Promise<RuleWithKeywords[]> {
    const found = await lockRulesOfEntity(entity.id, numbers, transaction)
    return numbers.map((number) => {
      const rule = found.find((each) => each.number === number)
      if (!rule) throw new RuleUnknown(entity.number, number)
      if (rule.libraryRuleId !== undefined) throw new RuleAlreadyDerived(rule.name)
      if (rule.thresholdOf === 'values')
        throw new RuleNotPromotable(
          rule.name,
          'it counts the distinct values of its attribute. Let it count rows: set THRESHOLD_OF to rows.',
        )
      return rule
    })
  }

  /**
   * Maps each attribute that the rules name to a library attribute, which is added if there is none.
   * @returns the names of the library attributes, by the names in the rules
   */
  async #mapNames(
    { id: libraryEntityId }: LockedLibrary,
    { id: entityId }: Entity,
    rules: readonly RuleWithKeywords[],
    user: string,
    transaction: Knex.Transaction,
  ): Promise<ReadonlyMap<string, string>> {
    const { associationStore } = this.#options
    const association = { libraryEntityId, entityId }
    const attributes = await readLibraryAttributes(transaction, libraryEntityId)
    const mapped = await associationStore.mapping(association, transaction)
    const named = namedAttributes(rules, await associationStore.attributesOf(entityId, transaction))
    const free = new FreeAttributes(attributes, mapped)
    const pairs: MappedPair[] = []
    for (const { name, humanName } of new Set(named.values())) {
      if (mapped.some(({ attributeName }) => attributeName === name)) continue
      const { number } = free.take(humanName)
      pairs.push({ libraryAttribute: number, attributeName: name, score: 100 })
    }
    if (attributes.length + free.added.length > MAX_LIBRARY_ATTRIBUTES) throw new TooManyLibraryAttributes()
    const numbers = await addLibraryAttributes(libraryEntityId, free.added, user, transaction)
    const numbered = pairs.map((pair) => ({
      ...pair,
      // A new attribute has a negative number: its place among those to add.
      libraryAttribute:
        pair.libraryAttribute < 0 ? numbers[-pair.libraryAttribute - 1]! : pair.libraryAttribute,
    }))
    await associationStore.addMapping(association, numbered, transaction)
    const present = await readLibraryAttributes(transaction, libraryEntityId)
    const byName = new Map(
      [...mapped, ...numbered].map(({ attributeName, libraryAttribute }) => [
        attributeName,
        present.find(({ number }) => number === libraryAttribute)!.name,
      ]),
    )
    return new Map([...named].map(([given, { name }]) => [given, byName.get(name)!]))
  }

  async #insert(
    { id: libraryEntityId, repositoryId }: LockedLibrary,
    rule: RuleWithKeywords,
    names: ReadonlyMap<string, string>,
    library: readonly LibraryAttribute[],
    user: string,
    transaction: Knex.Transaction,
  ): Promise<LibraryRule> {
    const { rules } = this.#options
    if (await rules.hasName(libraryEntityId, rule.name, undefined, transaction))
      throw new LibraryRuleNameTaken(rule.name)
    const { expressions } = translateRule(rule, names)
    const { name, description, enabled, threshold, priority, indexControl, indexThreshold } = rule
    const definition = {
      ...{ name, description, enabled, threshold, priority, indexControl, indexThreshold },
      ...expressions,
      thresholdOf: 'rows' as const,
    }
    const attributes = checked(rule.name, expressions, library)
    const created = { repositoryId, libraryEntityId, keywords: rule.keywords, createdBy: user }
    return rules.insert({ ...created, definition, attributes }, transaction)
  }

  /** Derives the promoted rules from their library rules, and new rules in the other associated entities. */
  async #derive(
    owner: LockedLibrary,
    { id: entityId }: Entity,
    rules: readonly RuleWithKeywords[],
    promoted: readonly LibraryRule[],
    user: string,
    transaction: Knex.Transaction,
  ): Promise<void> {
    const { derivation } = this.#options
    const names = await derivation.names({ libraryEntityId: owner.id, entityId }, transaction)
    for (const [index, rule] of rules.entries()) {
      const { expressions } = translateRule(promoted[index]!, names)
      await deriveRule(rule.id, promoted[index]!.id, expressions, transaction)
    }
    await derivation.deriveEverywhere(owner, promoted, user, transaction, entityId)
  }
}

/**
 * The attributes that rules name, by the names in the rules.
 * @throws RuleNotPromotable if a rule names something else
 */
function namedAttributes(
  rules: readonly RuleWithKeywords[],
  attributes: readonly PresentAttribute[],
): Map<string, PresentAttribute> {
  // Human names take precedence.
  const byName = new Map(attributes.map((attribute) => [attribute.name, attribute]))
  for (const attribute of attributes) byName.set(attribute.humanName, attribute)
  const named = new Map<string, PresentAttribute>()
  for (const rule of rules)
    for (const name of namesOfRule(rule)) {
      const attribute = byName.get(name)
      if (!attribute)
        throw new RuleNotPromotable(
          rule.name,
          `it names ${name}, which is not an attribute of the entity. Change its expressions first.`,
        )
      named.set(name, attribute)
    }
  return named
}

/** @throws RuleNotPromotable */
function namesOfRule(rule: RuleWithKeywords): readonly string[] {
  try {
    return translateRule(rule, new Map()).missing
  } catch (error) {
    throw error instanceof InvalidExpression ? new RuleNotPromotable(rule.name, error.message) : error
  }
}

/** @throws RuleNotPromotable if the names of the library make an expression too long */
function checked(name: string, expressions: RuleExpressions, attributes: readonly LibraryAttribute[]) {
  try {
    return usedAttributes(expressions, attributes)
  } catch (error) {
    throw error instanceof RuleInvalid ? new RuleNotPromotable(name, error.message) : error
  }
}

/** The library attributes that an entity has not mapped yet, and those to add. */
class FreeAttributes {
  readonly added: { readonly name: string; readonly description: string }[] = []
  readonly #free: Map<string, { readonly number: number }>
  readonly #taken: Set<string>

  constructor(attributes: readonly LibraryAttribute[], mapped: readonly MappedPair[]) {
    const used = new Set(mapped.map(({ libraryAttribute }) => libraryAttribute))
    const free = attributes.filter(({ number }) => !used.has(number))
    this.#free = new Map(free.map((attribute) => [foldedName(attribute.name), attribute]))
    this.#taken = new Set(attributes.map(({ name }) => foldedName(name)))
  }

  /**
   * The free attribute of a name, or a new one. If another attribute of the entity is mapped to the attribute of this
   * name, the new one has a numbered name.
   */
  take(wanted: string): { readonly number: number } {
    const free = this.#free.get(foldedName(wanted))
    this.#free.delete(foldedName(wanted))
    if (free) return free
    let name = wanted
    for (let number = 2; this.#taken.has(foldedName(name)); number++) name = `${wanted} (${number})`
    this.#taken.add(foldedName(name))
    this.added.push({ name, description: '' })
    return { number: -this.added.length }
  }
}
