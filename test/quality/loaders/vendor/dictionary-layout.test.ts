import { expect } from 'chai'
import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import type { ItemFormat, LayoutItem } from '../../../../src/quality/loaders/fixed/layout.ts'
import { dictionaryLayout } from '../../../../src/quality/loaders/vendor/dictionary-layout.ts'
import { InvalidDictionary } from '../../../../src/quality/loaders/vendor/invalid-dictionary.ts'
import { inFull } from '../../../support/full.ts'

const itemsOf = (text: string) => dictionaryLayout(text).root.children as LayoutItem[]
const only = (type: string, rest = 'LENGTH IS 4') =>
  itemsOf(`RECORD IS R. FIELD IS F TYPE IS ${type} STARTS IN COLUMN 1 ${rest}.`)[0]!

function fault(text: string): string {
  try {
    dictionaryLayout(text)
  } catch (error) {
    expect(error).to.be.instanceOf(InvalidDictionary)
    const { line, column, message } = error as InvalidDictionary
    expect(message).to.match(new RegExp(`^Line ${line}, column ${column} of the Data Dictionary file: `))
    return message.replace(' of the Data Dictionary file', '')
  }
  return expect.fail('no error')
}

describe('A Data Dictionary file', () => {
  it('declares the fields of a record, as the page of the vendor format shows', () => {
    const page = readFileSync(new URL('../../../../docs/sources/vendor-format.md', import.meta.url), 'utf8')
    const layout = dictionaryLayout(/```\n(--[^]*?)```/.exec(page)![1]!)
    expect(layout).to.include({ minLength: 60, maxLength: 60 })
    expect(layout.root).to.deep.include({ kind: 'group', name: 'ACCOUNT', line: 2, offset: 0, length: 60 })
    const items = layout.root.children as LayoutItem[]
    expect(
      items.map(({ name, line, offset, length, encoding }) => [name, line, offset, length, encoding]),
    ).to.deep.equal([
      ['NUMBER', 3, 0, 8, undefined],
      ['OWNER NAME', 4, 8, 30, 'ebcdic'],
      ['BALANCE', 5, 38, 6, undefined],
      ['OPENED', 6, 44, 8, undefined],
      ['YEAR', 7, 44, 4, undefined],
    ])
    expect(items.map(({ redefines }) => redefines)).to.deep.equal([
      undefined,
      undefined,
      undefined,
      undefined,
      items[3],
    ])
    expect(items[2]!.declaration).to.equal('PACKED(6) SCALE 2')
    expect(items[3]!.declaration).to.equal('ASCII DATE(8) PICTURE YYYYMMDD')
  })

  const zoned = (sign: string, digits = 4, scale = 0) =>
    ({ kind: 'zoned', sign, digits, scale }) as ItemFormat
  const packed = (isSigned: boolean, hasSign: boolean, digits = 7, scale = 0) =>
    ({ kind: 'packed', isSigned, hasSign, digits, scale }) as ItemFormat
  const binary = (isSigned: boolean, digits = 10, scale = 0) =>
    ({ kind: 'binary', isSigned, isNative: true, digits, scale }) as ItemFormat
  const date = (storage: string, picture: string) => ({ kind: 'date', storage, picture }) as ItemFormat
  const types: readonly (readonly [string, string, ItemFormat])[] = [
    ['ASCII CHARACTER', 'LENGTH IS 4', { kind: 'text', isNational: false, isRightJustified: false }],
    ['ASCII NUMERIC', 'LENGTH IS 4', zoned('none')],
    ['ASCII NUMERIC UNSIGNED', 'LENGTH 4 SCALE 2', zoned('none', 4, 2)],
    ['ASCII NUMERIC SIGNED', 'LENGTH IS 4 BYTES SCALE IS -2', zoned('trailing', 4, -2)],
    ['EBCDIC NUMERIC SIGN IS LEADING', 'LENGTH IS 4', zoned('leading')],
    ['EBCDIC NUMERIC SIGN TRAILING SEPARATE', 'LENGTH IS 4', zoned('separate trailing', 3)],
    ['ASCII NUMERIC SIGN IS LEADING SEPARATE', 'LENGTH IS 4', zoned('separate leading', 3)],
    ['ASCII NUMERIC EDITED', 'LENGTH IS 4', { kind: 'edited' }],
    ['PACKED', 'SCALE IS 3 LENGTH IS 4', packed(true, true, 7, 3)],
    ['PACKED DECIMAL UNSIGNED', 'LENGTH IS 4', packed(false, true)],
    ['PACKED WITHOUT SIGN', 'LENGTH IS 4', packed(false, false, 8)],
    ['BINARY', 'LENGTH IS 4', binary(true)],
    ['BINARY UNSIGNED', 'LENGTH IS 8', binary(false, 20)],
    ['DATE', 'PICTURE IS YYMMDD', date('text', 'YYMMDD')],
    ['EBCDIC DATE', 'LENGTH IS 10 PICTURE IS "dd/mm/yyyy"', date('text', 'DD/MM/YYYY')],
    ['ASCII DATE', 'PICTURE YYYY-DDD', date('text', 'YYYY-DDD')],
    ['PACKED DATE', 'LENGTH IS 5 PICTURE IS YYYYMMDD', date('packed', 'YYYYMMDD')],
    ['BINARY DATE', 'LENGTH IS 4 PICTURE IS YYYYMMDD', date('binary', 'YYYYMMDD')],
  ]
  for (const [type, rest, format] of types)
    it(`knows ${type} ${rest}`, () => {
      expect(only(type, rest).format).to.deep.equal(format)
      expect(only(type.toLowerCase(), rest.toLowerCase()).format).to.deep.equal(format)
    })

  it('says EBCDIC by the field', () => {
    expect(only('EBCDIC NUMERIC').encoding).to.equal('ebcdic')
    expect(only('EBCDIC DATE', 'PICTURE IS YYYY-DDD').encoding).to.equal('ebcdic')
    expect(only('ASCII CHARACTER').encoding).to.equal(undefined)
  })

  it('may leave words out, place fields by their order, and have filler, comments and quoted names', () => {
    const text = `\ufeff/* one
 record */ record 'Étage' length 20.
field "a ""b""" type packed, length 2. -- comment
field filler type binary length 3.
FIELD FILLER TYPE BINARY LENGTH 3.
Field x-y_1 Type Ascii Character Starts 11 Length 4.`
    const { root, maxLength } = dictionaryLayout(text)
    expect(maxLength).to.equal(20)
    expect(root.name).to.equal('Étage')
    expect(root.children.map(({ name, offset }) => [name, offset])).to.deep.equal([
      ['a "b"', 0],
      ['FILLER', 2],
      ['FILLER', 5],
      ['x-y_1', 10],
    ])
  })

  it('makes a field that overlaps earlier fields a view of the earliest of them', () => {
    const at = (name: string, start: number, length: number) =>
      `FIELD ${name} TYPE ASCII CHARACTER STARTS ${start} LENGTH ${length}.`
    const text = `RECORD R. ${at('A', 11, 4)} ${at('B', 1, 4)} ${at('C', 4, 8)} ${at('D', 6, 2)} ${at('E', 20, 1)} ${at('F', 5, 1)}`
    expect(itemsOf(text).map(({ redefines }) => redefines?.name)).to.deep.equal([
      undefined,
      undefined,
      'A',
      'C',
      undefined,
      'C',
    ])
  })
})

describe('A fault in a Data Dictionary file', () => {
  const head = 'RECORD IS R.\n'
  const faults: readonly (readonly [string, string])[] = [
    [
      '',
      'Line 1, column 1: The file must begin with RECORD IS and the name of the record, but the file ends.',
    ],
    [
      'RECRD IS R.',
      'Line 1, column 1: The file must begin with RECORD IS and the name of the record, but "RECRD" stands there. Do you mean RECORD?',
    ],
    ['RECORD IS .', 'Line 1, column 11: The name of the record is expected, but "." stands there.'],
    [
      'RECORD IS FIELD.',
      'Line 1, column 11: The name of the record is expected, but the keyword FIELD stands there; put it in double quotes if it is the name.',
    ],
    [
      'RECORD IS R FIELD',
      'Line 1, column 13: A period must end the declaration of the record, but "FIELD" stands there.',
    ],
    [head, 'Line 2, column 1: The record has no fields; declare each with FIELD IS and its name.'],
    [
      `${head}FELD IS A`,
      'Line 2, column 1: A field must begin with FIELD IS and its name, but "FELD" stands there. Do you mean FIELD?',
    ],
    [
      `${head}FIELD IS TYPE IS BINARY`,
      'Line 2, column 10: The name of the field is expected, but the keyword TYPE stands there; put it in double quotes if it is the name.',
    ],
    [
      `${head}FIELD IS A BINARY`,
      'Line 2, column 12: TYPE IS and the type must follow the name of the field "A", but "BINARY" stands there.',
    ],
    [
      `${head}FIELD IS A TYPE IS CHARACTER`,
      'Line 2, column 20: ASCII or EBCDIC must stand before CHARACTER.',
    ],
    [
      `${head}FIELD IS A TYPE IS BINERY`,
      'Line 2, column 20: A type is expected: ASCII or EBCDIC CHARACTER, ASCII or EBCDIC NUMERIC, PACKED, BINARY or DATE, but "BINERY" stands there. Do you mean BINARY?',
    ],
    [
      `${head}FIELD IS A TYPE IS ASCII BINARY`,
      'Line 2, column 26: CHARACTER, NUMERIC or DATE must follow ASCII, but "BINARY" stands there.',
    ],
    [
      `${head}FIELD IS A TYPE IS ASCII NUMERIC SIGN SEPARATE`,
      'Line 2, column 39: LEADING or TRAILING must follow SIGN IS, but "SEPARATE" stands there.',
    ],
    [
      `${head}FIELD IS A TYPE IS PACKED WITHOUT .`,
      'Line 2, column 35: SIGN must follow WITHOUT, but "." stands there.',
    ],
    [
      `${head}FIELD IS A TYPE IS BINARY\n  LENGHT IS 4.`,
      'Line 3, column 3: One of STARTS IN COLUMN, LENGTH IS, SCALE IS, PICTURE IS or a period is expected, but "LENGHT" stands there. Do you mean LENGTH?',
    ],
    [
      `${head}FIELD IS A TYPE IS BINARY LENGTH IS 4`,
      'Line 2, column 38: One of STARTS IN COLUMN, LENGTH IS, SCALE IS, PICTURE IS or a period is expected, but the file ends.',
    ],
    [
      `${head}FIELD IS A TYPE IS BINARY LENGTH IS 4 LENGTH IS 4.`,
      'Line 2, column 39: The field has a second LENGTH clause; remove one of the two.',
    ],
    [
      `${head}FIELD IS A TYPE IS BINARY LENGTH IS four.`,
      'Line 2, column 37: The length is expected as a number, but "four" stands there.',
    ],
    [
      `${head}FIELD IS A TYPE IS BINARY LENGTH IS 0.`,
      'Line 2, column 37: The length must be from 1 to 16777216.',
    ],
    [
      `${head}FIELD IS A TYPE IS BINARY STARTS IN COLUMN 0 LENGTH IS 1.`,
      'Line 2, column 44: The column must be from 1 to 16777216.',
    ],
    [
      `${head}FIELD IS A TYPE IS BINARY LENGTH IS 99999999999.`,
      'Line 2, column 37: The length must be from 1 to 16777216.',
    ],
    [
      `${head}FIELD IS A TYPE IS BINARY LENGTH IS 17.`,
      'Line 2, column 37: A field of the type BINARY has at most 16 bytes; correct its length or type.',
    ],
    [
      `${head}FIELD IS A TYPE IS BINARY.`,
      'Line 2, column 10: The field "A" has no length; add LENGTH IS and its bytes.',
    ],
    [
      `${head}FIELD IS A TYPE IS PACKED LENGTH IS 60.`,
      'Line 2, column 37: A field of the type PACKED and the length 60 has 119 digits; it must have from 1 to 100.',
    ],
    [
      `${head}FIELD IS A TYPE IS ASCII NUMERIC SIGN LEADING SEPARATE LENGTH IS 1.`,
      'Line 2, column 66: A field of the type ASCII NUMERIC SIGN LEADING SEPARATE and the length 1 has 0 digits; it must have from 1 to 100.',
    ],
    [
      `${head}FIELD IS A TYPE IS ASCII CHARACTER LENGTH IS 4 SCALE IS 2.`,
      'Line 2, column 57: A field of the type ASCII CHARACTER has no scale; remove it.',
    ],
    [
      `${head}FIELD IS A TYPE IS BINARY LENGTH IS 4 SCALE IS -101.`,
      'Line 2, column 48: The scale must be from -100 to 100.',
    ],
    [
      `${head}FIELD IS A TYPE IS BINARY LENGTH IS 4 PICTURE IS YYYY.`,
      'Line 2, column 50: A field of the type BINARY has no picture; remove it.',
    ],
    [
      `${head}FIELD IS A TYPE IS DATE LENGTH IS 8.`,
      'Line 2, column 10: The date "A" has no picture; add one such as PICTURE IS YYYYMMDD.',
    ],
    [
      `${head}FIELD IS A TYPE IS DATE PICTURE IS YYYYMM.`,
      'Line 2, column 36: "YYYYMM" is not the picture of a date; it must have YYYY or YY, and MM and DD or DDD, such as YYYYMMDD or "DD.MM.YYYY".',
    ],
    [
      `${head}FIELD IS A TYPE IS DATE PICTURE IS 8.`,
      'Line 2, column 36: A picture such as YYYYMMDD is expected, but "8" stands there.',
    ],
    [
      `${head}FIELD IS A TYPE IS PACKED DATE LENGTH IS 5 PICTURE IS YYYY-DDD.`,
      'Line 2, column 55: A date of the type PACKED DATE has digits only; remove the separators from its picture.',
    ],
    [
      `${head}FIELD IS A TYPE IS DATE LENGTH IS 6 PICTURE IS YYYYMMDD.`,
      'Line 2, column 35: The length 6 does not fit the picture "YYYYMMDD"; a field of the type DATE has room for 6 of its 8 characters.',
    ],
    [
      `${head}FIELD IS A TYPE IS PACKED DATE LENGTH IS 4 PICTURE IS YYYYMMDD.`,
      'Line 2, column 42: The length 4 does not fit the picture "YYYYMMDD"; a field of the type PACKED DATE has room for 7 of its 8 characters.',
    ],
    [
      `${head}FIELD é TYPE BINARY LENGTH 1.\nFIELD É TYPE BINARY LENGTH 1.`,
      'Line 3, column 7: The field "É" is declared in line 2 already; give one of them another name.',
    ],
    [
      `RECORD R LENGTH 4.\nFIELD A TYPE BINARY STARTS 4 LENGTH 2.`,
      'Line 2, column 7: The field "A" ends in column 5, but the record has 4 bytes; correct the column, the length, or the length of the record.',
    ],
    [
      `${head}FIELD A TYPE BINARY LENGTH 1.\nRECORD IS S.`,
      'Line 3, column 1: A second record begins here; keep only the record of the source file.',
    ],
    [`${head}/* x`, 'Line 2, column 1: A comment begins here and does not end; end it with */.'],
    [
      `${head} 😀FIELD`,
      'Line 2, column 2: The character "😀" has no meaning here; put a name or picture that contains it in double quotes.',
    ],
    [
      `${head}FIELD "é A\nB"`,
      'Line 2, column 7: A quote opens here and is not closed in its line; close it with ".',
    ],
    [
      `${head}/* é\n */ FIELD "é" 'é' X`,
      'Line 3, column 15: TYPE IS and the type must follow the name of the field "é", but "é" stands there.',
    ],
  ]
  for (const [text, message] of faults)
    it(message, () => {
      expect(fault(text)).to.equal(message)
    })

  it('is never an error of another kind', () => {
    const good = `RECORD IS R LENGTH 90.
FIELD IS A TYPE IS ASCII NUMERIC SIGN IS LEADING SEPARATE STARTS IN COLUMN 1 LENGTH IS 8 SCALE IS -2.
FIELD IS "B" TYPE IS PACKED DATE LENGTH IS 5 PICTURE IS 'YYYYMMDD'. /* c */ -- d
FIELD IS FILLER TYPE IS BINARY UNSIGNED STARTS 4 LENGTH IS 4.`
    const parts = [
      ...good.split(/\s+/),
      '.',
      '-',
      '"',
      "'",
      '/*',
      '--',
      '0',
      '17',
      '99999999',
      '\n',
      'é',
      '😀',
      '\0',
    ]
    const change = fc.tuple(fc.nat(good.length), fc.nat(6), fc.constantFrom('', ...parts))
    const property = fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
      let text = good
      for (const [at, removed, added] of changes) text = text.slice(0, at) + added + text.slice(at + removed)
      try {
        const { root, maxLength } = dictionaryLayout(text)
        for (const { offset, length } of root.children) expect(offset + length).to.be.at.most(maxLength)
      } catch (error) {
        if (!(error instanceof InvalidDictionary)) throw error
        const lines = text.split('\n')
        expect(error.line).to.be.within(1, lines.length)
        expect(error.column).to.be.within(1, Array.from(lines[error.line - 1]!).length + 1)
      }
    })
    fc.assert(property, { numRuns: inFull(20_000, 1500) })
  })

  it('is found fast in a megabyte', () => {
    const field = (i: number) => `FIELD F${i} TYPE BINARY STARTS ${1 + ((i * 7919) % 100_000)} LENGTH 9.`
    const fields = Array.from({ length: 22_000 }, (_, i) => field(i))
    const texts = [
      `RECORD R.${fields.join('\n')}`,
      `RECORD R.${fields.join('')}FIELD`,
      `RECORD ${'a-'.repeat(1 << 19)}`,
      `RECORD "${'""'.repeat(1 << 19)}`,
      '/* '.repeat(350_000),
      `RECORD R${','.repeat(1 << 20)}`,
      `RECORD R.${'/**/'.repeat(1 << 18)}`,
    ]
    for (const text of texts) {
      const { user } = process.cpuUsage()
      try {
        dictionaryLayout(text)
      } catch (error) {
        expect(error).to.be.instanceOf(InvalidDictionary)
      }
      expect(process.cpuUsage().user - user, text.slice(0, 60)).to.be.below(2e6)
    }
  })
})
