import { SPELLED } from '../forms/latin-letters.ts'
import { lowerCase, upperCase } from './characters.ts'

/** Letters without a decomposition, with their spelling, in both cases. */
export const SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries(SPELLED).flatMap(([letter, spelled]) => [
    [letter, spelled],
    ...(lowerCase(upperCase(letter)) === letter ? [[upperCase(letter), spelled.toUpperCase()] as const] : []),
  ]),
)
