import { expect } from 'chai'
import { checkCondition, checkExpression } from '../../../src/quality/expressions/check/index.ts'
import { InvalidExpression, type ExpressionFault } from '../../../src/quality/expressions/errors.ts'
import { FUNCTIONS, SCOPE } from './support/small-language.ts'

type Expected = readonly [start: number, end: number, kind: string, message: string, suggestion?: string]

// Of each text all that is wrong with it.
const cases: readonly (readonly [text: string, faults: readonly Expected[]])[] = [
  ['', [[0, 0, 'syntax', 'The expression is empty; write one such as Name = "Ann".']]],
  ['   ', [[3, 3, 'syntax', 'The expression is empty; write one such as Name = "Ann".']]],
  ['Name =', [[6, 6, 'syntax', 'A value is missing before the end.']]],
  ['= 3', [[0, 1, 'syntax', 'A value is missing before =.']]],
  ['(Zip + 1', [[0, 1, 'syntax', 'This parenthesis is still open at the end; close it with ).']]],
  ['Zip + 1)', [[7, 8, 'syntax', 'Unexpected ); remove it, or add the missing part before it.']]],
  [
    '(Zip, 1)',
    [
      [
        0,
        8,
        'syntax',
        'Only one value is allowed here; a comma separates the arguments of a function and the values after IN.',
      ],
    ],
  ],
  ['()', [[0, 2, 'syntax', 'These parentheses are empty; write a value between them.']]],
  ['LENGTH(Name', [[6, 7, 'syntax', 'This parenthesis is still open at the end; close it with ).']]],
  ['COALESCE(Name,, Zip)', [[14, 15, 'syntax', 'A value is missing before ,.']]],
  ['"Ann', [[0, 4, 'syntax', 'A text begins here and never ends; close it with ".']]],
  ["'Two", [[0, 4, 'syntax', "A name begins here and never ends; close it with '."]]],
  ['[Two', [[0, 4, 'syntax', 'A name begins here and never ends; close it with ].']]],
  ["''", [[0, 2, 'syntax', 'A name has at least one character; write the empty text as "".', '""']]],
  ['Name == "Ann"', [[5, 7, 'syntax', 'The operator == does not exist; write =.', '=']]],
  ['Zip != 1', [[4, 6, 'syntax', 'The operator != does not exist; write <>.', '<>']]],
  ['Zip => 1', [[4, 6, 'syntax', 'The operator => does not exist; write >=.', '>=']]],
  ['Zip =< 1', [[4, 6, 'syntax', 'The operator =< does not exist; write <=.', '<=']]],
  [
    'Active && Active',
    [
      [
        7,
        9,
        'syntax',
        'The operator && does not exist; write AND between two conditions, or || to join texts.',
        'AND',
      ],
    ],
  ],
  [
    'Active | Active',
    [
      [
        7,
        8,
        'syntax',
        'The operator | does not exist; write || to join texts, or OR between two conditions.',
        '||',
      ],
    ],
  ],
  ['!Active', [[0, 1, 'syntax', 'The operator ! does not exist; write NOT.', 'NOT']]],
  ['Zip ** 2', [[4, 6, 'syntax', 'The operator ** does not exist; write POWER(base, exponent).']]],
  ['Zip ^ 2', [[4, 5, 'syntax', 'The operator ^ does not exist; write POWER(base, exponent).']]],
  [
    'Zip % 2',
    [
      [
        4,
        5,
        'syntax',
        'The operator % does not exist; write MOD(dividend, divisor) for a remainder. A pattern of LIKE uses * for any characters.',
      ],
    ],
  ],
  ['Zip = 1;', [[7, 8, 'syntax', 'An expression ends without a semicolon; remove it.']]],
  [
    'Zip = #1',
    [
      [
        6,
        7,
        'syntax',
        '# is not allowed outside of quotes; write a text in double quotes and a name with special characters in single quotes.',
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
        '12abc is not a number; write a name that begins with a digit in single quotes.',
        "'12abc'",
      ],
    ],
  ],
  [
    '“Ann” = Name',
    [[0, 5, 'syntax', 'These quotes are not straight; write a text in straight double quotes.', '"Ann"']],
  ],
  [
    '‘Ann’ = Name',
    [[0, 5, 'syntax', 'These quotes are not straight; write a text in straight double quotes.', '"Ann"']],
  ],
  [
    'Name = «Ann»',
    [[7, 12, 'syntax', 'These quotes are not straight; write a text in straight double quotes.', '"Ann"']],
  ],
  [
    'Zip < Net < 3',
    [
      [
        0,
        13,
        'syntax',
        'The result of a comparison cannot be compared again; join two comparisons with AND: Zip < Net AND Net < 3.',
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
        'The operator || joins texts; write OR between two comparisons: Zip = 1 OR Net = 2.',
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
        'IS is not an operator; test for null with IS_NULL(value): IS_NULL(Name).',
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
        'IS is not an operator; test for null with IS_NULL(value): NOT IS_NULL(Zip + 1).',
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
        'IS is not an operator; compare values with = and <>: Active = TRUE.',
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
        'BETWEEN is not an operator; write two comparisons: Zip >= 1 AND Zip <= 2.',
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
        'BETWEEN is not an operator; write two comparisons: (Zip >= 1 AND Zip <= 2).',
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
        'BETWEEN is not an operator; write two comparisons: NOT (Zip >= 1 AND Zip <= 2).',
        'NOT (Zip >= 1 AND Zip <= 2)',
      ],
    ],
  ],
  [
    'Zip BETWEEN 1',
    [[0, 13, 'syntax', 'BETWEEN is not an operator; write two comparisons: value >= low AND value <= high.']],
  ],
  [
    'Two Words = "a"',
    [
      [
        0,
        9,
        'syntax',
        "An operator is missing between two names; write a name of several words in single quotes: 'Two Words'.",
        "'Two Words'",
      ],
    ],
  ],
  [
    'Name "Ann"',
    [
      [
        5,
        10,
        'syntax',
        'An operator or a comma is missing before "Ann"; add it, or enclose both parts in quotes.',
      ],
    ],
  ],
  ['Zip IN 1', [[7, 8, 'syntax', 'IN takes a list in parentheses: IN ("a", "b").', '(1)']]],
  ['Zip IN ()', [[7, 9, 'syntax', 'IN takes at least one value: IN ("a", "b").']]],
  [
    'Name LIKE "a" LIKE "b"',
    [
      [
        14,
        18,
        'syntax',
        'The result of a comparison cannot be tested again; join both tests with AND, or put the first into parentheses.',
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
        'A test cannot be compared without parentheses; join both with AND, or put the test into parentheses.',
      ],
    ],
  ],
  [
    "'LENGTH'(Name, 1)",
    [[0, 8, 'syntax', 'Write the name of a function without quotes before its parenthesis.', 'LENGTH']],
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
        'IF is not a function; write IF condition THEN value ELSE other value: IF Active THEN 1 ELSE 2.',
        'IF Active THEN 1 ELSE 2',
      ],
    ],
  ],
  [
    'IF Active THEN 1 ELSIF Active THEN 2',
    [[17, 22, 'syntax', 'This is not a keyword; write ELSE IF.', 'ELSE IF']],
  ],
  [
    'CASE Zip WHEN 1 THEN 2 END',
    [
      [
        0,
        26,
        'syntax',
        'A CASE takes no operand; write a whole condition after each WHEN: CASE WHEN Zip = 1 THEN 2 END.',
        'CASE WHEN Zip = 1 THEN 2 END',
      ],
    ],
  ],
  [
    'CASE WHEN Active THEN 1',
    [[23, 23, 'syntax', 'A CASE is still open at the end; close it with END.', ' END']],
  ],
  [
    'CASE WHEN Active 1 END',
    [
      [
        17,
        18,
        'syntax',
        'An operator or a comma is missing before 1; add it, or enclose both parts in quotes.',
      ],
    ],
  ],
  [
    'CASE END',
    [
      [
        0,
        8,
        'syntax',
        'A CASE takes at least one WHEN: CASE WHEN condition THEN value ELSE other value END.',
      ],
      [5, 8, 'syntax', 'A value is missing before END.'],
    ],
  ],
  ['Zip = 1 THEN', [[8, 12, 'syntax', 'Unexpected THEN; remove it, or add the missing part before it.']]],
  ['Zip = 1 ELSE 2', [[8, 12, 'syntax', 'Unexpected ELSE; remove it, or add the missing part before it.']]],
  ['a\u0000b', [[1, 2, 'syntax', 'The character U+0000 cannot be part of an expression; remove it.']]],
  [
    '"\ud800"',
    [[1, 2, 'syntax', 'Half a character (a lone surrogate) cannot be part of an expression; remove it.']],
  ],
  ['Nam = "Ann"', [[0, 3, 'unknown-column', 'There is no column Nam here; Name is near.', 'Name']]],
  [
    "Name = 'Ann'",
    [
      [
        7,
        12,
        'unknown-column',
        'There is no column Ann here. Single quotes enclose a name; write a text in double quotes: "Ann".',
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
        'There is no column TODAY here. Call a function with parentheses: TODAY().',
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
        'There is no column Unheard here. Write a text in double quotes and a name of several words in single quotes.',
      ],
    ],
  ],
  [
    'length(Name)',
    [[0, 6, 'unknown-function', 'Write the names of functions in upper case: LENGTH.', 'LENGTH']],
  ],
  ['LENGHT(Name)', [[0, 6, 'unknown-function', 'There is no function LENGHT; LENGTH is near.', 'LENGTH']]],
  ['NOTHING(Name)', [[0, 7, 'unknown-function', 'There is no function NOTHING.']]],
  [
    'Name & Nam',
    [
      [
        5,
        6,
        'syntax',
        'The operator & does not exist; write AND between two conditions, or || to join texts.',
        'AND',
      ],
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
        'There is no column x here. Single quotes enclose a name; write a text in double quotes: "x".',
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
    [[0, 9, 'type', 'Cannot compare a date and an integer; convert them first, for example with TO_TEXT.']],
  ],
  [
    'Birth IN (1, "x")',
    [
      [
        0,
        17,
        'type',
        'Cannot compare a date and an integer and a text; convert them first, for example with TO_TEXT.',
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
        'COALESCE takes values of one type, not of different types: a date, an integer; convert them first.',
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
        'Cannot choose between an integer and a date; convert them first, for example with TO_TEXT.',
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
        'A condition is expected here, but this is a text; compare it with a value, for example with =.',
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
        'A condition is expected here, but this is a text; compare it with a value, for example with =.',
      ],
    ],
  ],
  ['Birth = "yesterday"', [[8, 19, 'type', '"yesterday" is not a date; write it as "2024-01-31".']]],
  ['3 + "x"', [[4, 7, 'type', '"x" is not a number; write digits, such as 12.5.']]],
  ['1e999', [[0, 5, 'type', '1e999 is too large; the largest number is about 1.8E+308.']]],
  [
    'DT_FLOOR(Birth, "yaer")',
    [[16, 22, 'type', 'There is no unit YAER; write one of DAY, MONTH and YEAR.', '"YEAR"']],
  ],
  [
    'DT_FLOOR(Birth, Name)',
    [[16, 20, 'type', 'The unit must be a constant; write it as one short value without columns.']],
  ],
  ['MATCHES(Name, "(")', [[14, 17, 'type', 'A parenthesis is not closed in the pattern.']]],
  [
    'Name LIKE Zip',
    [[10, 13, 'type', 'The pattern must be a constant; write it as one short value without columns.']],
  ],
  [
    'AVERAGE(Zip)',
    [
      [
        8,
        11,
        'type',
        'Zip has no profile here, and this function needs one; use it for the rows of a fully loaded entity.',
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
        "An operator is missing between two names; write a name of several words in single quotes: 'The Text'.",
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
        'There is no column UPPER here. Write a text in double quotes and a name of several words in single quotes.',
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
        'The value must be the bare name of an attribute here; compute anything else in a virtual column and use its name.',
      ],
    ],
  ],
  [
    'SCRAMBLED(Name)',
    [
      [
        0,
        15,
        'type',
        'The engine cannot compute this; compute it in a virtual column and use its name here.',
      ],
    ],
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

describe('A faulty expression', () => {
  for (const [text, faults] of cases)
    it(`is reported with the place and the correction: ${JSON.stringify(text)}`, () =>
      expect(listed(faultsOf(() => checkExpression(text, SCOPE, FUNCTIONS, 'sql')))).to.deep.equal(faults))

  it('is valid after the suggestions are applied', () => {
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

  it('is reported with all faults in the order of the text', () => {
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

  it('is reported with at most 20 faults', () => {
    for (const text of ['1 2 '.repeat(2000), 'x + '.repeat(100), '# 1 '.repeat(500)]) {
      expect(faultsOf(() => checkExpression(text, SCOPE, FUNCTIONS, 'sql'))).to.have.length(20)
    }
  })

  it('names the function that cannot be used over rows', () => {
    expect(
      listed(faultsOf(() => checkExpression('FREQUENCY(Name) > 1', SCOPE, FUNCTIONS, 'rows'))),
    ).to.deep.equal([
      [0, 15, 'type', 'This function needs the rows of a loaded entity; use it in the `where` of its rows.'],
    ])
  })

  it('cannot be a text, date or time as a condition', () => {
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
