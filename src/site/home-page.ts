import type { ReadinessState } from '../platform/readiness.ts'
import { html, type Content, type Html } from './html.ts'
import type { Page } from './layout.ts'
import { mapElement } from './map-element.ts'
import type { SiteEntry, Site } from './site.ts'

/** What the page shows. */
export interface Shown extends Pick<Site, 'services'> {
  readonly state: ReadinessState
  /** Maps of the collections by the names of their services. */
  readonly maps?: ReadonlyMap<string, Html>
}

/** Shows the services, their paths and the first requests. */
export function homePage({ services, state, maps }: Shown, origin: string, base: string): Page {
  const busy = Object.keys(state.progress).length > 0
  return {
    title: 'Overview',
    place: '/',
    scripted: true,
    // Without a script the page shows progress only by reloading.
    head: busy && html`<meta http-equiv="refresh" content="2" />`,
    main: html` <div class="hero">
        <h1>Data services with a contract</h1>
        <p class="lead">
          An OpenAPI document describes each service, and every answer conforms to that document.
        </p>
        ${status(state, base)}
      </div>
      ${services.map((service) => section(service, origin, base, maps?.get(service.name)))}
      <section aria-labelledby="operations">
        <h2 id="operations">For operators</h2>
        <dl class="facts">
          <div>
            <dt>
              <a href="${base}/healthz"><code>/healthz</code></a>
            </dt>
            <dd>The process answers.</dd>
          </div>
          <div>
            <dt>
              <a href="${base}/readyz"><code>/readyz</code></a>
            </dt>
            <dd>The data is ready. Until then the answer shows the progress.</dd>
          </div>
          <div>
            <dt>
              <a href="${base}/metrics"><code>/metrics</code></a>
            </dt>
            <dd>
              Counts and durations by operation, for Prometheus; readable from this machine, or with the token
              <code>METRICS_TOKEN</code>.
            </dd>
          </div>
        </dl>
      </section>`,
  }
}

function status({ ready, progress, problems }: ReadinessState, base: string): Html {
  const details = html`<a href="${base}/readyz">Details</a>`
  const work = Object.entries(progress)
  if (work.length > 0) {
    return html`<div class="status busy" role="status">
      ${work.map(([name, { done, total, step }]) => {
        const percent = total > 0 ? Math.floor((100 * done) / total) : 0
        return html`<p>Preparing the ${name}: ${percent} % (${step}). Finished data is already served.</p>
          <progress max="100" value="${percent}" aria-label="Progress of the ${name}">${percent} %</progress>`
      })}
    </div>`
  }
  if (!ready) return html`<p class="status bad" role="status">Some data is not ready. ${details}</p>`
  if (problems.length === 0)
    return html`<p class="status good" role="status">Ready: everything is served.</p>`
  const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`
  return html`<p class="status warn" role="status">Ready, with ${count}. ${details}</p>`
}

function section(service: SiteEntry, origin: string, base: string, map: Html | undefined): Html {
  const { name, title, summary, start, example, firstRequest, collections } = service
  return html`<section aria-labelledby="${name}">
    <h2 id="${name}">${title}</h2>
    <p>${summary}</p>
    <ul class="cards">
      ${card(`${base}${start.path}`, start.title, start.text, start.path)}
      ${card(`${base}/docs/${name}`, 'Reference', 'Read and try every operation in the browser.', `/docs/${name}`)}
      ${card(`${base}/docs/${name}/openapi.json`, 'OpenAPI document', 'For client generators and other tools.', `/docs/${name}/openapi.json`)}
      ${example && card(`${base}${example.path}`, example.title, example.text, example.path)}
    </ul>
    <h3>First request</h3>
    <p>${firstRequest.text}</p>
    ${code(firstRequest.commands(origin))}
    ${firstRequest.note && html`<p class="note">${firstRequest.note.text} <code>${firstRequest.note.command}</code>.</p>`}
    ${
      collections &&
      html`<h3>Collections</h3>
        ${map} ${collectionTable(collections, base)}`
    }
  </section>`
}

function card(href: string, title: string, text: string, path: string): Html {
  return html`<li>
    <a href="${href}"><strong>${title}</strong></a
    ><span>${text}</span><code>${path}</code>
  </li>`
}

/** Commands are wider than a phone screen: the box scrolls, also with the keyboard. */
function code(text: string): Html {
  return html`<pre tabindex="0" role="region" aria-label="Commands"><code>${text}</code></pre>`
}

/** Maps of the collections of each service that has some. */
export async function mapsOf(
  { services }: Pick<Site, 'services'>,
  base: string,
): Promise<ReadonlyMap<string, Html>> {
  const maps = new Map<string, Html>()
  for (const { name, collections } of services) {
    const extents = (collections?.list() ?? []).flatMap(({ title, path, bbox }) =>
      bbox ? [{ title, href: base + path, bbox }] : [],
    )
    if (extents.length > 0)
      maps.set(name, await mapElement({ kind: 'extents', extents }, 'Extents of the collections', base))
  }
  return maps
}

function collectionTable({ list }: SiteEntry['collections'] & object, base: string): Content {
  const shown = list()
  if (shown.length === 0) return html`<p class="note">There are none yet.</p>`
  return html`<div class="table">
    <table>
      <thead>
        <tr>
          <th scope="col">Title</th>
          <th scope="col">Identifier</th>
          <th scope="col" class="number">Features</th>
        </tr>
      </thead>
      <tbody>
        ${shown.map(
          ({ id, title, path, featureCount }) =>
            html`<tr>
              <th scope="row">${title}</th>
              <td><a href="${base}${path}">${identifier(id)}</a></td>
              <td class="number">${featureCount?.toLocaleString('en') ?? ''}</td>
            </tr> `,
        )}
      </tbody>
    </table>
  </div>`
}

/** An identifier that a narrow page breaks at its slashes. */
function identifier(id: string): Html {
  const parts = id.split(/(?<=\/)/)
  return html`<code>${parts.map((part, index) => [index > 0 && html`<wbr />`, part])}</code>`
}
