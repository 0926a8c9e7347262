import { readFileSync } from 'node:fs'

/** Languages of `names.json`: ISO 639 codes, and `zhtw` for Chinese in traditional characters. */
export type NameLanguage = string

/**
 * Names of persons, places and occupations by language, each with a letter outside ASCII. They are those of the Python
 * package Faker (MIT licence).
 */
export const NAMES: Readonly<Record<NameLanguage, readonly string[]>> = JSON.parse(
  readFileSync(new URL('names.json', import.meta.url), 'utf8'),
) as Readonly<Record<NameLanguage, readonly string[]>>

/** True for the half of all names from which models are made. The other half tests the models. */
export const isForModels = (name: string): boolean => hash(name) % 2 === 0

/** FNV-1a of 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const byte of Buffer.from(text)) value = Math.imul(value ^ byte, 0x01000193)
  return (value ^ (value >>> 15)) >>> 0
}
