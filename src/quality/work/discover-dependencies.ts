import { availableParallelism } from 'node:os'
import { discoverDependencies, type DiscoveryProgress } from '../discovery/discover.ts'
import type { CountedDependency } from '../discovery/discovery-task.ts'
import type { ServedLoad } from '../listings/served-load.ts'
import type { CheckedDependency, DiscoverDependenciesParams } from '../model/dependency.ts'
import { loadRefOf } from '../model/warehouse/dependency-store.ts'
import { discoverInSample } from './discover-in-sample.ts'
import { fractionOf, READ_SHARE } from './discovery-progress.ts'
import { TooManyCells } from './errors.ts'

/** Cells that are held as integers of four bytes. */
const MAX_CELLS = 128_000_000
/** Bytes of the structures of a search. */
const MAX_BYTES = 512 * 1024 * 1024

/** How a discovery ended, and what it looked at. */
export interface DiscoveryResult {
  readonly end: Awaited<ReturnType<typeof discoverDependencies>>
  readonly rows: number
  /** Rows of the sample that was searched; undefined if all these rows were searched. */
  readonly sampledRows?: number
  /** Attributes that the load does not have. */
  readonly gone: number
}

/**
 * Discovers keys and dependencies among the rows of a load.
 * @param maxRows largest number of rows that are searched without a sample, if all rows are asked for
 * @param listener.found waits until they are saved
 * @throws TooManyCells, the signal's reason, and any error of `found`
 */
export async function discoverInLoad(
  load: ServedLoad,
  params: DiscoverDependenciesParams,
  maxRows: number,
  listener: {
    readonly found: (dependencies: readonly CheckedDependency[]) => Promise<void>
    readonly progress: (fraction: number, sentence: string) => void
  },
  signal: AbortSignal,
): Promise<DiscoveryResult> {
  const present = new Set((await load.attributes()).map(({ id }) => id))
  // The order of the columns of a source must not change the results. Left sides are in the order of the numbers.
  const attributeIds = params.attributeIds.filter((id) => present.has(id)).sort((a, b) => a - b)
  const gone = params.attributeIds.length - attributeIds.length
  const { loadedRows, generation } = load.entity
  const rows = Math.min(loadedRows, params.maxRows ?? Infinity)
  // In a single row all attributes are constant.
  if (attributeIds.length === 0 || rows < 2) return { end: 'complete', rows, gone }
  const isTooLarge = rows * attributeIds.length > MAX_CELLS
  if (params.maxRows === undefined && (isTooLarge || rows > maxRows)) {
    const request = { load, attributeIds, params, maxRows, maxBytes: MAX_BYTES, ...listener, signal }
    return { ...(await discoverInSample(request)), rows, gone }
  }
  if (isTooLarge) throw new TooManyCells(rows, attributeIds.length, MAX_CELLS)
  listener.progress(0, 'The values are read.')
  const relation = await load.warehouse.dependencies.encode(loadRefOf(load.entity), attributeIds, {
    nulls: params.nulls,
    rows: params.maxRows === undefined ? { kind: 'all' } : { kind: 'first', count: params.maxRows },
    signal,
    progress: (fraction) => listener.progress(READ_SHARE * fraction, 'The values are read.'),
  })
  const checked = ({ lhs, rhs, ...figures }: CountedDependency): CheckedDependency => ({
    definition: {
      lhs: lhs.map((column) => attributeIds[column]!),
      rhs: rhs === undefined ? undefined : attributeIds[rhs]!,
      nulls: params.nulls,
    },
    figures: { ...figures, rows },
    generation,
    isVerified: rows === loadedRows,
  })
  let found = 0
  const end = await discoverDependencies(
    relation,
    {
      ...params.find,
      maxWidth: params.maxWidth,
      goodness: params.quality,
      maxResults: params.maxResults,
      impliedByKeys: params.impliedByKeys,
      maxBytes: MAX_BYTES,
      workers: availableParallelism(),
    },
    {
      found: async (batch) => {
        await listener.found(batch.map(checked))
        found += batch.length
      },
      progress: (progress) =>
        listener.progress(
          READ_SHARE + (1 - READ_SHARE) * fractionOf(progress, params.maxWidth),
          `${sentenceOf(progress)} ${found.toLocaleString('en')} found so far.`,
        ),
    },
    signal,
  )
  return { end, rows, gone }
}

const sentenceOf = ({ level, done, total }: DiscoveryProgress): string => {
  const of = `${done.toLocaleString('en')} of ${total.toLocaleString('en')}`
  if (level === 0) return `${of} parts of the search are done.`
  return `${of} left sides of ${level} ${level === 1 ? 'attribute' : 'attributes'} are searched.`
}
