import type { JoinDiscoveryStore } from '../../model/warehouse/join-discovery-store.ts'
import type { ComparedForm, JoinStore } from '../../model/warehouse/join-store.ts'
import { TableUnknown } from '../../model/warehouse/warehouse.ts'
import { compareUnit } from './compare-unit.ts'
import { Compounds } from './compounds.ts'
import type { FoundJoin, MatchedPair } from './found-join.ts'
import { bySide, isManyToMany, type JoinableAttribute } from './joinable-attribute.ts'
import {
  countPairs,
  entityPairsOf,
  type GroupLimits,
  type IsWanted,
  pairsOf,
  planUnits,
} from './plan-units.ts'

export interface DiscoveryRequest {
  /** Of loads of one repository, each once. */
  readonly attributes: readonly JoinableAttribute[]
  readonly compared: ComparedForm
  readonly isWanted: IsWanted
  /** Least MATCH_BEST of a join, in percent. */
  readonly matchQuality: number
  /** True if single attributes whose inferred cardinality is M:M are found too. */
  readonly manyToMany: boolean
  readonly store: JoinDiscoveryStore
  readonly joins: Pick<JoinStore, 'figures'>
  readonly signal: AbortSignal
  readonly groups: GroupLimits
  /** Maximum number of candidates for compound joins of two entities. */
  readonly maxCandidates?: number
}

export interface EntityIdPair {
  readonly left: number
  readonly right: number
}

/** How far a discovery is. */
export interface DiscoveryProgress {
  /** Pairs of attributes to compare, and those that have been compared. */
  readonly pairs: number
  readonly comparedPairs: number
  /** Pairs of entities whose compound joins are looked for, and those where this is done. */
  readonly compounds: number
  readonly comparedCompounds: number
  /** Candidates for compound joins that have been compared. */
  readonly candidates: number
}

/** What a discovery tells while it runs. */
export interface DiscoverySink {
  /** Joins that were found. The discovery goes on when they have been saved. */
  found(joins: readonly FoundJoin[]): Promise<void>
  progress(progress: DiscoveryProgress): void
  /** The tables of a load are gone, so the two entities could not be compared. */
  gone(entities: EntityIdPair): void
  /** There were too many candidates for compound joins of two entities to compare all. */
  cut(entities: EntityIdPair): void
}

/** Pairs of attributes of two entities whose compound joins are looked for. */
interface Grown {
  readonly entities: EntityIdPair
  readonly pairs: MatchedPair[]
  isCut: boolean
}

/** Maximum number of pairs of attributes of two entities of which compound joins are made. */
const MAX_GROWN_PAIRS = 600
/** Approximate number of combinations of two pairs of attributes that are looked at together. */
const BATCH_SIZE = 50_000

/**
 * Finds the joins of attributes: of single ones, then compound joins of those that are no keys.
 * @throws the errors of the stores except TableUnknown, and those of the sink
 */
export async function discover(request: DiscoveryRequest, sink: DiscoverySink): Promise<void> {
  const progress = { pairs: 0, comparedPairs: 0, compounds: 0, comparedCompounds: 0, candidates: 0 }
  progress.pairs = countPairs(request.attributes, request.isWanted)
  const grown = new Map<string, Grown>()
  const gone = new Set<string>()
  const tell = (): void => sink.progress({ ...progress })
  const leaveOut = (entities: EntityIdPair): void => {
    if (!gone.has(keyOf(entities))) sink.gone(entities)
    gone.add(keyOf(entities))
  }
  tell()
  for (const unit of planUnits(request.attributes, request.isWanted, request.groups)) {
    request.signal.throwIfAborted()
    const before = progress.comparedPairs
    try {
      const matched = await compareUnit(unit, {
        ...request,
        decided: (pairs) => {
          progress.comparedPairs += pairs
          tell()
        },
      })
      const found = matched.filter((pair) => request.manyToMany || !isManyToMany(pair))
      if (found.length > 0)
        await sink.found(found.map(({ figures, ...pair }) => ({ pairs: [pair], figures })))
      for (const pair of matched) if (isManyToMany(pair)) add(grown, pair)
    } catch (error) {
      if (!(error instanceof TableUnknown)) throw error
      progress.comparedPairs = before + [...pairsOf(unit, request.isWanted)].length
      for (const entities of entityPairsOf(unit, request.isWanted)) leaveOut(entities)
    }
  }
  const compounds = new Compounds({
    ...request,
    rowsAtOnce: request.groups.values,
    decided: (candidates) => {
      progress.candidates += candidates
      tell()
    },
  })
  const left = [...grown.values()].filter(
    ({ entities, pairs }) => pairs.length > 1 && !gone.has(keyOf(entities)),
  )
  for (const { pairs } of left) pairs.sort(byPair)
  progress.compounds = left.length
  const findIn = async (groups: readonly Grown[]): Promise<void> => {
    tell()
    request.signal.throwIfAborted()
    const before = progress.candidates
    try {
      const cut = await compounds.find(
        groups.map(({ pairs }) => pairs),
        (join) => sink.found([join]),
        request.maxCandidates,
      )
      for (const [at, { entities, isCut }] of groups.entries()) if (isCut || cut[at]) sink.cut(entities)
    } catch (error) {
      if (!(error instanceof TableUnknown)) throw error
      progress.candidates = before
      if (groups.length > 1) {
        for (const one of groups) await findIn([one])
        return
      }
      leaveOut(groups[0]!.entities)
    }
    progress.comparedCompounds += groups.length
  }
  for (const groups of batchesOf(left)) await findIn(groups)
  tell()
}

const keyOf = ({ left, right }: EntityIdPair): string => `${left}-${right}`

const byPair = (one: MatchedPair, other: MatchedPair): number =>
  bySide(one.left, other.left) || bySide(one.right, other.right)

/** Divides pairs of entities. The pairs of a batch have sides in common, which are read once. */
function* batchesOf(grown: readonly Grown[]): Generator<Grown[]> {
  let batch: Grown[] = []
  let size = 0
  for (const one of grown.toSorted((a, b) => byPair(a.pairs[0]!, b.pairs[0]!))) {
    batch.push(one)
    size += one.pairs.length ** 2
    if (size < BATCH_SIZE) continue
    yield batch
    batch = []
    size = 0
  }
  if (batch.length > 0) yield batch
}

function add(grown: Map<string, Grown>, pair: MatchedPair): void {
  const entities = { left: pair.left.entityId, right: pair.right.entityId }
  const known = grown.get(keyOf(entities)) ?? { entities, pairs: [], isCut: false }
  grown.set(keyOf(entities), known)
  if (known.pairs.length < MAX_GROWN_PAIRS) known.pairs.push(pair)
  else known.isCut = true
}
