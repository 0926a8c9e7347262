import { VALUE_TYPES, type ValueType } from '../../../model/reading.ts'
import { strict } from './routine.ts'

/**
 * `classify` of `values/value-types.ts` as a routine: the type of a text as an index into VALUE_TYPES.
 * Expressions begin with `\A` and end with `\z`, because `$` may match before a line end.
 */

const code = (type: ValueType): string => `cast(${VALUE_TYPES.indexOf(type)} as tinyint)`
const anchored = (pattern: string): string => `'\\A(?:${pattern})\\z'`

const BLANK = '[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*'
const BOOLEAN = '[tT](?:[rR][uU][eE])?|[fF](?:[aA][lL][sS][eE])?|[yY](?:[eE][sS])?|[nN][oO]?'
const WHOLE = '0|[1-9][0-9]*'
const INTEGER = '[+-]?(?:0|[1-9][0-9]{0,37})'
// An exponent needs a point before it or a sign in it.
const DECIMAL = `[+-]?(?:(?:${WHOLE})?\\.[0-9]*(?:[eE][+-]?[0-9]{1,3})?|(?:${WHOLE})[eE][+-][0-9]{1,3})`
const MINUTES = ':[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,9})?)?'
const TIME = `(?:[01]?[0-9]|2[0-3])${MINUTES}|(?:0?[1-9]|1[0-2])${MINUTES} ?[aApP][mM]`
const ZONE = ' ?(?:[zZ]|[uU][tT][cC]|[gG][mM][tT]|[+-](?:[01][0-9]|2[0-3])(?::?[0-5][0-9])?)'
const REST_OF_TIMESTAMP = `[ tT](?:${TIME})(?:${ZONE})?`

const YEAR_FIRST = ['-', '/', '\\.'].map((mark) => `[0-9]{4}${mark}[0-9]{1,2}${mark}[0-9]{1,2}`)
const YEAR_LAST = [
  '[0-9]{1,2}-[0-9]{1,2}-[0-9]{4}',
  '[0-9]{1,2}\\.[0-9]{1,2}\\.[0-9]{4}',
  '[0-9]{1,2}/[0-9]{1,2}/(?:[0-9]{4}|[0-9]{2})',
]
const MONTH_NAMED = ['-', ' '].map((mark) => `[0-9]{1,2}${mark}[a-zA-Z]{3}${mark}(?:[0-9]{4}|[0-9]{2})`)
const DATE = [...YEAR_FIRST, ...YEAR_LAST, ...MONTH_NAMED].join('|')
const MONTHS = "ARRAY['jan','feb','mar','apr','may','jun','jul','aug','sep','oct','nov','dec']"

/** True if a day exists in the calendar. The names are those of variables. */
const isDay = (month: string, day: string): string =>
  `(years >= 1 AND ${month} BETWEEN 1 AND 12 AND ${day} >= 1 AND ${day} <= CASE
    WHEN ${month} = 2 THEN CASE WHEN years % 4 = 0 AND (years % 100 <> 0 OR years % 400 = 0) THEN 29 ELSE 28 END
    WHEN ${month} IN (4, 6, 9, 11) THEN 30 ELSE 31 END)`

const MAX_DIGITS = 38

export const VALUE_TYPE = strict(
  'value_type',
  'v varchar',
  'tinyint',
  `BEGIN
  DECLARE t varchar DEFAULT trim(BOTH ' ' FROM v);
  DECLARE c varchar DEFAULT substr(trim(BOTH ' ' FROM v), 1, 1);
  DECLARE d varchar;
  DECLARE parts array(varchar);
  DECLARE years integer;
  DECLARE one integer;
  DECLARE two integer;
  IF regexp_like(t, ${anchored(BLANK)}) THEN RETURN ${code('blank')}; END IF;
  IF c BETWEEN 'A' AND chr(127) THEN
    RETURN CASE WHEN regexp_like(t, ${anchored(BOOLEAN)}) THEN ${code('boolean')} ELSE ${code('text')} END;
  END IF;
  IF regexp_like(t, ${anchored(INTEGER)}) THEN
    RETURN CASE WHEN try_cast(t AS bigint) IS NOT NULL THEN ${code('integer')} ELSE ${code('decimal')} END;
  END IF;
  IF regexp_like(t, ${anchored(DECIMAL)}) THEN
    RETURN CASE WHEN length(regexp_replace(split_part(lower(t), 'e', 1), '[^0-9]', '')) BETWEEN 1 AND ${MAX_DIGITS}
      THEN ${code('decimal')} ELSE ${code('text')} END;
  END IF;
  IF c NOT BETWEEN '0' AND '9' THEN RETURN ${code('text')}; END IF;
  IF regexp_like(t, ${anchored(TIME)}) THEN RETURN ${code('time')}; END IF;
  SET d = regexp_extract(t, '\\A(?:${DATE})');
  IF d IS NULL THEN RETURN ${code('text')}; END IF;
  SET parts = regexp_extract_all(d, '[0-9]+');
  IF length(parts[1]) = 4 THEN
    SET years = CAST(parts[1] AS integer);
    SET one = CAST(parts[3] AS integer);
    SET two = CAST(parts[2] AS integer);
  ELSE
    SET d = lower(d);
    SET years = CAST(parts[cardinality(parts)] AS integer);
    IF length(parts[cardinality(parts)]) = 2 THEN SET years = 2000 + years; END IF;
    SET one = CAST(parts[1] AS integer);
    SET two = CASE WHEN cardinality(parts) = 3 THEN CAST(parts[2] AS integer)
      ELSE CAST(array_position(${MONTHS}, regexp_extract(d, '[a-z]+')) AS integer) END;
  END IF;
  IF NOT ${isDay('two', 'one')} THEN
    IF length(parts[1]) = 4 OR cardinality(parts) = 2 OR position('.' IN d) > 0 OR NOT ${isDay('one', 'two')} THEN
      RETURN ${code('text')};
    END IF;
  END IF;
  IF length(d) = length(t) THEN RETURN ${code('date')}; END IF;
  RETURN CASE WHEN regexp_like(substr(t, length(d) + 1), ${anchored(REST_OF_TIMESTAMP)})
    THEN ${code('timestamp')} ELSE ${code('text')} END;
END`,
)
