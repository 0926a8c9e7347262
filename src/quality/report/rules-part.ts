import { html, type Content, type Html } from '../../site/html.ts'
import { complianceOf } from '../model/compliance.ts'
import type { FailingRow, ReportTables, RuleGroup } from '../model/warehouse/report-tables.ts'
import { count, counted, percent, percentage } from './figures.ts'
import type { ReportAttribute, ReportRule, ReportSource } from './report-model.ts'
import { excerpt, visible } from './shown-text.ts'

/** Rules that are shown in detail, the worst first. */
const MAX_RULES = 24
const MAX_GROUPS = 5
const MAX_ROWS = 5
/** Columns of failing rows. A rule seldom reads more attributes. */
const MAX_COLUMNS = 6

/** A rule with what its run kept. */
export interface ShownRule extends ReportRule {
  readonly groups: readonly RuleGroup[]
  readonly rows: readonly FailingRow[]
}

/** The worst rules with their groups and failing rows. */
export async function readRules(tables: ReportTables, { rules = [] }: ReportSource): Promise<ShownRule[]> {
  const shown: ShownRule[] = []
  for (const rule of worstFirst(rules).slice(0, MAX_RULES)) {
    const { kept, group, isIndexed, attributes } = rule
    shown.push({
      ...rule,
      groups: kept && group !== undefined ? await tables.ruleGroups(kept, MAX_GROUPS) : [],
      rows:
        kept && isIndexed ? await tables.failingRows(kept, attributes.slice(0, MAX_COLUMNS), MAX_ROWS) : [],
    })
  }
  return shown
}

const RANK: Readonly<Record<ReportRule['result'], number>> = { error: 0, failed: 1, passed: 2, 'no rows': 3 }

/** Rules that could not be analysed, then by the distance of the passing fraction from the threshold. */
export const worstFirst = (rules: readonly ReportRule[]): ReportRule[] =>
  rules.toSorted((a, b) => RANK[a.result] - RANK[b.result] || marginOf(a) - marginOf(b))

const marginOf = ({ fraction = 0, threshold }: ReportRule): number => fraction - threshold

/**
 * The rules of the entity.
 * @param shown the worst of them
 */
export function rulesPart(shown: readonly ShownRule[], { rules = [], attributes }: ReportSource): Content {
  if (rules.length === 0) return undefined
  const passed = rules.filter(({ result }) => result === 'passed').length
  const compliance = complianceOf(rules)
  const rest = rules.length - shown.length
  return html`<section class="rules" aria-labelledby="rules">
    <h2 id="rules">Business rules</h2>
    <p class="lead">
      ${passed === rules.length ? `All ${counted(rules.length, 'rule')} pass` : `${count(passed)} of ${counted(rules.length, 'rule')} ${passed === 1 ? 'passes' : 'pass'}`}${compliance === undefined ? '.' : `; compliance is ${percentage(compliance)}.`}
    </p>
    <ol>
      ${shown.map((rule) => ruleItem(rule, attributes))}
    </ol>
    ${rest > 0 && html`<p class="more">${counted(rest, 'rule')} with better results ${rest === 1 ? 'is' : 'are'} not shown.</p>`}
  </section>`
}

const LEVELS: Readonly<Record<ReportRule['result'], string>> = {
  error: 'first',
  failed: 'first',
  passed: 'fine',
  'no rows': 'note',
}

function ruleItem(rule: ShownRule, attributes: readonly ReportAttribute[]): Html {
  const { name, description, expression, filter, result, isOutdated } = rule
  return html`<li class="${LEVELS[result]}">
    <h3>${visible(name)}</h3>
    <p class="names">
      <span class="badge">${result}</span>
      ${isOutdated && html`<span class="badge">changed after this run</span>`} <code>${expression}</code>
      ${filter !== undefined && html`<span>where <code>${filter}</code></span>`}
    </p>
    ${description !== '' && html`<p>${visible(description)}</p>`} ${fractionBar(rule)} ${errorsOf(rule)}
    ${
      (rule.groups.length > 0 || rule.rows.length > 0) &&
      html`<div class="pair">
        ${rule.groups.length > 0 && html`<div>${groupsTable(rule)}</div>`}
        ${rule.rows.length > 0 && html`<div>${rowsTable(rule, attributes)}</div>`}
      </div>`
    }
  </li>`
}

/** The passing fraction as a bar, with the threshold as a mark. */
function fractionBar({ fraction, threshold, countsValues, passing, failing, result }: ReportRule): Content {
  if (result === 'error') return undefined
  if (fraction === undefined) return html`<p class="quiet">No row is meant by the filter.</p>`
  const what = countsValues ? 'values' : 'rows'
  const of = countsValues ? '' : ` (${count(passing)} of ${count(passing + failing)})`
  return html`<div class="fraction">
    <svg class="stacked" height="16" aria-hidden="true">
      <rect class="rest" width="100%" height="10" y="3" />
      <rect class="values" width="${fraction.toFixed(3)}%" height="10" y="3" />
      <line class="threshold" x1="${threshold.toFixed(3)}%" x2="${threshold.toFixed(3)}%" y2="16" />
    </svg>
    <p>${percentage(fraction)} of the ${what} pass${of}; ${percentage(threshold)} are wanted.</p>
  </div>`
}

function errorsOf({ errors: { count: rows, message }, result }: ReportRule): Content {
  if (message === undefined) return undefined
  if (result === 'error') return html`<p>${message}</p>`
  return html`<p class="quiet">${counted(rows, 'row')} could not be read. The first: ${message}</p>`
}

function groupsTable({ group, groups }: ShownRule): Html {
  return html`<table class="counts">
    <caption>
      By
      <code>${group}</code>
    </caption>
    <thead>
      <tr>
        <th scope="col">Group</th>
        <th scope="col" class="number">Rows</th>
        <th scope="col" class="number">Failing</th>
        <th scope="col" class="number">Passing</th>
      </tr>
    </thead>
    <tbody>
      ${groups.map(
        ({ value, passing, failing }) =>
          html`<tr>
            <th scope="row">${value === undefined ? NULL : excerpt(value)}</th>
            <td class="number">${count(passing + failing)}</td>
            <td class="number">${count(failing)}</td>
            <td class="number">${percent(passing, passing + failing)}</td>
          </tr> `,
      )}
    </tbody>
  </table>`
}

function rowsTable(
  { rows, failing, attributes: ids }: ShownRule,
  attributes: readonly ReportAttribute[],
): Html {
  const names = ids
    .slice(0, MAX_COLUMNS)
    .map((id) => attributes.find((attribute) => attribute.id === id)?.humanName ?? '')
  return html`<table class="counts">
    <caption>
      ${rows.length < failing ? `The first ${rows.length} of ${count(failing)} failing rows` : 'All failing rows'}
    </caption>
    <thead>
      <tr>
        <th scope="col" class="number row">Row</th>
        ${names.map((name) => html`<th scope="col">${visible(name)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ row, values }) =>
          html`<tr>
            <th scope="row" class="number row">${count(row)}</th>
            ${values.map((value) => html`<td>${value === undefined ? NULL : excerpt(value)}</td>`)}
          </tr> `,
      )}
    </tbody>
  </table>`
}

const NULL = html`<span class="share">null</span>`
