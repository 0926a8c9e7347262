import { html, type Html } from '../../../site/html.ts'
import type { DerivedFigures } from '../../model/derived-figures.ts'
import { count } from '../figures.ts'
import type { JoinReportModel } from './join-report-model.ts'

interface ResultSet {
  /** Last part of its path. */
  readonly path: string
  readonly content: string
  readonly rows: number | bigint
}

/** The result sets of the join with their numbers of rows, as links while they can be read. */
export function resultSetsPart({ figures, examples }: JoinReportModel, derived: DerivedFigures): Html {
  return html`<section aria-labelledby="result-sets">
    <h2 id="result-sets">Result sets</h2>
    <table class="counts">
      <caption class="unseen">
        The result sets of the join
      </caption>
      <thead>
        <tr>
          <th scope="col">Content</th>
          <th scope="col" class="wide">Name</th>
          <th scope="col" class="number">Rows</th>
        </tr>
      </thead>
      <tbody>
        ${resultSets(figures.commonValues, derived).map(
          ({ path, content, rows }) =>
            html`<tr>
              <th scope="row">${examples ? html`<a href="${path}">${content}</a>` : content}</th>
              <td class="wide"><code>${path}</code></td>
              <td class="number">${count(rows)}</td>
            </tr> `,
        )}
      </tbody>
    </table>
  </section>`
}

const resultSets = (commonValues: number, derived: DerivedFigures): readonly ResultSet[] => [
  { path: 'innerrows', content: 'Rows of both sides that join', rows: derived.inner },
  { path: 'outerrows', content: 'All rows of both sides', rows: derived.fullOuter },
  { path: 'leftouterrows', content: 'All left rows, with the right rows that join', rows: derived.leftOuter },
  {
    path: 'rightouterrows',
    content: 'All right rows, with the left rows that join',
    rows: derived.rightOuter,
  },
  { path: 'leftnomatchrows', content: 'Left rows that join nothing', rows: derived.left.notMatchRows },
  { path: 'rightnomatchrows', content: 'Right rows that join nothing', rows: derived.right.notMatchRows },
  { path: 'matchingvalues', content: 'Values that both sides have', rows: commonValues },
  {
    path: 'leftnomatchvalues',
    content: 'Values that only the left side has',
    rows: derived.left.notMatchValues,
  },
  {
    path: 'rightnomatchvalues',
    content: 'Values that only the right side has',
    rows: derived.right.notMatchValues,
  },
  { path: 'venndiagram', content: 'The figures of the diagram', rows: 1 },
]
