/** Finds text that was decoded with the wrong encoding before it was stored: UTF-8 read as Windows-1252 or Latin-1. */

/** The characters of the bytes 80 to 9F in Windows-1252. Bytes that it does not define are control characters. */
export const FROM_80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const CONTINUATION = `[\\u0080-\\u00bf${FROM_80}]`

/** The characters of a sequence of UTF-8: a lead byte and one to three continuation bytes. */
const SEQUENCE = new RegExp(
  `[\\u00c2-\\u00df]${CONTINUATION}|[\\u00e0-\\u00ef]${CONTINUATION}{2}|\\u00f0${CONTINUATION}{3}`,
  'g',
)

/** Continuations that also stand after a letter in correct text: `“CAFÉ”`, `Ö–`, `«À»`. */
export const AFTER_LETTERS = new Set('‚„…‘’“”•–—‹›\u00a0\u00ab\u00bb')

/** Leads of letters of Latin, Greek and Cyrillic: `Ã©`, `Å‚`, `Î±`, `Ð°`. Alone, all others are too rare to be evidence. */
export const LEADS = new Set([0xc3, 0xc4, 0xc5, 0xc6, 0xce, 0xcf, 0xd0, 0xd1])
const NO_BREAK_SPACE_LEAD = 0xc2

/** Sequences of three bytes that no correct text has: a byte mark, and a replacement character. */
export const NEVER_CORRECT = new Set(['ï»¿', 'ï¿½'])

/** `Â` before a blank that was a no-break space: `5Â km`. After a capital, `Â` may be a letter. */
const BLANK_AFTER = /(?<=[\p{Ll}\p{Nd}.,;:!?)%])Â(?= )/u

/**
 * The first sequence of characters that is UTF-8 read as Windows-1252 or Latin-1, such as `Ã©` for `é` or `â€™` for `’`;
 * undefined if there is none. Sequences that correct text has as well, such as `É”` at the end of a quotation, do not
 * count.
 */
export function garbledSequence(text: string): string | undefined {
  let end = -1
  let previous = ''
  for (const { 0: sequence, index } of text.matchAll(SEQUENCE)) {
    const behind = index + sequence.length
    // Two sequences in a row are no coincidence.
    if (index === end && isUtf8(previous) && isUtf8(sequence)) return previous
    if (isTypical(sequence, text, index, behind)) return sequence
    end = behind
    previous = sequence
  }
  if (text.includes('â€')) return 'â€'
  return BLANK_AFTER.test(text) ? 'Â ' : undefined
}

function isTypical(sequence: string, text: string, from: number, behind: number): boolean {
  const [lead, second] = bytesOf(sequence) as [number, number]
  if (sequence.length === 4) return lead === 0xf0 && second === 0x9f
  if (sequence.length === 3) return isTypicalThree(sequence, lead, second)
  // Control characters are in no text, and `È™` and `É™` are letters of Romanian and Azerbaijani.
  if (sequence[1]! < '\u00a0' || sequence[1] === '™') return true
  if (lead === NO_BREAK_SPACE_LEAD ? second < 0xa0 : !LEADS.has(lead)) return false
  return !isAfterLetters(sequence[1]!) || isOutOfPlace(text, from, behind)
}

/** `â€™`, `â„¢`, `â†’`: a symbol. `áº¡`, `á»‡`: a letter of Vietnamese. */
function isTypicalThree(sequence: string, lead: number, second: number): boolean {
  if (NEVER_CORRECT.has(sequence)) return true
  if (lead === 0xe2) return sequence[1] === '€' || !Array.from(sequence.slice(1)).every(isAfterLetters)
  return lead === 0xe1 && (second === 0xba || second === 0xbb) && !isAfterLetters(sequence[2]!)
}

const isAfterLetters = (character: string): boolean => AFTER_LETTERS.has(character)

/**
 * True if a capital and the sign after it are part of a word, as in `Ã–sterreich` and `goÃ»t`: a small letter is before
 * or behind, or the word begins here. A second word may begin behind the sign, as in `MANHÃ–TARDE`.
 */
function isOutOfPlace(text: string, from: number, behind: number): boolean {
  const before = text.slice(Math.max(0, from - 2), from)
  const next = text.slice(behind, behind + 2)
  if (/\p{Ll}$/u.test(before) || /^\p{Ll}/u.test(next)) return true
  return /^\p{L}/u.test(next) && !/\p{L}$/u.test(before)
}

const bytesOf = (sequence: string): number[] =>
  Array.from(sequence, (character) => {
    const place = FROM_80.indexOf(character)
    return place < 0 ? character.charCodeAt(0) : 0x80 + place
  })

const UTF_8 = new TextDecoder('utf-8', { fatal: true })

function isUtf8(sequence: string): boolean {
  try {
    return UTF_8.decode(Uint8Array.from(bytesOf(sequence))) !== ''
  } catch {
    return false
  }
}

const [C3, EF, BF, BD, BLANK] = [0xc3, 0xef, 0xbf, 0xbd, 0x20] as const
/** First bytes, in UTF-8, of the characters that CONTINUATION has, and of the blank. */
const IS_NEXT = new Uint8Array(256)
for (const byte of [0xc2, 0xc5, 0xc6, 0xcb, 0xe2, BLANK]) IS_NEXT[byte] = 1

/**
 * True if the bytes (UTF-8) from `from` to before `to` may have a garbled sequence: a character from U+00C2 to U+00F4,
 * and one that may continue it. Only then is `garbledSequence` worth its cost.
 */
export function mayBeGarbled(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at + 2 < to; at++)
    if (bytes[at] === C3 && bytes[at + 1]! >= 0x82 && IS_NEXT[bytes[at + 2]!] === 1) return true
  return false
}

/** True if the bytes (UTF-8) have the replacement character U+FFFD. */
export function hasReplacement(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at + 2 < to; at++)
    if (bytes[at] === EF && bytes[at + 1] === BF && bytes[at + 2] === BD) return true
  return false
}
