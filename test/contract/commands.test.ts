import { expect } from 'chai'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { corsPolicy } from '../../src/contract/cors.ts'
import { CredentialsMissing, InvalidRequest, RequestError } from '../../src/contract/faults.ts'
import type { Answer } from '../../src/contract/handler.ts'
import { createOracle } from '../../src/contract/oracle.ts'
import { createService } from '../../src/contract/service.ts'
import { fixtureContract } from '../support/fixture-contract.ts'

interface Seen {
  readonly path: Record<string, unknown>
  readonly query: Record<string, unknown>
  readonly body: unknown
}
type Reply = Record<string, (...args: unknown[]) => Answer>

const TOOL = { id: 7, name: null, edge: [30, 'steel'] }

/** A service of a contract that no code of ours knows: OpenAPI 3.1, commands told apart by a discriminator. */
describe('The runtime, with a contract of OpenAPI 3.1,', () => {
  let server: Server
  let url: string
  let seen: Seen | undefined
  let fault: unknown

  before(async () => {
    const contract = await fixtureContract('workshop')
    const answer =
      (respond: (request: Seen, reply: Reply) => Answer) => async (request: unknown, reply: unknown) => {
        seen = request as Seen
        return respond(seen, reply as Reply)
      }
    const service = await createService({
      contract,
      handlers: {
        getTool: answer((_, reply) => reply['ok']!(TOOL)),
        commandTool: answer(({ body }, reply) =>
          (body as { command: string }).command === 'lend'
            ? reply['created']!({ job: 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6' }, { Location: '/jobs/1' })
            : reply['ok']!(TOOL),
        ),
        deleteTool: answer((_, reply) => reply['noContent']!()),
        // An answer that the contract does not promise.
        getFirstPart: answer((_, reply) => reply['ok']!({ ...TOOL, edge: ['steel', 30] })),
        getDrawer: answer((_, reply) => reply['ok']!(TOOL)),
      },
      authenticators: { key: { isTried: (headers) => headers['x-key'] === 'k', judge: () => ({ id: 'k' }) } },
      errors: (error) => {
        const faults =
          error instanceof InvalidRequest ? error.faults.map(({ message }) => message) : [String(error)]
        const status = error instanceof CredentialsMissing ? 401 : error instanceof RequestError ? 400 : 500
        return { status, mediaType: 'application/json', body: { faults } }
      },
      budgets: { address: () => undefined, credential: () => undefined },
      clientOf: () => ({ address: '127.0.0.1', origin: 'http://localhost' }),
      cors: corsPolicy([]),
      fixedHeaders: [],
      bodyLimitBytes: 10_000,
      maxRequestIdLength: 38,
      onAnswered: () => {},
      onFault: (error) => (fault = error),
      oracle: await createOracle(contract),
    })
    server = createServer((request, response) => void service.handle(request, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  beforeEach(() => {
    seen = undefined
    fault = undefined
  })
  after(() => server.close())

  const send = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(url + path, {
      method,
      headers: { 'X-Key': 'k', ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? undefined : JSON.parse(text)) as { faults: string[] },
    }
  }

  it('reads parameters into the types that the contract gives, with its defaults', async () => {
    const { status } = await send('GET', '/tools/7?tag=a&tag=b%2Cc&sizes=1,2&sharp=true&weight=19.99&note=x')
    expect(status).to.equal(200)
    expect(seen!.path).to.deep.equal({ id: 7 })
    expect(seen!.query).to.deep.equal({
      tag: ['a', 'b,c'],
      sizes: [1, 2],
      sharp: true,
      weight: 19.99,
      note: 'x',
      order: 'name',
    })
  })

  it('lets each command through with the members of its own branch', async () => {
    expect(
      (await send('POST', '/tools/7', { command: 'sharpen', angle: 20, edge: [3, 'bronze'] })).status,
    ).to.equal(200)
    expect((await send('POST', '/tools/7', { command: 'rename', name: null })).status).to.equal(200)
    const lent = await send('POST', '/tools/7', {
      command: 'lend',
      to: 3,
      until: '2026-12-24',
      extras: { oil: true },
    })
    expect(lent.status).to.equal(201)
    expect(lent.headers.get('location')).to.equal('/jobs/1')
    expect(seen!.body).to.deep.equal({ command: 'lend', to: 3, until: '2026-12-24', extras: { oil: true } })
  })

  it('names what is wrong with a command by the rules of its own branch alone', async () => {
    const { status, body } = await send('POST', '/tools/7', { command: 'sharpen', angle: 90, name: 'x' })
    expect(status).to.equal(400)
    expect(body.faults).to.have.members([
      'The body at /angle must be at most 45.',
      'The body has the unknown member "name".',
    ])
  })

  it('refuses a command that is not there, and one without a name', async () => {
    const melted = await send('POST', '/tools/7', { command: 'melt' })
    expect(melted.status).to.equal(400)
    expect(melted.body.faults.join()).to.match(/command/)
    expect((await send('POST', '/tools/7', { angle: 20 })).status).to.equal(400)
    expect((await send('POST', '/tools/7', [])).status).to.equal(400)
    expect((await send('POST', '/tools/7')).body.faults).to.deep.equal([
      'The request needs a body of the type application/json.',
    ])
  })

  it('checks lists whose entries each have a type', async () => {
    const wrong = await send('POST', '/tools/7', { command: 'sharpen', angle: 20, edge: ['bronze', 3] })
    expect(wrong.status).to.equal(400)
    expect(wrong.body.faults.join()).to.match(/\/edge\/0.*\/edge\/1/s)
    expect((await send('POST', '/tools/7', { command: 'sharpen', angle: 20, edge: [3] })).status).to.equal(
      400,
    )
  })

  it('takes a DELETE with a body, and one without', async () => {
    expect((await send('DELETE', '/tools/7', { reason: 'broken', witnesses: ['a', 'b'] })).status).to.equal(
      204,
    )
    expect(seen!.body).to.deep.equal({ reason: 'broken', witnesses: ['a', 'b'] })
    expect((await send('DELETE', '/tools/7')).status).to.equal(204)
    expect(seen!.body).to.equal(undefined)
    expect((await send('DELETE', '/tools/7', { witnesses: ['a', 'a'] })).status).to.equal(400)
  })

  it('refuses an answer that the contract does not promise, while the oracle is on', async () => {
    expect((await send('GET', '/tools/7/parts/first')).status).to.equal(500)
    expect(String(fault)).to.match(
      /OracleDisagreement: GET \/tools\/7\/parts\/first → 200: body\/edge\/0 must be number/,
    )
  })

  it('asks for credentials where the contract does, and not where it does not', async () => {
    expect((await fetch(`${url}/tools/7`)).status).to.equal(401)
    expect((await fetch(`${url}/drawers/a%20b`)).status).to.equal(200)
    expect(seen!.path).to.deep.equal({ label: 'a b' })
  })
})
