import { rangesOnCircle, type Bbox, type Box } from '../model/bbox.ts'
import type { CoordinateSystem } from '../model/coordinate-system.ts'
import { lonLatExtent } from './extent.ts'

/** Positions along a side of a box that are transformed. */
const STEPS = 16
/** Degrees; more than the rounding of positions in any system. */
const ROUNDING = 2e-7

/**
 * Boxes in degrees that contain everything in a box of another system, and a little more: for the search in an index.
 */
export function lonLatBoxes(system: CoordinateSystem, box: Box): Bbox {
  const { minX, minY, maxX, maxY, minZ, maxZ } = box
  const transformation = {
    // A jump of more than half a turn between neighbours can only be the antimeridian.
    wraps: true,
    toLonLat: (place: { x: number; y: number }) => system.toLonLat(place),
    fromLonLat: (place: { x: number; y: number }) => system.fromLonLat(place),
  }
  const found = lonLatExtent(transformation, [minX, minY, maxX, maxY], STEPS)
  // A box beyond the map: it may still contain a part of the map between the transformed positions.
  const [west, south, east, north] = found?.isComplete ? found.outer : [-180, -90, 180, 90]
  return rangesOnCircle(west - ROUNDING, east + ROUNDING, 360).map(([from, to]) => ({
    minX: from,
    minY: south - ROUNDING,
    maxX: to,
    maxY: north + ROUNDING,
    minZ,
    maxZ,
  }))
}
