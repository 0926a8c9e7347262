/** Counts of an attribute without the values that probably mean null. */
import { patterns as patternsOf } from '../values/forms/patterns.ts'
import type { AttributeProfile } from '../model/profile.ts'
import type { ValueType } from '../model/reading.ts'
import type { ReportAttribute } from './report-model.ts'

/** A pattern is dominant if this share of the values has it. */
const DOMINANT_PATTERN = 0.95
/** Fewer values are not enough evidence for patterns and keys. */
export const ENOUGH_VALUES = 20

/** Rows whose value counts for the inferred type: it is neither null nor blank nor a null marker. */
export const typedValues = ({ rows, nulls, blanks, nullMarkers }: AttributeProfile): number =>
  rows - nulls - blanks - (nullMarkers?.rows ?? 0)

/** Rows whose value does not fit the inferred type. */
export const misfits = ({ profile }: ReportAttribute): number =>
  Math.round((1 - profile.inferredShare) * typedValues(profile))

/** Rows whose value is not a null marker: all of them, and those with the most frequent pattern. */
export function valuesByPattern({ rows, nulls, nullMarkers, patterns }: AttributeProfile): {
  readonly values: number
  readonly ofMode: number
} {
  const { mode } = patterns
  const markers = nullMarkers?.texts.filter(({ text }) => patternsOf(text).pattern === mode?.text) ?? []
  return {
    values: rows - nulls - (nullMarkers?.rows ?? 0),
    ofMode: (mode?.rows ?? 0) - markers.reduce((sum, { rows }) => sum + rows, 0),
  }
}

/** True if the most frequent pattern is dominant and other patterns are exceptions. Empty strings have no dominant pattern. */
export function hasDominantPattern({ profile }: ReportAttribute): boolean {
  const { patterns, inferredType } = profile
  const { values, ofMode } = valuesByPattern(profile)
  return (
    inferredType === 'text' &&
    values >= ENOUGH_VALUES &&
    patterns.distinct > 1 &&
    patterns.mode!.text !== '' &&
    ofMode >= DOMINANT_PATTERN * values &&
    ofMode < values
  )
}

/** The types whose values fit an inferred type: see `inferredType` of `values/value-types.ts`. */
const FITTING: Readonly<Partial<Record<ValueType, readonly ValueType[]>>> = {
  decimal: ['integer', 'decimal'],
  timestamp: ['date', 'timestamp'],
}

export const fittingTypes = (inferred: ValueType): readonly ValueType[] => FITTING[inferred] ?? [inferred]
