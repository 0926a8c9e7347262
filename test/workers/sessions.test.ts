import { expect } from 'chai'
import { writeFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { temporaryFolder } from '../platform/support.ts'
import { makeCertificate } from '../support/certificate.ts'
import { startServerAsProcesses } from '../support/server-as-processes.ts'
import type { TestServer } from '../support/server.ts'

const PASSWORD = 'the administrator of the processes'

describe('Several processes behind one port with TLS', function () {
  this.timeout(60_000)
  let server: TestServer
  afterEach(() => server.stop())

  it('pass the cookie of a session to the process of the data-quality service and back', async () => {
    const folder = await temporaryFolder()
    const { cert, key } = makeCertificate()
    await writeFile(join(folder, 'cert.pem'), cert)
    await writeFile(join(folder, 'key.pem'), key)
    server = await startServerAsProcesses(2, {
      demo: false,
      env: {
        SERVICES: 'spatial,quality',
        ADMIN_PASSWORD: PASSWORD,
        TLS_CERT_FILE: join(folder, 'cert.pem'),
        TLS_KEY_FILE: join(folder, 'key.pem'),
      },
    })
    const ask = (method: string, headers: Readonly<Record<string, string>>, body?: object) =>
      new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
        const sent = request(`${server.url}/api/session`, { method, headers, ca: cert }, (response) => {
          response
            .resume()
            .on('end', () => resolve({ status: response.statusCode!, headers: response.headers }))
        })
        sent.on('error', reject).end(body && JSON.stringify(body))
      })
    const Origin = new URL(server.url).origin
    const json = { 'Content-Type': 'application/json', Origin }
    const opened = await ask('POST', json, { user: 'admin', password: PASSWORD })
    expect(opened.status).to.equal(200)
    const [set = ''] = opened.headers['set-cookie']!
    expect(set).to.match(/^__Host-session=gts_[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/)
    const Cookie = set.split(';')[0]!
    expect((await ask('GET', { Cookie })).status).to.equal(200)
    expect((await ask('GET', { Cookie, 'Sec-Fetch-Site': 'cross-site' })).status).to.equal(401)
    const closed = await ask('DELETE', { Cookie, Origin })
    expect(closed.status).to.equal(204)
    expect(closed.headers['set-cookie']).to.deep.equal([
      '__Host-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure',
    ])
    expect((await ask('GET', { Cookie })).status).to.equal(401)
  })
})
