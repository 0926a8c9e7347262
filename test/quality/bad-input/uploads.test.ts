import { expect } from 'chai'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { exchange } from '../../support/raw-http.ts'
import { ADMIN_PASSWORD, basic, startQualityServer, type QualityServer } from '../support/quality-server.ts'
import { post, problemOf } from './problems.ts'

const LIMIT = 1_000_000
const PART = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'
const END = '\r\n--x--\r\n'

describe('A faulty upload', () => {
  let server: QualityServer

  before(async () => void (server = await startQualityServer({ env: { UPLOAD_LIMIT_BYTES: String(LIMIT) } })))
  after(async () => {
    await server.stop()
    expect(server.log.filter(({ level }) => level === 'error' || Number(level) >= 50)).to.deep.equal([])
  })
  afterEach(async () => {
    // A refusal may be answered before the last of the folder is gone.
    for (let tries = 0; tries < 50 && (await kept()).length > 0; tries++) await sleep(20)
    expect(await kept(), 'files left behind').to.deep.equal([])
    expect(await server.rows('/files')).to.deep.equal([])
  })

  const kept = () => readdir(join(server.dataDir, 'quality', '1', 'files'))
  const head = (...more: string[]) =>
    [
      'POST /api/repositories/test/upload HTTP/1.1',
      'Host: localhost',
      `Authorization: ${basic('admin', ADMIN_PASSWORD)}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Connection: close',
      ...more,
      '',
      '',
    ].join('\r\n')
  const form = (...parts: readonly (readonly [name: string, value: string | Blob, filename?: string])[]) => {
    const form = new FormData()
    for (const [name, value, filename] of parts)
      if (typeof value === 'string') form.append(name, value)
      else form.append(name, value, filename)
    return server.ask('/upload', { method: 'POST', body: form })
  }

  it('is refused by 413 over the limit, where its length is told', async () => {
    const { status, title, detail } = await problemOf(
      await form(['file', new Blob([Buffer.alloc(LIMIT + 1)]), 'a.csv']),
      server,
    )
    expect({ status, title }).to.deep.equal({ status: 413, title: 'Too large' })
    expect(detail).to.include(String(LIMIT))
  })

  it('is refused by 413 over the limit, where it comes in chunks without an end', async () => {
    const chunk = 'x'.repeat(65_536)
    const chunks = Array.from({ length: 20 }, () => `10000\r\n${chunk}\r\n`)
    const start = `${PART.length.toString(16)}\r\n${PART}\r\n`
    const { answers } = await exchange(server.url, [head('Transfer-Encoding: chunked'), start, ...chunks], {
      expect: 1,
    })
    expect(answers[0]?.status).to.equal(413)
  })

  it('is accepted with exactly the allowed number of bytes', async () => {
    const answer = await form(['file', new Blob([Buffer.alloc(LIMIT)]), 'full.csv'])
    expect(answer.status).to.equal(200)
    expect((await server.ask('/files/full.csv', { method: 'DELETE' })).status).to.equal(204)
  })

  it('leaves nothing where the client goes away in the middle', async () => {
    for (const cut of [PART.slice(0, 20), PART, `${PART}a,b\n1,2\n`, `${PART}a,b\n\r\n--x`]) {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
      socket.write(head('Content-Length: 100000') + cut)
      await sleep(60)
      socket.resetAndDestroy()
    }
  })

  it('leaves nothing where the body ends before the form does', async () => {
    for (const body of [
      '',
      '--x--\r\n',
      PART,
      `${PART}a,b\n1,2\n`,
      `${PART}a,b\n\r\n--x`,
      'garbage',
      `${PART}a\r\n--y--\r\n`,
    ]) {
      const { answers } = await exchange(server.url, head(`Content-Length: ${body.length}`) + body, {
        expect: 1,
      })
      expect(answers[0]?.status, JSON.stringify(body)).to.equal(400)
      expect(JSON.parse(answers[0]!.body)).to.have.property('detail').that.matches(/\.$/)
    }
  })

  it('is rejected with the part that is missing, unknown or repeated', async () => {
    const file = new Blob(['a\n1\n'])
    for (const answer of [
      await form(),
      await form(['fiel', file, 'a.csv']),
      await form(['file', 'a text'], ['x', 'y']),
      await form(['file', file, 'a.csv'], ['file', file, 'b.csv']),
      await form(['file', file, 'a.csv'], ['other', 'x']),
      await form(['other', 'x'.repeat(100_000)], ['file', file, 'a.csv']),
      await form(...Array.from({ length: 2000 }, (_, index) => [`f${index}`, 'x'] as const)),
    ])
      expect((await problemOf(answer, server)).status).to.equal(400)
  })

  it('is rejected with the fault if it is not a form', async () => {
    for (const [status, type, body] of [
      [400, 'multipart/form-data', `${PART}a${END}`],
      [400, 'multipart/form-data; boundary=', `${PART}a${END}`],
      [400, `multipart/form-data; boundary=${'x'.repeat(5000)}`, `${PART}a${END}`],
      [400, 'multipart/form-data; boundary=y', `${PART}a${END}`],
      [400, 'multipart/form-data; boundary=x', `--x\r\n${'X-Header: y\r\n'.repeat(5000)}\r\na${END}`],
      [400, 'multipart/form-data; boundary=x', `--x\r\n\r\na${END}`],
      [415, 'multipart/mixed; boundary=x', `${PART}a${END}`],
      [415, 'application/octet-stream', 'a'],
    ] as const)
      expect((await problemOf(await post(server, '/upload', body, type), server)).status, type).to.equal(
        status,
      )
  })
})
