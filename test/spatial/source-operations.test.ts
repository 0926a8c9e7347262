import { expect } from 'chai'
import request from 'supertest'
import { startServer, type TestServer } from '../support/server.ts'

const ROOT = '/v1/ogcapi/enrich'

/** What each of the three operations answers with, by its only required member. */
const OPERATIONS = [
  [`${ROOT}/functions`, 'functions'],
  [`${ROOT}/conformance`, 'conformsTo'],
  [`${ROOT}/collections`, 'collections'],
] as const

describe('the three operations that the service is named for', () => {
  let server: TestServer

  before(async function () {
    this.timeout(60_000)
    server = await startServer()
  })
  after(() => server.stop())

  for (const [path, member] of OPERATIONS) {
    it(`GET ${path} answers whoever holds a token or a key, with the caller's request id`, async () => {
      const { key, secret } = await server.apiKey()
      const credentials: Record<string, string>[] = [
        { Authorization: `Bearer ${await server.token()}` },
        { 'X-API-Key': `${key}.${secret}` },
        { Authorization: `Apikey ${Buffer.from(`${key}:${secret}`).toString('base64')}` },
      ]
      for (const headers of credentials) {
        const answer = await request(server.url).get(path).set(headers).set('X-Request-Id', 'tour-1')
        expect(answer.status, answer.text).to.equal(200)
        expect(answer.type).to.equal('application/json')
        expect(answer.headers['x-request-id']).to.equal('tour-1')
        expect((answer.body as Record<string, unknown[]>)[member]).to.have.length.above(2)
      }
    })

    it(`GET ${path} turns away whoever holds neither, and names the ways in`, async () => {
      const answer = await request(server.url).get(path)
      expect(answer.status).to.equal(401)
      expect(answer.headers['www-authenticate']).to.match(/^Bearer .*Apikey /)
      const { id, errors } = answer.body as { id: string; errors: { code: string }[] }
      expect(id).to.equal(answer.headers['x-request-id'])
      expect(errors.map(({ code }) => code)).to.deep.equal(['DIS-1001'])
    })
  }
})
