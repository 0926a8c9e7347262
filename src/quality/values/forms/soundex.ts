import { latinLetters } from './latin-letters.ts'

/** What a letter is coded by, from A to Z: a digit, SILENT between consonants, or parting them as vowels do. */
const SILENT = 7
const PARTING = 0
const CODES = Uint8Array.from('01230127022455012623017202', Number)
/** A soundex is as long as this. */
export const SOUNDEX_LENGTH = 4
const ZERO = 0x30
const UPPER_A = 0x41

/**
 * The American soundex as the National Archives have it: the first letter, then the codes of up to three more; of
 * neighbours with one code, the first, also where an H or W stands between them. The letters of the whole value count,
 * whatever stands between them. `Dr` is `D600`.
 * @returns undefined where the value has no Latin letter
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
