import { expect } from 'chai'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { Encoded } from '../../../src/contract/handler.ts'
import { makeCertificate } from '../../support/certificate.ts'
import { startWorkshop, type Workshop, type WorkshopOptions } from '../../support/workshop.ts'

/** More than the buffers between the two ends hold, many times. */
const LENGTH = 60_000_000
const REQUEST = 'GET /notices HTTP/1.1\r\nHost: a\r\n\r\n'

/** What holds of the pace of clients, whatever they are connected by. */
export function describeAnswerPace(scheme: 'http' | 'https'): void {
  describe(`The pace at which an answer of ${scheme} is taken`, () => {
    let workshop: Workshop
    let sockets: Socket[]
    /** What the next requests are answered with. */
    let make: () => unknown

    const whole = (bytes = LENGTH) => new Encoded('x'.repeat(bytes))
    async function* pieces(everyMs: number, length: number, bytes = LENGTH) {
      for (let sent = 0; sent < bytes; sent += length) {
        yield 'x'.repeat(length)
        await pause(everyMs)
      }
    }

    async function serve(options: WorkshopOptions): Promise<void> {
      workshop = await startWorkshop(
        { getNotices: async (_, reply) => reply['ok']!(await make(), { ETag: 'W/"1"' }) },
        { oracle: false, ...(scheme === 'https' && { tls: makeCertificate() }), ...options },
      )
    }
    beforeEach(() => (sockets = []))
    afterEach(() => {
      for (const socket of sockets) socket.destroy()
      workshop.stop()
    })

    /** Opens a connection that takes nothing yet. */
    async function client(): Promise<Socket> {
      const to = { port: Number(new URL(workshop.url).port), host: '127.0.0.1' }
      const socket = scheme === 'https' ? connectTls({ ...to, rejectUnauthorized: false }) : connect(to)
      sockets.push(socket)
      socket.on('error', () => undefined).pause()
      await once(socket, scheme === 'https' ? 'secureConnect' : 'connect')
      return socket
    }

    /**
     * Sends requests and takes up to `bytes` every 20 ms, until the end of the connection.
     * @returns the time that it took, in ms
     */
    async function take(requests: string, bytes: number): Promise<number> {
      const socket = await client()
      let closed = false
      socket.on('close', () => (closed = true))
      socket.write(requests)
      const start = performance.now()
      let taken = 0
      while (!closed && performance.now() - start < 15_000) {
        const due = ((performance.now() - start) / 20) * bytes
        while (taken < due) {
          const chunk = socket.read() as Buffer | null
          if (chunk === null) break
          taken += chunk.length
        }
        await pause(5)
      }
      return performance.now() - start
    }

    const SLOW = {
      requestMs: 500,
      limits: { answerPace: { leastBytesPerSecond: 50_000_000, longestMs: 60_000 } },
    }

    for (const [name, body] of [
      ['a whole body', whole],
      ['a stream', (bytes?: number) => new Encoded(pieces(0, 100_000, bytes))],
    ] as const) {
      it(`may not be less than the least on the average (${name})`, async () => {
        await serve(SLOW)
        make = () => body()
        // 10 MB/s: something moves all the time.
        await take(REQUEST, 200_000)
        await until(() => workshop.sent.length === 1)
        expect(workshop.sent[0]).to.include({ status: 499, aborted: true })
        expect(workshop.cuts).to.deep.equal(['pace'])
        expect(workshop.faults).to.deep.equal([])
      })

      it(`may be more than the least (${name})`, async () => {
        await serve({
          ...SLOW,
          limits: { answerPace: { leastBytesPerSecond: 200_000, longestMs: 60_000 } },
        })
        make = () => body(16_000_000)
        void take(REQUEST, 200_000)
        await until(() => workshop.sent.length === 1)
        expect(workshop.sent[0]).to.include({ status: 200, aborted: false, bytes: 16_000_000 })
      })

      it(`does not save an answer that takes too long in all (${name})`, async () => {
        await serve({ limits: { answerPace: { leastBytesPerSecond: 0, longestMs: 1000 } } })
        make = () => body()
        expect(await take(REQUEST, 200_000)).to.be.within(900, 5000)
        await until(() => workshop.sent.length === 1)
        expect(workshop.sent[0]).to.include({ status: 499, aborted: true })
        expect(workshop.cuts).to.deep.equal(['age'])
        expect(workshop.faults).to.deep.equal([])
      })
    }

    it('is not that of a server that makes its answer slowly', async () => {
      await serve({ ...SLOW, limits: { answerPace: { leastBytesPerSecond: 10_000_000, longestMs: 60_000 } } })
      make = () => new Encoded(pieces(100, 50_000, 1_000_000))
      const socket = await client()
      socket.resume().write(REQUEST)
      await until(() => workshop.sent.length === 1)
      expect(workshop.sent[0]).to.include({ status: 200, aborted: false, bytes: 1_000_000 })
    })

    it('is shared by the answers that wait behind another one of their connection', async () => {
      await serve(SLOW)
      make = () => whole()
      await take(REQUEST.repeat(10), 200_000)
      // Those that were not begun when the connection ended never are.
      await until(() => workshop.sent.length === 4)
      for (const sent of workshop.sent) expect(sent).to.include({ status: 499, aborted: true })
      expect(workshop.cuts).to.deep.equal(['pace', 'pace', 'pace', 'pace'])
      expect(workshop.faults).to.deep.equal([])
    })

    it('of nothing at all ends the connection after the time for a request', async () => {
      await serve({ requestMs: 300, limits: { answerPace: { leastBytesPerSecond: 0, longestMs: 60_000 } } })
      make = () => whole()
      ;(await client()).write(REQUEST)
      await until(() => workshop.sent.length === 1)
      expect(workshop.sent[0]).to.include({ status: 499, aborted: true })
      expect(workshop.cuts).to.deep.equal(['stalled'])
    })
  })
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function until(condition: () => boolean, withinMs = 15_000): Promise<void> {
  const end = Date.now() + withinMs
  while (!condition()) {
    if (Date.now() > end) throw new Error('What was waited for did not happen.')
    await pause(10)
  }
}
