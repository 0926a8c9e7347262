import type { FileSource } from '../../model/entity-source.ts'
import { databaseFormatOf } from '../database-files/database-format.ts'
import { textFormatOf } from '../delimited/text-formats.ts'
import { DETECTED_BYTES, readHead } from '../records/file-head.ts'

/** A kind of file that its own bytes tell. */
export type TellingKind = Extract<
  FileSource['kind'],
  'parquet' | 'avro' | 'arrow' | 'json' | 'xml' | 'sqlite' | 'duckdb'
>

/** Marks at the beginning, each byte as a character of Latin-1. */
const MARKS: readonly (readonly [string, TellingKind])[] = [
  // A text may begin with these four letters, but not with the length of a Thrift structure after them.
  ['PAR1\x15', 'parquet'],
  ['Obj\x01', 'avro'],
  ['ARROW1\0\0', 'arrow'],
]

/** The first message of a stream of Arrow: a mark, and a length of less than 16 MB. */
const ARROW_STREAM = /^\xff{4}[^]{3}\0/

/**
 * The kind of a file by its beginning, expanded if the file is compressed.
 * @param path absolute
 * @param member of a zip archive; undefined: its only member
 * @returns undefined if the file is something else, such as delimited text or a workbook
 * @throws SourceUnreadable, or the system's error
 */
export async function kindOfFile(path: string, member?: string): Promise<TellingKind | undefined> {
  const { bytes } = await readHead({ kind: 'file', path, member }, DETECTED_BYTES)
  const start = bytes.toString('latin1', 0, 8)
  const found = MARKS.find(([mark]) => start.startsWith(mark))
  if (found !== undefined) return found[1]
  if (ARROW_STREAM.test(start)) return 'arrow'
  const database = databaseFormatOf(bytes)
  if (database !== undefined) return database
  const text = textFormatOf(bytes, bytes.length < DETECTED_BYTES)
  return text === 'JSON' ? 'json' : text === 'XML' ? 'xml' : undefined
}
