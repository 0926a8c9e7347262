/**
 * Characters that are invisible or change how their neighbours are shown: control and format characters (including
 * direction marks), leading, trailing and repeated blanks, blanks other than U+0020, separators, and characters without
 * a glyph. A joiner between the parts of an emoji is not included.
 */
const HIDDEN =
  /^ +| +$| {2,}|[\p{Cc}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0\ufdd0-\ufdef\ufffe\uffff]|(?! )\p{Zs}|(?<!\p{Extended_Pictographic}\ufe0f?)\u200d|(?!\u200d)\p{Cf}/gu

const BLANK = 0x20

/** A part of a text: hidden characters, or others. */
export interface TextPart {
  readonly text: string
  readonly isHidden: boolean
}

/** The parts of a text in their order. */
export function splitHidden(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: hidden, index } of text.matchAll(HIDDEN)) {
    if (index > end) parts.push({ text: text.slice(end, index), isHidden: false })
    parts.push({ text: hidden, isHidden: true })
    end = index + hidden.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), isHidden: false })
  return parts
}

const ESCAPES: Readonly<Record<number, string>> = { 9: '\\t', 10: '\\n', 13: '\\r' }

/** A middle dot for each blank, `\n` for a line feed, otherwise the code point, such as `U+202E`. */
export function pictureOf(hidden: string): string {
  const point = hidden.codePointAt(0)!
  if (point === BLANK) return '·'.repeat(hidden.length)
  return ESCAPES[point] ?? `U+${point.toString(16).toUpperCase().padStart(4, '0')}`
}
