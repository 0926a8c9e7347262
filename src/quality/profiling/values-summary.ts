import type { NumberPlaces, NullMarkers, TextDamage } from '../model/profile.ts'
import { VALUE_TYPES, type ValueType } from '../model/reading.ts'
import type { ValueLengths } from '../model/warehouse/engine-values.ts'
import type { DateOrders } from './date-orders.ts'
import type { NullMarkerTally } from './null-marker-tally.ts'
import type { ValuesSummary } from './values-task.ts'

const NULL = VALUE_TYPES.indexOf('null')
const BLANK = VALUE_TYPES.indexOf('blank')
const TEXT = VALUE_TYPES.indexOf('text')

/** What was found in the values of an attribute. */
export interface FoundValues {
  readonly lengths: ValueLengths
  /** Rows by the type of their value in the column. Null markers are those of the type `null`. */
  readonly types: Float64Array
  readonly markers: NullMarkerTally
  /** True if the column is of texts. */
  readonly isText: boolean
  readonly orders: DateOrders
  readonly damage: TextDamage | undefined
  readonly places: NumberPlaces | undefined
}

export function summaryOf(found: FoundValues): ValuesSummary {
  const { lengths, types, markers, isText, orders, damage, places } = found
  const { order, open } = orders
  const rows = types.reduce((sum, one) => sum + one, 0)
  const nullMarkers: NullMarkers | undefined = markers.markers(rows - types[BLANK]!, isText)
  // Null markers are texts.
  const counts = Float64Array.from(types)
  counts[TEXT]! += types[NULL]!
  counts[NULL] = 0
  return {
    ...lengths,
    blanks: types[BLANK]!,
    types: Object.fromEntries(VALUE_TYPES.map((name, type) => [name, counts[type]!])) as Record<
      ValueType,
      number
    >,
    ...(order && { dateOrder: order }),
    ...(open && { openDates: open }),
    ...(nullMarkers && { nullMarkers }),
    ...(damage && { damage }),
    ...(places && { places }),
  }
}
