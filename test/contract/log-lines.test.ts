import { expect } from 'chai'
import { exchange } from '../support/raw-http.ts'
import { startServer, type TestServer } from '../support/server.ts'

const ROOT = '/v1/ogcapi/enrich'
const ITEMS = `${ROOT}/collections/boundaries/countries/items`

describe('The log', () => {
  let server: TestServer
  let token: string
  before(async () => {
    server = await startServer()
    token = await server.token()
  })
  after(() => server.stop())

  it('has one line for each request, with its operation, status, duration and id', async () => {
    const before = server.log.length
    const requests = [
      [`${ITEMS}?limit=1`, 'GET', 'getItems', 200],
      [`${ITEMS}?limit=1`, 'HEAD', 'getItems', 200],
      [`${ITEMS}?limit=0`, 'GET', 'getItems', 400],
      [`${ITEMS}/none`, 'GET', 'getFeature', 404],
      [`${ROOT}/nowhere`, 'GET', 'none', 404],
      [ITEMS, 'DELETE', 'none', 405],
      [ITEMS, 'OPTIONS', 'none', 204],
    ] as const
    for (const [index, [target, method]] of requests.entries()) {
      const headers = { authorization: `Bearer ${token}`, 'x-request-id': `line-${index}` }
      await (await fetch(`${server.url}${target}`, { method, headers })).arrayBuffer()
    }
    const lines = server.log.slice(before)
    expect(lines).to.have.lengthOf(requests.length)
    for (const [index, [, method, operationId, status]] of requests.entries()) {
      expect(lines[index]).to.deep.include({
        operationId,
        method,
        status,
        requestId: `line-${index}`,
        service: 'spatial',
      })
      expect(lines[index]!['ms']).to.be.a('number').above(0)
    }
  })

  it('has a line for what was no HTTP, under the id that was answered', async () => {
    const { answers } = await exchange(server.url, 'nonsense\r\n\r\n')
    const id = answers[0]!.headers['x-request-id']
    expect(server.log.filter(({ requestId }) => requestId === id)).to.have.lengthOf(1)
  })

  it('never holds a credential, wherever it was sent', async () => {
    const { key, secret } = await server.apiKey()
    const pair = Buffer.from(`${key}:${secret}`).toString('base64')
    const forms = [
      token,
      secret,
      `${key}.${secret}`,
      pair,
      `Bearer ${token}`,
      `Apikey ${pair}`,
      `Basic ${pair}`,
    ]
    const from = server.log.length
    for (const form of forms) {
      const encoded = encodeURIComponent(form)
      for (const [target, init] of [
        [`${ITEMS}?limit=1`, { headers: { authorization: form } }],
        [`${ITEMS}?limit=1`, { headers: { authorization: `Bearer ${form}` } }],
        [`${ITEMS}?limit=1`, { headers: { authorization: `Apikey ${form}` } }],
        [`${ITEMS}?limit=1`, { headers: { authorization: `Basic ${form}` } }],
        [`${ITEMS}?limit=1`, { headers: { 'x-api-key': form } }],
        [
          ROOT,
          {
            headers: { 'proxy-authorization': form, cookie: `a=${form}`, 'user-agent': form, referer: form },
          },
        ],
        [ROOT, { headers: { authorization: `Bearer ${token}`, 'x-request-id': form } }],
        [ROOT, { headers: { authorization: `Bearer ${token}`, accept: form } }],
        [`${ITEMS}?limit=1&access_token=${encoded}`, { headers: { authorization: `Bearer ${token}` } }],
        [`${ITEMS}?limit=${encoded}`, { headers: { authorization: `Bearer ${token}` } }],
        [`${ITEMS}?cursor=${encoded}`, { headers: { authorization: `Bearer ${token}` } }],
        [`${ITEMS}/${encoded}`, { headers: { authorization: `Bearer ${token}` } }],
        [`${ROOT}/collections/${encoded}/x`, { headers: { authorization: `Bearer ${token}` } }],
        [`${ROOT}/${encoded}`, {}],
        [`/${encoded}`, {}],
        [
          '/auth/v2/token',
          {
            method: 'POST',
            body: `grant_type=client_credentials&client_secret=${encoded}`,
            headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: `Basic ${pair}` },
          },
        ],
        [
          '/auth/v2/token',
          {
            method: 'POST',
            body: `grant_type=${encoded}`,
            headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: `Basic ${pair}` },
          },
        ],
        ['/auth/v2/token', { method: 'POST', body: form, headers: { 'content-type': form } }],
      ] as const) {
        const response = await fetch(`${server.url}${target}`, init)
        expect(response.status).to.be.lessThan(500)
        await response.arrayBuffer()
      }
      await exchange(server.url, `GET ${ROOT} HTTP/1.1\r\n${form}\r\n\r\n`)
      await exchange(server.url, `${form}\r\n\r\n`)
    }
    const written = server.log
      .slice(from)
      .map((line) => JSON.stringify(line))
      .join('\n')
    expect(written.split('\n').length).to.be.above(forms.length * 15)
    const signature = token.split('.')[2]!
    for (const part of [
      token,
      token.split('.')[1]!,
      signature,
      secret,
      pair,
      encodeURIComponent(pair),
      pair.slice(10, 40),
      secret.slice(6),
    ])
      expect(written.includes(part), 'a credential is in the log').to.equal(false)
  })
})
