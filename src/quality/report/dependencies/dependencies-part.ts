import { html, type Content, type Html } from '../../../site/html.ts'
import type { Conflict, ReportTables } from '../../model/warehouse/report-tables.ts'
import { note } from '../attribute-tables.ts'
import { count, counted, percent } from '../figures.ts'
import type { ReportSource } from '../report-model.ts'
import { excerpt, shown } from '../shown-text.ts'
import { determinationGraph, type DeterminationNode } from './determination-graph.ts'
import { determinationSvg } from './determination-svg.ts'
import type { ReportDependencies, ReportDependency } from './report-dependencies.ts'

/** Conflicting left values of a dependency, and right values of each. */
const MAX_CONFLICTS = 3
const MAX_RIGHT_VALUES = 4

/** A dependency with its worst conflicts: the left values with the most rows. */
export interface NearlyExact {
  readonly dependency: ReportDependency
  readonly conflicts: readonly Conflict[]
}

/** Reads the worst conflicts of the dependencies that nearly hold. */
export async function readConflicts(
  tables: Pick<ReportTables, 'conflicts'>,
  dependencies: ReportDependencies | undefined,
  signal: AbortSignal,
): Promise<NearlyExact[]> {
  const found: NearlyExact[] = []
  for (const dependency of dependencies?.nearly ?? []) {
    signal.throwIfAborted()
    const conflicts = await tables.conflicts(dependency.definition, MAX_CONFLICTS, MAX_RIGHT_VALUES)
    found.push({ dependency, conflicts })
  }
  return found
}

/** What identifies a row, what determines what, and what nearly does. */
export function dependenciesPart(
  { dependencies, attributes }: Pick<ReportSource, 'dependencies' | 'attributes'>,
  nearly: readonly NearlyExact[],
): Content {
  if (dependencies === undefined) return undefined
  const { keys, exact, isCut } = dependencies
  if (keys.length + exact.length + nearly.length === 0) return undefined
  const names = new Map(attributes.map(({ id, humanName }) => [id, humanName]))
  return html`<section class="dependencies" aria-labelledby="dependencies">
    <h2 id="dependencies">Keys and dependencies</h2>
    ${keysTable(keys, names)} ${isCut.keys && more('keys')} ${exactPart(exact, names)}
    ${nearlyPart(nearly, names)} ${isCut.dependencies && more('dependencies')}
  </section>`
}

type Names = ReadonlyMap<number, string>

const more = (what: string): Html =>
  html`<p class="more">The entity has more ${what}. The listing of ${what} has all of them.</p>`

function keysTable(keys: readonly ReportDependency[], names: Names): Content {
  if (keys.length === 0) return undefined
  return html`<table class="counts">
    <caption>
      What identifies a row
    </caption>
    <thead>
      <tr>
        <th scope="col">Attributes</th>
        <th scope="col" class="wide">Status</th>
        <th scope="col" class="number">Distinct of rows</th>
        <th scope="col" class="number">Rows with duplicates</th>
      </tr>
    </thead>
    <tbody>
      ${keys.map(
        (key) =>
          html`<tr>
            <th scope="row">${nameList(key.definition.lhs, names)} ${badges(key)}</th>
            <td class="wide">${key.status}</td>
            <td class="number">${percent(key.rows - key.removedRows, key.rows)}</td>
            <td class="number">${count(key.conflictingRows)}</td>
          </tr> `,
      )}
    </tbody>
  </table>`
}

function exactPart(exact: readonly ReportDependency[], names: Names): Content {
  const constants = exact.filter(({ definition }) => definition.lhs.length === 0)
  const others = exact.flatMap(({ definition: { lhs, rhs } }) =>
    lhs.length === 0 || rhs === undefined ? [] : [{ lhs, rhs }],
  )
  const graph = determinationGraph(others)
  const has = (wanted: DeterminationNode['kind']): boolean => graph.nodes.some(({ kind }) => kind === wanted)
  return html`${
    constants.length > 0 &&
    html`<p class="constants">
      The same value in all rows:
      ${nameList(
        constants.map(({ definition }) => definition.rhs!),
        names,
      )}.
    </p>`
  }
  ${
    others.length > 0 &&
    html`<figure>
      <figcaption>What determines what</figcaption>
      <div class="drawing" role="group" aria-label="Drawing of what determines what" tabindex="0">
        ${determinationSvg(graph, names)}
      </div>
      <p class="more">
        An arrow leads from what determines to what is determined.
        ${
          has('combined') && 'Attributes with + determine only together. '
        }${has('mutual') && 'Of attributes with ⇄, each determines the other. '}${
          graph.count < others.length &&
          `The drawing leaves out ${counted(others.length - graph.count, 'dependency', 'dependencies')}.`
        }
      </p>
    </figure>`
  }`
}

function nearlyPart(nearly: readonly NearlyExact[], names: Names): Content {
  if (nearly.length === 0) return undefined
  return html`<h3 id="nearly">What nearly determines what</h3>
    <ol class="nearly">
      ${nearly.map(({ dependency, conflicts }) => nearlyItem(dependency, conflicts, names))}
    </ol>`
}

function nearlyItem(dependency: ReportDependency, conflicts: readonly Conflict[], names: Names): Html {
  const { definition, rows, removedRows, isVerified, isOutdated } = dependency
  const { lhs } = definition
  const share = percent(rows - removedRows, rows)
  const inRows = `in ${share} of the ${isVerified ? 'rows' : `first ${counted(rows, 'row')}`}`
  const right = shown(names.get(definition.rhs!)!)
  const claim =
    lhs.length === 0
      ? html`${right} is the same ${inRows}.`
      : html`${nameList(lhs, names)} ${lhs.length === 1 ? 'determines' : 'determine'} ${right} ${inRows}.`
  return html`<li>
    <p>${claim} ${isOutdated && OUT_OF_DATE}</p>
    <p class="quiet">${exceptions(dependency)}</p>
    <ul>
      ${conflicts.map(conflictItem)}
    </ul>
  </li> `
}

function exceptions({
  definition,
  removedRows,
  conflictingValues,
  conflictingRows,
}: ReportDependency): string {
  if (definition.lhs.length === 0)
    return `${counted(removedRows, 'row')} ${removedRows === 1 ? 'differs' : 'differ'}.`
  const have = conflictingValues === 1 ? 'has' : 'have'
  return `${counted(conflictingValues, 'left value')} ${have} several right values, in ${counted(conflictingRows, 'row')}.`
}

function conflictItem({ left, right, hasMore }: Conflict): Html {
  const separated = (parts: readonly Html[], between: string): Content =>
    parts.map((part, i) => html`${i > 0 && between}${part}`)
  return html`<li>
    ${left.length > 0 && html`${separated(left.map(valueOf), ', ')}: `}${separated(
      right.map(({ value, rows }) => html`${valueOf(value)} ${note(counted(rows, 'row'))}`),
      ', ',
    )}${hasMore && html`, …`}
  </li> `
}

const valueOf = (value: Conflict['left'][number]): Html =>
  value === undefined ? html`<i>null</i>` : excerpt(value)

const nameList = (ids: readonly number[], names: Names): Html =>
  html`${ids.map((id, i) => html`${i > 0 && ', '}${shown(names.get(id)!)}`)}`

const OUT_OF_DATE = html`<span class="badge">out of date</span>`

function badges({ isOutdated, isVerified, rows }: ReportDependency): Content {
  if (isOutdated) return OUT_OF_DATE
  return !isVerified && html`<span class="badge">in the first ${counted(rows, 'row')}</span>`
}
