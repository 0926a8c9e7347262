import type { AccessRequirement, Authenticator } from './authenticator.ts'
import type { Client, Principal } from './call.ts'
import { ForeignPage } from './faults.ts'
import { isFromOtherOrigin, provesOwnOrigin } from './same-origin.ts'

/** A cookie that identifies a client. */
export interface CredentialCookie {
  readonly name: string
  /** The protocol that the client uses. Over the other protocol the cookie does not count. */
  readonly protocol: 'http:' | 'https:'
  /** The form of the values. A cookie of another form is one of another program on the same host, and does not count. */
  readonly form: RegExp
}

/**
 * Authenticates by a cookie. `same-origin.ts` tells when the cookie counts.
 * @param authenticate gets the value of the cookie. Its errors are those of an authenticator.
 * @throws ForeignPage from `authenticate`, if the request has an effect and does not prove its origin
 */
export function cookieAuthenticator(
  cookie: CredentialCookie,
  authenticate: (
    value: string,
    client: Client,
    requirement: Pick<AccessRequirement, 'roles' | 'path'>,
  ) => Promise<Principal>,
): Authenticator {
  return {
    isSentByBrowsers: true,
    hasCredentials: (headers, { origin }) =>
      headers.cookie !== undefined &&
      origin.startsWith(cookie.protocol) &&
      valueOf(headers.cookie, cookie) !== undefined &&
      !isFromOtherOrigin(headers, origin),
    authenticate: async (headers, client, requirement) => {
      const principal = await authenticate(valueOf(headers.cookie!, cookie)!, client, requirement)
      const { effect } = requirement
      if (effect !== 'none' && !provesOwnOrigin(headers, client.origin, effect))
        throw new ForeignPage(UNPROVEN)
      return principal
    },
  }
}

const UNPROVEN =
  'The cookie of the session is not enough for a request that may change something or schedules a job. Send the header Sec-Fetch-Site with the value same-origin, as browsers do over HTTPS and on localhost, or the header Origin with the origin of this server; or send a name and a password by HTTP Basic.'

/**
 * The value of a cookie; undefined without one. If there are two, a page of another host of the domain may have set one
 * of them, and neither counts.
 */
function valueOf(header: string, { name, form }: CredentialCookie): string | undefined {
  const values: string[] = []
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=')
    if (equals === -1 || pair.slice(0, equals).trim() !== name) continue
    const value = pair.slice(equals + 1).trim()
    if (form.test(value)) values.push(value)
  }
  return values.length === 1 ? values[0] : undefined
}
