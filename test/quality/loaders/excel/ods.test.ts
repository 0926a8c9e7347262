import { expect } from 'chai'
import { ExpandsTooFar, SourceBroken } from '../../../../src/quality/loaders/errors.ts'
import { ods, row, table, textCell, typedCell } from './ods.ts'
import { failure, linesOfWorkbook, readWorkbook, rowsOf, sheetsOfWorkbook } from './read-excel.ts'

const valuesOf = async (cells: string) => (await rowsOf(ods(table(row(cells)))))[0]

describe('An OpenDocument spreadsheet', () => {
  it('has the values of its attributes, not what is shown', async () => {
    const cells = [
      typedCell('float', 'value', '1.10'),
      typedCell('float', 'value', '12345678901234567890'),
      typedCell('float', 'value', '75469.990000000005'),
      typedCell('percentage', 'value', '0.15'),
      typedCell('currency', 'value', '9.99'),
      typedCell('date', 'date-value', '2024-01-31'),
      typedCell('date', 'date-value', '2024-01-31T23:59:59.500000000'),
      typedCell('time', 'time-value', 'PT12H34M56S'),
      typedCell('time', 'time-value', 'PT27H30M00.250S'),
      typedCell('time', 'time-value', '-P1DT1H'),
      typedCell('boolean', 'boolean-value', 'true'),
      typedCell('string', 'string-value', 'a &amp; b'),
    ]
    expect(await valuesOf(cells.join(''))).to.deep.equal([
      ...['1.10', '12345678901234567890', '75469.99', '0.15', '9.99', '2024-01-31', '2024-01-31 23:59:59.5'],
      ...['12:34:56', '27:30:00.25', '-25:00:00', 'true', 'a & b'],
    ])
  })

  it('has the texts of paragraphs, without notes and drawings', async () => {
    const cells = [
      textCell('one <text:span>styled</text:span> <text:a>link</text:a>'),
      textCell('a<text:s text:c="3"/>b<text:tab/>c<text:line-break/>d</text:p><text:p>  second  paragraph'),
      '<table:table-cell office:value-type="string"><office:annotation><text:p>a note</text:p></office:annotation><text:p>kept</text:p><draw:frame><draw:text-box><text:p>drawn</text:p></draw:text-box></draw:frame></table:table-cell>',
      '<table:table-cell/>',
      '<table:table-cell><text:p>without a type</text:p></table:table-cell>',
    ]
    expect(await valuesOf(cells.join(''))).to.deep.equal([
      'one styled link',
      'a   b\tc\nd\n  second  paragraph',
      'kept',
      null,
      'without a type',
    ])
  })

  it('has null for errors, and for cells that merged cells cover', async () => {
    const error =
      '<table:table-cell office:value-type="string" office:string-value="" calcext:value-type="error"><text:p>#N/A</text:p></table:table-cell>'
    const covered =
      '<table:covered-table-cell office:value-type="string"><text:p>hidden</text:p></table:covered-table-cell>'
    expect(await valuesOf(textCell('a') + covered + error + textCell('b'))).to.deep.equal([
      'a',
      null,
      null,
      'b',
    ])
    const { rejects } = await readWorkbook(
      ods(table(row(textCell('x').repeat(3)) + row(textCell('a') + covered + error))),
      {
        errors: 'reject',
      },
    )
    expect(rejects.map(({ detail }) => detail)).to.deep.equal(['The cell C2 has the error #N/A.'])
  })

  it('has cells and rows that are repeated', async () => {
    const cells =
      '<table:table-cell table:number-columns-repeated="2"/><table:table-cell table:number-columns-repeated="3" office:value-type="float" office:value="7"/><table:table-cell table:number-columns-repeated="16379"/>'
    const tables = table(
      row('', 4) +
        row(cells, 2) +
        row(textCell('x')) +
        row('<table:table-cell table:number-columns-repeated="16384"/>', 1_048_569),
    )
    expect(await rowsOf(ods(tables))).to.deep.equal([
      [null, null, '7', '7', '7'],
      [null, null, '7', '7', '7'],
      ['x', null, null, null, null],
    ])
    expect(await linesOfWorkbook(ods(tables))).to.deep.equal(['', '', '', '', ',,7,7,7', ',,7,7,7', 'x'])
    expect(await rowsOf(ods(tables), { range: 'C6:D9' })).to.deep.equal([['7', '7']])
  })

  it('has rows in groups and headers', async () => {
    const rows = `<table:table-header-rows>${row(textCell('id'))}</table:table-header-rows><table:table-row-group>${row(textCell('1'))}</table:table-row-group>`
    expect(await readWorkbook(ods(table(rows)))).to.deep.include({ names: ['id'], rows: [['1']] })
  })

  it('has sheets with names, states and ranges', async () => {
    const styles =
      '<style:style style:name="ta1" style:family="table"><style:table-properties table:display="true"/></style:style><style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>'
    const bytes = ods(
      table(row(textCell('h')), 'Hidden', 'ta2') +
        table(row('') + row(`<table:table-cell/>${textCell('a')}${textCell('b')}`, 3), 'Größe', 'ta1') +
        table('', 'Empty', 'ta1'),
      styles,
    )
    expect(await sheetsOfWorkbook(bytes)).to.deep.equal([
      { name: 'Hidden', state: 'hidden', range: 'A1' },
      { name: 'Größe', state: 'visible', range: 'B2:C4' },
      { name: 'Empty', state: 'visible', range: undefined },
    ])
    expect((await readWorkbook(bytes)).names).to.deep.equal(['a', 'b'])
    expect((await readWorkbook(bytes, { sheet: 1 })).names).to.deep.equal(['h'])
    expect((await readWorkbook(bytes, { sheet: 'empty' })).names).to.equal(undefined)
  })

  it('expands no further than the limits, also by repetition', async () => {
    const million = ods(table(row(textCell('x'.repeat(1000)), 1_048_576)))
    expect(await failure(readWorkbook(million, { expandedBytes: 10_000_000 }))).to.be.instanceOf(
      ExpandsTooFar,
    )
    const preview = await readWorkbook(million, { firstBytes: 10_000_000, attr: 'none' })
    expect(preview.isCut).to.equal(true)
    expect(preview.rows.length).to.be.within(5000, 20_000)
    const faults: readonly (readonly [string, string])[] = [
      [row(textCell('x'), 1_048_577), 'more than 1048576 rows'],
      [row(textCell('x'), 1_048_576) + row(textCell('x')), 'more than 1048576 rows'],
      [
        row(
          `<table:table-cell table:number-columns-repeated="16385" office:value-type="float" office:value="7"/>`,
        ),
        'beyond column 16384',
      ],
      [row(textCell('<text:s text:c="900000000"/>')), 'repetitions'],
      [row(textCell('<text:s text:c="90000000"/>')), 'more than 65536 blanks'],
      ['<table:table-row table:number-rows-repeated="0"/>', 'repetitions'],
    ]
    for (const [rows, what] of faults) {
      const error = await failure(readWorkbook(ods(table(rows))))
      expect(error).to.be.instanceOf(SourceBroken)
      expect(error.message).to.contain(what)
    }
    const wide = ods(
      table(
        row(
          `<table:table-cell table:number-columns-repeated="16384"><text:p>${'x'.repeat(100_000)}</text:p></table:table-cell>`,
        ),
      ),
    )
    expect((await failure(readWorkbook(wide, { columns: 16_384 }))).message).to.contain(
      'Row 1 should have the names',
    )
    const { rejects } = await readWorkbook(wide, { columns: 16_384, attr: 'none' })
    expect(rejects.map(({ reason }) => reason)).to.deep.equal(['over-long'])
  })

  it('is refused if it is protected by a password', async () => {
    const bytes = ods('', '', { name: 'META-INF/manifest.xml', bytes: '<manifest:encryption-data/>' })
    expect((await failure(readWorkbook(bytes))).message).to.contain('protected by a password')
  })
})
