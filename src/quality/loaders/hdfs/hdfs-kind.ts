import type { HdfsDelimitedSource } from '../../model/entity-source.ts'
import { checkEncoding } from '../../values/encodings.ts'
import { delimitedFormatOf, type DelimitedRequest, describeDelimited } from '../delimited/delimited-kind.ts'
import { SchemaFileFault } from '../errors.ts'
import { detectInWorker, readRawLines } from '../records/read-records.ts'
import type { SourceKind } from '../source-kind.ts'
import type { HdfsLocation } from '../source-location.ts'
import { delimitedFormat, faultOfWord } from '../source-words.ts'
import { workerReadings } from '../worker-readings.ts'

/** Delimited files of HDFS: one file, or a folder of part files. */
export const HDFS_DELIMITED: SourceKind<HdfsDelimitedSource, HdfsLocation, DelimitedRequest> = {
  kind: 'hdfs_delimited',
  readRequest: (words) => {
    const { attr = 'names' } = words
    if (attr === 'ddl')
      throw faultOfWord('attr', 'A file of HDFS has no DDL file; use attr "names" or "none".')
    const { header: _, ...format } = delimitedFormat(words)
    return { kind: 'hdfs_delimited', attr, ...format }
  },
  declare: async () => {
    throw new SchemaFileFault(
      'A file of HDFS has the names in its first line, or none; leave schemaFile out.',
    )
  },
  detect: async ({ access, parts: [file], member }, signal) =>
    file === undefined
      ? { encoding: undefined }
      : detectInWorker({ kind: 'hdfs', access, file, member }, signal),
  lines: async ({ location, limits, ...request }, signal) => {
    const { access, parts, member } = location
    const [file] = parts
    if (file === undefined) return []
    const { expandedBytes } = limits
    return readRawLines({ ...request, bytes: { kind: 'hdfs', access, file, member }, expandedBytes }, signal)
  },
  ...workerReadings(({ source, location }) => {
    const { access, parts, partitions, member } = location
    checkEncoding(source.encoding)
    const { virtualColumns } = source
    return {
      records: { kind: 'hdfs', access, parts, partitions, member, format: delimitedFormatOf(source) },
      virtual: virtualColumns && { columns: virtualColumns, declaredNames: undefined },
    }
  }),
  describe: describeDelimited,
}
