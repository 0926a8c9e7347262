/** Types, numbers and keys of values: see `profiling/`. */
import { VALUE_TYPES, type ValueType } from '../../../model/reading.ts'
import { NULL_MARKERS } from '../../null-markers.ts'
import { groups, number, TIME_FORM, TIMESTAMP_FORM } from './dates.ts'
import { quoted, type Routine, strict } from './routine.ts'
import { VALUE_TYPE } from './value-type.ts'

const of = (type: ValueType): number => VALUE_TYPES.indexOf(type)

/** The value without blanks (U+0020) around it. */
const TRIMMED = `trim(BOTH ' ' FROM x)`
const SQL_MARKERS = NULL_MARKERS.map(quoted).join(', ')
/** What a null marker of punctuation or of two letters may be confused with: see NullMarkerTally. */
const RIVAL = '\\A(?:[A-Za-z]{2}|[!-/:-@\\[-`{-~]{1,3})\\z'
const LETTER = '\\A[A-Za-z]\\z'

export const VALUE_READINGS: readonly Routine[] = [
  VALUE_TYPE,
  // The short values that decide how a column is read: words for true and false, letters, null markers, and their rivals.
  strict(
    'telling',
    'x varchar, type integer',
    'varchar',
    `BEGIN
      DECLARE t varchar DEFAULT ${TRIMMED};
      IF type = ${of('boolean')} THEN RETURN t; END IF;
      IF type <> ${of('text')} OR length(to_utf8(t)) > 10 THEN RETURN NULL; END IF;
      IF regexp_like(t, '${LETTER}') THEN RETURN t; END IF;
      IF length(to_utf8(t)) = length(t) AND lower(t) IN (${SQL_MARKERS}) THEN RETURN t; END IF;
      RETURN CASE WHEN regexp_like(x, ${quoted(RIVAL)}) THEN x END;
    END`,
  ),
  strict('is_null_marker', 'telling varchar', 'boolean', `RETURN (lower(telling) IN (${SQL_MARKERS}))`),
  // Seconds since midnight of a time.
  strict(
    'time_seconds',
    't varchar',
    'double',
    `BEGIN
      DECLARE g array(varchar) DEFAULT ${groups('t', TIME_FORM, 5)};
      DECLARE h bigint DEFAULT cast(g[1] as bigint);
      IF g[5] <> '' THEN SET h = h % 12 + CASE WHEN g[5] IN ('p', 'P') THEN 12 ELSE 0 END; END IF;
      RETURN cast(h * 3600 + cast(g[2] as bigint) * 60 as double) +
        (cast(${number('g[3]')} as double) + cast(${number('g[4]')} as double) / power(1e1, length(g[4])));
    END`,
  ),
  // The number of a value (x of VALUES_COLUMNS) by its own type.
  strict(
    'value_number',
    'x varchar, type integer, orders integer',
    'double',
    `BEGIN
      DECLARE t varchar DEFAULT ${TRIMMED};
      DECLARE d double;
      DECLARE g array(varchar);
      IF type IN (${of('integer')}, ${of('decimal')}) THEN
        SET d = try_cast(t as double);
        RETURN CASE WHEN NOT is_finite(d) THEN NULL WHEN regexp_like(t, '[Ee]') THEN d + 0e0 ELSE d END;
      END IF;
      IF type = ${of('time')} THEN RETURN gt_time_seconds(t); END IF;
      IF type = ${of('date')} THEN RETURN cast(date_diff('day', date '1970-01-01', gt_date(t, orders)) as double) * 8.64e4; END IF;
      IF type = ${of('timestamp')} THEN
        SET g = ${groups('t', TIMESTAMP_FORM, 3)};
        RETURN cast(date_diff('day', date '1970-01-01', gt_date(g[1], orders)) as double) * 8.64e4 + gt_time_seconds(g[2])
          - cast(gt_offset_of_text(g[3]) / 1000000 as double);
      END IF;
      RETURN NULL;
    END`,
  ),
  // True if the shortest text of a number's double is the number.
  strict(
    'is_shortest',
    'x varchar',
    'boolean',
    `BEGIN
      DECLARE d double DEFAULT try_cast(${TRIMMED} as double);
      DECLARE p row(s varchar, e bigint, n boolean) DEFAULT gt_scientific(x);
      DECLARE shown row(s varchar, e bigint, n boolean);
      IF d IS NULL OR NOT is_finite(d) THEN RETURN false; END IF;
      SET shown = gt_scientific(format('%s', d));
      RETURN (p.s = shown.s AND (p.s = '' OR p.e = shown.e));
    END`,
  ),
  // The key of a number: see `values/number-keys.ts`.
  strict(
    'places_key',
    'x varchar, whole bigint, decimals bigint',
    'varchar',
    `BEGIN
      DECLARE p row(s varchar, e bigint, n boolean) DEFAULT gt_scientific(x);
      DECLARE before varchar;
      DECLARE behind varchar;
      IF p.s = '' THEN RETURN rpad('1', whole + decimals + 1, '0'); END IF;
      SET before = rpad('', whole - p.e, '0');
      SET behind = rpad('', decimals + p.e - length(p.s), '0');
      IF NOT p.n THEN RETURN '1' || before || p.s || behind; END IF;
      RETURN '0' || translate(before || substr(p.s, 1, length(p.s) - 1), '0123456789', '9876543210')
        || translate(substr(p.s, length(p.s)), '123456789', '987654321') || behind;
    END`,
  ),
]
