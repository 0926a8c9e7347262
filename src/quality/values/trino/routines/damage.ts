/** Text that a wrong encoding damaged: see `values/garbled-text.ts`. */
import { classOf } from '../../unicode/code-point-set.ts'
import { rangesMatching } from '../../unicode/ranges-of.ts'
import { AFTER_LETTERS, FROM_80, LEADS, NEVER_CORRECT } from '../../garbled-text.ts'
import { late, quoted, type Routine, strict } from './routine.ts'

const FIRST_CONTINUATION = 0x80
const LAST_CONTINUATION = 0xbf

/** The characters that a byte from 80 to BF may have become. */
const charactersOf = (byte: number): string =>
  String.fromCodePoint(byte) + (FROM_80[byte - FIRST_CONTINUATION] ?? '')

const codesOf = (characters: Iterable<string>): string =>
  `[${Array.from(characters, (character) => `\\x{${character.codePointAt(0)!.toString(16)}}`).join('')}]`

/** The class of the characters of some bytes. */
const bytes = (from: number, to = from, without: ReadonlySet<string> = new Set()): string =>
  codesOf(
    Array.from({ length: to - from + 1 }, (_, at) => charactersOf(from + at))
      .join('')
      .split('')
      .filter((character) => !without.has(character)),
  )

const lead = (from: number, to = from): string => `[\\x{${from.toString(16)}}-\\x{${to.toString(16)}}]`
const NEXT = bytes(FIRST_CONTINUATION, LAST_CONTINUATION)
const UNLIKE_LETTERS = bytes(FIRST_CONTINUATION, LAST_CONTINUATION, AFTER_LETTERS)
const LIKE_LETTERS = codesOf(AFTER_LETTERS)

/** A sequence that is well-formed UTF-8. */
const WELL_FORMED = [
  `${lead(0xc2, 0xdf)}${NEXT}`,
  `${lead(0xe0)}${bytes(0xa0, 0xbf)}${NEXT}`,
  `${lead(0xed)}${bytes(0x80, 0x9f)}${NEXT}`,
  `[\\x{e1}-\\x{ec}\\x{ee}\\x{ef}]${NEXT}${NEXT}`,
  `${lead(0xf0)}${bytes(0x90, 0xbf)}${NEXT}${NEXT}`,
].join('|')

/** A lead that is typical alone, and characters that letters have behind them in correct text as well. */
const LEADS_CLASS = codesOf(Array.from(LEADS, (code) => String.fromCodePoint(code)))
/** `Â` counts only before what was a byte from A0 on. */
const DOUBTFUL = `(?:\\x{c2}${codesOf([...AFTER_LETTERS].filter((character) => character <= '\u00bf'))}|${LEADS_CLASS}${LIKE_LETTERS})`

/** A sequence that no correct text has, wherever it stands. */
const TYPICAL = [
  `(?:${WELL_FORMED})(?:${WELL_FORMED})`,
  `\\x{f0}${bytes(0x9f)}${NEXT}${NEXT}`,
  ...Array.from(NEVER_CORRECT, (sequence) =>
    Array.from(sequence, (character) => codesOf(character)).join(''),
  ),
  `\\x{e2}\\x{20ac}`,
  `\\x{e2}(?:${UNLIKE_LETTERS}${NEXT}|${NEXT}${UNLIKE_LETTERS})`,
  `\\x{e1}[\\x{ba}\\x{bb}]${UNLIKE_LETTERS}`,
  `${lead(0xc2, 0xdf)}[\\x{80}-\\x{9f}\\x{2122}]`,
  `\\x{c2}${bytes(0xa0, LAST_CONTINUATION, AFTER_LETTERS)}`,
  `${LEADS_CLASS}${UNLIKE_LETTERS}`,
].join('|')

export const DAMAGE: readonly Routine[] = [
  late('is_garbled', 'x varchar', 'boolean', async () => {
    const ranges = await rangesMatching(/\p{Ll}/u, /\p{L}/u, /\P{L}/u, /[\p{Ll}\p{Nd}.,;:!?)%]/u)
    const [small, letter, noLetter, beforeBlank] = ranges.map(classOf)
    const outOfPlace = `${small}${DOUBTFUL}|${DOUBTFUL}${small}|(?:\\A|${noLetter})${DOUBTFUL}${letter}`
    return `RETURN (length(to_utf8(x)) > length(x) AND regexp_like(x, '[\\x{c2}-\\x{f4}]')
        AND (regexp_like(x, ${quoted(TYPICAL)}) OR regexp_like(x, ${quoted(`${outOfPlace}|${beforeBlank}\\x{c2} `)})))`
  }),
  strict('is_replaced', 'x varchar', 'boolean', `RETURN (strpos(x, U&'\\fffd') > 0)`),
]
