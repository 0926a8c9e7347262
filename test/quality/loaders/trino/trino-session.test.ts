import { expect } from 'chai'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { TrinoSession } from '../../../../src/quality/loaders/trino/trino-session.ts'
import { failureOf } from './reading.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A server that answers as it likes, and remembers what it was asked. */
class Liar {
  readonly asked: {
    readonly method: string
    readonly url: string
    readonly headers: IncomingMessage['headers']
  }[] = []
  readonly #server: Server

  constructor(answer: Answer) {
    this.#server = createServer((request, response) => {
      this.asked.push({ method: request.method!, url: request.url!, headers: request.headers })
      answer(request, response)
    })
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return this
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}

const json = (response: ServerResponse, body: unknown, status = 200, headers = {}): void => {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

describe('a cluster that is not to be trusted', () => {
  let other: Liar
  const liars: Liar[] = []

  before(async () => {
    other = await new Liar((_, response) => json(response, { id: 'q', data: [['stolen']] })).start()
  })
  after(async () => {
    for (const liar of [other, ...liars]) await liar.stop()
  })

  const sessionWith = async (answer: Answer): Promise<TrinoSession> => {
    const liar = await new Liar(answer).start()
    liars.push(liar)
    const cluster = { host: '127.0.0.1', port: liar.port, sslMode: 'disable' } as const
    return new TrinoSession({
      cluster: { ...cluster, catalog: undefined, schema: undefined },
      login: { user: 'ann', password: undefined },
    })
  }

  it('cannot send the reader to another address', async () => {
    for (const nextUri of [
      `http://127.0.0.1:${other.port}/v1/statement/executing/q/1`,
      `http://localhost:${other.port}/v1/statement/executing/q/1`,
      `//127.0.0.1:${other.port}/x`,
      'file:///etc/passwd',
    ]) {
      const session = await sessionWith((_, response) => json(response, { id: 'q', nextUri }))
      expect(await failureOf(session.rows('select 1')), nextUri).to.match(/^SourceUnreadable: /)
      session.close()
    }
    expect(other.asked).to.deep.equal([])
  })

  it('cannot redirect the reader', async () => {
    const session = await sessionWith((_, response) =>
      json(response, {}, 307, { Location: `http://127.0.0.1:${other.port}/v1/statement` }),
    )
    expect(await failureOf(session.rows('select 1'))).to.match(/^SourceUnreadable: .*307/)
    session.close()
    expect(other.asked).to.deep.equal([])
  })

  it('cannot make the reader fetch spooled segments', async () => {
    const segments = [{ type: 'spooled', uri: `http://127.0.0.1:${other.port}/segment`, metadata: {} }]
    const session = await sessionWith((_, response) =>
      json(response, { id: 'q', columns: [], data: { encoding: 'json', segments } }),
    )
    expect(await failureOf(session.rows('select 1'))).to.match(/^SourceUnreadable: /)
    session.close()
    expect(other.asked).to.deep.equal([])
  })

  it('that refuses the user is told apart from one that cannot be reached', async () => {
    const session = await sessionWith((_, response) => json(response, {}, 401))
    expect(await failureOf(session.rows('select 1'))).to.equal(
      'SourceUnreadable: The cluster refuses the user "ann": correct the user, the password or the token.',
    )
    session.close()
  })

  it('shows its own words about the statement only', async () => {
    const fault = (errorName: string, errorType: string) =>
      sessionWith((_, response) =>
        json(response, { id: 'q', error: { errorName, errorType, message: 'line 1:9: A\n secret. ' } }),
      )
    const user = await fault('TYPE_MISMATCH', 'USER_ERROR')
    expect(await failureOf(user.rows('select 1'))).to.match(
      /cannot read the rows: A secret\. .*\(TYPE_MISMATCH\)/,
    )
    const internal = await fault('GENERIC_INTERNAL_ERROR', 'INTERNAL_ERROR')
    expect(await failureOf(internal.rows('select 1')))
      .to.match(/its log says more\. \(GENERIC_INTERNAL_ERROR\)/)
      .and.not.include('secret')
    const memory = await fault('EXCEEDED_LOCAL_MEMORY_LIMIT', 'INSUFFICIENT_RESOURCES')
    expect(await failureOf(memory.rows('select 1'))).to.include('query.max-memory-per-node')
    for (const session of [user, internal, memory]) session.close()
  })
})
