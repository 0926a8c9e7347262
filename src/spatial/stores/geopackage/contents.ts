import type { Knex } from 'knex'
import { UnreadableStore } from '../../model/errors.ts'
import type { Layer } from '../../model/collection-store.ts'

/** A table that a GeoPackage lists in its contents, with the entry of its geometry column. */
export interface ContentsRow {
  readonly table_name: string
  readonly data_type: DataType
  readonly identifier: string | null
  readonly description: string | null
  readonly min_x: number | null
  readonly min_y: number | null
  readonly max_x: number | null
  readonly max_y: number | null
  readonly column_name: string | null
  readonly geometry_type_name: string | null
  readonly z: number | null
  readonly srs_id: number | null
}

/** Tables of features (12-128r19, 2.1), attribute tables (2.4), and the name that GDAL gave those before it was 2.2. */
const DATA_TYPES = ['features', 'attributes', 'aspatial'] as const

type DataType = (typeof DATA_TYPES)[number]

/** QGIS keeps the styles of layers in an attribute table of this name. */
const STYLES = 'layer_styles'

/** True for a table of features, of which each may have a geometry. */
export const hasGeometries = ({ data_type }: Pick<ContentsRow, 'data_type'>): boolean =>
  data_type === 'features'

/** True if a type of content is published. */
export const isPublishedType = (type: string): boolean => (DATA_TYPES as readonly string[]).includes(type)

/**
 * The tables of features and the attribute tables, by name.
 *
 * @throws UnreadableStore if the file has no contents
 */
export async function readContents(db: Knex): Promise<ContentsRow[]> {
  const found: { name: string }[] = await db('sqlite_master')
    .whereIn('name', ['gpkg_contents', 'gpkg_geometry_columns', 'gpkg_spatial_ref_sys'])
    .select('name')
  const has = (name: string): boolean => found.some((table) => table.name === name)
  if (!has('gpkg_contents')) throw new UnreadableStore('it has no table gpkg_contents.')
  const contents = db('gpkg_contents as c')
    .whereIn('c.data_type', DATA_TYPES)
    .whereNot('c.table_name', STYLES)
    .orderBy('c.table_name')
    .select('c.table_name', 'c.data_type', 'c.identifier', 'c.description')
    .select('c.min_x', 'c.min_y', 'c.max_x', 'c.max_y')
  // Missing in a file that contains only tiles or tables without a geometry.
  if (!has('gpkg_geometry_columns') || !has('gpkg_spatial_ref_sys')) {
    const rows = (await contents) as Omit<ContentsRow, keyof typeof NO_GEOMETRY>[]
    return rows.map((row) => ({ ...row, ...NO_GEOMETRY }))
  }
  return contents
    .leftJoin('gpkg_geometry_columns as g', (join) =>
      join.on(db.raw('g.table_name = c.table_name collate nocase')),
    )
    .leftJoin('gpkg_spatial_ref_sys as s', 's.srs_id', 'g.srs_id')
    .select('g.column_name', 'g.geometry_type_name', 'g.z')
    .select('s.srs_id') as Promise<ContentsRow[]>
}

const NO_GEOMETRY = { column_name: null, geometry_type_name: null, z: null, srs_id: null } as const

/** The extent that a file declares for a table, in stored coordinates, if it is complete. */
export function declaredExtent({ min_x, min_y, max_x, max_y }: ContentsRow): Layer['bbox'] {
  const noted = [min_x, min_y, max_x, max_y]
  return noted.every((side) => Number.isFinite(side)) ? (noted as unknown as Layer['bbox']) : undefined
}
