import type { Knex } from 'knex'
import { createColumnIndex } from './column-index.ts'
import { ensureExtensionsTable } from './extensions.ts'

/**
 * An extension of this service: a column of unique texts that identify the features of a layer. Rows keep their integer
 * key, which the R*Tree and other programs need. The scope says that a reader may ignore the extension.
 */
const EXTENSION = {
  extension_name: 'groundtruth_text_ids',
  definition: 'A column of unique texts, each of which identifies a feature',
  scope: 'write-only',
} as const

/** The column of ids that a file names for a table; undefined if there is none. */
export async function findTextIds(
  db: Knex,
  table: string,
  schema: 'main' | 'source' = 'main',
): Promise<string | undefined> {
  const tables = db.withSchema(schema).from('sqlite_master').where('name', 'gpkg_extensions')
  if ((await tables.first('name')) === undefined) return undefined
  const entry: { column_name: string | null } | undefined = await db
    .withSchema(schema)
    .from('gpkg_extensions')
    .where('extension_name', EXTENSION.extension_name)
    .whereRaw('table_name = ? collate nocase', [table])
    .first('column_name')
  return entry?.column_name ?? undefined
}

/** Names a column as that of the ids. An index finds them, and no other program can make them ambiguous. */
export async function createTextIds(db: Knex, table: string, column: string): Promise<void> {
  await createColumnIndex(db, table, column, { isUnique: true })
  await ensureExtensionsTable(db)
  await db('gpkg_extensions').insert({ table_name: table, column_name: column, ...EXTENSION })
}
