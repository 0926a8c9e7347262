import { expect } from 'chai'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServerProcess, type ServerProcess } from './quality/support/server-process.ts'
import { temporaryFolder } from './platform/support.ts'
import { makeUsed } from './support/marked-data-dir.ts'

const COLLECTIONS = '/v1/ogcapi/enrich/collections'

describe('A server that was told to stop', function () {
  this.timeout(60_000)
  let server: ServerProcess
  beforeEach(async () => {
    const dataDir = await makeUsed(join(await temporaryFolder(), 'data'))
    server = await startServerProcess(dataDir, {
      env: { SERVICES: 'spatial', AUTH: 'none', DRAIN_MS: '1500' },
    })
  })
  afterEach(() => server.end())

  it('answers for its time, tells that it leaves, and lets no connection stay open', async () => {
    const before = await fetch(`${server.url}/readyz`)
    expect(before.status).to.equal(200)
    expect(before.headers.get('connection')).to.equal('keep-alive')
    await before.text()
    server.child.kill('SIGTERM')
    while (!server.output().includes('is stopping')) await sleep(5)
    const probe = await fetch(`${server.url}/readyz`)
    expect(probe.status).to.equal(503)
    expect(await probe.json()).to.include({ status: 'leaving' })
    for (const path of [COLLECTIONS, '/', '/healthz', '/v1/nothing']) {
      const answer = await fetch(server.url + path)
      expect(answer.status, path).to.equal(path === '/v1/nothing' ? 404 : 200)
      expect(answer.headers.get('connection'), path).to.equal('close')
      await answer.text()
    }
    expect(await server.exit).to.equal(0)
  })

  it('ends the connection of an answer that began before', async () => {
    const port = Number(new URL(server.url).port)
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.on('data', (chunk) => (text += chunk.toString()))
    await once(socket, 'connect')
    // The rest of the head comes after the signal.
    socket.write(`GET ${COLLECTIONS} HTTP/1.1\r\nHost: localhost\r\n`)
    await sleep(100)
    server.child.kill('SIGTERM')
    while (!server.output().includes('is stopping')) await sleep(5)
    socket.write('\r\n')
    await once(socket, 'close')
    expect(text)
      .to.match(/^HTTP\/1\.1 200 OK\r\n/)
      .and.match(/\r\nConnection: close\r\n/i)
    expect(await server.exit).to.equal(0)
  })
})
