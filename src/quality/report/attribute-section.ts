import { html, type Content, type Html } from '../../site/html.ts'
import type { ValueType } from '../model/reading.ts'
import { attributeCharts } from './attribute-charts.ts'
import { completeness } from './completeness-bar.ts'
import { distributionChart } from './distribution-chart.ts'
import { count, counted, distance, percent, point } from './figures.ts'
import { misfits } from './attribute-counts.ts'
import type { Finding } from './finding.ts'
import { masksTable, note, patternsTable, topValues } from './attribute-tables.ts'
import type { ValueCount } from '../model/warehouse/report-tables.ts'
import type { AttributeDetails, FarValues, ReportAttribute } from './report-model.ts'
import { excerpt, shown, visible } from './shown-text.ts'

/** The id of an attribute's section. */
export const anchorOf = ({ id }: ReportAttribute): string => `attribute-${id}`

/** The section of one attribute. */
export function attributeSection(details: AttributeDetails, findings: readonly Finding[]): Html {
  const { attribute, outliers } = details
  const { profile, humanName, name } = attribute
  const id = anchorOf(attribute)
  return html`
    <section class="attribute" id="${id}" aria-labelledby="${id}-name">
      <header>
        <h3 id="${id}-name">${visible(humanName)}</h3>
        <p class="names">
          <code>${visible(name)}</code> <span class="badge">${profile.inferredType}</span> ${fit(attribute)}
          <a class="up" href="#attributes">All attributes</a>
        </p>
      </header>
      ${
        findings.length > 0 &&
        html`<ul class="notices">
          ${findings.map(({ level, sentence }) => html`<li class="${level}">${visible(sentence)}</li> `)}
        </ul>`
      }
      ${completeness(profile)}
      ${
        profile.rows > profile.nulls &&
        html`<div class="pair">${halves(details)}</div>
          ${!attribute.profile.numbers && outliersPart(outliers, attribute)}`
      }
    </section>
  `
}

/** Two columns of similar height. Numbers have a box plot and statistics, which lengthen the first column. */
function halves({ attribute, values, patterns, masks, outliers }: AttributeDetails): Html {
  const [figures, counts, forms] = [
    html`${charts(attribute, outliers.far)} ${facts(attribute)}`,
    topValues(values, attribute),
    patternsTable(patterns, attribute),
  ]
  const hasNumbers = attribute.profile.numbers !== undefined
  return html`<div>${figures} ${hasNumbers ? outliersPart(outliers, attribute) : forms}</div>
    <div>${counts} ${hasNumbers && forms} ${masksTable(masks, attribute)}</div>`
}

/** Null markers that the facts name. */
const MAX_MARKERS = 5

const charts = ({ id, profile }: ReportAttribute, far: FarValues | undefined): Content =>
  attributeCharts(profile, far).map(({ kind, title, data }) =>
    figure(title, distributionChart(`${kind}-${id}`, data)),
  )

const figure = (title: string, chart: Html | undefined): Content =>
  chart &&
  html`<figure>
    <figcaption>${title} ${note('rows')}</figcaption>
    ${chart}
  </figure>`

/** How many values fit the inferred type. */
function fit(attribute: ReportAttribute): Content {
  const { inferredType, inferredShare } = attribute.profile
  if (['text', 'null', 'blank'].includes(inferredType)) return undefined
  const others = misfits(attribute)
  if (others === 0) return html`<span class="fit">all values fit</span>`
  return html`<span class="fit"
    >${percent(inferredShare, 1)} fit, ${counted(others, 'row')} ${others === 1 ? 'does' : 'do'} not</span
  >`
}

function facts({ profile }: ReportAttribute): Html {
  const { numbers, inferredType: type, rows, nulls } = profile
  const values = rows - nulls
  const entries: [string, Content][] = [
    ['Distinct', [count(profile.distinct), ' ', share(profile.distinct, values, 'of the values')]],
    ['Smallest', profile.min !== undefined && shown(profile.min)],
    ['Greatest', profile.max !== undefined && shown(profile.max)],
  ]
  if (numbers) {
    entries.push(
      ['Mean', point(numbers.mean, type)],
      ['Standard deviation', distance(numbers.standardDeviation, type)],
      ['Lower quartile', point(numbers.lowerQuartile, type)],
      ['Median', point(numbers.median, type)],
      ['Upper quartile', point(numbers.upperQuartile, type)],
    )
  }
  if (profile.minLength === profile.maxLength)
    entries.push(['Length', counted(profile.minLength, 'character')])
  else {
    entries.push(
      ['Shortest', [shown(profile.shortest!), ' ', note(counted(profile.minLength, 'character'))]],
      ['Longest', [shown(profile.longest!), ' ', note(counted(profile.maxLength, 'character'))]],
    )
  }
  const { nullMarkers } = profile
  if (nullMarkers) {
    const shownMarkers = nullMarkers.texts.slice(0, MAX_MARKERS)
    entries.push([
      'Null markers',
      [
        shownMarkers.map(({ text, rows }) => [shown(text), ' ', note(count(rows)), ' ']),
        shownMarkers.length < nullMarkers.texts.length && '…',
      ],
    ])
  }
  const types = typesOf(profile.types)
  if (types.length > 1) {
    entries.push([
      'Look like',
      types.map(([name, number], index) => [index > 0 && ', ', `${name} `, note(count(number))]),
    ])
  }
  return html`<dl class="facts">
    ${entries.map(
      ([name, text]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${text}</dd>
        </div> `,
    )}
  </dl>`
}

const share = (part: number, all: number, of: string): Html => note(`${percent(part, all)} ${of}`)

/** The types that values look like, the most frequent first. */
function typesOf(types: ReportAttribute['profile']['types']): [ValueType, number][] {
  return (Object.entries(types) as [ValueType, number][])
    .filter(([type, number]) => number > 0 && type !== 'null')
    .sort(([, one], [, other]) => other - one)
}

function outliersPart(
  { types, patterns, far }: AttributeDetails['outliers'],
  attribute: ReportAttribute,
): Content {
  const { profile } = attribute
  const groups: Content[] = []
  if (types.length > 0) groups.push(group(`Not of type ${profile.inferredType}`, types))
  if (patterns.length > 0) groups.push(group(`Not of the pattern ${profile.patterns.mode!.text}`, patterns))
  if (far) groups.push(group(farSentence(far), far.examples))
  if (groups.length === 0) return undefined
  return html`<div class="outliers">
    <h4>Outliers</h4>
    ${groups}
  </div>`
}

function farSentence({ below, above }: FarValues): string {
  const parts = [below > 0 && `${counted(below, 'row')} below`, above > 0 && `${counted(above, 'row')} above`]
  return `${parts.filter((part) => part !== false).join(', ')} the quartiles by more than 1.5 times the interquartile range`
}

function group(title: string, values: readonly ValueCount[]): Html {
  return html`<div class="group">
    <p>${visible(title)}</p>
    <ul>
      ${values.map((value) => html`<li>${excerpt(value)} ${note(counted(value.rows, 'row'))}</li> `)}
    </ul>
  </div>`
}
