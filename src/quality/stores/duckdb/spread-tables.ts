/**
 * Tables of long values. The engine takes the rows of a table into memory by vectors of 2,048, so that a vector of
 * values of a megabyte would need two gigabytes, whatever is asked for. Such a table is spread: between the rows stand
 * empty ones without a number, so that few long values share a vector. Its name is that of a view without them.
 */
import type { Knex } from 'knex'
import type { TableLayout } from '../../model/warehouse.ts'

/** Rows that the engine takes at once. */
export const VECTOR_ROWS = 2048

const SUFFIX = '_spread'

/** Adds as many empty rows as a vector has, so that the rows before and those behind have none in common. */
export const addFiller = (transaction: Knex, { name, number }: TableLayout): Promise<void> =>
  transaction.raw('INSERT INTO ?? (??) SELECT NULL FROM range(?)', [name, number, VECTOR_ROWS])

/** Puts a view without the empty rows in the place of a table that has some. */
export async function hideFiller(transaction: Knex, { name, number }: TableLayout): Promise<void> {
  const spread = name + SUFFIX
  await transaction.raw('ALTER TABLE ?? RENAME TO ??', [name, spread])
  await transaction.raw('CREATE VIEW ?? AS SELECT * FROM ?? WHERE ?? IS NOT NULL', [name, spread, number])
}

/** The name by which a table is asked for. */
export const nameOf = (table: string): string =>
  table.endsWith(SUFFIX) ? table.slice(0, -SUFFIX.length) : table

/** Deletes tables, spread ones among them; those that are not there are passed over. */
export async function dropTables(transaction: Knex.Transaction, names: readonly string[]): Promise<void> {
  const views = await transaction('duckdb_views')
    .whereRaw('database_name = current_database()')
    .whereIn('view_name', names)
    .pluck<string[]>('view_name')
  const spread = new Set(views)
  for (const name of names) {
    if (spread.has(name)) await transaction.schema.dropView(name)
    await transaction.schema.dropTableIfExists(spread.has(name) ? name + SUFFIX : name)
  }
}
