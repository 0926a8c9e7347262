import { expect } from 'chai'
import { startServer, type TestServer } from '../../support/server.ts'
import { send } from '../../support/http-answer.ts'
import { basic, ROOT } from '../../support/spatial-client.ts'
import { problemsOfDefinition } from '../../support/problems-of-definition.ts'
import { itemsOf, serviceUnderTest, type Operation } from './service-under-test.ts'

// Abstract tests of OGC 17-069r4, Annex A.7.
describe('OGC API Features 1.0.1, OpenAPI 3.0', function () {
  this.timeout(60_000)
  const service = serviceUnderTest()
  /** Every GET operation with an address of it: each template filled in by what the collections hold. */
  let calls: { path: string; url: string; operation: Operation }[]

  before(async () => {
    const fillings: Record<string, string>[] = []
    const firstIds = new Map<string, string>()
    for (const collection of service.collections) {
      const [group = '', name = ''] = collection.id.split('/')
      const { features } = await service.features(`${itemsOf(collection)}?limit=1`)
      firstIds.set(collection.id, String(features[0]!.id))
      fillings.push({ group, name, featureId: String(features[0]!.id) })
    }
    calls = [...service.api.operations].flatMap(([path, operation]) => {
      const literal = service.collections.find(({ id }) => path.startsWith(`/collections/${id}`))
      const ways = literal ? [{ featureId: firstIds.get(literal.id)! }] : path.includes('{') ? fillings : [{}]
      return ways.map((values) => {
        const filled = Object.entries<string>(values).reduce(
          (text, [name, value]) => text.replace(`{${name}}`, value),
          path,
        )
        return { path, url: service.api.server + encodeURI(filled), operation }
      })
    })
  })

  /** Asserts that the definition promises this status and this media type. */
  async function expectDescribed(operation: Operation, url: string, init: RequestInit): Promise<number> {
    const { status, headers } = await send(url, init)
    const described = operation.responses[String(status)] ?? operation.responses['default']
    expect(described, `${url} → ${status}`).to.exist
    expect(Object.keys(described!.content!), url).to.include(headers.get('content-type'))
    return status
  }

  it('Abstract Test 42 /conf/oas30/completeness: every answer has a status and a form that the definition has', async () => {
    for (const { url, operation } of calls) expect(await expectDescribed(operation, url, {})).to.equal(200)
  })

  it('Abstract Test 43 /conf/oas30/exceptions-codes: so has every refusal', async () => {
    for (const { url, operation } of calls) {
      expect(await expectDescribed(operation, `${url}?unknown4711=1`, {})).to.equal(400)
      expect(await expectDescribed(operation, url, { headers: { 'X-Request-Id': 'x'.repeat(39) } })).to.equal(
        400,
      )
      expect(await expectDescribed(operation, url, { headers: { Accept: 'image/png' } })).to.equal(406)
    }
    for (const [path, operation] of service.api.operations) {
      if (!path.includes('{')) continue
      const missing = path.replace(/\{(group|name)\}/g, 'none').replace('{featureId}', '4711999')
      expect(await expectDescribed(operation, service.api.server + encodeURI(missing), {})).to.equal(404)
    }
  })

  it('Abstract Test 44 /conf/oas30/oas-definition-1: the definition can be had as JSON and as HTML', async () => {
    const types = {
      'service-desc': 'application/vnd.oai.openapi+json;version=3.0',
      'service-doc': 'text/html',
    }
    for (const [rel, type] of Object.entries(types)) {
      const link = service.landingPage.links.find(
        (candidate) => candidate.rel === rel && candidate.type === type,
      )
      expect(link, rel).to.exist
      const { status, headers } = await service.get(link!.href, type)
      expect(status, rel).to.equal(200)
      expect(headers.get('content-type'), rel).to.satisfy((value: string) => value.startsWith(type))
    }
  })

  it('Abstract Test 45 /conf/oas30/oas-definition-2: the JSON is valid OpenAPI 3.0', async () => {
    expect(service.api.document['openapi']).to.match(/^3\.0\.\d+$/)
    expect(await problemsOfDefinition(service.api.document)).to.deep.equal([])
  })

  it('Abstract Test 46 /conf/oas30/oas-impl: every path of the definition is implemented', async () => {
    expect(new Set(calls.map(({ path }) => path))).to.have.property('size', service.api.operations.size)
    for (const { url } of calls) expect((await service.get(url, '*/*')).status, url).to.equal(200)
  })

  describe('with authentication', () => {
    let server: TestServer

    before(async () => {
      server = await startServer()
    })
    after(() => server.stop())

    it('Abstract Test 47 /conf/oas30/security: each documented way to authenticate opens each operation', async () => {
      const apiKey = await server.apiKey()
      const headers: Record<string, Record<string, string>> = {
        bearerAuth: { Authorization: `Bearer ${await server.token()}` },
        ApiKeyAuth: { 'X-API-Key': `${apiKey.key}.${apiKey.secret}` },
        ApikeyAuthorization: { Authorization: `Apikey ${basic(apiKey)}` },
      }
      for (const [path, operation] of service.api.operations) {
        if (path.includes('{') || path.startsWith('/collections/odd/')) continue
        const url = `${server.url}${ROOT}${path === '/' ? '' : path}`
        expect((await send(url)).status, path).to.equal(401)
        const schemes = operation.security!.flatMap((requirement) => Object.keys(requirement))
        expect(schemes, path).to.have.members(Object.keys(headers))
        expect(service.api.securitySchemes).to.include.members(schemes)
        for (const scheme of schemes)
          expect((await send(url, { headers: headers[scheme]! })).status, `${path} ${scheme}`).to.equal(200)
      }
    })
  })
})
