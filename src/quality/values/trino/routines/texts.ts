/** Concatenation and padding. */
import { type Routine, strict } from './routine.ts'

/** A text with a fill before or after it. Null if the wanted length is more than the most. */
const padded = (name: 'lpad' | 'rpad'): Routine =>
  strict(
    name,
    'text varchar, wanted bigint, fill varchar, most bigint',
    'varchar',
    `BEGIN
      IF length(text) >= wanted OR fill = '' THEN RETURN text; END IF;
      IF wanted > most THEN RETURN NULL; END IF;
      RETURN ${name}(text, wanted, fill);
    END`,
  )

export const TEXTS: readonly Routine[] = [
  padded('lpad'),
  padded('rpad'),
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
