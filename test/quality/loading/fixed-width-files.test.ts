import { expect } from 'chai'
import { gzipSync } from 'node:zlib'
import { type QualityServer, startQualityServer } from '../support/quality-server.ts'

const TEXT = 'Müller    12  \nÅström     7NA\nLee     1000x \n'
const POSITIONS = [
  { name: 'name', start: 1, length: 8 },
  { name: 'amount', start: 9, length: 4 },
  { start: 13, length: 2 },
]

describe('Files of fixed width', function () {
  this.timeout(60_000)
  let server: QualityServer
  before(async () => void (server = await startQualityServer()))
  after(() => server?.stop())

  const valuesOf = (rows: Record<string, string>[]) =>
    rows.map(({ Row: _, ...values }) => Object.values(values).join('|'))
  const preview = (connectInfo: Record<string, unknown>) =>
    server.command('/entities', { command: 'preview', data: { source: 'client', connectInfo } })

  it('are loaded by positions, also if they are compressed, and loaded again', async () => {
    const connectInfo = { type: 'fixedwidth', attr: 'none', positions: POSITIONS, nulls: ['NA'] }
    const options = { columns: ['{TWICE TWICE {} {} {amount * 2} 10}'] }
    const { path, job } = await server.load('Gauges', gzipSync(TEXT), { connectInfo, options })
    expect(job, job['Reason']).to.include({ State: 'Completed', Reason: '' })
    const expected = ['Müller|12||24', 'Åström|7||14', 'Lee|1000|x|2000']
    expect(valuesOf(await server.rows(`${path}/rows`))).to.deep.equal(expected)
    const again = await server.command(path, { command: 'reload', data: {} })
    expect(await server.ended(again.body.job)).to.include({ State: 'Completed' })
    expect(valuesOf(await server.rows(`${path}/rows`))).to.deep.equal(expected)
  })

  it('are previewed by widths, and raw as lines', async () => {
    const sourceFile = await server.upload('widths.txt', TEXT)
    const { status, body } = await preview({ type: 'fixedwidth', sourceFile, widths: [8, 4, 1] })
    expect(status, JSON.stringify(body)).to.equal(200)
    expect((body.rows as { dataRow: string[] }[]).map(({ dataRow }) => dataRow)).to.deep.equal([
      ['Müller', '12', ''],
      ['Lee', '1000', 'x'],
    ])
    const raw = await server.command('/entities', {
      command: 'rawpreview',
      data: { source: 'client', connectInfo: { type: 'fixedwidth', sourceFile } },
    })
    expect((raw.body.rows as { dataRow: string[] }[])[0]!.dataRow).to.deep.equal(['1', 'Müller    12  '])
  })

  it('are refused without positions, and with positions that are none', async () => {
    const sourceFile = await server.upload('none.txt', TEXT)
    for (const wrong of [
      {},
      { widths: [] },
      { widths: [0] },
      { widths: [1], positions: POSITIONS },
      { positions: [{ start: 0, length: 1 }] },
      { positions: [{ start: 1 }] },
      { widths: [1], attr: 'ddl' },
    ]) {
      const { status, body } = await preview({ type: 'fixedwidth', sourceFile, ...wrong })
      expect(status, JSON.stringify([wrong, body])).to.equal(400)
    }
  })
})
