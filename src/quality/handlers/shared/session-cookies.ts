import type { CredentialCookie } from '../../../contract/cookie-credentials.ts'
import type { BrowserScheme } from '../../model/session-scheme.ts'
import { SESSION_ID } from '../../services/accounts/browser-sessions.ts'

/** The cookies of the contract's security schemes. */
export const SESSION_COOKIES: Readonly<Record<BrowserScheme, CredentialCookie>> = {
  session: { name: 'session', protocol: 'http:', form: SESSION_ID },
  hostSession: { name: '__Host-session', protocol: 'https:', form: SESSION_ID },
}

/** The scheme for a client that uses this origin for the server. */
export const schemeFor = (origin: string): BrowserScheme =>
  origin.startsWith(SESSION_COOKIES.hostSession.protocol) ? 'hostSession' : 'session'

/**
 * The value of `Set-Cookie`. The cookie lasts until the browser is closed; the catalogue knows when the session ends. The
 * path is `/` also behind a proxy that removes a prefix, because the prefix `__Host-` requires that.
 */
export const sessionCookie = (scheme: BrowserScheme, id: string): string =>
  cookie(scheme, id, ['Path=/', 'HttpOnly', 'SameSite=Strict'])

/** The value of `Set-Cookie` that removes the cookie. */
export const removedCookie = (scheme: BrowserScheme): string =>
  cookie(scheme, '', ['Path=/', 'Max-Age=0', 'HttpOnly', 'SameSite=Strict'])

function cookie(scheme: BrowserScheme, value: string, attributes: readonly string[]): string {
  const { name, protocol } = SESSION_COOKIES[scheme]
  return [`${name}=${value}`, ...attributes, ...(protocol === 'https:' ? ['Secure'] : [])].join('; ')
}
