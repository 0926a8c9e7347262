import { DAY_MICROSECONDS } from './limits.ts'

/** A unit of the calendar or the clock: a number of months or of microseconds. */
export type Unit = { readonly name: string } & (
  | { readonly months: number; readonly microseconds?: undefined }
  | { readonly microseconds: bigint; readonly months?: undefined }
)

const DAY_UNITS: readonly Unit[] = [
  { name: 'year', months: 12 },
  { name: 'quarter', months: 3 },
  { name: 'month', months: 1 },
  { name: 'week', microseconds: 7n * DAY_MICROSECONDS },
  { name: 'day', microseconds: DAY_MICROSECONDS },
]
const TIME_UNITS: readonly Unit[] = [
  { name: 'hour', microseconds: 3_600_000_000n },
  { name: 'minute', microseconds: 60_000_000n },
  { name: 'second', microseconds: 1_000_000n },
]
const UNITS = [...DAY_UNITS, ...TIME_UNITS]

export const DAY_UNIT_NAMES = DAY_UNITS.map(({ name }) => name.toUpperCase())
export const UNIT_NAMES = UNITS.map(({ name }) => name.toUpperCase())

/** Finds a unit by its name in any case. The checker has already validated the name. */
export function unitNamed(name: string): Unit {
  const found = UNITS.find((unit) => unit.name === name.toLowerCase())
  if (found === undefined) throw new Error(`No unit is named ${name}.`)
  return found
}
