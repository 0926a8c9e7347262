import { VALUE_TYPES, type ValueType } from '../../../src/quality/model/reading.ts'

/** Counts of values by their type, before any was counted. */
export const NO_TYPES = Object.fromEntries(VALUE_TYPES.map((type) => [type, 0])) as Record<ValueType, number>
