/** The tables of an attribute's section. */
import { html, type Html } from '../../site/html.ts'
import { count, counted, percent } from './figures.ts'
import type { ValueCount } from '../model/warehouse/report-tables.ts'
import type { AttributeDetails, ReportAttribute } from './report-model.ts'
import { excerpt, formExcerpt } from './shown-text.ts'

/** A less prominent remark. */
export const note = (text: string): Html => html`<span class="share">${text}</span>`

/** A bar for the rows of a table row. It repeats the row's number, so it is hidden from screen readers. */
const rowsBar = (rows: number, most: number): Html =>
  html`<td class="meter">
    <svg height="10" aria-hidden="true">
      <rect width="${((100 * rows) / most).toFixed(2)}%" height="10" rx="1.5" />
    </svg>
  </td>`

export function topValues(values: readonly ValueCount[], { profile }: ReportAttribute): Html {
  const { rows, distinct } = profile
  const others = distinct - values.length
  const inThese = values.reduce((sum, value) => sum + value.rows, 0)
  const most = values[0]?.rows ?? 1
  if (most === 1) return uniqueValues(values, others)
  return html`<table class="counts">
    <caption>
      Most frequent values
    </caption>
    <thead>
      <tr>
        <th scope="col">Value</th>
        <th scope="col" class="number">Rows</th>
        <th scope="col" class="number">Of rows</th>
        <td></td>
      </tr>
    </thead>
    <tbody>
      ${values.map(
        (value) =>
          html`<tr>
            <th scope="row">${excerpt(value)}</th>
            <td class="number">${count(value.rows)}</td>
            <td class="number">${percent(value.rows, rows)}</td>
            ${rowsBar(value.rows, most)}
          </tr> `,
      )}
    </tbody>
    ${
      others > 0 &&
      html`<tfoot>
        <tr>
          <th scope="row">${counted(others, 'other')}</th>
          <td class="number">${count(rows - profile.nulls - inThese)}</td>
          <td class="number">${percent(rows - profile.nulls - inThese, rows)}</td>
          <td></td>
        </tr>
      </tfoot>`
    }
  </table>`
}

/** Values that each occur in one row have no frequency order. */
const uniqueValues = (values: readonly ValueCount[], others: number): Html =>
  html`<table class="counts">
    <caption>
      Values ${note('each in one row')}
    </caption>
    <thead>
      <tr>
        <th scope="col">Value</th>
      </tr>
    </thead>
    <tbody>
      ${values.map(
        (value) =>
          html`<tr>
            <th scope="row">${excerpt(value)}</th>
          </tr> `,
      )}
    </tbody>
    ${
      others > 0 &&
      html`<tfoot>
        <tr>
          <th scope="row">${counted(others, 'other')}</th>
        </tr>
      </tfoot>`
    }
  </table>`

export function patternsTable(patterns: AttributeDetails['patterns'], { profile }: ReportAttribute): Html {
  const values = profile.rows - profile.nulls
  const others = profile.patterns.distinct - patterns.length
  return html`<table class="counts">
    <caption>
      Patterns ${others > 0 && note(`the first ${patterns.length} of ${count(profile.patterns.distinct)}`)}
    </caption>
    <thead>
      <tr>
        <th scope="col">Pattern</th>
        <th scope="col">Such as</th>
        <th scope="col" class="number">Rows</th>
        <th scope="col" class="number">Of values</th>
      </tr>
    </thead>
    <tbody>
      ${patterns.map(
        (pattern) =>
          html`<tr>
            <th scope="row" class="form">${formExcerpt(pattern)}</th>
            <td>${formExcerpt(pattern.example)}</td>
            <td class="number">${count(pattern.rows)}</td>
            <td class="number">${percent(pattern.rows, values)}</td>
          </tr> `,
      )}
    </tbody>
  </table>`
}

export function masksTable(masks: AttributeDetails['masks'], { profile }: ReportAttribute): Html {
  const values = profile.rows - profile.nulls
  return html`<table class="counts">
    <caption>
      Masks ${profile.masks > masks.length && note(`the first ${masks.length} of ${count(profile.masks)}`)}
    </caption>
    <thead>
      <tr>
        <th scope="col">Mask</th>
        <th scope="col" class="number">Values</th>
        <th scope="col" class="number">Rows</th>
        <th scope="col" class="number">Of values</th>
      </tr>
    </thead>
    <tbody>
      ${masks.map(
        (mask) =>
          html`<tr>
            <th scope="row" class="form">${formExcerpt(mask)}</th>
            <td class="number">${count(mask.values)}</td>
            <td class="number">${count(mask.rows)}</td>
            <td class="number">${percent(mask.rows, values)}</td>
          </tr> `,
      )}
    </tbody>
  </table>`
}
