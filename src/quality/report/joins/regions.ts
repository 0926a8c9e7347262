/** The regions of the Venn diagram in words: what only one side has, and what both sides have. */
import { html, type Content, type Html } from '../../../site/html.ts'
import type { ValueExample } from '../../model/warehouse/join-store.ts'
import { note } from '../attribute-tables.ts'
import { count, counted, percent } from '../figures.ts'
import { brief, shown, visible, visibleText } from '../shown-text.ts'
import type { DerivedFigures } from '../../model/derived-figures.ts'
import { compound } from './compound-value.ts'
import type { JoinReportModel, JoinReportSide } from './join-report-model.ts'
import type { VennPart } from './venn-geometry.ts'

/** The regions from left to right, each with its figures and its first values. */
export function regions({ figures, left, right, examples }: JoinReportModel, derived: DerivedFigures): Html {
  return html`<div class="regions">
    ${sideRegion('left', left, figures.left.values, figures.left.nullRows, derived.left, examples?.leftOnly)}
    <section class="region common">
      <h3><span class="key"></span>In both</h3>
      ${entries([
        ['Values', figures.commonValues],
        ['Rows of the left side', figures.left.joinRows],
        ['Rows of the right side', figures.right.joinRows],
        ['Rows of the inner join', derived.inner],
      ])}
      ${
        examples &&
        list(
          'matchingvalues',
          examples.matching.map(
            ({ components, leftRows, rightRows }) =>
              html`${compound(components)} ${note(`${count(leftRows)} × ${count(rightRows)}`)}`,
          ),
        )
      }
    </section>
    ${sideRegion('right', right, figures.right.values, figures.right.nullRows, derived.right, examples?.rightOnly)}
  </div>`
}

function sideRegion(
  side: 'left' | 'right',
  { name }: JoinReportSide,
  values: number,
  nullRows: number,
  { notMatchValues, notMatchRows }: DerivedFigures['left'],
  examples: readonly ValueExample[] | undefined,
): Html {
  return html`<section class="region ${side}">
    <h3><span class="key"></span>Only in ${shown(name)} ${note(side)}</h3>
    ${entries([
      ['Values', notMatchValues, values > 0 && percent(notMatchValues, values)],
      ['Rows', notMatchRows],
      ['Rows with a null', nullRows],
    ])}
    ${
      examples &&
      list(
        `${side}nomatchvalues`,
        examples.map(
          ({ components, leftRows, rightRows }) =>
            html`${compound(components)} ${note(counted(side === 'left' ? leftRows : rightRows, 'row'))}`,
        ),
      )
    }
  </section>`
}

const entries = (figures: readonly [string, number | bigint, Content?][]): Html =>
  html`<dl class="facts">
    ${figures.map(
      ([name, figure, remark]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${count(figure)} ${typeof remark === 'string' && note(remark)}</dd>
        </div> `,
    )}
  </dl>`

/** The first values of a region, with a link to all of them. */
const list = (resultSet: string, values: readonly Content[]): Content =>
  values.length > 0 &&
  html`<ul class="first-values">
      ${values.map((value) => html`<li>${value}</li> `)}
    </ul>
    <p><a href="${resultSet}">All of these values</a></p>`

const PARTS: Readonly<Record<VennPart, (names: readonly [string, string]) => string>> = {
  left: ([left]) => `the circle of ${left}`,
  right: ([, right]) => `the circle of ${right}`,
  leftOnly: ([left]) => `the region that only ${left} has`,
  rightOnly: ([, right]) => `the region that only ${right} has`,
  common: () => 'the overlap',
}

/** Says which parts of the diagram are not to scale. */
export function scaleNote(enlarged: readonly VennPart[], { left, right }: JoinReportModel): Html {
  if (enlarged.length === 0) return html`<p class="quiet">All areas are to scale.</p>`
  const parts = enlarged.map((part) => PARTS[part](sideNames(left, right)))
  const [last, others] = [parts.at(-1)!, parts.slice(0, -1)]
  const subject = others.length === 0 ? last : `${others.join(', ')} and ${last}`
  const sentence = `${subject} ${parts.length === 1 ? 'is' : 'are'} drawn larger than to scale, because ${parts.length === 1 ? 'it' : 'they'} would be too small to be seen.`
  return html`<p class="quiet enlarged">${visible(sentence[0]!.toUpperCase() + sentence.slice(1))}</p>`
}

/** Short names of the sides, told apart if an entity is joined with itself. */
export const sideNames = (left: JoinReportSide, right: JoinReportSide): readonly [string, string] =>
  left.entity === right.entity
    ? [`${shortName(left)} (left)`, `${shortName(right)} (right)`]
    : [shortName(left), shortName(right)]

const shortName = ({ name }: JoinReportSide): string => visibleText(brief(name))
