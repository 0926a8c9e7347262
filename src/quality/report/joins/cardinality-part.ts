import { html, type Content, type Html } from '../../../site/html.ts'
import type { CardinalityClass, JoinFigures } from '../../model/join.ts'
import { note } from '../attribute-tables.ts'
import { count, percent } from '../figures.ts'
import { visible } from '../shown-text.ts'
import { compound } from './compound-value.ts'
import type { JoinExamples, JoinReportModel } from './join-report-model.ts'
import { sideNames } from './regions.ts'

const CLASSES = [
  { key: 'oneOne', name: 'One to one', short: '1:1' },
  { key: 'oneMany', name: 'One to many', short: '1:M' },
  { key: 'manyOne', name: 'Many to one', short: 'M:1' },
  { key: 'manyMany', name: 'Many to many', short: 'M:M' },
] as const satisfies readonly {
  readonly key: keyof JoinFigures
  readonly name: string
  readonly short: string
}[]

/** The values that join by how often each side has them, and the values with the most rows. */
export function cardinalityPart({ figures, examples, left, right }: JoinReportModel): Html {
  return html`<section aria-labelledby="cardinality">
    <h2 id="cardinality">Cardinality</h2>
    ${
      figures.commonValues === 0
        ? html`<p class="quiet">No value occurs on both sides, so the inner join has no rows.</p>`
        : html`<div class="pair">
            <div>${classesTable(figures)}</div>
            ${examples && html`<div>${productsTable(examples, sideNames(left, right))}</div>`}
          </div>`
    }
  </section>`
}

function classesTable(figures: JoinFigures): Html {
  const classes = CLASSES.map(({ key, ...names }) => ({ ...names, ...figures[key] }))
  const all: CardinalityClass = {
    values: figures.commonValues,
    rows: classes.reduce((sum, { rows }) => sum + rows, 0n),
  }
  return html`<table class="counts cardinality">
    <caption>
      Values by their rows on each side
    </caption>
    <thead>
      <tr>
        <th scope="col">Left to right</th>
        <th scope="col" class="number">Values</th>
        <td class="meter"></td>
        <th scope="col" class="number">Rows of the join</th>
        <td class="meter"></td>
      </tr>
    </thead>
    <tbody>
      ${classes.map(
        ({ name, short, values, rows }) =>
          html`<tr>
            <th scope="row">${name} ${note(short)}</th>
            <td class="number">${count(values)}<br />${note(percent(values, all.values))}</td>
            ${bar(values / all.values)}
            <td class="number">${count(rows)}<br />${note(percent(Number(rows), Number(all.rows)))}</td>
            ${bar(Number(rows) / Number(all.rows))}
          </tr> `,
      )}
    </tbody>
  </table>`
}

/** A bar of the share that the cell beside it shows, so it is hidden from screen readers. */
const bar = (share: number): Html =>
  html`<td class="meter">
    <svg height="10" aria-hidden="true">
      <rect width="${(100 * share).toFixed(2)}%" height="10" rx="1.5" />
    </svg>
  </td>`

function productsTable({ matching }: JoinExamples, [left, right]: readonly [string, string]): Content {
  return html`<table class="counts products">
    <caption>
      Values with the most rows of the join
    </caption>
    <thead>
      <tr>
        <th scope="col">Value</th>
        <th scope="col" class="number">Left ${side(left)}</th>
        <th scope="col" class="number">Right ${side(right)}</th>
        <th scope="col" class="number">Product</th>
      </tr>
    </thead>
    <tbody>
      ${matching.map(
        ({ components, leftRows, rightRows, product }) =>
          html`<tr>
            <th scope="row">${compound(components)}</th>
            <td class="number">${count(leftRows)}</td>
            <td class="number">${count(rightRows)}</td>
            <td class="number">${count(product)}</td>
          </tr> `,
      )}
    </tbody>
  </table>`
}

/** The name of a side for screen readers. Names can be too long for the head of a column of numbers. */
const side = (name: string): Html => html`<span class="unseen">${visible(name)}</span>`
