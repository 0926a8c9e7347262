import type { Knex } from 'knex'
import type { ValueCount } from '../../../model/warehouse/report-tables.ts'

/** Characters of a text that are read. A page shows fewer. */
export const READ_CHARACTERS = 200

/** A query with rows of a type. */
export type Selected<Row extends object> = Knex.QueryBuilder<Row, Row[]>

export interface ValueRow extends ValueCount {
  readonly attribute: number
}

/** The columns of `ValueRow`, from a table of values as `v`. */
export const valueColumns = (knex: Knex): Knex.Raw[] => [
  knex.raw('v.attribute'),
  knex.raw('substr(v.value, 1, ?) AS text', [READ_CHARACTERS]),
  knex.raw('v.length'),
  knex.raw('v.frequency AS rows'),
]

export const valueCounts = (rows: readonly ValueRow[]): ValueCount[] =>
  rows.map(({ text, length, rows }) => ({ text, length, rows }))
