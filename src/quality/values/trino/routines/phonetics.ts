/** Soundexes and metaphones of values: see `values/forms/`. */
import { latinLetters } from '../../forms/latin-letters.ts'
import { codesIn, rangesMatching } from '../../unicode/ranges-of.ts'
import { late, type Routine, strict } from './routine.ts'

const FIRST_LETTER = 0x61
/** The letters of a character, in lower case. */
const lettersOf = (character: string): string =>
  String.fromCharCode(...latinLetters(character).map((letter) => FIRST_LETTER + letter))

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'
/** Codes of soundex by letter. 7 is silent. */
const CODES = '01230127022455012623017202'

/** SQL of the Latin letters of a text without accents, among other characters. */
async function unaccented(text: string): Promise<string> {
  const [latin] = await rangesMatching(/[^\P{Script=Latin}A-Za-z]/u)
  const spelled = Array.from(codesIn(latin), (code) => String.fromCodePoint(code))
    .map((character) => [character, lettersOf(character)] as const)
    .filter(([, letters]) => letters !== '')
  const single = spelled.filter(([, letters]) => letters.length === 1)
  const [from, to] = [0, 1].map((place) => single.map((pair) => pair[place]).join('')) as [string, string]
  return spelled
    .filter(([, letters]) => letters.length > 1)
    .reduce(
      (sql, [character, letters]) => `replace(${sql}, '${character}', '${letters}')`,
      `translate(${text}, '${from}', '${to}')`,
    )
}

/** Doubled letters become one, except C. A doubled G is hard, and written as 2. */
const DOUBLED = [...ALPHABET]
  .filter((letter) => letter !== 'c')
  .map((letter) => `${letter}{2,}`)
  .join('|')

const VOWELS = "'a', 'e', 'i', 'o', 'u'"
const ANY_VOWEL = `${VOWELS}, 'A', 'E', 'I', 'O', 'U'`
const FRONT = "'e', 'i', 'y'"
/** The letter before, the letter, and the two letters behind it. */
const [BEFORE, LETTER, NEXT, THIRD] = ['w[1]', 'w[2]', "coalesce(w[3], '')", "coalesce(w[4], '')"] as const

/** The sound of a letter. Capitals are sounds already, and 3 is silent. */
const SOUND = `CASE ${LETTER}
  WHEN '3' THEN '' WHEN '2' THEN 'K' WHEN 'q' THEN 'K' WHEN 'v' THEN 'F' WHEN 'z' THEN 'S' WHEN 'x' THEN 'KS'
  WHEN 'b' THEN CASE WHEN ${BEFORE} = 'm' AND ${NEXT} = '' THEN '' ELSE 'B' END
  WHEN 'c' THEN CASE
    WHEN ${NEXT} = 'h' THEN CASE WHEN ${BEFORE} = 's' THEN 'K' ELSE 'X' END
    WHEN ${NEXT} NOT IN (${FRONT}) THEN 'K'
    WHEN ${BEFORE} = 's' THEN ''
    WHEN ${NEXT} = 'i' AND ${THIRD} = 'a' THEN 'X' ELSE 'S' END
  WHEN 'd' THEN CASE WHEN ${NEXT} = 'g' AND ${THIRD} IN (${FRONT}) THEN 'J' ELSE 'T' END
  WHEN 'g' THEN CASE
    WHEN ${NEXT} = 'h' AND ${THIRD} <> '' AND ${THIRD} NOT IN (${VOWELS}) THEN ''
    WHEN ${NEXT} NOT IN (${FRONT}) THEN 'K'
    WHEN ${BEFORE} = 'd' THEN '' ELSE 'J' END
  WHEN 'h' THEN CASE
    WHEN ${BEFORE} IN ('c', 's', 'p', 't', 'g', '2') THEN ''
    WHEN ${BEFORE} IN (${ANY_VOWEL}) AND ${NEXT} NOT IN (${VOWELS}) THEN '' ELSE 'H' END
  WHEN 'k' THEN CASE WHEN ${BEFORE} = 'c' THEN '' ELSE 'K' END
  WHEN 'p' THEN CASE WHEN ${NEXT} = 'h' THEN 'F' ELSE 'P' END
  WHEN 's' THEN CASE WHEN ${NEXT} = 'h' OR (${NEXT} = 'i' AND ${THIRD} IN ('o', 'a')) THEN 'X' ELSE 'S' END
  WHEN 't' THEN CASE
    WHEN ${NEXT} = 'h' THEN '0'
    WHEN ${NEXT} = 'c' AND ${THIRD} = 'h' THEN ''
    WHEN ${NEXT} = 'i' AND ${THIRD} IN ('o', 'a') THEN 'X' ELSE 'T' END
  WHEN 'w' THEN CASE WHEN ${NEXT} IN (${VOWELS}) THEN 'W' ELSE '' END
  WHEN 'y' THEN CASE WHEN ${NEXT} IN (${VOWELS}) THEN 'Y' ELSE '' END
  ELSE CASE WHEN ${LETTER} IN (${VOWELS}) THEN '' ELSE upper(${LETTER}) END END`

export const PHONETICS: readonly Routine[] = [
  late(
    'latin_letters',
    'x varchar',
    'varchar',
    async () => `BEGIN
      DECLARE t varchar DEFAULT x;
      IF length(to_utf8(x)) > length(x) THEN SET t = ${await unaccented('x')}; END IF;
      RETURN lower(regexp_replace(t, '[^A-Za-z]+', ''));
      END`,
  ),
  strict(
    'soundex',
    'letters varchar',
    'varchar',
    `BEGIN
      DECLARE codes varchar DEFAULT translate(letters, '${ALPHABET}', '${CODES}');
      IF letters = '' THEN RETURN NULL; END IF;
      SET codes = regexp_replace(substr(codes, 1, 1) || replace(substr(codes, 2), '7', ''), '(0{2,}|1{2,}|2{2,}|3{2,}|4{2,}|5{2,}|6{2,})', run -> substr(run[1], 1, 1));
      RETURN upper(substr(letters, 1, 1)) || substr(replace(substr(codes, 2), '0', '') || '000', 1, 3);
    END`,
  ),
  strict(
    'metaphone',
    'letters varchar',
    'varchar',
    `BEGIN
      DECLARE t varchar DEFAULT regexp_replace(letters, '(${DOUBLED})', run -> CASE WHEN starts_with(run[1], 'g') THEN '2' ELSE substr(run[1], 1, 1) END);
      DECLARE list array(varchar);
      DECLARE sounds varchar;
      IF regexp_like(t, '\\A(?:[kgp]n|ae|wr)') THEN SET t = '3' || substr(t, 2); END IF;
      SET t = regexp_replace(t, 'gn(ed)?\\z', '3n$1');
      IF regexp_like(t, '\\A3[aeiou]') THEN SET t = '3' || upper(substr(t, 2, 1)) || substr(t, 3);
      ELSEIF regexp_like(t, '\\A[aeiou]') THEN SET t = upper(substr(t, 1, 1)) || substr(t, 2);
      ELSEIF starts_with(t, 'x') THEN SET t = 'S' || substr(t, 2);
      ELSEIF starts_with(t, 'wh') THEN SET t = 'W3' || substr(t, 3);
      END IF;
      SET list = regexp_extract_all(t, '[0-9A-Za-z]');
      SET sounds = array_join(transform(zip(slice(ARRAY[''] || list, 1, cardinality(list)), list, slice(list, 2, cardinality(list)), slice(list, 3, cardinality(list))), w -> ${SOUND}), '');
      RETURN CASE WHEN sounds <> '' THEN sounds END;
    END`,
  ),
]
