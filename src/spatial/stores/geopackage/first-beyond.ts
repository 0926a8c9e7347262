import type { Extent } from '../../crs/extent.ts'
import { covers, type Area } from '../../model/area.ts'
import type { FeatureKey, FeatureRow, Layer } from '../../model/collection-store.ts'
import { idOfRow } from '../../model/feature-id.ts'
import { isWithin } from '../shared/within-area.ts'
import type { LayerQueries } from './layer-queries.ts'
import { Fields } from '../shared/search.ts'
import type { GeoPackageLayer } from './queries.ts'

const GEOMETRY_ALONE = new Fields([], true)

/**
 * The first feature of a page with a geometry that is not within an area. A geometry is read only if its envelope in
 * the index does not show that it is within.
 *
 * @param page whose rows need no geometry
 * @throws StoreUnreachable
 */
export async function firstBeyond(
  layer: GeoPackageLayer,
  queries: LayerQueries,
  page: AsyncIterable<readonly FeatureRow[]>,
  area: Area,
): Promise<FeatureKey | undefined> {
  for await (const batch of page) {
    const keys = batch.map(({ key }) => key)
    const doubtful =
      layer.index === undefined ? keys : await doubtfulIn(layer, layer.index.table, queries, keys, area)
    if (doubtful.length === 0) continue
    for (const row of await queries.features(GEOMETRY_ALONE, doubtful))
      if (row.geometry !== null && !isWithin(row.geometry, layer, area)) return idOfRow(row)
  }
  return undefined
}

async function doubtfulIn(
  { crs }: Layer,
  index: string,
  queries: LayerQueries,
  keys: readonly FeatureKey[],
  area: Area,
): Promise<FeatureKey[]> {
  const envelopes = await queries.envelopes(index, keys)
  return keys.filter((key) => {
    const envelope = envelopes.get(key)
    return envelope !== undefined && !covers(area, inDegrees(crs, envelope))
  })
}

const STEPS = [0, 0.5, 1] as const

/** An area that contains an envelope in stored coordinates, and more; NaN, which no area covers, if it is not known. */
function inDegrees({ projection }: Layer['crs'], [minX, minY, maxX, maxY]: Extent): Area {
  if (projection === undefined || projection.isLonLat) return [minX, minY, maxX, maxY]
  const places = STEPS.flatMap((i) =>
    STEPS.map((j) => {
      const place = { x: minX + (maxX - minX) * i, y: minY + (maxY - minY) * j }
      projection.toLonLat(place)
      return place
    }),
  )
  const [west, south] = [Math.min(...places.map(({ x }) => x)), Math.min(...places.map(({ y }) => y))]
  const [east, north] = [Math.max(...places.map(({ x }) => x)), Math.max(...places.map(({ y }) => y))]
  // Sides of the envelope are curved in degrees: by less than half of its size.
  const [wide, high] = [(east - west) / 2, (north - south) / 2]
  return [west - wide, south - high, east + wide, north + high]
}
