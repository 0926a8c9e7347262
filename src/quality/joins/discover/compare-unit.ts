import type { ComparedAttributes, JoinDiscoveryStore } from '../../model/warehouse/join-discovery-store.ts'
import type { ComparedForm } from '../../model/warehouse/join-store.ts'
import { figuresOf, type MatchedPair } from './found-join.ts'
import type { AttributePair } from './joinable-attribute.ts'
import { canMatch, partBounds, partsFor, profileBounds } from './match-bounds.ts'
import { type IsWanted, pairsOf, type Unit } from './plan-units.ts'

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
  const parts = partsFor(matchQuality)
  if (pairs.length === 0 || parts === undefined) return pairs
  const request = asked(unit, pairs, compared)
  const { lefts, rights, pairs: overlaps } = await store.sample(request, parts, signal)
  return pairs.filter((pair, at) => {
    const [left, right] = request.pairs[at]!
    const { values: commonValues, leftRows, rightRows } = overlaps[at]!
    const part = { left: lefts[left]!, right: rights[right]! }
    return canMatch(pair, partBounds(pair, part, { commonValues, leftRows, rightRows }), matchQuality)
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
