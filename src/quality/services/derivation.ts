import type { Knex } from 'knex'
import { namesIn } from '../expressions/names-in.ts'
import { ROW_NUMBER_NAME } from '../listings/declared/rows-listing.ts'
import type { Association, LibraryAttribute, LibraryEntity, LibraryRule } from '../model/library.ts'
import { translateRule, type TranslatedRule } from '../rules/library-rule.ts'
import {
  addRulesFromLibrary,
  readDerivedRules,
  updateDerivedRule,
  type DerivedRule,
} from '../stores/derived-rules.ts'
import { noteMissingNames } from '../stores/attribute-references.ts'
import type { AssociationStore, NamedPair } from '../stores/library-associations.ts'
import { readLibraryAttributes } from '../stores/library-attributes.ts'

/** The names of the attributes of an entity, by the names of the library attributes that they are mapped to. */
type Names = ReadonlyMap<string, string>

/** A library entity that a transaction has locked. */
export type LockedLibrary = Pick<LibraryEntity, 'id'> & { readonly repositoryId: number }

/** Derives rules of entities from library rules, and keeps their expressions translated. */
export class Derivation {
  readonly #associations: AssociationStore

  constructor(associations: AssociationStore) {
    this.#associations = associations
  }

  /** Derives rules in one associated entity. @returns false if the entity is deleted */
  async derive(
    { id: libraryEntityId, repositoryId }: LockedLibrary,
    entityId: number,
    rules: readonly LibraryRule[],
    user: string,
    transaction: Knex.Transaction,
  ): Promise<boolean> {
    const names = await this.names({ libraryEntityId, entityId }, transaction)
    const derived = rules.map((rule) => {
      const { expressions, missing } = translateRule(rule, names)
      const { name, description, keywords, id: libraryRuleId } = rule
      return { name, description, keywords, libraryRuleId, expressions, isMapped: missing.length === 0 }
    })
    const isAdded = await addRulesFromLibrary({ repositoryId, entityId }, derived, user, transaction)
    if (isAdded) await noteMissingNames(entityId, namesIn, transaction)
    return isAdded
  }

  /** Derives rules in all associated entities. @param exceptId an entity that has derived rules already */
  async deriveEverywhere(
    library: LockedLibrary,
    rules: readonly LibraryRule[],
    user: string,
    transaction: Knex.Transaction,
    exceptId?: number,
  ): Promise<void> {
    for (const entityId of await this.#associations.entitiesOf(library.id, transaction))
      if (entityId !== exceptId) await this.derive(library, entityId, rules, user, transaction)
  }

  /**
   * Translates all derived rules of library rules again, after a change of these rules.
   * @param isChanged true if they have to be run again, even if their expressions stay the same
   */
  async translateRules(
    { id: libraryEntityId }: LockedLibrary,
    rules: readonly LibraryRule[],
    isChanged: boolean,
    transaction: Knex.Transaction,
  ): Promise<void> {
    const derived = await readDerivedRules({ libraryRuleIds: rules.map(({ id }) => id) }, transaction)
    const byEntity = new Map<number, Names>()
    for (const rule of derived) {
      const { entityId } = rule
      const names = byEntity.get(entityId) ?? (await this.names({ libraryEntityId, entityId }, transaction))
      byEntity.set(entityId, names)
      await update(rule, rules, names, isChanged, transaction)
    }
    for (const entityId of byEntity.keys()) await noteMissingNames(entityId, namesIn, transaction)
  }

  /** Translates the derived rules of an association again, after a change of its mapping. */
  async translateEntity(
    association: Association,
    rules: readonly LibraryRule[],
    transaction: Knex.Transaction,
  ): Promise<void> {
    const names = await this.names(association, transaction)
    for (const rule of await readDerivedRules(association, transaction))
      await update(rule, rules, names, false, transaction)
    await noteMissingNames(association.entityId, namesIn, transaction)
  }

  /** The names by which the rules of an association are translated. */
  async names(association: Association, transaction: Knex.Transaction): Promise<Names> {
    const attributes = await readLibraryAttributes(transaction, association.libraryEntityId)
    return namesOf(attributes, await this.#associations.namedPairs(association, transaction))
  }
}

/** The names of attributes by the names of the library attributes that they are mapped to. */
export function namesOf(attributes: readonly LibraryAttribute[], pairs: readonly NamedPair[]): Names {
  const byNumber = new Map(pairs.map((pair) => [pair.libraryAttribute, pair]))
  return new Map(
    attributes.flatMap(({ number, name }) => {
      const pair = byNumber.get(number)
      return pair === undefined ? [] : [[name, expressionName(pair)] as const]
    }),
  )
}

/** The name of an attribute in expressions: the human name, unless it is that of the number of a row. */
const expressionName = ({ attributeName, humanName }: NamedPair): string =>
  humanName === ROW_NUMBER_NAME ? attributeName : humanName

async function update(
  derived: DerivedRule,
  rules: readonly LibraryRule[],
  names: Names,
  isChanged: boolean,
  transaction: Knex.Transaction,
): Promise<void> {
  const rule = rules.find(({ id }) => id === derived.libraryRuleId)
  if (!rule) return
  const translated = translateRule(rule, names)
  if (isChanged || differs(derived, translated))
    await updateDerivedRule(derived.id, translated.expressions, translated.missing.length === 0, transaction)
}

const differs = (derived: DerivedRule, { expressions, missing }: TranslatedRule): boolean =>
  derived.isMapped !== (missing.length === 0) ||
  (['expression', 'filter', 'group', 'aggregate'] as const).some(
    (field) => derived[field] !== expressions[field],
  )
