import { expect } from 'chai'
import fc from 'fast-check'
import { checkExpression, type CheckedExpression } from '../../../src/quality/expressions/check/index.ts'
import { InvalidExpression } from '../../../src/quality/expressions/errors.ts'
import { printExpression } from '../../../src/quality/expressions/printer.ts'
import { FUNCTIONS, SCOPE, treeOf } from './support/small-language.ts'
import { anyExpression } from './support/generated-expressions.ts'

/** What is read, or the faults, whose places and suggestions must be ones of the text; anything else thrown is passed on. */
function faultOrChecked(text: string): CheckedExpression | InvalidExpression {
  try {
    return checked(text)
  } catch (error) {
    if (!(error instanceof InvalidExpression)) throw error
    expect(error.faults).not.to.be.empty
    for (const { start, end, message } of error.faults) {
      expect(start).to.be.within(0, end)
      expect(end).to.be.at.most(text.length)
      expect(message).to.match(/[.]$/)
    }
    return error
  }
}

const checked = (text: string) => checkExpression(text, SCOPE, FUNCTIONS, 'sql')

/** Milliseconds, as the machine is busy with other things too: the least of three goes. */
function millisecondsOf(text: string): number {
  const goes = [1, 2, 3].map(() => {
    const start = performance.now()
    faultOrChecked(text)
    return performance.now() - start
  })
  return Math.min(...goes)
}

const pieces = [
  ...'()[]\'"“”,;.=<>!|&+-*/%^$\\#@~`{}?:',
  ...['IF', 'then', 'ELSE', 'CASE', 'when', 'END', 'AND', 'or', 'NOT', 'LIKE', 'in', 'NULL', 'TRUE'],
  ...['IS', 'BETWEEN', 'ELSIF', 'Name', 'Zip', 'Birth', 'Two', 'Words', 'LENGTH(', 'COALESCE(', 'AVERAGE('],
  ...[
    '1',
    '1e9',
    '.5',
    '"a"',
    "'Two Words'",
    '[Net]',
    '"2024-01-31"',
    '==',
    '!=',
    '||',
    '--',
    '/*',
    '*/',
    '\n',
  ],
  ...['é', '😀', '\u0301', '\u00a0', '\u202e', '\ufeff', 'ſ', '\0', '\ud800'],
]
const soup = fc
  .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom('', ' ')), { maxLength: 60 })
  .map((parts) => parts.flat().join(''))

const valid = [
  'Name = "O\'Neil" AND (Zip > 1000 OR \'Two Words\' LIKE "a*?") AND NOT IS_NULL(Birth)',
  'IF LENGTH(Name) > 3 THEN "long" ELSE IF Zip IN (1, 2, 3) THEN "listed" ELSE NULL',
  'CASE WHEN Birth < "2000-01-01" THEN ROUND(Net * 1.19, 2) WHEN Active THEN -Net / 2 ELSE 0 END',
  'COALESCE(Name, [Two Words], "none") || "-" || Zip NOT IN ("1", "2")',
]
const edits = fc.array(
  fc.record({
    at: fc.nat(200),
    removed: fc.nat(4),
    added: fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 3 }), fc.constant('')),
  }),
  { minLength: 1, maxLength: 5 },
)
const mutated = fc
  .tuple(fc.oneof(fc.constantFrom(...valid), anyExpression.map(printExpression)), edits)
  .map(([text, edits]) =>
    edits.reduce((text, { at, removed, added }) => {
      const place = at % (text.length + 1)
      return text.slice(0, place) + added + text.slice(place + removed)
    }, text),
  )

describe('Any text as an expression', () => {
  for (const [what, texts] of [
    ['tokens in any order', soup],
    ['an expression with some edits', mutated],
    ['any characters', fc.string({ unit: 'binary', maxLength: 80 })],
  ] as const)
    it(`is an expression or has faults: ${what}`, () => {
      fc.assert(
        fc.property(texts, (text) => {
          const found = faultOrChecked(text)
          if (!(found instanceof InvalidExpression))
            expect(faultOrChecked(found.printed)).to.include({ printed: found.printed })
        }),
        { numRuns: 1500 },
      )
    })

  const full = (piece: string) => piece.repeat(Math.floor(10_000 / piece.length))
  const large = [
    ...[
      '(',
      ')',
      '((',
      '()',
      '[',
      "'",
      '"',
      '""',
      "''",
      'F(',
      'LENGTH(',
      '-',
      '- ',
      '+',
      'NOT ',
      'IF ',
      'CASE ',
    ],
    ...[
      'CASE WHEN ',
      'IF Zip THEN ',
      'ELSE ',
      'END ',
      'a ',
      'a.',
      'a,',
      ',',
      '1 ',
      '1',
      '1.',
      '1e',
      '.',
      '"a" ',
      'é',
    ],
    ...[
      'a b = ',
      'a=',
      'a<b<',
      'a||',
      'Zip+',
      'Zip OR ',
      'Zip AND NOT ',
      'Zip IN (',
      'Zip IN (1) ',
      'IS ',
      'a IS ',
    ],
    ...[
      'a IS NULL ',
      'a BETWEEN ',
      'a BETWEEN 1 AND ',
      'a LIKE ',
      'x',
      'unknown ',
      'X(1)+',
      '%',
      '#',
      '“',
      '“”',
      '\n',
    ],
    ...[
      '1=1 OR ',
      'Zip=1 OR ',
      'Name||',
      '"a"||',
      'IF Zip THEN 1 ELSE ',
      'LENGTH(Name)+',
      'REPEAT("a",1000000)||',
    ],
  ]
  it('takes a few milliseconds at most, however large it is', () => {
    for (const piece of large) {
      for (const text of [full(piece), `${full(piece).slice(0, 9990)}Zip`]) {
        expect(millisecondsOf(text), piece).to.be.below(60)
      }
    }
    expect(millisecondsOf('('.repeat(10_000_000))).to.be.below(5)
  })

  const injections = [
    '"; drop table e1_g1; --',
    '""; drop table e1_g1; --"',
    `' or 1=1 --`,
    `'x' or 1=1 --`,
    'Name = "x" or 1=1; delete from jobs',
    'Name = "a" -- comment',
    'Name /* comment */ = "a"',
    'Name = $$x$$',
    'Name = $1',
    'Name = ?',
    'Name = :name',
    "Name = E'\\x27'",
    'Name = "\\"',
    'Name = "\\" or 1=1 --"',
    'Name = "a\0b"',
    'Name = U&"\\0027"',
    'Name = ‘x’',
    'Name = ʼxʼ',
    'Name = ＇x＇',
    "Name = 'x''; drop table e1_g1; --'",
    '[Name]; drop table e1_g1',
    '"Name"::int',
    '(select 1)',
    'read_csv("/etc/passwd")',
    'getenv("HOME")',
    'Name = (select version())',
    'c1 = 1',
    '_rowid = 1',
    'Name IN (select 1)',
    'Name\u2028; drop table x',
    '{"a": 1}',
    "Name = x'41'",
  ]
  for (const text of injections)
    it(`stays within the product: ${JSON.stringify(text)}`, () => {
      const found = faultOrChecked(text)
      // What is not refused is a text or a name that happens to look odd, and nothing but one.
      if (!(found instanceof InvalidExpression))
        expect(treeOf(checked(found.printed).typed)).to.equal(treeOf(found.typed))
    })

  it('is rejected if it has more than texts, names and known functions', () => {
    const understood = injections.filter((text) => !(faultOrChecked(text) instanceof InvalidExpression))
    expect(understood).to.deep.equal(['Name = "\\"'])
  })
})
