/** A regular expression of RE2 for the characters of a text: the extended grapheme clusters of Unicode (UAX #29). */
import { JOINING } from '../forms/characters.ts'
import { classOf, difference, MAX_CODE_POINT, type Ranges } from './code-point-set.ts'
import { rangesMatching, rangesWhere } from './ranges-of.ts'

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

/** Letters of the blocks that have all scripts with conjuncts. */
const MAYBE_CONSONANT = /(?=[\u0900-\u1fff\ua800-\uabff\u{10a00}-\u{11fff}])\p{Lo}/u
const MAYBE_CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** Matches a code point that can combine with its neighbours. */
export const JOINING_CODE = new RegExp(JOINING.source.replace('|\\r\\n', ''), 'u')

/** Matches one character, at the place where the one before it ends. It is made in turns, of Node's own Unicode. */
export async function graphemePattern(): Promise<string> {
  const [joining, letters, controls, pictographs, regional] = await rangesMatching(
    JOINING_CODE,
    MAYBE_CONSONANT,
    MAYBE_CONTROL,
    /\p{Extended_Pictographic}/u,
    /\p{RI}/u,
  )
  const classAmong = async (test: (code: number) => boolean): Promise<string> =>
    classOf(await rangesWhere(joining, test))
  const marks = /^[\p{Gr_Ext}\p{Emoji_Modifier}]$/u
  const EXTENDING = await classAmong((code) => isOne('a', code))
  const EXTEND = await classAmong((code) => isOne('a', code) && marks.test(String.fromCodePoint(code)))
  const PREPENDED = await classAmong((code) => isOne(code, 'a'))
  const LINKER = await classAmong((code) => isOne(KA, code, KA))
  const BETWEEN = await classAmong((code) => isOne(KA, VIRAMA, code, KA))
  const CONSONANT = classOf(
    await rangesWhere(letters, (code) => isOne(KA, VIRAMA, code) && !isOne('a', code)),
  )
  const control = await rangesWhere(controls, (code) => !isOne(code, ACUTE))
  const OTHER = classOf(difference([[0, MAX_CODE_POINT]], control))
  const PICTOGRAPH = classOf(pictographs)
  const REGIONAL = classOf(regional)
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
