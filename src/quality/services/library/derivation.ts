import { inTurns, type Steps } from '../../../lib/steps.ts'
import { ROW_NUMBER_NAME } from '../../listings/declared/warehouse/rows-listing.ts'
import type { Association, LibraryAttribute, LibraryRule } from '../../model/library.ts'
import { translateRule, type TranslatedRule } from '../../rules/library-rule.ts'
import {
  addRulesFromLibrary,
  expressionColumns,
  type DerivedRule,
  type DerivedRulesOf,
  type RuleFromLibrary,
} from '../../stores/rules/derived-rules.ts'
import type { AssociationStore, NamedPair } from '../../stores/library/library-associations.ts'
import type { LibraryRuleStore } from '../../stores/library/library-rules.ts'
import type { LibraryStore } from '../../stores/library/library.ts'
import { partsOf } from '../../stores/shared/portions.ts'
import { ADDED_AT_ONCE, reserveRuleNumbers } from '../../stores/rules/rule-additions.ts'
import type { RuleUpdate } from '../../stores/rules/rule-updates.ts'
import type { BulkChange } from '../rules/bulk-changes.ts'
import type { ClaimedLibrary } from './library-changes.ts'

/** The names of the attributes of an entity, by the names of the library attributes that they are mapped to. */
export type Names = ReadonlyMap<string, string>

export interface DerivationOptions {
  readonly library: Pick<LibraryStore, 'attributes'>
  readonly rules: Pick<LibraryRuleStore, 'derived' | 'takenNames'>
  readonly associations: Pick<AssociationStore, 'entitiesOf' | 'namedPairs'>
}

/** Derives rules of entities from library rules, and keeps their expressions translated. */
export class Derivation {
  readonly #options: DerivationOptions

  constructor(options: DerivationOptions) {
    this.#options = options
  }

  /** Derives rules in one entity. Nothing is done if the entity is deleted. */
  async derive(
    { repositoryId }: Pick<ClaimedLibrary, 'repositoryId'>,
    entityId: number,
    rules: readonly LibraryRule[],
    names: Names,
    user: string,
    change: BulkChange,
  ): Promise<void> {
    if (rules.length === 0) return
    const owner = { repositoryId, entityId }
    const first = await change.portion((transaction) => reserveRuleNumbers(owner, rules.length, transaction))
    if (first === undefined) return
    const taken = await this.#options.rules.takenNames(owner)
    let firstNumber = first
    for (const part of partsOf(rules, ADDED_AT_ONCE)) {
      const derived = await inTurns(derivedRules(part, names))
      const place = { owner, firstNumber, taken, change: change.id }
      await change.portion((transaction) => addRulesFromLibrary(place, derived, user, transaction))
      firstNumber += part.length
    }
  }

  /** Derives rules in all associated entities. @param exceptId an entity that has derived rules already */
  async deriveEverywhere(
    library: ClaimedLibrary,
    rules: readonly LibraryRule[],
    user: string,
    change: BulkChange,
    exceptId?: number,
  ): Promise<void> {
    const attributes = await this.#options.library.attributes(library)
    for (const entityId of await this.#options.associations.entitiesOf(library.id)) {
      if (entityId === exceptId) continue
      const names = await this.#names({ libraryEntityId: library.id, entityId }, attributes)
      await this.derive(library, entityId, rules, names, user, change)
    }
  }

  /**
   * The new expressions of derived rules after a change of their library rules.
   * @param rules as they are after the change
   * @param attributes of the library entity, as they are after the change
   * @param isChanged true if the derived rules have to be run again, even if their expressions stay the same
   */
  async translateRules(
    libraryEntityId: number,
    rules: readonly LibraryRule[],
    attributes: readonly LibraryAttribute[],
    isChanged: boolean,
  ): Promise<RuleUpdate[]> {
    const updates: RuleUpdate[] = []
    const byEntity = new Map<number, Names>()
    for (const part of partsOf(rules)) {
      const derived = await this.#options.rules.derived({ libraryRuleIds: part.map(({ id }) => id) })
      for (const { entityId } of derived)
        if (!byEntity.has(entityId))
          byEntity.set(entityId, await this.#names({ libraryEntityId, entityId }, attributes))
      const namesOfRule = ({ entityId }: DerivedRule) => byEntity.get(entityId)!
      updates.push(...(await inTurns(translated(derived, part, namesOfRule, isChanged))))
    }
    return updates
  }

  /** The new expressions of the derived rules of an association, by other names. */
  async translateEntity(
    association: DerivedRulesOf & Association,
    rules: readonly LibraryRule[],
    names: Names,
  ): Promise<RuleUpdate[]> {
    const derived = await this.#options.rules.derived(association)
    return inTurns(translated(derived, rules, () => names, false))
  }

  async #names(association: Association, attributes: readonly LibraryAttribute[]): Promise<Names> {
    return namesOf(attributes, await this.#options.associations.namedPairs(association))
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

function* derivedRules(rules: readonly LibraryRule[], names: Names): Steps<RuleFromLibrary[]> {
  const derived: RuleFromLibrary[] = []
  for (const rule of rules) {
    const { expressions, missing } = translateRule(rule, names)
    const { name, description, keywords, id: libraryRuleId } = rule
    derived.push({ name, description, keywords, libraryRuleId, expressions, isMapped: missing.length === 0 })
    yield
  }
  return derived
}

function* translated(
  derived: readonly DerivedRule[],
  rules: readonly LibraryRule[],
  namesOfRule: (rule: DerivedRule) => Names,
  isChanged: boolean,
): Steps<RuleUpdate[]> {
  const byId = new Map(rules.map((rule) => [rule.id, rule]))
  const updates: RuleUpdate[] = []
  for (const each of derived) {
    const rule = byId.get(each.libraryRuleId)
    if (!rule) continue
    const to = translateRule(rule, namesOfRule(each))
    const columns = { ...expressionColumns(to.expressions), is_mapped: to.missing.length === 0 }
    if (isChanged || differs(each, to)) updates.push({ id: each.id, columns })
    yield
  }
  return updates
}

const differs = (derived: DerivedRule, { expressions, missing }: TranslatedRule): boolean =>
  derived.isMapped !== (missing.length === 0) ||
  (['expression', 'filter', 'group', 'aggregate'] as const).some(
    (field) => derived[field] !== expressions[field],
  )
