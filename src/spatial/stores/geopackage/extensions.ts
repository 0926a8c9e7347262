import type { Knex } from 'knex'

/** Creates the table of extensions, which is optional in a GeoPackage, unless the file has it. */
export async function ensureExtensionsTable(db: Knex): Promise<void> {
  if (await db.schema.hasTable('gpkg_extensions')) return
  await db.schema.createTable('gpkg_extensions', (table) => {
    table.text('table_name')
    table.text('column_name')
    table.text('extension_name').notNullable()
    table.text('definition').notNullable()
    table.text('scope').notNullable()
    table.unique(['table_name', 'column_name', 'extension_name'], { indexName: 'ge_tce' })
  })
}
