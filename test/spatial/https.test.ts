import { expect } from 'chai'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect as connectTls, type SecureVersion } from 'node:tls'
import { makeCertificate, type TestCertificate } from '../support/certificate.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { ROOT, type Link } from '../support/spatial-client.ts'

describe('a server with a certificate', () => {
  let folder: string
  let server: TestServer
  let stopped: boolean
  const one = makeCertificate({ name: 'one' })
  const put = async ({ cert, key }: Pick<TestCertificate, 'cert' | 'key'>): Promise<void> => {
    await writeFile(join(folder, 'cert.pem'), cert)
    await writeFile(join(folder, 'key.pem'), key)
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'groundtruth-tls-'))
    await put(one)
    stopped = false
    server = await startServer({
      demo: false,
      env: { TLS_CERT_FILE: join(folder, 'cert.pem'), TLS_KEY_FILE: join(folder, 'key.pem') },
    })
  })
  afterEach(async () => {
    if (!stopped) await server.stop()
    await rm(folder, { recursive: true })
  })
  const port = () => Number(new URL(server.url).port)

  /** One request over a connection of its own; only this certificate is trusted. */
  const get = (
    path: string,
    { cert }: { cert: string },
    headers = {},
  ): Promise<{ status: number; text: string }> =>
    new Promise((resolve, reject) => {
      request(`${server.url}${path}`, { ca: cert, agent: false, headers }, (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () => resolve({ status: response.statusCode!, text }))
      })
        .on('error', reject)
        .end()
    })

  /** The version of TLS that a client gets, or the code of why it gets none. */
  const versionFor = async (maxVersion: SecureVersion): Promise<string | null> => {
    const socket = connectTls({
      port: port(),
      host: '127.0.0.1',
      ca: one.cert,
      minVersion: 'TLSv1',
      maxVersion,
      ciphers: 'DEFAULT@SECLEVEL=0',
    })
    try {
      await once(socket, 'secureConnect')
      return socket.getProtocol()
    } catch (error) {
      return (error as NodeJS.ErrnoException).code ?? null
    } finally {
      socket.destroy()
    }
  }

  it('answers over https, with links that say so', async () => {
    const { status, text } = await get(`${ROOT}/`, one, { Authorization: `Bearer ${await server.token()}` })
    expect(status).to.equal(200)
    const { links } = JSON.parse(text) as { links: Link[] }
    expect(links).to.not.be.empty
    for (const { href } of links) expect(href.startsWith(server.url), href).to.be.true
    expect(server.url).to.match(/^https:/)
  })

  it('speaks TLS 1.2 and 1.3, and nothing older', async () => {
    expect(await versionFor('TLSv1.3')).to.equal('TLSv1.3')
    expect(await versionFor('TLSv1.2')).to.equal('TLSv1.2')
    expect(await versionFor('TLSv1.1')).to.match(/^E/)
    expect(await versionFor('TLSv1')).to.match(/^E/)
  })

  it('takes a new certificate within a second, without a restart and without ending connections', async () => {
    const two = makeCertificate({ name: 'two' })
    const kept = connectTls({ port: port(), host: '127.0.0.1', ca: one.cert })
    await once(kept, 'secureConnect')
    await put(two)
    const startedAt = performance.now()
    for (;;) {
      const answer = await get('/healthz', two).catch(() => undefined)
      if (answer?.status === 200) break
      if (performance.now() - startedAt > 3000) break
      await sleep(20)
    }
    expect(performance.now() - startedAt).to.be.below(1000)
    kept.write('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    const [chunk] = (await once(kept, 'data')) as [Buffer]
    expect(chunk.toString()).to.match(/^HTTP\/1\.1 200 /)
    kept.destroy()
  })

  it('keeps its certificate where the new files do not belong together, which the log and /readyz say', async () => {
    await writeFile(join(folder, 'key.pem'), makeCertificate().key)
    await sleep(700)
    const { text } = await get('/readyz', one)
    expect((JSON.parse(text) as { problems: string[] }).problems[0]).to.match(/is not the key of/)
    expect(server.log.filter(({ level }) => level === 50)).to.have.length(1)
  })

  it('ends a connection that speaks plain http, and goes on', async () => {
    const socket = connect(port(), '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    socket.resume()
    await once(socket, 'close')
    expect((await get('/healthz', one)).status).to.equal(200)
  })

  it('stops although a client has not said more than hello', async () => {
    const silent = connect(port(), '127.0.0.1')
    silent.on('error', () => undefined)
    await once(silent, 'connect')
    await sleep(50)
    const startedAt = performance.now()
    await server.stop()
    stopped = true
    expect(performance.now() - startedAt).to.be.below(900)
    silent.destroy()
  })
})
