import type { Knex } from 'knex'

const TABLE = 'gpkg_spatial_ref_sys'

/** A row of `gpkg_spatial_ref_sys`, which may have further columns. */
export interface ReferenceSystemEntry {
  readonly srs_id: number
  readonly srs_name: string
  readonly organization: string
  readonly organization_coordsys_id: number
  readonly definition: string
  readonly [column: string]: unknown
}

/**
 * Adds a reference system to a file, unless it is there.
 *
 * @returns its number in the file; another number than in the entry if a different system already has that
 * number
 */
export async function ensureReferenceSystem(db: Knex, wanted: ReferenceSystemEntry): Promise<number> {
  const { srs_id: srsId, organization, definition } = wanted
  const query = db(TABLE)
    .whereRaw('upper(organization) = upper(?)', [organization])
    .where('organization_coordsys_id', wanted.organization_coordsys_id)
  // Numbers of no organization have no meaning outside of their file.
  const isNumbered = organization.toUpperCase() !== 'NONE' || srsId <= 0
  const same: { srs_id: number } | undefined = await (isNumbered ? query : query.where({ definition })).first(
    'srs_id',
  )
  if (same !== undefined) return same.srs_id
  const [{ next }] = (await db(TABLE).select(db.raw('max(max(srs_id), 100000) + 1 as next'))) as [
    { next: number },
  ]
  const isTaken = (await db(TABLE).where('srs_id', srsId).first('srs_id')) !== undefined
  const own = await db.from(db.raw('pragma_table_info(?, ?)', [TABLE, 'main'])).pluck<string[]>('name')
  await db(TABLE).insert({
    ...Object.fromEntries(Object.entries(wanted).filter(([column]) => own.includes(column))),
    // A column of the extension for WKT 2; not null if it exists.
    ...(own.includes('definition_12_063') && {
      definition_12_063: wanted['definition_12_063'] ?? 'undefined',
    }),
    srs_id: isTaken ? next : srsId,
  })
  return isTaken ? next : srsId
}
