import { expect } from 'chai'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeCertificate } from '../../support/certificate.ts'
import { WebServer } from '../loaders/address/web-server.ts'
import { newDataDir } from '../support/data-dir.ts'
import { strayData } from '../support/left-on-disk.ts'
import { startServerProcess, type ServerProcess } from '../support/server-process.ts'

const CONTENT = `a,b\n${'1,2\n'.repeat(50_000)}`

describe('A download over HTTPS', function () {
  this.timeout(60_000)
  const certificate = makeCertificate()
  let web: WebServer
  let dataDir: string
  let server: ServerProcess | undefined
  let trusted: string

  before(async () => {
    web = await new WebServer(certificate).start()
    web.file('/a.csv', CONTENT, '"1"')
    dataDir = await newDataDir()
    trusted = join(dataDir, '..', `${Date.now()}.pem`)
    await writeFile(trusted, certificate.cert)
  })
  after(async () => {
    await server?.end()
    web?.stop()
    if (dataDir) await rm(dataDir, { recursive: true })
    if (trusted) await rm(trusted, { force: true })
  })

  const start = async (env: Record<string, string> = {}): Promise<ServerProcess> =>
    (server = await startServerProcess(dataDir, { env: { SOURCE_HOSTS: web.host, ...env } }))

  const loadsIn = async (): Promise<string[]> =>
    (await readdir(join(dataDir, 'quality', '1', 'loads'), { recursive: true })).map(String)

  it('needs a certificate that the server trusts, and after a crash it is made again and leaves nothing', async () => {
    let running = await start()
    await running.post('', { name: 'test' })
    const added = await running.post<{ connectionId: string }>('/test/loaderconnections', {
      command: 'add',
      data: { name: 'Files', type: 'http', parameters: `ADDRESS ${web.url}/` },
    })
    const data = {
      entityName: 'A',
      source: 'server',
      connectInfo: {
        connectionId: added.body.connectionId,
        type: 'delimited',
        attr: 'names',
        sourceFile: 'a.csv',
      },
    }
    const refused = await running.post<{ detail: string }>('/test/entities', { command: 'preview', data })
    expect(refused.status).to.equal(409)
    expect(refused.body.detail).to.include('has a certificate that is not accepted')
    expect(web.requests).to.deep.equal([])
    await running.end('SIGTERM')

    running = await start({ NODE_EXTRA_CA_CERTS: trusted })
    web.answer('/a.csv', (_, response, content) => {
      response.writeHead(200, { 'Content-Length': content.length })
      response.write(content.subarray(0, 100_000))
    })
    const created = await running.post<{ job: string }>('/test/entities', { command: 'create', data })
    expect(created.status, JSON.stringify(created.body)).to.equal(200)
    const isDownloading = async (): Promise<boolean> =>
      (await loadsIn()).some((path) => path.includes('downloads/'))
    // The file is made before the request. Without the request, the load after the crash would get the answer that stops.
    while (web.requests.length === 0 || !(await isDownloading())) await sleep(20)
    await running.end()

    running = await start({ NODE_EXTRA_CA_CERTS: trusted })
    const job = created.body.job.replace('/api/repositories', '')
    let row: Record<string, string> = {}
    while (!['Completed', 'Failed', 'Cancelled'].includes(row['State'] ?? '')) {
      await sleep(50)
      row = (await running.rows(job))[0]!
    }
    expect(row, row['Reason']).to.include({ State: 'Completed' })
    const rows = await running.rows('/test/entities/1/rows?pageStart=50000')
    expect(rows).to.have.length(1)
    await running.end('SIGTERM')
    expect(await strayData(dataDir)).to.deep.equal({ stray: [], missing: [] })
  })
})
