/** Masks and patterns of values: see `values/forms/`. */
import {
  APOSTROPHE,
  CASELESS,
  DIGIT,
  FULL_STOP,
  KINDS,
  LOWER,
  MINUS,
  PICTURE,
  PLUS,
  SEPARATOR,
  SYMBOL,
  UPPER,
} from '../../forms/kinds.ts'
import { DEFAULT_LETTERS, RICH_LETTERS } from '../../forms/patterns.ts'
import { classOf, difference, has, MAX_CODE_POINT, type Ranges, union } from '../../unicode/code-point-set.ts'
import { graphemePattern, JOINING_CODE } from '../../unicode/grapheme-pattern.ts'
import { rangesMatching } from '../../unicode/ranges-of.ts'
import { late, quoted, type Routine, strict } from './routine.ts'

const KIND_COUNT = 15
/** The letter of a kind in the text that `gt_kinds` makes: `a` for LOWER. */
const letterOf = (kind: number): string => String.fromCharCode(0x61 + kind)
/** Letters of kinds that depend on their neighbours: separator and point between digits, and signs. */
const [INNER_SEPARATOR, INNER_POINT, SIGN_PLUS, SIGN_MINUS] = ['p', 'q', 'r', 's'] as const
const ALL_LETTERS = `${Array.from({ length: KIND_COUNT }, (_, kind) => letterOf(kind)).join('')}${INNER_SEPARATOR}${INNER_POINT}${SIGN_PLUS}${SIGN_MINUS}`

/** The code points of each kind. */
async function rangesOfKinds(): Promise<readonly Ranges[]> {
  const matching = await rangesMatching(...KINDS.map(([, test]) => test))
  const found = Array.from({ length: KIND_COUNT }, (): Ranges => [])
  let before: Ranges = []
  for (const [at, [kind]] of KINDS.entries()) {
    found[kind] = difference(matching[at]!, before)
    before = union(before, matching[at]!)
  }
  found[SYMBOL] = difference([[0, MAX_CODE_POINT]], before)
  return found
}

const ASCII: Ranges = [[0, 0x7f]]

/** SQL that replaces each ASCII character by the letter of its kind. */
function asciiKinds(text: string, kinds: readonly Ranges[]): string {
  const codes = Array.from({ length: 0x80 }, (_, code) => code)
  const letters = codes.map((code) => letterOf(kinds.findIndex((ranges) => has(ranges, code))))
  // A literal has no control characters.
  const escaped = codes.map((code) => `\\${code.toString(16).padStart(4, '0')}`).join('')
  return `translate(${text}, U&'${escaped}', '${letters.join('')}')`
}

/** SQL that replaces each other character by the letter of its kind. */
const otherKinds = (text: string, kinds: readonly Ranges[]): string =>
  kinds.reduce((sql, ranges, kind) => {
    const others = difference(ranges, ASCII)
    return others.length === 0
      ? sql
      : `regexp_replace(${sql}, ${quoted(classOf(others))}, '${letterOf(kind)}')`
  }, text)

const [D, LETTERS] = [letterOf(DIGIT), [LOWER, UPPER, CASELESS].map(letterOf).join('')]
const BETWEEN_DIGITS = [APOSTROPHE, SEPARATOR].map(letterOf).join('')

/** Marks that stand between two digits. A digit between two of them belongs to both, so each is replaced in two steps. */
const betweenDigits = (text: string, marks: string, letter: string): string =>
  [1, 2].reduce((sql) => `regexp_replace(${sql}, '${D}[${marks}]${D}', '${D}${letter}${D}')`, text)

const beforeDigits = (text: string, sign: string, letter: string): string =>
  `regexp_replace(${text}, '(\\A|[^${LETTERS}${D}])${sign}${D}', '$1${letter}${D}')`

const WITH_SEPARATORS = betweenDigits(
  betweenDigits('t', BETWEEN_DIGITS, INNER_SEPARATOR),
  letterOf(FULL_STOP),
  INNER_POINT,
)
const CONTEXTS = beforeDigits(
  beforeDigits(WITH_SEPARATORS, letterOf(PLUS), SIGN_PLUS),
  letterOf(MINUS),
  SIGN_MINUS,
)

/** Each run of a letter as the letter and its length. */
const runs = (letters: string): string => {
  const repeated = [...new Set(letters)].map((letter) => `[${letter}]{2,}`).join('|')
  return `regexp_replace(translate(kinds, '${ALL_LETTERS}', '${letters}'), '(${repeated})', run -> substr(run[1], 1, 1) || cast(length(run[1]) as varchar))`
}

const classesOf = async (...tests: readonly RegExp[]): Promise<readonly string[]> =>
  (await rangesMatching(...tests)).map(classOf)

/** A character with several code points that is a picture, and a symbol that stands for it. */
const isPicture = (character: string, pictures: string): string =>
  `length(${character}) > 1 AND regexp_like(${character}, ${quoted(pictures)})`
const PICTURE_SYMBOL = '→'

export const VALUE_FORMS: readonly Routine[] = [
  late('has_joining', 'x varchar', 'boolean', async () => {
    const [joining] = await classesOf(JOINING_CODE)
    return `RETURN (length(to_utf8(x)) > length(x) AND regexp_like(x, ${quoted(joining!)}))`
  }),
  late(
    'characters',
    'x varchar',
    'array(varchar)',
    async () => `RETURN regexp_extract_all(x, ${quoted(await graphemePattern())})`,
  ),
  late('mask', 'x varchar', 'varchar', async () => {
    const kinds = await rangesOfKinds()
    const [letter, digit] = [[LOWER, UPPER, CASELESS], [DIGIT]].map((some) =>
      classOf(union(...some.map((kind) => kinds[kind]!))),
    ) as [string, string]
    const [pictures] = await classesOf(PICTURE)
    return `BEGIN
      IF length(to_utf8(x)) = length(x) THEN RETURN regexp_replace(regexp_replace(x, '[A-Za-z]', 'A'), '[0-9]', 'N'); END IF;
      IF NOT gt_has_joining(x) THEN RETURN regexp_replace(regexp_replace(x, ${quoted(letter)}, 'A'), ${quoted(digit)}, 'N'); END IF;
      RETURN array_join(transform(gt_characters(x), c -> CASE
        WHEN ${isPicture('c', pictures!)} THEN c
        WHEN regexp_like(c, ${quoted(`\\A${letter}`)}) THEN 'A'
        WHEN regexp_like(c, ${quoted(`\\A${digit}`)}) THEN 'N'
        ELSE c END), '');
      END`
  }),
  // A letter for the kind of each character, which depends on its neighbours.
  late('kinds', 'x varchar', 'varchar', async () => {
    const kinds = await rangesOfKinds()
    const [pictures] = await classesOf(PICTURE)
    return `BEGIN
      DECLARE t varchar DEFAULT replace(x, chr(13) || chr(10), chr(10));
      IF gt_has_joining(x) THEN
        SET t = array_join(transform(gt_characters(x), c -> CASE WHEN ${isPicture('c', pictures!)} THEN '${PICTURE_SYMBOL}' ELSE substr(c, 1, 1) END), '');
      END IF;
      SET t = ${asciiKinds('t', kinds)};
      IF length(to_utf8(t)) > length(t) THEN SET t = ${otherKinds('t', kinds)}; END IF;
      RETURN ${CONTEXTS};
      END`
  }),
  strict('pattern_of_kinds', 'kinds varchar', 'varchar', `RETURN ${runs(DEFAULT_LETTERS)}`),
  strict('rich_of_kinds', 'kinds varchar', 'varchar', `RETURN ${runs(RICH_LETTERS)}`),
]
