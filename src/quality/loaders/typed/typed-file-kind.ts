import type { ArrowSource, AvroSource } from '../../model/entity-source.ts'
import { fileCompression } from '../compression/file-compression.ts'
import { linesOf } from '../database/table-readings.ts'
import { SchemaFileFault } from '../errors.ts'
import { previewRecords } from '../records/read-records.ts'
import type { SourceKind } from '../source-kind.ts'
import type { FileLocation } from '../source-location.ts'
import { workerReadings } from '../worker-readings.ts'

/** Files that name their columns and the types of their values themselves. */
export type TypedSource = AvroSource | ArrowSource

/**
 * What is the same for kinds of files that name their columns and the types of their values themselves. They are read in
 * the reader's thread, and may be compressed as a whole.
 * @param file for a message: `An Avro file`
 */
export const typedFileKind = <Source extends TypedSource>(
  kind: Source['kind'],
  file: string,
): Omit<SourceKind<Source>, 'kind' | 'readRequest'> => ({
  declare: async () => {
    throw new SchemaFileFault(`${file} names its columns itself; leave schemaFile out.`)
  },
  detect: async ({ path, member }) => ({
    compression: await fileCompression(path, member),
    encoding: undefined,
  }),
  lines: async ({ location: { path, member }, lines, limits, firstBytes }, signal) => {
    const records = { kind, path, member }
    const sample = { kind: 'all' } as const
    return linesOf(await previewRecords({ records, sample, limits, firstBytes, mostRecords: lines }, signal))
  },
  ...workerReadings<Source, FileLocation>(({ source: { virtualColumns }, location: { path, member } }) => ({
    records: { kind, path, member },
    virtual: virtualColumns && { columns: virtualColumns, declaredNames: undefined },
  })),
  describe: () => ({ delimiter: `''`, quote: `''` }),
})
