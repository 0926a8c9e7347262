import type { Transaction } from '../../../platform/catalogue/catalogue.ts'
import { inTurns, type Steps } from '../../../lib/steps.ts'
import { LibraryEntityUnknown } from '../../model/errors.ts'
import type { Entity } from '../../model/entity.ts'
import {
  RuleAlreadyDerived,
  RuleNotPromotable,
  TooManyLibraryAttributes,
} from '../../model/library-errors.ts'
import {
  MAX_LIBRARY_ATTRIBUTES,
  type LibraryAttribute,
  type LibraryRule,
  type MappedPair,
} from '../../model/library.ts'
import type { RuleExpressions } from '../../model/rule.ts'
import { RuleUnknown } from '../../model/rule-errors.ts'
import { RuleInvalid } from '../../rules/errors.ts'
import { translateRule } from '../../rules/library-rule.ts'
import { derivationColumns, lockUnchanged, type RuleWithKeywords } from '../../stores/rules/derived-rules.ts'
import { insertLibraryAttributes, reserveAttributeNumbers } from '../../stores/library/library-attributes.ts'
import type { AssociationStore, NamedPair } from '../../stores/library/library-associations.ts'
import type { LibraryRuleStore, NewLibraryRule } from '../../stores/library/library-rules.ts'
import type { LibraryStore } from '../../stores/library/library.ts'
import { partsOf } from '../../stores/shared/portions.ts'
import { ADDED_AT_ONCE, reserveRuleNumbers } from '../../stores/rules/rule-additions.ts'
import { settleFreed } from '../../stores/rules/rule-removals.ts'
import { updateRules, type RuleUpdate } from '../../stores/rules/rule-updates.ts'
import type { AssociationRef, Associations, BegunAssociation } from './associations.ts'
import type { BulkChange } from '../rules/bulk-changes.ts'
import { namesOf, type Derivation, type Names } from './derivation.ts'
import type { Entities } from '../entities/entities.ts'
import type { ClaimedLibrary, LibraryChanges } from './library-changes.ts'
import { usedAttributes } from './library-rules.ts'
import type { Mappings } from './mappings.ts'
import { FreeAttributes, namedAttributes } from './promoted-names.ts'

export interface PromotionsOptions {
  readonly library: LibraryStore
  readonly rules: LibraryRuleStore
  readonly associationStore: AssociationStore
  readonly associations: Associations
  readonly entities: Pick<Entities, 'find'>
  readonly mappings: Mappings
  readonly derivation: Derivation
  readonly libraryChanges: LibraryChanges
}

/** A rule of the entity was changed or deleted between the parts of the promotion. */
class RuleChanged extends Error {}

/** What the transaction that decides a promotion writes. */
interface PreparedPromotion {
  /** Undefined if the two are associated already. */
  readonly begun: BegunAssociation | undefined
  readonly mapped: MappedNames
  readonly rules: readonly RuleWithKeywords[]
  readonly promoted: readonly LibraryRule[]
  readonly links: readonly RuleUpdate[]
}

/** How the attributes that rules name are mapped to library attributes. */
interface MappedNames {
  /** The names of the library attributes, by the names in the rules. */
  readonly names: ReadonlyMap<string, string>
  /** All attributes of the library entity, with those to add. */
  readonly attributes: readonly LibraryAttribute[]
  readonly added: readonly LibraryAttribute[]
  /** The pairs to add to the mapping. */
  readonly pairs: readonly (MappedPair & NamedPair)[]
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
    const { library, entities, mappings, libraryChanges } = this.#options
    const found = await library.find(repositoryId, libraryNumber)
    if (!found) throw new LibraryEntityUnknown(libraryNumber)
    const entity = await entities.find(repositoryId, entityNumber)
    const proposed = await mappings.propose(found, entity)
    const wanted = [...new Set(numbers)]
    for (;;)
      try {
        return await libraryChanges.make(repositoryId, libraryNumber, {
          prepare: (owner, change) => this.#prepare(owner, entity, proposed, wanted, user, change),
          decide: async (owner, prepared, transaction) => {
            await this.#complete(owner, entity, prepared, user, transaction)
            return prepared.promoted.map(({ number }) => number)
          },
        })
      } catch (error) {
        if (!(error instanceof RuleChanged)) throw error
      }
  }

  async #prepare(
    owner: ClaimedLibrary,
    entity: Entity,
    proposed: readonly MappedPair[],
    wanted: readonly number[],
    user: string,
    change: BulkChange,
  ): Promise<PreparedPromotion> {
    const { associations, associationStore, derivation } = this.#options
    const rules = await this.#promotable(entity, wanted)
    const begun = await associations.begin(owner, entity, proposed, user, change)
    const present =
      begun?.named ?? (await associationStore.mapping({ libraryEntityId: owner.id, entityId: entity.id }))
    const mapped = await this.#mapNames(owner, entity, rules, present, change)
    const promoted: LibraryRule[] = []
    for (const part of partsOf(rules, ADDED_AT_ONCE))
      promoted.push(...(await this.#add(owner, part, mapped, user, change)))
    await derivation.deriveEverywhere(owner, promoted, user, change, entity.id)
    const names = namesOf(mapped.attributes, [...present, ...mapped.pairs])
    const links = await inTurns(linksOf(rules, promoted, names))
    return { begun, mapped, rules, promoted, links }
  }

  async #complete(
    owner: ClaimedLibrary,
    entity: Entity,
    { begun, mapped, rules, links }: PreparedPromotion,
    user: string,
    transaction: Transaction,
  ): Promise<void> {
    const { associations, associationStore } = this.#options
    if (!(await lockUnchanged(rules, transaction))) throw new RuleChanged()
    await insertLibraryAttributes(owner.id, mapped.added, user, transaction)
    if (begun) await associations.complete(owner, entity, begun, user, transaction)
    const association = { libraryEntityId: owner.id, entityId: entity.id }
    await associationStore.addMapping(association, mapped.pairs, transaction)
    await settleFreed(
      rules.map(({ id }) => id),
      transaction,
    )
    await updateRules(links, {}, transaction)
  }

  /** The rules in the order of the request. */
  async #promotable(entity: Entity, numbers: readonly number[]): Promise<RuleWithKeywords[]> {
    const found = await this.#options.rules.byNumbers(entity.id, numbers)
    const byNumber = new Map(found.map((rule) => [rule.number, rule]))
    return numbers.map((number) => {
      const rule = byNumber.get(number)
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

  /** Maps each attribute that the rules name to a library attribute, which is added if there is none. */
  async #mapNames(
    owner: ClaimedLibrary,
    { id: entityId }: Entity,
    rules: readonly RuleWithKeywords[],
    mapped: readonly (MappedPair & NamedPair)[],
    change: BulkChange,
  ): Promise<MappedNames> {
    const { associationStore, library } = this.#options
    const attributes = await library.attributes(owner)
    const named = namedAttributes(rules, await associationStore.attributesOf(entityId))
    const free = new FreeAttributes(attributes, mapped)
    const pairs: (MappedPair & NamedPair)[] = []
    for (const { name, humanName } of new Set(named.values())) {
      if (mapped.some(({ attributeName }) => attributeName === name)) continue
      const { number } = free.take(humanName)
      pairs.push({ libraryAttribute: number, attributeName: name, humanName, score: 100 })
    }
    if (attributes.length + free.added.length > MAX_LIBRARY_ATTRIBUTES) throw new TooManyLibraryAttributes()
    const first = await change.portion((transaction) =>
      reserveAttributeNumbers(owner.id, free.added.length, transaction),
    )
    const added = free.added.map((texts, i) => ({ ...texts, number: first + i }))
    const numbered = pairs.map((pair) => ({
      ...pair,
      // A new attribute has a negative number: its place among those to add.
      libraryAttribute:
        pair.libraryAttribute < 0 ? added[-pair.libraryAttribute - 1]!.number : pair.libraryAttribute,
    }))
    const all = [...attributes, ...added]
    const nameOf = new Map(all.map(({ number, name }) => [number, name]))
    const byName = new Map(
      [...mapped, ...numbered].map(({ attributeName, libraryAttribute }) => [
        attributeName,
        nameOf.get(libraryAttribute)!,
      ]),
    )
    const names = new Map([...named].map(([given, { name }]) => [given, byName.get(name)!]))
    return { names, attributes: all, added, pairs: numbered }
  }

  /** Adds rules to the library entity. */
  async #add(
    { id: libraryEntityId, repositoryId }: ClaimedLibrary,
    rules: readonly RuleWithKeywords[],
    { names, attributes }: MappedNames,
    user: string,
    change: BulkChange,
  ): Promise<LibraryRule[]> {
    const owner = { repositoryId, libraryEntityId }
    const added = await inTurns(libraryRulesOf(rules, names, attributes))
    return change.portion(async (transaction) => {
      const first = await reserveRuleNumbers(owner, added.length, transaction)
      if (first === undefined) return []
      return this.#options.rules.add(owner, added, first, user, { change: change.id, transaction })
    })
  }
}

/** @throws RuleNotPromotable */
function* libraryRulesOf(
  rules: readonly RuleWithKeywords[],
  names: ReadonlyMap<string, string>,
  attributes: readonly LibraryAttribute[],
): Steps<NewLibraryRule[]> {
  const promoted: NewLibraryRule[] = []
  for (const rule of rules) {
    const { expressions } = translateRule(rule, names)
    const { name, description, enabled, threshold, priority, indexControl, indexThreshold } = rule
    const definition = {
      ...{ name, description, enabled, threshold, priority, indexControl, indexThreshold },
      ...expressions,
      thresholdOf: 'rows' as const,
    }
    const used = checked(name, expressions, attributes)
    promoted.push({ definition, keywords: rule.keywords, attributes: used })
    yield
  }
  return promoted
}

/** The rules of the entity, derived from the promoted rules. */
function* linksOf(
  rules: readonly RuleWithKeywords[],
  promoted: readonly LibraryRule[],
  names: Names,
): Steps<RuleUpdate[]> {
  const links: RuleUpdate[] = []
  for (const [i, { id }] of rules.entries()) {
    const { expressions } = translateRule(promoted[i]!, names)
    links.push({ id, columns: derivationColumns(promoted[i]!.id, expressions) })
    yield
  }
  return links
}

/** @throws RuleNotPromotable if the names of the library make an expression too long */
function checked(name: string, expressions: RuleExpressions, attributes: readonly LibraryAttribute[]) {
  try {
    return usedAttributes(expressions, attributes)
  } catch (error) {
    throw error instanceof RuleInvalid ? new RuleNotPromotable(name, error.message) : error
  }
}
