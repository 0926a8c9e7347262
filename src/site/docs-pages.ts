import { ASSETS } from './assets.ts'
import { html } from './html.ts'
import type { Page } from './layout.ts'
import type { SiteEntry, Site } from './site.ts'

/** The list of the documents. */
export function docsPage({ services }: Site, base: string): Page {
  return {
    title: 'Documentation',
    place: '/docs',
    main: html` <h1>Documentation</h1>
      <p class="lead">
        One OpenAPI document describes each service: its operations, their parameters and all possible
        answers.
      </p>
      ${services.map(
        ({ name, title, summary, start }) =>
          html`<section aria-labelledby="${name}">
            <h2 id="${name}">${title}</h2>
            <p>${summary}</p>
            <dl class="facts">
              <div>
                <dt>Reference</dt>
                <dd><a href="${base}/docs/${name}">Read and try the operations</a></dd>
              </div>
              <div>
                <dt>Document</dt>
                <dd>
                  <a href="${base}/docs/${name}/openapi.json"><code>/docs/${name}/openapi.json</code></a>
                </dd>
              </div>
              <div>
                <dt>Served at</dt>
                <dd><code>${start.path}</code></dd>
              </div>
            </dl>
          </section> `,
      )}`,
  }
}

/** The rendered document of one service. */
export async function referencePage({ name, title }: SiteEntry, base: string): Promise<Page> {
  return {
    title: `${title}: reference`,
    place: '/docs',
    drawn: true,
    head: html`<link rel="stylesheet" href="${base}${await ASSETS.swaggerStyles.url()}" />
      <script defer src="${base}${await ASSETS.swaggerScript.url()}"></script>
      <script defer src="${base}${await ASSETS.referenceScript.url()}"></script>`,
    main: html`<div id="reference" data-document="${base}/docs/${name}/openapi.json"></div>
      <noscript
        ><p class="note">
          A script renders this page. Without scripts, read the
          <a href="${base}/docs/${name}/openapi.json">OpenAPI document</a>.
        </p></noscript
      >`,
  }
}

/** The contract with the URL at which the caller reaches this server. */
export async function openApiDocument({ loadDocument }: SiteEntry, base: string): Promise<string> {
  const document = (await loadDocument()) as Record<string, unknown>
  return JSON.stringify(base === '' ? document : { ...document, servers: [{ url: base }] }, null, 2)
}
