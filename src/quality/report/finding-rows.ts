/** Conditions for the rows that show the findings of an attribute. */
import { writtenText } from '../expressions/words.ts'
import { SHOWN_LENGTH, type AttributeProfile, type NullMarkers } from '../model/profile.ts'
import type { ValueType } from '../model/reading.ts'
import { fittingTypes } from './attribute-counts.ts'
import type { FindingRows } from './finding.ts'

const REPLACEMENT = '\ufffd'

/** Rows whose value is null or blank. */
export const withoutValue: FindingRows = { where: (column) => `IS_EMPTY(${column})` }

/** Rows whose value has white space before or after the text. Lengths are compared, since a date equals its trimmed text. */
export const paddedValues: FindingRows = {
  where: (column) => `NOT IS_BLANK(${column}) AND LENGTH(${column}) > LENGTH(TRIM(${column}))`,
}

/** Rows whose value has the character that stands for a lost letter. */
export const replacedLetters: FindingRows = {
  where: (column) => `CONTAINS(${column}, ${writtenText(REPLACEMENT)})`,
}

/** Rows with a null marker. Undefined if the profile does not name all markers. */
export const nullMarkerRows = (markers: NullMarkers): FindingRows | undefined =>
  namesAll(markers) ? { where: (column) => isMarker(column, markers) } : undefined

/** Rows whose value another row has too, without null markers. */
export const repeatedValues = (markers: NullMarkers | undefined): FindingRows | undefined =>
  withoutMarkers(markers, (column) => `NOT IS_UNIQUE(${column})`)

/** Rows whose value does not fit the inferred type, without null markers. */
export const unfitting = (profile: AttributeProfile): FindingRows | undefined =>
  otherThanTypes(profile, fittingTypes(profile.inferredType))

/** Rows whose value has another type, without null markers. */
export const otherThanType = (profile: AttributeProfile, type: ValueType): FindingRows | undefined =>
  otherThanTypes(profile, [type])

function otherThanTypes(
  { minLength, nullMarkers }: AttributeProfile,
  types: readonly ValueType[],
): FindingRows | undefined {
  // The other values of the attribute decide if a single letter is boolean, and TYPE sees one value.
  if (types.includes('boolean') && minLength === 1) return undefined
  return withoutMarkers(nullMarkers, (column) => `NOT IS_EMPTY(${column}) AND NOT ${hasType(column, types)}`)
}

/** Rows whose value breaks the most frequent pattern, without null markers. */
export function otherPatterns({ patterns, nullMarkers }: AttributeProfile): FindingRows | undefined {
  const { mode } = patterns
  if (mode === undefined || mode.text.length > SHOWN_LENGTH) return undefined
  return withoutMarkers(nullMarkers, (column) => `PATTERN(${column}) <> ${writtenText(mode.text)}`)
}

/** True if the value has one of the types, in the language of conditions. */
export const hasType = (column: string, types: readonly ValueType[]): string =>
  types.length === 1
    ? `TYPE(${column}) = ${writtenText(types[0]!)}`
    : `TYPE(${column}) IN (${types.map(writtenText).join(', ')})`

const isMarker = (column: string, { texts }: NullMarkers): string =>
  `TRIM(${column}) IN (${texts.map(({ text }) => writtenText(text)).join(', ')})`

/** A profile names the most frequent markers only. */
const namesAll = ({ texts, rows }: NullMarkers): boolean =>
  texts.reduce((sum, one) => sum + one.rows, 0) === rows

function withoutMarkers(
  markers: NullMarkers | undefined,
  where: (column: string) => string,
): FindingRows | undefined {
  if (markers === undefined) return { where }
  if (!namesAll(markers)) return undefined
  return { where: (column) => `${where(column)} AND NOT ${isMarker(column, markers)}` }
}
