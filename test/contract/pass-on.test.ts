import { expect } from 'chai'
import { once } from 'node:events'
import {
  createServer,
  request,
  type IncomingMessage,
  type ServerResponse,
  type RequestListener,
  type Server,
} from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gateOfPassedOn, passOn } from '../../src/contract/server/pass-on.ts'
import { temporaryFolder } from '../platform/support.ts'
import { get } from '../support/get.ts'
import { exchange } from '../support/raw-http.ts'

describe('A request that is passed on to another process', () => {
  let behind: Server
  let front: Server
  let url: string
  let answer: RequestListener
  /** The requests that the other process got: their heads, and their bodies once they ended. */
  let got: { request: IncomingMessage; body: Promise<string> }[]
  let unreached: Error[]
  let socketPath: string

  beforeEach(async () => {
    got = []
    unreached = []
    answer = (_, response) => response.end('answer')
    socketPath = join(await temporaryFolder(), 'socket')
    behind = createServer((request, response) => {
      got.push({ request, body: textOf(request).catch(() => 'cut off') })
      answer(request, response)
    }).listen(socketPath)
    front = createServer((request, response) =>
      passOn(
        request,
        response,
        { socketPath, authority: 'own.example:80', headers: ['X-Told', 'by the server'] },
        (error) => {
          unreached.push(error)
          response.writeHead(503).end()
        },
      ),
    )
    const gate = gateOfPassedOn(() => true)
    front.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
      gate.holdsBody(request)
      front.emit('request', request, response)
    })
    front.listen(0, '127.0.0.1')
    await once(front, 'listening')
    url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`
  })
  afterEach(() => {
    for (const server of [front, behind]) {
      server.close()
      server.closeAllConnections()
    }
  })

  it('keeps its method, target, headers and body, and its answer status, headers and body', async () => {
    answer = (_, response) =>
      response
        .writeHead(
          418,
          'Teapot',
          [
            ['X-A', '1'],
            ['X-A', '2'],
          ].flat(),
        )
        .end('tea')
    const { answers } = await exchange(
      url,
      'PUT /a?b=%20c HTTP/1.1\r\nHost: h.example\r\nX-B: 1\r\nX-B: 2\r\nX-Told: by the client\r\n' +
        'Connection: X-Hop, keep-alive\r\nX-Hop: 1\r\nContent-Length: 4\r\n\r\nbody',
      { expect: 1 },
    )
    const [{ request, body } = { request: undefined, body: undefined }] = got
    expect([request!.method, request!.url, request!.headers.host]).to.deep.equal([
      'PUT',
      '/a?b=%20c',
      'h.example',
    ])
    expect(request!.headers).to.include({ 'x-b': '1, 2', 'x-told': 'by the server', 'content-length': '4' })
    expect(request!.headers).to.not.have.property('x-hop')
    expect(await body).to.equal('body')
    expect(answers[0]).to.deep.include({ status: 418, body: 'tea' })
    expect(answers[0]!.headers['x-a']).to.equal('1, 2')
  })

  it('keeps the frame of its body, also if the client calls its length a header of the connection', async () => {
    for (const { head, body, frame } of [
      { head: 'GET / HTTP/1.1\r\nContent-Length: 3\r\nConnection: content-length', body: 'abc', frame: '3' },
      {
        head: 'DELETE / HTTP/1.1\r\nTransfer-Encoding: chunked',
        body: '3\r\nabc\r\n0\r\n\r\n',
        frame: undefined,
      },
      {
        head: 'POST / HTTP/1.1\r\nTransfer-Encoding: chunked',
        body: '3\r\nabc\r\n0\r\n\r\n',
        frame: undefined,
      },
    ]) {
      got = []
      await exchange(url, `${head}\r\nHost: a\r\n\r\n${body}`, { expect: 1 })
      expect(got, head).to.have.length(1)
      expect(await got[0]!.body, head).to.equal('abc')
      expect(got[0]!.request.headers['content-length'], head).to.equal(frame)
    }
  })

  it('has no body if the client sent none', async () => {
    await exchange(url, 'POST / HTTP/1.1\r\nHost: a\r\n\r\n', { expect: 1 })
    expect(got[0]!.request.headers).to.include({ 'content-length': '0' })
    expect(got[0]!.request.headers).to.not.have.property('transfer-encoding')
  })

  it('names the server if an old client names none', async () => {
    const { answers } = await exchange(url, 'GET / HTTP/1.0\r\n\r\n')
    expect(got[0]!.request.headers.host).to.equal('own.example:80')
    expect(answers[0]!.body).to.equal('answer')
  })

  it('gets answers without a body as they are', async () => {
    answer = (_, response) => response.writeHead(200, { 'Content-Length': '5' }).end()
    expect(await get(url, {}, 'HEAD')).to.deep.include({ status: 200, text: '' })
    answer = (_, response) => response.writeHead(304, { ETag: '"a"' }).end()
    const unchanged = await get(url)
    expect(unchanged.status).to.equal(304)
    expect(unchanged.headers['etag']).to.equal('"a"')
  })

  it('gets the head of an answer before its body begins', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders()
    }
    const sent = request(url).end()
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    expect(response.headers['content-type']).to.equal('text/event-stream')
    sent.destroy()
    await once(got[0]!.request.socket, 'close')
  })

  it('is ended in the other process when its client goes away', async () => {
    const closed = new Promise<void>((resolve) => {
      answer = (_, response) => {
        response.write('begin')
        response.once('close', resolve)
      }
    })
    const sent = request(url).end()
    await once(sent, 'response')
    sent.destroy()
    await closed
    expect(unreached).to.deep.equal([])
  })

  it('is cut off if the other process ends in the middle of its answer', async () => {
    answer = (request, response) => {
      response.writeHead(200, { 'Content-Length': '10' })
      response.write('12345', () => setTimeout(() => request.socket.destroy(), 50))
    }
    const { answers, rest, closed } = await exchange(url, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    expect(closed).to.equal(true)
    expect(answers).to.deep.equal([])
    expect(rest).to.contain('12345')
  })

  it('is answered by the server itself if the other process ends before its answer, or is not there', async () => {
    answer = (request) => request.socket.destroy()
    expect((await get(url)).status).to.equal(503)
    behind.close()
    expect((await get(url)).status).to.equal(503)
    expect(unreached).to.have.length(2)
  })

  it('gives its answer while its body is still being sent, and then the rest is left', async () => {
    answer = (_, response) => response.writeHead(413, { Connection: 'close' }).end('too large')
    const sent = request(url, { method: 'POST', headers: { 'Content-Length': '1000000' } })
    sent.on('error', () => undefined)
    sent.write('begin')
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    expect(response.statusCode).to.equal(413)
    expect(response.headers.connection).to.equal('close')
    expect(await textOf(response)).to.equal('too large')
    sent.destroy()
  })

  it('is not read faster than the other process takes its body', async () => {
    answer = (request) => request.pause()
    const { port } = new URL(url)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000000\r\n\r\n')
    let taken = 0
    const piece = Buffer.alloc(1_000_000)
    const write = (): void => void (taken < 100 && socket.write(piece, () => ((taken += 1), write())))
    // The reader of the body would take it.
    got.length = 0
    behind.removeAllListeners('request').on('request', (request: IncomingMessage) => request.pause())
    write()
    await sleep(500)
    expect(taken, 'MB').to.be.lessThan(20)
    socket.destroy()
  })

  it('waits for the other process before the client sends its body, if it asks for that', async () => {
    behind.on('checkContinue', (_request, response) => response.writeHead(403).end())
    const sent = request(url, { method: 'POST', headers: { Expect: '100-continue', 'Content-Length': '3' } })
    let continued = false
    sent.on('continue', () => (continued = true))
    sent.flushHeaders()
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    expect(response.statusCode).to.equal(403)
    expect(continued).to.equal(false)
    sent.destroy()
  })
})

async function textOf(message: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of message) text += String(chunk)
  return text
}
