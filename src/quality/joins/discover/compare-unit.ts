import type { ComparedAttributes, JoinDiscoveryStore } from '../../model/join-discovery-store.ts'
import type { ComparedForm } from '../../model/join-store.ts'
import { figuresOf, type MatchedPair } from './found-join.ts'
import type { AttributePair } from './joinable-attribute.ts'
import { canMatch, partBounds, profileBounds } from './match-bounds.ts'
import { type IsWanted, pairsOf, type Unit } from './plan-units.ts'

/**
 * A part of the values refutes most pairs if it has more than the share that may be missing. A large part costs more than
 * it saves.
 */
const SAMPLE_ABOVE = 1.5
const SMALLEST_SAMPLE = 1 / 64
const LARGEST_SAMPLE = 1 / 3

export interface UnitRequest {
  readonly store: JoinDiscoveryStore
  readonly compared: ComparedForm
  readonly isWanted: IsWanted
  /** Least MATCH_BEST of a pair, in percent. */
  readonly matchQuality: number
  readonly signal: AbortSignal
  /** Called with the number of pairs that have been decided since the last call. */
  readonly decided: (pairs: number) => void
}

/** Finds the pairs of a unit that have a common value and the match quality, with the figures of their joins. */
export async function compareUnit(unit: Unit, request: UnitRequest): Promise<MatchedPair[]> {
  const { store, matchQuality, signal, decided } = request
  const wanted = [...pairsOf(unit, request.isWanted)]
  const possible = wanted.filter((pair) => canMatch(pair, profileBounds(pair), matchQuality))
  decided(wanted.length - possible.length)
  const kept = await afterSample(unit, possible, request)
  decided(possible.length - kept.length)
  if (kept.length === 0) return []
  const overlaps = await store.compare(asked(unit, kept, request.compared), signal)
  decided(kept.length)
  return kept.flatMap((pair, at) => {
    const overlap = overlaps[at]
    if (overlap === undefined) return []
    const { values: commonValues, leftRows, rightRows } = overlap
    return canMatch(pair, { commonValues, leftRows, rightRows }, matchQuality)
      ? [{ ...pair, figures: figuresOf(pair, overlap) }]
      : []
  })
}

/** The pairs that a part of their values does not refute. */
async function afterSample(
  unit: Unit,
  pairs: readonly AttributePair[],
  { store, compared, matchQuality, signal }: UnitRequest,
): Promise<readonly AttributePair[]> {
  const share = SAMPLE_ABOVE * (1 - matchQuality / 100) + SMALLEST_SAMPLE
  if (pairs.length === 0 || share > LARGEST_SAMPLE) return pairs
  const request = asked(unit, pairs, compared)
  const { lefts, rights, pairs: overlaps } = await store.sample(request, Math.floor(1 / share), signal)
  return pairs.filter((pair, at) => {
    const [left, right] = request.pairs[at]!
    const { values: commonValues, leftRows, rightRows } = overlaps[at]!
    const parts = { left: lefts[left]!, right: rights[right]! }
    return canMatch(pair, partBounds(pair, parts, { commonValues, leftRows, rightRows }), matchQuality)
  })
}

/** Pairs as the store takes them: only the attributes that they have. */
function asked(
  { lefts, rights }: Unit,
  pairs: readonly AttributePair[],
  compared: ComparedForm,
): ComparedAttributes {
  const isOneGroup = lefts === rights
  const left = new Set(pairs.flatMap((pair) => (isOneGroup ? [pair.left, pair.right] : [pair.left])))
  const right = isOneGroup ? left : new Set(pairs.map((pair) => pair.right))
  // The groups are in the order of sides.
  const usedLefts = lefts.filter((attribute) => left.has(attribute))
  const usedRights = isOneGroup ? usedLefts : rights.filter((attribute) => right.has(attribute))
  const [leftAt, rightAt] = [indexesOf(usedLefts), indexesOf(usedRights)]
  return {
    lefts: usedLefts,
    rights: usedRights,
    pairs: pairs.map((pair) => [leftAt.get(pair.left)!, rightAt.get(pair.right)!] as const),
    compared,
  }
}

const indexesOf = <T>(items: readonly T[]): ReadonlyMap<T, number> =>
  new Map(items.map((item, index) => [item, index]))
