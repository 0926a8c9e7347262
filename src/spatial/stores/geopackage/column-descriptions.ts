import type { Knex } from 'knex'
import { ensureExtensionsTable } from './extensions.ts'

const TABLE = 'gpkg_data_columns'

/** The MIME type by which GDAL and other programs mark columns whose texts are JSON. */
export const JSON_MIME_TYPE = 'application/json'

/** Creates the table of the extension "schema" (12-128r19, F.9) that describes columns, unless the file has it. */
export async function ensureColumnDescriptions(db: Knex): Promise<void> {
  if (await db.schema.hasTable(TABLE)) return
  await db.schema.createTable(TABLE, (columns) => {
    columns.text('table_name').notNullable()
    columns.text('column_name').notNullable()
    for (const text of ['name', 'title', 'description', 'mime_type', 'constraint_name']) columns.text(text)
    columns.primary(['table_name', 'column_name'], 'pk_gdc')
    columns.unique(['table_name', 'name'], { indexName: 'gdc_tn' })
  })
  await ensureExtensionsTable(db)
  await db('gpkg_extensions').insert({
    table_name: TABLE,
    column_name: null,
    extension_name: 'gpkg_schema',
    definition: 'http://www.geopackage.org/spec120/#extension_schema',
    scope: 'read-write',
  })
}

/** Marks columns of a table as JSON. */
export async function markAsJson(db: Knex, table: string, columns: readonly string[]): Promise<void> {
  if (columns.length === 0) return
  await ensureColumnDescriptions(db)
  await db(TABLE).insert(
    columns.map((column) => ({ table_name: table, column_name: column, mime_type: JSON_MIME_TYPE })),
  )
}
