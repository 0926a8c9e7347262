import { type MarkedKind, markedKind } from '../delimited/other-formats.ts'
import { textFormatOf } from '../delimited/text-formats.ts'
import { DETECTED_BYTES, readHead } from '../records/file-head.ts'

/** A kind of file that its own bytes tell. */
export type TellingKind = MarkedKind | 'json' | 'xml'

/**
 * The kind of a file by its beginning, expanded if the file is compressed.
 * @param path absolute
 * @param member of a zip archive; undefined: its only member
 * @returns undefined if the file is something else, such as delimited text or a workbook
 * @throws SourceUnreadable, or the system's error
 */
export async function kindOfFile(path: string, member?: string): Promise<TellingKind | undefined> {
  const { bytes } = await readHead({ kind: 'file', path, member }, DETECTED_BYTES)
  const marked = markedKind(bytes)
  if (marked !== undefined) return marked
  const text = textFormatOf(bytes, bytes.length < DETECTED_BYTES)
  return text === 'JSON' ? 'json' : text === 'XML' ? 'xml' : undefined
}
