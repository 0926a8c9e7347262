/** Exact numbers: a double `d`, and a text `t` of all digits unless the double is the number. See expressions/exact/. */
import { lenient, type Routine, strict } from './routine.ts'

const EXACT = 'row(d double, t varchar)'
const WHOLE = 'decimal(38, 0)'
const SCIENTIFIC = 'row(s varchar, e bigint, n boolean)'

/** Makes the exponent of each number a number of eight digits. */
const OFFSET = 50_000_000

const SIGN = "CASE WHEN p.n THEN '-' ELSE '' END"
const FILLED = "rpad(p.s, cast(p.e as integer), '0')"
const IS_SMALL_WHOLE = 'abs(d) < 9.007199254740992e15 AND d = truncate(d)'

export const EXACT_NUMBERS: readonly Routine[] = [
  lenient(
    'exact',
    'd double, t varchar',
    EXACT,
    `RETURN CASE WHEN d IS NOT NULL THEN cast(ROW(d, t) as ${EXACT}) END`,
  ),
  strict(
    'of_whole',
    `number ${WHOLE}`,
    EXACT,
    `RETURN cast(ROW(cast(cast(number as varchar) as double), cast(number as varchar)) as ${EXACT})`,
  ),
  // The result of a computation with its exact result, if there is one: see exactArithmetic().
  lenient(
    'computed',
    `x double, size double, large ${EXACT}`,
    EXACT,
    `BEGIN
      IF large IS NOT NULL AND size >= 9.007199254740992e15 AND size < 1.7e38 THEN RETURN large; END IF;
      RETURN CASE WHEN size < 1.7e38 OR is_finite(x) THEN gt_exact(x, NULL) END;
    END`,
  ),
  // The significant digits s, the exponent e and the sign n of the text of a number: 0.s times ten to the e.
  strict(
    'scientific',
    't varchar',
    SCIENTIFIC,
    `BEGIN
      DECLARE number varchar DEFAULT replace(trim(t), 'E', 'e');
      DECLARE mantissa varchar DEFAULT ltrim(split_part(number, 'e', 1), '+-');
      DECLARE digits varchar DEFAULT replace(mantissa, '.', '');
      DECLARE significant varchar DEFAULT ltrim(digits, '0');
      RETURN cast(ROW(
        rtrim(significant, '0'),
        length(split_part(mantissa, '.', 1)) - length(digits) + length(significant) + coalesce(try_cast(split_part(number, 'e', 2) as bigint), 0),
        starts_with(number, '-')
      ) as ${SCIENTIFIC});
    END`,
  ),
  // A text whose order by code point is the order of the numbers.
  strict(
    'number_key',
    't varchar',
    'varchar',
    `BEGIN
      DECLARE p ${SCIENTIFIC} DEFAULT gt_scientific(t);
      DECLARE e varchar DEFAULT cast(p.e + ${OFFSET} as varchar);
      RETURN CASE WHEN p.s = '' THEN '0'
        WHEN p.n THEN '-' || translate(e || p.s, '0123456789', '9876543210') || '~'
        ELSE '1' || e || p.s END;
    END`,
  ),
  lenient(
    'exact_key',
    'd double, t varchar',
    'varchar',
    `RETURN gt_number_key(CASE WHEN t IS NULL AND d IS NOT NULL THEN format('%s', d) ELSE t END)`,
  ),
  // True if a number is equal to another such number exactly if their doubles are equal.
  lenient(
    'plain',
    'd double, t varchar',
    'boolean',
    'RETURN (t IS NULL OR abs(d) < 1e-290 OR (length(t) <= 15 AND abs(d) < 9.007199254740992e15))',
  ),
  // The exact whole number. Null for other numbers.
  lenient(
    'whole',
    'd double, t varchar',
    WHOLE,
    `BEGIN
      DECLARE p ${SCIENTIFIC};
      IF d IS NULL THEN RETURN NULL; END IF;
      IF gt_plain(d, t) THEN RETURN CASE WHEN ${IS_SMALL_WHOLE} THEN cast(cast(d as bigint) as ${WHOLE}) END; END IF;
      SET p = gt_scientific(t);
      IF p.s = '' THEN RETURN 0; END IF;
      IF length(p.s) <= p.e AND p.e <= 38 THEN RETURN cast(${SIGN} || ${FILLED} as ${WHOLE}); END IF;
      RETURN NULL;
    END`,
  ),
  // The largest whole number that is not greater. Null for computed doubles that may have lost digits.
  lenient(
    'floor',
    'd double, t varchar',
    WHOLE,
    `BEGIN
      DECLARE p ${SCIENTIFIC};
      IF d IS NULL THEN RETURN NULL; END IF;
      IF gt_plain(d, t) THEN RETURN CASE WHEN abs(d) < 9.007199254740992e15 THEN cast(cast(floor(d) as bigint) as ${WHOLE}) END; END IF;
      SET p = gt_scientific(t);
      IF p.e > 38 THEN RETURN NULL; END IF;
      IF p.e <= 0 THEN RETURN CASE WHEN p.n AND p.s <> '' THEN -1 ELSE 0 END; END IF;
      RETURN try(cast(${SIGN} || substr(${FILLED}, 1, p.e) as ${WHOLE}) - CASE WHEN p.n AND length(p.s) > p.e THEN 1 ELSE 0 END);
    END`,
  ),
  lenient(
    'exact_text',
    'd double, t varchar',
    'varchar',
    `BEGIN
      DECLARE p ${SCIENTIFIC};
      IF d IS NULL THEN RETURN NULL; END IF;
      IF gt_plain(d, t) THEN RETURN CASE WHEN ${IS_SMALL_WHOLE} THEN cast(cast(d as bigint) as varchar) ELSE gt_decimal_text(d) END; END IF;
      SET p = gt_scientific(t);
      IF (length(p.s) <= p.e AND p.e <= 38) OR length(p.s) > 15 THEN
        RETURN ${SIGN} || CASE WHEN p.e <= 0 THEN '0.' || rpad('', cast(-p.e as integer), '0') || p.s
          WHEN length(p.s) <= p.e THEN ${FILLED}
          ELSE substr(p.s, 1, p.e) || '.' || substr(p.s, p.e + 1) END;
      END IF;
      RETURN gt_decimal_text(d);
    END`,
  ),
  // The largest 64-bit integer that is not greater. Null beyond 64 bits.
  lenient(
    'integer',
    'd double, t varchar',
    'bigint',
    `BEGIN
      DECLARE whole ${WHOLE} DEFAULT gt_floor(d, t);
      IF whole IS NOT NULL THEN RETURN try_cast(whole as bigint); END IF;
      RETURN CASE WHEN d >= -9.223372036854775808e18 AND d < 9.223372036854775808e18 THEN try_cast(floor(d) as bigint) END;
    END`,
  ),
]
