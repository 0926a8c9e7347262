import { UnreadableStore } from '../model/errors.ts'
import type { Layer } from '../model/collection-store.ts'
import type { ReferenceSystem } from './definitions.ts'
import { lonLatExtent } from './extent.ts'
import type { Extent } from './extent.ts'
import { StoredProjection } from './stored-projection.ts'

/** What is known of a layer before its reference system is. */
export interface StoredLayer extends ReferenceSystem {
  /** What all stored positions span, as the file declares it, right or wrong; absent where it does not. */
  readonly declared?: Extent
  /** What they span by the index; absent without one, and for a layer without any position. */
  readonly indexed?: Extent
  /**
   * Finds the width or height of the largest envelope in the index, whichever is greater; 0 without an index.
   * Asked only where it matters.
   */
  readonly largest: () => Promise<number>
}

export interface LayerCrs {
  readonly crs: Layer['crs']
  /** [west, south, east, north] in degrees; west is greater than east where it crosses the antimeridian. */
  readonly bbox?: Extent
}

/**
 * EPSG codes whose stored positions are what is published. A GeoPackage puts the longitude first, whatever the
 * order of the axes (OGC 12-128r19, 2.1.3.1.1), so that it stores the OGC's twins of these systems.
 */
const published: Readonly<Record<number, string>> = {
  4326: 'http://www.opengis.net/def/crs/OGC/1.3/CRS84',
  4979: 'http://www.opengis.net/def/crs/OGC/0/CRS84h',
}

/**
 * Decides how the stored positions of a layer become WGS 84 longitude and latitude. Where they are that already,
 * there is no projection and nothing to pay, unless some lie beyond 180 degrees.
 *
 * @throws UnreadableStore with the end of a sentence, where that is not known or does not work for this layer
 */
export async function readCrs(layer: StoredLayer): Promise<LayerCrs> {
  const { organization, code, declared, indexed, largest } = layer
  const uri = organization.toUpperCase() === 'EPSG' ? published[code] : undefined
  // What is not where it is looked for is lost, so the index has the better word.
  const bounds = indexed ?? declared
  if (uri !== undefined && (bounds === undefined || isWithin180(bounds))) {
    const bbox = declared ?? indexed
    return { crs: { uri }, ...(bbox && { bbox }) }
  }
  // Loaded for layers that need them: with proj4 and its list, a start takes nearly twice as long.
  const { findDefinition } = await import('./definitions.ts')
  const definition = findDefinition(uri === undefined ? layer : { ...layer, code: 4326 })
  if (typeof definition === 'string') throw refusal(layer, definition)
  const projection = new StoredProjection(definition)
  const crs = { uri: uri ?? uriOf(layer), projection }
  if (bounds === undefined) return { crs }
  const found = leadsBack(projection, bounds) ? lonLatExtent(projection, bounds) : undefined
  if (found === undefined) throw refusal(layer, 'it does not reach to where they lie')
  projection.prepareEnvelopes(found.isComplete ? found.outer : undefined, await largest())
  const [west, south, east, north] = found.extent
  return { crs, bbox: [west, south, east > 180 ? east - 360 : east, north] }
}

const isWithin180 = ([minX, , maxX]: Extent): boolean => minX >= -180 && maxX <= 180

/** Whether the position in the middle of the layer is a place on Earth whose stored position it is. */
function leadsBack(projection: StoredProjection, [minX, minY, maxX, maxY]: Extent): boolean {
  const middle = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 }
  const back = { ...middle }
  projection.toLonLat(back)
  projection.fromLonLat(back)
  const size = Math.max(1, ...[minX, minY, maxX, maxY].map(Math.abs))
  return Math.hypot(back.x - middle.x, back.y - middle.y) < 1e-6 * size
}

/** OGC 09-048r5; a system that only the file defines has no URI but that of the unknown. */
function uriOf({ organization, code }: ReferenceSystem): string {
  return organization.toUpperCase() === 'NONE'
    ? 'http://www.opengis.net/def/nil/OGC/0/unknown'
    : `http://www.opengis.net/def/crs/${encodeURIComponent(organization)}/0/${code}`
}

function refusal({ organization, code }: ReferenceSystem, reason: string): UnreadableStore {
  return new UnreadableStore(
    organization.toUpperCase() === 'NONE' && code <= 0
      ? 'its coordinates are in no reference system that is named (srs_id ' +
          `${code}). Say which it is, for example by "ogr2ogr -a_srs EPSG:4326".`
      : `its coordinates are in ${organization}:${code}, which can't be brought to WGS 84: ${reason}. ` +
          'Convert it, for example by "ogr2ogr -t_srs EPSG:4326".',
  )
}
