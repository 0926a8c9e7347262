import type { ColumnDefinition, DelimitedSource } from '../../model/entity-source.ts'
import type { DelimitedFormat, ReadRequest, VirtualRequest } from '../../model/reading.ts'
import type { SourceKind, SourceRequest } from '../source-kind.ts'
import { detectFile } from './detect.ts'
import { checkEncoding } from '../../values/encodings.ts'
import { previewRecords, readRawLines, readRecords } from '../records/read-records.ts'

/** Delimited files, plain or gzip. */
export const DELIMITED: SourceKind<DelimitedSource> = {
  kind: 'delimited',
  detect: detectFile,
  preview: (request, signal) => {
    const { mostRecords, firstBytes } = request
    return previewRecords({ ...readingOf(request), mostRecords, firstBytes }, signal)
  },
  lines: readRawLines,
  read: (request, signal) => {
    const { folder, source } = request
    return readRecords({ ...readingOf(request), folder, maxRejected: source.maxRejected }, signal)
  },
  describe: (member) => ({
    delimiter: member('delimiter'),
    quote: `coalesce(${member('quote')}, 'NUL')`,
  }),
}

function readingOf({
  source,
  path,
  declared,
  sample,
  limits,
}: SourceRequest<DelimitedSource>): Omit<ReadRequest, 'folder' | 'maxRejected'> {
  checkEncoding(source.encoding)
  return {
    records: { kind: 'delimited', path, format: formatOf(source), columnCount: declared?.length },
    sample,
    limits,
    virtual: virtualRequestOf(source, declared),
  }
}

/** The format in which the reader reads the bytes of a source. */
const formatOf = ({ delimiter, quote, terminator, encoding, attr }: DelimitedSource): DelimitedFormat => ({
  delimiter,
  quote,
  terminator,
  encoding,
  header: attr === 'names',
})

/** The virtual columns that the reader computes for each record. @param declared columns of a DDL file */
const virtualRequestOf = (
  { virtualColumns }: DelimitedSource,
  declared: readonly ColumnDefinition[] | undefined,
): VirtualRequest | undefined =>
  virtualColumns && { columns: virtualColumns, declaredNames: declared?.map(({ name }) => name) }
