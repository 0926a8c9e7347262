import { expect } from 'chai'
import { checkFormat } from '../../../../src/quality/loaders/delimited/other-formats.ts'

const formatOf = (bytes: Buffer): string | undefined => {
  try {
    checkFormat(bytes)
    return undefined
  } catch (error) {
    return /^The file is in the format (.+?)\. (?:Convert|Set)/.exec((error as Error).message)?.[1]
  }
}

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')
const zeros = (text: string) => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(64)])

/** A table with a field ID of the type N, and a record. */
const dbf = Buffer.concat([
  hex('03 7e 0b 1b 01000000 4100 0600'),
  Buffer.alloc(20),
  Buffer.from('ID\0\0\0\0\0\0\0\0\0N'),
  Buffer.alloc(20, 1),
  hex('0d 20 2020202031'),
])

describe('A file that is given as delimited', () => {
  for (const [name, bytes] of [
    ['DBF', dbf],
    ['Arrow', hex('ffffffff 70010000 10000000')],
    ['DuckDB', Buffer.concat([Buffer.alloc(8, 7), zeros('DUCK')])],
    ['ORC', Buffer.concat([Buffer.from('ORC'), hex('0a060a040801 00')])],
    ['Feather 1', zeros('FEA1')],
    ['SPSS', Buffer.from('$FL2@(#) SPSS DATA FILE')],
    ['SPSS', Buffer.from('$FL3@(#) SPSS DATA FILE')],
    ['Stata', Buffer.from('<stata_dta><header><release>118')],
    ['Stata', hex('72 02 01 00 0300')],
    ['SAS', Buffer.concat([Buffer.alloc(12), hex('c2ea8160b31411cfbd92080009c7318c181f1011')])],
    ['SAS XPORT', Buffer.from('HEADER RECORD*******LIBRARY HEADER RECORD!!!!!!!')],
    ['Access', Buffer.from('\0\x01\0\0Standard Jet DB\0', 'latin1')],
    ['HDF5', Buffer.from('\x89HDF\r\n\x1a\n', 'latin1')],
  ] as const)
    it(`is refused if it is ${name}`, () => {
      expect(formatOf(bytes)).to.equal(name)
    })

  for (const text of [
    'ORC\nelf\n',
    'ORC,FEA1\n1,2\n',
    'FEA1\n1\n',
    '12345678DUCK,b\n1,2\n',
    'r\x02x,y\n1,2\n',
    '\x03' + 'a,b\n'.repeat(40),
    '$FL2,x\n1,2\n',
    'HEADER RECORD,x\n1,2\n',
    '<stata>,1\n',
    'name: value\nother: 1\n',
    '# Title\n\n- item, one\n- item, two\n',
    'one\ntwo\nthree\n',
    '{a},{b}\n1,2\n',
    '<a>,<b>\n1,2\n',
    '---\na\n',
    '',
  ])
    it(`is not refused if it is text: ${JSON.stringify(text.slice(0, 30))}`, () => {
      expect(() => checkFormat(Buffer.from(text, 'latin1'))).not.to.throw()
    })
})
