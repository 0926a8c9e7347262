import { expect } from 'chai'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { createExpressHost } from '../../src/contract/server/express-host.ts'
import {
  createHttpServer,
  type ConnectionLimits,
  type HttpServer,
} from '../../src/contract/server/http-server.ts'
import { loadConfig } from '../../src/platform/config.ts'
import { drain } from '../../src/platform/shutdown.ts'
import { connectionLimits } from '../../src/edge.ts'
import { makeCertificate } from '../support/certificate.ts'
import { parseAnswers, type RawAnswer } from '../support/raw-http.ts'

const AT_ONCE = 4

/** A request whose handler was called; `end` answers it with its path. */
interface FirstRead {
  readonly path: string
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly end: () => void
}

for (const scheme of ['http', 'https'] as const)
  describe(`Requests that are sent over one connection of ${scheme} without waiting for answers`, () => {
    let http: HttpServer
    let begun: FirstRead[]
    let isAnswering: boolean
    let sockets: Socket[]
    let tls: { cert: string; key: string } | undefined

    before(() => {
      if (scheme === 'https') tls = makeCertificate()
    })
    beforeEach(() => {
      begun = []
      sockets = []
      isAnswering = false
    })
    afterEach(() => {
      for (const socket of sockets) socket.destroy()
      http.server.close()
      http.server.closeAllConnections()
    })

    async function serve(limits: Partial<ConnectionLimits> = {}): Promise<void> {
      http = createHttpServer(
        createExpressHost(),
        (request, response) => {
          const path = request.url!
          const end = () => void (response.writableEnded || response.end(path))
          begun.push({ path, request, response, end })
          if (isAnswering) end()
        },
        { ...connectionLimits(loadConfig({})), answersAtOnce: AT_ONCE, ...limits },
        ({ message }) => ({ headers: {}, body: message }),
        tls,
      )
      await new Promise<void>((resolve) => http.server.listen(0, '127.0.0.1', resolve))
    }

    /** Opens a connection, and keeps what comes. */
    async function client() {
      const { port } = http.server.address() as AddressInfo
      const to = { port, host: '127.0.0.1' }
      const socket = tls ? connectTls({ ...to, rejectUnauthorized: false }) : connect(to)
      sockets.push(socket)
      const chunks: Buffer[] = []
      let closed = false
      socket.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => undefined)
      socket.on('close', () => (closed = true))
      await once(socket, tls ? 'secureConnect' : 'connect')
      return {
        socket,
        isClosed: () => closed,
        answers: (): RawAnswer[] => parseAnswers(Buffer.concat(chunks)).answers,
        bodies: (): string[] => parseAnswers(Buffer.concat(chunks)).answers.map(({ body }) => body),
      }
    }

    /** Answers everything that has begun or will. */
    const answerAll = () => {
      isAnswering = true
      for (const { end } of [...begun]) end()
    }

    const paths = (): string[] => begun.map(({ path }) => path)

    it('are started up to the limit, and one more after the client has read each earlier response', async () => {
      await serve()
      const { socket, bodies } = await client()
      socket.write(numbered(1, 10).map(get).join(''))
      await until(() => begun.length === AT_ONCE)
      expect(http.connections.inWork).to.equal(AT_ONCE)
      begun[1]!.end()
      await pause(100)
      // The second answer waits for the first: nothing is over yet.
      expect(paths()).to.deep.equal(numbered(1, 4))
      begun[0]!.end()
      await until(() => begun.length === 6)
      for (let next = 2; next < 10; next++) {
        await until(() => begun.length > next)
        begun[next]!.end()
      }
      await until(() => bodies().length === 10)
      expect(bodies()).to.deep.equal(numbered(1, 10))
      expect(http.connections.inWork).to.equal(0)
      // The connection goes on.
      socket.write(get('/11'))
      await until(() => begun.length === 11)
      begun[10]!.end()
      await until(() => bodies().length === 11)
    })

    it('do not accumulate: the server stops reading while requests wait', async () => {
      await serve()
      const { socket, bodies } = await client()
      const all = numbered(1, 20_000)
      socket.write(all.map(get).join(''))
      await until(() => begun.length === AT_ONCE)
      await pause(500)
      const [connection] = http.connections
      expect(connection!.held.length).to.be.within(1, (2 * 65_536) / get('/1').length)
      expect(begun.length).to.equal(AT_ONCE)
      answerAll()
      await until(() => begun.length === all.length)
      await pause(100)
      expect(bodies()).to.deep.equal(all)
    })

    it('do not accumulate while the client reads the earlier responses slowly', async () => {
      await serve()
      const { socket } = await client()
      socket.pause()
      socket.write(numbered(1, 40_000).map(get).join(''))
      await until(() => begun.length === AT_ONCE)
      const piece = Buffer.alloc(300_000)
      let drains = 0
      for (const { response } of begun) {
        const write = () => {
          drains++
          while (!response.destroyed && response.write(piece));
        }
        response.on('drain', write)
        write()
      }
      const reading = setInterval(() => void socket.read(), 5)
      await pause(1000)
      clearInterval(reading)
      const [connection] = http.connections
      expect(drains).to.be.above(20)
      expect(connection!.held.length).to.be.within(1, (2 * 65_536) / get('/1').length)
      expect(begun.length).to.equal(AT_ONCE)
    })

    it('may have a body, whole or on its way, while they wait', async () => {
      await serve()
      const { socket, bodies } = await client()
      socket.write(numbered(1, 5).map(get).join(''))
      const body = 'b'.repeat(300_000)
      socket.write(`POST /6 HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}${get('/7')}`)
      await until(() => begun.length === AT_ONCE)
      await pause(100)
      for (let next = 0; next < 5; next++) {
        await until(() => begun.length > next)
        begun[next]!.end()
      }
      await until(() => begun.length >= 6)
      let received = 0
      for await (const chunk of begun[5]!.request) received += (chunk as Buffer).length
      expect(received).to.equal(body.length)
      begun[5]!.end()
      await until(() => begun.length === 7)
      begun[6]!.end()
      await until(() => bodies().length === 7)
    })

    it('may follow a body that comes slowly', async () => {
      await serve()
      const { socket, bodies } = await client()
      const body = 'b'.repeat(200_000)
      socket.write(`POST /1 HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n`)
      await until(() => begun.length === 1)
      const received = (async () => {
        let bytes = 0
        for await (const chunk of begun[0]!.request) bytes += (chunk as Buffer).length
        return bytes
      })()
      for (let from = 0; from < body.length; from += 50_000) {
        socket.write(body.slice(from, from + 50_000))
        await pause(20)
      }
      socket.write(numbered(2, 8).map(get).join(''))
      expect(await received).to.equal(body.length)
      for (let next = 0; next < 8; next++) {
        await until(() => begun.length > next)
        begun[next]!.end()
      }
      await until(() => bodies().length === 8)
      expect(bodies()).to.deep.equal(numbered(1, 8))
    })

    it('end with the request that has Connection: close, and later requests are not started', async () => {
      await serve()
      const { socket, bodies, isClosed } = await client()
      const last = `GET /6 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`
      socket.write([...numbered(1, 5).map(get), last, get('/7')].join(''))
      for (let next = 0; next < 6; next++) {
        await until(() => begun.length > next)
        begun[next]!.end()
      }
      await until(isClosed)
      expect(bodies().slice(0, 6)).to.deep.equal(numbered(1, 6))
      expect(paths()).to.deep.equal(numbered(1, 6))
      expect(http.connections.inWork).to.equal(0)
    })

    it('are answered up to data that is not HTTP, which is answered by 400', async () => {
      await serve()
      const { socket, answers, isClosed } = await client()
      socket.write([...numbered(1, 6).map(get), 'no HTTP\r\n\r\n'].join(''))
      for (let next = 0; next < 6; next++) {
        await until(() => begun.length > next)
        begun[next]!.end()
      }
      await until(isClosed)
      expect(answers().map(({ status }) => status)).to.deep.equal([200, 200, 200, 200, 200, 200, 400])
    })

    for (const [way, leave] of [
      ['destroys the connection', (socket: Socket) => socket.destroy()],
      ['ends its side of it', (socket: Socket) => socket.end()],
    ] as const)
      it(`are dropped where the client ${way}`, async () => {
        await serve({ requestMs: 1000, headersMs: 1000 })
        const { socket } = await client()
        socket.write(numbered(1, 10).map(get).join(''))
        await until(() => begun.length === AT_ONCE)
        leave(socket)
        await pause(50)
        answerAll()
        await until(() => http.connections.sockets === 0)
        expect(http.connections.inWork).to.equal(0)
      })

    it('wait longer than an idle connection may, and longer than a request', async () => {
      await serve({ keepAliveMs: 50, headersMs: 200, requestMs: 300 })
      const { socket, bodies, isClosed } = await client()
      // The limit of what is read at once falls into the middle of a head.
      socket.write(numbered(1, 3000).map(get).join(''))
      await pause(1500)
      expect(begun.length).to.equal(AT_ONCE)
      answerAll()
      await until(isClosed)
      expect(bodies()).to.deep.equal(numbered(1, 3000))
    })

    it('are all answered by a server that is told to stop meanwhile', async () => {
      await serve()
      const { socket, bodies, isClosed } = await client()
      socket.pause()
      socket.write(numbered(1, 6).map(get).join(''))
      await until(() => begun.length === AT_ONCE)
      // More than the buffers between the two ends hold.
      const body = 'x'.repeat(20_000_000)
      begun[0]!.response.end(body)
      const stopped = drain(http.server, 10_000)
      await pause(300)
      socket.resume()
      for (let next = 1; next < 6; next++) {
        await until(() => begun.length > next)
        begun[next]!.end()
      }
      expect(await stopped).to.equal(true)
      // The client may still be reading what the server has sent.
      await until(isClosed)
      expect(bodies().map(({ length }) => length)).to.deep.equal([body.length, 2, 2, 2, 2, 2])
    })
  })

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`

const numbered = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `/${from + index}`)

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function until(condition: () => boolean, withinMs = 8000): Promise<void> {
  const end = Date.now() + withinMs
  while (!condition()) {
    if (Date.now() > end) throw new Error('What was waited for did not happen.')
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}
