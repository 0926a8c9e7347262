import { expect } from 'chai'
import { AuditStore } from '../../../src/platform/audit/audit-store.ts'
import { hashOfSession } from '../../../src/quality/services/accounts/logins.ts'
import { basic, IDLE_MS, LIFETIME_MS } from '../support/accounts-server.ts'
import {
  ADA,
  COUNT,
  idOf,
  OF_OWN_SCRIPT,
  OWN_ORIGIN,
  startWithBrowser,
  type WithBrowser,
} from '../support/browser.ts'

const MINUTE = 60_000
const OVER_TLS = { 'X-Own-Origin': 'https://data.example' }

describe('sessions of browsers', () => {
  let open: WithBrowser['open']
  let server: WithBrowser['server']
  let { signIn, cookieOf, withCookie, statusWith } = {} as WithBrowser
  let stop: WithBrowser['stop']

  beforeEach(
    async () => ({ open, server, signIn, cookieOf, withCookie, statusWith, stop } = await startWithBrowser()),
  )
  afterEach(() => stop())

  describe('signing in', () => {
    it('gives a cookie that scripts cannot read, and tells who is signed in', async () => {
      const { status, headers, body } = await signIn()
      expect(status).to.equal(200)
      expect(headers.get('set-cookie')).to.match(
        /^session=gts_[A-Za-z0-9_-]{43}; Path=\/; HttpOnly; SameSite=Strict$/,
      )
      expect(headers.get('cache-control')).to.equal('no-store')
      expect(body).to.deep.equal({
        username: 'ada',
        isAdministrator: false,
        expiresAt: new Date(open.clock.ms + LIFETIME_MS).toISOString(),
        repositories: [{ repository: 'demo', role: 'editor' }],
      })
    })

    it('says that an administrator of the server is one, without roles that nobody has given', async () => {
      const { body } = await signIn({ user: 'admin', password: 'the administrator' })
      expect(body).to.deep.include({ isAdministrator: true, repositories: [] })
    })

    it('makes the cookie secure over TLS, under a name that other hosts cannot set', async () => {
      const { headers } = await signIn(ADA, { headers: { 'X-Own-Origin': 'https://data.example' } })
      expect(headers.get('set-cookie')).to.match(
        /^__Host-session=gts_[A-Za-z0-9_-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
      )
    })

    it('keeps only the hash of the id', async () => {
      const id = idOf(await cookieOf())
      const rows = await open.catalogue.knex('sessions').select<Record<string, unknown>[]>('*')
      expect(rows).to.have.lengthOf(1)
      expect(rows[0]).to.include({ id_hash: hashOfSession(id), scheme: 'session' })
      expect(JSON.stringify(rows)).not.to.include(id)
      await withCookie(`session=${id}`)
      expect(JSON.stringify(open.log.lines())).not.to.include(id)
    })

    it('refuses a wrong name or password without a challenge that opens a dialog', async () => {
      for (const body of [
        { user: 'ada', password: 'wrong' },
        { user: 'nobody', password: 'wrong' },
        // Not a name of HTTP Basic.
        { user: 'a:b', password: 'wrong' },
      ]) {
        const { status, headers, body: problem } = await signIn(body)
        expect(status, body.user).to.equal(401)
        expect(headers.get('www-authenticate')).to.equal('Session realm="Groundtruth"')
        expect(headers.get('set-cookie')).to.equal(null)
        expect(problem['detail']).to.equal('The name or the password is wrong.')
      }
    })

    it('slows down guessing together with HTTP Basic, and says when to try again', async () => {
      for (let attempt = 0; attempt < 3; attempt++)
        expect((await signIn({ user: 'ada', password: `wrong ${attempt}` })).status).to.equal(401)
      for (let attempt = 3; attempt < 5; attempt++)
        await server.send('GET', COUNT, { as: basic('ada', `wrong ${attempt}`) })
      const { status, headers } = await signIn()
      expect(status).to.equal(429)
      expect(Number(headers.get('retry-after'))).to.be.within(1, 60)
      expect((await signIn(ADA, { from: '192.0.2.7' })).status).to.equal(200)
    })

    it('does not take a session of HTTP Basic for a password', async () => {
      const session = await open.accounts.createSession('ada', 60, undefined)
      const password = JSON.stringify({ session })
      expect((await signIn({ user: 'ada', password })).status).to.equal(401)
    })

    it('is refused if the password changes between its check and the start of the session', async () => {
      const authenticate = open.logins.authenticate.bind(open.logins)
      open.logins.authenticate = async (...given) => {
        const access = await authenticate(...given)
        await open.accounts.setPassword('ada', 'a better password', '/password')
        return access
      }
      expect((await signIn()).status).to.equal(401)
      expect(await open.accounts.listSessions()).to.deep.equal([])
    })

    it('removes sessions that have expired', async () => {
      await cookieOf()
      open.clock.ms += IDLE_MS + 2 * MINUTE
      await cookieOf()
      expect(await open.catalogue.knex('sessions').select('id_hash')).to.have.lengthOf(1)
    })
  })

  describe('the cookie', () => {
    it('opens what HTTP Basic opens, with the same roles', async () => {
      const cookie = await cookieOf()
      expect(await statusWith(cookie)).to.equal(200)
      expect(await statusWith(cookie, 'GET', '/api/repositories/demo/login')).to.equal(200)
      expect(await statusWith(cookie, 'GET', '/api/repositories/another/entities/count')).to.equal(403)
      expect(await statusWith(cookie, 'GET', '/api/repositories/nowhere/entities/count')).to.equal(404)
      expect(await statusWith(cookie, 'GET', '/api/repositories/demo/no-such-path')).to.equal(404)
      expect(await statusWith(cookie, 'DELETE', '/api/repositories/demo', OF_OWN_SCRIPT)).to.equal(403)
    })

    it('tells who is signed in, as HTTP Basic does without the end of a session', async () => {
      const cookie = await cookieOf()
      const signedIn = await withCookie(cookie, 'GET', '/api/session')
      expect(signedIn.body).to.deep.equal((await signIn()).body)
      const { body } = await server.send('GET', '/api/session', { as: basic('ada', 'a good password') })
      const { expiresAt: _, ...others } = signedIn.body
      expect(body).to.deep.equal(others)
      expect((await server.send('GET', '/api/session')).status).to.equal(401)
    })

    it('counts by its own scheme only', async () => {
      const [plain, secure] = [await cookieOf(), await cookieOf({ headers: OVER_TLS })]
      expect(await statusWith(secure, 'GET', COUNT, OVER_TLS)).to.equal(200)
      expect(await statusWith(plain, 'GET', COUNT, OVER_TLS), 'over TLS').to.equal(401)
      expect(await statusWith(secure), 'without TLS').to.equal(401)
      expect(await statusWith(`__Host-session=${idOf(plain)}`, 'GET', COUNT, OVER_TLS)).to.equal(401)
      expect(await statusWith(`session=${idOf(secure)}`)).to.equal(401)
      const asBasic = basic('ada', JSON.stringify({ session: idOf(plain) }))
      expect((await server.send('GET', COUNT, { as: asBasic })).status, 'as Basic').to.equal(401)
      const ofBasic = await open.accounts.createSession('ada', 60, undefined)
      expect(await statusWith(`session=${ofBasic}`), 'a session of Basic').to.equal(401)
    })

    it('is found among others, and does not count twice', async () => {
      const cookie = await cookieOf()
      expect(await statusWith(`theme=dark; ${cookie}; mysession=1`)).to.equal(200)
      expect(await statusWith(`${cookie}; session=of-another-program`)).to.equal(200)
      expect(await statusWith(`${cookie}; session=${idOf(await cookieOf())}`)).to.equal(401)
      expect(await statusWith('session=of-another-program')).to.equal(401)
      expect(await statusWith(`session=gts_${'A'.repeat(43)}`)).to.equal(401)
    })

    it('yields to HTTP Basic, right or wrong', async () => {
      const cookie = await cookieOf()
      const login = '/api/repositories/demo/login'
      const ask = (as: string) => server.send('GET', login, { as, headers: { Cookie: cookie } })
      expect((await ask(basic('admin', 'the administrator'))).body['username']).to.equal('admin')
      expect((await ask(basic('admin', 'wrong'))).status).to.equal(400)
    })

    it('shares the budget of the user', async () => {
      const { userId } = (await open.users.access('ada', undefined, undefined))!
      const { authenticators } = await import('../../../src/quality/handlers/shared/security.ts')
      const { session, basicAuth } = authenticators({ ...open, refusals: { note: () => undefined } })
      const requirement = { roles: [], path: {}, effect: 'none' as const }
      const client = { address: '192.0.2.1', origin: OWN_ORIGIN }
      const cookie = await cookieOf()
      const ids = await Promise.all([
        session.authenticate({ cookie }, client, requirement),
        basicAuth.authenticate({ authorization: basic('ada', ADA.password) }, client, requirement),
      ])
      expect(ids.map(({ id }) => id)).to.deep.equal([`user:${userId}`, `user:${userId}`])
    })
  })

  describe('the end of a session', () => {
    it('comes with the sign-out, which removes the cookie', async () => {
      const cookie = await cookieOf()
      const other = await cookieOf()
      const { status, headers } = await withCookie(cookie, 'DELETE', '/api/session', OF_OWN_SCRIPT)
      expect(status).to.equal(204)
      expect(headers.get('set-cookie')).to.equal('session=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict')
      expect(await statusWith(cookie)).to.equal(401)
      expect(await statusWith(other), 'another session of the user').to.equal(200)
      expect(await statusWith(cookie, 'DELETE', '/api/session', OF_OWN_SCRIPT)).to.equal(401)
    })

    it('comes with a sign-out also if the browser sends HTTP Basic by itself', async () => {
      const headers = { Cookie: await cookieOf(), ...OF_OWN_SCRIPT }
      const as = basic('admin', 'the administrator')
      expect((await server.send('DELETE', '/api/session', { as, headers })).status).to.equal(204)
    })

    it('comes an hour after the last request, and a minute later at most', async () => {
      const cookie = await cookieOf()
      for (let hours = 0; hours < 3; hours++) {
        open.clock.ms += IDLE_MS
        expect(await statusWith(cookie)).to.equal(200)
        await open.browserSessions.settle()
      }
      open.clock.ms += IDLE_MS + MINUTE
      const { status, body } = await withCookie(cookie)
      expect(status).to.equal(401)
      expect(body['detail']).to.equal('The session has ended. Sign in again.')
    })

    it('comes twelve hours after the sign-in, even if it is in use', async () => {
      const cookie = await cookieOf()
      for (let hours = 0; hours < 11; hours++) {
        open.clock.ms += IDLE_MS
        expect(await statusWith(cookie)).to.equal(200)
        await open.browserSessions.settle()
      }
      open.clock.ms += IDLE_MS - 1
      expect(await statusWith(cookie)).to.equal(200)
      open.clock.ms += 1
      expect(await statusWith(cookie)).to.equal(401)
    })

    it('comes with a new password, another role, the removal of the user, and the command', async () => {
      const ends: Readonly<Record<string, () => Promise<unknown>>> = {
        password: () => open.accounts.setPassword('ada', ADA.password, '/password'),
        role: () => open.accounts.setRole('ada', 'another', 'reader'),
        'lost role': () => open.accounts.setRole('ada', 'another', undefined),
        command: async () => open.accounts.revokeSession((await open.accounts.listSessions())[0]!.ref),
        removal: () => open.accounts.removeUser('ada'),
      }
      for (const [what, end] of Object.entries(ends)) {
        const cookie = await cookieOf()
        expect(await statusWith(cookie), what).to.equal(200)
        await end()
        expect(await statusWith(cookie), what).to.equal(401)
      }
    })

    it('does not come with another role for a session of HTTP Basic', async () => {
      const session = await open.accounts.createSession('ada', 60, undefined)
      await open.accounts.setRole('ada', 'demo', 'reader')
      const as = basic('ada', JSON.stringify({ session }))
      expect((await server.send('GET', COUNT, { as })).status).to.equal(200)
    })

    it('is noted in the catalogue once a minute, and not with each request', async () => {
      const cookie = await cookieOf()
      let written = 0
      open.catalogue.knex.on('query', ({ sql }: { sql: string }) => {
        if (/^update .?sessions/i.test(sql)) written++
      })
      for (const [ms, times] of [
        [MINUTE - 1, 0],
        [1, 1],
        [MINUTE - 1, 1],
        [1, 2],
      ] as const) {
        open.clock.ms += ms
        await Promise.all([statusWith(cookie), statusWith(cookie), statusWith(cookie)])
        await open.browserSessions.settle()
        expect(written).to.equal(times)
      }
    })

    it('does not fail a request if the catalogue cannot be written', async () => {
      const cookie = await cookieOf()
      open.sessions.extend = () => Promise.reject(new Error('a full disk'))
      open.clock.ms += 2 * MINUTE
      expect(await statusWith(cookie)).to.equal(200)
      await open.browserSessions.settle()
      expect(open.log.lines().map(({ msg }) => msg)).to.include('The use of a session could not be noted.')
    })
  })

  it('a script gets a challenge that opens no dialog, other callers get the challenge of HTTP Basic', async () => {
    const challenge = async (headers: Readonly<Record<string, string>>, path = COUNT) =>
      (await server.send('GET', path, { headers })).headers.get('www-authenticate')
    const dialog = 'Basic realm="Groundtruth", charset="UTF-8"'
    expect(await challenge({})).to.equal(dialog)
    expect(await challenge({ 'Sec-Fetch-Dest': 'document' })).to.equal(dialog)
    expect(await challenge({ 'Sec-Fetch-Dest': 'empty' })).to.equal('Session realm="Groundtruth"')
    expect(await challenge({}, '/api/repositories/demo/no-such-path')).to.equal(dialog)
    const signOut = await server.send('DELETE', '/api/session', { headers: OF_OWN_SCRIPT })
    expect(signOut.headers.get('www-authenticate')).to.equal('Session realm="Groundtruth"')
  })

  it('the audit trail names who has signed in and out, and who was refused', async () => {
    const cookie = await cookieOf()
    await withCookie(cookie, 'DELETE', '/api/repositories/demo/files/a.csv', OF_OWN_SCRIPT)
    await withCookie(cookie, 'DELETE', '/api/session', OF_OWN_SCRIPT)
    await signIn({ user: 'ada', password: 'wrong' })
    await server.stop()
    const entries = await new AuditStore(open.catalogue).list({ limit: 100 })
    expect(entries.map(({ actor, what, outcome }) => [actor, what, outcome])).to.deep.equal([
      ['user:ada', 'openSession', '200'],
      ['user:ada', 'deleteFile', '204'],
      ['user:ada', 'closeSession', '204'],
      ['user:ada', 'credentials-refused', 'refused'],
    ])
    expect(JSON.stringify([entries, open.log.lines()])).not.to.include(idOf(cookie))
  })
})
