import type { IncomingHttpHeaders } from 'node:http'
import type { Cors } from './cors.ts'
import { ForeignPage } from './faults.ts'
import { isFromOtherOrigin } from './same-origin.ts'

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses a request that a page of another site makes with credentials that the browser sends by itself, such as
 * remembered names and passwords (cross-site request forgery). Browsers say where a request comes from by `Origin` and
 * `Sec-Fetch-Site`; other clients send neither.
 * @param ownOrigin address that the client uses for this server
 * @throws ForeignPage
 */
export function refuseForeignPages(
  method: string,
  headers: IncomingHttpHeaders,
  ownOrigin: string,
  cors: Pick<Cors, 'allows'>,
): void {
  if (SAFE_METHODS.includes(method)) return
  const { origin } = headers
  const isForeign =
    origin === undefined
      ? headers['sec-fetch-site'] === 'cross-site'
      : !isOwn(origin, headers.host, ownOrigin) && !cors.allows(origin)
  if (isForeign) {
    throw new ForeignPage(
      'A page of another site sent this request, which may change data. List the origin of the page in CORS_ORIGINS if it may do so.',
    )
  }
}

/**
 * Refuses a request of a page of another origin, also of one in CORS_ORIGINS: for requests that set a cookie of this
 * server.
 * @throws ForeignPage
 */
export function refuseOtherOrigins(headers: IncomingHttpHeaders, ownOrigin: string): void {
  if (isFromOtherOrigin(headers, ownOrigin))
    throw new ForeignPage(
      'A page of another origin sent this request. Only pages of this server may sign in and out. If the page is one of this server, its operator must set TRUST_PROXY or BASE_URL, so that the server knows its own origin.',
    )
}

/** A proxy may end TLS, so the scheme is not compared with the host of the request. */
function isOwn(origin: string, host: string | undefined, ownOrigin: string): boolean {
  return (
    origin === new URL(ownOrigin).origin ||
    (host !== undefined && origin.replace(/^https?:\/\//, '') === host)
  )
}
