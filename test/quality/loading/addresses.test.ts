import { expect } from 'chai'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { WebServer } from '../loaders/address/web-server.ts'
import { type QualityServer, startQualityServer } from '../support/quality-server.ts'

describe('Files of a web server', function () {
  this.timeout(60_000)
  let web: WebServer
  let server: QualityServer
  let connection: string

  before(async () => {
    web = await new WebServer().start()
    web.file('/reports/april.csv', 'branch;sold\nParis;12\nRome;7\n', '"1"')
    web.file('/reports/2024/may.csv.gz', gzipSync('branch,sold\nOslo,9\n'))
    server = await startQualityServer({ env: { SOURCE_HOSTS: web.host } })
    connection = await added('Reports', { type: 'http', parameters: `ADDRESS ${web.url}/reports/` })
  })
  after(async () => {
    await server?.stop()
    web?.stop()
  })

  async function added(name: string, data: Record<string, unknown>): Promise<string> {
    const { status, body } = await server.command('/loaderconnections', {
      command: 'add',
      data: { name, ...data },
    })
    expect(status, JSON.stringify(body)).to.equal(200)
    return (body as unknown as { connectionId: string }).connectionId
  }

  const asked = (command: string, connectInfo: Record<string, unknown>) =>
    server.command('/entities', {
      command,
      data: {
        source: 'server',
        connectInfo: { connectionId: connection, type: 'delimited', attr: 'names', ...connectInfo },
      },
    })

  it('are previewed with what they seem to be, plain and compressed', async () => {
    const { status, body } = await asked('preview', { sourceFile: 'april.csv', delimiter: ';' })
    expect(status, JSON.stringify(body)).to.equal(200)
    expect(body.rows).to.deep.equal([{ dataRow: ['Paris', '12'] }, { dataRow: ['Rome', '7'] }])
    expect(body.metadata['detected']).to.include({ delimiter: ';', terminator: 'lf' })
    const raw = await asked('rawpreview', { sourceFile: '2024/may.csv.gz' })
    expect(raw.body.rows).to.deep.include({ dataRow: ['2', 'Oslo,9'] })
  })

  it('are loaded and reloaded', async () => {
    const { status, body } = await server.command('/entities', {
      command: 'create',
      data: {
        entityName: 'April',
        source: 'server',
        connectInfo: {
          connectionId: connection,
          type: 'delimited',
          sourceFile: 'april.csv',
          attr: 'names',
          delimiter: ';',
        },
      },
    })
    expect(status, JSON.stringify(body)).to.equal(200)
    const job = await server.ended(body.job)
    expect(job, job['Reason']).to.include({ State: 'Completed' })
    const path = `/entities/${body.entityId}`
    expect((await server.rows(`${path}/rows`)).map(({ branch }) => branch)).to.deep.equal(['Paris', 'Rome'])
    web.file('/reports/april.csv', 'branch;sold\nParis;12\nRome;7\nBern;1\n', '"2"')
    const again = await server.command(path, { command: 'reload' })
    expect(await server.ended(again.body.job)).to.include({ State: 'Completed' })
    expect(await server.rows(`${path}/rows`)).to.have.length(3)
    const loads = join(server.dataDir, 'quality', '1', 'loads')
    expect(await readdir(loads)).to.deep.equal([])
  })
})
