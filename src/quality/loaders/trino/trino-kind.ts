import type { TrinoTable } from '../../model/entity-source.ts'
import type { Sample } from '../../model/reading.ts'
import {
  linesOf,
  readTable,
  rowsOfPreview,
  rowsOfSample,
  TABLES,
  type TableWords,
} from '../database/table-readings.ts'
import type { TrinoRecordsRequest } from '../records/open-records.ts'
import { previewRecords, readRecords } from '../records/read-records.ts'
import type { VirtualRequest } from '../records/read-request.ts'
import type { SourceKind } from '../source-kind.ts'
import type { TrinoLocation } from '../source-location.ts'

const ALL: Sample = { kind: 'all' }

/** Tables and views of a Trino cluster. */
export const TRINO_TABLES: SourceKind<TrinoTable, TrinoLocation, TableWords> = {
  ...TABLES,
  kind: 'trino',
  readRequest: (words) => ({ kind: 'trino', ...readTable(words) }),
  lines: async ({ location, lines, limits, firstBytes }, signal) => {
    // The names of the columns are a line too.
    const mostRecords = lines - 1
    const records = recordsOf(location, undefined, undefined, mostRecords)
    return linesOf(await previewRecords({ records, sample: ALL, limits, firstBytes, mostRecords }, signal))
  },
  preview: ({ source, location, sample: asked, limits, firstBytes, mostRecords }, signal) => {
    const { percent, sample } = pushedDown(asked)
    const records = recordsOf(location, source.sqlwhere, percent, rowsOfPreview(sample, mostRecords))
    const virtual = virtualOf(source)
    return previewRecords({ records, sample, limits, firstBytes, mostRecords, virtual }, signal)
  },
  read: ({ source, location, sample: asked, limits, folder }, signal) => {
    const { maxRejected } = source
    const { percent, sample } = pushedDown(asked)
    const records = recordsOf(location, source.sqlwhere, percent, rowsOfSample(sample))
    return readRecords({ records, sample, limits, folder, maxRejected, virtual: virtualOf(source) }, signal)
  },
  inPlace: async (request, signal) => {
    const { source, location } = request
    const { percent, sample } = pushedDown(request.sample)
    const isSelectedByCluster = sample.kind === 'all' || (sample.kind === 'first' && sample.skip === 0)
    if (!isSelectedByCluster || virtualOf(source) !== undefined) return undefined
    // The client is loaded when it is needed first.
    const { inPlaceRows } = await import('./in-place.ts')
    return inPlaceRows(recordsOf(location, source.sqlwhere, percent, rowsOfSample(sample)), request, signal)
  },
}

/** What the cluster selects of a sample, and what is left for the reader. */
export function pushedDown(sample: Sample): {
  readonly percent: number | undefined
  readonly sample: Sample
} {
  // Rows are skipped by the reader, before it selects any.
  return sample.kind === 'random' && sample.skip === 0
    ? { percent: sample.percent, sample: ALL }
    : { percent: undefined, sample }
}

const recordsOf = (
  { connection, table }: TrinoLocation,
  where: string | undefined,
  percent: number | undefined,
  maxRows: number | undefined,
): TrinoRecordsRequest => ({ kind: 'trino', connection, table, where, percent, maxRows })

const virtualOf = ({ virtualColumns }: TrinoTable): VirtualRequest | undefined =>
  virtualColumns && { columns: virtualColumns, declaredNames: undefined }
