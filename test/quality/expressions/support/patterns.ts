import fc from 'fast-check'

const ATOMS = [
  ...[
    'a',
    'b',
    'A',
    '1',
    'é',
    'ß',
    '😀',
    '.',
    '\\d',
    '\\D',
    '\\w',
    '\\W',
    '\\s',
    '\\S',
    '\\pL',
    '\\p{Lu}',
    '\\P{L}',
    '\\p{Greek}',
  ],
  ...[
    '[a-z]',
    '[^a]',
    '[[:alpha:]]',
    '[[:^digit:]_]',
    '[]a]',
    '[^\\d\\s]',
    '\\x41',
    '\\x{1f600}',
    '\\Q.*\\E',
    '\\.',
    '\\\\',
  ],
  ...['^', '$', '\\b', '\\A', '\\z', '(?i:ab)', '(?s:.)', '(?m:^)', '(?:ab|a)', '(?i)k', '(?i)ſ', '(?P<n>b)'],
]

const REPEATS = ['', '', '', '*', '+', '?', '*?', '+?', '??', '{2}', '{1,3}', '{0,2}?', '{2,}']

/** Patterns that can be used, with up to three groups. */
export const patterns: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.constantFrom(...ATOMS),
      fc.constantFrom(...REPEATS),
      fc.constantFrom('', '', '', 'group', '|'),
    ),
    {
      maxLength: 5,
    },
  )
  .map((parts) =>
    parts
      .map(([atom, repeat, around], at) => {
        // A name may stand but once, and a repeat behind a flag means nothing.
        const plain = atom === '(?P<n>b)' && at > 0 ? 'b' : atom
        const repeated = plain.startsWith('(?i)') ? plain : plain + repeat
        return around === 'group' ? `(${repeated})` : around === '|' ? `${repeated}|` : repeated
      })
      .join(''),
  )
