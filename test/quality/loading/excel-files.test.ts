import { expect } from 'chai'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writtenByLibreOffice } from '../loaders/excel/read-excel.ts'
import { textRow, xlsx } from '../loaders/excel/xlsx.ts'
import { type QualityServer, startQualityServer } from '../support/quality-server.ts'

const EXCEL = { type: 'excel', attr: undefined }

/** A title, a header in row 4, and rows with an error. */
const REPORT = xlsx({
  sheets: [
    { name: 'Cover', xml: textRow('see the other sheet') },
    {
      name: 'Sales 2024',
      state: 'hidden',
      xml: `${textRow('Report of May')}<row r="4"><c r="B4" t="str"><v>shop</v></c><c r="C4" t="str"><v>sold</v></c><c r="D4" t="str"><v>total</v></c></row><row r="5"><c r="B5" t="str"><v>Graz</v></c><c r="C5" s="1"><v>45322</v></c><c r="D5"><v>1.10</v></c></row><row r="6"><c r="B6" t="str"><v>Wien</v></c><c r="C6" s="1"><v>45323</v></c><c r="D6" t="e"><v>#DIV/0!</v></c></row>`,
    },
  ],
  formats: ['dd.mm.yyyy'],
})

describe('Workbooks', function () {
  this.timeout(60_000)
  let server: QualityServer
  let roots: string
  before(async () => {
    roots = mkdtempSync(join(tmpdir(), 'workbooks-'))
    mkdirSync(join(roots, 'may'))
    cpSync(writtenByLibreOffice('table.xls'), join(roots, 'may', 'table.xls'))
    cpSync(writtenByLibreOffice('table.ods'), join(roots, 'table.ods'))
    server = await startQualityServer({ env: { SOURCE_ROOTS: roots } })
  })
  after(async () => {
    await server?.stop()
    if (roots) rmSync(roots, { recursive: true })
  })

  const asked = (command: string, data: Record<string, unknown>) =>
    server.command('/entities', { command, data })
  const valuesOf = (rows: Record<string, string>[]) => rows.map(({ Row: _, ...values }) => values)

  it('are loaded and loaded again, with the options of the first load', async () => {
    const connectInfo = { ...EXCEL, sheet: 'sales 2024', range: 'B2:', skipRows: '1', errors: 'reject' }
    const { path, job } = await server.load('Sales', REPORT, { connectInfo, maxRejected: 1 })
    expect(job, job['Reason']).to.include({ State: 'Completed', Reason: '' })
    expect(valuesOf(await server.rows(`${path}/rows`))).to.deep.equal([
      { shop: 'Graz', sold: '2024-01-31', total: '1.10' },
    ])
    const [reject] = await server.rows(`${path}/rejected?columns=LINE,REASON,DETAIL`)
    expect(reject).to.deep.equal({
      Line: '6',
      Reason: 'bad field',
      Detail: 'The cell D6 has the error #DIV/0!.',
    })
    const again = await server.command(path, { command: 'reload', data: {} })
    expect(again.status, JSON.stringify(again.body)).to.equal(200)
    expect(await server.ended(again.body.job)).to.include({ State: 'Completed' })
    expect(valuesOf(await server.rows(`${path}/rows`))).to.have.length(1)
    const [entity] = await server.rows('/entities')
    expect(entity).to.include({ Encoding: 'utf-8', Attributes: '3', 'Rejected Rows': '1' })
  })

  it('are previewed with their sheets, and raw with the rows of a sheet', async () => {
    const sourceFile = await server.upload('report.xlsx', REPORT)
    const connectInfo = { type: 'excel', sourceFile, sheet: 2 }
    const preview = await asked('preview', {
      source: 'client',
      connectInfo: { ...connectInfo, skipRows: 3 },
      sample: '{first 1 skip 1}',
    })
    expect(preview.status, JSON.stringify(preview.body)).to.equal(200)
    expect(preview.body.rows).to.deep.equal([{ dataRow: ['Wien', '2024-02-01', ''] }])
    expect(preview.body.metadata['detected']).to.deep.equal({
      compressed: 'N',
      sheets: [
        { name: 'Cover', state: 'visible' },
        { name: 'Sales 2024', state: 'hidden' },
      ],
    })
    const raw = await asked('rawpreview', {
      source: 'client',
      connectInfo: { ...connectInfo, skipRows: 'any' },
    })
    expect(raw.status, JSON.stringify(raw.body)).to.equal(200)
    expect(raw.body.rows).to.deep.equal([
      { dataRow: ['1', 'Report of May'] },
      { dataRow: ['2', ''] },
      { dataRow: ['3', ''] },
      { dataRow: ['4', ',shop,sold,total'] },
      { dataRow: ['5', ',Graz,2024-01-31,1.10'] },
      { dataRow: ['6', ',Wien,2024-02-01,#DIV/0!'] },
    ])
    expect(raw.body.metadata['detected']).to.deep.equal(preview.body.metadata['detected'])
  })

  it('are found in folders of the server, in each format', async () => {
    for (const sourceFile of ['may/table.xls', 'table.ods']) {
      const created = await asked('create', {
        entityName: sourceFile,
        source: 'server',
        connectInfo: { type: 'excel', connectionId: '1', sourceFile },
      })
      expect(created.status, JSON.stringify(created.body)).to.equal(200)
      expect(await server.ended(created.body.job)).to.include({ State: 'Completed', Reason: '' })
      const rows = await server.rows(`/entities/${created.body.entityId}/rows?pageSize=1`)
      expect(rows[0]).to.include({ id: '1', name: 'Jörg 😀', duration: '05:00:01', share: '0.125' })
    }
  })

  it('may have virtual columns, which are checked when an entity is created', async () => {
    const file = readFileSync(writtenByLibreOffice('table.xlsx'))
    const options = { columns: ['{NEXT NEXT {} {} {id + 1} 10}'] }
    const { path, job } = await server.load('Virtual', file, {
      connectInfo: { ...EXCEL, range: 'A:B' },
      sample: '{first 1}',
      options,
    })
    expect(job).to.include({ State: 'Completed' })
    expect(valuesOf(await server.rows(`${path}/rows`))).to.deep.equal([
      { id: '1', name: 'Jörg 😀', NEXT: '2' },
    ])
  })

  it('have no columns without values in the range, or below the skipped rows', async () => {
    const file = xlsx({ sheets: [{ xml: textRow('id', 'n') + textRow('1', '2') }] })
    for (const [words, where] of [
      [{ range: 'D5:E9' }, 'in the range'],
      [{ skipRows: 50 }, 'below the 50 rows that skipRows leaves out'],
      [{ range: 'A2:', skipRows: 1 }, 'in the range below the row that skipRows leaves out'],
    ] as const) {
      const connectInfo = { ...EXCEL, ...words }
      const { job } = await server.load(`Nothing ${where}`, file, { connectInfo })
      expect(job['Reason']).to.equal(
        `The sheet has no values ${where}, so its columns are unknown; correct range, skipRows or sheet.`,
      )
    }
  })

  it('are refused with a sentence, also before a load', async () => {
    const sourceFile = await server.upload('report.xlsx', REPORT)
    const data = (words: object) => ({
      source: 'client',
      connectInfo: { type: 'excel', sourceFile, ...words },
    })
    for (const [words, status, sentence] of [
      [{ range: 'B9:A1' }, 400, 'The range must be cells'],
      [{ attr: 'ddl' }, 400, 'attr "none"'],
      [
        { sheet: 'Sales' },
        409,
        'The workbook has no sheet "Sales". Its sheets are "Cover", "Sales 2024" (hidden)',
      ],
      [{ sheet: 0 }, 400, ''],
      [{ skipRows: -1 }, 400, ''],
      [{ errors: 'skip' }, 400, ''],
    ] as const) {
      const answer = await asked('preview', data(words))
      expect(answer.status, JSON.stringify(answer.body)).to.equal(status)
      expect(JSON.stringify(answer.body)).to.contain(JSON.stringify(sentence).slice(1, -1))
    }
    const { job } = await server.load('No workbook', 'a,b\n1,2\n', { connectInfo: EXCEL })
    expect(job).to.include({ State: 'Failed' })
    expect(job['Reason']).to.contain('set `type` to delimited')
    const empty = await server.load('Empty', xlsx({ sheets: [{ xml: '' }] }), { connectInfo: EXCEL })
    expect(empty.job['Reason']).to.match(/^The sheet has no values, so its columns are unknown; name another/)
    const delimited = await server.load('As text', REPORT)
    expect(delimited.job['Reason']).to.contain('Set `type` to excel if it is a workbook, and load it again.')
  })
})
