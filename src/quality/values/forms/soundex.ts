import { latinLetters } from './latin-letters.ts'

/** Codes of letters from A to Z: a digit, SILENT between consonants, or separating them like a vowel. */
const SILENT = 7
const PARTING = 0
const CODES = Uint8Array.from('01230127022455012623017202', Number)
/** Length of a soundex. */
export const SOUNDEX_LENGTH = 4
const ZERO = 0x30
const UPPER_A = 0x41

/**
 * The American soundex of the National Archives: the first letter, then the codes of up to three more letters. Of
 * neighbours with the same code, only the first counts, even if an H or W is between them. All letters of the value
 * count; other characters are ignored. `Dr` is `D600`.
 * @returns undefined if the value has no Latin letter
 */
export function soundex(value: string): string | undefined {
  const letters = latinLetters(value)
  if (letters.length === 0) return undefined
  const code = Buffer.alloc(SOUNDEX_LENGTH)
  writeSoundex(letters, letters.length, code)
  return code.toString('latin1')
}

/** @param letters `count` of them, one at least (see `latinLetters`) */
export function writeSoundex(letters: Uint8Array, count: number, target: Uint8Array): void {
  target[0] = UPPER_A + letters[0]!
  let length = 1
  let last = CODES[letters[0]!]!
  for (let at = 1; at < count && length < SOUNDEX_LENGTH; at++) {
    const code = CODES[letters[at]!]!
    if (code === SILENT) continue
    if (code !== PARTING && code !== last) target[length++] = ZERO + code
    last = code
  }
  while (length < SOUNDEX_LENGTH) target[length++] = ZERO
}
