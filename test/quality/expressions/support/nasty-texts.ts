import fc from 'fast-check'
import { texts } from './nasty-values.ts'

/** Characters that lengths, places, cases, words and forms are most apt to be taken wrong by. */
const PIECES = [
  ...'aAbBzZ019 ,;-_.@\'"\\/#%*?',
  ...[
    '\0',
    '\x01',
    '\t',
    '\n',
    '\r\n',
    '\u0085',
    '\u00a0',
    '\u1680',
    '\u2003',
    '\u2028',
    '\u3000',
    '\u200b',
    '\u00ad',
  ],
  ...['ß', 'ẞ', 'İ', 'ı', 'ſ', 'K', 'Å', 'ς', 'Σ', 'ǆ', 'ǅ', 'ŉ', 'ΐ', 'և', 'Ꟛ', 'ƛ', 'ﬁ', 'ᾳ'],
  ...['é', 'e\u0301', '\u0301', 'ł', 'Ø', 'Æ', 'þ', 'ŋ', 'ṩ', 'ệ', '\u0897', '\u1ad2'],
  ...['\u1100', '\u1161', '\u11a8', '각', 'が', 'か\u3099', '北', 'ش', '\u0301\u0327', '\u{105c9}'],
  ...[
    '٣',
    '½',
    '²',
    '𝟘',
    '\u{10d41}',
    '😀',
    '👨\u200d👩\u200d👧',
    '🇩🇪',
    '\u{10ffff}',
    '\ue000',
    '\ufffd',
    '\ufdd0',
  ],
  ...['ab', 'aa', 'a b', "don't", 'O\u2019Neil', '12', '1.5', 'x@y.zz', '--', '  '],
]

const pieced: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 8 })
  .map((pieces) => pieces.join(''))

/** What looks like a value of another type, or nearly so. */
const valueLike: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('', '', ' ', '+', '-', '00', '\u00a0'),
    fc.constantFrom(
      ...[
        '1',
        '12',
        '9223372036854775807',
        '9223372036854775808',
        '-9223372036854775808',
        '1'.repeat(38),
        '1'.repeat(39),
      ],
      ...[
        '1.5',
        '.5',
        '5.',
        '.',
        '1e5',
        '1e+5',
        '1.5e3',
        '1.5E-308',
        '1.e999',
        '1e-400',
        'e5',
        '1.2.3',
        '0.0',
        '007.5',
      ],
      ...['true', 'FALSE', 'Yes', 'n', 'T', 'yeſ', '1', '0', 'nan', 'inf', 'Infinity', '0x1', '1_0', '1,234'],
      ...[
        '2024-02-29',
        '2023-02-29',
        '29.2.2024',
        '2/29/24',
        '31-Jan-2024',
        '1 feb 24',
        '0000-01-01',
        '9999-12-31',
      ],
      ...[
        '9:30',
        '09:30:00.123456789',
        '24:00',
        '9:30 PM',
        '13:00am',
        '2024-01-31T09:30Z',
        '2024-01-31 09:30 +25:00',
      ],
      ...['0001-01-01 00:00+14:00', '9999-12-31T23:59:59.999999 -0100', '2024-01-31T'],
    ),
    fc.constantFrom('', '', ' ', '\n', 'x', '0'),
  )
  .map((parts) => parts.join(''))

/** Without U+FEFF, which the engine's driver drops at the beginning. */
export const nastyTexts: fc.Arbitrary<string> = fc
  .oneof(
    { arbitrary: pieced, weight: 5 },
    { arbitrary: valueLike, weight: 2 },
    { arbitrary: texts, weight: 2 },
    { arbitrary: pieced.map((text) => text.repeat(40)), weight: 1 },
  )
  .map((text) => text.replaceAll('\ufeff', ''))

/** Numbers such as checksums are made for: of the right lengths, and often with a digit that is right. */
export const numbered: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(1, 2, 7, 8, 10, 12, 13, 14, 16, 32, 33),
      fc.constantFrom('', ' ', '-'),
      fc.constantFrom('', '978', '4'),
    )
    .chain(([length, separator, start]) =>
      fc
        .array(fc.constantFrom(...'0123456789'), { minLength: length, maxLength: length })
        .map((digits) => (start + digits.join('')).slice(0, length))
        .chain((digits) =>
          fc.constantFrom(
            digits,
            `${digits.slice(0, -1)}X`,
            `${digits.slice(0, 2)}${separator}${digits.slice(2)}`,
          ),
        ),
    ),
  fc.constantFrom(
    ...['GB82WEST12345698765432', 'GB82 WEST 1234 5698 7654 32', 'DE89370400440532013000', 'NO9386011117947'],
    ...[
      'MT84MALT011000012345MTLCAST001S',
      'LC55HEMM000100010012001200023015',
      'XX82WEST12345698765432',
      'gb82west12345698765432',
    ],
    ...[
      '4539148803436467',
      '79927398713',
      '0306406152',
      '080442957X',
      '24345613X',
      '9780306406157',
      '4006381333931',
      '73513537',
    ],
  ),
)
