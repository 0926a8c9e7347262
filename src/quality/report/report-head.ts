import { html, type Content, type Html } from '../../site/html.ts'
import type { ValueCount } from '../model/warehouse/report-tables.ts'
import { anchorOf } from './attribute-section.ts'
import { completenessBar, filled } from './completeness-bar.ts'
import { count, counted, percent } from './figures.ts'
import { LEVELS, type Finding, type FindingKind, type Level } from './finding.ts'
import type { RejectedSample, ReportAttribute, ReportEntity, ReportSource } from './report-model.ts'
import { excerpt, shown, visible } from './shown-text.ts'

/** A finding with example values. */
export interface ShownFinding extends Finding {
  readonly values: readonly ValueCount[]
}

const LEVEL_NAMES: Readonly<Record<Level, string>> = { first: 'Look first', soon: 'Look soon', note: 'Note' }

/** The title of the report, with the figures of the entity. */
export function title({ entity, attributes }: ReportSource): Html {
  const cells = attributes.length * entity.rows
  const values = attributes.reduce((sum, { profile }) => sum + filled(profile), 0)
  return html`<header class="title">
    <p class="kind">Data profile</p>
    <h1>${visible(entity.name)}</h1>
    ${entity.description !== '' && html`<p class="lead">${visible(entity.description)}</p>`}
    <p class="origin">${origin(entity)}</p>
    <dl class="figures">
      <div>
        <dt>Rows</dt>
        <dd>${count(entity.rows)}</dd>
      </div>
      <div>
        <dt>Attributes</dt>
        <dd>${count(attributes.length)}</dd>
      </div>
      <div>
        <dt>Complete</dt>
        <dd>${cells === 0 ? '–' : percent(values, cells)}</dd>
      </div>
      <div>
        <dt>Rejected</dt>
        <dd>${count(entity.rejected)}</dd>
      </div>
    </dl>
  </header>`
}

function origin({ sourceFile, readAs, loadedAt, loadedBy }: ReportEntity): Content {
  return [
    'From ',
    html`<strong>${visible(sourceFile)}</strong>`,
    loadedAt !== undefined &&
      html`, loaded <time datetime="${loadedAt}">${loadedAt.slice(0, 16).replace('T', ' ')} UTC</time>`,
    loadedBy !== undefined && [' by ', visible(loadedBy)],
    readAs !== undefined && ['. It was read as ', visible(readAs)],
    '. Every figure is exact, over all loaded rows.',
  ]
}

/**
 * The most urgent findings.
 * @param more number of findings that are not shown here
 */
export function findingsPart(
  findings: readonly ShownFinding[],
  more: number,
  { duplicates }: Pick<ReportEntity, 'duplicates'>,
): Html {
  return html`<section class="findings" aria-labelledby="findings">
    <h2 id="findings">What to look at first</h2>
    ${
      findings.length === 0
        ? html`<p class="good">
            Nothing stands out: no record was rejected, ${duplicates === 0 && 'no row is a duplicate, '}types
            and patterns are uniform, no attribute is mostly empty, and no key has duplicates.
          </p>`
        : html`<ol>
            ${findings.map(finding)}
          </ol>`
    }
    ${more > 0 && html`<p class="more">${counted(more, 'less urgent finding')} ${more === 1 ? 'is' : 'are'} listed with the attributes below.</p>`}
  </section>`
}

function finding({ kind, level, attribute, sentence, values }: ShownFinding): Html {
  const subject =
    attribute !== undefined
      ? html`<a href="#${anchorOf(attribute)}">${visible(attribute.humanName)}</a>`
      : kind === 'rejected records'
        ? html`<a href="#rejected">Rejected records</a>`
        : html`<strong>${ofEntity(kind)}</strong>`
  return html`<li class="${level}">
    <p class="level">${LEVEL_NAMES[level]}</p>
    <div>
      ${subject}
      <p>${visible(sentence)}</p>
      ${
        values.length > 0 &&
        html`<ul class="examples">
          ${values.map((value) => html`<li>${excerpt(value)} <span class="share">${counted(value.rows, 'row')}</span></li> `)}
        </ul>`
      }
    </div>
  </li>`
}

/** A kind of finding as a title: `Duplicate rows`. */
const ofEntity = (kind: FindingKind): string => kind.charAt(0).toUpperCase() + kind.slice(1)

/** An overview of the attributes, with links to their sections. */
export function overview(attributes: readonly ReportAttribute[], worst: ReadonlyMap<number, Level>): Html {
  return html`<section class="overview" aria-labelledby="attributes">
    <h2 id="attributes">Attributes</h2>
    <table>
      <caption class="unseen">
        The attributes with their type, completeness, distinct values and most frequent pattern
      </caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col" class="wide">Type</th>
          <th scope="col">Complete</th>
          <th scope="col" class="number">Distinct</th>
          <th scope="col" class="wide">Most frequent pattern</th>
        </tr>
      </thead>
      <tbody>
        ${attributes.map((attribute) => overviewRow(attribute, worst.get(attribute.id)))}
      </tbody>
    </table>
  </section>`
}

function overviewRow(attribute: ReportAttribute, level: Level | undefined): Html {
  const { profile, humanName } = attribute
  const { mode, distinct } = profile.patterns
  return html`<tr>
    <th scope="row">
      <a href="#${anchorOf(attribute)}">${visible(humanName)}</a>
      ${level !== undefined && level !== 'note' && html`<span class="flag ${level}" title="${LEVEL_NAMES[level]}"><span class="unseen">${LEVEL_NAMES[level]}</span></span>`}
      <span class="narrow">${profile.inferredType}</span>
    </th>
    <td class="wide">${profile.inferredType}</td>
    <td class="complete">
      ${completenessBar(profile)} <span>${percent(filled(profile), profile.rows)}</span>
    </td>
    <td class="number">${count(profile.distinct)}</td>
    <td class="wide form">
      ${mode && [shown(mode.text), ' ', html`<span class="share">${percent(mode.rows, profile.rows - profile.nulls)}${distinct > 1 && ` of ${count(distinct)} patterns`}</span>`]}
    </td>
  </tr> `
}

/** The first rejected records. */
export function rejectedPart(samples: readonly RejectedSample[], { rejected }: ReportEntity): Content {
  if (rejected === 0) return undefined
  return html`<section class="rejected" aria-labelledby="rejected">
    <h2 id="rejected">Rejected records</h2>
    <table class="counts">
      <caption>
        ${samples.length < rejected ? `The first ${samples.length} of ${count(rejected)}` : 'All rejected records'}
      </caption>
      <thead>
        <tr>
          <th scope="col" class="number">Line</th>
          <th scope="col">Reason</th>
          <th scope="col">Record</th>
        </tr>
      </thead>
      <tbody>
        ${samples.map(
          ({ line, reason, detail, record }) =>
            html`<tr>
              <th scope="row" class="number">${count(line)}</th>
              <td><strong>${reason}</strong><br />${visible(detail)}</td>
              <td class="form">${excerpt(record)}</td>
            </tr> `,
        )}
      </tbody>
    </table>
  </section>`
}

/** The most urgent level of each attribute that has findings. */
export function worstLevels(findings: readonly Finding[]): Map<number, Level> {
  const worst = new Map<number, Level>()
  for (const { attribute, level } of findings) {
    if (attribute === undefined) continue
    const known = worst.get(attribute.id)
    if (known === undefined || LEVELS.indexOf(level) < LEVELS.indexOf(known)) worst.set(attribute.id, level)
  }
  return worst
}
