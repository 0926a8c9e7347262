import type { ConformanceDeclaration } from '../../../generated/spatial/types.ts'
import { html } from '../../site/html.ts'
import { pageOf, type Asked, type Crumb } from './page-frame.ts'

/** The conformance classes in a list. @param json URL of the same list for programs */
export function conformancePage(
  asked: Asked,
  { conformsTo }: ConformanceDeclaration,
  crumbs: readonly Crumb[],
  json: string,
): Promise<string> {
  return pageOf(asked, {
    title: 'Conformance',
    crumbs,
    data: { href: json, name: 'JSON', type: 'application/json' },
    lead: 'The service conforms to these classes of standards of the Open Geospatial Consortium.',
    main: html`<ul class="uris">
      ${conformsTo.map((uri) => html`<li><code>${uri}</code></li>`)}
    </ul>`,
  })
}
