import { rangesOf } from './characters.ts'
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
