import type { FunctionList } from '../../../generated/spatial/types.ts'
import { html } from '../../site/html.ts'
import { pageOf, type Asked, type Crumb } from './page-frame.ts'

/** The functions of expressions in a table. @param json URL of the same list for programs */
export function functionsPage(
  asked: Asked,
  { functions }: FunctionList,
  crumbs: readonly Crumb[],
  json: string,
): Promise<string> {
  return pageOf(asked, {
    title: 'Functions',
    crumbs,
    data: { href: json, name: 'JSON', type: 'application/json' },
    lead: 'A filter can call these functions besides the operators of CQL2.',
    main: html`<div class="table" tabindex="0" role="region" aria-label="Functions">
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Arguments</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          ${functions.map(
            ({ name, arguments: parameters, returns }) =>
              html`<tr>
                <th scope="row"><code>${name}</code></th>
                <td>${parameters.map(({ type }) => type.join(' or ')).join('; ')}</td>
                <td>${returns.join(' or ')}</td>
              </tr> `,
          )}
        </tbody>
      </table>
    </div>`,
  })
}
