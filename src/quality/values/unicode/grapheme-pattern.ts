/** A regular expression of RE2 for the characters of a text: the extended grapheme clusters of Unicode (UAX #29). */
import { JOINING } from '../forms/characters.ts'
import { classOf, difference, type Ranges } from './code-point-set.ts'
import { codesIn, rangesMatching, setOf } from './ranges-of.ts'

const SEGMENTER = new Intl.Segmenter('und', { granularity: 'grapheme' })
const isOne = (...codes: readonly (number | string)[]): boolean => {
  const text = codes.map((code) => (typeof code === 'string' ? code : String.fromCodePoint(code))).join('')
  return [...SEGMENTER.segment(text)].length === 1
}

/** A consonant and a sign that joins it to the next consonant. */
const [KA, VIRAMA] = ['\u0915', '\u094d'] as const
const ACUTE = '\u0301'
const ZWJ = '\\x{200d}'

/** The parts of a Korean syllable, and the syllables without and with a final consonant. */
const [LEADING, VOWEL, FINAL] = [
  '[\\x{1100}-\\x{115f}\\x{a960}-\\x{a97c}]',
  '[\\x{1160}-\\x{11a7}\\x{d7b0}-\\x{d7c6}\\x{16d63}\\x{16d67}-\\x{16d6a}]',
  '[\\x{11a8}-\\x{11ff}\\x{d7cb}-\\x{d7fb}]',
] as const
const [FIRST_SYLLABLE, LAST_SYLLABLE, FINALS] = [0xac00, 0xd7a3, 28] as const
const OPEN_SYLLABLES: Ranges = Array.from(
  { length: (LAST_SYLLABLE - FIRST_SYLLABLE + 1) / FINALS },
  (_, at) => [FIRST_SYLLABLE + at * FINALS, FIRST_SYLLABLE + at * FINALS] as const,
)
const CLOSED_SYLLABLES = difference([[FIRST_SYLLABLE, LAST_SYLLABLE]], OPEN_SYLLABLES)

/** True if a letter may be a consonant of a script with conjuncts: all of them are in these blocks. */
const isIndic = (code: number): boolean =>
  (code >= 0x0900 && code < 0x2000) ||
  (code >= 0xa800 && code < 0xac00) ||
  (code >= 0x10a00 && code < 0x12000)

/** The code points that can combine with their neighbours. */
export const joiningRanges = (): Ranges =>
  rangesMatching(new RegExp(JOINING.source.replace('|\\r\\n', ''), 'u'))

/** Matches one character, at the place where the one before it ends. */
export function graphemePattern(): string {
  const joining = [...codesIn(joiningRanges())]
  const among = (test: (code: number) => boolean): Ranges => setOf(joining.filter(test))
  const classAmong = (test: (code: number) => boolean): string => classOf(among(test))
  const extending = among((code) => isOne('a', code))
  const EXTENDING = classOf(extending)
  const marks = /^[\p{Gr_Ext}\p{Emoji_Modifier}]$/u
  const EXTEND = classAmong((code) => isOne('a', code) && marks.test(String.fromCodePoint(code)))
  const PREPENDED = classAmong((code) => isOne(code, 'a'))
  const LINKER = classAmong((code) => isOne(KA, code, KA))
  const BETWEEN = classAmong((code) => isOne(KA, VIRAMA, code, KA))
  const CONSONANT = classOf(
    setOf(
      [...codesIn(rangesMatching(/\p{Lo}/u))].filter(
        (code) => isIndic(code) && isOne(KA, VIRAMA, code) && !isOne('a', code),
      ),
    ),
  )
  const controls = rangesMatching(/[\p{Cc}\p{Zl}\p{Zp}\p{Cf}\p{Default_Ignorable_Code_Point}]/u)
  const control = setOf([...codesIn(controls)].filter((code) => !isOne(code, ACUTE)))
  const OTHER = classOf(difference([[0, 0x10ffff]], control))
  const PICTOGRAPH = classOf(rangesMatching(/\p{Extended_Pictographic}/u))
  const REGIONAL = classOf(rangesMatching(/\p{RI}/u))
  const syllable = `${LEADING}*(?:${VOWEL}+|${classOf(OPEN_SYLLABLES)}${VOWEL}*|${classOf(CLOSED_SYLLABLES)})${FINAL}*`
  const cores = [
    syllable,
    `${LEADING}+`,
    `${FINAL}+`,
    `${REGIONAL}${REGIONAL}`,
    `${PICTOGRAPH}(?:${EXTEND}*${ZWJ}${PICTOGRAPH})*`,
    `${CONSONANT}(?:${BETWEEN}*${LINKER}${BETWEEN}*${CONSONANT})+`,
    OTHER,
  ]
  return `\\r\\n|${classOf(control)}|${PREPENDED}*(?:${cores.join('|')})${EXTENDING}*`
}
