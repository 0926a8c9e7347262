import { sourceKindOf } from '../loaders/source-kinds.ts'
import type { LoadRequest } from '../loaders/source-kind.ts'
import type { SourceLocation } from '../loaders/source-location.ts'
import { SourceReading } from '../loaders/source-reading.ts'
import type { LoadedColumn } from '../model/attribute-identity.ts'
import type { EntitySource } from '../model/entity-source.ts'
import type { JobContext } from '../model/job.ts'
import type { ReadSummary } from '../model/reading.ts'
import type { LoadLayouts, Warehouse } from '../model/warehouse/warehouse.ts'
import { progressSentence, READ_SHARE, shareOf, type SourceSize } from './load-progress.ts'

/** The tables of a load, and the attributes that are their columns. */
export interface Target extends LoadLayouts {
  readonly columns: readonly LoadedColumn[]
}

/** What the ways to bring in rows have in common. */
export interface Step extends Pick<JobContext, 'progress' | 'signal'> {
  readonly warehouse: Pick<Warehouse, 'load' | 'inPlace'>
  /** @param count of the columns of the source, without virtual columns */
  readonly target: (names: readonly string[] | undefined, count: number) => Target
}

export interface BroughtIn extends Pick<Target, 'columns'> {
  readonly summary: ReadSummary
}

type Reading = LoadRequest<EntitySource, SourceLocation>

/** Has the engine read the rows if they are in its cluster. @returns undefined if they must pass through the server */
export async function placeRows(
  request: Reading,
  { warehouse: { inPlace: engine }, target, progress, signal }: Step,
): Promise<BroughtIn | undefined> {
  const found = engine && (await sourceKindOf(request.source).inPlace?.({ ...request, engine }, signal))
  if (!engine || !found) return undefined
  const { names, expectedRows, query } = found
  const tables = target(names, names.length)
  const { recordBytes } = request.limits
  const placed = await engine.load(
    tables,
    query,
    recordBytes,
    (share, rows = expectedRows) => progress(READ_SHARE * share, placeSentence(rows)),
    signal,
  )
  if (placed === undefined) return undefined
  const { columns } = tables
  return {
    columns,
    summary: {
      ...placed,
      ...{ records: placed.rows, rejected: 0, rejectReasons: '', bytes: placed.rows },
      ...{ terminator: 'none', otherLineEnds: 0, compression: undefined },
    },
  }
}

function placeSentence(rows: number | undefined): string {
  const count = rows === undefined ? 'The rows' : `About ${rows.toLocaleString('en')} rows`
  return `${count} of the table are taken over within the cluster.`
}

/** Reads the rows and loads them. @param from the progress before the first row */
export async function readRows(
  request: Reading,
  { warehouse, target, progress, signal, from }: Step & { readonly from: number },
): Promise<BroughtIn> {
  const { source, location } = request
  const events = sourceKindOf(source).read(request, signal)
  let size: SourceSize = 'bytes' in location ? location : { rows: undefined }
  const reading = new SourceReading(events[Symbol.asyncIterator](), source, (done) =>
    progress(from + (READ_SHARE - from) * shareOf(done, size), progressSentence(done, size)),
  )
  const { names, count, expectedRows } = await reading.columns()
  if (!('bytes' in size)) size = { rows: expectedRows }
  const { columns, ...tables } = target(names, count)
  await warehouse.load(Object.values(tables), reading.pieces(tables), signal)
  return { columns, summary: reading.summary() }
}
