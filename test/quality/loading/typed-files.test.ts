import { expect } from 'chai'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { writtenByPython } from '../loaders/typed/reading.ts'
import { type QualityServer, startQualityServer } from '../support/quality-server.ts'

const FILES = [
  { type: 'avro', name: 'Avro', file: 'values-deflate.avro' },
  { type: 'arrow', name: 'Arrow', file: 'values-lz4.arrow' },
] as const

for (const { type, name, file } of FILES)
  describe(`Files of ${name}`, function () {
    this.timeout(60_000)
    let server: QualityServer
    const values = readFileSync(writtenByPython(file))
    before(async () => void (server = await startQualityServer()))
    after(() => server?.stop())

    const asked = (command: string, data: Record<string, unknown>) =>
      server.command('/entities', { command, data })

    it('are loaded, also if they are compressed, with empty strings apart from null', async () => {
      for (const [entity, bytes] of [
        ['Plain', values],
        ['Compressed', gzipSync(values)],
      ] as const) {
        const { path, job } = await server.load(entity, bytes, { connectInfo: { type } })
        expect(job, job['Reason']).to.include({ State: 'Completed', Reason: '' })
        const rows = await server.rows(`${path}/rows`)
        expect(rows).to.have.length(6)
        expect(rows[3]).to.include({ large: '9007199254740993', amount: '12345678901234567890.12' })
        expect(rows[2]).to.include({
          micro: '2024-01-31 23:59:59.123456+00',
          bytes: '616263',
          list: '[0,null]',
        })
        const attributes = await server.rows(
          `${path}/attributes?where=${encodeURIComponent('Name = "maybe"')}`,
        )
        expect(attributes.map(({ Nulls, Blanks }) => [Nulls, Blanks])).to.deep.equal([['3', '1']])
      }
    })

    it('are previewed, and raw with the names and the first rows', async () => {
      const sourceFile = await server.upload(`preview.${type}`, values)
      const connectInfo = { type, sourceFile }
      const preview = await asked('preview', { source: 'client', connectInfo, sample: '{first 1 skip 2}' })
      expect(preview.status, JSON.stringify(preview.body)).to.equal(200)
      const rows = preview.body.rows as { dataRow: string[] }[]
      expect(rows.map(({ dataRow }) => dataRow.slice(0, 3))).to.deep.equal([
        ['-1', '-1', 'a "quoted" text, with commas\nand lines'],
      ])
      expect(preview.body.metadata['detected']).to.deep.equal({ compressed: 'N' })
      const raw = await asked('rawpreview', { source: 'client', connectInfo })
      const lines = (raw.body.rows as { dataRow: string[] }[]).map(({ dataRow }) => dataRow[1])
      expect(lines[0]).to.match(/^number,large,text,maybe,yes,/)
      expect(lines[1]).to.match(/^0,0,"","",true,0.1,/)
    })

    it('may have virtual columns', async () => {
      const options = { columns: ['{NEXT NEXT {} {} {number + 1} 10}'] }
      const loaded = await server.load('Virtual', values, {
        connectInfo: { type },
        sample: '{first 1}',
        options,
      })
      expect(loaded.job, loaded.job['Reason']).to.include({ State: 'Completed' })
      expect((await server.rows(`${loaded.path}/rows`))[0]).to.include({ NEXT: '1' })
    })

    it('fail their loads with sentences', async () => {
      const cut = await server.load('Cut', values.subarray(0, -40), { connectInfo: { type } })
      expect(cut.job['State']).to.equal('Failed')
      expect(cut.job['Reason']).to.match(/ cut off .*; upload it again\.$/)
      const text = await server.load('Text', 'a,b\n1,2\n', { connectInfo: { type } })
      expect(text.job['Reason']).to.match(new RegExp(`^The file is not an ${name} file`))
      const delimited = await server.load('Delimited', values, {
        connectInfo: { type: 'delimited', attr: 'names' },
      })
      expect(delimited.job['Reason']).to.equal(
        `The file is in the format ${name}. Set \`type\` to ${type}, and load it again.`,
      )
    })
  })
