import { expect } from 'chai'
import { writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:https'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TLSSocket } from 'node:tls'
import { temporaryFolder } from '../platform/support.ts'
import { makeCertificate, type TestCertificate } from '../support/certificate.ts'
import { startServerAsProcesses } from '../support/server-as-processes.ts'
import type { TestServer } from '../support/server.ts'
import { askForToken, ROOT } from '../support/spatial-client.ts'
import { get } from '../support/get.ts'

describe('Several processes of the spatial service', function () {
  this.timeout(60_000)
  let server: TestServer
  afterEach(() => server.stop())

  it('refuse a revoked key in each process within a second', async () => {
    server = await startServerAsProcesses(2)
    const key = await server.apiKey()
    const answer = await askForToken(server, key)
    expect(answer.status, answer.text).to.equal(200)
    const { access_token: token } = answer.body as { access_token: string }
    const statuses = async (): Promise<number[]> => {
      const all: number[] = []
      for (let count = 0; count < 4; count++) {
        const headers = { Authorization: `Bearer ${token}`, Connection: 'close' }
        all.push((await get(`${server.url}${ROOT}/collections`, headers)).status)
      }
      return all
    }
    expect(await statuses()).to.deep.equal([200, 200, 200, 200])
    await server.revoke(key.key)
    await sleep(1000)
    expect(await statuses()).to.deep.equal([401, 401, 401, 401])
  })

  it('serve over TLS with kept connections, and use a new certificate', async () => {
    const folder = await temporaryFolder()
    const put = async ({ cert, key }: TestCertificate): Promise<void> => {
      await writeFile(join(folder, 'cert.pem'), cert)
      await writeFile(join(folder, 'key.pem'), key)
    }
    const one = makeCertificate({ name: 'one' })
    const two = makeCertificate({ name: 'two' })
    await put(one)
    server = await startServerAsProcesses(2, {
      demo: false,
      env: {
        SERVICES: 'spatial,quality',
        TLS_CERT_FILE: join(folder, 'cert.pem'),
        TLS_KEY_FILE: join(folder, 'key.pem'),
      },
    })
    const ask = (path: string, agent: Agent): Promise<{ status: number; text: string; name: string }> =>
      new Promise((resolve, reject) => {
        request(`${server.url}${path}`, { agent, ca: [one.cert, two.cert] }, (response) => {
          const name = (response.socket as TLSSocket).getPeerCertificate().subject.CN
          let text = ''
          response.on('data', (chunk: Buffer) => (text += chunk.toString()))
          response.on('end', () => resolve({ status: response.statusCode!, text, name: String(name) }))
        })
          .on('error', reject)
          .end()
      })
    const kept = new Agent({ keepAlive: true, maxSockets: 1 })
    const names = async (): Promise<string[]> => {
      const answers = [0, 1, 2, 3].map(() => ask('/healthz', new Agent()))
      return (await Promise.all(answers)).map(({ name }) => name)
    }
    expect((await ask('/healthz', kept)).name).to.equal('one')
    expect(await names()).to.deep.equal(['one', 'one', 'one', 'one'])
    // The process of the data-quality service knows that the client came by https.
    const entry = await ask('/api/openapi.json', kept)
    expect(entry.status).to.equal(200)
    expect((await ask('/', kept)).text).to.contain(`${server.url}/api/repositories`)
    await put(two)
    await sleep(1500)
    expect(await names()).to.deep.equal(['two', 'two', 'two', 'two'])
    expect((await ask('/api/repositories', kept)).name).to.equal('one')
    kept.destroy()
  })
})
