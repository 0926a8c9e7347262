import { characters } from './characters.ts'
import { DIGIT, isLetter, kindOf } from './kinds.ts'

/** A value with `A` for each letter, `N` for each digit (Unicode's Nd), and all other characters unchanged. */
export function mask(value: string): string {
  let mask = ''
  for (const character of characters(value)) mask += maskOf(character, kindOf(character))
  return mask
}

/** A character of a kind in a mask. */
export const maskOf = (character: string, kind: number): string =>
  isLetter(kind) ? 'A' : kind === DIGIT ? 'N' : character
