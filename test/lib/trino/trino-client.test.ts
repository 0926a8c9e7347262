import { expect } from 'chai'
import type http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { TRINO_TIMES } from '../../../src/lib/trino/exchange.ts'
import {
  TrinoFault,
  TrinoLoginRefused,
  TrinoQueryGone,
  TrinoUnavailable,
} from '../../../src/lib/trino/faults.ts'
import { TrinoClient, type TrinoTarget } from '../../../src/lib/trino/trino-client.ts'
import { decoderOf } from '../../../src/lib/trino/values.ts'
import { FakeTrino, json, pagesOf, type Seen } from './support.ts'

const TIMES = { ...TRINO_TIMES, retryMs: 1000, idleMs: 500 }

type Answer = (seen: Seen, response: http.ServerResponse, origin: string) => void

describe('The client of Trino', () => {
  let fake: FakeTrino
  let client: TrinoClient
  const start = async (answer: Answer, target: Partial<TrinoTarget> = {}): Promise<void> => {
    fake = await FakeTrino.start(answer)
    client = new TrinoClient(
      { origin: fake.origin, user: 'u', catalog: 'c', schema: 's', ...target },
      { times: TIMES },
    )
  }
  afterEach(async () => {
    client.close()
    await fake.stop()
  })

  const failureOf = async (work: Promise<unknown>): Promise<Error> => {
    try {
      await work
    } catch (error) {
      return error as Error
    }
    throw new Error('It went well.')
  }

  it('reads all pages of a result', async () => {
    await start(pagesOf(3))
    expect((await client.run('select 1')).rows).to.deep.equal([[1], [2], [3]])
    expect(fake.of('POST').map(({ body }) => body)).to.deep.equal(['select 1'])
    expect(fake.of('GET')).to.have.length(3)
    expect(fake.of('DELETE')).to.be.empty
  })

  it('sends who asks, for what, and with which properties', async () => {
    await start(pagesOf(0), {
      session: new Map([['query_max_run_time', '1h, or 2']]),
      tags: ['a', 'b'],
      credentials: async () => ({ kind: 'password', password: 'pä' }),
    })
    await client.run('select 1', { info: 'repository 1', schema: 'other' })
    expect(fake.seen[0]!.headers).to.include({
      'x-trino-user': 'u',
      'x-trino-source': 'groundtruth',
      'x-trino-catalog': 'c',
      'x-trino-schema': 'other',
      'x-trino-time-zone': 'UTC',
      'x-trino-client-info': 'repository 1',
      'x-trino-client-tags': 'a,b',
      'x-trino-session': 'query_max_run_time=1h%2C%20or%202',
      'x-trino-client-capabilities': 'PARAMETRIC_DATETIME',
      authorization: `Basic ${Buffer.from('u:pä').toString('base64')}`,
    })
  })

  it('sends a token to pages too', async () => {
    await start(pagesOf(1), { credentials: { kind: 'token', token: 't' } })
    await client.run('select 1')
    for (const { headers } of fake.seen) expect(headers.authorization).to.equal('Bearer t')
  })

  it('reads one page ahead and no further', async () => {
    await start(pagesOf(10))
    const pages = client.query('select 1')
    await pages.next()
    await sleep(100)
    expect(fake.of('GET')).to.have.length(2)
    await pages.return(undefined as never)
  })

  it('cancels a query whose reader leaves early', async () => {
    await start(pagesOf(10))
    for await (const _ of client.query('select 1')) break
    expect(fake.of('DELETE').map(({ path }) => path)).to.deep.equal(['/v1/statement/executing/q/y/2'])
  })

  it('cancels a query by the signal, also one whose first answer is late', async () => {
    await start((seen, response, origin) => {
      if (seen.method === 'POST') setTimeout(() => pagesOf(3)(seen, response, origin), 200)
      else pagesOf(3)(seen, response, origin)
    })
    const stop = new AbortController()
    const running = failureOf(client.run('select 1', { signal: stop.signal }))
    await sleep(50)
    stop.abort()
    expect(await running).to.equal(stop.signal.reason)
    expect(fake.of('DELETE')).to.be.empty
    await sleep(300)
    expect(fake.of('DELETE').map(({ path }) => path)).to.deep.equal(['/v1/statement/executing/q/y/1'])
  })

  it('does not send a statement for a signal that is aborted already', async () => {
    await start(pagesOf(1))
    await failureOf(client.run('select 1', { signal: AbortSignal.abort() }))
    expect(fake.seen).to.be.empty
  })

  it('names the error of a statement as Trino does', async () => {
    await start((_, response) =>
      json(response, { error: { errorName: 'TABLE_NOT_FOUND', errorType: 'USER_ERROR', message: 'no t' } }),
    )
    const failure = await failureOf(client.run('select 1'))
    expect(failure).to.be.instanceOf(TrinoFault)
    expect(failure).to.include({ errorName: 'TABLE_NOT_FOUND', isOfUser: true, message: 'no t' })
  })

  for (const status of [429, 502, 503, 504])
    it(`repeats what was answered with ${status}`, async () => {
      let left = 3
      await start((seen, response, origin) => {
        if (left-- > 0) response.writeHead(status).end()
        else pagesOf(1)(seen, response, origin)
      })
      expect((await client.run('select 1')).rows).to.deep.equal([[1]])
      expect(fake.of('POST')).to.have.length(4)
    })

  for (const errorName of ['SERVER_STARTING_UP', 'NO_NODES_AVAILABLE'])
    it(`repeats a query that ended with ${errorName} before its rows`, async () => {
      let times = 0
      await start((seen, response, origin) =>
        seen.method === 'POST' && ++times < 3
          ? json(response, { error: { errorName, message: 'no' } })
          : pagesOf(2)(seen, response, origin),
      )
      expect((await client.run('select 1')).rows).to.deep.equal([[1], [2]])
      expect(times).to.equal(3)
    })

  it('gives up after the time of its retries', async () => {
    await start((_, response) => response.writeHead(503).end())
    expect(await failureOf(client.run('select 1'))).to.be.instanceOf(TrinoUnavailable)
  })

  it('does not repeat a statement whose connection broke', async () => {
    await start((_, response) => response.destroy())
    expect((await failureOf(client.run('select 1'))).message).to.contain('broke while a query was sent')
    expect(fake.of('POST')).to.have.length(1)
  })

  it('repeats the request of a page whose connection broke or fell silent', async () => {
    let left = 2
    await start((seen, response, origin) => {
      if (seen.method === 'GET' && left-- === 2) response.destroy()
      else if (seen.method === 'GET' && left === 0) response.writeHead(200).write('{')
      else pagesOf(1)(seen, response, origin)
    })
    expect((await client.run('select 1')).rows).to.deep.equal([[1]])
    expect(fake.of('GET').length).to.be.above(1)
  })

  it('repeats a statement that could not be sent, until the time is over', async () => {
    await start(pagesOf(1))
    await fake.stop()
    expect((await failureOf(client.run('select 1'))).message).to.contain('cannot be reached')
    fake = await FakeTrino.start(pagesOf(1))
  })

  it('goes to no other origin for pages, and sends no credentials there', async () => {
    let stolen = 0
    const thief = await FakeTrino.start((_, response) => {
      stolen++
      json(response, {})
    })
    for (const uri of [
      `${thief.origin}/v1/statement/q`,
      'file:///etc/passwd',
      '/v1/statement/q',
      'http://u:p@127.0.0.1/',
    ]) {
      await start((_, response) => json(response, { nextUri: uri }), {
        credentials: { kind: 'token', token: 't' },
      })
      const failure = await failureOf(client.run('select 1'))
      expect(failure).to.be.instanceOf(TrinoUnavailable)
      expect(failure.message).to.contain('http-server.process-forwarded').and.not.contain('127.0.0.1')
      if (uri !== 'http://u:p@127.0.0.1/') {
        client.close()
        await fake.stop()
      }
    }
    expect(stolen).to.equal(0)
    await thief.stop()
  })

  const lies: Readonly<Record<string, [Answer, typeof TrinoUnavailable]>> = {
    'a redirect': [
      (_, response) => response.writeHead(307, { Location: 'http://127.0.0.1:1/' }).end(),
      TrinoUnavailable,
    ],
    'a page of HTML': [(_, response) => json(response, '<html>'), TrinoUnavailable],
    'a number': [(_, response) => json(response, '7'), TrinoUnavailable],
    'rows in spooled segments': [
      (_, response) => json(response, { data: { encoding: 'json', segments: [] } }),
      TrinoUnavailable,
    ],
    'a refusal of the user': [(_, response) => response.writeHead(401).end(), TrinoLoginRefused],
    'another server': [(_, response) => response.writeHead(404).end(), TrinoUnavailable],
    'a query that it has forgotten': [(_, response) => response.writeHead(410).end(), TrinoQueryGone],
  }
  for (const [what, [answer, kind]] of Object.entries(lies))
    it(`takes ${what} for a failure`, async () => {
      await start(answer)
      expect(await failureOf(client.run('select 1'))).to.be.instanceOf(kind)
      expect(fake.seen).to.have.length(1)
    })

  it('keeps the digits of whole numbers and of texts that look like some', async () => {
    const column = { name: 'n', typeSignature: { rawType: 'bigint' } }
    await start((_, response) =>
      json(
        response,
        `{"columns":[${JSON.stringify(column)}],"data":[[9007199254740993,"12345678901234567890"]]}`,
      ),
    )
    const { rows } = await client.run('select 1')
    expect(decoderOf({ rawType: 'bigint' })(rows[0]![0])).to.equal(9007199254740993n)
    expect(rows[0]![1]).to.equal('12345678901234567890')
  })
})
