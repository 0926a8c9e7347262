import { covers, type Area } from './area.ts'
import type { Layer } from './collection-store.ts'
import { isStorage } from './comparison.ts'
import type { CoordinateSystem } from './coordinate-system.ts'

/** Degrees; more than an extent computed from a map may be too small. */
const TOLERANCE = 0.01

/**
 * The area within which geometries of a layer must lie to be given in a system.
 *
 * @returns undefined if all geometries are known to lie within it, or are given as they are stored
 */
export function reachToCheck(layer: Layer, system: CoordinateSystem | undefined): Area | undefined {
  if (system?.reach === undefined || isStorage(layer.crs, system)) return undefined
  return isKnownWithin(layer, system.reach) ? undefined : system.reach
}

/**
 * The latitudes at which geometries of a layer are clipped in a system, [south, north] in degrees.
 *
 * @returns undefined if no geometry reaches beyond them, or geometries are given as they are stored
 */
export function latitudesToClip(
  layer: Layer,
  system: CoordinateSystem | undefined,
): readonly [number, number] | undefined {
  if (system?.latitudes === undefined || isStorage(layer.crs, system)) return undefined
  const [south, north] = system.latitudes
  return isKnownWithin(layer, [-180, south + TOLERANCE, 180, north - TOLERANCE])
    ? undefined
    : system.latitudes
}

const isKnownWithin = ({ bbox, isBboxDeclared }: Layer, area: Area): boolean =>
  bbox !== undefined && isBboxDeclared !== true && covers(area, bbox)
