/** Numbers with check digits: see expressions/functions/types/. */
import {
  GTIN_FORM,
  IBAN_FORM,
  IBAN_LENGTHS,
  ISBN_10_FORM,
  ISBN_13_FORM,
  LUHN_BODY,
  LUHN_FORM,
  MOD11_FORM,
  SEPARATORS,
} from '../../check-digit-forms.ts'
import { type Routine, strict } from './routine.ts'

const isWhole = (form: string): string => `regexp_like(d, '\\A(?:${form})\\z')`

/** The weighted sum of the digits d, and of an X as 10. `digit` has a weight by its `place` from the right. */
const sum = (name: string, weighed: string): Routine =>
  strict(
    name,
    'd varchar, most bigint',
    'bigint',
    `BEGIN
    DECLARE place bigint DEFAULT 1;
    DECLARE digit bigint;
    DECLARE total bigint DEFAULT 0;
    WHILE place <= length(d) DO
      SET digit = strpos('0123456789X', substr(d, length(d) - place + 1, 1)) - 1;
      SET total = total + ${weighed};
      SET place = place + 1;
    END WHILE;
    RETURN total;
    END`,
  )

/** A test of the text without separators. */
const test = (name: string, cases: readonly (readonly [form: string, isRight: string])[]): Routine =>
  strict(
    name,
    name === 'is_mod11' ? 'x varchar, most bigint' : 'x varchar',
    'boolean',
    `BEGIN
    DECLARE d varchar DEFAULT translate(x, '${SEPARATORS}', '');
    ${cases.map(([form, isRight]) => `IF ${isWhole(form)} THEN RETURN (${isRight}); END IF;`).join(' ')}
    RETURN false;
    END`,
  )

const GTIN = 'gt_gtin_sum(d, 0) % 10 = 0'

export const CHECKSUMS: readonly Routine[] = [
  sum('luhn_sum', 'CASE WHEN place % 2 = 1 THEN digit WHEN digit > 4 THEN 2 * digit - 9 ELSE 2 * digit END'),
  sum('gtin_sum', 'CASE WHEN place % 2 = 1 THEN digit ELSE 3 * digit END'),
  sum('mod11_sum', 'digit * CASE WHEN place = 1 THEN 1 ELSE 2 + (place - 2) % (most - 1) END'),
  test('is_luhn', [[LUHN_FORM, 'gt_luhn_sum(d, 0) % 10 = 0']]),
  test('is_mod11', [[MOD11_FORM, 'gt_mod11_sum(d, most) % 11 = 0']]),
  test('is_gtin', [[GTIN_FORM, GTIN]]),
  test('is_isbn', [
    [ISBN_10_FORM, 'gt_mod11_sum(d, 10) % 11 = 0'],
    [ISBN_13_FORM, GTIN],
  ]),
  strict(
    'luhn_digit',
    'x varchar',
    'varchar',
    `BEGIN
    DECLARE d varchar DEFAULT translate(x, '${SEPARATORS}', '');
    RETURN CASE WHEN ${isWhole(LUHN_BODY)} THEN cast((10 - gt_luhn_sum(d || '0', 0) % 10) % 10 as varchar) END;
    END`,
  ),
  strict(
    'is_iban',
    'x varchar',
    'boolean',
    `BEGIN
    DECLARE d varchar DEFAULT replace(x, ' ', '');
    DECLARE place bigint DEFAULT 1;
    DECLARE value bigint;
    DECLARE remainder bigint DEFAULT 0;
    IF NOT ${isWhole(IBAN_FORM)} THEN RETURN false; END IF;
    IF strpos('${IBAN_LENGTHS}', ' ' || substr(d, 1, 2) || cast(length(d) as varchar) || ' ') = 0 THEN RETURN false; END IF;
    SET d = substr(d, 5) || substr(d, 1, 4);
    WHILE place <= length(d) DO
      SET value = strpos('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', substr(d, place, 1)) - 1;
      SET remainder = (remainder * CASE WHEN value > 9 THEN 100 ELSE 10 END + value) % 97;
      SET place = place + 1;
    END WHILE;
    RETURN (remainder = 1);
    END`,
  ),
]
