import { axesOf, COMMON_SYSTEMS, openSystem } from '../crs/systems.ts'
import type { Layer } from '../model/collection-store.ts'
import type { Collection } from '../model/collection.ts'
import { CRS84, CRS84H, type Axes, type CoordinateSystem } from '../model/coordinate-system.ts'
import { InvalidParameter } from '../model/errors.ts'
import { printable } from '../../lib/text.ts'

/** URIs of the systems in which the features of a layer can be requested; the first is the default. */
export function systemsOf({ crs, geometry }: Pick<Layer, 'crs' | 'geometry'>): readonly string[] {
  const stored = crs.system?.uri ?? CRS84
  const hasHeights = geometry.hasZ || crs.uri === CRS84H
  const uris = COMMON_SYSTEMS.flatMap((uri) => (uri === CRS84 && hasHeights ? [uri, CRS84H] : [uri]))
  return uris.includes(stored) ? uris : [...uris, stored]
}

/**
 * Finds the axes of a system that a request names.
 *
 * @param parameter its name in the request
 * @throws InvalidParameter if the collection is not served in the system (OGC 18-058r1, /req/crs/fc-crs-valid-value
 * and /req/crs/fc-bbox-crs-valid-value)
 */
export function readSystem({ crs, layer }: Collection, parameter: string, uri: string): Axes {
  const axes = layer.crs.system?.uri === uri ? layer.crs.system : axesOf(uri)
  if (axes !== undefined && crs.includes(uri)) return axes
  throw new InvalidParameter(
    parameter,
    `The query parameter "${parameter}" names the reference system ${printable(uri)}, in which the collection is not served. Leave it out, or use one of ${crs.join(', ')}.`,
  )
}

/**
 * Opens a system that `readSystem` accepted.
 *
 * @returns undefined for longitude and latitude in this order, which need no transformation
 */
export async function systemFor(
  { layer }: Collection,
  uri: string | undefined,
): Promise<CoordinateSystem | undefined> {
  if (uri === undefined || uri === CRS84 || uri === CRS84H) return undefined
  return layer.crs.system?.uri === uri ? layer.crs.system : openSystem(uri)
}
