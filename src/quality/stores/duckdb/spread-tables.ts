/**
 * Tables with long values. The engine reads the rows of a table in vectors of 2,048 rows. A vector of values of one
 * megabyte would take two gigabytes, even if the query needs few rows. Such a table is spread: empty rows without a
 * number separate its rows, so that few long values share a vector. A view without the empty rows has the table's name.
 */
import type { Knex } from 'knex'
import type { TableLayout } from '../../model/warehouse/warehouse.ts'

/** Rows of the engine's vectors. */
export const VECTOR_ROWS = 2048

const SUFFIX = '_spread'

/** Adds a vector of empty rows, so that the rows before and after it do not share a vector. */
export const addFiller = (transaction: Knex, { name, number }: TableLayout): Promise<void> =>
  transaction.raw('INSERT INTO ?? (??) SELECT NULL FROM range(?)', [name, number, VECTOR_ROWS])

/** Replaces a table that has empty rows by a view without them. */
export async function hideFiller(transaction: Knex, { name, number }: TableLayout): Promise<void> {
  const spread = name + SUFFIX
  await transaction.raw('ALTER TABLE ?? RENAME TO ??', [name, spread])
  await transaction.raw('CREATE VIEW ?? AS SELECT * FROM ?? WHERE ?? IS NOT NULL', [name, spread, number])
}

/** The name by which a table is asked for. */
export const nameOf = (table: string): string =>
  table.endsWith(SUFFIX) ? table.slice(0, -SUFFIX.length) : table

/** Those of some tables that are spread. A spread table has no `rowid`, since its name is that of a view. */
export const spreadAmong = async (knex: Knex, names: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(
    await knex('duckdb_views')
      .whereRaw('database_name = current_database()')
      .whereIn('view_name', names)
      .pluck<string[]>('view_name'),
  )

/** Deletes tables, including spread tables. Ignores tables that do not exist. */
export async function dropTables(transaction: Knex.Transaction, names: readonly string[]): Promise<void> {
  const spread = await spreadAmong(transaction, names)
  for (const name of names) {
    if (spread.has(name)) await transaction.schema.dropView(name)
    await transaction.schema.dropTableIfExists(spread.has(name) ? name + SUFFIX : name)
  }
}
