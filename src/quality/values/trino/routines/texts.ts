/** Concatenation. */
import { type Routine, strict } from './routine.ts'

export const TEXTS: readonly Routine[] = [
  // The texts of a list, one after the other. Null if one is null, or if the others add too many bytes to the longest.
  strict(
    'joined',
    'texts array(varchar), most bigint',
    'varchar',
    `BEGIN
      DECLARE sizes array(bigint) DEFAULT transform(texts, t -> length(to_utf8(t)));
      IF any_match(texts, t -> t IS NULL) THEN RETURN NULL; END IF;
      IF reduce(sizes, bigint '0', (s, size) -> s + size, s -> s) - array_max(sizes) > most THEN RETURN NULL; END IF;
      RETURN array_join(texts, '');
    END`,
  ),
]
