import type { DateOrder, OpenDates } from '../model/profile.ts'
import type { DateOrderRows } from '../model/warehouse/engine-values.ts'

/** The order of the dates of an attribute, and the dates whose order is open. */
export interface DateOrders {
  readonly order?: DateOrder
  readonly open?: OpenDates
}

/**
 * The order of day and month in the dates of an attribute: the order in most of the rows whose date has only one valid
 * order. If there is no majority, the dates that need one are open.
 */
export function dateOrdersOf({ dayFirst, monthFirst, open, example }: DateOrderRows): DateOrders {
  if (dayFirst !== monthFirst) return { order: dayFirst > monthFirst ? 'day first' : 'month first' }
  return example === null ? {} : { open: { rows: open, example } }
}
