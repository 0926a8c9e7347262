import { expect } from 'chai'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Encoded } from '../../src/contract/handler.ts'
import { exchange } from '../support/raw-http.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { startWorkshop, type Workshop } from '../support/workshop.ts'

const REQUEST = 'GET /notices HTTP/1.1\r\nHost: a\r\n\r\n'

describe('The outcome of a request', () => {
  let workshop: Workshop
  /** Makes the next answers. */
  let make: (signal: AbortSignal) => unknown
  let socket: Socket

  before(async () => {
    workshop = await startWorkshop(
      { getNotices: async ({ caller }, reply) => reply['ok']!(await make(caller.signal), { ETag: 'W/"1"' }) },
      { oracle: false },
    )
  })
  beforeEach(async () => {
    workshop.sent.length = 0
    workshop.faults.length = 0
    socket = connect({ port: Number(new URL(workshop.url).port), host: '127.0.0.1' })
    socket.on('error', () => undefined)
    await once(socket, 'connect')
  })
  afterEach(() => void socket.destroy())
  after(() => workshop.stop())

  const aborted = (signal: AbortSignal) =>
    new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))

  it('is 499 and not a fault if the client disconnects while the handler works, and the work then fails', async () => {
    make = async (signal) => {
      socket.destroy()
      await aborted(signal)
      throw new Error('The query was cancelled.')
    }
    socket.write(REQUEST)
    await until(() => workshop.sent.length === 1)
    expect(workshop.sent).to.deep.equal([{ status: 499, bytes: 0, aborted: true }])
    expect(workshop.faults).to.deep.equal([])
  })

  it('is 499 if the client disconnects while the handler works, and the work then succeeds', async () => {
    for (const body of [() => ({ a: 1 }), () => 'x'.repeat(1_000_000), () => pieces(1), () => pieces(3)]) {
      workshop.sent.length = 0
      socket = connect({ port: Number(new URL(workshop.url).port), host: '127.0.0.1' })
      await once(socket, 'connect')
      make = async (signal) => {
        socket.destroy()
        await aborted(signal)
        return new Encoded(body() as string)
      }
      socket.write(REQUEST)
      await until(() => workshop.sent.length === 1)
      expect(workshop.sent[0]).to.include({ status: 499, aborted: true })
      expect(workshop.faults).to.deep.equal([])
    }
  })

  it('is 499 and not a fault if a stream fails because its client disconnected', async () => {
    make = (signal) =>
      new Encoded(
        (async function* () {
          yield 'x'
          yield 'y'
          socket.destroy()
          await aborted(signal)
          throw new Error('The query was cancelled.')
        })(),
      )
    socket.write(REQUEST)
    await until(() => workshop.sent.length === 1)
    expect(workshop.sent[0]).to.include({ status: 499, aborted: true })
    expect(workshop.faults).to.deep.equal([])
  })

  it('is 499 if the client reads only a part of the body', async () => {
    make = () => new Encoded('x'.repeat(30_000_000))
    socket.write(REQUEST)
    await once(socket, 'data')
    socket.destroy()
    await until(() => workshop.sent.length === 1)
    expect(workshop.sent[0]).to.include({ status: 499, aborted: true })
  })

  it('is 499 for each answer that waits behind another one of a connection that ends', async () => {
    make = () => new Encoded('x'.repeat(30_000_000))
    socket.write(REQUEST.repeat(3))
    await once(socket, 'data')
    socket.destroy()
    await until(() => workshop.sent.length === 3)
    for (const sent of workshop.sent) expect(sent).to.include({ status: 499, aborted: true })
    expect(workshop.faults).to.deep.equal([])
  })

  it('is a fault if a handler or a stream fails while the client is connected', async () => {
    make = () => Promise.reject(new Error('broken'))
    socket.write(REQUEST)
    await until(() => workshop.sent.length === 1)
    expect(workshop.sent[0]).to.include({ status: 500, aborted: false })
    expect(workshop.faults).to.have.lengthOf(1)
    make = () =>
      new Encoded(
        (async function* () {
          yield 'x'
          yield 'y'
          await pause(20)
          throw new Error('broken')
        })(),
      )
    socket.write(REQUEST)
    await until(() => workshop.sent.length === 2)
    expect(workshop.sent[1]).to.include({ status: 200, aborted: true })
    expect(workshop.faults).to.have.lengthOf(2)
  })

  describe('of a page, and in the log and the metrics', () => {
    let server: TestServer
    before(async () => (server = await startServer({ env: { ANSWER_SECONDS: '4', LOG_LEVEL: 'debug' } })))
    after(() => server.stop())

    it('is 499 if the client disconnected before it read the page', async () => {
      const from = server.log.length
      const { port } = new URL(server.url)
      const gone = connect({ port: Number(port), host: '127.0.0.1' })
      gone.on('error', () => undefined)
      await once(gone, 'connect')
      // The answers to the first ones fill all buffers, so that the page has to wait.
      const token = await server.token()
      const items = `GET /v1/ogcapi/enrich/collections/boundaries/us_counties/items?limit=10000 HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n\r\n`
      gone.pause().write(`${items.repeat(3)}GET /openapi HTTP/1.1\r\nHost: a\r\n\r\n`)
      await pause(300)
      gone.destroy()
      const lines = () => server.log.slice(from).filter(({ status }) => status !== undefined)
      await until(() => lines().length === 4)
      const ended = lines().filter(({ status }) => status === 499)
      expect(ended.map(({ service }) => service)).to.include.members(['pages', 'spatial'])
      expect(ended.every(({ aborted, cut }) => aborted === true && cut === undefined)).to.equal(true)
      expect(server.log.slice(from).every(({ level }) => level === 30)).to.equal(true)
      const metrics = await (await fetch(`${server.url}/metrics`)).text()
      expect(metrics).to.match(/http_requests_total\{service="pages",[^}]*status="499"\} 1\n/)
      expect(metrics).to.match(/http_requests_total\{service="spatial",[^}]*status="499"\} \d\n/)
      expect(metrics)
        .to.match(/^http_answers_in_work 1$/m)
        .and.match(/^http_connections \d+$/m)
    })

    it('names in the log why the server cut the client off', async () => {
      const from = server.log.length
      const token = await server.token()
      const slow = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' })
      slow.on('error', () => undefined).pause()
      const items = `GET /v1/ogcapi/enrich/collections/boundaries/us_counties/items?limit=10000 HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n\r\n`
      slow.write(items.repeat(4))
      await until(() => server.log.length > from + 3)
      expect(server.log.slice(from).at(-1)).to.include({ status: 499, aborted: true, cut: 'age', level: 30 })
      slow.destroy()
      const { answers } = await exchange(server.url, 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n', {
        expect: 1,
      })
      expect(answers[0]!.status).to.equal(200)
    })
  })
})

async function* pieces(count: number) {
  for (let piece = 0; piece < count; piece++) yield 'x'
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function until(condition: () => boolean, withinMs = 8000): Promise<void> {
  const end = Date.now() + withinMs
  while (!condition()) {
    if (Date.now() > end) throw new Error('What was waited for did not happen.')
    await pause(10)
  }
}
