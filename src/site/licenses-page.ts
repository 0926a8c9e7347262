import { ASSETS } from './assets.ts'
import { html, type Content, type Html } from './html.ts'
import type { Page } from './layout.ts'
import type { Site } from './site.ts'

/** The terms of use of the data and of the software that browsers receive. */
export function licensesPage({ services, sources }: Site, base: string): Page {
  const listed = services.flatMap((service) => service.collections ?? [])
  const collections = listed.flatMap(({ list }) => list())
  return {
    title: 'Licences',
    place: '/licenses',
    main: html` <h1>Licences</h1>
      <p class="lead">The sources of the published data, and its terms of use.</p>
      <section aria-labelledby="collections">
        <h2 id="collections">Published collections</h2>
        ${
          collections.length === 0
            ? html`<p class="note">
                ${listed.length > 0 ? 'There are none yet.' : 'Their list needs credentials: a workspace sees the collections that it may read.'}
              </p>`
            : html`<p>The description of each collection.</p>
                <dl class="facts">
                  ${collections.map(
                    ({ id, title, description }) =>
                      html`<div>
                        <dt>${title}<br /><code>${id}</code></dt>
                        <dd>
                          ${description ?? 'No description. Ask the operator of this server for the source.'}
                        </dd>
                      </div> `,
                  )}
                </dl>`
        }
      </section>
      <section aria-labelledby="sources">
        <h2 id="sources">Sources of the demonstration data</h2>
        <ul class="cards">
          ${sources.map(
            (source) =>
              html`<li>
                ${link(source.url, html`<strong>${source.name}</strong>`)}<span>${source.gives}</span>
                <span>Package: ${source.packageLicence} licence.</span>
                <span
                  >Data: ${link(source.originUrl, source.origin)},
                  ${source.dataLicenceUrl === undefined ? source.dataLicence : link(source.dataLicenceUrl, source.dataLicence)}.</span
                >
              </li> `,
          )}
        </ul>
      </section>
      <section aria-labelledby="software">
        <h2 id="software">Software that this server sends to browsers</h2>
        <p>
          ${link('https://github.com/swagger-api/swagger-ui', 'Swagger UI')} draws the reference pages, under
          the ${link('https://www.apache.org/licenses/LICENSE-2.0', 'Apache License 2.0')}; it holds
          <a href="${base}${ASSETS.swaggerNotices.path}">software of other authors</a>.
        </p>
      </section>`,
  }
}

function link(href: string, text: Content): Html {
  return html`<a href="${href}" rel="external">${text}</a>`
}
