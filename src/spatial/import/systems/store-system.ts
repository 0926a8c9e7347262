import type { Knex } from 'knex'
import { ensureReferenceSystem } from '../../stores/geopackage/reference-systems.ts'
import { WGS84_SRS_ID } from '../../stores/geopackage/writer.ts'
import type { SourceSystem } from '../record.ts'

/** The first number that GDAL gives to a system without a code. */
const FIRST_OWN_CODE = 100_000

/** The number of a reference system in a GeoPackage, to which it is added if it is missing. */
export async function storeSystem(db: Knex, system: SourceSystem | undefined): Promise<number> {
  if (system === undefined) return WGS84_SRS_ID
  const { name, organization, code = FIRST_OWN_CODE, definition } = system
  return ensureReferenceSystem(db, {
    srs_id: code,
    srs_name: name,
    organization,
    organization_coordsys_id: code,
    definition,
    description: null,
  })
}
