import type { Collection, CollectionsDocument } from '../../../generated/spatial/types.ts'
import { html, type Content } from '../../site/html.ts'
import { extentsMap, hrefOf } from './extents-map.ts'
import { pageOf, type Asked, type Crumb, type PageSettings } from './page-frame.ts'

/** All collections, on a map and in a table. @param json URL of the same document for programs */
export async function collectionsPage(
  asked: Asked,
  settings: PageSettings,
  { collections }: CollectionsDocument,
  crumbs: readonly Crumb[],
  json: string,
): Promise<string> {
  return pageOf(asked, {
    title: 'Collections',
    crumbs,
    data: { href: json, name: 'JSON', type: 'application/json' },
    main: html`${await extentsMap(asked, settings, collections)} ${table(collections)}`,
  })
}

function table(collections: readonly Collection[]): Content {
  if (collections.length === 0) return html`<p class="note">There are none yet.</p>`
  return html`<div class="table" tabindex="0" role="region" aria-label="Collections">
    <table>
      <thead>
        <tr>
          <th scope="col">Title</th>
          <th scope="col">Identifier</th>
          <th scope="col">Description</th>
          <th scope="col">Features</th>
        </tr>
      </thead>
      <tbody>
        ${collections.map(
          (collection) =>
            html`<tr>
              <th scope="row"><a href="${hrefOf(collection)}">${collection.title}</a></th>
              <td><code>${collection.id}</code></td>
              <td>${collection.description}</td>
              <td><a href="${hrefOf(collection)}/items">Map and table</a></td>
            </tr> `,
        )}
      </tbody>
    </table>
  </div>`
}
