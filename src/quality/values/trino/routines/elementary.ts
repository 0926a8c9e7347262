/**
 * Exponential functions and logarithms. They have the operations of `expressions/functions/numbers/elementary.ts` in the
 * same order, so that each engine gives the same bits.
 */
import { ELEMENTARY } from '../../elementary-constants.ts'
import { type Routine, strict } from './routine.ts'

const number = (x: number): string => x.toExponential()
const upperHalf = (x: string): string =>
  `(${number(ELEMENTARY.split)} * ${x} - (${number(ELEMENTARY.split)} * ${x} - ${x}))`
const horner = (series: readonly number[], x: string): string =>
  series.reduceRight<string>(
    (sum, coefficient) => (sum === '' ? number(coefficient) : `(${number(coefficient)} + ${x} * ${sum})`),
    '',
  )

const { ln2High, ln2Low, log10eHigh, log10eLow, lnSeries, expSeries, maxLogarithm, maxPower } = ELEMENTARY

/** A sum of two doubles. */
const SUM = 'row(h double, l double)'

export const ELEMENTARY_FUNCTIONS: readonly Routine[] = [
  strict(
    'logarithm',
    'x double',
    SUM,
    `BEGIN
      DECLARE n double DEFAULT floor(log2(x));
      DECLARE m double DEFAULT x * power(2, floor(n / -2)) * power(2, -n - floor(n / -2));
      DECLARE e double DEFAULT n;
      DECLARE f double;
      DECLARE t double;
      DECLARE s double;
      DECLARE s1 double;
      DECLARE t1 double;
      DECLARE z double;
      DECLARE total double;
      DECLARE rest double;
      DECLARE low double;
      IF m >= ${number(Math.SQRT2)} THEN
        SET e = n + 1;
        SET m = m * 5e-1;
      END IF;
      SET f = m - 1;
      SET t = m + 1;
      SET s = f / t;
      SET z = s * s;
      SET s1 = ${upperHalf('s')};
      SET t1 = ${upperHalf('t')};
      SET rest = 2 * ((f - s1 * t1 - s1 * (m - (t1 - 1))) / t + s * (z * ${horner(lnSeries, 'z')})) + e * ${number(ln2Low)};
      SET total = e * ${number(ln2High)} + 2 * s1;
      SET low = 2 * s1 - (total - e * ${number(ln2High)}) + rest;
      RETURN cast(ROW(total + low, low - (total + low - total)) as ${SUM});
    END`,
  ),
  strict(
    'exponential',
    'high double, low double',
    'double',
    `BEGIN
      DECLARE k double;
      DECLARE r double;
      IF abs(high) > ${maxLogarithm} THEN RETURN CASE WHEN high < 0 THEN 0e0 END; END IF;
      SET k = floor(high * ${number(Math.LOG2E)} + 5e-1);
      SET r = high - k * ${number(ln2High)} - (k * ${number(ln2Low)} - low);
      RETURN gt_finite((1 + (r + r * r * ${horner(expSeries, 'r')})) * power(2, floor(k / 2)) * power(2, k - floor(k / 2)));
    END`,
  ),
  strict('root', 'x double', 'double', 'RETURN CASE WHEN x >= 0 THEN sqrt(x) END'),
  strict('exp', 'x double', 'double', 'RETURN gt_exponential(x, 0e0)'),
  strict(
    'ln',
    'x double',
    'double',
    `BEGIN
      DECLARE a ${SUM};
      IF x <= 0 THEN RETURN NULL; END IF;
      SET a = gt_logarithm(x);
      RETURN a.h;
    END`,
  ),
  strict(
    'log10',
    'x double',
    'double',
    `BEGIN
      DECLARE a ${SUM};
      DECLARE h1 double;
      IF x <= 0 THEN RETURN NULL; END IF;
      SET a = gt_logarithm(x);
      SET h1 = ${upperHalf('a.h')};
      RETURN h1 * ${number(log10eHigh)} + (h1 * ${number(log10eLow)} + (a.h - h1 + a.l) * ${number(Math.LOG10E)});
    END`,
  ),
  strict(
    'log',
    'base double, x double',
    'double',
    `BEGIN
      DECLARE a ${SUM};
      DECLARE b ${SUM};
      DECLARE q double;
      DECLARE g1 double;
      IF x <= 0 OR base <= 0 OR base = 1 THEN RETURN NULL; END IF;
      SET a = gt_logarithm(x);
      SET b = gt_logarithm(base);
      SET q = ${upperHalf('(a.h / b.h)')};
      SET g1 = ${upperHalf('b.h')};
      RETURN q + (a.h - q * g1 - q * (b.h - g1) + (a.l - q * b.l)) / b.h;
    END`,
  ),
  // The power of a number that is not 0.
  strict(
    'positive_power',
    'x double, exponent double',
    'double',
    `BEGIN
      DECLARE a ${SUM} DEFAULT gt_logarithm(x);
      DECLARE y double DEFAULT least(greatest(exponent, -${number(maxPower)}), ${number(maxPower)});
      DECLARE h1 double DEFAULT ${upperHalf('a.h')};
      DECLARE y1 double DEFAULT ${upperHalf('y')};
      RETURN gt_exponential(y1 * h1, (y - y1) * h1 + y * (a.h - h1 + a.l));
    END`,
  ),
  strict(
    'power',
    'x double, exponent double',
    'double',
    `BEGIN
      IF exponent = 0 THEN RETURN 1e0; END IF;
      IF x = 0 THEN RETURN CASE WHEN exponent > 0 THEN 0e0 END; END IF;
      IF x < 0 AND exponent <> floor(exponent) THEN RETURN NULL; END IF;
      RETURN gt_positive_power(abs(x), exponent) * CASE WHEN x < 0 AND floor(exponent / 2) * 2 <> exponent THEN -1 ELSE 1 END;
    END`,
  ),
]
