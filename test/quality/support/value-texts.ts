/** Texts of all kinds that profiles tell apart. */
import fc from 'fast-check'

const joinedOf = (parts: readonly string[], maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength }).map((some) => some.join(''))

/** Of code points that make one character together, or seem to. */
export const joinedTexts: fc.Arbitrary<string> = joinedOf(
  [
    ...[
      'a',
      '1',
      'é',
      '\u0301',
      '\u094d',
      '\u0915',
      '\u0937',
      '\u0903',
      '\u200d',
      '\u200c',
      '\u00ad',
      '\r',
      '\n',
    ],
    ...['👨', '❤', '\ufe0f', '\u20e3', '\u{1f3fb}', '🇩', '\u1100', '\u1161', '\u11a8', '각', '가', '\u0600'],
    ...[
      '\u0e33',
      '\u0e01',
      '\u0d4e',
      '\u0bcd',
      '\u0b95',
      '\u1039',
      '\u1000',
      '\u17d2',
      '\u1780',
      '\u{16d67}',
    ],
    ...['\u{e0fff}', '\u2028', '.', ',', '-', '+', "'", ' ', '٣', '\u066b'],
  ],
  9,
)

/** With all letters that decide each other's sounds. */
export const phoneticTexts: fc.Arbitrary<string> = fc.oneof(
  joinedOf([...'abcdefghijklmnopqrstuvwxyz'], 8),
  joinedOf([...'aeiouwhgnkpsctdxyCGHN', 'gh', 'gn', 'ned', 'sch', 'tch', 'tia', 'cia', 'dge', 'mb', ' '], 7),
  joinedOf([...'ßẞæœøłđðþħıŋŧſÅÉñçǽǆﬁＡК', 'ss', 'a', '-'], 6),
)

/** Numbers, or nearly so. */
export const numberTexts: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('', '', ' ', '-', '+'),
    fc.oneof(
      fc.constantFrom(
        '0',
        '',
        '9223372036854775807',
        '9223372036854775808',
        '9007199254740993',
        '123456789012345678',
      ),
      fc.bigInt({ min: 0n, max: 10n ** 37n }).map(String),
      fc.nat(9999).map(String),
    ),
    fc.oneof(
      fc.constantFrom('', '', '.', '.0', '.10', '.000'),
      fc.bigInt({ min: 0n, max: 10n ** 20n }).map((digits) => `.${digits}`),
      fc.nat(999).map((digits) => `.${digits}`),
    ),
    fc.constantFrom('', '', '', 'e5', 'E+5', 'e-7', 'e+300', 'e-330', 'e+999'),
    fc.constantFrom('', ' '),
  )
  .map((parts) => parts.join(''))

/** Dates, times and timestamps, or nearly so. */
export const timeTexts: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('', '', ' '),
    fc.oneof(
      fc
        .tuple(
          fc.nat(13),
          fc.constantFrom('/', '-', '.'),
          fc.nat(31),
          fc.constantFrom('2024', '1900', '69', '68', '24'),
        )
        .map(([one, mark, two, year]) => `${one}${mark}${two}${mark}${year}`),
      fc
        .tuple(
          fc.integer({ min: 1, max: 9999 }),
          fc.integer({ min: 1, max: 12 }),
          fc.integer({ min: 1, max: 31 }),
        )
        .map(
          ([year, month, day]) => `${String(year).padStart(4, '0')}-${month}-${String(day).padStart(2, '0')}`,
        ),
      fc.constantFrom('31-Jan-2024', '1 feb 24', '0001-01-01', '9999-12-31', '2024.2.29', ''),
    ),
    fc.constantFrom('', '', ' ', 'T', 't'),
    fc.oneof(
      fc.constant(''),
      fc
        .tuple(fc.nat(24), fc.nat(60), fc.constantFrom('', ':05', ':59.1', ':07.123456789', ':00.3333333'))
        .map(([hours, minutes, seconds]) => `${hours}:${String(minutes).padStart(2, '0')}${seconds}`),
    ),
    fc.constantFrom('', '', '', ' AM', 'pm'),
    fc.constantFrom('', '', 'Z', ' +01:30', '-0800', '+14', ' utc'),
  )
  .map((parts) => parts.join(''))

const misread = (text: string, encoding: 'latin1' | 'windows-1252'): string =>
  encoding === 'latin1'
    ? Buffer.from(text).toString('latin1')
    : new TextDecoder('windows-1252').decode(Buffer.from(text))

/** Texts that were decoded with the wrong encoding, and correct texts with the same characters. */
export const garbledTexts: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(
      joinedOf(
        [
          'é',
          'ü',
          'Ö',
          '“',
          '’',
          '–',
          '™',
          'ł',
          'α',
          'б',
          'ế',
          '北',
          '😀',
          ' ',
          '\u00a0',
          'a',
          'B',
          '.',
          '\ufeff',
        ],
        4,
      ),
      fc.constantFrom('latin1' as const, 'windows-1252' as const),
    )
    .map(([text, encoding]) => misread(text, encoding)),
  joinedOf(
    [
      ...'ÃÂâÎÐáÉÈéðïàåÿô',
      ...'€™“”’–—…„‹›\u00a0\u00ab\u00bb\u00bf\u00bd\u00ba¢©\u0080\u0081\u0099\u009fŸžŠ',
      ...'aB1 .,?',
      '\ufffd',
    ],
    6,
  ),
)
