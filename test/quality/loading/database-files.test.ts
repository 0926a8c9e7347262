import { expect } from 'chai'
import { readFileSync } from 'node:fs'
import { type DatabaseFolder, databaseFolder } from '../loaders/database-files/writing.ts'
import { type QualityServer, startQualityServer } from '../support/quality-server.ts'

const STATEMENTS = [
  'create table orders (id bigint, note text)',
  `insert into orders values (9007199254740993, ''), (2, null), (3, 'a "quoted" note')`,
  'create table customers (name text)',
  `insert into customers values ('Ada')`,
  'create view everybody as select name from customers',
]

for (const format of ['sqlite', 'duckdb'] as const)
  describe(`Database files of ${format}`, function () {
    this.timeout(60_000)
    let server: QualityServer
    let folder: DatabaseFolder
    let bytes: Buffer
    before(async () => {
      folder = databaseFolder()
      bytes = readFileSync(await folder[format]('shop.db', STATEMENTS))
      server = await startQualityServer()
    })
    after(async () => {
      await server?.stop()
      folder.remove()
    })

    const asked = (command: string, data: Record<string, unknown>) =>
      server.command('/entities', { command, data })

    it('are loaded table by table, with exact integers, empty strings apart from null, and virtual columns', async () => {
      const { path, job } = await server.load('Orders', bytes, {
        connectInfo: { type: format, table: 'ORDERS' },
        options: { columns: ['{NEXT NEXT {} {} {id + 1} 20}'] },
      })
      expect(job, job['Reason']).to.include({ State: 'Completed', Reason: '' })
      const rows = await server.rows(`${path}/rows`)
      expect(rows.map(({ id, NEXT }) => [id, NEXT])).to.deep.equal([
        ['9007199254740993', '9007199254740994'],
        ['2', '3'],
        ['3', '4'],
      ])
      const attributes = await server.rows(`${path}/attributes?where=${encodeURIComponent('Name = "note"')}`)
      expect(attributes.map(({ Nulls, Blanks }) => [Nulls, Blanks])).to.deep.equal([['1', '1']])
    })

    it('are previewed with their tables, and raw with the names and the first rows', async () => {
      const sourceFile = await server.upload(`shop.${format}`, bytes)
      const connectInfo = { type: format, sourceFile, table: 'orders' }
      const preview = await asked('preview', { source: 'client', connectInfo, sample: '{first 1 skip 2}' })
      expect(preview.status, JSON.stringify(preview.body)).to.equal(200)
      const rows = preview.body.rows as { dataRow: string[] }[]
      expect(rows.map(({ dataRow }) => dataRow)).to.deep.equal([['3', 'a "quoted" note']])
      expect(preview.body.metadata['detected']).to.deep.equal({
        compressed: 'N',
        tables: [{ name: 'customers' }, { name: 'orders' }],
      })
      const raw = await asked('rawpreview', { source: 'client', connectInfo })
      const lines = (raw.body.rows as { dataRow: string[] }[]).map(({ dataRow }) => dataRow[1])
      expect(lines).to.deep.equal(['id,note', '9007199254740993,""', '2,', '3,"a ""quoted"" note"'])
    })

    it('are refused with a sentence that names the tables, and give no views', async () => {
      const sourceFile = await server.upload(`unnamed.${format}`, bytes)
      const unnamed = await asked('preview', { source: 'client', connectInfo: { type: format, sourceFile } })
      expect(unnamed.status).to.equal(409)
      expect(JSON.stringify(unnamed.body)).to.include(
        'The file has 2 tables. Name one of them in `table`: \\"customers\\", \\"orders\\".',
      )
      const [error] = unnamed.body.errors
      expect(error).to.include({ pointer: '/data/connectInfo/table' })
      expect(error?.choices).to.deep.equal(['customers', 'orders'])
      const view = await server.load('View', bytes, { connectInfo: { type: format, table: 'everybody' } })
      expect(view.job['Reason']).to.match(/^"everybody" is a view, and only tables are read/)
      const named = { type: format, sourceFile, table: 'a\0b' }
      const invalid = await asked('preview', { source: 'client', connectInfo: named })
      expect(invalid.status).to.equal(400)
      const declared = await server.load('Delimited', bytes, {
        connectInfo: { type: 'delimited', attr: 'names' },
      })
      expect(declared.job['Reason']).to.match(new RegExp(`Set \`type\` to ${format}, and load it again\\.$`))
    })
  })
