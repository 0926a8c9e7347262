/** English spellings of letters without a decomposition, and of letters with two sounds. */
export const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'ng',
  ŧ: 't',
  ſ: 's',
}

const LOWER_A = 0x61
/** A cache of two entries per code point: its letters plus 1, MISSING for no letter; 0 if not computed yet. */
const known = new Uint8Array(2 * 0x110000)
const MISSING = 0xff

/**
 * Writes the letters of a code point for soundex and metaphone, from 0 for A to 25 for Z, without accents and case: at
 * most two letters.
 * @returns the index after them
 */
export function writeLetters(codePoint: number, target: Uint8Array, at: number): number {
  const first = known[2 * codePoint]!
  if (first === MISSING) return at
  if (first === 0) {
    learn(codePoint)
    return writeLetters(codePoint, target, at)
  }
  target[at++] = first - 1
  const second = known[2 * codePoint + 1]!
  if (second !== MISSING) target[at++] = second - 1
  return at
}

function learn(codePoint: number): void {
  const [base] = String.fromCodePoint(codePoint).normalize('NFD').toLowerCase()
  const letters = [...(SPELLED[base!] ?? base!)].map((letter) => letter.codePointAt(0)! - LOWER_A)
  for (const place of [0, 1]) {
    const letter = letters[place] ?? -1
    known[2 * codePoint + place] = letter >= 0 && letter < 26 ? letter + 1 : MISSING
  }
}

/** The letters of a value, in the form of `writeLetters`. */
export function latinLetters(value: string): Uint8Array {
  const letters = new Uint8Array(2 * value.length)
  let count = 0
  for (const character of value) count = writeLetters(character.codePointAt(0)!, letters, count)
  return letters.subarray(0, count)
}
