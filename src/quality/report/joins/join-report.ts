import { html, type Content, type Html } from '../../../site/html.ts'
import { derive, type DerivedFigures } from '../../model/derived-figures.ts'
import { count, counted, percent } from '../figures.ts'
import { PAGE_END, PageFrame } from '../page-frame.ts'
import { REPORT_STYLES } from '../report-styles.ts'
import { brief, shown, visible } from '../shown-text.ts'
import { cardinalityPart } from './cardinality-part.ts'
import type { JoinReportModel, JoinReportSide } from './join-report-model.ts'
import { JOIN_STYLES } from './join-styles.ts'
import { sentences } from './join-words.ts'
import { regions, scaleNote, sideNames } from './regions.ts'
import { resultSetsPart } from './result-sets.ts'
import { vennDiagram } from './venn-diagram.ts'

const FRAME = new PageFrame(`${REPORT_STYLES}${JOIN_STYLES}`)

/** The policy of the page as a response header. */
export const JOIN_REPORT_HEADER = FRAME.header

/** Characters of a filter that are shown. */
const MAX_FILTER = 1000

/** The report of a join as one HTML page. */
export function joinReportPage(model: JoinReportModel): string {
  const derived = derive(model.figures)
  const begin = FRAME.begin(`${sideNames(model.left, model.right).join(' and ')} · Join`, {
    id: 'values',
    name: 'the values',
  })
  const main = html`${title(model, derived)} ${notice(model)} ${vennPart(model, derived)}
  ${cardinalityPart(model)} ${wordsPart(model, derived)} ${resultSetsPart(model, derived)}`
  return `${begin}${main.toString()}${PAGE_END}`
}

function title(model: JoinReportModel, derived: DerivedFigures): Html {
  const { left, right, status, analysedAt, figures } = model
  return html`<header class="title">
    <p class="kind">Join</p>
    <h1>${shown(left.name)} <span class="and">and</span> ${shown(right.name)}</h1>
    <ul class="lead conditions">
      ${left.attributes.map(
        (name, index) =>
          html`<li>${shown(name)} <span class="and">=</span> ${shown(right.attributes[index]!)}</li> `,
      )}
    </ul>
    <p class="origin">
      <span class="badge">${status}</span> Compared by ${comparison(model)} at
      <time datetime="${analysedAt}">${analysedAt.slice(0, 16).replace('T', ' ')} UTC</time>. Every figure is
      exact.
    </p>
    ${filterOf('left', left)} ${filterOf('right', right)}
    <dl class="figures">
      ${figure('Values on both sides', count(figures.commonValues))}
      ${figure('Rows of the inner join', count(derived.inner))}
      ${figure('Left rows that join', percent(figures.left.joinRows, figures.left.rows))}
      ${figure('Right rows that join', percent(figures.right.joinRows, figures.right.rows))}
      ${figure('Cardinality', derived.inferredCardinality ?? '–')}
    </dl>
  </header>`
}

const figure = (name: string, text: string): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${text}</dd>
  </div>`

const comparison = ({ function: name, pattern }: JoinReportModel): Html =>
  html`<strong>${name}</strong>${pattern !== undefined && ` (${pattern})`}`

const filterOf = (side: string, { filter }: JoinReportSide): Content =>
  filter !== undefined &&
  html`<p class="origin">Filter of the ${side} rows: <code>${visible(brief(filter, MAX_FILTER))}</code></p>`

/** Says that the figures are about rows that have been replaced, and how to renew them. */
function notice({ left, right, id }: JoinReportModel): Content {
  const reloaded = sidesOnce(left, right).filter(({ isReloaded }) => isReloaded)
  if (reloaded.length === 0) return undefined
  return html`<p class="notice">
    <strong>These figures are out of date.</strong>
    ${reloaded.map(({ name }, index) => [index > 0 && ' and ', shown(name)])}
    ${reloaded.length === 1 ? 'was' : 'were'} loaded again after the analysis, so there are no examples, and
    the result sets cannot be read. Send the command <code>run</code> to <code>joins/${id}</code> to renew the
    join.
  </p>`
}

const sidesOnce = (left: JoinReportSide, right: JoinReportSide): readonly JoinReportSide[] =>
  left.entity === right.entity ? [left] : [left, right]

function vennPart(model: JoinReportModel, derived: DerivedFigures): Html {
  const { left, right, commonValues: common } = model.figures
  const [leftName, rightName] = sideNames(model.left, model.right)
  const description = `${leftName} has ${counted(left.values, 'value')}, ${rightName} ${count(right.values)}; both have ${count(common)}.`
  const diagram = vennDiagram({ left: left.values, right: right.values, common }, description)
  return html`<section aria-labelledby="values">
    <h2 id="values">Values</h2>
    ${
      diagram
        ? html`<figure class="venn-figure">
            <figcaption>
              ${legend('left', model.left, leftName, left.values)}
              ${legend('right', model.right, rightName, right.values)}
            </figcaption>
            ${diagram.svg} ${scaleNote(diagram.enlarged, model)}
          </figure>`
        : html`<p class="quiet">Neither side has a value.</p>`
    }
    ${regions(model, derived)}
  </section>`
}

/** The colour of a side with its values, and a link to the report of the entity, relative to the report of the join. */
const legend = (side: string, { entity }: JoinReportSide, name: string, values: number): Html =>
  html`<span
    ><span class="key ${side}"></span><a href="../../entities/${entity}/report">${visible(name)}</a>
    <span class="share">${counted(values, 'value')}</span></span
  >`

const wordsPart = (model: JoinReportModel, derived: DerivedFigures): Html =>
  html`<section aria-labelledby="words">
    <h2 id="words">In words</h2>
    <ul class="words">
      ${sentences(model, derived).map((sentence) => html`<li>${visible(sentence)}</li> `)}
    </ul>
  </section>`
