import { expect } from 'chai'
import { checkCondition, checkExpression } from '../../../../src/quality/expressions/check/index.ts'
import type { Scope } from '../../../../src/quality/expressions/scope.ts'
import { FUNCTIONS, SCOPE, treeOf } from '../support/small-language.ts'

const check = (text: string) => checkExpression(text, SCOPE, FUNCTIONS, 'sql')

/** Types stand before what is converted or computed; attributes are texts. */
const trees: readonly (readonly [text: string, tree: string])[] = [
  // Literals
  ['9223372036854775807', 'integer 9223372036854775807'],
  ['9223372036854775808', 'exact 9223372036854775808'],
  ['-9223372036854775808', 'integer -9223372036854775808'],
  ['-9223372036854775809', 'exact -9223372036854775809'],
  ['+007', 'integer 7'],
  ['-0', 'integer 0'],
  ['-0.0', 'decimal 0'],
  ['1e3', 'decimal 1000'],
  ['1.', 'decimal 1'],
  ['TRUE', 'logical true'],
  ['null', 'null null'],
  // Attributes are read as what their partner asks for
  ['Zip', 'Zip'],
  ['Zip = 501', 'logical(integer(Zip), integer 501)'],
  ['Zip = 1.5', 'logical(exact(Zip), exact 1.5)'],
  ['Zip = "00501"', 'logical(Zip, "00501")'],
  ["Zip = 'The Text'", 'logical(Zip, The Text)'],
  ['Net = 3', 'logical(exact(Net), exact 3)'],
  ['Name = 3', 'logical(exact(Name), exact 3)'],
  ['Name = TRUE', 'logical(logical(Name), logical true)'],
  ['Active = TRUE', 'logical(logical(Active), logical true)'],
  ['Active = 1', 'logical(integer(logical(Active)), integer 1)'],
  ['Zip = TRUE', 'logical(integer(Zip), integer 1)'],
  ['Active = "yes"', 'logical(Active, "yes")'],
  ['Birth = "2024-01-31"', 'logical(date(Birth), date 19753)'],
  ['"31.01.2024" < Birth', 'logical(date 19753, date(Birth))'],
  ['Open = "9:30"', 'logical(time(Open), time 34200000000)'],
  ['Seen = "2024-01-31"', 'logical(timestamp(Seen), timestamp 1706659200000000)'],
  ["Birth = 'The Timestamp'", 'logical(timestamp(Birth), The Timestamp)'],
  ["Name = 'The Date'", 'logical(date(Name), The Date)'],
  ['Zip = Net', 'logical(exact(Zip), exact(Net))'],
  ['Zip = Active', 'logical(integer(Zip), integer(logical(Active)))'],
  ['Birth = Seen', 'logical(timestamp(Birth), timestamp(Seen))'],
  ['Zip = Birth', 'logical(Zip, Birth)'],
  ['Name = Zip', 'logical(Name, Zip)'],
  // Typed values
  ["'The Integer' = 1.5", 'logical(decimal(The Integer), decimal 1.5)'],
  ['\'The Integer\' = "12"', 'logical(decimal(The Integer), decimal 12)'],
  ["'The Logical' = 1", 'logical(integer(The Logical), integer 1)'],
  ['\'The Logical\' = "yes"', 'logical(The Logical, logical true)'],
  ["'The Date' = 'The Timestamp'", 'logical(timestamp(The Date), The Timestamp)'],
  ["'The Time' = 'The Text'", 'logical(The Time, time(The Text))'],
  ["'The Date' = NULL", 'logical null'],
  ['NULL = NULL', 'logical null'],
  // Conditions
  [
    "Zip AND 'The Decimal' OR Active",
    'logical(logical(logical(integer(Zip)), logical(The Decimal)), logical(Active))',
  ],
  ['Active OR Active OR NULL', 'logical(logical(Active), logical(Active), logical null)'],
  ['NOT Active', 'logical(logical(Active))'],
  // Choices
  ['IF Active THEN Zip', 'integer(logical(Active), integer(Zip), integer null)'],
  [
    'IF Active THEN Zip ELSE IF Zip THEN Net ELSE 1',
    'exact(logical(Active), exact(Zip), logical(integer(Zip)), exact(Net), exact 1)',
  ],
  ['CASE WHEN Active THEN Name ELSE 5 END', 'exact(logical(Active), exact(Name), exact 5)'],
  ['CASE WHEN Active THEN Name ELSE Zip END', 'text(logical(Active), Name, Zip)'],
  ['CASE WHEN Active THEN NULL END', 'text(logical(Active), text null, text null)'],
  ['COALESCE(Zip, "none")', 'text(Zip, "none")'],
  ['COALESCE(Zip, 0)', 'integer(integer(Zip), integer 0)'],
  ['COALESCE(Birth, TODAY())', 'date(date(Birth), date 20000)'],
  // Lists and patterns
  ['Zip IN ("00501", NULL)', 'logical(Zip, "00501", text null)'],
  ["'The Integer' NOT IN (1, 2.5)", 'logical(logical(decimal(The Integer), decimal 1, decimal 2.5))'],
  ['Zip LIKE "00*"', 'logical(Zip, "00*")'],
  ['\'The Date\' NOT LIKE "2024*"', 'logical(logical(text(The Date), "2024*"))'],
  // Operators
  ['Zip + 1', 'exact(exact(Zip), exact 1)'],
  ['Name * Active', 'exact(exact(Name), exact(logical(Active)))'],
  ['-Zip', 'exact(exact(Zip))'],
  ['-Name', 'exact(exact(Name))'],
  ['Birth + 1', 'date(date(Birth), decimal 1)'],
  ['1 + Birth', 'date(decimal 1, date(Birth))'],
  ['Birth - Birth', 'decimal(date(Birth), date(Birth))'],
  ['Seen - Birth', 'decimal(timestamp(Seen), timestamp(Birth))'],
  ['"2024-01-31" - Birth', 'decimal(date 19753, date(Birth))'],
  ["Name || 1 || 'The Date' || Zip", 'text(Name, "1", text(The Date), Zip)'],
  // Functions
  ['ABS(Zip)', 'integer(integer(Zip))'],
  ['ABS(Net)', 'decimal(decimal(Net))'],
  ['ABS(Name)', 'decimal(decimal(Name))'],
  ['ABS(NULL)', 'integer null'],
  ['LENGTH(Zip)', 'integer(Zip)'],
  ["LENGTH('The Integer')", 'integer(text(The Integer))'],
  ['ROUND(Net)', 'decimal(decimal(Net))'],
  ['ROUND(Net, -1)', 'decimal(decimal(Net), integer -1)'],
  ['ROUND(Net, 1 + 1)', 'decimal(decimal(Net), integer 2)'],
  ['ROUND(Net, NULL)', 'decimal null'],
  ['DT_YEAR(Birth)', 'integer(date(Birth))'],
  ['DT_YEAR(Seen)', 'integer(timestamp(Seen))'],
  ['DT_YEAR(Name)', 'integer(date(Name))'],
  ['DT_FLOOR(Birth, "month")', 'date(date(Birth), "MONTH")'],
  ['IS_NULL(Zip)', 'logical(Zip)'],
  ['AVERAGE(Name)', 'decimal(Name)'],
  ['SOUNDEX(Name)', 'text(Name)'],
  // What has no columns is computed at once
  ['1+2 * 3+4', 'decimal 11'],
  ['LENGTH("abc" || "de") > 4 AND TRUE', 'logical true'],
  ['IF 1 > 2 THEN "a" ELSE "b"', '"b"'],
  ['1 / 0', 'decimal null'],
  ['SOUNDEX("a" || "b")', '"ab"'],
  ['SCRAMBLED("ab")', '"ab"'],
  ['REPEAT("ab", 2)', '"abab"'],
  // But for what takes long
  ['REPEAT("a", 1000000)', 'text("a", integer 1000000)'],
  ['LENGTH(REPEAT("a", 1000000))', 'integer(text("a", integer 1000000))'],
]

describe('checkExpression', () => {
  for (const [text, tree] of trees)
    it(`reads ${text} as ${tree}`, () => expect(treeOf(check(text).typed)).to.equal(tree))

  it('tells the type, the printed form and the columns in the order of their first use', () => {
    const checked = check(
      'length( [Two Words] )>Zip or zip_ok = 1 or ZIP < LENGTH(TWO_WORDS)'
        .replace('zip_ok', 'Active')
        .replace('length', 'LENGTH'),
    )
    expect(checked.type).to.equal('logical')
    expect(checked.printed).to.equal("LENGTH('Two Words') > Zip OR Active = 1 OR ZIP < LENGTH(TWO_WORDS)")
    expect(checked.columns.map(({ humanName }) => humanName)).to.deep.equal(['Two Words', 'Zip', 'Active'])
    expect(checked.warnings).to.be.empty
  })

  it('finds human names before columnised ones, and both as they are written', () => {
    expect(check('NET').columns).to.deep.equal([SCOPE.columns.at(-1)])
    expect(check('Net').columns).to.deep.equal([SCOPE.columns[3]])
    expect(check('TWO_WORDS').columns).to.deep.equal([SCOPE.columns[1]])
    expect(() => check('two_words')).to.throw('There is no column two_words here')
  })

  it('compares computed numbers with a tolerance, also in branches and as constants', () => {
    const equal = (text: string) => check(text).typed
    expect(equal('0.1 + 0.2 = 0.3')).to.include({ value: true })
    expect(equal('IF 1 = 1 THEN 0.1 + 0.2 ELSE 0 = 0.3')).not.to.include({ value: true })
    expect(equal('(IF 1 = 1 THEN 0.1 + 0.2 ELSE 0) = 0.3')).to.include({ value: true })
    expect(equal('COALESCE(NULL, 0.1 + 0.2) = 0.3')).to.include({ value: true })
    expect(equal('-(0.1 + 0.2) = -0.3')).to.include({ value: true })
    expect(equal('0.1 + 0.2 IN (1, 0.3)')).to.include({ value: true })
    expect(equal('0.30000000000000004 = 0.3')).to.include({ value: false })
  })

  it('takes a thousand conditions and joined texts in a row as one call', () => {
    const { typed } = check(`Name = "x"${' OR Zip=1'.repeat(1000)}`)
    expect(typed).to.have.property('args').with.length(1001)
    expect(check(`Name${'||Name'.repeat(1000)}`).typed)
      .to.have.property('args')
      .with.length(1001)
    expect(check(`${'IF Zip THEN 1 ELSE '.repeat(500)}2`).typed)
      .to.have.property('args')
      .with.length(1001)
  })

  it('says where a column is in the rows', () => {
    const { typed } = check('LENGTH(Net)')
    expect(typed).to.have.nested.property('args[0].index', 3)
  })

  it('finds the columns of each scope', () => {
    const other: Scope = { columns: SCOPE.columns.slice(0, 1) }
    expect(checkExpression('Name', other, FUNCTIONS, 'sql').columns).to.have.length(1)
    expect(() => checkExpression('Zip', other, FUNCTIONS, 'sql')).to.throw('There is no column Zip here')
  })

  it('accepts functions of tables over the warehouse, and functions of the evaluator over rows', () => {
    for (const text of ['SOUNDEX(Name || "a")', 'SCRAMBLED(Name)']) {
      checkExpression(text, SCOPE, FUNCTIONS, 'rows')
      expect(() => check(text)).to.throw('in a virtual column')
    }
    check('FREQUENCY(Name)')
  })

  const warned: readonly (readonly [text: string, place: string, message: string, suggestion?: string])[] = [
    ['Zip = NULL', 'Zip = NULL', 'A comparison with NULL is never true', 'IS_NULL(Zip)'],
    ['NULL <> Zip', 'NULL <> Zip', 'A comparison with NULL is never true', 'NOT IS_NULL(Zip)'],
    ['Net < "12"', '"12"', 'write the number without quotes', '12'],
    ['"9" >= Zip', '"9"', 'write the number without quotes', '9'],
    ['Birth = "01/02/2024"', '"01/02/2024"', 'is ambiguous as a date'],
    ['Name LIKE "a%"', '"a%"', '% matches only itself', '"a*"'],
    ['Name + Name', 'Name + Name', 'join texts with ||', 'Name || Name'],
    ['Zip = 1 OR (Name = "a") || (Name = "b") = "1"', '(Name = "a") || (Name = "b")', 'write OR'],
    ['Zip NOT IN (1, NULL)', 'Zip NOT IN (1, NULL)', 'never true'],
  ]
  for (const [text, place, message, suggestion] of warned)
    it(`warns of ${text}`, () => {
      const [warning, ...others] = check(text).warnings
      expect(others).to.be.empty
      expect(text.slice(warning!.start, warning!.end)).to.equal(place)
      expect(warning!.message).to.include(message)
      expect(warning!.suggestion).to.equal(suggestion)
    })

  it('does not warn of valid comparisons', () => {
    for (const text of [
      'Zip = "00501"',
      'Birth = "31/01/2024"',
      'Birth = "2024-01-02"',
      'Name < "12"',
      'Name LIKE "5%*"',
    ]) {
      expect(check(text).warnings, text).to.be.empty
    }
  })
})

describe('checkCondition', () => {
  it('converts numbers and booleans to a logical value', () => {
    const conditions = [
      ['Zip > 1', 'logical(integer(Zip), integer 1)'],
      ['Zip', 'logical(integer(Zip))'],
      ['Active', 'logical(Active)'],
      ['Net - 1', 'logical(exact(exact(Net), exact 1))'],
      ['0', 'logical false'],
      ['NULL', 'logical null'],
    ]
    for (const [text, tree] of conditions) {
      const checked = checkCondition(text!, SCOPE, FUNCTIONS, 'sql')
      expect(treeOf(checked.typed)).to.equal(tree)
      expect(checked.type).to.equal('logical')
    }
  })
})
