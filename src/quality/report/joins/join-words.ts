/** The figures of a join in sentences. */
import type { DerivedFigures } from '../../model/derived-figures.ts'
import { count, counted, percent } from '../figures.ts'
import type { JoinReportModel } from './join-report-model.ts'
import { sideNames } from './regions.ts'

/** What the figures mean, the most important first. */
export function sentences(model: JoinReportModel, derived: DerivedFigures): string[] {
  const { figures } = model
  const [left, right] = sideNames(model.left, model.right)
  const said = [inferred(derived.inferredCardinality, left, right)]
  if (figures.commonValues === 0) said.push('No value occurs on both sides.')
  else {
    said.push(matched(model, left, right), actual(derived, left, right))
    said.push(
      `The inner join has ${counted(derived.inner, 'row')}, and the full outer join ${count(derived.fullOuter)}.`,
    )
  }
  for (const [name, side, { notMatchRows }] of [
    [left, figures.left, derived.left],
    [right, figures.right, derived.right],
  ] as const) {
    said.push(unmatched(name, side.rows, notMatchRows, side.nullRows))
    if (side.rows < side.loadedRows)
      said.push(`The filter of ${name} admits ${count(side.rows)} of ${counted(side.loadedRows, 'row')}.`)
  }
  return said
}

const ONCE_OR_OFTEN: Readonly<Record<string, string>> = {
  '1:1': 'no value occurs twice on either side',
  '1:M': 'no value occurs twice on the left, but values repeat on the right',
  'M:1': 'values repeat on the left, but no value occurs twice on the right',
  'M:M': 'values repeat on both sides',
}

function inferred(cardinality: string | undefined, left: string, right: string): string {
  if (cardinality === undefined) return `A side has no values, so the join has no cardinality.`
  return `${left} to ${right} is ${cardinality}: ${ONCE_OR_OFTEN[cardinality]!}. This counts all values, also those that do not join.`
}

function matched({ figures: { left, right, commonValues } }: JoinReportModel, ...names: string[]): string {
  const [fewer, index] = left.values <= right.values ? [left, 0] : [right, 1]
  return `${count(commonValues)} of ${counted(fewer.values, 'value')} of ${names[index]!} (${percent(commonValues, fewer.values)}) occur${commonValues === 1 ? 's' : ''} on both sides.`
}

function actual(
  { actualCardinality, exactCardinality }: DerivedFigures,
  left: string,
  right: string,
): string {
  return `The values that join are ${actualCardinality!}. On average, their rows of ${left} and of ${right} are ${exactCardinality!}.`
}

function unmatched(name: string, rows: number, notMatching: number, nulls: number): string {
  if (rows === 0) return `${name} has no rows.`
  if (notMatching === 0) return `Every row of ${name} joins.`
  const share = `${count(notMatching)} of ${counted(rows, 'row')} of ${name} (${percent(notMatching, rows)})`
  const joinsNothing = `${share} ${notMatching === 1 ? 'joins' : 'join'} nothing`
  return nulls === 0
    ? `${joinsNothing}.`
    : `${joinsNothing}; ${count(nulls)} of them ${nulls === 1 ? 'has' : 'have'} a null.`
}
