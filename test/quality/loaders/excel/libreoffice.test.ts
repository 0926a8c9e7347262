import { expect } from 'chai'
import { readFileSync } from 'node:fs'
import { readWorkbook, sheetsOfWorkbook, writtenByLibreOffice } from './read-excel.ts'

describe('The same sheets by LibreOffice', () => {
  const read = (name: string, sheet: string) =>
    readWorkbook(readFileSync(writtenByLibreOffice(name)), { sheet })

  it('are equal in each format', async () => {
    const expected = await read('table.xlsx', '1')
    expect(expected.names).to.deep.equal([
      'id',
      'name',
      'amount',
      'day',
      'moment',
      'time',
      'duration',
      'share',
      'twice',
      'text',
      'error',
    ])
    expect(expected.rows).to.have.length(20)
    expect(expected.rows[13]).to.deep.equal([
      ...[
        '14',
        'Ann',
        '0',
        '1952-03-18',
        '2024-02-05 01:59:59',
        '14:28:59',
        '70:00:14',
        '1.75',
        '28',
        'more',
        null,
      ],
    ])
    expect(expected.rows[2]![1]).to.have.length(9300)
    // Each format has its own text of a small number.
    const exact = (rows: typeof expected.rows) =>
      rows.map((row) => row.map((value, column) => (column === 2 ? Number(value) : value)))
    for (const name of ['table.xls', 'table.ods']) {
      const { names, rows } = await read(name, '1')
      expect(names, name).to.deep.equal(expected.names)
      expect(exact(rows), name).to.deep.equal(exact(expected.rows))
    }
  })

  it('have the same states and names', async () => {
    for (const name of ['table.xlsx', 'table.xls', 'table.ods']) {
      const sheets = await sheetsOfWorkbook(readFileSync(writtenByLibreOffice(name)))
      expect(
        sheets.map(({ name, state }) => `${name} ${state}`),
        name,
      ).to.deep.equal([...['Größen visible', 'Hidden hidden', 'Merged visible', 'Empty visible']])
      expect(sheets[0]!.range).to.equal('A1:K21')
      expect((await read(name, 'hidden')).names).to.deep.equal(['secret'])
    }
  })
})
