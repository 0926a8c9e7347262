import type { Knex } from 'knex'
import { CatalogueError } from './catalogue.ts'
import { functionStatements } from './postgres-functions.ts'
import { operatorNames, relationNames } from './postgres-tables.ts'

/** The lock of everybody who changes the schema of a catalogue. */
const LOCK = 'groundtruth catalogue '

/**
 * Waits until no other process migrates the catalogue, for as long as that takes. The turn ends with the transaction.
 */
export async function takeTurn(transaction: Knex.Transaction, schema: string): Promise<void> {
  await transaction.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [LOCK + schema])
}

/**
 * Makes the schema ready for the migrations.
 * @throws CatalogueError if the schema belongs to something else
 */
export async function prepareSchema(transaction: Knex.Transaction, schema: string): Promise<void> {
  // `create schema if not exists` needs the right to create schemas also if the schema exists.
  const { rows } = await transaction.raw<{ rows: { exists: boolean }[] }>(
    'select exists (select from pg_namespace where nspname = ?)',
    [schema],
  )
  if (!rows[0]!.exists) await transaction.raw('create schema ??', [schema])
  const tables = await relationNames(transaction)
  if (tables.length > 0 && !tables.includes('knex_migrations'))
    throw new CatalogueError(
      `The schema "${schema}" has tables of something else, such as "${tables[0]}". Name a schema of its own for the catalogue: add ?schema=… to CATALOGUE_URL.`,
    )
  for (const statement of functionStatements(await operatorNames(transaction)))
    // Knex takes each question mark for a placeholder.
    await transaction.raw(statement.replaceAll('?', String.raw`\?`))
}
