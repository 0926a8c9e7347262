/** Texts. The engine's classes of characters follow Unicode 6, and its cases and normal forms those of its Java. */
import { ACCENTED_RANGES, KOREAN_RANGES } from '../../unicode/accents.ts'
import { LOWER, plainRangesOf, UPPER } from '../../unicode/characters.ts'
import { classOf, complement, type Ranges } from '../../unicode/code-point-set.ts'
import { NEWER_LOWER_CASE, NEWER_UPPER_CASE } from '../../unicode/newer-case.ts'
import { SPELLINGS } from '../../unicode/spellings.ts'
import { DIGITS, LETTERS } from '../../unicode/tables.ts'
import { quoted, type Routine, strict } from './routine.ts'

const ofText = (name: string, returns: string, body: string): Routine =>
  strict(name, 'x varchar', returns, body)

/**
 * The engine also maps letters of a newer Unicode. A text with such a letter is mapped by the whole table, which takes
 * 100 microseconds.
 */
const cased = (mapping: ReadonlyMap<string, string>, newer: string, fast: string): string => {
  const [from, to] = [[...mapping.keys()].join(''), [...mapping.values()].join('')]
  return `RETURN CASE WHEN regexp_like(x, '[${newer}]') THEN translate(x, '${from}', '${to}') ELSE ${fast} END`
}

/** Converts each run of characters of a class in the variable. */
const convertRuns = (variable: string, ranges: Ranges, converted: string): string => {
  const [own, other] = [classOf(ranges), classOf(complement(ranges))]
  return `IF regexp_like(${variable}, '${own}') THEN
      SET ${variable} = array_join(transform(regexp_extract_all(${variable}, '${own}+|${other}+'), run -> CASE WHEN regexp_like(run, '^${own}') THEN ${converted} ELSE run END), '');
    END IF;`
}

const SINGLE = [...SPELLINGS].filter(([, spelled]) => spelled.length === 1)
const [SINGLE_LETTERS, SINGLE_SPELLINGS] = [0, 1].map((place) => SINGLE.map((pair) => pair[place]).join(''))
/** One call replaces all letters that become one letter. Each other letter needs a call. */
const SPELLED_TEXT = [...SPELLINGS]
  .filter(([, spelled]) => spelled.length > 1)
  .reduce(
    (text, [letter, spelled]) => `replace(${text}, '${letter}', '${spelled}')`,
    `translate(gt_without_accents(x), '${SINGLE_LETTERS}', '${SINGLE_SPELLINGS}')`,
  )

const WORD = plainRangesOf(LETTERS) + plainRangesOf(DIGITS)
/** Characters that continue a word. */
const JOINING = quoted("'\u2019").slice(1, -1)

export const TEXT_FORMS: readonly Routine[] = [
  // The engine's upper() keeps ß, whose capital is ẞ.
  ofText('upper', 'varchar', cased(UPPER, NEWER_LOWER_CASE, `upper(replace(x, 'ß', 'ẞ'))`)),
  ofText('lower', 'varchar', cased(LOWER, NEWER_UPPER_CASE, 'lower(x)')),
  ofText('is_upper', 'boolean', 'RETURN (x = gt_upper(x) AND x <> gt_lower(x))'),
  ofText('is_lower', 'boolean', 'RETURN (x = gt_lower(x) AND x <> gt_upper(x))'),
  ofText(
    'fold_case',
    'varchar',
    `RETURN array_join(transform(split(replace(x, 'İ', 'i\u0307'), 'ı'), part -> gt_lower(gt_upper(part))), 'ı')`,
  ),
  ofText(
    'proper',
    'varchar',
    `RETURN array_join(transform(regexp_extract_all(x, '[${WORD}][${WORD}${JOINING}]*|[^${WORD}]+'), part -> CASE WHEN regexp_like(part, '^[${WORD}]') THEN gt_upper(substr(part, 1, 1)) || gt_lower(substr(part, 2)) ELSE part END), '')`,
  ),
  // Only the changed characters are normalized, because the engine also normalizes characters of a newer Unicode.
  ofText(
    'without_accents',
    'varchar',
    `BEGIN
    DECLARE t varchar DEFAULT x;
    ${convertRuns('t', ACCENTED_RANGES, `regexp_replace(normalize(run, NFD), '${classOf(ACCENTED_RANGES)}+', '')`)}
    ${convertRuns('t', KOREAN_RANGES, 'normalize(run, NFC)')}
    RETURN t;
    END`,
  ),
  ofText(
    'fold_accents',
    'varchar',
    `RETURN CASE WHEN length(to_utf8(x)) = length(x) THEN x ELSE ${SPELLED_TEXT} END`,
  ),
  // The last n characters.
  strict(
    'right',
    'x varchar, n bigint',
    'varchar',
    'RETURN CASE WHEN n >= length(x) THEN x ELSE substr(x, length(x) - n + 1) END',
  ),
  // The text if it has at most n characters.
  strict('within', 'x varchar, n bigint', 'varchar', 'RETURN CASE WHEN length(x) <= n THEN x END'),
  // The engine finds the empty string before each character.
  strict(
    'replace',
    'x varchar, find varchar, put varchar',
    'varchar',
    `RETURN CASE WHEN find = '' THEN x ELSE replace(x, find, put) END`,
  ),
  // An item of a list, counted from 1 or from -1 backwards. The engine fails for 0.
  strict(
    'item',
    'list array(varchar), place bigint',
    'varchar',
    'RETURN CASE WHEN place <> 0 THEN element_at(list, place) END',
  ),
]
