import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect } from 'chai'
import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import type { Contract, Validator } from '../../src/contract/contract.ts'
import { corsPolicy } from '../../src/contract/cors.ts'
import { createExpressHost } from '../../src/contract/server/express-host.ts'
import { InvalidRequest, UnsupportedMediaType } from '../../src/contract/faults.ts'
import { createHttpServer } from '../../src/contract/server/http-server.ts'
import { createService } from '../../src/contract/service.ts'
import { loadConfig } from '../../src/platform/config.ts'
import { connectionLimits } from '../../src/edge.ts'

const note = { type: 'object', required: ['text'], properties: { text: { type: 'string' } } }

/** A contract of one operation that takes JSON, written by hand. */
const contract: Contract = {
  service: 'notes',
  securitySchemes: [],
  operations: [
    {
      id: 'addNote',
      method: 'POST',
      path: '/notes',
      parameters: [],
      body: { required: true, mediaTypes: ['application/json'] },
      replies: [{ status: 200, name: 'ok', mediaType: 'application/json', headers: [] }],
      security: [],
    },
  ],
  validators: {
    addNote: { body: { 'application/json': new Ajv2020({ allErrors: true }).compile(note) as Validator } },
  },
  loadReplyValidators: () => Promise.resolve({}),
  loadDocument: () => Promise.resolve({}),
}

describe('A service of another contract', () => {
  const faults: unknown[] = []
  let url: string
  let server: Server
  let doubt = false

  before(async () => {
    const service = await createService({
      contract,
      handlers: {
        addNote: ({ body }: { body: unknown }, reply: Record<string, (body: unknown) => never>) =>
          Promise.resolve(reply['ok']!(body)),
      } as never,
      authenticators: {},
      errors: (error) => {
        const status =
          error instanceof InvalidRequest ? 400 : error instanceof UnsupportedMediaType ? 415 : 500
        return {
          status,
          mediaType: 'application/json',
          body: { detail: status < 500 ? (error as Error).message : 'failed' },
        }
      },
      budgets: { address: () => undefined, credential: () => undefined },
      clientOf: () => ({ address: '', origin: '' }),
      cors: corsPolicy([]),
      fixedHeaders: [],
      bodyLimitBytes: 2_000_000,
      maxRequestIdLength: 10,
      onAnswered: () => undefined,
      onFault: (error) => faults.push(error),
      oracle: {
        check: (_, answer) => (doubt ? Promise.reject(new Error('doubted')) : Promise.resolve(answer)),
      },
    })
    const host = createExpressHost()
    host.app.use((request, response) => void service.handle(request, response))
    server = createHttpServer(host, host.app, connectionLimits(loadConfig({})), () => ({
      headers: {},
      body: '',
    })).server
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/notes`
  })
  after(() => server.close())
  beforeEach(() => faults.splice(0))

  const post = (body: string | Uint8Array<ArrayBuffer>) =>
    fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } })

  for (const [name, body, status, detail] of [
    ['a good value', '{"text":"é😀"}', 200, /é😀/],
    ['a byte order mark', '\ufeff{"text":"a"}', 200, /a/],
    ['a member named __proto__', '{"text":"a","__proto__":{"x":1}}', 200, /__proto__/],
    ['a value that the schema refuses', '{"text":1}', 400, /The body at \/text must be a text\./],
    ['a missing member', '{}', 400, /The body at \/text is missing\./],
    ['text that is no JSON', 'abc', 400, /not valid JSON: there is a syntax error\./],
    ['a trailing comma', '{"text":"a",}', 400, /there is a syntax error at character 13\./],
    ['text that breaks off', '{"text":', 400, /it ends too early\./],
    ['a text that breaks off', '{"text":"a', 400, /it ends too early\./],
    ['NaN', '{"text":NaN}', 400, /not valid JSON/],
    ['a NUL in a text', '{"text":"a\\u0000"}', 400, /string at \/text of the body contains a NUL/],
    ['a lone surrogate', '{"text":"\\ud800"}', 400, /lone surrogate/],
    ['a lone surrogate in a name', '{"\\ud800":1,"text":"a"}', 400, /lone surrogate/],
    ['deep nesting', '['.repeat(101) + ']'.repeat(101), 400, /deeper than 100 levels/],
    ['half a million brackets', '['.repeat(500_000) + ']'.repeat(500_000), 400, /deeper than 100 levels/],
    ['half a million open brackets', '['.repeat(500_000), 400, /it ends too early/],
  ] as const) {
    it(`answers ${name} with ${status}`, async () => {
      const response = await post(body)
      expect(response.status).to.equal(status)
      expect(await response.text()).to.match(detail)
    })
  }

  it('refuses bytes that are not UTF-8, which a lax decoder would replace', async () => {
    for (const bytes of [[0xff], [0xc3, 0x28], [0xed, 0xa0, 0x80], [0xc0, 0xaf]]) {
      const body = new Uint8Array([...Buffer.from('{"text":"'), ...bytes, ...Buffer.from('"}')])
      expect((await post(body)).status).to.equal(400)
    }
  })

  it('bounds the list of faults of a body that has very many', async () => {
    const response = await post(JSON.stringify({ text: 'a', list: Array(50_000).fill('\0') }))
    expect(response.status).to.equal(400)
    const { detail } = (await response.json()) as { detail: string }
    expect(detail).to.match(/has 49900 more faults/)
    expect(detail.length).to.be.below(20_000)
  })

  it('returns 500 once, without an endless loop, if the oracle rejects every response', async () => {
    doubt = true
    try {
      const response = await post('{"text":"a"}')
      expect(response.status).to.equal(500)
      expect(await response.json()).to.deep.equal({ detail: 'failed' })
      expect(faults).to.have.lengthOf(2)
    } finally {
      doubt = false
    }
  })
})
