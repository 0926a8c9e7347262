import { expect } from 'chai'
import { connect } from 'node:net'
import { once } from 'node:events'
import { exchange } from '../support/raw-http.ts'
import { startServer, type TestServer } from '../support/server.ts'

const ROOT = '/v1/ogcapi/enrich'
const COUNTIES = `${ROOT}/collections/boundaries/us_counties/items`
const FORM = 'application/x-www-form-urlencoded'

describe('Slow clients and clients that disconnect', () => {
  let server: TestServer
  let head: string
  let basic: string

  before(async () => {
    server = await startServer({
      env: {
        ORACLE: 'off',
        HEADERS_TIMEOUT_MS: '300',
        REQUEST_TIMEOUT_MS: '600',
        KEEP_ALIVE_TIMEOUT_MS: '300',
      },
    })
    head = `Host: a\r\nAuthorization: Bearer ${await server.token()}\r\n`
    const { key, secret } = await server.apiKey()
    basic = `Host: a\r\nAuthorization: Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}\r\n`
  })
  after(() => server.stop())
  afterEach('the server is healthy and found no fault of its own', async () => {
    const { answers } = await exchange(server.url, `GET ${ROOT} HTTP/1.1\r\n${head}\r\n`, { expect: 1 })
    expect(answers[0]?.status).to.equal(200)
    expect(server.log.filter(({ level }) => (level as number) >= 40)).to.deep.equal([])
  })

  it('are disconnected with 408 if the head does not arrive', async () => {
    const drip = Array.from({ length: 40 }, () => ['X', 50]).flat()
    const { answers, closed } = await exchange(server.url, [`GET ${ROOT} HTTP/1.1\r\n`, ...drip])
    expect(answers.map(({ status }) => status)).to.deep.equal([408])
    expect(answers[0]?.body).to.include('did not arrive in time')
    expect(closed).to.equal(true)
  })

  it('are disconnected with 408 if the body does not arrive', async () => {
    const drip = Array.from({ length: 40 }, () => ['a', 50]).flat()
    const { answers, closed } = await exchange(server.url, [
      `POST /auth/v2/token HTTP/1.1\r\n${basic}Content-Type: ${FORM}\r\nContent-Length: 500\r\n\r\n`,
      ...drip,
    ])
    expect(answers.map(({ status }) => status)).to.deep.equal([408])
    expect(closed).to.equal(true)
  })

  it('are disconnected if they send no request', async () => {
    expect((await exchange(server.url, [])).closed).to.equal(true)
  })

  it('are disconnected if they send no further request', async () => {
    const { answers, closed } = await exchange(server.url, `GET ${ROOT} HTTP/1.1\r\n${head}\r\n`)
    expect(answers).to.have.lengthOf(1)
    expect(closed).to.equal(true)
  })

  it('are disconnected if they do not read the response', async () => {
    const from = server.log.length
    const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' })
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    socket.pause()
    // More than the buffers between the two processes' ends hold.
    socket.write(`GET ${COUNTIES}?limit=10000 HTTP/1.1\r\n${head}\r\n`.repeat(40))
    await waitFor(() => server.log.slice(from).some(({ aborted }) => aborted === true), 8000)
    socket.destroy()
  })

  it('stop the reading of features if they disconnect during a response', async () => {
    for (const limit of [3000, 10_000]) {
      const from = server.log.length
      const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' })
      socket.write(`GET ${COUNTIES}?limit=${limit} HTTP/1.1\r\n${head}\r\n`)
      await once(socket, 'data')
      socket.destroy()
      await waitFor(() => server.log.length > from)
      expect(server.log[from]).to.deep.include({ operationId: 'getItems', aborted: true })
    }
  })

  it('leave no data if they disconnect during a body', async () => {
    const from = server.log.length
    await exchange(
      server.url,
      `POST /auth/v2/token HTTP/1.1\r\n${basic}Content-Type: ${FORM}\r\nContent-Length: 500\r\n\r\ngrant`,
      { timeoutMs: 100 },
    )
    await waitFor(() => server.log.length > from)
    expect(server.log.at(-1)).to.deep.include({ operationId: 'createToken', aborted: true })
  })

  it('receive the whole response if they read slowly but steadily', async () => {
    const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' })
    socket.write(`GET ${COUNTIES}?limit=10000 HTTP/1.1\r\n${head}Connection: close\r\n\r\n`)
    let bytes = 0
    for await (const chunk of socket) {
      bytes += (chunk as Buffer).length
      if (bytes % 7 === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect(server.log.at(-1)).to.not.have.property('aborted')
    expect(bytes).to.be.above(server.log.at(-1)!['bytes'] as number)
  })
})

async function waitFor(condition: () => boolean, withinMs = 3000): Promise<void> {
  const end = Date.now() + withinMs
  while (!condition()) {
    if (Date.now() > end) throw new Error('What was waited for did not happen.')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
