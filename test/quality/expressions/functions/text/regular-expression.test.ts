import { expect } from 'chai'
import fc from 'fast-check'
import {
  Pattern,
  patternFault,
  patternWeight,
  replacementFault,
  replacer,
} from '../../../../../src/quality/expressions/functions/text/regular-expression.ts'
import { joined, type Sql, sql } from '../../../../../src/quality/expressions/sql.ts'
import type { Value } from '../../../../../src/quality/expressions/value.ts'
import { MAX_PATTERN_WEIGHT } from '../../../../../src/quality/expressions/check/calls.ts'
import { Engines } from '../../support/engines.ts'

/** Parts of patterns, right and wrong. */
const TOKENS = [
  ...[
    'a',
    'b',
    'k',
    's',
    'é',
    'ß',
    'ſ',
    '\u212a',
    '😀',
    '.',
    '*',
    '+',
    '?',
    '|',
    '(',
    ')',
    '[',
    '[^',
    ']',
    '-',
    '{',
    '}',
  ],
  ...['(?:', '(?i)', '(?P<n>', '(?<n>', '(?=', '(?s)', '(?m)', '(?U)', '(?#', '(?', '(?i-s:', 'i)', 'x)'],
  ...[
    '\\d',
    '\\w',
    '\\b',
    '\\pL',
    '\\p{',
    '\\p{Lu}',
    '\\p{Assigned}',
    '\\p{LC}',
    '\\PN',
    '\\A',
    '\\z',
    '\\Z',
    '\\C',
  ],
  ...['\\Q', '\\E', '\\x41', '\\x{41', '\\1', '\\07', '\\u', '\\e', '\\', '\\R', '\\K', '\\G', '\\X', '\\N{'],
  ...[
    '{2}',
    '{1,3}',
    '{1001}',
    '{,3}',
    '?+',
    '^',
    '$',
    '[:alpha:]',
    '[[:',
    '\n',
    ' ',
    '/',
    '#',
    '&&',
    ',',
    '<',
    '=',
    '!',
    ':',
  ],
]
const TEXTS = [
  '',
  'a',
  'aAbBkK \u017f\u212as é',
  'ß\n😀 1a',
  'a-b]c',
  '(ab)',
  '\\\\',
  'k'.repeat(30),
  '\u0301e',
  '1 2\t3',
  'a\ua7da\ua7db\u{10d50}',
  'ƛɤʕ ꟓꟕ',
]

describe('regular expressions', function () {
  this.timeout(60_000)
  let engines: Engines
  before(async () => {
    engines = await Engines.start()
  })
  after(() => engines.stop())

  /** What both engines make of the texts; undefined where the pattern cannot be read. */
  async function inEngine(pattern: string): Promise<Value[] | undefined> {
    const constant = sql`cast(${pattern} as varchar)`
    const parts = TEXTS.flatMap((text): Sql[] => {
      const value = sql`cast(${text} as varchar)`
      return [
        sql`regexp_matches(${value}, ${constant})`,
        sql`regexp_full_match(${value}, ${constant})`,
        sql`regexp_extract(${value}, ${constant})`,
        sql`regexp_replace(${value}, ${constant}, '<\\0>', 'g')`,
      ]
    })
    try {
      return (await engines.rows(sql`select ${joined(parts, ', ')}`))[0]
    } catch {
      return undefined
    }
  }

  function overRows(pattern: string): Value[] {
    const expression = new Pattern(pattern)
    const replace = replacer(pattern, '<\\0>')
    return TEXTS.flatMap((text) => [
      expression.isIn(text),
      expression.matchesWhole(text),
      expression.first(text, 0) ?? '',
      replace(text),
    ])
  }

  it('that are accepted can be read by the engine, and match the same texts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...TOKENS), { minLength: 1, maxLength: 8 }),
        async (tokens) => {
          const pattern = tokens.join('')
          if (patternFault(pattern) === undefined)
            expect(await inEngine(pattern)).to.deep.equal(overRows(pattern))
        },
      ),
      { numRuns: 500 },
    )
  })

  it('are refused with a sentence that says why', () => {
    const faults = [
      ['a'.repeat(1001), 'has 1001 characters; shorten it to at most 1000'],
      ['(', 'missing closing )'],
      ['a(?=b)', 'no look-around'],
      ['(a)\\1', 'no back-references'],
      ['(?<year>\\d{4})', 'write (?P<name>'],
      ['\\p{Letter}', 'names "Letter" after \\p'],
      ['\\p{LC}', 'names "LC"'],
      ['[\\p{Assigned}]', 'names "Assigned"'],
      ['\\pQ', 'names "Q"'],
      ['\\C', 'is invalid'],
      ['\\pC', 'names "C"'],
      ['a\\B', 'has \\B, which the engine would also find inside a character'],
      ['(a{900}){2}|b{900}|c{900}|d{900}|e{900}|f{900}', 'repeats its parts more than 5000 times'],
      ['(a{1000}){1000}', 'is invalid'],
    ] as const
    for (const [pattern, fault] of faults) expect(patternFault(pattern), pattern).to.include(fault)
    for (const pattern of [
      '[(?<a]',
      '\\Q(?<a\\E',
      '\\(?<a',
      '[]\\pL]',
      '\\pL{1,25}',
      '(?P<a>b)',
      '[[:alpha:](?<a]',
      '\\\\B',
      '\\Q\\B\\E',
    ]) {
      expect(patternFault(pattern), pattern).to.equal(undefined)
    }
  })

  it('of the maximum size are read by the engine', async () => {
    const isTaken = (pattern: string) =>
      patternFault(pattern) === undefined && patternWeight(pattern) <= MAX_PATTERN_WEIGHT
    for (const part of [
      '\\pL',
      '(?i)\\pL',
      '\\PL',
      '[\\p{Lu}\\pM]',
      '\\p{Greek}',
      '(?i)[^\\p{Han}]',
      '[\\x{100}-\\x{10ffff}]',
      '.',
    ]) {
      let count = 1
      while (count < 1000 && isTaken(`${part}{${count + 1}}`))
        count = Math.min(1000, count + 1 + (count >> 2))
      while (!isTaken(`${part}{${count}}`)) count--
      expect(await inEngine(`${part}{${count}}`), part).not.to.equal(undefined)
    }
  })

  it('are replaced by texts with groups, which have a backslash', () => {
    expect(replacementFault('\\1-\\0\\\\')).to.equal(undefined)
    for (const wrong of ['\\x', 'a\\', '\\\\\\'])
      expect(replacementFault(wrong), wrong).to.include('backslash')
    expect(replacementFault('x'.repeat(201))).to.include('201 characters')
  })
})
