/**
 * Protects cookies against pages of other origins (cross-site request forgery). A browser attaches cookies by itself, so
 * a cookie alone does not show that the user wants the request. Browsers say by two headers where a request comes from,
 * and no script can set them:
 * - `Sec-Fetch-Site` (W3C Fetch Metadata) relates the page to the server. Browsers leave it out on plain HTTP, except to
 *   `localhost`.
 * - `Origin` (RFC 6454) names the page. Browsers leave it out of a GET to the own origin.
 *
 * A request that shows another origin counts as a request without cookies. A request that shows nothing may read, since
 * a page of another origin cannot read the answer. It may not change anything: that needs a proof.
 */
import type { IncomingHttpHeaders } from 'node:http'

/** What a request does besides its answer. `job`: a GET that schedules a job. `change`: the method may change something. */
export type Effect = 'none' | 'job' | 'change'

/**
 * True if the headers show that a page of another origin sent the request. `same-site` is another origin: a
 * subdomain or another port may belong to somebody else.
 * @param ownOrigin address that the client uses for this server
 */
export function isFromOtherOrigin(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  return headers.origin !== undefined && headers.origin !== new URL(ownOrigin).origin
}

/**
 * True if the headers show that a page of this server sent the request, or, for a GET, that the user typed the address.
 * Browsers send `none` for the latter.
 */
export function provesOwnOrigin(headers: IncomingHttpHeaders, ownOrigin: string, effect: Effect): boolean {
  if (isFromOtherOrigin(headers, ownOrigin)) return false
  const site = headers['sec-fetch-site']
  if (site === undefined) return headers.origin !== undefined
  return site === 'same-origin' || effect !== 'change'
}
