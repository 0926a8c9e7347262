import { expect } from 'chai'
import { type QualityServer, startQualityServer } from '../support/quality-server.ts'

const ANSWER = '{"total_count": 2, "items": [{"id": 1, "price": 1.10}, {"id": 2, "price": 2}]}'
const EVIDENCE = 'The file is one object, and the array at $.items in it has 2 objects.'

describe('JSON files with their records inside of a value', function () {
  this.timeout(60_000)
  let server: QualityServer
  before(async () => {
    server = await startQualityServer()
  })
  after(() => server.stop())

  const preview = (connectInfo: Record<string, unknown>) =>
    server.command('/entities', {
      command: 'preview',
      data: { source: 'client', connectInfo: { type: 'json', ...connectInfo } },
    })

  it('are refused without a path, and the sentence and the preview name it', async () => {
    const { job } = await server.load('Wrapped', ANSWER, { connectInfo: { type: 'json' } })
    expect(job['State']).to.equal('Failed')
    expect(job['Reason']).to.equal(
      `${EVIDENCE} Set \`records\` to $.items[*] to load its elements as records, or to $ to load the whole object as one record.`,
    )
    const { status, body } = await preview({ sourceFile: 'Wrapped.csv' })
    expect(status, JSON.stringify(body)).to.equal(200)
    const { rows, metadata } = body as unknown as {
      rows: { dataRow: string[] }[]
      metadata: { detected: { records?: string; evidence: { member: string; sentence: string }[] } }
    }
    expect(rows.map(({ dataRow }) => dataRow)).to.deep.equal([
      ['1', '1.10'],
      ['2', '2'],
    ])
    expect(metadata.detected.records).to.equal('$.items[*]')
    expect(metadata.detected.evidence).to.deep.include({
      member: 'records',
      sentence: EVIDENCE,
      doubtful: 'N',
    })
  })

  it('are previewed at the path if they are longer than what the detection reads', async () => {
    const items = Array.from({ length: 7_000 }, (_, id) => `{"id":${id},"name":"${'x'.repeat(40)}"}`)
    await server.load('Long', `{"count":7000,"items":[${items.join(',')}]}`, {
      connectInfo: { type: 'json' },
    })
    const { status, body } = await preview({ sourceFile: 'Long.csv' })
    expect(status, JSON.stringify(body)).to.equal(200)
    const { rows } = body as unknown as { rows: { dataRow: string[] }[] }
    expect(rows[1]!.dataRow).to.deep.equal(['1', 'x'.repeat(40)])
  })

  it('are loaded by the path', async () => {
    const { path, job } = await server.load('Items', ANSWER, {
      connectInfo: { type: 'json', records: 'items' },
    })
    expect(job, job['Reason']).to.include({ State: 'Completed' })
    const rows = async () => (await server.rows(`${path}/rows`)).map(({ Row: _, ...values }) => values)
    expect(await rows()).to.deep.equal([
      { id: '1', price: '1.10' },
      { id: '2', price: '2' },
    ])
  })

  it('are loaded as one record by the path $', async () => {
    const { job } = await server.load('One', ANSWER, { connectInfo: { type: 'json', records: '$' } })
    expect(job, job['Reason']).to.include({ State: 'Completed' })
  })

  it('are refused with a sentence if the path leads to nothing, or is no path', async () => {
    const { job } = await server.load('No such', ANSWER, { connectInfo: { type: 'json', records: 'rows' } })
    expect(job['Reason']).to.match(
      /has no key "rows", so there are no records in \$\.rows; correct records\.$/,
    )
    const { status, body } = await preview({ sourceFile: 'No such.csv', records: 'a[0]' })
    expect(status).to.equal(400)
    expect(JSON.stringify(body)).to.include('records must be a path of keys and [*]')
  })

  for (const [name, text, sentence] of [
    ['Empty array', '[]', /^The array of the source file has no elements/],
    ['Empty object', '{}', /^The records of the source file have neither keys nor elements/],
    ['Nothing', ' ', /^The file is empty/],
  ] as const)
    it(`have a sentence that fits ${text}`, async () => {
      const { job } = await server.load(name, text, { connectInfo: { type: 'json' } })
      expect(job['Reason']).to.match(sentence)
    })
})
