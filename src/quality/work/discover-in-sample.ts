import { availableParallelism } from 'node:os'
import { discoverDependencies, type DiscoveryEnd } from '../discovery/discover.ts'
import { maxRemovedRows } from '../discovery/discovery-search.ts'
import { type FoundDependency, nameOfSides } from '../discovery/found-dependency.ts'
import type { ServedLoad } from '../listings/served-load.ts'
import type {
  CheckedDependency,
  DependencyDefinition,
  DiscoverDependenciesParams,
} from '../model/dependency.ts'
import { loadRefOf } from '../model/warehouse/dependency-store.ts'
import { fractionOf, READ_SHARE } from './discovery-progress.ts'

/** Rows of a sample, and their values. */
const MAX_SAMPLE_ROWS = 1_000_000
const MAX_SAMPLE_CELLS = 16_000_000

/** Chance that a sample hides a result whose quality is below 100. */
const CHANCE = 1e-6

/** The same sample for each discovery, so that a job that starts again finds the same. */
const SEED = 1

/** Results of one search of the sample. */
const MAX_CANDIDATES = 100_000

/** What the search of a sample reads. */
export interface SampleRequest {
  readonly load: ServedLoad
  readonly attributeIds: readonly number[]
  readonly params: DiscoverDependenciesParams
  readonly maxBytes: number
  /** The sample has at most so many rows, in about. */
  readonly maxRows: number
  readonly found: (dependencies: readonly CheckedDependency[]) => Promise<void>
  readonly progress: (fraction: number, sentence: string) => void
  readonly signal: AbortSignal
}

export interface SampleResult {
  readonly end: DiscoveryEnd
  readonly sampledRows: number
}

/**
 * Discovers keys and dependencies in a random sample of the rows, and counts each in all rows.
 *
 * What has the quality in all rows has it in the sample too, less a margin: the rows that remain after removing the
 * exceptions are a share of all rows, and the sample has about the same share of them (Hoeffding, 1963). So a result of
 * quality 100 is never missed. A result of the sample that is none of all rows is refuted, and the search runs again to
 * look at the larger left sides that it hid.
 */
export async function discoverInSample(request: SampleRequest): Promise<SampleResult> {
  const { load, attributeIds, params, progress, signal } = request
  progress(0, 'A sample of the rows is read.')
  const relation = await load.warehouse.dependencies.encode(loadRefOf(load.entity), attributeIds, {
    nulls: params.nulls,
    rows: { kind: 'sample', count: sampleRowsOf(request), seed: SEED },
    signal,
    progress: (fraction) => progress(READ_SHARE * fraction, 'A sample of the rows is read.'),
  })
  const search = {
    // A key that is not asked for hides the dependencies that follow from it, so it must be counted too.
    keys: params.find.keys || !params.impliedByKeys,
    dependencies: params.find.dependencies,
    maxWidth: params.maxWidth,
    goodness: Math.max(0, params.quality - marginOf(params.quality, relation.rows)),
    maxResults: MAX_CANDIDATES,
    impliedByKeys: params.impliedByKeys,
    maxBytes: request.maxBytes,
    workers: availableParallelism(),
  }
  const varying = await varyingColumns(request)
  const candidates = new Candidates(request)
  for (let round = 1; ; round++) {
    const refuted = candidates.refuted
    const end = await discoverDependencies(
      relation,
      { ...search, sampled: { varying, refuted } },
      {
        found: async (batch) => candidates.add(batch),
        progress: (now) => {
          const done = fractionOfRounds(round, 0.5 * fractionOf(now, params.maxWidth))
          progress(done, 'A sample of the rows is searched.')
        },
      },
      signal,
    )
    const isFull = await candidates.verify((done, sentence) =>
      progress(fractionOfRounds(round, 0.5 + 0.5 * done), sentence),
    )
    if (isFull) return { end: 'results', sampledRows: relation.rows }
    if (end !== 'complete' || candidates.refuted.size === refuted.size)
      return { end, sampledRows: relation.rows }
  }
}

/**
 * Each round takes half of the rest of the time, as far as is known, and half of that is for the search.
 * @param done the part of the round that is done
 */
const fractionOfRounds = (round: number, done: number): number =>
  READ_SHARE + (1 - READ_SHARE) * (1 - 2 ** (1 - round - done))

const sampleRowsOf = ({ attributeIds, maxRows }: SampleRequest): number =>
  Math.min(MAX_SAMPLE_ROWS, maxRows, Math.floor(MAX_SAMPLE_CELLS / attributeIds.length))

/** Percent by which a quality in a sample is below that in all rows at most, except by CHANCE. */
const marginOf = (quality: number, rows: number): number =>
  quality === 100 ? 0 : 100 * Math.sqrt(Math.log(1 / CHANCE) / (2 * rows))

/** The columns with several values in all rows. */
async function varyingColumns({ load, attributeIds, params }: SampleRequest): Promise<number[]> {
  const profiles = await load.profilesOf(attributeIds)
  return [...attributeIds.keys()].filter((column) => {
    const { distinct = Infinity, nulls = 0 } = profiles.get(attributeIds[column]!) ?? {}
    return distinct + (params.nulls === 'different' ? nulls : Math.min(1, nulls)) > 1
  })
}

/** What was found in the sample, and is counted in all rows. */
class Candidates {
  readonly #request: SampleRequest
  readonly #verified = new Set<string>()
  readonly #waiting = new Map<string, DependencyDefinition>()
  #refuted: ReadonlySet<string> = new Set()
  #found = 0

  constructor(request: SampleRequest) {
    this.#request = request
  }

  /** Names by the indexes of columns. */
  get refuted(): ReadonlySet<string> {
    return this.#refuted
  }

  add(batch: readonly FoundDependency[]): void {
    const { attributeIds, params } = this.#request
    const idOf = (column: number): number => attributeIds[column]!
    for (const { lhs, rhs } of batch) {
      const name = nameOfSides(lhs, rhs)
      if (this.#verified.has(name)) continue
      const sides = { lhs: lhs.map(idOf), rhs: rhs === undefined ? undefined : idOf(rhs) }
      this.#waiting.set(name, { ...sides, nulls: params.nulls })
    }
  }

  /** Counts the candidates in all rows. @returns true if there are as many results as are asked for */
  async verify(progress: (done: number, sentence: string) => void): Promise<boolean> {
    const { load, params, signal } = this.#request
    const { loadedRows } = load.entity
    const maxRemoved = maxRemovedRows(loadedRows, params.quality)
    const refuted = new Set(this.#refuted)
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    for (const [at, [name, definition]] of waiting.entries()) {
      progress(
        at / waiting.length,
        `${counted(at)} of ${counted(waiting.length)} candidates of the sample are counted in all rows.`,
      )
      const figures = await load.warehouse.dependencies.figures(loadRefOf(load.entity), definition, signal)
      if (figures.removedRows > maxRemoved) refuted.add(name)
      else if (await this.#take(name, { definition, figures })) return true
    }
    this.#refuted = refuted
    return false
  }

  async #take(name: string, one: Pick<CheckedDependency, 'definition' | 'figures'>): Promise<boolean> {
    const { load, params, found } = this.#request
    this.#verified.add(name)
    if (one.definition.rhs === undefined && !params.find.keys) return false
    await found([{ ...one, generation: load.entity.generation, isVerified: true }])
    return ++this.#found === params.maxResults
  }
}

const counted = (count: number): string => count.toLocaleString('en')

/** What the message of a job says about its sample. */
export const sentenceOfSample = (sampledRows: number, quality: number): string =>
  `A random sample of ${counted(sampledRows)} rows was searched, and each result was counted in all rows; ${
    quality === 100
      ? 'the sample hides no result.'
      : `the chance that the sample hides a result is at most 1 in ${counted(1 / CHANCE)}.`
  }`
