import { expect } from 'chai'
import type { FixedWidthFormat } from '../../../../src/quality/loaders/fixed-width/fixed-width-format.ts'
import { FixedWidthRecords } from '../../../../src/quality/loaders/fixed-width/fixed-width-records.ts'
import { positionsOf, readFixedWidth } from '../../../../src/quality/loaders/fixed-width/read-request.ts'
import { bytesOf, LIMITS, readSource } from '../json/read-json.ts'

const read = (text: string | Buffer, format: Partial<FixedWidthFormat>, chunk = 1 << 20) => {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  const whole = { encoding: 'utf-8', terminator: undefined, header: false, trims: true, isWhole: false }
  return readSource(
    new FixedWidthRecords(bytesOf(bytes, [chunk]), { ...whole, positions: [], ...format }, LIMITS),
  )
}

const rowsOf = async (...parameters: Parameters<typeof read>) => (await read(...parameters)).rows

const at = (start: number, length: number, name?: string) => ({
  start,
  length,
  ...(name !== undefined && { name }),
})
const POSITIONS = [at(1, 3, 'id'), at(5, 6, 'city'), at(12, 4)]

describe('A file of columns at fixed positions', () => {
  it('has the characters of each position as values, without the blanks around them', async () => {
    for (const chunk of [1, 1 << 20]) {
      const { names, rows, columns } = await read(
        '001xWien  , 1.5\r\n 02 "Graz"\r\n\n3  \t\t Linz\t9\n',
        { positions: POSITIONS },
        chunk,
      )
      expect([names, columns]).to.deep.equal([['id', 'city', ''], 3])
      expect(rows).to.deep.equal([
        ['001', 'Wien', '1.5'],
        ['02', '"Graz"', null],
        ['3', 'Linz', '9'],
      ])
    }
  })

  it('keeps the blanks if they are data', async () => {
    expect(await rowsOf(' a b ', { positions: [at(1, 2), at(3, 9)], trims: false })).to.deep.equal([
      [' a', ' b '],
    ])
  })

  it('counts characters, not bytes', async () => {
    const positions = [at(1, 2), at(3, 2), at(5, 2)]
    expect(await rowsOf('é漢😀bcd\n', { positions })).to.deep.equal([['é漢', '😀b', 'cd']])
    const bytes = Buffer.from('\xe9\xe0ab\n', 'latin1')
    expect(await rowsOf(bytes, { positions, encoding: 'cp1252' })).to.deep.equal([['éà', 'ab', null]])
    expect(await rowsOf(Buffer.from('漢字ab', 'utf16le'), { positions, encoding: 'utf-16le' })).to.deep.equal(
      [['漢字', 'ab', null]],
    )
  })

  it('may have overlapping columns in any order', async () => {
    expect(await rowsOf('20240131', { positions: [at(5, 2), at(1, 4), at(1, 8)] })).to.deep.equal([
      ['01', '2024', '20240131'],
    ])
  })

  it('has the names of the request, and otherwise those of the first line', async () => {
    const { names, rows } = await read('ID  CITY   SUM\n001 Wien\n', { positions: POSITIONS, header: true })
    expect([names, rows]).to.deep.equal([['id', 'city', 'SUM'], [['001', 'Wien', null]]])
    expect((await read('1', { positions: [at(1, 1)] })).names).to.equal(undefined)
  })

  it('skips lines, comments and blank lines, and has nulls, decimal commas and dates', async () => {
    const options = { skipRows: 1, comment: '#', nulls: ['NA'], decimal: ',', dateOrder: 'DMY' } as const
    const text = 'Title\n# none\n\n   \n1,50 NA 31/01/2024\n'
    const positions = [at(1, 5), at(6, 3), at(9, 10)]
    expect(await rowsOf(text, { ...options, positions })).to.deep.equal([['1.50', null, '2024-01-31']])
  })

  it('rejects lines that widths do not cover, and lines that are not text', async () => {
    const positions = positionsOf({ widths: [2, 3] })
    const text = Buffer.concat([Buffer.from('ab123  \nab1234\n'), Buffer.of(0xff, 0x0a), Buffer.from('x\n')])
    const { rows, rejects } = await read(text, { positions, isWhole: true })
    expect(rows).to.deep.equal([
      ['ab', '123'],
      ['x', null],
    ])
    expect(rejects.map(({ line, reason, detail }) => [line, reason, detail])).to.deep.equal([
      [
        2,
        'wrong length',
        'The line has more than the 5 characters of widths; add the width of the column that is missing.',
      ],
      [3, 'undecodable', 'The byte FF at offset 15 is not a character in utf-8.'],
    ])
  })

  it('is described by either positions or widths', () => {
    const faultOf = (words: Parameters<typeof readFixedWidth>[0]): string => {
      try {
        readFixedWidth(words)
      } catch (error) {
        return (error as Error).message
      }
      return ''
    }
    expect(faultOf({})).to.match(/needs either positions.* or widths/)
    expect(faultOf({ positions: POSITIONS, widths: [1] })).to.match(/needs either positions/)
    expect(faultOf({ widths: Array<number>(5000).fill(1) })).to.match(/at most 4096 columns/)
    expect(faultOf({ widths: [1], attr: 'ddl' })).to.match(/has no DDL file/)
    expect(readFixedWidth({ widths: [1, 2], trim: false, nulls: ['-'] })).to.deep.equal({
      kind: 'fixedwidth',
      attr: 'none',
      encoding: 'utf-8',
      terminator: undefined,
      widths: [1, 2],
      nulls: ['-'],
      trim: false,
    })
  })
})
