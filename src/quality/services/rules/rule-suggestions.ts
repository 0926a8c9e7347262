import type { QueryLanes } from '../../listings/query-lanes.ts'
import type { Requester } from '../../listings/requester.ts'
import type { ServedLoad } from '../../listings/served-load.ts'
import type { Entity } from '../../model/entity.ts'
import { EntityUnknown, InvalidData } from '../../model/errors.ts'
import type { Rule } from '../../model/rule.ts'
import { RuleNameTaken, SuggestionIsRule, SuggestionsChanged } from '../../model/rule-errors.ts'
import { definitionOf } from '../../rules/suggest/measure.ts'
import { suggestRules, type Suggestion } from '../../rules/suggest/suggest-rules.ts'
import type { RuleStore } from '../../stores/rules/rules.ts'
import type { Entities } from '../entities/entities.ts'
import { FreeNames } from './free-rule-names.ts'
import { checkLoaded } from './rule-fields.ts'
import type { RuleRef } from './rules.ts'
import type { ServedLoads } from '../entities/served-loads.ts'

/** The suggestions for an entity or an attribute. Suggestions that rules of the entity say already are marked. */
export interface Suggestions {
  readonly version: string
  readonly suggestions: readonly Suggestion[]
}

/** The suggestions that a request accepts. */
export interface Acceptance {
  readonly version: string
  readonly numbers: readonly number[]
}

export interface RuleSuggestionsOptions {
  readonly store: Pick<RuleStore, 'ofEntity' | 'insert' | 'transaction'>
  readonly entities: Pick<Entities, 'find'>
  readonly loads: Pick<ServedLoads, 'read' | 'memory'>
  readonly lanes: QueryLanes
}

type Place = Pick<RuleRef, 'entity' | 'attribute'>

/** Suggests rules from the data of entities, and adds suggestions as rules. */
export class RuleSuggestions {
  readonly #options: RuleSuggestionsOptions

  constructor(options: RuleSuggestionsOptions) {
    this.#options = options
  }

  /**
   * Suggests rules in its turn among the slow queries. Nothing is saved: the same load has the same suggestions.
   * @throws EntityUnknown, AttributeUnknown, NotLoaded, NotProfiled, QueryTooLong, LaneFull
   */
  async suggest(repositoryId: number, place: Place, requester: Requester): Promise<Suggestions> {
    const { entities, loads, store } = this.#options
    checkLoaded(await entities.find(repositoryId, place.entity))
    return loads.read(repositoryId, place.entity, async (load) => {
      const rules = await store.ofEntity(load.entity.id)
      const { version, suggestions } = await this.#suggestions(load, place, rules, requester)
      return { version, suggestions: withFreeNames(suggestions, rules) }
    })
  }

  /**
   * Adds suggestions as rules, all or none.
   * @returns the numbers of the new rules in the entity, in the order of the request
   * @throws the errors of `suggest`, SuggestionsChanged, SuggestionIsRule, InvalidData, RuleNameTaken
   */
  async accept(
    repositoryId: number,
    place: Place,
    { version, numbers }: Acceptance,
    user: string,
    requester: Requester,
  ): Promise<number[]> {
    const { store, entities } = this.#options
    const entity = await entities.find(repositoryId, place.entity)
    const found = await this.suggest(repositoryId, place, requester)
    if (found.version !== version) throw new SuggestionsChanged()
    const accepted = [...new Set(numbers)].map((number) => {
      const suggestion = found.suggestions.find((one) => one.number === number)
      if (!suggestion) throw unknownNumber(number, numbers.indexOf(number), found.suggestions.length)
      if (suggestion.isRule) throw new SuggestionIsRule(number)
      return suggestion
    })
    return store.transaction(async (transaction) => {
      const added: number[] = []
      for (const suggestion of accepted) {
        const rule = newRule(entity, place, suggestion, user)
        const number = await store.insert(rule, transaction)
        if (number === null) throw new EntityUnknown(place.entity)
        if (number === undefined) throw new RuleNameTaken(suggestion.name)
        added.push(number)
      }
      return added
    })
  }

  #suggestions(
    load: ServedLoad,
    { attribute }: Place,
    rules: readonly Rule[],
    requester: Requester,
  ): Promise<Suggestions> {
    const { lanes, loads } = this.#options
    return lanes.run(requester, { isQuick: false, cost: load.entity.loadedRows }, (signal) =>
      suggestRules(load, attribute === 0 ? undefined : attribute, rules, loads.memory, signal),
    )
  }
}

const newRule = (
  { id: entityId, repositoryId }: Entity,
  { attribute: attributeId }: Place,
  suggestion: Suggestion,
  createdBy: string,
) => {
  const { name, reason: description, threshold, priority } = suggestion
  const definition = { ...definitionOf(suggestion), name, description, threshold, priority }
  return { repositoryId, entityId, attributeId, definition, keywords: undefined, createdBy }
}

function unknownNumber(number: number, at: number, count: number): InvalidData {
  const detail =
    count === 0
      ? `There is no suggestion ${number}, because there are no suggestions.`
      : `There is no suggestion ${number}; the numbers go from 1 to ${count}.`
  return new InvalidData([{ pointer: `/data/numbers/${at}`, detail }])
}

/** Gives each suggestion a name that no rule of the entity and no other suggestion has. */
function withFreeNames(suggestions: readonly Suggestion[], rules: readonly Rule[]): Suggestion[] {
  const names = new FreeNames(rules)
  return suggestions.map((one) => (one.isRule ? one : { ...one, name: names.take(one.name) }))
}
