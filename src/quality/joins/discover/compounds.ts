import type { JoinDiscoveryStore } from '../../model/warehouse/join-discovery-store.ts'
import type { ComparedForm, JoinStore, KeyedPair, KeyedSide } from '../../model/warehouse/join-store.ts'
import { derive } from '../../model/derived-figures.ts'
import { type Combination, larger, pairsAsCombinations } from './combinations.ts'
import type { FoundJoin, MatchedPair } from './found-join.ts'
import type { JoinableAttribute } from './joinable-attribute.ts'
import { canComponentsMatch } from './match-bounds.ts'
import { notRefuted, type RefutingRequest } from './refute-compounds.ts'

/** Components of the largest compound joins that are discovered. */
const MAX_FOUND_COMPONENTS = 3
/** Maximum number of combinations of a pair of entities that are looked at, and of those that are compared. */
export const MAX_COMBINATIONS = 200_000
export const MAX_CANDIDATES = 10_000
/** Sets of attributes whose uniqueness is asked for together. */
const SETS_AT_ONCE = 256

export interface CompoundRequest extends RefutingRequest {
  readonly store: Pick<JoinDiscoveryStore, 'areUnique' | 'sampleSides'>
  readonly joins: Pick<JoinStore, 'figures'>
  readonly compared: ComparedForm
}

const SIDES = ['left', 'right'] as const
type Side = (typeof SIDES)[number]

/** Pairs of attributes of which at least one side is unique. */
type Candidate = readonly MatchedPair[]

/**
 * Finds compound joins: two or three pairs of attributes of the same entities that have the match quality each. All
 * pairs together are a key of a side, and no part of them is one.
 */
export class Compounds {
  readonly #request: CompoundRequest
  /** True for each set of attributes of a load without a repeated value. */
  readonly #unique = new Map<string, boolean>()
  readonly #found = new Set<string>()

  constructor(request: CompoundRequest) {
    this.#request = request
  }

  /**
   * @param groups pairs of two entities each: those with the match quality whose inferred cardinality is M:M, in the order of
   * their sides
   * @returns for each group, true if it had too many candidates to compare all
   */
  async find(
    groups: readonly (readonly MatchedPair[])[],
    found: (join: FoundJoin) => Promise<void>,
    maxCandidates = MAX_CANDIDATES,
  ): Promise<boolean[]> {
    const states = groups.map((pairs) => ({
      pairs,
      level: pairsAsCombinations(pairs),
      left: maxCandidates,
      isCut: false,
    }))
    for (let components = 2; components <= MAX_FOUND_COMPONENTS; components++) {
      for (const state of states) {
        const grown = larger(state.pairs, state.level, MAX_COMBINATIONS)
        state.level = grown.combinations
        state.isCut ||= grown.isCut
      }
      await this.#learn(states)
      const candidates = states.flatMap((state) => {
        const { pairs, level, left } = state
        state.level = level.filter((one) => !this.#isKey(pairs, one))
        const keys = level.filter((one) => this.#isKey(pairs, one))
        state.isCut ||= keys.length > left
        const taken = keys.slice(0, left)
        state.left -= taken.length
        return taken.map((one) => ({ pairs: one.map((at) => pairs[at]!) }))
      })
      for (const { pairs } of await this.#possible(candidates)) await this.#compare(pairs, found)
    }
    return states.map(({ isCut }) => isCut)
  }

  /** The candidates that neither the joins of their components nor a part of their values refute. */
  async #possible<T extends { readonly pairs: Candidate }>(candidates: readonly T[]): Promise<T[]> {
    const { matchQuality, decided } = this.#request
    const possible = candidates.filter(({ pairs }) => {
      const leastValues = { left: this.#leastValues(pairs, 'left'), right: this.#leastValues(pairs, 'right') }
      return canComponentsMatch(pairs, leastValues, matchQuality)
    })
    decided(candidates.length - possible.length)
    return notRefuted(
      possible.map((candidate) => ({ ...candidate, sides: this.#sides(candidate.pairs) })),
      this.#request,
    )
  }

  /** Joins are found once, even if their groups are looked at again. */
  async #compare(pairs: Candidate, found: (join: FoundJoin) => Promise<void>): Promise<void> {
    const { joins, matchQuality, signal, decided } = this.#request
    const key = pairs.map(({ left, right }) => `${keyOf([left])}=${keyOf([right])}`).join(' ')
    if (!this.#found.has(key)) {
      const figures = await joins.figures(this.#sides(pairs), signal)
      const { matchBest } = derive(figures)
      if (figures.commonValues > 0 && matchBest !== undefined && matchBest >= matchQuality) {
        await found({ pairs, figures })
        this.#found.add(key)
      }
    }
    decided(1)
  }

  #sides(pairs: Candidate): KeyedPair {
    return { left: this.#side(pairs, 'left'), right: this.#side(pairs, 'right') }
  }

  /** Finds out which sides of combinations are unique. */
  async #learn(
    groups: readonly { readonly pairs: readonly MatchedPair[]; readonly level: readonly Combination[] }[],
  ): Promise<void> {
    const { store, signal } = this.#request
    const asked = new Map<string, KeyedSide>()
    const combinations = groups.flatMap(({ pairs, level }) => level.map((one) => one.map((at) => pairs[at]!)))
    for (const chosen of combinations) {
      for (const side of SIDES) {
        const attributes = chosen.map((pair) => pair[side])
        const key = keyOf(attributes)
        if (this.#unique.has(key)) continue
        if (mustRepeat(attributes)) this.#unique.set(key, false)
        else asked.set(key, this.#side(chosen, side))
      }
    }
    const sides = [...asked]
    for (let at = 0; at < sides.length; at += SETS_AT_ONCE) {
      const some = sides.slice(at, at + SETS_AT_ONCE)
      const unique = await store.areUnique(
        some.map(([, side]) => side),
        signal,
      )
      some.forEach(([key], i) => this.#unique.set(key, unique[i]!))
    }
  }

  /** The least values that a side can have, if it has any: rows without a value may be counted several times. */
  #leastValues(pairs: Candidate, side: Side): number {
    const attributes = pairs.map((pair) => pair[side])
    const nullRows = attributes.reduce((sum, attribute) => sum + attribute.nullRows, 0)
    // A row without a value in another attribute can take away one value.
    const most = Math.max(...attributes.map((one) => one.values - (nullRows - one.nullRows)))
    const rows = this.#unique.get(keyOf(attributes)) ? attributes[0]!.rows - nullRows : 0
    return Math.max(1, most, rows)
  }

  /** True if a side of a combination is unique. */
  #isKey(pairs: readonly MatchedPair[], combination: Combination): boolean {
    return SIDES.some((side) => this.#unique.get(keyOf(combination.map((at) => pairs[at]![side]))))
  }

  #side(pairs: readonly MatchedPair[], side: Side): KeyedSide {
    const [{ entityId, generation, rows }] = pairs.map((pair) => pair[side]) as [JoinableAttribute]
    return {
      entityId,
      generation,
      loadedRows: rows,
      attributeIds: pairs.map((pair) => pair[side].id),
      compared: this.#request.compared,
      filter: undefined,
    }
  }
}

const keyOf = (attributes: readonly JoinableAttribute[]): string =>
  `${attributes[0]!.entityId}-${attributes[0]!.generation}-${attributes
    .map(({ id }) => id)
    .sort((one, other) => one - other)
    .join('_')}`

/** True if there are more rows with values in all attributes than combinations of values. */
function mustRepeat(attributes: readonly JoinableAttribute[]): boolean {
  const combinations = attributes.reduce((product, { values }) => product * values, 1)
  const nullRows = attributes.reduce((sum, attribute) => sum + attribute.nullRows, 0)
  return combinations < attributes[0]!.rows - nullRows
}
