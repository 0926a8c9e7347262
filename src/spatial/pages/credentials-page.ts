import { ADMIN } from '../../lib/admin-command.ts'
import { basePathOf } from '../../platform/base-path.ts'
import { html } from '../../site/html.ts'
import { shellWord } from '../../lib/addresses.ts'
import { pageOf } from './page-frame.ts'

/** A refused request, as far as the page shows it. */
export interface RefusedRequest {
  /** Scheme and authority of links, with the path of a proxy. */
  readonly origin: string
  /** Path and query of the request. */
  readonly path: string
  readonly search: string
  readonly requestId: string
}

/**
 * The page for a person who opens an address of the service in a browser without credentials: what the address is, a form
 * to sign in, and how to get a token. The field has no name, so that a form without its script sends nothing.
 *
 * @param reason a sentence of the error
 */
export function credentialsPage(
  { origin, path, search, requestId }: RefusedRequest,
  reason: string,
): Promise<string> {
  const base = basePathOf(origin)
  const main = html`<p data-reason>${reason}</p>
    <form class="sign-in" data-sign-in hidden>
      <label for="credential">Token or API key</label>
      <input
        id="credential"
        type="password"
        required
        autocomplete="off"
        spellcheck="false"
        aria-describedby="credential-help credential-fault"
      />
      <button type="submit">Sign in</button>
      <p id="credential-help" class="note">
        This tab keeps it until you close the tab or sign out. It is sent as a header, never in an address.
      </p>
      <p id="credential-fault" class="faults" role="alert"></p>
    </form>
    <noscript><p>To sign in on this page, allow its script.</p></noscript>
    <section aria-labelledby="token">
      <h2 id="token">How to get a token</h2>
      <p>
        Ask the operator of this server for a token or an API key. The operator creates a token on the
        server’s machine:
      </p>
      <pre
        tabindex="0"
        role="region"
        aria-label="Command for a token"
      ><code>${ADMIN} token --workspace demo</code></pre>
      <p>A program sends it with each request:</p>
      <pre
        tabindex="0"
        role="region"
        aria-label="Command with a token"
      ><code>curl -H "Authorization: Bearer $TOKEN" ${shellWord(`${origin}${path}${search === '' ? '' : `?${search}`}`)}</code></pre>
      <p>
        In QGIS, add the header <code>Authorization</code> to the authentication of the connection. An API key
        is sent in the header <code>X-API-Key</code>.
      </p>
    </section>
    <section aria-labelledby="more">
      <h2 id="more">More about the service</h2>
      <p>
        The <a href="${base}/">overview</a> lists the services of this server. The
        <a href="${base}/docs/spatial">documentation</a> describes each request. Neither needs credentials.
      </p>
      <p>The id of this request is <code>${requestId}</code>. It is also in the log of the server.</p>
    </section>`
  return pageOf(
    { origin },
    {
      title: 'Credentials needed',
      crumbs: [],
      lead: html`This is an address of <strong>Groundtruth Spatial Features</strong>, which publishes
        collections of geographic features by the standard OGC API – Features.`,
      main,
    },
  )
}
