import type { Knex } from 'knex'
import { readCrs } from '../../crs/read-crs.ts'
import type { LayerCrs } from '../../crs/read-crs.ts'
import { UnreadableStore } from '../../model/errors.ts'
import type { Layer } from '../../model/collection-store.ts'
import { quotable } from './quoted-names.ts'

interface ReferenceSystemRow {
  organization: string
  organization_coordsys_id: number
  definition: string | null
  /** A newer well-known text, in files with that extension: some systems have no older text. */
  definition_12_063?: string | null
}

/** The extent of the stored positions of a layer, from two sources. */
interface StoredBounds {
  readonly declared: Layer['bbox'] | undefined
  readonly indexed: Layer['bbox'] | undefined
  /** Name of the R*Tree, if there is one. */
  readonly index: string | undefined
}

/**
 * Reads the reference system of a layer and its transformation to WGS 84.
 *
 * @throws UnreadableStore with the end of a sentence, if there is no transformation
 */
export async function readLayerCrs(
  db: Knex,
  srsId: number | null,
  { declared, indexed, index }: StoredBounds,
): Promise<LayerCrs> {
  const row = (await db('gpkg_spatial_ref_sys').where('srs_id', srsId).first()) as
    ReferenceSystemRow | undefined
  if (row === undefined) {
    throw new UnreadableStore('gpkg_spatial_ref_sys does not contain its reference system.')
  }
  const newer = row.definition_12_063
  return readCrs({
    organization: row.organization,
    code: row.organization_coordsys_id,
    definition: newer && !row.definition?.includes('[') ? newer : (row.definition ?? ''),
    ...(declared && { declared }),
    ...(indexed && { indexed }),
    largest: () => (index === undefined ? Promise.resolve(0) : readLargest(db, index)),
  })
}

/** One walk over the leaves of the tree, outside of the event loop: half a second for a million features. */
async function readLargest(db: Knex, index: string): Promise<number> {
  const [{ largest }] = (await db(quotable(index)).select({
    largest: db.raw('max(max(maxx - minx, maxy - miny))'),
  })) as [{ largest: number | null }]
  return largest ?? 0
}
