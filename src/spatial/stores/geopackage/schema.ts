import type { Knex } from 'knex'
import { markAsJson } from './column-descriptions.ts'
import { createTextIds } from './text-ids.ts'
import { ensureExtensionsTable } from './extensions.ts'
import { quotable } from './quoted-names.ts'

/** "GPKG" and version 1.3 (OGC 12-128r17, requirement 2). */
const APPLICATION_ID = 0x47504b47
const USER_VERSION = 10300

const WGS84_DEFINITION =
  'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563,AUTHORITY["EPSG","7030"]],' +
  'AUTHORITY["EPSG","6326"]],PRIMEM["Greenwich",0,AUTHORITY["EPSG","8901"]],' +
  'UNIT["degree",0.0174532925199433,AUTHORITY["EPSG","9122"]],' +
  'AXIS["Latitude",NORTH],AXIS["Longitude",EAST],AUTHORITY["EPSG","4326"]]'

/** The R*Tree of a geometry column, with the name that the extension prescribes. */
export const indexName = (table: string, column: string): string => `rtree_${table}_${column}`

/** Creates the tables of every GeoPackage, with the three required reference systems. */
export async function createGeoPackageTables(db: Knex): Promise<void> {
  await db.raw(`pragma application_id = ${APPLICATION_ID}`)
  await db.raw(`pragma user_version = ${USER_VERSION}`)
  await db.schema.createTable('gpkg_spatial_ref_sys', (table) => {
    table.text('srs_name').notNullable()
    table.specificType('srs_id', 'integer primary key').notNullable()
    table.text('organization').notNullable()
    table.integer('organization_coordsys_id').notNullable()
    table.text('definition').notNullable()
    table.text('description')
  })
  await db.schema.createTable('gpkg_contents', (table) => {
    table.specificType('table_name', 'text primary key').notNullable()
    table.text('data_type').notNullable()
    table.specificType('identifier', 'text unique')
    table.text('description').defaultTo('')
    table
      .specificType('last_change', 'datetime')
      .notNullable()
      .defaultTo(db.raw(`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`))
    for (const bound of ['min_x', 'min_y', 'max_x', 'max_y']) table.specificType(bound, 'double')
    table.integer('srs_id').references('srs_id').inTable('gpkg_spatial_ref_sys')
  })
  await createGeometryColumnsTable(db)
  await ensureExtensionsTable(db)
  await db('gpkg_spatial_ref_sys').insert([
    referenceSystem('Undefined Cartesian SRS', -1, 'NONE', 'undefined', 'undefined Cartesian coordinates'),
    referenceSystem('Undefined geographic SRS', 0, 'NONE', 'undefined', 'undefined geographic coordinates'),
    referenceSystem(
      'WGS 84 geodetic',
      4326,
      'EPSG',
      WGS84_DEFINITION,
      'longitude and latitude in degrees on WGS 84',
    ),
  ])
}

const GEOMETRY_COLUMNS = 'gpkg_geometry_columns'

/** Missing in a GeoPackage that some programs write for attribute tables alone. */
async function createGeometryColumnsTable(db: Knex): Promise<void> {
  await db.schema.createTable(GEOMETRY_COLUMNS, (table) => {
    table
      .specificType('table_name', 'text unique')
      .notNullable()
      .references('table_name')
      .inTable('gpkg_contents')
    table.text('column_name').notNullable()
    table.text('geometry_type_name').notNullable()
    table.integer('srs_id').notNullable().references('srs_id').inTable('gpkg_spatial_ref_sys')
    table.specificType('z', 'tinyint').notNullable()
    table.specificType('m', 'tinyint').notNullable()
    table.primary(['table_name', 'column_name'], 'pk_geom_cols')
  })
}

const referenceSystem = (
  srs_name: string,
  srs_id: number,
  organization: string,
  definition: string,
  description: string,
): object => ({ srs_name, srs_id, organization, organization_coordsys_id: srs_id, definition, description })

/** Creates the empty R*Tree of a layer and registers it. */
export async function createIndex(db: Knex, table: string, column: string): Promise<void> {
  await db.raw('create virtual table ?? using rtree(id, minx, maxx, miny, maxy)', [
    quotable(indexName(table, column)),
  ])
  await ensureExtensionsTable(db)
  await db('gpkg_extensions').insert({
    table_name: table,
    column_name: column,
    extension_name: 'gpkg_rtree_index',
    definition: 'http://www.geopackage.org/spec120/#extension_rtree',
    scope: 'write-only',
  })
}

/**
 * Creates the triggers that keep the R*Tree consistent when other programs change the layer (annex F.3 of the
 * standard, as corrected in 1.2.1). The triggers call functions that only such programs have, so they are
 * created after the rows are inserted.
 */
export async function createIndexTriggers(
  db: Knex,
  table: string,
  column: string,
  key: string,
): Promise<void> {
  const index = indexName(table, column)
  const names = {
    table: quotable(table),
    index: quotable(index),
    column: quotable(column),
    key: quotable(key),
  }
  const filled = (row: 'old' | 'new'): string =>
    `${row}.:column: not null and not st_isempty(${row}.:column:)`
  const empty = (row: 'old' | 'new'): string => `(${row}.:column: isnull or st_isempty(${row}.:column:))`
  const put = `insert or replace into :index: values (
    new.:key:, st_minx(new.:column:), st_maxx(new.:column:), st_miny(new.:column:), st_maxy(new.:column:))`
  const remove = 'delete from :index: where id = old.:key:'
  const triggers: readonly [suffix: string, event: string, condition: string, action: string][] = [
    ['insert', 'insert on', `new.:column: not null and not st_isempty(new.:column:)`, put],
    ['update1', 'update of :column: on', `old.:key: = new.:key: and ${filled('new')}`, put],
    ['update2', 'update of :column: on', `old.:key: = new.:key: and ${empty('new')}`, remove],
    ['update3', 'update on', `old.:key: != new.:key: and ${filled('new')}`, `${remove}; ${put}`],
    [
      'update4',
      'update on',
      `old.:key: != new.:key: and ${empty('new')}`,
      'delete from :index: where id in (old.:key:, new.:key:)',
    ],
    ['delete', 'delete on', 'old.:column: not null', remove],
  ]
  for (const [suffix, event, condition, action] of triggers) {
    await db.raw(`create trigger :trigger: after ${event} :table: when ${condition} begin ${action}; end`, {
      ...names,
      trigger: quotable(`${index}_${suffix}`),
    })
  }
}

/** A table with its entries in the tables of the GeoPackage. */
export interface TableDefinition {
  readonly name: string
  readonly title: string
  readonly description: string
  /** Name of the integer primary key. */
  readonly key: string
  /** The type JSON stands for texts that are marked as JSON. */
  readonly columns: readonly { readonly name: string; readonly type: string }[]
  /** The column of `columns` whose unique texts are the ids of the features. */
  readonly textIds?: string
}

/** The geometry column of a table of features. */
export interface GeometryDefinition {
  /** In capitals, as in `gpkg_geometry_columns`. */
  readonly geometryType: string
  /** Heights and measures: 0 for none, 1 in every geometry, 2 in some. */
  readonly z: number
  readonly m: number
  readonly srsId: number
  readonly geometryColumn: string
}

/** A table of features. */
export interface LayerDefinition extends TableDefinition, GeometryDefinition {}

/** Creates the table of a layer, its entries and its empty R*Tree. */
export async function createLayer(db: Knex, layer: LayerDefinition): Promise<void> {
  await createTable(db, layer, layer)
  if (!(await db.schema.hasTable(GEOMETRY_COLUMNS))) await createGeometryColumnsTable(db)
  await db(GEOMETRY_COLUMNS).insert({
    table_name: layer.name,
    column_name: layer.geometryColumn,
    geometry_type_name: layer.geometryType,
    srs_id: layer.srsId,
    z: layer.z,
    m: layer.m,
  })
  await createIndex(db, layer.name, layer.geometryColumn)
}

/** Creates an attribute table (OGC 12-128r19, clause 2.4) and its entry. */
export const createAttributeTable = (db: Knex, table: TableDefinition): Promise<void> =>
  createTable(db, table, undefined)

async function createTable(
  db: Knex,
  { name, title, description, key, columns, textIds }: TableDefinition,
  geometry: GeometryDefinition | undefined,
): Promise<void> {
  await db.schema.createTable(quotable(name), (table) => {
    table.specificType(quotable(key), 'integer primary key autoincrement').notNullable()
    if (geometry) table.specificType(quotable(geometry.geometryColumn), geometry.geometryType)
    for (const column of columns) {
      table.specificType(quotable(column.name), column.type === 'JSON' ? 'TEXT' : column.type)
    }
  })
  await db('gpkg_contents').insert({
    table_name: name,
    data_type: geometry ? 'features' : 'attributes',
    identifier: (await isTitleTaken(db, title)) ? `${title} (${name})` : title,
    description,
    srs_id: geometry?.srsId ?? null,
  })
  await markAsJson(
    db,
    name,
    columns.filter(({ type }) => type === 'JSON').map((column) => column.name),
  )
  if (textIds !== undefined) await createTextIds(db, name, textIds)
}

/** Layer titles are unique within a file. */
const isTitleTaken = async (db: Knex, title: string): Promise<boolean> =>
  (await db('gpkg_contents').where('identifier', title).first('table_name')) !== undefined

/**
 * Tables of the standard, its extensions and GDAL with rows about a table, and the column that names the
 * table.
 */
const TABLES_ABOUT_TABLES = [
  ['gpkg_extensions', 'table_name'],
  ['gpkg_data_columns', 'table_name'],
  ['gpkg_metadata_reference', 'table_name'],
  ['gpkg_geometry_columns', 'table_name'],
  ['gpkg_ogr_contents', 'table_name'],
  ['gpkg_contents', 'table_name'],
  ['layer_styles', 'f_table_name'],
] as const

/** Removes a layer (a table or a view) and all its entries from a GeoPackage. */
export async function dropLayer(db: Knex, name: string): Promise<void> {
  const geometry: { column_name: string } | undefined = (await db.schema.hasTable(GEOMETRY_COLUMNS))
    ? await db(GEOMETRY_COLUMNS).where('table_name', name).first('column_name')
    : undefined
  if (geometry !== undefined) {
    await db.raw('drop table if exists ??', [quotable(indexName(name, geometry.column_name))])
  }
  const entry: { type: string } | undefined = await db('sqlite_master').where({ name }).first('type')
  if (entry !== undefined) {
    await db.raw(entry.type === 'view' ? 'drop view ??' : 'drop table ??', [quotable(name)])
  }
  for (const [table, column] of TABLES_ABOUT_TABLES) {
    // Another program may have a table of this name with other columns.
    if (await db.schema.hasColumn(table, column)) await db(table).where(column, name).delete()
  }
}
