import type { Knex } from 'knex'
import { measureStoredGeometry } from '../../encodings/measure-stored-geometry.ts'
import type { Layer } from '../../model/collection-store.ts'
import { UnreadableGeometry } from '../../model/errors.ts'
import type { Key } from './keys.ts'
import { quotable } from './quoted-names.ts'

const BATCH_ROWS = 1000
/** The next batch has as many rows as this size allows, by the sizes of the last one. */
const BATCH_BYTES = 2 ** 24

/**
 * The extent of all geometries of a table in stored coordinates. Reads every geometry, in batches.
 *
 * @returns undefined if no geometry has a position
 */
export async function measureBounds(
  db: Knex,
  table: string,
  key: Pick<Key, 'column'>,
  geometry: string,
): Promise<Layer['bbox']> {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  const column = quotable(key.column)
  let last: unknown
  for (let size = BATCH_ROWS; ;) {
    const rows = (await db(quotable(table))
      .select({ key: column, geometry: quotable(geometry) })
      .modify((query) => void (last !== undefined && query.where(column, '>', last as string)))
      .whereNotNull(column)
      .orderBy(column)
      .limit(size)) as { key: unknown; geometry: unknown }[]
    let bytes = 1
    for (const row of rows) {
      if (Buffer.isBuffer(row.geometry)) bytes += row.geometry.length
      const envelope = envelopeOf(row.geometry)
      if (envelope === undefined) continue
      const [minX, maxX, minY, maxY] = envelope
      west = Math.min(west, minX)
      south = Math.min(south, minY)
      east = Math.max(east, maxX)
      north = Math.max(north, maxY)
    }
    if (rows.length < size) break
    last = rows.at(-1)!.key
    size = Math.max(1, Math.min(BATCH_ROWS, Math.floor(BATCH_BYTES / (bytes / rows.length))))
  }
  return Number.isFinite(west + south + east + north) ? [west, south, east, north] : undefined
}

/** Damaged geometries are told as problems of the layer, and have no extent. */
function envelopeOf(geometry: unknown): ReturnType<typeof measureStoredGeometry> {
  if (!Buffer.isBuffer(geometry)) return undefined
  try {
    return measureStoredGeometry(geometry)
  } catch (error) {
    if (error instanceof UnreadableGeometry) return undefined
    throw error
  }
}
