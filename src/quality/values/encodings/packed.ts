import { writeCodePoint } from './code-points.ts'
import { UNDEFINED } from './table-decoder.ts'

/** The UTF-8 of a character (or of a letter with its mark) as one number, the first byte lowest. */
export function packed(text: string): number {
  if (text === '' || text.includes('\ufffd')) return UNDEFINED
  const bytes = new Uint8Array(4)
  let at = 0
  for (const character of text) at = writeCodePoint(bytes, at, character.codePointAt(0) as number)
  return bytes.reduceRight((entry, byte) => entry * 256 + byte, 0)
}
