import type { ColumnDefinition, DelimitedSource, HdfsDelimitedSource } from '../../model/entity-source.ts'
import type { DelimitedFormat } from '../../model/reading.ts'
import type { VirtualRequest } from '../records/read-request.ts'
import type { SourceKind } from '../source-kind.ts'
import type { FileLocation } from '../source-location.ts'
import { optionsOf } from './delimited-options.ts'
import { delimitedFormat, type DelimitedWords, faultOfWord } from '../source-words.ts'
import { parseDdl } from '../ddl.ts'
import { detectInWorker } from '../records/read-records.ts'
import { checkEncoding } from '../../values/encodings.ts'
import { fileLines, workerReadings } from '../worker-readings.ts'

/** The members of `connectInfo` that a delimited file has. */
export interface DelimitedRequest extends DelimitedWords {
  readonly attr?: DelimitedSource['attr'] | undefined
  readonly schemaFile?: string | undefined
}

/** Delimited files, plain or compressed. */
export const DELIMITED: SourceKind<DelimitedSource, FileLocation, DelimitedRequest> = {
  kind: 'delimited',
  readRequest: (words) => {
    const { attr, schemaFile } = words
    if (attr === undefined)
      throw faultOfWord(
        'attr',
        'A delimited file needs attr, the origin of the column names: names, ddl or none.',
      )
    if (attr === 'ddl' && schemaFile === undefined)
      throw faultOfWord(
        'schemaFile',
        'With attr "ddl" the columns come from a DDL file; name the file in schemaFile.',
      )
    const { header: _, ...format } = delimitedFormat(words)
    return { kind: 'delimited', ...(attr === 'ddl' ? { schemaFile } : {}), attr, ...format }
  },
  declare: async (text) => ({ columns: parseDdl(text).columns }),
  detect: ({ path, member }, signal) => detectInWorker({ kind: 'file', path, member }, signal),
  lines: fileLines,
  ...workerReadings(({ source, location, declaration }) => {
    checkEncoding(source.encoding)
    const { path, member } = location
    const columnCount = declaration?.columns.length
    return {
      records: { kind: 'delimited', path, member, format: delimitedFormatOf(source), columnCount },
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
export const delimitedFormatOf = (source: DelimitedSource | HdfsDelimitedSource): DelimitedFormat => {
  const { delimiter, isDefaultDelimiter, quote, terminator, encoding, attr } = source
  const header = attr === 'names'
  return { delimiter, isDefaultDelimiter, quote, terminator, encoding, header, ...optionsOf(source) }
}

/** The virtual columns that the reader computes for each record. @param declared columns of a DDL file */
const virtualRequestOf = (
  { virtualColumns }: DelimitedSource,
  declared: readonly ColumnDefinition[] | undefined,
): VirtualRequest | undefined =>
  virtualColumns && { columns: virtualColumns, declaredNames: declared?.map(({ name }) => name) }
