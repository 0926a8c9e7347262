/** Comparisons of two texts by characters: see expressions/functions/text/similarity.ts. */
import { BYTES, MAX_COMPARED_LENGTH, MAX_DISTINCT_CHARACTERS } from '../../similarity-limits.ts'
import { type Routine, strict } from './routine.ts'

const TEXTS = 'one varchar, other varchar'

/** The engine's comparison of two texts, if they are within the limits. */
const limited = (compared: (one: string, other: string) => string): string => `BEGIN
    DECLARE letters array(varchar);
    IF length(one) > ${MAX_COMPARED_LENGTH} OR length(other) > ${MAX_COMPARED_LENGTH} THEN RETURN NULL; END IF;
    IF length(to_utf8(one || other)) = length(one || other) THEN RETURN ${compared('one', 'other')}; END IF;
    SET letters = array_distinct(regexp_extract_all(one || other, '(?s).'));
    IF cardinality(letters) > ${MAX_DISTINCT_CHARACTERS} THEN RETURN NULL; END IF;
    RETURN ${compared(asBytes('one'), asBytes('other'))};
    END`

const asBytes = (text: string): string =>
  `translate(${text}, array_join(letters, ''), '${BYTES.replace("'", "''")}')`

/** A matched character becomes the character whose number is greater by this, which is not ASCII. */
const TAKEN = 256

export const SIMILARITIES: readonly Routine[] = [
  strict(
    'edit_distance',
    TEXTS,
    'bigint',
    limited((one, other) => `levenshtein_distance(${one}, ${other})`),
  ),
  // jaroWinkler() of two texts in ASCII, with the same operations on doubles.
  strict(
    'jaro_winkler',
    TEXTS,
    'double',
    `BEGIN
    DECLARE reach bigint DEFAULT greatest(greatest(length(one), length(other)) / 2 - 1, 0);
    DECLARE rest varchar DEFAULT other;
    DECLARE matched varchar DEFAULT '';
    DECLARE others varchar;
    DECLARE letter varchar;
    DECLARE place bigint DEFAULT 1;
    DECLARE start bigint;
    DECLARE found bigint;
    DECLARE matches double;
    DECLARE swapped bigint DEFAULT 0;
    DECLARE similarity double;
    WHILE place <= length(one) DO
      SET letter = substr(one, place, 1);
      SET start = greatest(1, place - reach);
      SET found = CASE WHEN start > length(rest) THEN 0 ELSE strpos(substr(rest, start, place + reach - start + 1), letter) END;
      IF found > 0 THEN
        SET matched = matched || chr(${TAKEN} + codepoint(cast(letter as varchar(1))));
        SET rest = substr(rest, 1, start + found - 2) || substr(matched, length(matched)) || substr(rest, start + found);
      END IF;
      SET place = place + 1;
    END WHILE;
    SET matches = cast(length(matched) as double);
    IF matches = 0e0 THEN RETURN 0e0; END IF;
    SET others = regexp_replace(rest, '[\\x00-\\x7f]+', '');
    SET place = 1;
    WHILE place <= length(matched) DO
      IF substr(matched, place, 1) <> substr(others, place, 1) THEN SET swapped = swapped + 1; END IF;
      SET place = place + 1;
    END WHILE;
    SET similarity = (matches / length(one) + matches / length(other) + (matches - swapped / 2) / matches) / 3;
    IF similarity <= 7e-1 THEN RETURN similarity; END IF;
    SET place = 0;
    WHILE place < 4 AND place < length(one) AND substr(one, place + 1, 1) = substr(other, place + 1, 1) DO
      SET place = place + 1;
    END WHILE;
    RETURN similarity + place * 1e-1 * (1 - similarity);
    END`,
  ),
  strict(
    'similarity',
    TEXTS,
    'double',
    limited((one, other) => `gt_jaro_winkler(${one}, ${other})`),
  ),
]
