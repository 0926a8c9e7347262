import { expect } from 'chai'
import { openAccounts, serveAccounts, type Sending } from './accounts-server.ts'

/** A user with the role editor in the repository `demo`. */
export const ADA = { user: 'ada', password: 'a good password' }

/** The origin of the server, unless the header X-Own-Origin of a request names another. */
export const OWN_ORIGIN = 'http://localhost'

/** A request that every reader may make. */
export const COUNT = '/api/repositories/demo/entities/count'

/** What a browser adds to the requests of scripts of the server's own pages. */
export const OF_OWN_SCRIPT = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'empty' }

/** The service with `ada` and an administrator, and the requests that a browser makes. */
export async function startWithBrowser() {
  const open = await openAccounts()
  await open.accounts.createUser({ name: 'admin', password: 'the administrator', isAdministrator: true })
  await open.accounts.createUser({ name: ADA.user, password: ADA.password, isAdministrator: false })
  await open.repositories.create('demo', 'Data sets to try the service with', 'admin')
  await open.repositories.create('another', '', 'admin')
  await open.accounts.setRole('ada', 'demo', 'editor')
  const server = await serveAccounts(open)

  const signIn = (body: object = ADA, sending: Sending = {}) =>
    server.send('POST', '/api/session', { body, ...sending })
  /** Signs in and returns the pair of name and value that the browser sends. */
  const cookieOf = async (sending?: Sending): Promise<string> => {
    const { status, headers } = await signIn(ADA, sending)
    expect(status).to.equal(200)
    return headers.get('set-cookie')!.split(';')[0]!
  }
  const withCookie = (cookie: string, method = 'GET', path = COUNT, headers: Sending['headers'] = {}) =>
    server.send(method, path, { headers: { Cookie: cookie, ...headers } })
  return {
    open,
    server,
    signIn,
    cookieOf,
    withCookie,
    statusWith: async (...given: Parameters<typeof withCookie>): Promise<number> =>
      (await withCookie(...given)).status,
    /** Ends the server, which must not have failed. */
    stop: async () => {
      await server.stop()
      await open.stop()
      expect(server.faults).to.deep.equal([])
    },
  }
}

export type WithBrowser = Awaited<ReturnType<typeof startWithBrowser>>

/** The id of the session in a cookie. */
export const idOf = (cookie: string): string => cookie.slice(cookie.indexOf('=') + 1)
