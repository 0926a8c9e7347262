import type { Collection } from '../../../generated/spatial/types.ts'
import { html, type Content } from '../../site/html.ts'
import { extentsMap, hrefOf } from './extents-map.ts'
import { pageOf, type Asked, type Crumb, type PageSettings } from './page-frame.ts'

/** A collection: its extent on a map, and links to what it has. @param json URL of the same document for programs */
export async function collectionPage(
  asked: Asked,
  settings: PageSettings,
  collection: Collection,
  crumbs: readonly Crumb[],
  json: string,
): Promise<string> {
  const { id, title, description, extent, crs, storageCrs } = collection
  const href = hrefOf(collection)
  return pageOf(asked, {
    title,
    crumbs,
    data: { href: json, name: 'JSON', type: 'application/json' },
    lead: description,
    main: html`<ul class="cards">
        <li>
          <a href="${href}/items"><strong>Features</strong></a>
          <span>Map, table and filter</span>
        </li>
        <li>
          <a href="${href}/schema"><strong>Properties</strong></a>
          <span>The schema of the features</span>
        </li>
        <li>
          <a href="${href}/queryables"><strong>Queryables</strong></a>
          <span>What a filter can use</span>
        </li>
        <li>
          <a href="${href}/sortables"><strong>Sortables</strong></a>
          <span>What <code>sortby</code> can name</span>
        </li>
      </ul>
      ${await extentsMap(asked, settings, [collection])}
      <dl class="facts">
        ${fact('Identifier', html`<code>${id}</code>`)}
        ${fact(
          'Extent',
          extent?.spatial?.bbox.map((box) => html`<code>${box.join(', ')}</code>`),
        )}
        ${fact(
          'Time',
          extent?.temporal?.interval.map(([start, end]) => `${start ?? '…'} – ${end ?? '…'}`),
        )}
        ${fact('Stored reference system', storageCrs && html`<code>${storageCrs}</code>`)}
        ${fact(
          'Reference systems',
          html`<details>
            <summary>${crs?.length ?? 0}</summary>
            <ul>
              ${crs?.map((uri) => html`<li><code>${uri}</code></li>`)}
            </ul>
          </details>`,
        )}
      </dl>`,
  })
}

const fact = (name: string, value: Content): Content =>
  value !== undefined &&
  value !== '' &&
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`
