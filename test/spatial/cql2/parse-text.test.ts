import { expect } from 'chai'
import { MAX_FILTER_LENGTH, parseText, printText } from '../../../src/spatial/cql2/index.ts'
import { parsed } from './support/filters.ts'

/** The canonical spelling, which shows how a filter was understood. */
const understood = (filter: string): string => printText(parsed(filter))

const faultOf = (filter: string): string => {
  const { faults } = parseText(filter)
  expect(faults, filter).to.have.lengthOf(1)
  return faults![0]!.message
}

describe('CQL2 text', () => {
  it('ends BETWEEN after its second limit', () => {
    expect(understood('a BETWEEN 1 AND 2 AND b = 3')).to.equal('a BETWEEN 1 AND 2 AND b = 3')
    expect(parsed('a BETWEEN 1 AND 2 AND b = 3')).to.have.property('op', 'and')
    expect(parsed('a NOT BETWEEN 1 AND 2 + 3 OR b = 3')).to.have.property('op', 'or')
    expect(understood('x = 1 AND a BETWEEN b AND c AND d BETWEEN 1 AND 2')).to.equal(
      'x = 1 AND a BETWEEN b AND c AND d BETWEEN 1 AND 2',
    )
  })

  it('reads names that begin with a keyword', () => {
    for (const filter of [
      'notes = 1',
      'android = 1',
      'orbit = 1',
      'inside = 1',
      'isle = 1',
      'betweens = 1',
    ]) {
      expect(parsed(filter), filter).to.have.property('op', '=')
      expect(understood(filter)).to.equal(filter)
    }
  })

  it('binds NOT tighter than AND, and AND tighter than OR', () => {
    expect(understood('NOT a = 1 AND b = 2')).to.equal('NOT (a = 1) AND b = 2')
    expect(understood('a = 1 OR b = 2 AND NOT c = 3')).to.equal('a = 1 OR b = 2 AND NOT (c = 3)')
    expect(understood('(a = 1 OR b = 2) AND c = 3')).to.equal('(a = 1 OR b = 2) AND c = 3')
    expect(understood('NOT NOT a = 1')).to.equal('NOT (NOT (a = 1))')
    expect(understood('NOT(a=1)and(b=2)')).to.equal('NOT (a = 1) AND b = 2')
    expect(parsed('a = 1 AND b = 2 AND c = 3')).to.have.property('args').with.lengthOf(3)
  })

  it('reads a sign as part of its operand, before a power', () => {
    expect(understood('x = -2^2')).to.equal('x = -2 ^ 2')
    expect(understood('x = -f(y)^2')).to.equal('x = (-1 * f(y)) ^ 2')
    expect(understood('x = -(a + b) * c')).to.equal('x = -1 * (a + b) * c')
    expect(understood('x = 2^-1')).to.equal('x = 2 ^ -1')
    expect(understood('x = 1 - -2 - y')).to.equal('x = 1 - -2 - y')
    expect(understood('x = 1-2')).to.equal('x = 1 - 2')
    expect(understood('x = +5')).to.equal('x = 5')
    expect(understood('x = --5')).to.equal('x = -1 * -5')
  })

  it('reads chains of operators from the left, and powers from the right', () => {
    expect(understood('x = a - (b - c) - d')).to.equal('x = a - (b - c) - d')
    expect(understood('x = a / b * c % d div e')).to.equal('x = a / b * c % d div e')
    expect(understood('x = a + b * c ^ 2')).to.equal('x = a + b * c ^ 2')
    expect(understood('x = 2 ^ 3 ^ 2')).to.equal('x = 2 ^ (3 ^ 2)')
    expect(understood('x = (2 ^ 3) ^ 2')).to.equal('x = (2 ^ 3) ^ 2')
    expect(understood('7 DIV 2 = 3')).to.equal('7 div 2 = 3')
  })

  it('reads both escapes of a quote, and all other backslashes as they are', () => {
    const textOf = (literal: string): unknown => {
      const expression = parsed(`x = ${literal}`)
      return (
        expression.kind === 'operation' && expression.args[1]?.kind === 'text' && expression.args[1].value
      )
    }
    expect(textOf("''")).to.equal('')
    expect(textOf("'It''s'")).to.equal("It's")
    expect(textOf("'It\\'s'")).to.equal("It's")
    expect(textOf("''''")).to.equal("'")
    expect(textOf("'a\\b\\\\c'")).to.equal('a\\b\\\\c')
    expect(textOf("'C:\\'")).to.equal('C:\\')
    expect(textOf('\'say "hi"\'')).to.equal('say "hi"')
    expect(textOf("' AND 1 = 1 -- '")).to.equal(' AND 1 = 1 -- ')
  })

  it('reads keywords and special characters as names in double quotes', () => {
    expect(understood('"and" = 1 AND "Größe in m" > 2 AND "a""b" = 3')).to.equal(
      '"and" = 1 AND "Größe in m" > 2 AND "a""b" = 3',
    )
    expect(understood('"name" = 1')).to.equal('name = 1')
  })

  it('reads words of literals as names where no literal can be', () => {
    expect(understood("date > DATE('2020-01-01') AND point = 1 AND bbox = 2")).to.equal(
      '"date" > DATE(\'2020-01-01\') AND "point" = 1 AND "bbox" = 2',
    )
  })

  it('reads keywords in any letter case', () => {
    expect(understood("a is Not nUlL And b lIkE 'x' oR s_Intersects(g, pOiNt(1 2)) aNd c = tRuE")).to.equal(
      "a IS NOT NULL AND b LIKE 'x' OR S_INTERSECTS(g, POINT(1 2)) AND c = TRUE",
    )
  })

  it('reads names of all scripts', () => {
    for (const name of ['größe', 'Ψ', '名前', 'a.b', 'eo:x', '_1', '𝒳y', 'e\u0301']) {
      expect(understood(`${name} = 1`)).to.equal(`${name} = 1`)
    }
  })

  it('separates tokens by all spaces of the grammar', () => {
    for (const space of ['\t', '\n', '\r\n', '\u0085', '\u00a0', '\u1680', '\u2003', '\u2028', '\u3000']) {
      expect(understood(`a${space}=${space}1${space}AND${space}b${space}=${space}2`)).to.equal(
        'a = 1 AND b = 2',
      )
    }
  })

  it('reads numbers in all forms of the grammar', () => {
    for (const [digits, value] of [
      ['1', 1],
      ['1.', 1],
      ['.5', 0.5],
      ['1.5e3', 1500],
      ['1E-2', 0.01],
      ['-0', -0],
      ['9007199254740993', 9007199254740993n],
      ['-9223372036854775808', -9223372036854775808n],
      ['9223372036854775808', 9223372036854775808],
      ['1e300', 1e300],
    ] as const) {
      const expression = parsed(`x = ${digits}`)
      expect(expression.kind === 'operation' && expression.args[1], digits).to.include({
        kind: 'number',
        value,
      })
    }
  })

  it('reads geometries of all types', () => {
    for (const [wkt, canonical] of [
      ['POINT(1 2)', 'POINT(1 2)'],
      ['point z (1 2 3)', 'POINT Z(1 2 3)'],
      ['POINTZ(1 2 3)', 'POINT Z(1 2 3)'],
      ['POINT(1 2 3)', 'POINT Z(1 2 3)'],
      ['POINT EMPTY', 'POINT EMPTY'],
      ['LINESTRING(-1 2, 3.5 +4)', 'LINESTRING(-1 2, 3.5 4)'],
      ['POLYGON((0 0,1 0,1 1,0 0),(2 2,3 2,3 3,2 2))', 'POLYGON((0 0, 1 0, 1 1, 0 0), (2 2, 3 2, 3 3, 2 2))'],
      ['POLYGON Z EMPTY', 'POLYGON EMPTY'],
      ['MULTIPOINT(1 2,(3 4))', 'MULTIPOINT((1 2), (3 4))'],
      ['MULTILINESTRING((1 2,3 4),EMPTY)', 'MULTILINESTRING((1 2, 3 4), EMPTY)'],
      ['MULTIPOLYGON(((0 0,1 0,1 1,0 0)))', 'MULTIPOLYGON(((0 0, 1 0, 1 1, 0 0)))'],
      [
        'GEOMETRYCOLLECTION(POINT(1 2),GEOMETRYCOLLECTION(LINESTRING(1 2,3 4)))',
        'GEOMETRYCOLLECTION(POINT(1 2), GEOMETRYCOLLECTION(LINESTRING(1 2, 3 4)))',
      ],
    ] as const) {
      expect(understood(`S_INTERSECTS(${wkt}, geom)`)).to.equal(`S_INTERSECTS(${canonical}, geom)`)
    }
  })

  it('tells arrays from parentheses', () => {
    expect(understood('A_EQUALS(a, (1, (2), ((3) + 4), ()))')).to.equal('A_EQUALS(a, (1, (2), 3 + 4, ()))')
    expect(understood('A_EQUALS((1), (b))')).to.equal('A_EQUALS((1), (b))')
    expect(understood('A_EQUALS((1 + 2), ((b)))')).to.equal('A_EQUALS(((1 + 2)), ((b)))')
    expect(understood('A_EQUALS(((1 + 2)), (((a))))')).to.equal('A_EQUALS(((1 + 2)), (((a))))')
    expect(understood('f((a + b) * 2) = 1')).to.equal('f((a + b) * 2) = 1')
    expect(understood('f((a + b), (a), ((a)), (a, (b)), ()) = 1')).to.equal(
      'f(a + b, a, ((a)), (a, b), ()) = 1',
    )
  })

  it('tests whole expressions for NULL', () => {
    expect(understood('a + 1 IS NULL')).to.equal('a + 1 IS NULL')
    expect(understood('a = 1 IS NULL')).to.equal('(a = 1) IS NULL')
    expect(understood('(a = 1 AND b = 2) IS NOT NULL')).to.equal('(a = 1 AND b = 2) IS NOT NULL')
    expect(understood('POINT(1 2) IS NULL')).to.equal('POINT(1 2) IS NULL')
    expect(understood("INTERVAL('..', x) IS NULL")).to.equal("INTERVAL('..', x) IS NULL")
  })

  it('knows the place of each node in characters', () => {
    expect(parsed("'😀' = name")).to.deep.equal({
      kind: 'operation',
      op: '=',
      at: 4,
      args: [
        { kind: 'text', value: '😀', at: 0 },
        { kind: 'property', property: 'name', at: 6 },
      ],
    })
  })

  it('says where and why a filter does not parse', () => {
    for (const [filter, message] of [
      ['', "At character 1 of the filter: The filter is empty. Write a condition such as name = 'France'."],
      [
        'a = ',
        'At character 5 of the filter: Expected a value or a condition, but found the end of the filter.',
      ],
      ['a b', 'At character 3 of the filter: Expected an operator such as = or AND, but found "b".'],
      ['(a = 1', 'At character 1 of the filter: This parenthesis is never closed. Add ).'],
      ['a = 1)', 'At character 6 of the filter: This parenthesis was never opened. Remove it.'],
      [
        'a = NULL',
        'At character 5 of the filter: NULL is no value. Write IS NULL or IS NOT NULL after the property.',
      ],
      ['a == 1', 'At character 3 of the filter: CQL2 has no ==; write =.'],
      ['a != 1', 'At character 3 of the filter: CQL2 has no !=; write <>.'],
      [
        'a = b = c',
        'At character 7 of the filter: The result of a comparison cannot be compared again. Join two comparisons with AND.',
      ],
      [
        "a = 'x",
        "At character 5 of the filter: A text begins here and never ends. Close it with ', and write a quote inside it as ''.",
      ],
      [
        'a = "x',
        'At character 5 of the filter: A name begins here and never ends. Close it with ", and write a text in single quotes.',
      ],
      [
        'a BETWEEN 1 OR 2',
        'At character 13 of the filter: BETWEEN takes two limits with AND between them. Expected AND, but found "OR".',
      ],
      ['a IS 5', 'At character 6 of the filter: Expected NULL or NOT NULL after IS, but found "5".'],
      ['a NOT 5', 'At character 7 of the filter: Expected LIKE, BETWEEN or IN after NOT, but found "5".'],
      ['S_INTERSECTS(a)', 'At character 1 of the filter: S_INTERSECTS takes two arguments, not 1.'],
      [
        'a IN 5',
        'At character 6 of the filter: IN takes a list in parentheses, such as IN (1, 2). Found "5".',
      ],
      [
        'a = 1abc',
        'At character 5 of the filter: "1abc" is not a number. Write a name that begins with a digit in double quotes.',
      ],
      ['a = 1e999', 'At character 5 of the filter: This number is too large. The largest is about 1.8e308.'],
      [
        'S_INTERSECTS(a, POINT(1))',
        'At character 24 of the filter: Expected a number as y of a position, but found ")".',
      ],
      [
        'S_INTERSECTS(a, POINT M(1 2 3))',
        'At character 17 of the filter: A geometry of a filter has no measures. Leave M out, and the last number of each position.',
      ],
      [
        'S_INTERSECTS(a, BBOX(1, 2, 3))',
        'At character 17 of the filter: BBOX takes four numbers (west, south, east, north) or six with heights, not 3.',
      ],
      [
        'a = DATE("2020-01-01")',
        'At character 10 of the filter: DATE takes a text in single quotes: DATE(\'2024-02-29\'). Found "\\"2020-01-01\\"".',
      ],
      [
        'a = (1, 2)',
        'At character 5 of the filter: A list of values stands only after IN and as an argument of a function.',
      ],
      [
        'AND = 1',
        'At character 1 of the filter: Expected a value or a condition, but found the keyword AND. Write a property of this name in double quotes.',
      ],
      ['"f"(1) = 1', 'At character 1 of the filter: The name of a function is written without quotes.'],
      ['a = [1]', 'At character 5 of the filter: CQL2 has no [; write arrays in parentheses.'],
      [
        '{"op":"="}',
        'At character 1 of the filter: CQL2 has no {; this is CQL2 JSON: add filter-lang=cql2-json.',
      ],
      [
        'a = ´x´',
        'At character 5 of the filter: The character "´" is not allowed outside of quotes. Write a text in single quotes, and a name with special characters in double quotes.',
      ],
      ['😀 = \0', 'At character 5 of the filter: This is U+0000 or half a character. Remove it.'],
    ] as const) {
      expect(faultOf(filter)).to.equal(message)
    }
  })

  it('has a limit of characters', () => {
    const filter = `name = '${'x'.repeat(MAX_FILTER_LENGTH)}'`
    expect(faultOf(filter)).to.match(/A filter has at most 100000 characters, and this one has 100009\./)
    expect(parsed(`name = '${'x'.repeat(MAX_FILTER_LENGTH - 9)}'`)).to.have.property('op', '=')
  })

  it('has a limit of depth for everything that nests', () => {
    const deep = 40_000
    for (const filter of [
      `${'('.repeat(deep)}a = 1${')'.repeat(deep)}`,
      `${'NOT '.repeat(20_000)}a = 1`,
      `a = ${'-'.repeat(deep)}b`,
      `a = 1${'+1'.repeat(deep)}`,
      `a = 1${'^1'.repeat(deep)}`,
      `${'f('.repeat(30_000)}`,
      `A_EQUALS(${'('.repeat(deep)}`,
      `${'CASEI('.repeat(10_000)}`,
      `a = 1${' IS NULL'.repeat(10_000)}`,
      `${'INTERVAL('.repeat(10_000)}`,
      `S_INTERSECTS(a, ${'GEOMETRYCOLLECTION('.repeat(5_000)}`,
      `a IN ${'('.repeat(deep)}`,
    ]) {
      expect(faultOf(filter), filter.slice(0, 40)).to.match(
        /More than 200 operators and parentheses are nested here|more than 16 nested collections|An end of an interval/,
      )
    }
    expect(parsed(Array.from({ length: 10_000 }, (_, i) => `a=${i}`).join(' OR '))).to.have.property(
      'op',
      'or',
    )
    expect(parsed(`${'('.repeat(150)}a = 1${')'.repeat(150)}`)).to.have.property('op', '=')
  })
})
