import type { JoinDiscoveryStore, ValueCounts } from '../../model/join-discovery-store.ts'
import type { ComparedForm, JoinStore, KeyedPair, KeyedSide } from '../../model/join-store.ts'
import { derive } from '../../model/derived-figures.ts'
import { type Combination, larger, pairsAsCombinations } from './combinations.ts'
import type { FoundJoin, MatchedPair } from './found-join.ts'
import type { JoinableAttribute } from './joinable-attribute.ts'
import { canCompoundMatch, partsFor } from './match-bounds.ts'

/** Components of the largest compound joins that are discovered. */
const MAX_FOUND_COMPONENTS = 3
/** Maximum number of combinations of a pair of entities that are looked at, and of those that are compared. */
export const MAX_COMBINATIONS = 200_000
export const MAX_CANDIDATES = 10_000
/** Sets of attributes whose uniqueness is asked for together. */
const SETS_AT_ONCE = 256

export interface CompoundRequest {
  readonly store: Pick<JoinDiscoveryStore, 'areUnique' | 'sampleSides'>
  readonly joins: Pick<JoinStore, 'figures'>
  readonly compared: ComparedForm
  readonly matchQuality: number
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

type Side = 'left' | 'right'

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
   * @param pairs those with the match quality whose inferred cardinality is M:M, in the order of their sides
   */
  async find(pairs: readonly MatchedPair[], maxCandidates = MAX_CANDIDATES): Promise<FoundCompounds> {
    const joins: FoundJoin[] = []
    let left = maxCandidates
    let isCut = false
    let level = pairsAsCombinations(pairs)
    for (let components = 2; components <= MAX_FOUND_COMPONENTS; components++) {
      const grown = larger(pairs, level, MAX_COMBINATIONS)
      isCut ||= grown.isCut
      await this.#learn(pairs, grown.combinations)
      level = grown.combinations.filter((one) => !this.#isKey(pairs, one))
      const candidates = grown.combinations.filter((one) => this.#isKey(pairs, one))
      isCut ||= candidates.length > left
      const compared = candidates.slice(0, left).map((one) => one.map((at) => pairs[at]!))
      for (const candidate of await this.#afterSample(compared))
        joins.push(...(await this.#compare(candidate)))
      left -= compared.length
    }
    return { joins, isCut }
  }

  /** The candidates that a part of their values does not refute. */
  async #afterSample(candidates: readonly Candidate[]): Promise<readonly Candidate[]> {
    const { store, compared, matchQuality, signal, decided } = this.#request
    // The values of a form are known when all are compared.
    const parts = compared.kind === 'value' ? (partsFor(matchQuality) ?? 1) : 1
    const sides = candidates.map((pairs) => this.#sides(pairs))
    const samples = await store.sampleSides(sides, parts, signal)
    const kept = candidates.filter((pairs, at) => {
      const [{ left, right }] = pairs as [MatchedPair]
      const sample = samples[at]!
      const most = parts === 1 ? sample : { left: mostOf(pairs, 'left'), right: mostOf(pairs, 'right') }
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
  async #learn(pairs: readonly MatchedPair[], combinations: readonly Combination[]): Promise<void> {
    const { store, signal } = this.#request
    const asked = new Map<string, KeyedSide>()
    for (const combination of combinations) {
      const chosen = combination.map((at) => pairs[at]!)
      for (const side of ['left', 'right'] as const) {
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

  /** True if a side of a combination is unique. */
  #isKey(pairs: readonly MatchedPair[], combination: Combination): boolean {
    return (['left', 'right'] as const).some((side) =>
      this.#unique.get(keyOf(combination.map((at) => pairs[at]![side]))),
    )
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

/** The most rows that can have values in all attributes of a side, and so the most values. */
function mostOf(pairs: Candidate, side: Side): ValueCounts {
  const rows = Math.min(...pairs.map((pair) => pair[side].rows - pair[side].nullRows))
  return { values: rows, rows }
}
