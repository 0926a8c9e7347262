import { expect } from 'chai'
import { FileTooWide, SheetUnknown } from '../../../../src/quality/loaders/errors.ts'
import { InvalidData } from '../../../../src/quality/model/errors.ts'
import { readExcel } from '../../../../src/quality/loaders/excel/excel-request.ts'
import { failure, linesOfWorkbook, readWorkbook, sheetsOfWorkbook } from './read-excel.ts'
import { textRow, xlsx } from './xlsx.ts'

/** A cell with a number or a text. */
const cell = (reference: string, value: string): string =>
  /^\d/.test(value)
    ? `<c r="${reference}"><v>${value}</v></c>`
    : `<c r="${reference}" t="${value.startsWith('#') ? 'e' : 'str'}"><v>${value}</v></c>`

/** The rows of a sheet from its cells by their references. */
function rowsWith(cells: Readonly<Record<string, string>>): string {
  const rows = new Map<string, string>()
  for (const [reference, value] of Object.entries(cells)) {
    const row = reference.replace(/^[A-Z]+/, '')
    rows.set(row, (rows.get(row) ?? '') + cell(reference, value))
  }
  return Array.from(rows, ([row, xml]) => `<row r="${row}">${xml}</row>`).join('')
}

const oneSheet = (cells: Readonly<Record<string, string>>, dimension?: string) =>
  xlsx({ sheets: [{ xml: rowsWith(cells), ...(dimension !== undefined && { dimension }) }] })

const rejectsOf = ({ rejects }: Awaited<ReturnType<typeof readWorkbook>>) =>
  rejects.map(({ line, reason, detail, raw }) => `${line}: ${reason}. ${detail} ${raw.toString()}`)

describe('The table of a sheet', () => {
  const TABLE = { B3: 'id', C3: 'name', B4: '1', C4: 'Ann', B5: '2' }

  it('has its names in the first row with values, and begins with the first column with values', async () => {
    const { names, columns, rows } = await readWorkbook(oneSheet(TABLE))
    expect({ names, columns, rows }).to.deep.equal({
      names: ['id', 'name'],
      columns: 2,
      rows: [
        ['1', 'Ann'],
        ['2', null],
      ],
    })
  })

  it('has no names if attr says so', async () => {
    const { names, rows } = await readWorkbook(oneSheet(TABLE), { attr: 'none' })
    expect({ names, rows }).to.deep.equal({
      names: undefined,
      rows: [
        ['id', 'name'],
        ['1', 'Ann'],
        ['2', null],
      ],
    })
  })

  it('has the columns of all its rows, also without names', async () => {
    const cells = { ...TABLE, A5: '7', E4: 'note' }
    for (const dimension of [undefined, 'A3:E5', 'A1', 'A1:XFD1048576']) {
      const { names, rows } = await readWorkbook(oneSheet(cells, dimension))
      expect({ names, rows }, dimension).to.deep.equal({
        names: ['', 'id', 'name', '', ''],
        rows: [
          [null, '1', 'Ann', null, 'note'],
          ['7', '2', null, null, null],
        ],
      })
    }
  })

  it('rejects a record beside the columns that the sheet wrongly says to be all', async () => {
    const read = await readWorkbook(oneSheet({ ...TABLE, D5: 'x' }, 'B3:C5'))
    expect(read.rows).to.deep.equal([['1', 'Ann']])
    expect(rejectsOf(read)).to.deep.equal([
      '5: ragged. The cell D5 has a value, beside the columns of the sheet, which says that it has no more. Name a range that contains the cell, or leaves it out. 2,,x',
    ])
  })

  it('leaves out rows without values', async () => {
    const rows = `${textRow('a')}<row r="2"/><row r="3"><c r="A3" s="1"/></row><row r="9"><c t="str"><v></v></c></row>${textRow('x')}`
    expect((await readWorkbook(xlsx({ sheets: [{ xml: rows }] }))).rows).to.deep.equal([['x']])
  })

  it('begins after the rows that are skipped', async () => {
    const cells = { A1: 'Report of May', A2: 'in thousands', A4: 'id', B4: 'name', A5: '1', B5: 'Ann' }
    const { names, rows } = await readWorkbook(oneSheet(cells), { skipRows: 2 })
    expect({ names, rows }).to.deep.equal({ names: ['id', 'name'], rows: [['1', 'Ann']] })
  })

  it('is the range that the request names', async () => {
    const cells = {
      ...{ A1: 'title', B3: 'id', C3: 'name', E3: 'other' },
      ...{ B4: '1', C4: 'Ann', E4: '8', B5: '2', E5: '9', G6: '10', B9: 'total' },
    }
    const read = async (range: string, words = {}) => {
      const { names, rows } = await readWorkbook(oneSheet(cells), { range, ...words })
      return [names ?? [], ...rows].map((row) => row.map((value) => value ?? '').join()).join(' | ')
    }
    expect(await read('B3:C5')).to.equal('id,name | 1,Ann | 2,')
    expect(await read('b3:$D$4')).to.equal('id,name, | 1,Ann,')
    expect(await read('C3:')).to.equal('name,,other,, | Ann,,8,, | ,,9,, | ,,,,10')
    expect(await read('B3:B')).to.equal('id | 1 | 2 | total')
    expect(await read('E:E')).to.equal('other | 8 | 9')
    expect(await read('3:4')).to.equal('id,name,,other | 1,Ann,,8')
    expect(await read('A2:C5', { skipRows: 1 })).to.equal(',id,name | ,1,Ann | ,2,')
    expect(await read('Y1:Z9')).to.equal('')
  })

  it('may be empty', async () => {
    for (const xml of ['', '<row r="1"/>', '<row r="1"><c r="A1" s="1"/></row>']) {
      const { names, columns, rows } = await readWorkbook(xlsx({ sheets: [{ xml }] }))
      expect({ names, columns, rows }).to.deep.equal({ names: undefined, columns: undefined, rows: [] })
    }
  })

  it('has its names alone', async () => {
    const source = await readWorkbook(xlsx({ sheets: [{ xml: textRow('a', 'b') }] }))
    expect(source).to.deep.include({ names: ['a', 'b'], columns: 2, rows: [] })
  })

  it('has numbers, dates and no errors among its names', async () => {
    const xml = `<row r="1"><c><v>2024</v></c><c s="1"><v>45322</v></c><c t="e"><v>#REF!</v></c><c t="b"><v>1</v></c></row>`
    const { names } = await readWorkbook(xlsx({ sheets: [{ xml }], formats: ['yyyy-mm-dd'] }))
    expect(names).to.deep.equal(['2024', '2024-01-31', '', 'true'])
  })

  it('has null for errors, or rejects their records by choice', async () => {
    const bytes = oneSheet({ A1: 'a', B1: 'b', A2: '1', B2: '#N/A', A3: '2', B3: '3', A4: '#DIV/0!' })
    expect((await readWorkbook(bytes)).rows).to.deep.equal([
      ['1', null],
      ['2', '3'],
      [null, null],
    ])
    const read = await readWorkbook(bytes, { errors: 'reject' })
    expect(read.rows).to.deep.equal([['2', '3']])
    expect(rejectsOf(read)).to.deep.equal([
      '2: bad field. The cell B2 has the error #N/A. 1,#N/A',
      '4: bad field. The cell A4 has the error #DIV/0!. #DIV/0!',
    ])
  })

  it('rejects a row that is longer than a record may be', async () => {
    const long = 'x'.repeat(600)
    const read = await readWorkbook(
      xlsx({ sheets: [{ xml: textRow('a', 'b') + textRow(long, long) + textRow('1', '2') }] }),
      {
        recordBytes: 1000,
        rejectBytes: 10,
      },
    )
    expect(read.rows).to.deep.equal([['1', '2']])
    expect(rejectsOf(read)).to.deep.equal(['2: over-long. The row is longer than 1000 bytes. xxxxxxxxxx'])
    expect(read.rejects[0]!.length).to.equal(1201)
  })

  it('has at most the columns of an entity', async () => {
    const bytes = oneSheet({ A1: 'a', F1: 'f' })
    const error = await failure(readWorkbook(bytes, { columns: 5 }))
    expect(error).to.be.instanceOf(FileTooWide)
    expect(error.message).to.contain('6 columns, and an entity has at most 5')
    expect((await readWorkbook(bytes, { columns: 6 })).columns).to.equal(6)
  })

  it('is cut in a preview', async () => {
    const rows = Array.from({ length: 100_000 }, (_, i) => `<row><c><v>${i}</v></c></row>`).join('')
    const { rows: read, isCut } = await readWorkbook(xlsx({ sheets: [{ xml: textRow('a') + rows }] }), {
      firstBytes: 100_000,
    })
    expect(isCut).to.equal(true)
    expect(read.length).to.be.within(1000, 20_000)
  })
})

describe('The sheets of a workbook', () => {
  const sheets = [
    { name: 'Secret', state: 'veryHidden', xml: textRow('s', '1') },
    { name: 'Notes', state: 'hidden', xml: textRow('n', '2') },
    { name: '1', xml: textRow('one', '3'), dimension: 'A1:B1' },
    { name: 'Größe &amp; Co', xml: textRow('g', '4') },
    { name: 'größe &amp; co', xml: textRow('h', '5') },
  ]
  const namesOf = async (sheet?: string | number) => (await readWorkbook(xlsx({ sheets }), { sheet })).names

  it('are told with their states and ranges', async () => {
    expect(await sheetsOfWorkbook(xlsx({ sheets }))).to.deep.equal([
      { name: 'Secret', state: 'veryHidden', range: undefined },
      { name: 'Notes', state: 'hidden', range: undefined },
      { name: '1', state: 'visible', range: 'A1:B1' },
      { name: 'Größe & Co', state: 'visible', range: undefined },
      { name: 'größe & co', state: 'visible', range: undefined },
    ])
  })

  it('are found by name, then by name in another case, then by number; the first visible one by default', async () => {
    expect(await namesOf()).to.deep.equal(['one', '3'])
    expect(await namesOf('größe & co')).to.deep.equal(['h', '5'])
    expect(await namesOf('GRÖSSE & CO').catch(({ message }: Error) => message)).to.contain('no sheet')
    expect(await namesOf('NOTES')).to.deep.equal(['n', '2'])
    expect(await namesOf('1')).to.deep.equal(['one', '3'])
    expect(await namesOf(2)).to.deep.equal(['n', '2'])
    expect(await namesOf('4')).to.deep.equal(['g', '4'])
  })

  it('are listed in the message about an unknown one', async () => {
    const error = await failure(namesOf('Sales'))
    expect(error).to.be.instanceOf(SheetUnknown)
    expect(error.message).to.equal(
      'The workbook has no sheet "Sales". Its sheets are "Secret" (hidden), "Notes" (hidden), "1", "Größe & Co", "größe & co"; give a name or a number, from 1.',
    )
  })

  it('are not read if all are hidden and none is named', async () => {
    const hidden = xlsx({ sheets: sheets.slice(0, 2) })
    expect((await failure(readWorkbook(hidden))).message).to.contain('All sheets of the workbook are hidden')
    expect((await failure(readWorkbook(xlsx({ sheets: [] })))).message).to.contain('no sheet with cells')
  })

  it('have first rows whose lines have the numbers of the rows', async () => {
    const bytes = oneSheet({ B2: 'a "b"', C2: 'x,y', A4: '1', A101: '2' })
    expect(await linesOfWorkbook(bytes)).to.deep.equal(['', ',"a ""b""","x,y"', '', '1'])
  })
})

describe('The members of connectInfo for a workbook', () => {
  it('are checked', () => {
    for (const range of [
      'B3',
      'B3:A9',
      'A9:A1',
      'XFE1:XFE2',
      'A0:B2',
      ':B2',
      'Sheet1!A1:B2',
      'A1:B2:C3',
      'ABCD1:',
    ])
      expect(() => readExcel({ range }), range).to.throw(InvalidData, 'The range must be cells')
    expect(() => readExcel({ attr: 'ddl' })).to.throw(InvalidData, 'attr "none"')
  })

  it('have defaults', () => {
    const defaults = { kind: 'excel', encoding: 'utf-8', attr: 'names', errors: 'null' }
    expect(readExcel({})).to.deep.equal(defaults)
    expect(readExcel({ sheet: 2, skipRows: '3' })).to.deep.equal({ ...defaults, sheet: '2', skipRows: 3 })
  })
})
