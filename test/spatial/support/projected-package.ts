import knex from 'knex'
import { writeGeoPackage } from '../../../src/spatial/stores/geopackage/writer.ts'
import type { NewLayer } from '../../../src/spatial/stores/geopackage/writer.ts'

/** A reference system as a GeoPackage describes it. */
export interface DescribedSystem {
  readonly organization?: string
  readonly code: number
  readonly definition?: string
}

/** Writes a layer whose coordinates are taken as they are, and says that they are in another system. */
export async function writeProjected(
  path: string,
  { organization = 'EPSG', code, definition = 'undefined' }: DescribedSystem,
  layer: NewLayer,
): Promise<void> {
  await writeGeoPackage(path, [layer])
  const db = knex({ client: 'sqlite3', connection: { filename: path }, useNullAsDefault: true })
  const described = {
    srs_name: `${organization}:${code}`,
    srs_id: code,
    organization,
    organization_coordsys_id: code,
    definition,
  }
  await db('gpkg_spatial_ref_sys').insert(described).onConflict('srs_id').merge()
  await db('gpkg_geometry_columns').update({ srs_id: code })
  await db('gpkg_contents').update({ srs_id: code })
  await db.destroy()
}
