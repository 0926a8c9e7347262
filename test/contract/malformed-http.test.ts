import { expect } from 'chai'
import { exchange, type Exchange, type Step } from '../support/raw-http.ts'
import { startServer, type TestServer } from '../support/server.ts'

const ROOT = '/v1/ogcapi/enrich'
const ITEMS = `${ROOT}/collections/boundaries/countries/items`

/** Everything that is answered here is answered by the error body of the contract, and logged by its id. */
function expectError({ answers }: Exchange, status: number, detail?: RegExp): void {
  expect(answers.map((answer) => answer.status)).to.deep.equal([status])
  const [{ headers, body }] = answers as [Exchange['answers'][number]]
  expect(headers['content-type']).to.equal('application/json')
  const { id, errors } = JSON.parse(body) as { id: string; errors: { code: string; detail: string }[] }
  expect(headers['x-request-id']).to.equal(id)
  expect(errors).to.have.lengthOf.at.least(1)
  for (const error of errors) {
    expect(error.code).to.match(/^DIS-/)
    expect(error.detail).to.match(/^[A-Z].*\.$/)
  }
  if (detail) expect(errors.map((error) => error.detail).join(' ')).to.match(detail)
}

describe('HTTP that is not as it should be', () => {
  let server: TestServer
  let head: string

  before(async () => {
    server = await startServer()
    head = `Host: example.org\r\nAuthorization: Bearer ${await server.token()}\r\n`
  })
  after(() => server.stop())
  afterEach('the server is healthy and found no fault of its own', async () => {
    const { answers } = await exchange(server.url, `GET ${ROOT} HTTP/1.1\r\n${head}\r\n`, { expect: 1 })
    expect(answers.map(({ status }) => status)).to.deep.equal([200])
    expect(server.log.filter(({ level }) => (level as number) >= 40)).to.deep.equal([])
  })
  const send = (steps: Step | readonly Step[], options?: Parameters<typeof exchange>[2]) =>
    exchange(server.url, steps, options)

  const refused: readonly [name: string, request: () => string | Buffer, status: number, detail: RegExp][] = [
    ['a request without Host', () => `GET ${ROOT} HTTP/1.1\r\n\r\n`, 400, /Host is missing/],
    ['two Hosts', () => `GET ${ROOT} HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n`, 400, /Host occurs more/],
    ['a Host that is none', () => `GET ${ROOT} HTTP/1.1\r\nHost: a b<\r\n\r\n`, 400, /Host must be a name/],
    ['an unknown expectation', () => `GET ${ROOT} HTTP/1.1\r\n${head}Expect: x\r\n\r\n`, 417, /expectation/],
    ['CONNECT', () => `CONNECT example.org:443 HTTP/1.1\r\n${head}\r\n`, 501, /not a proxy/],
    [
      'raw UTF-8 in the target',
      () => Buffer.from(`GET ${ROOT}/é HTTP/1.1\r\n${head}\r\n`),
      400,
      /well-formed/,
    ],
    [
      'a control character in the target',
      () => `GET ${ROOT}/\x01 HTTP/1.1\r\n${head}\r\n`,
      400,
      /well-formed/,
    ],
    ['a NUL in the target', () => `GET ${ROOT}/\0 HTTP/1.1\r\n${head}\r\n`, 400, /well-formed/],
    ['a target without a slash', () => `GET v1 HTTP/1.1\r\n${head}\r\n`, 400, /well-formed/],
    ['a target of another scheme', () => `GET ftp://a/b HTTP/1.1\r\n${head}\r\n`, 400, /neither a path/],
    ['a fragment', () => `GET ${ROOT}#x HTTP/1.1\r\n${head}\r\n`, 400, /fragment/],
    [
      'an unknown method',
      () => `FOO ${ROOT} HTTP/1.1\r\n${head}\r\n`,
      400,
      /not start with a known HTTP method/,
    ],
    [
      'a method in small letters',
      () => `get ${ROOT} HTTP/1.1\r\n${head}\r\n`,
      400,
      /not start with a known HTTP method/,
    ],
    [
      'a TLS handshake',
      () => Buffer.from('16030100a5010000a10303', 'hex'),
      400,
      /not start with a known HTTP method/,
    ],
    ['the preface of HTTP/2', () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, /well-formed/],
    ['a version that there is not', () => `GET ${ROOT} HTTP/3.0\r\n${head}\r\n`, 400, /well-formed/],
    ['a folded header', () => `GET ${ROOT} HTTP/1.1\r\n${head}X-A: b\r\n c\r\n\r\n`, 400, /well-formed/],
    ['a blank before a colon', () => `GET ${ROOT} HTTP/1.1\r\n${head}X-A : b\r\n\r\n`, 400, /well-formed/],
    ['a NUL in a header', () => `GET ${ROOT} HTTP/1.1\r\n${head}X-A: \0\r\n\r\n`, 400, /well-formed/],
    [
      'lines that end in LF alone',
      () => `GET ${ROOT} HTTP/1.1\n${head.replaceAll('\r', '')}\n`,
      400,
      /well-formed/,
    ],
    [
      'a head above 16 KiB',
      () => `GET ${ROOT} HTTP/1.1\r\n${head}X-A: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      /16 KiB/,
    ],
    [
      'two lengths',
      () => `POST /auth/v2/token HTTP/1.1\r\n${head}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
      400,
      /well-formed/,
    ],
    [
      'a length below zero',
      () => `POST /auth/v2/token HTTP/1.1\r\n${head}Content-Length: -1\r\n\r\n`,
      400,
      /well-formed/,
    ],
    [
      'a length and chunks',
      () =>
        `POST /auth/v2/token HTTP/1.1\r\n${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      /well-formed/,
    ],
    [
      'an unknown transfer coding',
      () => `POST /auth/v2/token HTTP/1.1\r\n${head}Transfer-Encoding: gzip\r\n\r\n0\r\n\r\n`,
      400,
      /well-formed/,
    ],
  ]
  for (const [name, request, status, detail] of refused) {
    it(`refuses ${name} with ${status} and closes the connection`, async () => {
      const got = await send(request())
      expectError(got, status, detail)
      expect(got.closed).to.equal(true)
      expect(got.rest).to.equal('')
    })
  }

  it('answers a bad chunk once', async () => {
    const key = await server.apiKey()
    const basic = Buffer.from(`${key.key}:${key.secret}`).toString('base64')
    const got = await send([
      `POST /auth/v2/token HTTP/1.1\r\nHost: a\r\nAuthorization: Basic ${basic}\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n5\r\ngrant\r\n`,
      100,
      'zz\r\n\r\n',
    ])
    expectError(got, 400, /well-formed/)
    expect(got.closed).to.equal(true)
  })

  it('sends the reason to a client that is still sending a long head', async () => {
    const steps = Array.from({ length: 20 }, () => [`X-A: ${'a'.repeat(2000)}\r\n`, 10]).flat()
    const got = await send([`GET ${ROOT} HTTP/1.1\r\n${head}`, ...steps])
    expectError(got, 431)
    expect(got.closed).to.equal(true)
  })

  it('answers pipelined requests in order, and what follows them and is no HTTP after them', async () => {
    const key = await server.apiKey()
    const got = await send(
      `GET ${ITEMS}?limit=500 HTTP/1.1\r\n${head}X-Request-Id: one\r\n\r\n` +
        `GET ${ROOT}/nowhere HTTP/1.1\r\n${head}X-Request-Id: two\r\n\r\n` +
        `GET ${ROOT} HTTP/1.1\r\nHost: a\r\nX-API-Key: ${key.key}.${key.secret}\r\nX-Request-Id: three\r\n\r\n` +
        `GET ${ROOT} HTTP/1.1\r\n${head}Connection: keep-alive\r\nX-Request-Id: four\r\n\r\n` +
        'nonsense\r\n\r\n',
    )
    expect(got.answers.map(({ status }) => status)).to.deep.equal([200, 404, 200, 200, 400])
    expect(got.answers.map(({ headers }) => headers['x-request-id']).slice(0, 4)).to.deep.equal([
      'one',
      'two',
      'three',
      'four',
    ])
    expect(got.closed).to.equal(true)
  })

  it('takes a request after empty lines', async () => {
    const { answers } = await send(`\r\n\r\nGET ${ROOT} HTTP/1.1\r\n${head}\r\n`, { expect: 1 })
    expect(answers[0]?.status).to.equal(200)
  })

  it('serves HTTP/1.0 without Host, with links to the address it was reached at, and closes', async () => {
    const authorization = head.split('\r\n')[1]!
    const { answers, closed } = await send(`GET ${ROOT} HTTP/1.0\r\n${authorization}\r\n\r\n`)
    expect(answers[0]?.status).to.equal(200)
    expect(answers[0]?.body).to.include(`"href":"${server.url}${ROOT}"`)
    expect(closed).to.equal(true)
  })

  it('serves an absolute target, whose host takes the place of Host', async () => {
    const { answers } = await send(`GET http://maps.example:81${ROOT}?x=1 HTTP/1.1\r\n${head}\r\n`, {
      expect: 1,
    })
    expect(answers[0]?.status).to.equal(400)
    const good = await send(`GET HTTP://maps.example:81${ROOT} HTTP/1.1\r\n${head}\r\n`, { expect: 1 })
    expect(good.answers[0]?.body).to.include(`"href":"http://maps.example:81${ROOT}"`)
  })

  for (const [target, status] of [
    ['http://example.org?a=1', /^[2345]/],
    ['http://example.org', /^[2345]/],
    ['*', /^404/],
    ['//p', /^404/],
    [`/${ROOT}`, /^404/],
    ['/%zz', /^404/],
    ['/%00', /^404/],
    ['/..%2f..%2fetc%2fpasswd', /^404/],
    ['/../../etc/passwd', /^404/],
    ['/docs/..%2f..%2fpackage.json', /^404/],
    ['/?%zz', /^[234]/],
    ['/healthz?%zz', /^200/],
    ['/v1', /^404/],
    ['/v1?x=1', /^404/],
    [`${ROOT}//`, /^404/],
    [`${ROOT}/COLLECTIONS`, /^404/],
    [`${ROOT}/collections/`, /^200/],
    [`${ROOT}/collections//`, /^404/],
    [`${ROOT}/%63ollections`, /^404/],
    [`/${'a'.repeat(15_000)}`, /^404/],
  ] as const) {
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST', 'TRACE']) {
      it(`answers ${method} ${target.slice(0, 50)} in order`, async () => {
        const { answers } = await send(`${method} ${target} HTTP/1.1\r\n${head}Content-Length: 0\r\n\r\n`, {
          expect: 1,
          head: method === 'HEAD',
        })
        expect(answers).to.have.lengthOf(1)
        const got = answers[0]!.status
        expect(got).to.be.lessThan(500)
        if (method === 'GET') expect(String(got)).to.match(status)
        if (method === 'GET' && got === 404) {
          const body = JSON.parse(answers[0]!.body) as object
          if (target.startsWith('/v1')) expect(body).to.have.property('errors')
        }
      })
    }
  }

  it('ignores the body of a GET and keeps the connection', async () => {
    const get = `GET ${ROOT} HTTP/1.1\r\n${head}Content-Length: 5\r\n\r\nhello`
    const { answers } = await send(get + get, { expect: 2 })
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200])
  })

  it('does not switch protocols', async () => {
    const upgrade = `GET ${ROOT} HTTP/1.1\r\n${head}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`
    expect((await send(upgrade, { expect: 1 })).answers[0]?.status).to.equal(200)
  })

  it('stays healthy if clients reset their connections at any point', async () => {
    for (let length = 0; length < 200; length += 7) {
      await send(`POST /auth/v2/token HTTP/1.1\r\n${head}Content-Length: 50\r\n\r\nabc`.slice(0, length), {
        timeoutMs: 2,
      })
    }
  })
})
