import type { JoinDiscoveryStore, ValueCounts } from '../../model/join-discovery-store.ts'
import type { ComparedForm, JoinStore, KeyedPair, KeyedSide } from '../../model/join-store.ts'
import { derive } from '../../model/derived-figures.ts'
import { type Combination, larger, pairsAsCombinations } from './combinations.ts'
import type { FoundJoin, MatchedPair } from './found-join.ts'
import type { JoinableAttribute } from './joinable-attribute.ts'
import { canComponentsMatch, canCompoundMatch, partsFor } from './match-bounds.ts'

/** Components of the largest compound joins that are discovered. */
const MAX_FOUND_COMPONENTS = 3
/** Maximum number of combinations of a pair of entities that are looked at, and of those that are compared. */
export const MAX_COMBINATIONS = 200_000
export const MAX_CANDIDATES = 10_000
/** Sets of attributes whose uniqueness is asked for together. */
const SETS_AT_ONCE = 256
/** Sides of which a part is read together. */
const SIDES_AT_ONCE = 1000

export interface CompoundRequest {
  readonly store: Pick<JoinDiscoveryStore, 'areUnique' | 'sampleSides'>
  readonly joins: Pick<JoinStore, 'figures'>
  readonly compared: ComparedForm
  readonly matchQuality: number
  /** Rows of sides that are compared together. */
  readonly rowsAtOnce: number
  readonly signal: AbortSignal
  /** Called with the number of candidates that have been decided since the last call. */
  readonly decided: (candidates: number) => void
}

/** The compound joins of a pair of entities. */
export interface FoundCompounds {
  readonly joins: readonly FoundJoin[]
  /** True if there were too many candidates to compare all. */
  readonly isCut: boolean
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

  constructor(request: CompoundRequest) {
    this.#request = request
  }

  /**
   * @param groups pairs of two entities each: those with the match quality whose inferred cardinality is M:M, in the order of
   * their sides
   * @returns the compound joins of each group
   */
  async find(
    groups: readonly (readonly MatchedPair[])[],
    maxCandidates = MAX_CANDIDATES,
  ): Promise<FoundCompounds[]> {
    const states = groups.map((pairs) => ({
      pairs,
      level: pairsAsCombinations(pairs),
      joins: [] as FoundJoin[],
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
        return taken.map((one) => ({ state, pairs: one.map((at) => pairs[at]!) }))
      })
      for (const { state, pairs } of await this.#notRefuted(candidates))
        state.joins.push(...(await this.#compare(pairs)))
    }
    return states.map(({ joins, isCut }) => ({ joins, isCut }))
  }

  /** The candidates that neither the joins of their components nor a part of their values refute. */
  async #notRefuted<T extends { readonly pairs: Candidate }>(candidates: readonly T[]): Promise<T[]> {
    const { matchQuality, decided } = this.#request
    const possible = candidates.filter(({ pairs }) => {
      const leastValues = { left: this.#leastValues(pairs, 'left'), right: this.#leastValues(pairs, 'right') }
      return canComponentsMatch(pairs, leastValues, matchQuality)
    })
    decided(candidates.length - possible.length)
    // A small part of the values refutes most candidates, and all values refute most of the others.
    let kept = possible
    for (const parts of new Set([partsFor(matchQuality) ?? 1, 1])) {
      const left: T[] = []
      for (const some of this.#batches(kept, parts)) left.push(...(await this.#afterSample(some, parts)))
      kept = left
    }
    return kept
  }

  /** Divides candidates, so that the samples of their sides fit into memory. Neighbours have sides in common. */
  *#batches<T extends { readonly pairs: Candidate }>(
    candidates: readonly T[],
    parts: number,
  ): Generator<T[]> {
    const { rowsAtOnce } = this.#request
    let batch: T[] = []
    let rows = 0
    const sides = new Set<string>()
    for (const candidate of candidates) {
      const { left, right } = this.#sides(candidate.pairs)
      for (const side of [left, right]) {
        const key = `${side.entityId}-${side.attributeIds.join('_')}`
        if (!sides.has(key)) rows += side.loadedRows / parts
        sides.add(key)
      }
      batch.push(candidate)
      if (sides.size < SIDES_AT_ONCE && rows < rowsAtOnce) continue
      yield batch
      batch = []
      rows = 0
      sides.clear()
    }
    if (batch.length > 0) yield batch
  }

  async #afterSample<T extends { readonly pairs: Candidate }>(
    candidates: readonly T[],
    parts: number,
  ): Promise<T[]> {
    const { store, matchQuality, signal, decided } = this.#request
    const samples = await store.sampleSides(
      candidates.map(({ pairs }) => this.#sides(pairs)),
      parts,
      signal,
    )
    const kept = candidates.filter(({ pairs }, at) => {
      const [{ left, right }] = pairs as [MatchedPair]
      const sample = samples[at]!
      const most = { left: mostOf(pairs, 'left'), right: mostOf(pairs, 'right') }
      if (parts === 1) for (const side of SIDES) most[side] = atMost(sample[side], most[side])
      return canCompoundMatch({ left: left.rows, right: right.rows }, most, sample, matchQuality)
    })
    decided(candidates.length - kept.length)
    return kept
  }

  async #compare(pairs: Candidate): Promise<FoundJoin[]> {
    const { joins, matchQuality, signal, decided } = this.#request
    const figures = await joins.figures(this.#sides(pairs), signal)
    decided(1)
    const { matchBest } = derive(figures)
    return figures.commonValues > 0 && matchBest !== undefined && matchBest >= matchQuality
      ? [{ pairs, figures }]
      : []
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

  /** The least values that a side can have. */
  #leastValues(pairs: Candidate, side: Side): number {
    const attributes = pairs.map((pair) => pair[side])
    const nullRows = attributes.reduce((sum, attribute) => sum + attribute.nullRows, 0)
    // A row without a value in another attribute can take away one value.
    const most = Math.max(...attributes.map((one) => one.values - (nullRows - one.nullRows)))
    return this.#unique.get(keyOf(attributes)) ? Math.max(most, attributes[0]!.rows - nullRows) : most
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
  const nullRows = attributes.reduce((sum, attribute) => sum + attribute.nullRows, 0)
  return combinationsOf(attributes) < attributes[0]!.rows - nullRows
}

/** The most rows that can have values in all attributes of a side, and the most values. */
function mostOf(pairs: Candidate, side: Side): ValueCounts {
  const attributes = pairs.map((pair) => pair[side])
  const rows = Math.min(...attributes.map((one) => one.rows - one.nullRows))
  return { values: Math.min(rows, combinationsOf(attributes)), rows }
}

/**
 * The most values of a side of which all were counted by their hashes. More than one in a thousand would have to have the
 * hash of another one to exceed it.
 */
const atMost = (counted: ValueCounts, most: ValueCounts): ValueCounts => ({
  values: Math.min(most.values, Math.ceil(1.001 * counted.values) + 1),
  rows: counted.rows,
})

const combinationsOf = (attributes: readonly JoinableAttribute[]): number =>
  attributes.reduce((product, { values }) => product * values, 1)
