import type { Knex } from 'knex'
import { basename } from 'node:path'
import { UnreadableStore } from '../errors.ts'
import type { Column, ColumnType, GeometryKind } from './collection-store.ts'
import type { GeoPackageLayer } from './geopackage-queries.ts'
import { quotable } from './quoted-names.ts'

/** Codes of EPSG whose positions are WGS 84 longitude and latitude; a GeoPackage always stores longitude first. */
const wgs84 = new Set([4326, 4979])

const kinds: Readonly<Record<string, GeometryKind>> = {
  POINT: 'Point',
  LINESTRING: 'LineString',
  POLYGON: 'Polygon',
  MULTIPOINT: 'MultiPoint',
  MULTILINESTRING: 'MultiLineString',
  MULTIPOLYGON: 'MultiPolygon',
  GEOMETRYCOLLECTION: 'GeometryCollection',
  GEOMCOLLECTION: 'GeometryCollection',
}

interface ContentsRow {
  table_name: string
  identifier: string | null
  description: string | null
  min_x: number | null
  min_y: number | null
  max_x: number | null
  max_y: number | null
  column_name: string
  geometry_type_name: string
  z: number
  organization: string
  organization_coordsys_id: number
}

interface ColumnRow {
  name: string
  type: string
  pk: number
}

/**
 * Reads what a GeoPackage says of its tables of features (OGC 12-128r19, clause 2.1): one layer each, or a
 * sentence that says why a table can't be served.
 *
 * @throws UnreadableStore where the file is no GeoPackage or is damaged
 */
export async function describeLayers(
  db: Knex,
  path: string,
): Promise<{ layers: GeoPackageLayer[]; problems: string[] }> {
  const layers: GeoPackageLayer[] = []
  const problems: string[] = []
  for (const contents of await readContents(db, path)) {
    try {
      layers.push(await describeLayer(db, contents))
    } catch (error) {
      problems.push(
        `The layer "${contents.table_name}" of ${basename(path)} is not served: ${sentence(error)}`,
      )
    }
  }
  return { layers, problems }
}

async function readContents(db: Knex, path: string): Promise<ContentsRow[]> {
  try {
    const contents: ContentsRow[] = await db('gpkg_contents as c')
      .join('gpkg_geometry_columns as g', 'g.table_name', 'c.table_name')
      .join('gpkg_spatial_ref_sys as s', 's.srs_id', 'g.srs_id')
      .where('c.data_type', 'features')
      .orderBy('c.table_name')
      .select('c.table_name', 'c.identifier', 'c.description', 'c.min_x', 'c.min_y', 'c.max_x', 'c.max_y')
      .select('g.column_name', 'g.geometry_type_name', 'g.z')
      .select('s.organization', 's.organization_coordsys_id')
    return contents
  } catch (error) {
    throw new UnreadableStore(
      `${basename(path)} can't be read as a GeoPackage: ${sentence(error)} Replace the file or move it away.`,
      { cause: error },
    )
  }
}

async function describeLayer(db: Knex, contents: ContentsRow): Promise<GeoPackageLayer> {
  const { table_name: name, column_name: geometryColumn } = contents
  if (contents.organization.toUpperCase() !== 'EPSG' || !wgs84.has(contents.organization_coordsys_id)) {
    throw new UnreadableStore(
      `its coordinates are in ${contents.organization}:${contents.organization_coordsys_id}, and only WGS 84 (EPSG:4326) is read. Convert it, for example by "ogr2ogr -t_srs EPSG:4326".`,
    )
  }
  const table: ColumnRow[] = await db
    .select('name', 'type', 'pk')
    .from(db.raw('pragma_table_info(?)', [name]))
  const [key, ...furtherKeys] = table.filter(({ pk }) => pk > 0)
  if (key === undefined || furtherKeys.length > 0 || key.type.toUpperCase() !== 'INTEGER') {
    throw new UnreadableStore(
      'it has no single column declared INTEGER PRIMARY KEY, which a GeoPackage requires.',
    )
  }
  const columns = table
    .filter((column) => column !== key && column.name !== geometryColumn)
    .flatMap(readColumn)
  const index = await findIndex(db, name, geometryColumn)
  const size = await measureRows(db, name, geometryColumn)
  const bounds = index === undefined ? undefined : await readIndexBounds(db, index)
  const bbox = readBounds(contents) ?? bounds
  const temporal = await readTemporal(db, name, columns)
  return {
    name,
    ...(contents.identifier && { title: contents.identifier }),
    ...(contents.description && { description: contents.description }),
    columns,
    geometry: {
      column: geometryColumn,
      kind: kinds[contents.geometry_type_name.toUpperCase()] ?? 'Geometry',
      hasZ: contents.z === 1,
    },
    key: { column: key.name, type: 'integer' },
    ...(bbox && { bbox }),
    ...(temporal && { temporal }),
    featureCount: size.rows,
    ...(index !== undefined && { index: { table: index, ...(bounds && { bounds }) } }),
    hasRowsWithoutGeometry: size.geometries < size.rows,
    typicalSize: Math.max(1, size.bytes ?? 1),
  }
}

/** A declared type (table 1 of the standard, and by SQLite's rules of affinity what others write). */
function readColumn({ name, type }: ColumnRow): Column[] {
  const declared = type.toUpperCase()
  if (/BLOB|GEOMETRY/.test(declared) || declared in kinds) return []
  const maxLength = Number(/^TEXT\s*\(\s*(\d+)\s*\)$/.exec(declared)?.[1])
  return [{ name, type: columnType(declared), ...(maxLength > 0 && { maxLength }) }]
}

function columnType(declared: string): ColumnType {
  if (/^BOOL/.test(declared)) return 'boolean'
  if (declared === 'DATE') return 'date'
  if (/^(DATETIME|TIMESTAMP)/.test(declared)) return 'datetime'
  if (declared.includes('INT')) return 'integer'
  if (/CHAR|CLOB|TEXT/.test(declared)) return 'text'
  if (/REAL|FLOA|DOUB|NUMERIC|DECIMAL/.test(declared)) return 'number'
  return 'text'
}

async function findIndex(db: Knex, table: string, column: string): Promise<string | undefined> {
  const index = `rtree_${table}_${column}`
  const found: unknown = await db('sqlite_master').where({ type: 'table', name: index }).first('name')
  return found === undefined ? undefined : index
}

interface Size {
  rows: number
  geometries: number
  bytes: number | null
}

/** Counts in one scan; the length of a blob is known without reading it. */
async function measureRows(db: Knex, table: string, column: string): Promise<Size> {
  const [size] = (await db(quotable(table))
    .count('* as rows')
    .count({ geometries: quotable(column) })
    .avg({ bytes: db.raw('length(??)', [quotable(column)]) })) as unknown as [Size]
  return size
}

function readBounds({ min_x, min_y, max_x, max_y }: ContentsRow): GeoPackageLayer['bbox'] | undefined {
  if (min_x === null || min_y === null || max_x === null || max_y === null) return undefined
  return [min_x, min_y, max_x, max_y]
}

/**
 * What all envelopes in an R*Tree span, by its root: two bytes of depth and two of the number of cells, then
 * per cell eight bytes of id and four 32-bit floats, all big-endian (head of SQLite's rtree.c). Asking SQL for
 * the extremes would walk the whole tree.
 */
async function readIndexBounds(db: Knex, index: string): Promise<GeoPackageLayer['bbox'] | undefined> {
  const root: { data: Buffer } | undefined = await db(quotable(`${index}_node`))
    .where('nodeno', 1)
    .first('data')
  const cells = root?.data.readUInt16BE(2) ?? 0
  if (root === undefined || cells === 0) return undefined
  const bounds: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let at = 4 + 8; at < 4 + cells * 24; at += 24) {
    const [minX, maxX, minY, maxY] = [0, 4, 8, 12].map((offset) => root.data.readFloatBE(at + offset)) as [
      ...typeof bounds,
    ]
    bounds[0] = Math.min(bounds[0], minX)
    bounds[1] = Math.min(bounds[1], minY)
    bounds[2] = Math.max(bounds[2], maxX)
    bounds[3] = Math.max(bounds[3], maxY)
  }
  return bounds
}

async function readTemporal(
  db: Knex,
  table: string,
  columns: readonly Column[],
): Promise<readonly [string, string] | undefined> {
  const column = columns.find(({ type }) => type === 'date' || type === 'datetime')
  if (column === undefined) return undefined
  const [range] = (await db(quotable(table))
    .min({ from: quotable(column.name) })
    .max({ to: quotable(column.name) })) as [{ from: unknown; to: unknown }]
  return typeof range.from === 'string' && typeof range.to === 'string' ? [range.from, range.to] : undefined
}

function sentence(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.endsWith('.') ? text : `${text}.`
}
