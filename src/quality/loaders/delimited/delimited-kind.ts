import type { ColumnDefinition, DelimitedSource, HdfsDelimitedSource } from '../../model/entity-source.ts'
import type { DelimitedFormat } from '../../model/reading.ts'
import type { VirtualRequest } from '../records/read-request.ts'
import type { SourceKind } from '../source-kind.ts'
import { parseDdl } from '../ddl.ts'
import { detectFile } from './detect.ts'
import { checkEncoding } from '../../values/encodings.ts'
import { fileLines, workerReadings } from '../worker-readings.ts'

/** Delimited files, plain or gzip. */
export const DELIMITED: SourceKind<DelimitedSource> = {
  kind: 'delimited',
  declare: async (text) => ({ columns: parseDdl(text).columns }),
  detect: ({ path }) => detectFile(path),
  lines: fileLines,
  ...workerReadings(({ source, location, declaration }) => {
    checkEncoding(source.encoding)
    const { path } = location
    const columnCount = declaration?.columns.length
    return {
      records: { kind: 'delimited', path, format: delimitedFormatOf(source), columnCount },
      virtual: virtualRequestOf(source, declaration?.columns),
    }
  }),
  describe: describeDelimited,
}

export function describeDelimited(
  member: Parameters<SourceKind['describe']>[0],
): ReturnType<SourceKind['describe']> {
  return { delimiter: member('delimiter'), quote: `coalesce(${member('quote')}, 'NUL')` }
}

/** The format in which the reader reads the bytes of a source. */
export const delimitedFormatOf = ({
  delimiter,
  quote,
  terminator,
  encoding,
  attr,
}: DelimitedSource | HdfsDelimitedSource): DelimitedFormat => ({
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
