import { expect } from 'chai'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import type { Upload } from '../../src/contract/upload.ts'
import { Encoded } from '../../src/contract/handler.ts'
import type { ListedHost } from '../../src/platform/listed-hosts.ts'
import { atPeer, hostOf, startPeerWorkshop, type PeerWorkshop } from '../support/peer-workshops.ts'
import type { Responder, Seen } from '../support/workshop.ts'

const HAMMER = { id: 1, name: 'hammer' }
const KEY = { 'X-Key': 'k' }

describe('A request that another server must answer', function () {
  this.timeout(20_000)
  let entry: PeerWorkshop
  let owner: PeerWorkshop
  /** What the owner's handlers got. */
  const seen: Seen[] = []
  let respond: Record<string, Responder>
  const peerHosts: ListedHost[] = []

  const responders: Record<string, Responder> = Object.fromEntries(
    [
      'getTool',
      'commandTool',
      'deleteTool',
      'getFirstPart',
      'getDrawer',
      'getNotices',
      'getShelf',
      'getLamp',
      'setLamp',
      'getClock',
      'hangPicture',
    ].map((id) => [
      id,
      (got: Seen, reply) => {
        seen.push(got)
        return respond[id]!(got, reply)
      },
    ]),
  )
  const unreachable: Record<string, Responder> = Object.fromEntries(
    Object.keys(responders).map((id) => [
      id,
      () => {
        throw new Error('The entry server has answered.')
      },
    ]),
  )

  before(async () => {
    owner = await startPeerWorkshop('owner', responders, { peerHosts })
    entry = await startPeerWorkshop('entry', unreachable, { peerHosts, waitMs: 600 })
  })
  beforeEach(() => {
    peerHosts.splice(0, Infinity, hostOf(owner), hostOf(entry))
    seen.length = 0
    for (const { sent, faults } of [entry, owner]) sent.length = faults.length = 0
    owner.locate = () => ({ at: 'here' })
    entry.locate = () => atPeer(owner)
    entry.forgotten = 0
    respond = { getTool: (_, reply) => reply['ok']!(HAMMER) }
  })
  after(() => {
    entry.stop()
    owner.stop()
  })

  it('is answered with the headers and the body of the other server', async () => {
    const direct = await fetch(`${owner.url}/tools/1`, { headers: { ...KEY, 'X-Request-Id': 'one' } })
    const passed = await fetch(`${entry.url}/tools/1`, { headers: { ...KEY, 'X-Request-Id': 'one' } })
    expect(passed.status).to.equal(200)
    expect(await passed.json()).to.deep.equal(await direct.json())
    const plain = (answer: Response) => [...answer.headers].filter(([name]) => name !== 'date')
    expect(plain(passed)).to.deep.equal(plain(direct))
    expect(seen.map(({ caller }) => caller.requestId)).to.deep.equal(['one', 'one'])
  })

  it('keeps the id, the address of the client and the origin of links', async () => {
    const { headers } = await fetch(`${entry.url}/tools/1`, { headers: KEY })
    const { caller } = seen[0]!
    expect(caller.requestId).to.equal(headers.get('x-request-id'))
    expect(caller.client.address).to.equal('127.0.0.1')
    expect(caller.origin).to.equal(entry.url)
  })

  it('keeps a request id outside of ASCII', async () => {
    const headers = { ...KEY, 'X-Request-Id': 'caf\xe9' }
    const answer = await fetch(`${entry.url}/tools/1`, { headers })
    expect(answer.headers.get('x-request-id')).to.equal('caf\xe9')
    respond['commandTool'] = ({ body }, reply) => reply['ok']!({ ...HAMMER, name: JSON.stringify(body) })
    const posted = await fetch(`${entry.url}/tools/1`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ command: 'sharpen', angle: 20 }),
    })
    expect(posted.headers.get('x-request-id')).to.equal('caf\xe9')
  })

  it('is refused by the other server as by this one: its credentials, its parameters and its body', async () => {
    expect((await fetch(`${entry.url}/tools/1`)).status).to.equal(401)
    expect(seen).to.have.length(0)
    expect((await fetch(`${entry.url}/tools/none`, { headers: KEY })).status).to.equal(400)
    const bad = await fetch(`${entry.url}/tools/1`, {
      method: 'POST',
      headers: { ...KEY, 'Content-Type': 'application/json' },
      body: '{"command": ',
    })
    expect(bad.status).to.equal(400)
    expect(await bad.text()).to.contain('not valid JSON')
    expect(entry.faults.concat(owner.faults)).to.deep.equal([])
  })

  it('carries the query and the headers that a client sends', async () => {
    respond['getTool'] = ({ query }, reply) => reply['ok']!({ ...HAMMER, name: JSON.stringify(query) })
    const answer = await fetch(`${entry.url}/tools/1?tag=a&tag=%C3%A9&order=size`, { headers: KEY })
    const { name } = (await answer.json()) as { name: string }
    expect(JSON.parse(name)).to.deep.equal({ tag: ['a', 'é'], order: 'size' })
  })

  it('gets a body, whole and in chunks', async () => {
    respond['commandTool'] = ({ body }, reply) => reply['ok']!({ ...HAMMER, name: JSON.stringify(body) })
    const body = JSON.stringify({ command: 'sharpen', angle: 20 })
    for (const sent of [body, new Blob([body]).stream()]) {
      const answer = await fetch(`${entry.url}/tools/1`, {
        method: 'POST',
        headers: { ...KEY, 'Content-Type': 'application/json' },
        body: sent,
        duplex: 'half',
      })
      expect(answer.status).to.equal(200)
      expect(JSON.parse(((await answer.json()) as { name: string }).name)).to.include({ command: 'sharpen' })
    }
  })

  it('streams an upload at the pace of the other server', async () => {
    const MB = 1 << 20
    let bytes = 0
    let produced = 0
    let ahead = 0
    respond['hangPicture'] = async ({ body }, reply) => {
      const { filename, content } = (body as { picture: Upload }).picture
      await sleep(500)
      ahead = produced
      for await (const piece of content) bytes += piece.length
      return reply['created']!({ name: filename, bytes })
    }
    const form = 'form-of-a-test'
    const piece = Buffer.alloc(MB, 'x')
    async function* parts() {
      yield Buffer.from(
        `--${form}\r\nContent-Disposition: form-data; name="picture"; filename="big.png"\r\nContent-Type: image/png\r\n\r\n`,
      )
      for (let index = 0; index < 200; index++) {
        produced += MB
        yield piece
      }
      yield Buffer.from(`\r\n--${form}--\r\n`)
    }
    const answer = await fetch(`${entry.url}/rooms/hall/pictures`, {
      method: 'POST',
      headers: { 'Content-Type': `multipart/form-data; boundary=${form}` },
      body: parts(),
      duplex: 'half',
    } as unknown as RequestInit)
    expect(await answer.json()).to.deep.equal({ name: 'big.png', bytes: 200 * MB })
    // What the buffers of two connections hold.
    expect(ahead).to.be.below(50 * MB)
  })

  it('keeps the coding of a compressed answer', async () => {
    respond['getShelf'] = (_, reply) => reply['ok']!({ items: Array(500).fill('pots'), places: 500 })
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      request(`${entry.url}/shelves/places`, { headers: { 'Accept-Encoding': 'br' } }, resolve)
        .on('error', reject)
        .end(),
    )
    const chunks: Buffer[] = []
    for await (const chunk of answer) chunks.push(chunk as Buffer)
    expect(answer.headers['content-encoding']).to.equal('br')
    expect(brotliDecompressSync(Buffer.concat(chunks)).toString()).to.contain('pots')
  })

  it('gets the headers of HEAD and 304 without a body', async () => {
    respond['getNotices'] = (_, reply) => reply['ok']!(['closed'], { ETag: '"1"' })
    const full = await fetch(`${entry.url}/notices`)
    const head = await fetch(`${entry.url}/notices`, { method: 'HEAD' })
    expect(head.headers.get('content-length')).to.equal(full.headers.get('content-length'))
    const again = await fetch(`${entry.url}/notices`, {
      headers: { 'If-None-Match': full.headers.get('etag')! },
    })
    expect(again.status).to.equal(304)
  })

  it('gets each event of a stream at once, and ends the stream when the client goes', async () => {
    let tick: (() => void) | undefined
    let ended: () => void
    const end = new Promise<void>((resolve) => (ended = resolve))
    respond['getClock'] = ({ caller }, reply) =>
      reply['okEventStream']!(
        new Encoded(
          (async function* () {
            try {
              for (let time = 1; !caller.signal.aborted; time++) {
                yield `data: ${time}\n\n`
                await new Promise<void>((resolve) => {
                  tick = resolve
                  caller.signal.addEventListener('abort', () => resolve(), { once: true })
                })
              }
            } finally {
              ended()
            }
          })(),
        ),
      )
    const abort = new AbortController()
    const answer = await fetch(`${entry.url}/rooms/hall/clock`, {
      headers: { Accept: 'text/event-stream' },
      signal: abort.signal,
    })
    const reader = answer.body!.getReader()
    const next = async () => Buffer.from((await reader.read()).value).toString()
    expect(await next()).to.equal('data: 1\n\n')
    tick!()
    expect(await next()).to.equal('data: 2\n\n')
    expect(await entry.samples('forwarded_requests_in_flight')).to.deep.include({
      labels: { peer: 'owner' },
      value: 1,
    })
    abort.abort()
    await end
    while (entry.sent.length === 0) await sleep(10)
    expect(entry.sent[0]).to.include({ status: 499, aborted: true })
    expect(await entry.samples('forwarded_requests_total')).to.deep.include({
      labels: { peer: 'owner', outcome: 'gone' },
      value: 1,
    })
  })

  it('is cut where the answer of the other server breaks off', async () => {
    respond['getShelf'] = (_, reply) =>
      reply['ok']!(
        new Encoded(
          (async function* () {
            yield '{"items":['
            yield '"pots",'
            await sleep(50)
            throw new Error('The shelf fell.')
          })(),
        ),
      )
    const answer = await fetch(`${entry.url}/shelves/places`)
    expect(answer.status).to.equal(200)
    const failure = await answer.text().catch((error: Error) => error)
    expect(failure).to.be.instanceOf(Error)
    while (entry.sent.length === 0) await sleep(10)
    expect(entry.sent[0]).to.include({ aborted: true })
    expect(entry.log().at(-1)).to.include({ peer: 'owner', msg: 'The answer of a server broke off.' })
  })

  it('takes the budget of the first server alone, and shows it', async () => {
    const [limited, poor] = await Promise.all([
      startPeerWorkshop('limited', unreachable, { peerHosts, env: { RATE_LIMIT_ADDRESS: '2' } }),
      startPeerWorkshop('poor', responders, { peerHosts, env: { RATE_LIMIT_ADDRESS: '1' } }),
    ])
    peerHosts.push(hostOf(poor))
    limited.locate = () => atPeer(poor)
    try {
      const answers = []
      for (let index = 0; index < 3; index++)
        answers.push(await fetch(`${limited.url}/tools/1`, { headers: KEY }))
      expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 429])
      expect(answers.map(({ headers }) => headers.get('ratelimit-remaining'))).to.deep.equal(['1', '0', '0'])
    } finally {
      limited.stop()
      poor.stop()
    }
  })

  it('drops the headers of one connection, and those that Connection names', async () => {
    const echo = createServer((socket) => {
      let head = ''
      socket.on('data', (chunk) => {
        head += chunk.toString('latin1')
        if (!head.includes('\r\n\r\n')) return
        const body = JSON.stringify({ id: 1, name: head })
        socket.end(
          `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nX-Hop: 1\r\nX-End: 1\r\nConnection: X-Hop, close\r\nKeep-Alive: timeout=9\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
        )
      })
    }).listen(0, '127.0.0.1')
    await once(echo, 'listening')
    const url = `http://127.0.0.1:${(echo.address() as AddressInfo).port}`
    peerHosts.push(hostOf({ url }))
    entry.locate = () => atPeer({ id: 'echo', url })
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      request(
        `${entry.url}/tools/1`,
        {
          headers: {
            ...KEY,
            Connection: 'X-Own, keep-alive',
            'X-Own': '1',
            TE: 'trailers',
            'X-Forwarded-For': '192.0.2.1',
            'X-Kept': '1',
            Via: '1.0 proxy',
          },
        },
        resolve,
      )
        .on('error', reject)
        .end(),
    )
    const chunks: Buffer[] = []
    for await (const chunk of answer) chunks.push(chunk as Buffer)
    echo.close()
    expect(answer.headers).to.include({ 'x-end': '1' })
    expect(answer.headers).not.to.have.any.keys('x-hop')
    expect(answer.headers['keep-alive']).not.to.equal('timeout=9')
    const { name: head } = JSON.parse(Buffer.concat(chunks).toString()) as { name: string }
    expect(head).to.match(/^GET \/tools\/1 HTTP\/1\.1\r\n/)
    expect(head)
      .to.match(/\r\nX-Kept: 1\r\n/)
      .and.match(/\r\nVia: 1\.0 proxy\r\nVia: 1\.1 groundtruth\r\n/)
    expect(head).not.to.match(/\r\n(X-Own|TE|X-Forwarded-For):/i)
    expect(head).to.contain(`\r\nHost: ${new URL(url).host}\r\n`)
  })
})
