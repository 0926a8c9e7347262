import fc from 'fast-check'
import { readExact } from '../../../../src/quality/expressions/conversions/text-to-number.ts'
import type { Exact } from '../../../../src/quality/expressions/exact/numbers.ts'
import type { Value } from '../../../../src/quality/expressions/value.ts'

/** Values of each type that are most apt to be taken wrong. */

const asDecimal = (number: number): number => (Number.isFinite(number) ? number + 0 : 0)

export const decimals: fc.Arbitrary<number> = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(asDecimal),
  fc.integer({ min: -1000, max: 1000 }),
  fc.integer({ min: -100_000, max: 100_000 }).map((number) => number / 1000),
  fc.integer({ min: -1_000_000, max: 1_000_000 }).map((number) => asDecimal(number * 0.1)),
  fc.double({ min: -1e16, max: 1e16, noNaN: true }).map(asDecimal),
  fc
    .constantFrom(
      ...[
        0,
        0.5,
        1.5,
        2.5,
        1.005,
        2.675,
        0.1 + 0.2,
        0.1 * 3 * 10,
        0.29 * 100,
        1 / 3,
        0.49999999999999994,
        5e-324,
      ],
      ...[
        2 ** 31,
        2 ** 52,
        2 ** 52 - 0.5,
        2 ** 53,
        2 ** 53 + 2,
        2 ** 63,
        1e15,
        1e16,
        1e22,
        1e100,
        Number.MAX_VALUE,
      ],
    )
    .chain((number) => fc.constantFrom(number, -number + 0)),
)

export const integers: fc.Arbitrary<bigint> = fc.oneof(
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  fc.bigInt({ min: -1000n, max: 1000n }),
  fc.constantFrom(-(2n ** 63n), 2n ** 63n - 1n, 2n ** 53n + 1n, -(2n ** 53n) - 1n, 0n, -1n),
)

const LIMITS = [2n ** 53n, 2n ** 63n, 10n ** 15n, 10n ** 25n, 10n ** 38n, 10n ** 50n]

/** Texts of numbers near the limits of doubles, of 64 bits and of 38 digits. */
export const numberTexts: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...LIMITS, 0n),
    fc.bigInt({ min: -3n, max: 3n }),
    fc.constantFrom('', '-', '+'),
    fc.constantFrom('', '', '.0', '.5', '.25', '.00000000000000000001', 'e+1', '.5e-20', '.5e+20'),
    fc.constantFrom('', '', '000', ' '),
  )
  .map(([limit, near, sign, rest, before]) => {
    const whole = limit + near
    return `${before.trim() === '' ? before : ''}${sign}${before.trim()}${whole < 0n ? -whole : whole}${rest}`
  })

/** Exact numbers, some of them computed doubles. */
export const exacts: fc.Arbitrary<Exact> = fc.oneof(
  numberTexts.map((text) => readExact(text) ?? 0),
  decimals,
)

const [FIRST_DAY, LAST_DAY] = [-719_162, 2_932_896]

export const dates: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: FIRST_DAY, max: LAST_DAY }),
  fc.integer({ min: 19_000, max: 20_500 }),
  fc.constantFrom(FIRST_DAY, FIRST_DAY + 1, LAST_DAY, LAST_DAY - 1, LAST_DAY - 6, 0, -1),
  // 28 February to 1 March, and the turn of the year, of years with and without a leap day.
  fc
    .constantFrom(1600, 1900, 1999, 2000, 2023, 2024, 2100)
    .chain((year) =>
      fc
        .constantFrom('01-01', '01-30', '01-31', '02-28', '03-01', '03-31', '12-28', '12-29', '12-31')
        .chain((day) =>
          fc.constantFrom(0, 1).map((later) => Date.parse(`${year}-${day}`) / 86_400_000 + later),
        ),
    ),
)

const DAY = 86_400_000_000n
export const times: fc.Arbitrary<bigint> = fc.oneof(
  fc.bigInt({ min: 0n, max: DAY - 1n }),
  fc.integer({ min: 0, max: 1439 }).map((minute) => BigInt(minute) * 60_000_000n),
  fc.constantFrom(0n, 1n, DAY - 1n, DAY / 2n, DAY / 2n - 1n, 500_000n, 59_999_999n),
)

export const timestamps: fc.Arbitrary<bigint> = fc
  .tuple(dates, times)
  .map(([days, time]) => BigInt(days) * DAY + time)

export const texts: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 8 }).map((text) => text.replaceAll('\0', '')),
  fc.constantFrom(
    '',
    ' ',
    '  ',
    ' 12 ',
    '1e5',
    'NaN',
    'inf',
    '1_000',
    '00501',
    '-0',
    'ß',
    'İ',
    '\u{1f600}',
    '\ue000',
  ),
)

export const orNull = <T extends Value>(values: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.option(values, { freq: 20 })
