import type { CollectionsDocument, LandingPage } from '../../../generated/spatial/types.ts'
import { html } from '../../site/html.ts'
import { extentsMap } from './extents-map.ts'
import { pageOf, type Asked, type PageSettings } from './page-frame.ts'

/**
 * The start page: the collections on a map, and links to all resources.
 * @param json URL of the same document for programs
 */
export async function landingPage(
  asked: Asked,
  settings: PageSettings,
  { title, description, links }: LandingPage,
  { collections }: CollectionsDocument,
  json: string,
): Promise<string> {
  const [data, others] = [
    links.filter(({ rel }) => rel === 'data'),
    links.filter(({ rel }) => !['self', 'alternate', 'data'].includes(rel)),
  ]
  return pageOf(asked, {
    title,
    crumbs: [],
    data: { href: json, name: 'JSON', type: 'application/json' },
    lead: `${description}.`,
    main: html`${await extentsMap(asked, settings, collections)}
      <ul class="cards">
        ${[...data, ...others].map(
          ({ href, title, type }) =>
            html`<li>
              <a href="${href}" ${type.includes('openapi') && html`data-file`}><strong>${title}</strong></a>
              <code>${new URL(href).pathname}</code>
            </li> `,
        )}
      </ul>`,
  })
}
