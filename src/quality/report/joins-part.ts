import { html, type Content, type Html } from '../../site/html.ts'
import { note } from './attribute-tables.ts'
import { count, percent } from './figures.ts'
import type { ReportJoin, ReportSource } from './report-model.ts'
import { shown } from './shown-text.ts'

/** The joins of the entity, with links to their reports. */
export function joinsPart({ joins }: Pick<ReportSource, 'joins'>): Content {
  if (joins === undefined || joins.shown.length === 0) return undefined
  return html`<section class="joins" aria-labelledby="joins">
    <h2 id="joins">Joins</h2>
    <table class="counts">
      <caption class="unseen">
        The joins of the entity with their attributes, cardinality and match
      </caption>
      <thead>
        <tr>
          <th scope="col">Entity</th>
          <th scope="col">Attributes</th>
          <th scope="col" class="wide">Status</th>
          <th scope="col" class="wide">Cardinality</th>
          <th scope="col" class="number wide">Values on both sides</th>
          <th scope="col" class="number">Rows that join</th>
        </tr>
      </thead>
      <tbody>
        ${joins.shown.map(joinRow)}
      </tbody>
    </table>
    ${joins.isCut && html`<p class="more">The entity has more joins. The listing of joins has all of them.</p>`}
  </section>`
}

/** Links are relative to the report of an entity. */
function joinRow(join: ReportJoin): Html {
  const { id, other, attributes, status, cardinality, commonValues, joinRows, rows } = join
  return html`<tr>
    <th scope="row">
      <a href="../../joins/${id}/report">${shown(other.name)}</a>
      ${join.isOutdated && html`<span class="badge">out of date</span>`}
      <span class="narrow">${status}${cardinality !== undefined && `, ${cardinality}`}</span>
    </th>
    <td>
      ${attributes.map((name, index) => html`${index > 0 && html`<br />`}${shown(name)} = ${shown(other.attributes[index]!)}`)}
      ${join.function !== 'value' && note(`by ${join.function}`)}
    </td>
    <td class="wide">${status}</td>
    <td class="wide">${cardinality ?? '–'}</td>
    <td class="number wide">${count(commonValues)}</td>
    <td class="number">${percent(joinRows, rows)}</td>
  </tr> `
}
