/** Code points that can combine with others into one character. Without them, each code point is a character. */
export const JOINING =
  /[\p{M}\p{Gr_Ext}\p{Cf}\p{RI}\p{Emoji_Modifier}\u0e33\u0eb3\u0d4e\u{111c2}\u{111c3}\u{113d1}\u{1193f}\u{11941}\u{11a3a}\u{11a84}-\u{11a89}\u{11d46}\u{11f02}\u{16d63}\u{16d67}-\u{16d6a}\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]|\r\n/u

const SEGMENTER = new Intl.Segmenter('und', { granularity: 'grapheme' })
/** UTF-16 units per call of the segmenter, because its time grows with the square of the length. */
const WINDOW = 256

/** True if a code point, or CR LF, can combine with its neighbours into one character. */
export const isJoining = (text: string): boolean => JOINING.test(text)

/**
 * The characters of a text as a reader counts them: the extended grapheme clusters of Unicode (UAX #29). A letter with
 * its accents is one character, composed or decomposed. A flag, a family of emoji, a keycap, a Korean syllable of
 * several parts, and CR LF are one character too. Masks and patterns use these characters; lengths count code points.
 */
export function* characters(text: string): Generator<string, void> {
  if (!isJoining(text)) {
    yield* text
    return
  }
  let window = WINDOW
  for (let from = 0; from < text.length;) {
    const to = isHighSurrogate(text.charCodeAt(from + window - 1)) ? from + window - 1 : from + window
    const clusters = Array.from(SEGMENTER.segment(text.slice(from, to)), ({ segment }) => segment)
    // The last character may continue in the next window, so the next window begins with it.
    if (to < text.length) clusters.pop()
    if (clusters.length === 0) window *= 2
    else window = WINDOW
    for (const cluster of clusters) {
      yield cluster
      from += cluster.length
    }
  }
}

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff
