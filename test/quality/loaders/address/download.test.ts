import { expect } from 'chai'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { connect, createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import {
  download,
  type DownloadRequest,
  type Downloaded,
} from '../../../../src/quality/loaders/address/download.ts'
import { readHttpParameters } from '../../../../src/quality/loaders/address/http-address.ts'
import { HttpFile } from '../../../../src/quality/loaders/address/http-file.ts'
import { SourceUnreadable } from '../../../../src/quality/loaders/errors.ts'
import { SourceFileUnknown } from '../../../../src/quality/model/errors.ts'
import { failureOf } from '../../../platform/support.ts'
import { type Answer, breaksAfter, sendFile, WebServer } from './web-server.ts'

const FOREVER = new AbortController().signal
const TIMES = { connectMs: 5000, answerMs: 5000, idleMs: 5000, retries: 2, retryMs: 1 }
const NOBODY = { user: undefined, password: undefined }
/** Longer than what one packet has, and each place has another content. */
const CONTENT = Buffer.from(Array.from({ length: 60_000 }, (_, index) => `line ${index}\n`).join(''))

describe('A download', () => {
  let web: WebServer
  let folder: string
  let number = 0
  beforeEach(async () => {
    web = await new WebServer().start()
    web.file('/a.csv', CONTENT, '"1"')
    folder = await mkdtemp(join(tmpdir(), 'groundtruth-download-'))
  })
  afterEach(async () => {
    web.stop()
    await rm(folder, { recursive: true })
  })

  const fileAt = (address: string, name = 'a.csv', login = NOBODY): HttpFile =>
    new HttpFile(
      readHttpParameters(new Map([['ADDRESS', address]]), (detail) => {
        throw new Error(detail)
      }),
      login,
      name,
    )

  async function downloaded(
    request: Partial<DownloadRequest> = {},
    { name = 'a.csv', login = {}, signal = FOREVER, address = web.url } = {},
  ): Promise<Downloaded & { content: Buffer }> {
    const path = join(folder, String(++number))
    const tooLong = (bytes: number | undefined) => new Error(`too long: ${bytes}`)
    const file = fileAt(address, name, { ...NOBODY, ...login })
    const found = await download(file, { path, maxBytes: 1e9, tooLong, times: TIMES, ...request }, signal)
    return { ...found, content: await readFile(path) }
  }

  const failure = async (...given: Parameters<typeof downloaded>): Promise<Error> =>
    (await failureOf(() => downloaded(...given))) as Error

  /** Ranges of the requests so far. */
  const ranges = (): (string | undefined)[] => web.requests.map(({ headers }) => headers.range)

  it('has the bytes of the file, and tells its progress', async () => {
    const told: [number, number | undefined][] = []
    const { content, isWhole, bytes } = await downloaded({ onBytes: (...now) => told.push(now) })
    expect(content.equals(CONTENT)).to.equal(true)
    expect({ isWhole, bytes }).to.deep.equal({ isWhole: true, bytes: CONTENT.length })
    expect(told.at(-1)).to.deep.equal([CONTENT.length, CONTENT.length])
    expect(web.requests[0]!.headers).to.include({ 'accept-encoding': 'identity' })
    expect(web.requests[0]!.headers).to.not.have.any.keys('authorization', 'cookie', 'referer')
  })

  it('goes on after a broken connection where it ended, if the file is the same', async () => {
    web.answer('/a.csv', breaksAfter(100_000, { ETag: '"1"' }), breaksAfter(50_000, { ETag: '"1"' }))
    const { content } = await downloaded()
    expect(content.equals(CONTENT)).to.equal(true)
    const [first, second, third] = ranges()
    expect(first).to.equal(undefined)
    expect(second).to.match(/^bytes=[1-9]\d*-$/)
    expect(third).to.match(/^bytes=[1-9]\d*-$/)
    expect(web.requests[1]!.headers['if-range']).to.equal('"1"')
  })

  it('begins anew if the file has changed, or if the server does not say that it is the same', async () => {
    const old = Buffer.from(CONTENT.toString().replaceAll('line', 'LINE'))
    const breaks =
      (etag: string): Answer =>
      (request, response) =>
        breaksAfter(100_000, { ETag: etag })(request, response, old)
    for (const etag of ['"0"', 'W/"1"', '']) {
      web.answer('/a.csv', breaks(etag))
      expect((await downloaded()).content.equals(CONTENT), etag).to.equal(true)
    }
    // A server that ignores If-Range: the tag of the part is another one.
    web.answer('/a.csv', breaks('"0"'), (request, response, content) => {
      delete request.headers['if-range']
      sendFile({ content, etag: '"1"' }, request, response)
    })
    expect((await downloaded()).content.equals(CONTENT)).to.equal(true)
  })

  it('begins anew after a part that nobody asked for', async () => {
    web.answer('/a.csv', breaksAfter(100_000, { ETag: '"1"' }), (_, response, content) => {
      response.writeHead(206, {
        ETag: '"1"',
        'Content-Range': `bytes 7-${content.length - 1}/${content.length}`,
      })
      response.end(content.subarray(7))
    })
    expect((await downloaded()).content.equals(CONTENT)).to.equal(true)
  })

  it('ends after some attempts if the connection breaks again and again', async () => {
    web.answer('/a.csv', ...new Array<Answer>(9).fill(breaksAfter(10)))
    const error = await failure()
    expect(error).to.be.instanceOf(SourceUnreadable)
    expect(error.message).to.match(
      /closed the connection.*After 2 further attempts the download of "a.csv" ended/,
    )
    expect(web.requests).to.have.length(3)
  })

  it('ends if a server without ranges breaks each time after a megabyte', async () => {
    web.file('/big.csv', Buffer.alloc(3 << 20, 'x'))
    web.answer('/big.csv', ...new Array<Answer>(9).fill(breaksAfter(2 << 20)))
    expect((await failure({}, { name: 'big.csv' })).message).to.include('further attempts')
    expect(web.requests.length).to.be.at.most(4)
  })

  it('never ends with fewer or more bytes than the server says', async () => {
    const says =
      (length: number): Answer =>
      (_, response) => {
        response.socket!.end(
          `HTTP/1.1 200 OK\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\nabcdef`,
        )
      }
    web.answer('/a.csv', says(7), says(1000), says(7))
    expect((await failure()).message).to.include('closed the connection')
    web.answer('/a.csv', (_, response) => {
      response.socket!.end(
        'HTTP/1.1 206 OK\r\nContent-Range: bytes 0-9/10\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n0\r\n\r\n',
      )
    })
    expect((await downloaded({ firstBytes: 100 })).content).to.have.length(100)
  })

  it('takes chunks without a length, and refuses an answer whose end looks like a broken connection', async () => {
    web.answer('/a.csv', (_, response) => void response.write('a,b\n', () => response.end('1,2\n')))
    expect((await downloaded()).content.toString()).to.equal('a,b\n1,2\n')
    web.answer('/a.csv', (_, response) => response.socket!.end('HTTP/1.0 200 OK\r\n\r\na,b\n1,2\n'))
    expect((await failure()).message).to.include('does not say how long "a.csv" is')
    const half: Answer = (_, response) => void response.write('a,b\n', () => response.destroy())
    web.answer('/a.csv', half, half, half)
    expect((await failure()).message).to.include('closed the connection')
  })

  it('refuses a file that is too long, before or during the download', async () => {
    expect((await failure({ maxBytes: 1000 })).message).to.equal(`too long: ${CONTENT.length}`)
    web.answer('/a.csv', (_, response, content) => void response.write(content, () => response.end()))
    expect((await failure({ maxBytes: 1000 })).message).to.equal('too long: undefined')
    expect((await downloaded({ maxBytes: CONTENT.length })).bytes).to.equal(CONTENT.length)
  })

  it('may have the beginning only, also from a server without ranges', async () => {
    for (const answers of [[], [((_, response, content) => response.end(content)) as Answer]]) {
      web.answer('/a.csv', ...answers)
      const { content, isWhole } = await downloaded({ firstBytes: 1000 })
      expect(content.equals(CONTENT.subarray(0, 1000))).to.equal(true)
      expect(isWhole).to.equal(false)
    }
    expect(ranges()).to.deep.equal(['bytes=0-999', 'bytes=0-999'])
    expect((await downloaded({ firstBytes: CONTENT.length + 1 })).isWhole).to.equal(true)
    expect((await downloaded({ firstBytes: CONTENT.length })).isWhole).to.equal(true)
  })

  it('may be empty', async () => {
    web.file('/a.csv', '')
    expect(await downloaded({ firstBytes: 10 })).to.include({ bytes: 0, isWhole: true })
    expect(await downloaded()).to.include({ bytes: 0, isWhole: true })
    const noRanges: Answer = (_, response) => void response.writeHead(416).end()
    web.answer('/a.csv', noRanges)
    expect(await downloaded({ firstBytes: 10 })).to.include({ bytes: 0, isWhole: true })
    web.answer('/a.csv', noRanges, noRanges)
    expect((await failure({ firstBytes: 10 })).message).to.include('status 416')
  })

  it('follows a redirect within the server, and none to another one', async () => {
    const to =
      (location: string, status = 302): Answer =>
      (_, response) =>
        void response.writeHead(status, { Location: location }).end()
    web.file('/b c.csv', 'moved')
    for (const location of ['/b%20c.csv', `${web.url}/b%20c.csv?x=1`, 'b%20c.csv']) {
      web.answer('/a.csv', to(location, 308))
      expect((await downloaded()).content.toString()).to.equal('moved')
    }
    for (const location of [
      ...['http://169.254.169.254/latest/meta-data', 'https://127.0.0.1/b', '//example.org/b?sig=secret'],
      ...[`http://user:secret@${web.host}/b`, 'file:///etc/passwd', 'http://127.0.0.1:1/secret'],
    ]) {
      web.answer('/a.csv', to(location))
      const { message } = await failure({}, { login: { token: 'mine' } })
      expect(message, location).to.include('which is not followed')
      expect(message).to.not.match(/secret|latest|passwd|mine/)
    }
    web.answer('/a.csv', to('http://[bad'))
    expect((await failure()).message).to.include('not valid')
    web.answer('/a.csv', ...new Array<Answer>(9).fill(to('/a.csv')))
    expect((await failure()).message).to.include('more than 5 times')
    web.answer('/a.csv', (_, response) => void response.writeHead(304).end())
    expect((await failure()).message).to.include('status 304')
  })

  it('tells each refusal with a sentence of its own', async () => {
    for (const [status, sentence] of [
      [401, 'asks for credentials'],
      [403, 'does not allow to read "a.csv"'],
      [407, 'of a proxy'],
      [400, 'does not give "a.csv" (status 400)'],
      [500, 'cannot give "a.csv" at the moment (status 500)'],
    ] as const) {
      const refuses: Answer = (_, response) => void response.writeHead(status).end('no')
      web.answer('/a.csv', refuses, refuses, refuses)
      const error = await failure()
      expect(error).to.be.instanceOf(SourceUnreadable)
      expect(error.message).to.include(sentence)
    }
    const missing = await failure({}, { name: 'missing.csv' })
    expect(missing).to.be.instanceOf(SourceFileUnknown)
    expect(missing.message).to.include('has no file "missing.csv"')
    const busy: Answer = (_, response) => void response.writeHead(503).end()
    web.answer('/a.csv', busy, busy)
    expect((await downloaded()).bytes).to.equal(CONTENT.length)
  })

  it('sends the credentials of the connection, and adds the query of signed addresses', async () => {
    await downloaded({}, { login: { user: 'ada', password: 'é:x' } })
    await downloaded({}, { login: { token: 'abc.def' } })
    await downloaded({}, { login: { addressQuery: "sv=1&sig=a%2Bb'%3D" } })
    const [basic, bearer, signed] = web.requests
    expect(basic!.headers.authorization).to.equal(`Basic ${Buffer.from('ada:é:x').toString('base64')}`)
    expect(bearer!.headers.authorization).to.equal('Bearer abc.def')
    expect(signed!.headers.authorization).to.equal(undefined)
    expect(signed!.url).to.equal("/a.csv?sv=1&sig=a%2Bb'%3D".replaceAll("'", '%27'))
  })

  it('refuses an encoded content that no reader expands, and keeps a compressed one', async () => {
    const encodedAs =
      (coding: string): Answer =>
      (_, response) =>
        void response.setHeader('Content-Encoding', coding).end(gzipSync('a'))
    web.answer('/a.csv', encodedAs('br'))
    expect((await failure()).message).to.include('encoded as "br"')
    web.answer('/a.csv', encodedAs('gzip'))
    expect((await downloaded()).content.equals(gzipSync('a'))).to.equal(true)
  })

  it('ends when it is cancelled, and when the server sends nothing any more', async () => {
    const stalls: Answer = (_, response) => void response.writeHead(200, { 'Content-Length': 9 }).write('abc')
    const cancel = new AbortController()
    web.answer('/a.csv', stalls)
    setTimeout(() => cancel.abort(new Error('cancelled')), 50)
    expect((await failure({}, { signal: cancel.signal })).message).to.equal('cancelled')
    web.answer('/a.csv', stalls, stalls, stalls)
    const times = { ...TIMES, idleMs: 50 }
    expect((await failure({ times })).message).to.include('sent nothing more')
    web.answer('/a.csv', () => undefined)
    const error = await failure({ times: { ...TIMES, answerMs: 50, retries: 0 } })
    expect(error.message).to.include('does not answer within')
  })

  it('does not use a proxy of the environment', async () => {
    const before = { ...process.env }
    Object.assign(process.env, {
      HTTP_PROXY: 'http://127.0.0.1:1',
      http_proxy: 'http://127.0.0.1:1',
      NODE_USE_ENV_PROXY: '1',
    })
    try {
      expect((await downloaded()).bytes).to.equal(CONTENT.length)
    } finally {
      process.env = before
    }
  })

  it('has a sentence for a host that does not run or speaks another protocol', async () => {
    const port = await freePort()
    const closed = await failure({}, { address: `http://127.0.0.1:${port}/` })
    expect(closed.message).to.include(`The server 127.0.0.1:${port} refuses the connection`)
    const other = createServer((socket) => void socket.end('SSH-2.0-OpenSSH\r\n'))
    const otherPort = await listening(other)
    expect((await failure({}, { address: `http://127.0.0.1:${otherPort}/` })).message).to.include('protocol')
    expect((await failure({}, { address: `https://127.0.0.1:${otherPort}/` })).message).to.match(
      /protocol|closed/,
    )
    other.close()
  })
})

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return (server.address() as AddressInfo).port
}

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listening(server)
  await new Promise((resolve) => server.close(resolve))
  await new Promise((resolve) => connect(port, '127.0.0.1').once('error', resolve))
  return port
}
