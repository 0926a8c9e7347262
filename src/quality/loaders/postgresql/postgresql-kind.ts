import type { PostgresqlTable } from '../../model/entity-source.ts'
import type { Sample } from '../../model/reading.ts'
import {
  linesOf,
  readTable,
  rowsOfPreview,
  rowsOfSample,
  TABLES,
  type TableWords,
} from '../database/table-readings.ts'
import { previewRecords, readRecords } from '../records/read-records.ts'
import type { PostgresqlRecordsRequest } from '../records/open-records.ts'
import type { VirtualRequest } from '../records/read-request.ts'
import type { SourceKind } from '../source-kind.ts'
import type { PostgresqlLocation } from '../source-location.ts'
import { DEFAULT_TIMEOUTS } from './server.ts'

const ALL: Sample = { kind: 'all' }

/** Tables and views of PostgreSQL, read by `COPY`. */
export const POSTGRESQL_TABLES: SourceKind<PostgresqlTable, PostgresqlLocation, TableWords> = {
  ...TABLES,
  kind: 'postgresql',
  readRequest: (words) => ({ kind: 'postgresql', ...readTable(words) }),
  lines: async ({ location, lines, limits, firstBytes }, signal) => {
    // The names of the columns are a line too.
    const mostRecords = lines - 1
    const records = recordsOf(location, undefined, mostRecords)
    return linesOf(await previewRecords({ records, sample: ALL, limits, firstBytes, mostRecords }, signal))
  },
  preview: ({ source, location, sample, limits, firstBytes, mostRecords }, signal) => {
    const records = recordsOf(location, source.sqlwhere, rowsOfPreview(sample, mostRecords))
    return previewRecords(
      { records, sample, limits, firstBytes, mostRecords, virtual: virtualOf(source) },
      signal,
    )
  },
  read: ({ source, location, sample, limits, folder }, signal) => {
    const { maxRejected } = source
    const records = recordsOf(location, source.sqlwhere, rowsOfSample(sample))
    return readRecords({ records, sample, limits, folder, maxRejected, virtual: virtualOf(source) }, signal)
  },
}

const recordsOf = (
  { server, login, table }: PostgresqlLocation,
  where: string | undefined,
  maxRows: number | undefined,
): PostgresqlRecordsRequest => ({
  ...{ kind: 'postgresql', server, login, timeouts: DEFAULT_TIMEOUTS, table, where, maxRows },
})

const virtualOf = ({ virtualColumns }: PostgresqlTable): VirtualRequest | undefined =>
  virtualColumns && { columns: virtualColumns, declaredNames: undefined }
