import type { OdbcType } from '../../model/connection.ts'
import type { OdbcTable } from '../../model/entity-source.ts'
import type { Sample } from '../../model/reading.ts'
import {
  linesOf,
  readTable,
  rowsOfPreview,
  rowsOfSample,
  TABLES,
  type TableWords,
} from '../database/table-readings.ts'
import type { VirtualRequest } from '../records/read-request.ts'
import type { SourceKind } from '../source-kind.ts'
import type { OdbcLocation } from '../source-location.ts'
import { previewOdbc, readOdbc } from './read-odbc.ts'

const ALL: Sample = { kind: 'all' }

/** Tables and views of databases, read over ODBC. The types differ in the parameters of their connections. */
export const odbcKind = (kind: OdbcType): SourceKind<OdbcTable, OdbcLocation, TableWords> => ({
  ...TABLES,
  kind,
  readRequest: (words) => ({ kind, ...readTable(words) }),
  lines: async ({ location: { database, table }, lines, limits }, signal) => {
    // The names of the columns are a line too.
    const mostRecords = lines - 1
    const request = { table, where: undefined, maxRows: mostRecords, sample: ALL, limits, mostRecords }
    return linesOf(await previewOdbc(database, request, signal))
  },
  preview: ({ source, location: { database, table }, sample, limits, mostRecords }, signal) => {
    const [where, maxRows, virtual] = [source.sqlwhere, rowsOfPreview(sample, mostRecords), virtualOf(source)]
    return previewOdbc(database, { table, where, maxRows, sample, limits, mostRecords, virtual }, signal)
  },
  read: ({ source, location: { database, table }, sample, limits, folder }, signal) => {
    const { sqlwhere: where, maxRejected } = source
    const [maxRows, virtual] = [rowsOfSample(sample), virtualOf(source)]
    return readOdbc(database, { table, where, maxRows, sample, limits, folder, maxRejected, virtual }, signal)
  },
})

const virtualOf = ({ virtualColumns }: OdbcTable): VirtualRequest | undefined =>
  virtualColumns && { columns: virtualColumns, declaredNames: undefined }
