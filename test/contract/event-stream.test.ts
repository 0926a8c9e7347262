import { expect } from 'chai'
import { once } from 'node:events'
import { connect } from 'node:net'
import { Encoded } from '../../src/contract/handler.ts'
import { startWorkshop, type Workshop } from '../support/workshop.ts'

const EVENTS = 'text/event-stream'

describe('An answer that can be had as JSON or as a stream of events', () => {
  let server: Workshop
  /** Lets the clock tick once more. */
  let tick: (() => void) | undefined
  let ended = 0

  async function* ticks(signal: AbortSignal) {
    try {
      yield 'data: 1\n\n'
      for (let time = 2; !signal.aborted; time++) {
        await new Promise<void>((resolve) => {
          tick = resolve
          signal.addEventListener('abort', () => resolve(), { once: true })
        })
        if (!signal.aborted) yield `data: ${time}\n\n`
      }
    } finally {
      ended++
    }
  }

  before(async () => {
    server = await startWorkshop(
      {
        getClock: ({ accepts, caller, path }, reply) => {
          if (path['room'] === 'cellar') return reply['noContent']!()
          // A handler that does not heed what was chosen.
          if (path['room'] === 'attic') return reply['ok']!({ time: 'noon' })
          return accepts === EVENTS
            ? reply['okEventStream']!(new Encoded(ticks(caller.signal)))
            : reply['ok']!({ time: 'noon' })
        },
        getLamp: (_, reply) => reply['ok']!({ burns: true }),
      },
      { requestMs: 300 },
    )
  })
  beforeEach(() => {
    ended = 0
    server.faults.length = 0
  })
  after(() => server.stop())

  const ask = (accept?: string, init: RequestInit = {}, room = 'hall') =>
    fetch(`${server.url}/rooms/${room}/clock`, {
      ...init,
      headers: { 'Accept-Encoding': 'gzip, br', ...(accept !== undefined && { Accept: accept }) },
    })

  for (const [accept, type] of [
    [undefined, 'application/json'],
    ['*/*', 'application/json'],
    ['application/json', 'application/json'],
    [EVENTS, EVENTS],
    [`${EVENTS}, application/json;q=0.5`, EVENTS],
    [`${EVENTS};q=0.5, application/json`, 'application/json'],
    [`application/json, ${EVENTS}`, 'application/json'],
    ['text/*', EVENTS],
    [`application/json;q=0, */*`, EVENTS],
  ] as const) {
    it(`comes as ${type} to Accept: ${accept}`, async () => {
      const abort = new AbortController()
      const response = await ask(accept, { signal: abort.signal })
      expect(response.status).to.equal(200)
      expect(response.headers.get('content-type')).to.equal(type)
      expect(response.headers.get('vary')).to.match(/\bAccept(,|$)/)
      abort.abort()
    })
  }

  it('is refused to a client that takes neither', async () => {
    const response = await ask('text/html')
    expect(response.status).to.equal(406)
    expect(await response.text()).to.include(`accept application/json or ${EVENTS}`)
  })

  it('comes event by event, uncompressed, however long the pause between two', async () => {
    const response = await ask(EVENTS)
    expect(response.headers.get('content-encoding')).to.equal(null)
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader.read()).value).to.equal('data: 1\n\n')
    await new Promise((resolve) => setTimeout(resolve, 800))
    for (const time of [2, 3]) {
      tick!()
      expect((await reader.read()).value).to.equal(`data: ${time}\n\n`)
    }
    await reader.cancel()
    await waitFor(() => ended === 1)
    expect(server.sent.at(-1)).to.deep.include({ status: 499, aborted: true })
    expect(server.faults).to.deep.equal([])
  })

  it('tells proxies to pass each event on at once, also without chunks to a proxy of HTTP/1.0', async () => {
    for (const [accept, cache, buffering] of [
      [EVENTS, 'no-cache, no-transform', 'no'],
      ['application/json', null, null],
    ] as const) {
      const abort = new AbortController()
      const { headers } = await ask(accept, { signal: abort.signal })
      expect([headers.get('cache-control'), headers.get('x-accel-buffering')]).to.deep.equal([
        cache,
        buffering,
      ])
      abort.abort()
    }
    const request = `GET /rooms/hall/clock HTTP/1.0\r\nAccept: ${EVENTS}\r\nConnection: close\r\n\r\n`
    const { port } = new URL(server.url)
    const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8')
    socket.write(request)
    const [text] = (await once(socket, 'data')) as [string]
    expect(text).to.match(/^x-accel-buffering: no\r$/im)
    expect(text)
      .to.match(/^connection: close\r$/im)
      .and.not.match(/^transfer-encoding/im)
    expect(text.split('\r\n\r\n')[1]).to.equal('data: 1\n\n')
    tick!()
    expect(await once(socket, 'data')).to.deep.equal(['data: 2\n\n'])
    socket.destroy()
    await waitFor(() => ended === 2)
  })

  it('gives HEAD the headers alone, and ends the stream', async () => {
    const response = await ask(EVENTS, { method: 'HEAD' })
    expect(response.headers.get('content-type')).to.equal(EVENTS)
    expect(await response.text()).to.equal('')
    await waitFor(() => ended === 1)
  })

  it('may be JSON although a stream was requested', async () => {
    expect((await ask(EVENTS, {}, 'cellar')).status).to.equal(204)
    expect((await ask('application/json', {}, 'cellar')).status).to.equal(204)
  })

  it('is rejected by the oracle if its type is not the type that Accept selects', async () => {
    expect((await ask('application/json', {}, 'attic')).status).to.equal(200)
    expect((await ask(EVENTS, {}, 'attic')).status).to.equal(500)
    expect(String(server.faults[0])).to.include(
      'the media type is application/json, though Accept chose text/event-stream',
    )
  })

  it('has no Vary: Accept if it has only one type', async () => {
    const response = await fetch(`${server.url}/rooms/hall/lamp`)
    expect(response.headers.get('vary')).to.equal('Accept-Encoding')
  })
})

async function waitFor(condition: () => boolean, withinMs = 3000): Promise<void> {
  const end = Date.now() + withinMs
  while (!condition()) {
    if (Date.now() > end) throw new Error('What was waited for did not happen.')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
