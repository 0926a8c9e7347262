import { ADMIN } from '../../lib/admin-command.ts'
import { basePathOf } from '../../platform/base-path.ts'
import { html } from '../../site/html.ts'
import { layout } from '../../site/layout.ts'

/** A refused request, as far as the page shows it. */
export interface RefusedRequest {
  /** Scheme and authority of links, with the path of a proxy. */
  readonly origin: string
  /** Path of the request. */
  readonly path: string
  readonly requestId: string
}

/**
 * An address as a word of a shell. Who made the link to the page chose the address: a shell runs `$(command)` even between
 * double quotes.
 */
const quoted = (address: string): string => `'${address.replaceAll("'", '%27')}'`

/**
 * The page for a person who opens an address of the service in a browser without credentials: what the address is, and
 * how to get a token.
 *
 * @param reason a sentence of the error
 */
export async function credentialsPage(
  { origin, path, requestId }: RefusedRequest,
  reason: string,
): Promise<string> {
  const base = basePathOf(origin)
  const main = html`<h1>Credentials needed</h1>
    <p class="lead">
      This is an address of <strong>Groundtruth Spatial Features</strong>, which publishes collections of
      geographic features by the standard OGC API – Features. Its data can be read by map clients such as
      QGIS, and by programs.
    </p>
    <p>${reason}</p>
    <section aria-labelledby="token">
      <h2 id="token">How to get a token</h2>
      <p>
        Ask the operator of this server for a token or an API key. The operator creates a token on the
        server’s machine:
      </p>
      <pre><code>${ADMIN} token --workspace demo</code></pre>
      <p>Send it with each request:</p>
      <pre><code>curl -H "Authorization: Bearer $TOKEN" ${quoted(`${origin}${path}`)}</code></pre>
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
  return layout({ title: 'Credentials needed', main }, base)
}
