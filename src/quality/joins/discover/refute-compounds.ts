import type {
  JoinDiscoveryStore,
  SidesPart,
  ValueCounts,
  ValuesPart,
} from '../../model/warehouse/join-discovery-store.ts'
import { VALUE_PARTS } from '../../model/warehouse/join-discovery-store.ts'
import type { KeyedPair } from '../../model/warehouse/join-store.ts'
import type { MatchedPair } from './found-join.ts'
import { canCompoundMatch, partsOfCompounds } from './match-bounds.ts'

/** Sides of which a part is read together. */
const SIDES_AT_ONCE = 1000

/** Pairs of attributes whose joins together may be a join. */
export interface CompoundCandidate {
  readonly pairs: readonly MatchedPair[]
  readonly sides: KeyedPair
}

export interface RefutingRequest {
  readonly store: Pick<JoinDiscoveryStore, 'sampleSides'>
  readonly matchQuality: number
  /** Rows of sides that are compared together. */
  readonly rowsAtOnce: number
  readonly signal: AbortSignal
  /** Called with the number of candidates that have been decided since the last call. */
  readonly decided: (candidates: number) => void
}

interface Sampled<T> {
  readonly candidate: T
  /** The counts of all parts that were compared. */
  readonly seen: SidesPart
}

/**
 * The candidates that can have the match quality. A part of the values refutes most of them. The others are compared part
 * by part until they are refuted, or all of their values are compared.
 */
export async function notRefuted<T extends CompoundCandidate>(
  candidates: readonly T[],
  request: RefutingRequest,
): Promise<T[]> {
  let left: readonly Sampled<T>[] = candidates.map((candidate) => ({ candidate, seen: NOTHING }))
  for (const part of partsOfCompounds(request.matchQuality)) {
    const kept: Sampled<T>[] = []
    for (const some of batches(left, part, request.rowsAtOnce))
      kept.push(...(await afterPart(some, part, request)))
    left = kept
  }
  return left.map(({ candidate }) => candidate)
}

async function afterPart<T extends CompoundCandidate>(
  batch: readonly Sampled<T>[],
  part: ValuesPart,
  { store, matchQuality, signal, decided }: RefutingRequest,
): Promise<Sampled<T>[]> {
  const found = await store.sampleSides(
    batch.map(({ candidate }) => candidate.sides),
    part,
    signal,
  )
  const kept = batch
    .map(({ candidate, seen }, at) => ({ candidate, seen: together(seen, found[at]!) }))
    .filter(({ candidate: { pairs, sides }, seen }) => {
      const most = {
        left: mostOf(pairs, 'left', seen.left, part),
        right: mostOf(pairs, 'right', seen.right, part),
      }
      const rows = { left: sides.left.loadedRows, right: sides.right.loadedRows }
      return canCompoundMatch(rows, most, seen, matchQuality)
    })
  decided(batch.length - kept.length)
  return kept
}

/** Divides candidates, so that the parts of their sides fit into memory. Neighbours have sides in common. */
function* batches<T extends CompoundCandidate>(
  sampled: readonly Sampled<T>[],
  { from, to }: ValuesPart,
  rowsAtOnce: number,
): Generator<Sampled<T>[]> {
  let batch: Sampled<T>[] = []
  let rows = 0
  const known = new Set<string>()
  for (const one of sampled) {
    const { left, right } = one.candidate.sides
    for (const side of [left, right]) {
      const key = `${side.entityId}-${side.attributeIds.join('_')}`
      if (!known.has(key)) rows += (side.loadedRows * (to - from)) / VALUE_PARTS
      known.add(key)
    }
    batch.push(one)
    if (known.size < SIDES_AT_ONCE && rows < rowsAtOnce) continue
    yield batch
    batch = []
    rows = 0
    known.clear()
  }
  if (batch.length > 0) yield batch
}

/** The most values that a side can have, and the most rows with a value, after parts of its values were counted. */
function mostOf(
  pairs: readonly MatchedPair[],
  side: 'left' | 'right',
  seen: ValueCounts,
  { to }: ValuesPart,
): ValueCounts {
  const attributes = pairs.map((pair) => pair[side])
  const rows = to === VALUE_PARTS ? seen.rows : Math.min(...attributes.map((one) => one.rows - one.nullRows))
  const combinations = attributes.reduce((product, { values }) => product * values, 1)
  // More than one value in a thousand would have to have the hash of another one to exceed this.
  const seenAtMost = Math.ceil(1.001 * seen.values) + 1
  return { values: Math.min(combinations, rows, seenAtMost + rows - seen.rows), rows }
}

const NOTHING: SidesPart = {
  left: { values: 0, rows: 0 },
  right: { values: 0, rows: 0 },
  overlap: { values: 0, leftRows: 0, rightRows: 0 },
}

const together = (one: SidesPart, other: SidesPart): SidesPart => ({
  left: added(one.left, other.left),
  right: added(one.right, other.right),
  overlap: added(one.overlap, other.overlap),
})

const added = <T extends Readonly<Record<keyof T, number>>>(one: T, other: T): T =>
  Object.fromEntries(
    Object.entries<number>(one).map(([key, count]) => [key, count + other[key as keyof T]]),
  ) as T
