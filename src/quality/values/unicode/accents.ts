import { rangesOf, runsOf } from './characters.ts'
import type { Ranges } from './code-point-set.ts'
import { ACCENTED } from './tables.ts'

const CHANGED = new RegExp(`[${rangesOf(ACCENTED)}]`, 'gu')
const MARKS = /\p{M}+/gu
/** Parts of Korean syllables. Without the marks between them they form one syllable. */
const KOREAN = /[\u1100-\u11ff\uac00-\ud7a3]{2,}/g

/** The result of the engine's strip_accents: decomposed, without marks, composed again. */
export const withoutAccents = (text: string): string =>
  text
    .replace(CHANGED, (character) => character.normalize('NFD').replace(MARKS, '').normalize('NFC'))
    .replace(KOREAN, (syllables) => syllables.normalize('NFC'))

/** What `withoutAccents` changes, and parts of Korean syllables. */
export const ACCENTED_RANGES: Ranges = [...runsOf(ACCENTED)]
export const KOREAN_RANGES: Ranges = [
  [0x1100, 0x11ff],
  [0xac00, 0xd7a3],
]
