import type { LinesFile } from '../records/lines-file.ts'
import { detectIn } from './detect.ts'

/**
 * True if the first record of a delimited file has names, without doubt.
 * @throws SourceUnreadable, or the system's error
 */
export async function looksLikeNames(file: LinesFile): Promise<boolean> {
  const { header } = await detectIn(file)
  return header?.value === true && header.isDoubtful !== true
}
