import { expect } from 'chai'
import { basic, LISTED_PAGE, serveAccounts, type Sending } from '../support/accounts-server.ts'
import { ADA, COUNT, OWN_ORIGIN, startWithBrowser, type WithBrowser } from '../support/browser.ts'

describe('pages of other origins', () => {
  let open: WithBrowser['open']
  let server: WithBrowser['server']
  let { signIn, cookieOf, withCookie, statusWith } = {} as WithBrowser
  let stop: WithBrowser['stop']

  beforeEach(
    async () => ({ open, server, signIn, cookieOf, withCookie, statusWith, stop } = await startWithBrowser()),
  )
  afterEach(() => stop())

  /** Headers of a request, and the statuses of a read, of a change and of a sign-in. */
  const TABLE: readonly (readonly [Sending['headers'] & object, number, number, number])[] = [
    [{}, 200, 403, 200],
    [{ 'Sec-Fetch-Site': 'same-origin' }, 200, 204, 200],
    [{ 'Sec-Fetch-Site': 'none' }, 200, 403, 200],
    [{ 'Sec-Fetch-Site': 'same-site' }, 401, 401, 403],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 401, 401, 403],
    [{ 'Sec-Fetch-Site': 'of-the-future' }, 401, 401, 403],
    [{ Origin: OWN_ORIGIN }, 200, 204, 200],
    [{ Origin: OWN_ORIGIN, 'Sec-Fetch-Site': 'same-origin' }, 200, 204, 200],
    [{ Origin: OWN_ORIGIN, 'Sec-Fetch-Site': 'cross-site' }, 401, 401, 403],
    [{ Origin: 'https://evil.example' }, 401, 401, 403],
    [{ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' }, 401, 401, 403],
    [{ Origin: LISTED_PAGE }, 401, 401, 403],
    [{ Origin: 'http://localhost:8080' }, 401, 401, 403],
    [{ Origin: 'https://localhost' }, 401, 401, 403],
    [{ Origin: 'null' }, 401, 401, 403],
  ]

  it('are never signed in, and a change needs a proof that the page is of this server', async () => {
    const cookie = await cookieOf()
    for (const [headers, read, change, opening] of TABLE) {
      const what = JSON.stringify(headers)
      expect(await statusWith(cookie, 'GET', COUNT, headers), `read ${what}`).to.equal(read)
      const file = '/api/repositories/demo/files/a.csv'
      expect(await statusWith(cookie, 'DELETE', file, headers), `change ${what}`).to.equal(change)
      expect((await signIn(ADA, { headers })).status, `sign-in ${what}`).to.equal(opening)
    }
  })

  it('are told how to prove that they are of this server', async () => {
    const { body } = await withCookie(await cookieOf(), 'DELETE', '/api/repositories/demo/files/a.csv')
    expect(body['detail']).to.match(/Send the header Sec-Fetch-Site with the value same-origin.*HTTP Basic/)
  })

  it('cannot schedule a job by a GET', async () => {
    const verify = '/api/repositories/demo/entities/1/dependencies/1-2-0/verify'
    const scheduled = {
      verifyDependency: (_: unknown, reply: { ok(body: object): unknown }) =>
        reply.ok({ url: '/scheduler/1' }),
    }
    const other = await serveAccounts(open, scheduled)
    try {
      const cookie = await cookieOf()
      const statusOf = async (headers: Readonly<Record<string, string>>, as?: string) =>
        (await other.send('GET', verify, { as, headers: { Cookie: cookie, ...headers } })).status
      expect(await statusOf({})).to.equal(403)
      expect(await statusOf({ 'Sec-Fetch-Site': 'cross-site' })).to.equal(401)
      expect(await statusOf({}, basic('ada', ADA.password)), 'HTTP Basic').not.to.be.oneOf([401, 403])
      for (const site of ['same-origin', 'none'])
        expect(await statusOf({ 'Sec-Fetch-Site': site }), site).not.to.be.oneOf([401, 403])
      expect(await statusOf({ Origin: OWN_ORIGIN })).not.to.be.oneOf([401, 403])
    } finally {
      await other.stop()
    }
  })

  it('never get leave to send cookies', async () => {
    const cookie = await cookieOf()
    const { headers } = await withCookie(cookie, 'GET', COUNT, { Origin: LISTED_PAGE })
    expect(headers.get('access-control-allow-origin')).to.equal(LISTED_PAGE)
    expect(headers.get('access-control-allow-credentials')).to.equal(null)
  })

  it('do not affect HTTP Basic', async () => {
    const as = basic('ada', ADA.password)
    const headers = { Origin: LISTED_PAGE, 'Sec-Fetch-Site': 'cross-site' }
    const file = '/api/repositories/demo/files/a.csv'
    expect((await server.send('DELETE', file, { as, headers })).status).to.equal(204)
  })
})
