/** Dates and times of texts: see expressions/conversions/date-forms.ts. */
import { type Routine, strict } from './routine.ts'

const DATE = '([0-9]{4}|[0-9]{1,2})([-/. ])([0-9]{1,2}|[A-Za-z]{3})([-/. ])([0-9]{4}|[0-9]{1,2})'
const TIME = '([0-9]{1,2}):([0-9]{2})(?::([0-9]{2})(?:[.]([0-9]{1,9}))?)?(?: ?([AaPp])[Mm])?'
const ZONE = '(?: ?(?:[Zz]|[Uu][Tt][Cc]|[Gg][Mm][Tt]|([+-])([0-9]{2})(?::?([0-9]{2}))?))?'
const DATE_FORM = `\\A *${DATE} *\\z`
export const TIME_FORM = `\\A *${TIME} *\\z`
const ZONE_FORM = `\\A${ZONE}\\z`

/** The pattern without the groups that it captures. */
const uncaptured = (pattern: string): string => pattern.replace(/\((?!\?)/g, '(?:')
export const TIMESTAMP_FORM = `\\A *(${uncaptured(DATE)})(?:[Tt ](${uncaptured(TIME)})(${uncaptured(ZONE)}))? *\\z`

/** The groups of a pattern that a text matches. */
export const groups = (text: string, pattern: string, count: number): string => {
  const marks = Array.from({ length: count }, (_, at) => `$${at + 1}`)
  return `split(regexp_replace(${text}, '${pattern}', '${marks.join('|')}'), '|')`
}

const MONTHS =
  "array_position(ARRAY['jan','feb','mar','apr','may','jun','jul','aug','sep','oct','nov','dec'], lower(g[3]))"
export const number = (text: string): string => `cast('0' || ${text} as bigint)`

export const DATES: readonly Routine[] = [
  // The date of a year, a month and a day. Null if there is no such day in the years 1 to 9999.
  strict(
    'day',
    'y bigint, m bigint, d bigint',
    'date',
    `RETURN CASE WHEN y BETWEEN 1 AND 9999 AND m BETWEEN 1 AND 12 AND d BETWEEN 1 AND 31 THEN
      try_cast(lpad(cast(y as varchar), 4, '0') || '-' || lpad(cast(m as varchar), 2, '0') || '-' || lpad(cast(d as varchar), 2, '0') as date) END`,
  ),
  strict(
    'date_of',
    'y double, m double, d double',
    'date',
    `RETURN CASE WHEN y >= 1 AND y < 10000 AND m >= 1 AND m < 13 AND d >= 1 AND d < 32 THEN
      gt_day(cast(truncate(y) as bigint), cast(truncate(m) as bigint), cast(truncate(d) as bigint)) END`,
  ),
  // The date in a text. The order is 1 if the day comes first, 2 if the month comes first, and 0 if unknown.
  strict(
    'date',
    'text varchar, orders integer',
    'date',
    `BEGIN
      DECLARE g array(varchar);
      DECLARE y bigint;
      DECLARE first_day date;
      DECLARE first_month date;
      IF length(text) = 10 AND substr(text, 5, 1) = '-' THEN
        SET first_day = try_cast(text as date);
        IF first_day >= date '0001-01-01' AND cast(first_day as varchar) = text THEN RETURN first_day; END IF;
      END IF;
      IF NOT regexp_like(text, '${DATE_FORM}') THEN RETURN NULL; END IF;
      SET g = ${groups('text', DATE_FORM, 5)};
      IF g[2] <> g[4] THEN RETURN NULL; END IF;
      IF length(g[1]) = 4 THEN
        RETURN CASE WHEN g[2] <> ' ' AND length(g[5]) <= 2 THEN gt_day(cast(g[1] as bigint), try_cast(g[3] as bigint), cast(g[5] as bigint)) END;
      END IF;
      IF length(g[5]) = 1 THEN RETURN NULL; END IF;
      SET y = cast(g[5] as bigint);
      IF length(g[5]) = 2 THEN SET y = y + CASE WHEN y < 69 THEN 2000 ELSE 1900 END; END IF;
      IF g[3] > '9' THEN
        RETURN CASE WHEN g[2] IN ('-', ' ') THEN gt_day(y, ${MONTHS}, cast(g[1] as bigint)) END;
      END IF;
      IF g[2] = ' ' OR (length(g[5]) = 2 AND g[2] <> '/') THEN RETURN NULL; END IF;
      SET first_day = gt_day(y, cast(g[3] as bigint), cast(g[1] as bigint));
      IF g[2] = '.' THEN RETURN first_day; END IF;
      SET first_month = gt_day(y, cast(g[1] as bigint), cast(g[3] as bigint));
      IF orders = 1 OR (orders = 0 AND g[2] = '-') THEN RETURN coalesce(first_day, first_month); END IF;
      RETURN coalesce(first_month, first_day);
    END`,
  ),
  // Microseconds since midnight of the time in a text.
  strict(
    'time_of_text',
    'text varchar',
    'bigint',
    `BEGIN
      DECLARE g array(varchar);
      DECLARE h bigint;
      IF NOT regexp_like(text, '${TIME_FORM}') THEN RETURN NULL; END IF;
      SET g = ${groups('text', TIME_FORM, 5)};
      SET h = cast(g[1] as bigint);
      IF cast(g[2] as bigint) > 59 OR ${number('g[3]')} > 59 OR h > 23 OR (g[5] <> '' AND (h < 1 OR h > 12)) THEN RETURN NULL; END IF;
      IF g[5] <> '' THEN SET h = h % 12 + CASE WHEN g[5] IN ('p', 'P') THEN 12 ELSE 0 END; END IF;
      RETURN ((h * 60 + cast(g[2] as bigint)) * 60 + ${number('g[3]')}) * 1000000 + cast(rpad(g[4], 6, '0') as bigint);
    END`,
  ),
  // Microseconds that a zone is ahead of UTC.
  strict(
    'offset_of_text',
    'text varchar',
    'bigint',
    `BEGIN
      DECLARE g array(varchar) DEFAULT ${groups('text', ZONE_FORM, 3)};
      IF ${number('g[2]')} > 23 OR ${number('g[3]')} > 59 THEN RETURN NULL; END IF;
      RETURN CASE g[1] WHEN '-' THEN -60 ELSE 60 END * (${number('g[2]')} * 60 + ${number('g[3]')}) * 1000000;
    END`,
  ),
  // A timestamp of microseconds since 1970-01-01. Null outside the years 1 to 9999.
  strict(
    'timestamp_of',
    'microseconds bigint',
    'timestamp(6)',
    `RETURN CASE WHEN microseconds BETWEEN -62135596800000000 AND 253402300799999999 THEN
      cast(at_timezone(from_unixtime_nanos(cast(microseconds as decimal(38, 0)) * 1000), 'UTC') as timestamp(6)) END`,
  ),
  // The engine's seconds with a fraction are doubles, which hold the microseconds of a day exactly.
  strict(
    'microseconds',
    'moment timestamp(6)',
    'bigint',
    `BEGIN
      DECLARE days bigint DEFAULT date_diff('day', date '1970-01-01', cast(moment as date));
      RETURN days * 86400000000 + cast(round(to_unixtime(date_add('day', -days, moment)) * 1e6) as bigint);
    END`,
  ),
  // The engine's own cast is a second off before 1970 if there is a fraction.
  strict(
    'time_of',
    'moment timestamp(6)',
    'time(6)',
    `RETURN cast(gt_timestamp_of((gt_microseconds(moment) % 86400000000 + 86400000000) % 86400000000) as time(6))`,
  ),
  strict(
    'time_microseconds',
    'clock time(6)',
    'bigint',
    `RETURN ((hour(clock) * 60 + minute(clock)) * 60 + second(clock)) * 1000000 + cast(substr(cast(clock as varchar), 10) as bigint)`,
  ),
  strict(
    'timestamp',
    'text varchar, orders integer',
    'timestamp(6)',
    `BEGIN
      DECLARE g array(varchar);
      DECLARE days bigint;
      DECLARE quick timestamp(6);
      IF length(text) = 10 THEN
        RETURN cast(gt_date(text, orders) as timestamp(6));
      END IF;
      IF length(text) = 19 AND substr(text, 5, 1) = '-' AND substr(text, 14, 1) = ':' THEN
        SET quick = try_cast(text as timestamp(6));
        IF quick >= timestamp '0001-01-01 00:00:00' AND substr(cast(quick as varchar), 1, 19) = text THEN RETURN quick; END IF;
      END IF;
      IF NOT regexp_like(text, '${TIMESTAMP_FORM}') THEN RETURN NULL; END IF;
      SET g = ${groups('text', TIMESTAMP_FORM, 3)};
      SET days = date_diff('day', date '1970-01-01', gt_date(g[1], orders));
      IF g[2] = '' THEN RETURN gt_timestamp_of(days * 86400000000); END IF;
      RETURN gt_timestamp_of(days * 86400000000 + gt_time_of_text(g[2]) - gt_offset_of_text(g[3]));
    END`,
  ),
  strict('time', 'text varchar', 'time(6)', `RETURN cast(gt_timestamp_of(gt_time_of_text(text)) as time(6))`),
  // The complete months from one moment to another.
  strict(
    'months_between',
    'earlier timestamp(6), later timestamp(6)',
    'bigint',
    `BEGIN
      DECLARE months bigint DEFAULT (year(later) - year(earlier)) * 12 + month(later) - month(earlier);
      RETURN CASE WHEN date_add('month', months, earlier) > later THEN months - 1 ELSE months END;
    END`,
  ),
  strict(
    'months_from',
    'one timestamp(6), other timestamp(6)',
    'bigint',
    'RETURN CASE WHEN one <= other THEN gt_months_between(one, other) ELSE -gt_months_between(other, one) END',
  ),
]
