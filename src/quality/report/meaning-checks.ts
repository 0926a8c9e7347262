import type { NullMarkers } from '../model/profile.ts'
import { typedValues } from './attribute-counts.ts'
import { count, counted, percent } from './figures.ts'
import { MANY, type CheckResult } from './finding.ts'
import { nullMarkerRows, replacedLetters } from './finding-rows.ts'
import type { ReportAttribute, ReportEntity } from './report-model.ts'
import { brief } from './shown-text.ts'

/** A check of what the values of an attribute mean, which the options of the load can change. */
export type MeaningCheck = (attribute: ReportAttribute, entity: ReportEntity) => CheckResult | undefined

/** Null markers that a sentence names. */
const MAX_NAMED = 3

const nullMarkers: MeaningCheck = ({ profile }) => {
  const { rows, nulls, blanks, inferredType, nullMarkers: markers } = profile
  if (markers === undefined) return undefined
  const values = rows - nulls - blanks
  const others = typedValues(profile)
  const isOne = markers.texts.length === 1
  const rest =
    others === 0
      ? ''
      : ` The other ${others === 1 ? 'value is' : `${count(others)} values are`} profiled as ${inferredType}.`
  return {
    kind: 'null markers',
    // Programs expect a column of this type.
    level: inferredType === 'text' ? 'soon' : 'first',
    sentence: `${counted(markers.rows, 'value')} of ${count(values)} (${percent(markers.rows, values)}) ${markers.rows === 1 ? 'is' : 'are'} ${markersInWords(markers)}, which probably ${isOne ? 'means' : 'mean'} null.${rest} Add ${isOne ? 'this text' : 'these texts'} to the nulls of the source and load it again, so that the rows count as null.`,
    rows: nullMarkerRows(markers),
    share: markers.rows / rows,
  }
}

/** `“NA”`, or `“NA” (12), “-” (3) or another text`. */
function markersInWords({ texts }: NullMarkers): string {
  if (texts.length === 1) return `“${texts[0]!.text}”`
  const named = texts.slice(0, MAX_NAMED).map(({ text, rows }) => `“${text}” (${count(rows)})`)
  const more = texts.length - named.length
  const last = more > 0 ? counted(more, 'other text') : named.pop()!
  return `${named.join(', ')} or ${last}`
}

const openDates: MeaningCheck = ({ profile: { rows, openDates: open } }) => {
  if (open === undefined) return undefined
  const isOne = open.rows === 1
  return {
    kind: 'open dates',
    level: 'first',
    sentence: `${counted(open.rows, 'date')} such as “${brief(open.example)}” (${percent(open.rows, rows)} of the rows) ${isOne ? 'is' : 'are'} valid with the day first and with the month first, and nothing in the attribute decides. ${isOne ? 'It is' : 'They are'} read with the ${open.example.includes('/') ? 'month' : 'day'} first. Find out which order the source has, set it as dateOrder and load the source again.`,
    share: open.rows / rows,
  }
}

const garbledText: MeaningCheck = ({ profile: { rows, damage } }, { encoding }) => {
  if (!damage?.garbled) return undefined
  const { rows: garbled, sequence } = damage.garbled
  const advice = /^(utf|ucs)/.test(encoding)
    ? 'They are garbled in the source itself: get the data again from where it was right.'
    : `The source was read as ${encoding}: load it again as utf-8.`
  return {
    kind: 'damaged text',
    level: garbled >= MANY * rows ? 'first' : 'soon',
    sentence: `${counted(garbled, 'value')} (${percent(garbled, rows)} of the rows) ${garbled === 1 ? 'has' : 'have'} garbled letters such as “${sequence}”: UTF-8 that was read as Windows-1252 or Latin-1. ${advice}`,
    examples: 'garbled',
    share: garbled / rows,
  }
}

const replacedText: MeaningCheck = ({ profile: { rows, damage } }) => {
  if (!damage?.replaced) return undefined
  const replaced = damage.replaced.rows
  return {
    kind: 'damaged text',
    level: replaced >= MANY * rows ? 'first' : 'soon',
    sentence: `${counted(replaced, 'value')} (${percent(replaced, rows)} of the rows) ${replaced === 1 ? 'has' : 'have'} the replacement character “\ufffd” (U+FFFD) where a conversion lost a letter. The letters cannot be restored here: get the data again from where it was right.`,
    examples: 'replaced',
    rows: replacedLetters,
    share: replaced / rows,
  }
}

export const MEANING_CHECKS: readonly MeaningCheck[] = [nullMarkers, openDates, garbledText, replacedText]
