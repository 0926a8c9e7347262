/** Doubles, and their texts: see showDecimal(). */
import { DECIMAL, INTEGER } from '../../number-forms.ts'
import { type Routine, strict } from './routine.ts'

/** Dekker's constant, which splits a double into two halves of 26 bits. */
const SPLIT = (2 ** 27 + 1).toExponential()

/** Powers of ten up to this exponent are doubles. */
const MAX_EXACT_POWER = 22

/** The largest double. */
const GREATEST = Number.MAX_VALUE.toExponential()

/** Java writes two digits of the smallest doubles even if one digit tells them apart. */
const SHORT_TEXTS = Array.from({ length: 200 }, (_, at) => (at + 1) * Number.MIN_VALUE)
  .filter((double) => /^[0-9]e/.test(String(double)) && !/^[0-9]\.0e/.test(double.toExponential(1)))
  .map((double) => `WHEN ${double} THEN '${double}'`)
  .join(' ')

/** Digits, which may have underscores between them. */
const DIGITS = '[0-9]+(?:_[0-9]+)*'
const SPACE = '[ \\t-\\r]*'
const FINITE = `\\A${SPACE}[+]?-?(?:${DIGITS}(?:\\.(?:${DIGITS})?)?|\\.${DIGITS})(?:[eE][+-]?${DIGITS})?${SPACE}\\z`
const ENDLESS = `\\A${SPACE}[+]?-?inf(?:inity)?${SPACE}\\z`
const NAN = `\\A${SPACE}[+]?-?nan${SPACE}\\z`

export const DECIMALS: readonly Routine[] = [
  // The double in a text, as the embedded engine reads it. A cast would also accept 5d, and reject 1_000 and inf.
  strict(
    'number_in_text',
    'x varchar',
    'double',
    `RETURN CASE WHEN regexp_like(x, '${FINITE}') THEN try_cast(translate(x, '+_', '') as double)
      WHEN regexp_like(lower(x), '${ENDLESS}') THEN CASE WHEN strpos(x, '-') > 0 THEN -infinity() ELSE infinity() END
      WHEN regexp_like(lower(x), '${NAN}') THEN nan() END`,
  ),
  strict(
    'finite',
    'x double',
    'double',
    // A result of this kind must not be -0.
    'RETURN CASE WHEN is_finite(x) THEN x END',
  ),
  strict(
    'decimal',
    'text varchar',
    'double',
    `RETURN CASE WHEN regexp_like(text, '\\A(?:${DECIMAL})\\z') THEN gt_finite(try_cast(text as double)) END`,
  ),
  strict(
    'integer',
    'text varchar',
    'bigint',
    `RETURN CASE WHEN regexp_like(text, '\\A(?:${INTEGER})\\z') THEN try_cast(text as bigint) END`,
  ),
  strict(
    'product_error',
    'a double, b double',
    'double',
    `BEGIN
      DECLARE a1 double;
      DECLARE b1 double;
      SET a1 = ${SPLIT} * a - (${SPLIT} * a - a);
      SET b1 = ${SPLIT} * b - (${SPLIT} * b - b);
      RETURN ((a1 * b1 - a * b) + a1 * (b - b1) + (a - a1) * b1) + (a - a1) * (b - b1);
    END`,
  ),
  // The sign of x minus n times 10 to the k, for a positive double close to that decimal. Both are sums of two doubles,
  // which are exact if the power of ten is a double. Powers of two keep all steps in the range of doubles.
  strict(
    'tie_sign',
    'x double, n bigint, k integer',
    'double',
    `BEGIN
      DECLARE scale double DEFAULT 1e0;
      DECLARE high double;
      DECLARE low double DEFAULT 0e0;
      DECLARE power double;
      DECLARE product double;
      DECLARE rest integer DEFAULT abs(k);
      DECLARE n1 double DEFAULT cast(n as double);
      DECLARE n2 double DEFAULT cast(n - cast(n1 as bigint) as double);
      IF x < 1e-250 THEN SET scale = ${(2 ** 200).toExponential()}; END IF;
      IF x > 1e250 THEN SET scale = ${(2 ** -200).toExponential()}; END IF;
      SET high = CASE WHEN k < 0 THEN x * scale ELSE n1 * scale END;
      IF k >= 0 THEN SET low = n2 * scale; END IF;
      WHILE rest > 0 DO
        SET power = cast('1e' || cast(least(rest, ${MAX_EXACT_POWER}) as varchar) as double);
        SET product = high * power;
        SET low = low * power + gt_product_error(high, power);
        SET high = product + low;
        SET low = low - (high - product);
        SET rest = rest - ${MAX_EXACT_POWER};
      END WHILE;
      RETURN CASE WHEN k < 0 THEN sign(((high - n1 * scale) - n2 * scale) + low) ELSE sign((x * scale - high) - low) END;
    END`,
  ),
  // A positive double rounded to 15 digits. Java rounds the shortest digits, which differs if they end with a half.
  strict(
    'digits_15',
    'x double',
    'double',
    `BEGIN
      DECLARE digits varchar DEFAULT format('%.16e', x);
      DECLARE n bigint;
      DECLARE k integer;
      DECLARE side double;
      IF substr(digits, 17, 2) <> '50' THEN
        RETURN least(cast(format('%.14e', x) as double), ${GREATEST});
      END IF;
      SET n = cast(substr(digits, 1, 1) || substr(digits, 3, 15) as bigint);
      SET k = cast(substr(digits, 20) as integer) - 15;
      SET side = gt_tie_sign(x, n, k);
      IF side > 0 OR (side = 0 AND n / 10 % 2 = 1) THEN SET n = n + 10; END IF;
      RETURN least(cast(cast(n / 10 as varchar) || 'e' || cast(k + 1 as varchar) as double), ${GREATEST});
    END`,
  ),
  strict(
    'decimal_text',
    'x double',
    'varchar',
    `BEGIN
      DECLARE size double;
      DECLARE shown varchar;
      DECLARE exponent varchar;
      IF x = truncate(x) AND abs(x) < 1e15 THEN RETURN cast(cast(x as bigint) as varchar); END IF;
      SET size = gt_digits_15(abs(x));
      IF size >= 1e-4 AND size < 1e16 THEN
        SET shown = rtrim(rtrim(cast(cast(size as decimal(38, 19)) as varchar), '0'), '.');
      ELSE
        SET shown = format('%s', size);
        SET exponent = split_part(shown, 'E', 2);
        SET shown = rtrim(rtrim(split_part(shown, 'E', 1), '0'), '.') ||
          CASE WHEN starts_with(exponent, '-') THEN 'e-' ELSE 'e+' END ||
          CASE WHEN length(ltrim(exponent, '-')) < 2 THEN '0' ELSE '' END || ltrim(exponent, '-');
        SET shown = CASE size ${SHORT_TEXTS} ELSE shown END;
      END IF;
      RETURN CASE WHEN x < 0 THEN '-' || shown ELSE shown END;
    END`,
  ),
]
