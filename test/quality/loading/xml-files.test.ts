import { expect } from 'chai'
import { gzipSync } from 'node:zlib'
import { type QualityServer, startQualityServer } from '../support/quality-server.ts'

const FEED = `<?xml version="1.0" encoding="ISO-8859-1"?>
<feed><title>Caf\u00e9s</title>
<entry id="1"><name>Caf\u00e9 Central</name><price>1.10</price></entry>
<entry id="2"><name>Hawelka</name><price/></entry>
</feed>
`
const EVIDENCE = 'The file is XML, and an element "feed" in it has 2 elements "entry".'
const CONTENT = Buffer.from(FEED, 'latin1')

describe('XML files', function () {
  this.timeout(60_000)
  let server: QualityServer
  before(async () => {
    server = await startQualityServer()
  })
  after(() => server.stop())

  const preview = (connectInfo: Record<string, unknown>) =>
    server.command('/entities', {
      command: 'preview',
      data: { source: 'client', connectInfo },
    })

  const rowsOf = async (path: string) =>
    (await server.rows(`${path}/rows`)).map(({ Row: _, ...values }) => values)

  it('are refused without the records, and the sentence and the preview name them', async () => {
    const { job } = await server.load('Unnamed', CONTENT, { connectInfo: { type: 'xml' } })
    expect(job['State']).to.equal('Failed')
    expect(job['Reason']).to.equal(
      `${EVIDENCE} Set \`records\` to /feed/entry to load them as records, or to $ to load the whole file as one record.`,
    )
    const { status, body } = await preview({ type: 'xml', sourceFile: 'Unnamed.csv' })
    expect(status, JSON.stringify(body)).to.equal(200)
    const { rows, metadata } = body as unknown as {
      rows: { dataRow: (string | null)[] }[]
      metadata: { detected: { records?: string; evidence: { member: string; sentence: string }[] } }
    }
    expect(rows.map(({ dataRow }) => dataRow[1])).to.deep.equal(['Caf\u00e9 Central', 'Hawelka'])
    expect(metadata.detected.records).to.equal('/feed/entry')
    expect(metadata.detected.evidence).to.deep.include({
      member: 'records',
      sentence: EVIDENCE,
      doubtful: 'N',
    })
  })

  it('are previewed if they are longer than what the detection reads', async () => {
    const rows = Array.from(
      { length: 7_000 },
      (_, id) => `<row id="${id}"><name>${'x'.repeat(30)}</name></row>\n`,
    )
    await server.load('Long', `<rows>\n${rows.join('')}</rows>`, { connectInfo: { type: 'xml' } })
    const { status, body } = await preview({ type: 'xml', sourceFile: 'Long.csv' })
    expect(status, JSON.stringify(body)).to.equal(200)
    const { rows: shown } = body as unknown as { rows: { dataRow: string[] }[] }
    expect(shown[1]!.dataRow).to.deep.equal(['1', 'x'.repeat(30)])
  })

  for (const [name, content] of [
    ['Plain', CONTENT],
    ['Packed', gzipSync(CONTENT)],
  ] as const)
    it(`are loaded: ${name}`, async () => {
      const { path, job } = await server.load(name, content, {
        connectInfo: { type: 'xml', records: 'entry' },
      })
      expect(job, job['Reason']).to.include({ State: 'Completed' })
      const rows = await rowsOf(path)
      expect(rows.map((row) => Object.values(row).slice(-3))).to.deep.equal([
        ['1', 'Caf\u00e9 Central', '1.10'],
        ['2', 'Hawelka', ''],
      ])
    })

  it('are refused as delimited files, unless the delimiter is given', async () => {
    const { job } = await server.load('Delimited', CONTENT)
    expect(job['State']).to.equal('Failed')
    expect(job['Reason']).to.match(/^The file is XML\. Set `type` to xml and `records` to/)
    const { status } = await preview({ type: 'delimited', attr: 'none', sourceFile: 'Delimited.csv' })
    expect(status).to.equal(409)
    const given = { connectInfo: { attr: 'none', delimiter: 'comma', encoding: 'iso8859-1' } }
    const anyway = await server.load('Anyway', CONTENT, given)
    expect(anyway.job, anyway.job['Reason']).to.include({ State: 'Completed' })
  })

  it('have a sentence that fits a wrong path and a fault', async () => {
    const { status, body } = await preview({ type: 'xml', sourceFile: 'Unnamed.csv', records: '//entry' })
    expect(status).to.equal(400)
    expect(JSON.stringify(body)).to.include('records must be the name of the elements')
    const { job } = await server.load('Cut', CONTENT.subarray(0, 150), {
      connectInfo: { type: 'xml', records: 'entry' },
    })
    expect(job['Reason']).to.match(/^The source file ends inside of the element/)
  })
})
