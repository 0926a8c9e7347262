import type { Knex } from 'knex'
import { readCrs } from '../../crs/read-crs.ts'
import type { LayerCrs } from '../../crs/read-crs.ts'
import { meansUnreadable } from '../../../platform/catalogue/sqlite-errors.ts'
import { StoreUnreachable, UnreadableStore } from '../../model/errors.ts'
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
  readonly longestSide: () => Promise<number>
}

/**
 * Reads the reference system of a layer and its transformation to WGS 84.
 *
 * @throws UnreadableStore with the end of a sentence, if there is no transformation
 */
export async function readLayerCrs(
  db: Knex,
  srsId: number | null,
  { declared, indexed, longestSide }: StoredBounds,
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
    largest: longestSide,
  })
}

/**
 * Reads the longest side of all envelopes in an R*Tree once, when it is first needed: a walk over the leaves of the
 * tree, outside of the event loop, half a second for a million features.
 *
 * @param index name of the R*Tree, if there is one
 * @returns a function that throws StoreUnreachable if the file can no longer be read
 */
export function longestSideIn(db: Knex, index: string | undefined): () => Promise<number> {
  let known: Promise<number> | undefined
  return () => {
    known ??= index === undefined ? Promise.resolve(0) : readLongestSide(db, index)
    // The next request tries again.
    known.catch(() => (known = undefined))
    return known
  }
}

async function readLongestSide(db: Knex, index: string): Promise<number> {
  try {
    const [{ longest }] = (await db(quotable(index)).select({
      longest: db.raw('max(max(maxx - minx, maxy - miny))'),
    })) as [{ longest: number | null }]
    return longest ?? 0
  } catch (error) {
    throw meansUnreadable(error) ? new StoreUnreachable(error) : error
  }
}
