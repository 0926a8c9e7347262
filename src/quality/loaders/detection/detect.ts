import type { Compression } from '../../model/reading.ts'
import { openTranscoder } from '../../values/encodings.ts'
import type { DetectedSheet } from '../excel/excel-task.ts'
import { proposeElements } from '../xml/propose-elements.ts'
import { proposeRecords } from '../json/propose-records.ts'
import { DETECTED_BYTES, readHead } from '../records/file-head.ts'
import type { LinesFile } from '../records/lines-file.ts'
import { guessEncoding } from './guess-encoding.ts'
import { guessLayout, type Layout } from './guess-layout.ts'
import type { Guess } from './guess.ts'

/** Guesses about a delimited file from its beginning; a property without evidence is undefined. */
export interface Detected extends Partial<Layout> {
  /** Undefined if the file is not compressed. */
  readonly compression?: Compression | undefined
  readonly encoding: Guess<string> | undefined
  /** Path of the records in a JSON file that is one object around them, or of the elements of XML that are the records. */
  readonly records?: Guess<string> | undefined
  /** Of a workbook: its sheets in their order. */
  readonly sheets?: readonly DetectedSheet[]
  /** Of a database file: its tables, as a source names them. */
  readonly tables?: readonly string[]
}

/**
 * Guesses from the first 256 KB of a file, expanded if it is compressed. If a compressed file is damaged, the part that
 * can be expanded is used. It blocks for up to 0.3 s, so a server uses `detectInWorker`.
 * @param path absolute
 * @param member of a zip archive; undefined: its only member
 */
export const detectFile = (path: string, member?: string): Promise<Detected> =>
  detectIn({ kind: 'file', path, member })

/** Guesses as `detectFile` does. */
export async function detectIn(file: LinesFile): Promise<Detected> {
  const { bytes, compression } = await readHead(file, DETECTED_BYTES)
  return { ...detect(bytes), compression }
}

/** Guesses from the beginning of an uncompressed file. */
export function detect(bytes: Buffer): Detected {
  const encoding = guessEncoding(bytes)
  if (encoding === undefined) return { encoding }
  const decoded = openTranscoder(encoding.value).push(bytes).bytes
  const isCut = bytes.length >= DETECTED_BYTES
  const records = proposeRecords(decoded, !isCut) ?? proposeElements(bytes, !isCut)
  // Such a file is not delimited, so its layout would be a guess about nothing.
  if (records !== undefined) return { encoding, records }
  return { encoding, ...guessLayout(decoded.toString(), isCut) }
}
