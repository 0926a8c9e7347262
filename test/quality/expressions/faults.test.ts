import { expect } from 'chai'
import { checkCondition, checkExpression } from '../../../src/quality/expressions/check/index.ts'
import { InvalidExpression, type ExpressionFault } from '../../../src/quality/expressions/errors.ts'
import { FUNCTIONS, SCOPE } from './support/small-language.ts'

type Expected = readonly [start: number, end: number, kind: string, message: string, suggestion?: string]

// Of each text all that is wrong with it.
const cases: readonly (readonly [text: string, faults: readonly Expected[]])[] = [
  ['', [[0, 0, 'syntax', 'There is nothing here; write an expression such as Name = "Ann".']]],
  ['   ', [[3, 3, 'syntax', 'There is nothing here; write an expression such as Name = "Ann".']]],
  ['Name =', [[6, 6, 'syntax', 'A value is missing before the end.']]],
  ['= 3', [[0, 1, 'syntax', 'A value is missing before =.']]],
  ['(Zip + 1', [[0, 1, 'syntax', 'A parenthesis opens here and is still open at the end; close it by ).']]],
  [
    'Zip + 1)',
    [[7, 8, 'syntax', 'Nothing before it asks for ); leave it out, or write what it belongs to.']],
  ],
  [
    '(Zip, 1)',
    [
      [
        0,
        8,
        'syntax',
        'A comma parts the arguments of a function and the values behind IN; here one value is to stand.',
      ],
    ],
  ],
  ['()', [[0, 2, 'syntax', 'Parentheses hold a value; write one between them.']]],
  [
    'LENGTH(Name',
    [[6, 7, 'syntax', 'A parenthesis opens here and is still open at the end; close it by ).']],
  ],
  ['COALESCE(Name,, Zip)', [[14, 15, 'syntax', 'A value is missing before ,.']]],
  ['"Ann', [[0, 4, 'syntax', 'A text begins here and never ends; close it by " where it is to end.']]],
  ["'Two", [[0, 4, 'syntax', "A name begins here and never ends; close it by ' where it is to end."]]],
  ['[Two', [[0, 4, 'syntax', 'A name begins here and never ends; close it by ] where it is to end.']]],
  ["''", [[0, 2, 'syntax', 'A name has one character at least; the empty text is "".', '""']]],
  ['Name == "Ann"', [[5, 7, 'syntax', 'Equality is written =.', '=']]],
  ['Zip != 1', [[4, 6, 'syntax', 'What is not equal is written <>.', '<>']]],
  ['Zip => 1', [[4, 6, 'syntax', 'Greater or equal is written >=.', '>=']]],
  ['Zip =< 1', [[4, 6, 'syntax', 'Less or equal is written <=.', '<=']]],
  [
    'Active && Active',
    [[7, 9, 'syntax', 'Where both are to hold, write AND; texts are joined by ||.', 'AND']],
  ],
  [
    'Active | Active',
    [[7, 8, 'syntax', 'Texts are joined by ||; where one of two is to hold, write OR.', '||']],
  ],
  ['!Active', [[0, 1, 'syntax', 'A negation is written NOT.', 'NOT']]],
  ['Zip ** 2', [[4, 6, 'syntax', 'A power is written POWER(base, exponent).']]],
  ['Zip ^ 2', [[4, 5, 'syntax', 'A power is written POWER(base, exponent).']]],
  [
    'Zip % 2',
    [
      [
        4,
        5,
        'syntax',
        'The rest of a division is written MOD(dividend, divisor); LIKE takes * for any characters.',
      ],
    ],
  ],
  ['Zip = 1;', [[7, 8, 'syntax', 'An expression is one alone and ends without a semicolon; leave it out.']]],
  [
    'Zip = #1',
    [
      [
        6,
        7,
        'syntax',
        '# has no meaning outside of quotes; texts stand in double quotes, names with such characters in single ones.',
      ],
    ],
  ],
  [
    '12abc + 1',
    [
      [
        0,
        5,
        'syntax',
        '12abc is no number; a name that begins with a digit stands in single quotes.',
        "'12abc'",
      ],
    ],
  ],
  ['“Ann” = Name', [[0, 5, 'syntax', 'A text stands in straight double quotes.', '"Ann"']]],
  ['‘Ann’ = Name', [[0, 5, 'syntax', 'A text stands in straight double quotes.', '"Ann"']]],
  ['Name = «Ann»', [[7, 12, 'syntax', 'A text stands in straight double quotes.', '"Ann"']]],
  [
    'Zip < Net < 3',
    [
      [
        0,
        13,
        'syntax',
        'A comparison cannot be compared once more; join two of them by AND: Zip < Net AND Net < 3.',
        'Zip < Net AND Net < 3',
      ],
    ],
  ],
  [
    'Zip = 1 || Net = 2',
    [
      [
        0,
        18,
        'syntax',
        '|| joins texts; where one of two comparisons is to hold, write OR: Zip = 1 OR Net = 2.',
        'Zip = 1 OR Net = 2',
      ],
    ],
  ],
  [
    'Name IS NULL',
    [
      [
        0,
        12,
        'syntax',
        'Whether a value is null is asked by IS_NULL(value): IS_NULL(Name).',
        'IS_NULL(Name)',
      ],
    ],
  ],
  [
    'Zip + 1 IS NOT NULL',
    [
      [
        0,
        19,
        'syntax',
        'Whether a value is null is asked by IS_NULL(value): NOT IS_NULL(Zip + 1).',
        'NOT IS_NULL(Zip + 1)',
      ],
    ],
  ],
  [
    'Active IS TRUE',
    [
      [
        0,
        14,
        'syntax',
        'IS is no operator; values are compared by = and <>: Active = TRUE.',
        'Active = TRUE',
      ],
    ],
  ],
  [
    'Zip BETWEEN 1 AND 2',
    [
      [
        0,
        19,
        'syntax',
        'Whether a value lies between two others is asked by two comparisons: Zip >= 1 AND Zip <= 2.',
        'Zip >= 1 AND Zip <= 2',
      ],
    ],
  ],
  [
    'NOT Zip BETWEEN 1 AND 2',
    [
      [
        4,
        23,
        'syntax',
        'Whether a value lies between two others is asked by two comparisons: (Zip >= 1 AND Zip <= 2).',
        '(Zip >= 1 AND Zip <= 2)',
      ],
    ],
  ],
  [
    'Zip NOT BETWEEN 1 AND 2 OR Active',
    [
      [
        0,
        23,
        'syntax',
        'Whether a value lies between two others is asked by two comparisons: NOT (Zip >= 1 AND Zip <= 2).',
        'NOT (Zip >= 1 AND Zip <= 2)',
      ],
    ],
  ],
  [
    'Zip BETWEEN 1',
    [
      [
        0,
        13,
        'syntax',
        'Whether a value lies between two others is asked by two comparisons: value >= low AND value <= high.',
      ],
    ],
  ],
  [
    'Two Words = "a"',
    [
      [
        0,
        9,
        'syntax',
        "An operator is missing between two names; a name of several words stands in single quotes: 'Two Words'.",
        "'Two Words'",
      ],
    ],
  ],
  [
    'Name "Ann"',
    [[5, 10, 'syntax', 'An operator is missing before "Ann", or a comma, or quotes around both.']],
  ],
  ['Zip IN 1', [[7, 8, 'syntax', 'IN takes a list in parentheses: IN ("a", "b").', '(1)']]],
  ['Zip IN ()', [[7, 9, 'syntax', 'IN takes one value at least: IN ("a", "b").']]],
  [
    'Name LIKE "a" LIKE "b"',
    [
      [
        14,
        18,
        'syntax',
        'A comparison cannot be tested once more; join both by AND, or put the first into parentheses.',
      ],
    ],
  ],
  [
    'Zip IN (1) + 1',
    [
      [
        0,
        14,
        'syntax',
        'A test cannot be compared without parentheses; join both by AND, or put it into parentheses.',
      ],
    ],
  ],
  [
    "'LENGTH'(Name, 1)",
    [[0, 8, 'syntax', 'The name of a function stands without quotes before its parenthesis.', 'LENGTH']],
  ],
  [
    'IF Active',
    [
      [
        9,
        9,
        'syntax',
        'THEN is missing before the end; write IF condition THEN value ELSE other value.',
        ' THEN',
      ],
    ],
  ],
  ['IF Active THEN', [[14, 14, 'syntax', 'A value is missing before the end.']]],
  [
    'IF(Active, 1, 2)',
    [
      [
        0,
        16,
        'syntax',
        'IF is no function; it is written IF condition THEN value ELSE other value: IF Active THEN 1 ELSE 2.',
        'IF Active THEN 1 ELSE 2',
      ],
    ],
  ],
  [
    'IF Active THEN 1 ELSIF Active THEN 2',
    [[17, 22, 'syntax', 'Another condition is asked by ELSE IF.', 'ELSE IF']],
  ],
  [
    'CASE Zip WHEN 1 THEN 2 END',
    [
      [
        0,
        26,
        'syntax',
        'A CASE has a whole condition behind each WHEN: CASE WHEN Zip = 1 THEN 2 END.',
        'CASE WHEN Zip = 1 THEN 2 END',
      ],
    ],
  ],
  [
    'CASE WHEN Active THEN 1',
    [[23, 23, 'syntax', 'A CASE is still open at the end; close it by END.', ' END']],
  ],
  [
    'CASE WHEN Active 1 END',
    [[17, 18, 'syntax', 'An operator is missing before 1, or a comma, or quotes around both.']],
  ],
  [
    'CASE END',
    [
      [
        0,
        8,
        'syntax',
        'A CASE takes one WHEN at least: CASE WHEN condition THEN value ELSE other value END.',
      ],
      [5, 8, 'syntax', 'A value is missing before END.'],
    ],
  ],
  [
    'Zip = 1 THEN',
    [[8, 12, 'syntax', 'Nothing before it asks for THEN; leave it out, or write what it belongs to.']],
  ],
  [
    'Zip = 1 ELSE 2',
    [[8, 12, 'syntax', 'Nothing before it asks for ELSE; leave it out, or write what it belongs to.']],
  ],
  ['a\u0000b', [[1, 2, 'syntax', 'The character U+0000 cannot be part of an expression; leave it out.']]],
  [
    '"\ud800"',
    [[1, 2, 'syntax', 'Half a character (a lone surrogate) cannot be part of an expression; leave it out.']],
  ],
  ['Nam = "Ann"', [[0, 3, 'unknown-column', 'There is no column Nam here; Name is near.', 'Name']]],
  [
    "Name = 'Ann'",
    [
      [
        7,
        12,
        'unknown-column',
        'There is no column Ann here. Single quotes hold a name; a text stands in double ones: "Ann".',
        '"Ann"',
      ],
    ],
  ],
  [
    'TODAY = Birth',
    [
      [
        0,
        5,
        'unknown-column',
        'There is no column TODAY here. A function is called with parentheses: TODAY().',
        'TODAY()',
      ],
    ],
  ],
  [
    'Unheard = 1',
    [
      [
        0,
        7,
        'unknown-column',
        'There is no column Unheard here. A text stands in double quotes, a name of several words in single ones.',
      ],
    ],
  ],
  ['length(Name)', [[0, 6, 'unknown-function', 'Functions are written in upper case: LENGTH.', 'LENGTH']]],
  ['LENGHT(Name)', [[0, 6, 'unknown-function', 'There is no function LENGHT; LENGTH is near.', 'LENGTH']]],
  ['NOTHING(Name)', [[0, 7, 'unknown-function', 'There is no function NOTHING.']]],
  [
    'Name & Nam',
    [
      [5, 6, 'syntax', 'Where both are to hold, write AND; texts are joined by ||.', 'AND'],
      [7, 10, 'unknown-column', 'There is no column Nam here; Name is near.', 'Name'],
    ],
  ],
  [
    "Name = 'x' or 1=1 --",
    [
      [
        7,
        10,
        'unknown-column',
        'There is no column x here. Single quotes hold a name; a text stands in double ones: "x".',
        '"x"',
      ],
      [20, 20, 'syntax', 'A value is missing before the end.'],
    ],
  ],
  ['LENGTH()', [[0, 8, 'type', 'LENGTH is called as LENGTH(text), not with 0 arguments.']]],
  [
    'ROUND(Net, 1, 2)',
    [[0, 16, 'type', 'ROUND is called as ROUND(number [, digits]), not with 3 arguments.']],
  ],
  ['DT_YEAR(Zip)', [[8, 11, 'type', 'DT_YEAR takes a date or a timestamp as its date, not an integer.']]],
  ['DT_YEAR(3)', [[8, 9, 'type', 'DT_YEAR takes a date or a timestamp as its date, not an integer.']]],
  ['Birth * 2', [[0, 9, 'type', 'The operator * does not take a date and an integer.']]],
  ['-Birth', [[0, 6, 'type', 'The operator - does not take a date.']]],
  [
    'Birth = 3',
    [
      [
        0,
        9,
        'type',
        'Values so unlike cannot be compared: a date, an integer; convert them first, such as by TO_TEXT.',
      ],
    ],
  ],
  [
    'Birth IN (1, "x")',
    [
      [
        0,
        17,
        'type',
        'Values so unlike cannot be compared: a date, an integer, a text; convert them first, such as by TO_TEXT.',
      ],
    ],
  ],
  [
    'COALESCE(Birth, 3)',
    [
      [
        0,
        18,
        'type',
        'COALESCE takes values of one type, not such unlike ones: a date, an integer; convert them first.',
      ],
    ],
  ],
  [
    'CASE WHEN Active THEN 1 ELSE TODAY() END',
    [
      [
        0,
        40,
        'type',
        'Values so unlike cannot be chosen among: an integer, a date; convert them first, such as by TO_TEXT.',
      ],
    ],
  ],
  [
    'IF Name THEN 1',
    [
      [
        3,
        7,
        'type',
        'This is a text, where a condition is to stand; compare it with something, such as by =.',
      ],
    ],
  ],
  [
    'Active AND "yes"',
    [
      [
        11,
        16,
        'type',
        'This is a text, where a condition is to stand; compare it with something, such as by =.',
      ],
    ],
  ],
  ['Birth = "yesterday"', [[8, 19, 'type', '"yesterday" is no date; write one as "2024-01-31".']]],
  ['3 + "x"', [[4, 7, 'type', '"x" is no number; write digits, such as 12.5.']]],
  ['1e999', [[0, 5, 'type', '1e999 is too large; the largest number is about 1.8E+308.']]],
  [
    'DT_FLOOR(Birth, "yaer")',
    [[16, 22, 'type', 'There is no unit YAER; it is one of DAY, MONTH and YEAR.', '"YEAR"']],
  ],
  [
    'DT_FLOOR(Birth, Name)',
    [
      [
        16,
        20,
        'type',
        'The unit is to be the same for all rows; write it as one short value, without columns.',
      ],
    ],
  ],
  ['MATCHES(Name, "(")', [[14, 17, 'type', 'A parenthesis is not closed in the pattern.']]],
  [
    'Name LIKE Zip',
    [
      [
        10,
        13,
        'type',
        'The pattern is to be the same for all rows; write it as one short value, without columns.',
      ],
    ],
  ],
  [
    'AVERAGE(Zip)',
    [
      [
        8,
        11,
        'type',
        'Zip has no profile here, which would tell this; ask it of the rows of an entity that is fully loaded.',
      ],
    ],
  ],
  [
    'AVERAGE(1 + 1)',
    [[8, 13, 'type', 'AVERAGE takes the bare name of an attribute as its attribute, not a number.']],
  ],
  [
    'AVERAGE(The Text)',
    [
      [
        8,
        16,
        'syntax',
        "An operator is missing between two names; a name of several words stands in single quotes: 'The Text'.",
        "'The Text'",
      ],
    ],
  ],
  [
    "AVERAGE('The Text')",
    [[8, 18, 'type', 'AVERAGE takes the bare name of an attribute as its attribute, not a text.']],
  ],
  [
    'SOUNDEX(UPPER)',
    [
      [
        8,
        13,
        'unknown-column',
        'There is no column UPPER here. A text stands in double quotes, a name of several words in single ones.',
      ],
    ],
  ],
  [
    'SOUNDEX(Name || "a")',
    [
      [
        8,
        19,
        'type',
        'The value is the bare name of an attribute here; make a virtual column of anything else, and name that.',
      ],
    ],
  ],
  [
    'SCRAMBLED(Name)',
    [[0, 15, 'type', 'The engine cannot compute this; make a virtual column of it, and name that here.']],
  ],
  ['ROUND(Net, 1.5)', [[11, 14, 'type', 'ROUND takes an integer as its digits, not a number.']]],
]

function faultsOf(check: () => unknown): readonly ExpressionFault[] {
  try {
    check()
  } catch (error) {
    if (error instanceof InvalidExpression) return error.faults
    throw error
  }
  throw new Error('Nothing was found wrong.')
}

const listed = (faults: readonly ExpressionFault[]) =>
  faults.map(({ start, end, kind, message, suggestion }) =>
    suggestion === undefined ? [start, end, kind, message] : [start, end, kind, message, suggestion],
  )

describe('an expression in which something is wrong', () => {
  for (const [text, faults] of cases)
    it(`is told of with place and way out: ${JSON.stringify(text)}`, () =>
      expect(listed(faultsOf(() => checkExpression(text, SCOPE, FUNCTIONS, 'sql')))).to.deep.equal(faults))

  it('is mended by putting the suggestions in', () => {
    for (const [text, faults] of cases) {
      if (faults.length === 0 || faults.some(([, , , , suggestion]) => suggestion === undefined)) continue
      let mended = text
      for (const [start, end, , , suggestion] of faults.toReversed()) {
        mended = mended.slice(0, start) + suggestion! + mended.slice(end)
      }
      // What was mended is not found wrong again; other things may come to light.
      const left = textsOf(mended)
      for (const [, , , message] of faults) expect(left, `${text} → ${mended}`).not.to.include(message)
    }
  })

  it('is told of whole where several things are wrong, in the order of the text', () => {
    const faults = faultsOf(() =>
      checkExpression('Nam == 1 AND lenght(Zip) > AND Birth = 3', SCOPE, FUNCTIONS, 'sql'),
    )
    expect(faults.map(({ start, kind }) => [start, kind])).to.deep.equal([
      [0, 'unknown-column'],
      [4, 'syntax'],
      [13, 'unknown-function'],
      [27, 'syntax'],
    ])
    const types = faultsOf(() =>
      checkExpression('Birth = 3 OR LENGTH() > 1 OR Open = 2', SCOPE, FUNCTIONS, 'sql'),
    )
    expect(types.map(({ start, kind }) => [start, kind])).to.deep.equal([
      [0, 'type'],
      [13, 'type'],
      [29, 'type'],
    ])
  })

  it('is told of by 20 faults at most', () => {
    for (const text of ['1 2 '.repeat(2000), 'x + '.repeat(100), '# 1 '.repeat(500)]) {
      expect(faultsOf(() => checkExpression(text, SCOPE, FUNCTIONS, 'sql'))).to.have.length(20)
    }
  })

  it('says where a function is not at hand over rows', () => {
    expect(
      listed(faultsOf(() => checkExpression('FREQUENCY(Name) > 1', SCOPE, FUNCTIONS, 'rows'))),
    ).to.deep.equal([
      [
        0,
        15,
        'type',
        'This is known of the rows of a loaded entity alone; ask for it in the `where` of its rows.',
      ],
    ])
  })

  it('takes no text, date or time for a condition', () => {
    for (const text of ['Name', '"yes"', 'Birth', 'Open', 'The Timestamp', 'IF Active THEN "a"']) {
      const quoted = SCOPE.columns.some(({ humanName }) => humanName === text) ? `'${text}'` : text
      const [fault, ...others] = faultsOf(() => checkCondition(quoted, SCOPE, FUNCTIONS, 'sql'))
      expect(fault).to.deep.include({ kind: 'type', start: 0, end: quoted.length })
      expect(others).to.be.empty
    }
  })
})

function textsOf(text: string): readonly string[] {
  try {
    checkExpression(text, SCOPE, FUNCTIONS, 'sql')
    return []
  } catch (error) {
    return (error as InvalidExpression).faults.map(({ message }) => message)
  }
}
