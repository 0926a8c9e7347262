import { expect } from 'chai'
import { exchange } from '../support/raw-http.ts'
import { startServer, type TestServer } from '../support/server.ts'

const ROOT = '/v1/ogcapi/enrich'
const ITEMS = `${ROOT}/collections/boundaries/countries/items`
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

interface ErrorBody {
  id: string
  errors: { code: string; detail: string }[]
}

describe('The validation of a request', () => {
  let server: TestServer
  let bearer: { authorization: string }
  let basic: { authorization: string }

  before(async () => {
    server = await startServer({ env: { BODY_LIMIT_BYTES: '1000', ORACLE: 'on' } })
    bearer = { authorization: `Bearer ${await server.token()}` }
    const { key, secret } = await server.apiKey()
    basic = { authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}` }
  })
  after(() => server.stop())
  afterEach('no fault of the server', () =>
    expect(server.log.filter(({ level }) => (level as number) >= 40)).to.deep.equal([]),
  )

  const ask = (target: string, init: RequestInit & { duplex?: 'half' } = {}) =>
    fetch(`${server.url}${target}`, {
      ...init,
      headers: { ...bearer, ...(init.headers as Record<string, string>) },
    })
  const errorsOf = async (response: Response) => ((await response.json()) as ErrorBody).errors
  const token = (body: RequestInit['body'] & {}, headers: Record<string, string> = {}) =>
    ask('/auth/v2/token', { method: 'POST', body, headers: { ...basic, ...FORM, ...headers } })

  describe('lists all faults of a request in one answer, each with its place', () => {
    it('in path, query and headers', async () => {
      const long = 'x'.repeat(39)
      const response = await ask(
        `${ROOT}/collections/%zz/%00/items?limit=0x5&limit=1&bbox=1,2,NaN,4&offset=-1&cursor=%ED%A0%80&zoo=1&zoo=2&__proto__=${'x'.repeat(1025)}&%zz=1`,
        { headers: { 'x-request-id': long } },
      )
      expect(response.status).to.equal(400)
      const errors = await errorsOf(response)
      for (const [code, place] of [
        ['DIS-OAF-1011', 'path parameter "group"'],
        ['DIS-OAF-1011', 'path parameter "name"'],
        ['DIS-OAF-1016', 'query parameter "limit" must be a whole number'],
        ['DIS-OAF-1016', 'query parameter "limit" occurs more than once'],
        ['DIS-OAF-1014', 'query parameter "bbox"'],
        ['DIS-OAF-1014', 'query parameter "offset"'],
        ['DIS-OAF-1011', 'query parameter "cursor"'],
        ['DIS-OAF-1014', 'query parameter "zoo" occurs more than once'],
        ['DIS-OAF-1014', 'query parameter "__proto__" must have at most 1024 characters'],
        ['DIS-OAF-1011', 'query parameter "%zz"'],
        ['DIS-1008', 'header "x-request-id"'],
      ] as const) {
        expect(
          errors.filter((error) => error.code === code && error.detail.includes(place)),
          place,
        ).to.have.lengthOf(1)
      }
      expect(errors).to.have.lengthOf(11)
    })

    it('each name that neither the operation nor the collection has', async () => {
      const errors = await errorsOf(await ask(`${ITEMS}?zoo=1&__proto__=2&queryables=3`))
      expect(errors).to.deep.equal(
        ['zoo', '__proto__', 'queryables'].map((name) => ({
          code: 'DIS-OAF-1015',
          detail: `The query parameter "${name}" is not one that this operation has.`,
        })),
      )
      const elsewhere = await errorsOf(await ask(`${ROOT}?zoo=1&__proto__=2`))
      expect(elsewhere.map(({ code }) => code)).to.deep.equal(['DIS-OAF-1015', 'DIS-OAF-1015'])
    })

    it('but of more than a hundred the first hundred, and how many there are more', async () => {
      const many = Array.from({ length: 250 }, (_, index) => `p${index}=1`).join('&')
      const errors = await errorsOf(await ask(`${ROOT}?${many}`))
      expect(errors).to.have.lengthOf(101)
      expect(errors.at(-1)?.detail).to.equal('The request has 150 more faults, which are not listed.')
    })
  })

  describe('comes in a fixed order', () => {
    it('404 and 405 before everything', async () => {
      const nobody = { authorization: 'Bearer nonsense', accept: 'text/csv' }
      expect((await ask(`${ROOT}/nowhere?%zz`, { headers: nobody })).status).to.equal(404)
      const response = await ask(`${ITEMS}?%zz`, { method: 'DELETE', headers: nobody })
      expect(response.status).to.equal(405)
      expect(response.headers.get('allow')).to.equal('GET, HEAD, OPTIONS')
    })

    it('credentials before the request and before the existence of what it names', async () => {
      const headers = { authorization: 'Bearer nonsense', accept: 'text/csv' }
      expect((await ask(`${ROOT}/collections/no/where/items?%zz`, { headers })).status).to.equal(401)
    })

    it('the budget of the address before credentials, that of the credential after them', async () => {
      const small = await startServer({ env: { RATE_LIMIT_ADDRESS: '3', RATE_LIMIT_CREDENTIAL: '1' } })
      try {
        const good = { authorization: `Bearer ${await small.token()}` }
        const get = (path: string, headers: Record<string, string>) =>
          fetch(`${small.url}${path}`, { headers })
        const first = await get(ROOT, good)
        expect(first.status).to.equal(200)
        expect(first.headers.get('ratelimit-limit')).to.equal('1')
        expect(first.headers.get('ratelimit-remaining')).to.equal('0')
        const second = await get(`${ROOT}?bad=1`, good)
        expect(second.status).to.equal(429)
        expect(Number(second.headers.get('retry-after'))).to.be.within(1, 60)
        expect(second.headers.get('ratelimit-reset')).to.equal(second.headers.get('retry-after'))
        expect((await errorsOf(second))[0]?.code).to.equal('DIS-1005')
        const third = await get(ROOT, { authorization: 'Bearer nonsense' })
        expect(third.status).to.equal(401)
        expect(third.headers.get('ratelimit-limit')).to.equal('3')
        const fourth = await get(ROOT, { authorization: 'Bearer nonsense' })
        expect(fourth.status).to.equal(429)
        expect(fourth.headers.get('ratelimit-limit')).to.equal('3')
        expect((await get(`${ROOT}/nowhere`, good)).status).to.equal(404)
        expect((await fetch(`${small.url}${ROOT}`, { method: 'PUT' })).status).to.equal(405)
      } finally {
        await small.stop()
      }
    })
  })

  describe('knows HEAD and OPTIONS', () => {
    for (const target of [
      ROOT,
      `${ROOT}/api`,
      `${ROOT}/functions`,
      `${ROOT}/conformance`,
      `${ROOT}/collections`,
      `${ROOT}/collections/boundaries/countries`,
      `${ROOT}/collections/boundaries/countries/schema`,
      `${ROOT}/collections/boundaries/countries/queryables`,
      ITEMS,
      `${ITEMS}?limit=10000`,
      `${ITEMS}/1`,
      `${ITEMS}/nothing`,
      `${ITEMS}?limit=0`,
      `${ROOT}/nowhere`,
    ]) {
      it(`answers HEAD ${target} with the headers of GET and no body`, async () => {
        const send = (method: string) =>
          exchange(
            server.url,
            `${method} ${target} HTTP/1.1\r\nHost: a\r\nX-Request-Id: same\r\nAuthorization: ${bearer.authorization}\r\nConnection: close\r\n\r\n`,
            { head: method === 'HEAD' },
          )
        const [get, head] = [await send('GET'), await send('HEAD')]
        expect(head.rest).to.equal('')
        expect(head.answers[0]?.status).to.equal(get.answers[0]?.status)
        const { date: _, ...expected } = get.answers[0]!.headers
        const { date: __, ...found } = head.answers[0]!.headers
        expect(found).to.deep.equal(expected)
      })
    }

    it('answers HEAD of a large page like its GET where the oracle does not collect it', async () => {
      const plain = await startServer({ env: { ORACLE: 'off' } })
      try {
        const authorization = `Bearer ${await plain.token()}`
        // Compressed, two answers of different times may differ in length.
        const headers = { authorization, 'x-request-id': 'same', 'accept-encoding': 'identity' }
        for (const limit of [1, 2000]) {
          const url = `${plain.url}${ROOT}/collections/boundaries/us_counties/items?limit=${limit}`
          const get = await fetch(url, { headers })
          await get.arrayBuffer()
          const head = await fetch(url, { method: 'HEAD', headers })
          expect(head.status).to.equal(200)
          for (const name of ['content-length', 'content-type', 'x-request-id'])
            expect(head.headers.get(name), name).to.equal(get.headers.get(name))
        }
        expect((await fetch(`${plain.url}${ITEMS}?cursor=x`, { method: 'HEAD', headers })).status).to.equal(
          400,
        )
      } finally {
        await plain.stop()
      }
    })

    it('answers OPTIONS without credentials with the true Allow', async () => {
      for (const [target, allow] of [
        [ITEMS, 'GET, HEAD, OPTIONS'],
        ['/auth/v2/token', 'OPTIONS, POST'],
      ] as const) {
        const response = await fetch(`${server.url}${target}`, { method: 'OPTIONS' })
        expect(response.status).to.equal(204)
        expect(response.headers.get('allow')).to.equal(allow)
        expect(response.headers.get('x-request-id')).to.match(/^[0-9a-f-]{36}$/)
      }
      expect((await fetch(`${server.url}${ROOT}/nowhere`, { method: 'OPTIONS' })).status).to.equal(404)
    })
  })

  describe('reads parameters strictly', () => {
    for (const [query, status] of [
      ['limit=99999999999999999999', 200],
      ['limit=-99999999999999999999', 400],
      ['limit=9007199254740993', 200],
      ['offset=9007199254740991', 200],
      ['offset=9007199254740992', 400],
      ['offset=99999999999999999999', 400],
      ['limit=', 400],
      ['limit', 400],
      ['limit=+5', 400],
      ['limit=%205', 400],
      ['limit=1e1', 400],
      ['limit=0x5', 400],
      ['limit=NaN', 400],
      ['limit=Infinity', 400],
      ['limit=1&limit=1', 400],
      ['bbox=1,2,3,4', 200],
      ['bbox=1%2C2%2C3%2C4', 200],
      ['bbox=1,2,3', 400],
      ['bbox=1,2,3,4,5', 400],
      ['bbox=1e400,2,3,4', 400],
      ['bbox=Infinity,2,3,4', 400],
      ['bbox=1,2,3,', 400],
      ['bbox=0x1,2,3,4', 400],
      ['bbox=1,2&bbox=3,4', 400],
      ['cursor=%00', 400],
      ['cursor=%ED%A0%80', 400],
      ['cursor=%FF', 400],
      ['cursor=%', 400],
      ['Limit=1', 400],
      ['toString=1', 400],
      ['&&', 200],
      ['=1', 400],
    ] as const) {
      it(`answers ?${query} with ${status}`, async () => {
        const { answers } = await exchange(
          server.url,
          `GET ${ITEMS}?${query} HTTP/1.1\r\nHost: a\r\nAuthorization: ${bearer.authorization}\r\nConnection: close\r\n\r\n`,
        )
        expect(answers[0]?.status).to.equal(status)
      })
    }
  })

  describe('reads bodies strictly', () => {
    const good = 'grant_type=client_credentials'
    for (const [name, body, headers, status, detail] of [
      ['a good form', good, {}, 200, /access_token/],
      [
        'a charset in quotes',
        good,
        { 'content-type': `${FORM['content-type']}; charset="UTF-8"` },
        200,
        /access_token/,
      ],
      ['an empty body', '', {}, 400, /needs a body/],
      ['another media type', '{}', { 'content-type': 'application/json' }, 415, /cannot be read here/],
      ['another charset', good, { 'content-type': `${FORM['content-type']};charset=latin1` }, 415, /charset/],
      ['a content coding', good, { 'content-encoding': 'gzip' }, 415, /content coding/],
      ['bytes that are not UTF-8', Buffer.from('grant_type=\xff', 'latin1'), {}, 400, /UTF-8/],
      ['a lone surrogate', 'grant_type=%ED%A0%80', {}, 400, /percent-encoded/],
      ['a NUL', 'grant_type=%00', {}, 400, /NUL|percent-encoded/],
      ['broken percent-encoding', `${good}&scope=%zz`, {}, 400, /scope=%zz/],
      ['a field twice', `${good}&${good}`, {}, 400, /more than once/],
      ['a missing field', 'scope=spatial:read', {}, 400, /grant_type is missing/],
      ['a name of Object', '__proto__=1&constructor=2', {}, 400, /grant_type is missing/],
      ['a body over the limit', 'a'.repeat(1001), {}, 413, /1000 bytes/],
      ['an answer nobody offers', good, { accept: 'text/html' }, 406, /Accept/],
    ] as const) {
      it(`answers ${name} with ${status}`, async () => {
        const response = await token(body, headers)
        expect(response.status).to.equal(status)
        expect(await response.text()).to.match(detail)
      })
    }

    it('takes chunks, and counts them', async () => {
      const stream = (pieces: readonly string[]) =>
        new ReadableStream({
          start: (controller) => {
            for (const piece of pieces) controller.enqueue(Buffer.from(piece))
            controller.close()
          },
        })
      const post = (pieces: readonly string[]) =>
        ask('/auth/v2/token', {
          method: 'POST',
          body: stream(pieces),
          duplex: 'half',
          headers: { ...basic, ...FORM },
        })
      expect((await post(['grant_type=client_', 'credentials'])).status).to.equal(200)
      expect((await post([])).status).to.equal(400)
      expect((await post(Array.from({ length: 20 }, () => 'a'.repeat(100)))).status).to.equal(413)
    })

    it('says 413 at once, before the body came, and is heard by a client that sends on', async () => {
      const head = `POST /auth/v2/token HTTP/1.1\r\nHost: a\r\nAuthorization: ${basic.authorization}\r\nContent-Type: ${FORM['content-type']}\r\n`
      const announced = await exchange(server.url, `${head}Content-Length: 100000000\r\n\r\n`, {
        timeoutMs: 3000,
      })
      expect(announced.answers.map(({ status }) => status)).to.deep.equal([413])
      expect(announced.closed).to.equal(true)
      const chunk = `1000\r\n${'a'.repeat(4096)}\r\n`
      const endless = Array.from({ length: 200 }, () => [chunk.repeat(16), 10]).flat()
      const chunked = await exchange(server.url, [`${head}Transfer-Encoding: chunked\r\n\r\n`, ...endless])
      expect(chunked.answers.map(({ status }) => status)).to.deep.equal([413])
      expect(chunked.closed).to.equal(true)
    })

    it('goes on with the connection after a refused body that came whole', async () => {
      const big = `POST /auth/v2/token HTTP/1.1\r\nHost: a\r\nAuthorization: ${basic.authorization}\r\nContent-Type: ${FORM['content-type']}\r\nContent-Length: 5000\r\n\r\n${'a'.repeat(5000)}`
      const get = `GET ${ROOT} HTTP/1.1\r\nHost: a\r\nAuthorization: ${bearer.authorization}\r\n\r\n`
      const { answers } = await exchange(server.url, big + get, { expect: 2 })
      expect(answers.map(({ status }) => status)).to.deep.equal([413, 200])
    })
  })

  describe('gives every request an id', () => {
    for (const id of ['!'.repeat(38), 'a b', 'é', '\u00a0\u00ff', '"{}\\;'])
      it(`the caller’s own where it may be echoed: ${id}`, async () => {
        for (const [target, status] of [
          [ROOT, 200],
          [`${ITEMS}?limit=20`, 200],
          [`${ROOT}/nowhere`, 404],
        ] as const) {
          const response = await ask(target, { headers: { 'x-request-id': id } })
          expect(response.status).to.equal(status)
          expect(response.headers.get('x-request-id'), target).to.equal(id)
          await response.json()
        }
      })

    for (const [name, id] of [
      ['longer than 38 characters', 'a'.repeat(39)],
      ['longer than 38 characters beyond ASCII', 'é'.repeat(39)],
      ['with a tab in it', 'a\tb'],
      ['with a C1 control character in it', 'a\u0085b'],
    ] as const) {
      it(`a new one where the caller’s is ${name}, which is refused with DIS-1008`, async () => {
        const response = await ask(ROOT, { headers: { 'x-request-id': id } })
        expect(response.status).to.equal(400)
        const body = (await response.json()) as ErrorBody
        expect(body.id).to.match(/^[0-9a-f-]{36}$/)
        expect(response.headers.get('x-request-id')).to.equal(body.id)
        expect(body.errors.map(({ code }) => code)).to.deep.equal(['DIS-1008'])
      })
    }
  })
})
