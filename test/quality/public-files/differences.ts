import { isoDate } from '../../../src/quality/loaders/delimited/iso-date.ts'
import type { DateOrder } from '../../../src/quality/model/reading.ts'
import type { Table, Value } from './tables.ts'

/** A difference between the readers that is right, with its reason. */
export interface Difference {
  readonly reason: string
  /** Changes the table of the peer to what is loaded. A change that changes nothing is a fault of the declaration. */
  readonly change: (table: Table) => Table
}

/** A column has another name. */
export const renamed = (reason: string, from: string, to: string): Difference => ({
  reason,
  change: ({ names, rows }) => ({ names: names.map((name) => (name === from ? to : name)), rows }),
})

/** The values of a column are others. */
export const changed = (reason: string, column: string, change: (value: string) => Value): Difference => ({
  reason,
  change: ({ names, rows }) => {
    const at = names.indexOf(column)
    const other = (value: Value): Value => (typeof value === 'string' ? change(value) : value)
    return {
      names,
      rows: rows.map((row) => row.map((value, index) => (index === at ? other(value) : value))),
    }
  },
})

/** The preview proposes the order of the dates, and so they are loaded as ISO dates. */
export const datesOf = (column: string, order: DateOrder): Difference =>
  changed(`The dates of ${column} are loaded as ISO dates.`, column, (text) => isoDate(text, order) ?? text)

/** Some rows of the peer are not loaded. @param rows their numbers, from 1; below 0 from the end */
export const withoutRows = (reason: string, ...numbers: readonly number[]): Difference => ({
  reason,
  change: ({ names, rows }) => ({
    names,
    rows: rows.filter((_, index) => !numbers.includes(index + 1) && !numbers.includes(index - rows.length)),
  }),
})
