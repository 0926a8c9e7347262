import { expect } from 'chai'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { Transform } from 'node:stream'
import zlib from 'node:zlib'
import { codingFor, preferredCoding } from '../../src/contract/compression.ts'
import { Encoded } from '../../src/contract/handler.ts'
import { startWorkshop, type Workshop } from '../support/workshop.ts'

const json = (letters: number) => JSON.stringify(['The saw is back. '.repeat(letters / 17)])
const SMALL = json(500)
const MIDDLE = json(8000)
const LARGE = json(500_000)

describe('Compression', () => {
  describe('follows Accept-Encoding', () => {
    for (const [header, coding] of [
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['x-gzip', 'gzip'],
      ['GZIP', 'gzip'],
      ['gzip, deflate, br', 'br'],
      ['gzip;q=1.0, br;q=0.5', 'gzip'],
      ['gzip;q=0.5, br;q=0.5', 'br'],
      ['gzip ; q=0.001', 'gzip'],
      ['*', 'br'],
      ['br;q=0, *', 'gzip'],
      ['*;q=0.1, gzip', 'gzip'],
      ['identity, gzip', 'gzip'],
      ['identity;q=0, gzip;q=0.1', 'gzip'],
      ['identity;q=0.5, gzip;q=0.1', undefined],
      ['gzip;q=0', undefined],
      ['gzip;q=0, br;q=0', undefined],
      ['*;q=0', undefined],
      ['identity;q=0, *;q=0', undefined],
      ['identity', undefined],
      ['deflate, zstd', undefined],
      ['gzip;q=x', undefined],
      ['', undefined],
      [',;,', undefined],
    ] as const) {
      it(`${JSON.stringify(header)} gets ${coding ?? 'the answer as it is'}`, () =>
        expect(preferredCoding(header)).to.equal(coding))
    }

    it('compresses only text of at least 1 KB', () => {
      const of = (mediaType: string | null, bytes?: number) => codingFor('gzip', mediaType, bytes)
      for (const type of ['application/json', 'application/geo+json', 'text/csv', 'application/xml'])
        expect(of(type), type).to.equal('gzip')
      expect(of('application/vnd.oai.openapi+json;version=3.0')).to.equal('gzip')
      expect(of('application/geopackage+sqlite3')).to.equal(undefined)
      expect(of('image/png')).to.equal(undefined)
      expect(of(null)).to.equal(undefined)
      expect(of('application/json', 1023)).to.equal(undefined)
      expect(of('application/json', 1024)).to.equal('gzip')
      expect(codingFor(undefined, 'application/json', 5000)).to.equal(undefined)
    })
  })

  describe('of an answer', () => {
    let workshop: Workshop
    /** What the next request is answered with. */
    let body: unknown
    /** The encoders that were put to work. */
    const made = new Set<Transform>()
    const encoders = [zlib.Gzip.prototype, zlib.BrotliCompress.prototype] as Transform[]

    before(async () => {
      for (const prototype of encoders) {
        const transform = Reflect.get(prototype, '_transform')
        prototype._transform = function (this: Transform, ...args) {
          made.add(this)
          return transform.apply(this, args)
        }
      }
      workshop = await startWorkshop(
        { getNotices: (_, reply) => reply['ok']!(body, { ETag: 'W/"1"' }) },
        { oracle: false },
      )
    })
    beforeEach(() => made.clear())
    after(() => {
      // What stands behind is the method of the class above.
      for (const prototype of encoders) Reflect.deleteProperty(prototype, '_transform')
      workshop.stop()
    })

    const allFreed = () => [...made].every(({ destroyed }) => destroyed)

    async function ask(acceptEncoding?: string, method = 'GET'): Promise<IncomingMessage> {
      const headers = { 'x-request-id': 'same', ...(acceptEncoding && { 'accept-encoding': acceptEncoding }) }
      const sent = request(`${workshop.url}/notices`, { method, headers, agent: false })
      sent.on('error', () => undefined).end()
      return ((await once(sent, 'response')) as [IncomingMessage])[0]
    }

    async function read(response: IncomingMessage): Promise<Buffer> {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      return Buffer.concat(chunks)
    }

    const DECODE = {
      br: (bytes: Buffer) => zlib.brotliDecompressSync(bytes).toString(),
      gzip: (bytes: Buffer) => zlib.gunzipSync(bytes).toString(),
    }

    async function* pieces(text: string, size = 20_000) {
      for (let from = 0; from < text.length; from += size) yield text.slice(from, from + size)
    }

    const bodies: Record<string, () => [unknown, string]> = {
      'a whole body of 8 KB': () => [new Encoded(MIDDLE), MIDDLE],
      'a value': () => [JSON.parse(MIDDLE), MIDDLE],
      'a whole body of 500 KB': () => [new Encoded(Buffer.from(LARGE)), LARGE],
      'a stream of one piece': () => [new Encoded(pieces(MIDDLE)), MIDDLE],
      'a stream of many pieces': () => [new Encoded(pieces(LARGE)), LARGE],
    }

    for (const [name, make] of Object.entries(bodies)) {
      for (const coding of ['br', 'gzip'] as const) {
        it(`sends ${name} as ${coding}, says so, and logs the bytes that it sent`, async () => {
          const [content, text] = make()
          body = content
          const response = await ask(coding)
          const bytes = await read(response)
          expect(response.headers['content-encoding']).to.equal(coding)
          expect(response.headers.vary).to.equal('Accept-Encoding')
          expect(DECODE[coding](bytes)).to.equal(text)
          expect(bytes.length).to.be.below(text.length / 20)
          if (response.headers['content-length'] !== undefined)
            expect(Number(response.headers['content-length'])).to.equal(bytes.length)
          expect(workshop.sent.at(-1)).to.deep.equal({ status: 200, bytes: bytes.length, aborted: false })
        })
      }

      it(`sends ${name} uncompressed to a client that does not ask for compression or accepts no coding`, async () => {
        for (const header of [undefined, 'br;q=0, gzip;q=0, identity;q=0']) {
          const [content, text] = make()
          body = content
          const response = await ask(header)
          expect((await read(response)).toString()).to.equal(text)
          expect(response.headers['content-encoding']).to.equal(undefined)
          expect(response.headers.vary).to.equal('Accept-Encoding')
        }
      })

      it(`answers HEAD of ${name} with the headers of GET`, async () => {
        for (const header of [undefined, 'br', 'gzip']) {
          const headersOf = async (method: string) => {
            body = make()[0]
            const response = await ask(header, method)
            const bytes = await read(response)
            if (method === 'HEAD') expect(bytes.length).to.equal(0)
            const { date: _, 'transfer-encoding': __, ...rest } = response.headers
            return rest
          }
          expect(await headersOf('HEAD')).to.deep.equal(await headersOf('GET'))
        }
        expect(allFreed()).to.equal(true)
      })
    }

    it('leaves a small body as it is', async () => {
      body = new Encoded(SMALL)
      const small = await ask('br')
      expect((await read(small)).toString()).to.equal(SMALL)
      expect(small.headers['content-encoding']).to.equal(undefined)
      expect(small.headers['content-length']).to.equal(String(SMALL.length))
    })

    it('sends written data before more data is written', async () => {
      for (const [coding, decoder] of [
        ['br', zlib.createBrotliDecompress()],
        ['gzip', zlib.createGunzip()],
      ] as const) {
        let goOn = () => {}
        const gate = new Promise<void>((resolve) => (goOn = resolve))
        body = new Encoded(
          (async function* () {
            yield '["one",'
            yield '"two",'
            await gate
            yield '"three"]'
          })(),
        )
        const arrived = (await ask(coding)).pipe(decoder)
        let text = ''
        arrived.on('data', (chunk: Buffer) => (text += chunk.toString()))
        while (!text.includes('two')) await once(arrived, 'data')
        goOn()
        await once(arrived, 'end')
        expect(text).to.equal('["one","two","three"]')
      }
    })

    /** Hardly compressible, and without an end. */
    function endless() {
      const state = { taken: 0, ended: false }
      async function* rows() {
        try {
          for (;;) {
            state.taken++
            yield randomBytes(32_768).toString('base64')
            await new Promise((resolve) => setImmediate(resolve))
          }
        } finally {
          state.ended = true
        }
      }
      return { state, content: new Encoded(rows()) }
    }

    for (const coding of ['br', 'gzip', undefined] as const) {
      it(`waits for a client that does not read, and ends the stream when it disconnects (${coding ?? 'as it is'})`, async () => {
        const { state, content } = endless()
        body = content
        const before = workshop.sent.length
        const response = await ask(coding)
        response.on('error', () => undefined).pause()
        let last = -1
        while (last !== state.taken) {
          last = state.taken
          await new Promise((resolve) => setTimeout(resolve, 150))
        }
        expect(state.taken).to.be.below(500)
        expect(state.ended).to.equal(false)
        response.destroy()
        await until(() => state.ended && workshop.sent.length > before)
        expect(workshop.sent.at(-1)!.aborted).to.equal(true)
        expect(made.size).to.equal(coding ? 1 : 0)
        expect(allFreed()).to.equal(true)
      })
    }

    it('ends the stream if only the headers are requested', async () => {
      for (const header of [undefined, 'br']) {
        const { state, content } = endless()
        body = content
        expect((await ask(header, 'HEAD')).statusCode).to.equal(200)
        await until(() => state.ended)
        expect(state.taken).to.equal(2)
      }
    })

    it('closes the connection if the stream fails, and frees the encoder', async () => {
      body = new Encoded(
        (async function* () {
          yield randomBytes(50_000).toString('hex')
          yield randomBytes(50_000).toString('hex')
          throw new Error('The disk is gone.')
        })(),
      )
      const response = await ask('gzip')
      expect(response.statusCode).to.equal(200)
      const broken = await read(response).then(
        () => false,
        () => true,
      )
      expect(broken).to.equal(true)
      expect(String(workshop.faults.at(-1))).to.equal('Error: The disk is gone.')
      expect(made.size).to.equal(1)
      await until(allFreed)
    })
  })
})

async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + 3000
  while (!condition()) {
    if (Date.now() > end) throw new Error('What was waited for did not happen.')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
