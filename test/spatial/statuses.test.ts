import { expect } from 'chai'
import { spatialContract } from '../../generated/spatial/contract.ts'
import { replyName } from '../../src/contract/reply-names.ts'
import { breakCatalogue } from '../support/broken-files.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { send, type Answer } from '../support/http-answer.ts'
import { basic } from '../support/spatial-client.ts'

interface Given {
  readonly path?: Record<string, string>
  readonly headers?: Record<string, string>
  readonly body?: string
  readonly server?: TestServer
}

type Provoke = (id: string) => Promise<Given>

/** Every status that the contract documents for an operation is one that the server really answers. */
describe('documented statuses', () => {
  const operations = spatialContract.operations
  const real = { group: 'places', name: 'cities', featureId: '2960' }
  const form = 'grant_type=client_credentials'
  let server: TestServer
  let strict: TestServer
  let failing: TestServer
  let unreachable: TestServer
  let apiKey: { key: string; secret: string }

  before(async () => {
    server = await startServer({ env: { BODY_LIMIT_BYTES: '200' } })
    apiKey = await server.apiKey()
    strict = await startServer({ env: { RATE_LIMIT_ADDRESS: '1' } })
    failing = await startServer()
    failing.apiKeys.verify = () => Promise.reject(new TypeError('A fault of ours.'))
    unreachable = await startServer()
    await unreachable.apiKeys.list()
    await breakCatalogue(unreachable.dataDir)
  })
  after(() => Promise.all([server, strict, failing, unreachable].map((one) => one.stop())))

  const isToken = (id: string): boolean => id === 'createToken'
  const credentials = (id: string, { key, secret } = apiKey): Record<string, string> =>
    isToken(id) ? { Authorization: `Basic ${basic({ key, secret })}` } : { 'X-API-Key': `${key}.${secret}` }

  /** How each status comes about; what it needs beside a good request. */
  const provocations: Record<number, Provoke> = {
    200: async (id) => ({ headers: credentials(id) }),
    304: async (id) => ({ headers: { ...credentials(id), 'If-None-Match': '*' } }),
    400: async (id) => ({ headers: { ...credentials(id), 'X-Request-Id': 'x'.repeat(39) } }),
    401: async () => ({}),
    403: async (id) => ({ headers: credentials(id, await server.apiKey({ scope: 'quality:read' })) }),
    404: async (id) => ({ headers: credentials(id), path: { ...real, name: 'rivers' } }),
    406: async (id) => ({ headers: { ...credentials(id), Accept: 'image/png' } }),
    413: async (id) => ({ headers: credentials(id), body: `${form}&padding=${'x'.repeat(200)}` }),
    415: async (id) => ({ headers: { ...credentials(id), 'Content-Type': 'application/json' }, body: '{}' }),
    429: async (id) => ({ headers: credentials(id), server: strict }),
    500: async (id) => ({ headers: credentials(id), server: failing }),
    503: async (id) => ({ headers: credentials(id), server: unreachable }),
  }

  async function ask(id: string, given: Given): Promise<Answer> {
    const { method, path } = operations.find((operation) => operation.id === id)!
    const values: Record<string, string> = given.path ?? real
    const target = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!)
    const url = (given.server ?? server).url + target
    if (method === 'GET') return send(url, { headers: given.headers ?? {} })
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...given.headers }
    return send(url, { method, headers, body: given.body ?? form })
  }

  for (const { id, replies } of operations) {
    for (const { status, mediaType, headers } of replies) {
      const isPage = mediaType === 'text/html'
      it(`${id} answers ${status}${isPage ? ' with a page' : ''}`, async () => {
        const provoke = provocations[status]
        expect(provoke, 'a way to provoke it').to.exist
        const provoked = await provoke!(id)
        const given = isPage
          ? { ...provoked, headers: { ...provoked.headers, Accept: `${mediaType}, */*;q=0.1` } }
          : provoked
        if (status === 429) await ask(id, given)
        const answer = await ask(id, given)
        expect(answer.status).to.equal(status)
        expect(answer.headers.get('content-type')).to.equal(mediaType)
        const required = { 401: 'WWW-Authenticate', 429: 'Retry-After', 503: 'Retry-After' }[status as 401]
        if (required) {
          expect(headers).to.include(required)
          expect(answer.headers.get(required)).to.be.a('string').that.is.not.empty
        }
        if (mediaType === null) return expect(answer.text).to.equal('')
        if (isPage) return expect(answer.text).to.match(/^<!doctype html>/)
        const validate = (await spatialContract.loadReplyValidators())[`${id} ${replyName(status)}`]
        expect(validate?.(answer.body), JSON.stringify(validate?.errors)).to.equal(true)
      })
    }
  }
})
