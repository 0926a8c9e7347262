import type { ParquetSource } from '../../model/entity-source.ts'
import { linesOf } from '../database/table-readings.ts'
import { SchemaFileFault } from '../errors.ts'
import type { IsolatedFile } from '../isolated/isolated-task.ts'
import { previewIsolated, readIsolated } from '../isolated/read-isolated.ts'
import type { VirtualRequest } from '../records/read-request.ts'
import type { SourceKind } from '../source-kind.ts'
import type { FileLocation } from '../source-location.ts'

/**
 * Memory of the process that reads a file. Few files take more than 200 MB. But some writers put a thousand rows into a
 * page, however long they are, and a page is decoded as a whole.
 */
const MEMORY_MB = 2000

/** Parquet files. */
export const PARQUET: SourceKind<ParquetSource> = {
  kind: 'parquet',
  needsWholeFile: true,
  readRequest: () => ({ kind: 'parquet', encoding: 'utf-8' }),
  declare: async () => {
    throw new SchemaFileFault('A Parquet file names its columns itself; leave schemaFile out.')
  },
  detect: async () => ({ encoding: undefined }),
  lines: async ({ location, lines, limits, firstBytes }, signal) => {
    const request = {
      file: fileOf({ ...location, parts: undefined }),
      sample: { kind: 'all' },
      limits,
      firstBytes,
      mostRecords: lines,
    } as const
    return linesOf(await previewIsolated(request, signal))
  },
  preview: ({ source, location, sample, limits, firstBytes, mostRecords }, signal) => {
    const virtual = virtualOf(source)
    return previewIsolated(
      { file: fileOf(location), sample, limits, firstBytes, mostRecords, virtual },
      signal,
    )
  },
  read: ({ source, location, sample, limits, folder }, signal) => {
    const { maxRejected } = source
    const virtual = virtualOf(source)
    return readIsolated({ file: fileOf(location), sample, limits, folder, maxRejected, virtual }, signal)
  },
  describe: () => ({ delimiter: `''`, quote: `''` }),
}

const fileOf = ({ path, bytes, parts }: FileLocation): IsolatedFile => ({
  format: 'parquet',
  path,
  bytes,
  parts,
  memoryMb: MEMORY_MB,
})

const virtualOf = ({ virtualColumns }: ParquetSource): VirtualRequest | undefined =>
  virtualColumns && { columns: virtualColumns, declaredNames: undefined }
