import { expect } from 'chai'
import { ADMIN_PASSWORD, basic, startQualityServer, type QualityServer } from './support/quality-server.ts'

const REPOSITORY = '/api/repositories/test'
const PUBLIC = 'https://data.example'
const BEHIND_PROXY = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'data.example' }

describe('Sessions of browsers at the edge of the server', function () {
  this.timeout(30_000)
  let server: QualityServer | undefined
  afterEach(() => server?.stop())

  const start = async (env: Readonly<Record<string, string>> = {}): Promise<void> => {
    server = await startQualityServer({ env })
  }
  const signIn = (headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${server!.url}/api/session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ user: 'admin', password: ADMIN_PASSWORD }),
    })
  const cookieOf = (answer: Response): string => answer.headers.get('set-cookie')!.split(';')[0]!
  const statusOf = async (headers: Readonly<Record<string, string>>): Promise<number> =>
    (await fetch(`${server!.url}${REPOSITORY}`, { headers })).status

  it('have a secure cookie behind a trusted proxy that ends TLS, and the origin that the proxy tells', async () => {
    await start({ TRUST_PROXY: '127.0.0.1' })
    const answer = await signIn({ ...BEHIND_PROXY, Origin: PUBLIC, 'Sec-Fetch-Site': 'same-origin' })
    expect(answer.status).to.equal(200)
    expect(answer.headers.get('set-cookie')).to.match(/^__Host-session=.*; Secure$/)
    const Cookie = cookieOf(answer)
    expect(await statusOf({ Cookie, ...BEHIND_PROXY })).to.equal(200)
    expect(await statusOf({ Cookie }), 'past the proxy').to.equal(401)
    expect((await signIn({ ...BEHIND_PROXY, Origin: server!.url })).status).to.equal(403)
  })

  it('believe no proxy that is not trusted, and say how to mend that', async () => {
    await start()
    const answer = await signIn({ ...BEHIND_PROXY, Origin: PUBLIC })
    expect(answer.status).to.equal(403)
    expect(((await answer.json()) as { detail: string }).detail).to.match(/TRUST_PROXY or BASE_URL/)
    expect((await signIn(BEHIND_PROXY)).headers.get('set-cookie')).to.match(/^session=.*Strict$/)
  })

  it('have the origin of BASE_URL, below whatever path the server is', async () => {
    await start({ BASE_URL: `${PUBLIC}/quality` })
    const answer = await signIn({ Origin: PUBLIC })
    expect(answer.status).to.equal(200)
    expect(answer.headers.get('set-cookie')).to.match(/^__Host-session=.*; Path=\/; .*; Secure$/)
  })

  it('take from the budget of the user, as HTTP Basic does', async () => {
    await start({ RATE_LIMIT_CREDENTIAL: '4' })
    const Cookie = cookieOf(await signIn())
    const statuses: number[] = []
    // The first request of the administrator has created the repository.
    for (const headers of [{ Cookie }, { Authorization: basic('admin', ADMIN_PASSWORD) }, { Cookie }])
      statuses.push(await statusOf(headers))
    expect(statuses).to.deep.equal([200, 200, 200])
    expect(await statusOf({ Cookie })).to.equal(429)
    expect(await statusOf({ Authorization: basic('admin', ADMIN_PASSWORD) })).to.equal(429)
  })

  it('end after the times of the settings', async () => {
    await start({ SESSION_HOURS: '2' })
    const before = Date.now()
    const { expiresAt } = (await (await signIn()).json()) as { expiresAt: string }
    expect(Date.parse(expiresAt) - before).to.be.within(7_200_000, 7_230_000)
  })

  it('leave no trace of the cookie in the log', async () => {
    await start({ LOG_LEVEL: 'trace' })
    const Cookie = cookieOf(await signIn())
    expect(await statusOf({ Cookie })).to.equal(200)
    expect(await statusOf({ Cookie: Cookie.replace(/.$/, '_') })).to.equal(401)
    const id = Cookie.slice(Cookie.indexOf('=') + 1)
    expect(JSON.stringify(server!.log)).to.include('getRepository').and.not.to.include(id.slice(4, 40))
  })
})
