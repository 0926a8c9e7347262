import { expect } from 'chai'
import { startServer, type TestServer } from '../support/server.ts'

const ROOT = '/v1/ogcapi/enrich'
const MAP = 'https://map.example.org'

describe('Cross-origin requests', () => {
  describe('with a list of origins', () => {
    let server: TestServer
    before(
      async () => (server = await startServer({ env: { CORS_ORIGINS: `${MAP}, http://localhost:3000` } })),
    )
    after(() => server.stop())

    it('lets a page of a listed origin ask, and read the headers it needs', async () => {
      const headers = { origin: MAP, authorization: `Bearer ${await server.token()}` }
      const response = await fetch(`${server.url}${ROOT}`, { headers })
      expect(response.headers.get('access-control-allow-origin')).to.equal(MAP)
      expect(response.headers.get('vary')).to.match(/Origin/)
      const exposed = response.headers.get('access-control-expose-headers')!.toLowerCase().split(/, */)
      expect(exposed).to.include.members(['x-request-id', 'retry-after', 'ratelimit-remaining', 'allow'])
      expect(exposed).to.include.members(['content-crs', 'etag', 'link'])
      expect(response.headers.get('access-control-allow-credentials')).to.equal(null)
    })

    it('answers a preflight without credentials', async () => {
      const response = await fetch(`${server.url}${ROOT}/collections`, {
        method: 'OPTIONS',
        headers: {
          origin: 'http://localhost:3000',
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        },
      })
      expect(response.status).to.equal(204)
      expect(response.headers.get('access-control-allow-origin')).to.equal('http://localhost:3000')
      expect(response.headers.get('access-control-allow-methods')).to.equal('GET, HEAD, OPTIONS')
      const allowed = response.headers.get('access-control-allow-headers')!.toLowerCase()
      for (const name of ['authorization', 'x-api-key', 'x-request-id', 'content-type'])
        expect(allowed).to.include(name)
    })

    it('lets a page read errors too', async () => {
      for (const [target, init, status] of [
        [ROOT, {}, 401],
        [`${ROOT}/nowhere`, {}, 404],
        [ROOT, { method: 'DELETE' }, 405],
      ] as const) {
        const response = await fetch(`${server.url}${target}`, { ...init, headers: { origin: MAP } })
        expect(response.status).to.equal(status)
        expect(response.headers.get('access-control-allow-origin')).to.equal(MAP)
      }
    })

    for (const origin of [
      'https://evil.example',
      `${MAP}.evil.example`,
      'null',
      'http://map.example.org',
      `${MAP}/`,
    ]) {
      it(`allows nothing to ${origin}`, async () => {
        for (const method of ['GET', 'OPTIONS']) {
          const response = await fetch(`${server.url}${ROOT}`, {
            method,
            headers: { origin, 'access-control-request-method': 'GET' },
          })
          const names = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'))
          expect(names).to.deep.equal([])
          expect(response.headers.get('vary')).to.match(/Origin/)
        }
      })
    }
  })

  it('are allowed to everyone by *, and to nobody by default', async () => {
    const open = await startServer({ env: { CORS_ORIGINS: '*' }, demo: false })
    const shut = await startServer({ demo: false })
    try {
      const get = async (server: TestServer) =>
        (await fetch(`${server.url}${ROOT}`, { headers: { origin: MAP } })).headers.get(
          'access-control-allow-origin',
        )
      expect(await get(open)).to.equal('*')
      expect(await get(shut)).to.equal(null)
    } finally {
      await open.stop()
      await shut.stop()
    }
  })
})

describe('Addresses', () => {
  const selfOf = async (server: TestServer, headers: Record<string, string> = {}): Promise<string> => {
    const response = await fetch(`${server.url}${ROOT}`, {
      headers: { authorization: `Bearer ${await server.token()}`, ...headers },
    })
    return ((await response.json()) as { links: { href: string }[] }).links[0]!.href
  }
  const forwarded = {
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'maps.example.org',
    'x-forwarded-for': '203.0.113.7',
  }

  it('in links are those of BASE_URL, whatever a request says', async () => {
    const server = await startServer({
      env: { BASE_URL: 'https://geo.example/base/', TRUST_PROXY: '127.0.0.1' },
      demo: false,
    })
    try {
      expect(await selfOf(server, forwarded)).to.equal(`https://geo.example/base${ROOT}`)
    } finally {
      await server.stop()
    }
  })

  it('from a proxy that is not trusted count for nothing, in links and in the limit', async () => {
    const server = await startServer({ env: { RATE_LIMIT_ADDRESS: '2' }, demo: false })
    try {
      expect(await selfOf(server, forwarded)).to.equal(`${server.url}${ROOT}`)
      const statuses = []
      for (const last of [1, 2]) {
        const response = await fetch(`${server.url}${ROOT}`, {
          headers: { 'x-forwarded-for': `203.0.113.${last}` },
        })
        statuses.push(response.status)
      }
      expect(statuses).to.deep.equal([401, 429])
    } finally {
      await server.stop()
    }
  })

  it('from a trusted proxy are the client’s, in links and in the limit', async () => {
    const server = await startServer({
      env: { RATE_LIMIT_ADDRESS: '1', TRUST_PROXY: '127.0.0.0/8' },
      demo: false,
    })
    try {
      expect(await selfOf(server, forwarded)).to.equal(`https://maps.example.org${ROOT}`)
      const ask = async (from: string) =>
        (await fetch(`${server.url}${ROOT}`, { headers: { 'x-forwarded-for': from } })).status
      expect(await ask('203.0.113.7')).to.equal(429)
      expect(await ask('203.0.113.8')).to.equal(401)
      // What a client wrote into the header itself stands before what the proxy added.
      expect(await ask('198.51.100.1, 203.0.113.8')).to.equal(429)
      // One client has a whole /64 of IPv6.
      expect(await ask('2001:db8::1')).to.equal(401)
      expect(await ask('2001:db8::2')).to.equal(429)
      for (const odd of [
        '',
        ',',
        'unknown',
        '_hidden',
        '[::1',
        'fe80::1%eth0',
        '1.2.3.4:99',
        '[2001:db8:1::1]:80',
        'é',
        '9'.repeat(5000),
      ])
        expect(await ask(odd), odd).to.be.oneOf([401, 429])
      expect(
        await selfOf(server, { ...forwarded, 'x-forwarded-for': '192.0.2.1', 'x-forwarded-host': 'a"b<c>' }),
      ).to.equal(`https://${new URL(server.url).host}${ROOT}`)
    } finally {
      await server.stop()
    }
  })
})
