import type { Knex } from 'knex'
import type { ValueCount } from './report-model.ts'

/** Characters of a text that are read; a page shows fewer. */
export const READ_CHARACTERS = 200

/** A query that gives such rows. */
export type Selected<Row extends object> = Knex.QueryBuilder<Row, Row[]>

export interface ValueRow {
  readonly attribute: number
  readonly text: string
  readonly length: number
  readonly rows: number
}

/** The values of an attribute, from the values' table as `v`. */
export const valuesOf = (warehouse: Knex, table: string, attribute: number): Selected<ValueRow> =>
  warehouse<ValueRow>({ v: table })
    .where('v.attribute', attribute)
    .select<ValueRow[]>(valueColumns(warehouse))

/** What is read of a value. */
export const valueColumns = (warehouse: Knex): Knex.Raw[] => [
  warehouse.raw('v.attribute'),
  warehouse.raw('left(v.value, ?) AS text', [READ_CHARACTERS]),
  warehouse.raw('v.length'),
  warehouse.raw('v.frequency AS rows'),
]

export const excerpts = (rows: readonly ValueRow[]): ValueCount[] =>
  rows.map(({ text, length, rows }) => ({ text, length, rows }))
