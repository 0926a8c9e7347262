import { expect } from 'chai'
import { KnownRows } from '../../../../src/quality/loaders/excel/xlsx/known-rows.ts'
import { readWorkbook } from './read-excel.ts'
import { MAIN, xlsx } from './xlsx.ts'

const ROWS = 6000
const cell = (name: string, value: number | string): string => `<c r="${name}"><v>${value}</v></c>`
const rowOf = (row: number): string =>
  `<row r="${row}">${['B', 'C', 'D'].map((column) => cell(`${column}${row}`, row)).join('')}</row>`

/** A sheet of three columns from B on that does not say its range, with one row of its own near the end. */
const sheetWith = (odd: (row: number) => string, first = rowOf(1)): string => {
  const rows = Array.from({ length: ROWS }, (_, i) => (i === 0 ? first : rowOf(i + 1)))
  rows[ROWS - 100] = odd(ROWS - 99)
  return `<?xml version="1.0"?><worksheet xmlns="${MAIN}" xmlns:m="${MAIN}"><sheetData>${rows.join('\n')}</sheetData></worksheet>`
}

const columnsOf = async (xml: string, words = {}): Promise<number | undefined> => {
  const read = await readWorkbook(xlsx({ sheets: [{ xml }] }), { attr: 'none', ...words })
  expect(read.rejects).to.deep.equal([])
  return read.columns
}

describe('The columns of a sheet that does not say its range', () => {
  const cases: readonly (readonly [string, (row: number) => string, number])[] = [
    ['are those of its first row if all rows have them', rowOf, 3],
    ['count a value on the right', (row) => `<row r="${row}">${cell(`F${row}`, 1)}</row>`, 5],
    ['count a value on the left', (row) => `<row r="${row}">${cell(`A${row}`, 1)}</row>`, 4],
    ['count a value beyond Z', (row) => `<row r="${row}">${cell(`AB${row}`, 1)}</row>`, 27],
    [
      'count cells in any order',
      (row) => `<row r="${row}">${cell(`G${row}`, 1)}${cell(`B${row}`, 1)}</row>`,
      6,
    ],
    ['count cells without a name', (row) => `<row r="${row}">${'<c><v>1</v></c>'.repeat(6)}</row>`, 5 + 1],
    [
      'count cells with attributes in any order',
      (row) => `<row r="${row}"><c t="n" r="E${row}"><v>1</v></c></row>`,
      4,
    ],
    [
      'count cells with line ends in their tags',
      (row) => `<row r="${row}"><c\n r="E${row}"><v>1</v></c></row>`,
      4,
    ],
    [
      'count cells with quotes of the other kind',
      (row) => `<row r='${row}'><c r='E${row}'><v>1</v></c></row>`,
      4,
    ],
    [
      'count elements with prefixes',
      (row) => `<m:row r="${row}"><m:c r="E${row}"><m:v>1</m:v></m:c></m:row>`,
      4,
    ],
    ['leave out cells without a value', (row) => `<row r="${row}"><c r="F${row}" s="0"/></row>`, 3],
    ['leave out comments', (row) => `<!-- <row r="${row}">${cell(`F${row}`, 1)}</row> -->`, 3],
    [
      'count what follows a comment with rows',
      (row) => `<!-- <row></row> <row> --> <row r="${row}">${cell(`F${row}`, 1)}</row><!-- </row> -->`,
      5,
    ],
    [
      'leave out texts that look like cells',
      (row) =>
        `<row r="${row}"><c r="B${row}" t="inlineStr"><is><t><![CDATA[</row><row><c r="F1"><v>1</v></c>]]></t></is></c></row>`,
      3,
    ],
  ]
  for (const [what, odd, columns] of cases)
    it(what, async () => {
      expect(await columnsOf(sheetWith(odd))).to.equal(columns)
    })

  it('count the rows after a title of one cell', async () => {
    expect(await columnsOf(sheetWith(rowOf, `<row r="1">${cell('B1', 1)}</row>`))).to.equal(3)
  })

  it('are those of the rows of the range', async () => {
    const beside = (row: number): string => `<row r="${row}">${cell(`F${row}`, 1)}</row>`
    expect(await columnsOf(sheetWith(beside), { range: `3:${ROWS - 100}` })).to.equal(3)
    expect(await columnsOf(sheetWith(beside), { range: `3:${ROWS - 99}` })).to.equal(5)
    expect(await columnsOf(sheetWith(beside), { skipRows: ROWS - 99 })).to.equal(3)
    expect(await columnsOf(sheetWith(beside), { skipRows: ROWS - 100 })).to.equal(5)
  })
})

describe('KnownRows', () => {
  const known = { left: 2, right: 4 }
  const chunk = `1</v></c></row>${rowOf(7)}${rowOf(8)}<row r="9"><c r="B9">`

  it('leaves out whole rows in known columns', () => {
    expect(new KnownRows().without(Buffer.from(chunk), known).toString()).to.equal(
      '1</v></c></row><row r="9"><c r="B9">',
    )
  })

  it('keeps all if a row has another column, or if columns become known only later', () => {
    const rows = new KnownRows()
    expect(rows.without(Buffer.from(chunk), { left: 2, right: 3 }).toString()).to.equal(chunk)
    expect(rows.without(Buffer.from(chunk), { left: Infinity, right: 0 }).toString()).to.equal(chunk)
    expect(rows.without(Buffer.from(chunk), known)).to.have.length(36)
  })

  it('keeps all if a tag may stand in a comment, an instruction or a text', () => {
    for (const markup of ['<!-- ', ' -->', '<![CDATA[', ']]>', '<?go ']) {
      const xml = `</row>${rowOf(7)}${markup}</row>`
      expect(new KnownRows().without(Buffer.from(xml), known).toString(), markup).to.equal(xml)
    }
  })
})
