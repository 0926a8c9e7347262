import { VALUE_TYPES, type ValueType } from '../model/reading.ts'

const NUMBERS: readonly ValueType[] = ['integer', 'decimal']
const DATES: readonly ValueType[] = ['date', 'timestamp']

/** The value types that count as numbers, for each inferred type. */
const COUNTED: Readonly<Partial<Record<ValueType, readonly ValueType[]>>> = {
  integer: NUMBERS,
  decimal: NUMBERS,
  date: DATES,
  timestamp: DATES,
  time: ['time'],
}

/** The types of the values that have numbers (`x` of VALUES_COLUMNS), as indexes into VALUE_TYPES. */
export const countedTypes = (inferredType: ValueType): readonly number[] =>
  (COUNTED[inferredType] ?? []).map((type) => VALUE_TYPES.indexOf(type))
