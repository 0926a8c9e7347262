import { bulgeOf, METRES_PER_DEGREE } from '../../crs/bulge.ts'
import { isStorage } from '../../model/comparison.ts'
import type { Extent } from '../../crs/extent.ts'
import { lonLatBoxes } from '../../crs/lon-lat-boxes.ts'
import type { Bbox, Box } from '../../model/bbox.ts'
import { LON_LAT, type CoordinateSystem } from '../../model/coordinate-system.ts'
import type { IndexedLayer } from './search.ts'

/**
 * Boxes in stored coordinates for the search by the index. Undefined if they are unknown, and every row must be tested.
 */
export type StoredBoxes = Bbox | undefined

const EARTH: Extent = [-180, -90, 180, 90]

/**
 * The boxes in stored coordinates that contain everything that boxes of a reference system may contain, and possibly
 * more: geometries are compared on the map of the system, rounded as in answers, with straight edges there.
 *
 * @param system longitude and latitude if undefined
 */
export async function storedBoxes(
  layer: IndexedLayer,
  boxes: Bbox,
  system: CoordinateSystem | undefined,
): Promise<StoredBoxes> {
  const { crs, index } = layer
  // Without an index no box is looked for.
  if (index === undefined) return undefined
  const isStored = isStorage(crs, system)
  if (isStored && crs.projection?.isLonLat !== true) return repeated(boxes, layer, (system ?? LON_LAT).turn)
  const degrees =
    system === undefined || system.isLonLat === true
      ? aroundTheEarth(boxes)
      : await lonLatBoxesOf(layer, boxes, system)
  const { projection } = crs
  if (projection === undefined) return repeated(degrees, layer, LON_LAT.turn)
  const found = degrees.map((box) => projection.envelopesOf(box))
  return found.includes(undefined) ? undefined : (found as Bbox[]).flat()
}

/** Boxes in degrees that are repeated at the other side of the antimeridian if they continue beyond it. */
const aroundTheEarth = (boxes: Bbox): Bbox =>
  boxes.flatMap((box) => [
    box,
    ...(box.minX < -180 ? [movedBox(box, 360)] : []),
    ...(box.maxX > 180 ? [movedBox(box, -360)] : []),
  ])

/** Boxes in stored coordinates that are repeated where boxes or stored positions continue beyond the edge of a map. */
function repeated(boxes: Bbox, { index }: IndexedLayer, turn: number | undefined): Bbox {
  if (turn === undefined) return boxes
  const [west, , east] = index?.bounds ?? [0, 0, 0, 0]
  const half = turn / 2
  const areStoredBeyond = west < -half || east > half
  return boxes.flatMap((box) => [
    box,
    ...(areStoredBeyond || box.minX < -half ? [movedBox(box, turn)] : []),
    ...(areStoredBeyond || box.maxX > half ? [movedBox(box, -turn)] : []),
  ])
}

const movedBox = (box: Box, by: number): Box => ({ ...box, minX: box.minX + by, maxX: box.maxX + by })

/** In degrees, larger by the distance between edges that are straight on the map and in degrees. */
async function lonLatBoxesOf(
  { crs, longestSide }: IndexedLayer,
  boxes: Bbox,
  system: CoordinateSystem,
): Promise<Bbox> {
  const unit = crs.projection === undefined ? METRES_PER_DEGREE : crs.projection.metres
  const longest = Math.SQRT2 * (await longestSide()) * unit
  return boxes.flatMap((box) => {
    const near = lonLatBoxes(system, box)
    const bulge = Math.max(...near.map((piece) => bulgeIn(system, piece, longest)))
    if (!(bulge > 0)) return near
    const [minX, minY, maxX, maxY] = [box.minX - bulge, box.minY - bulge, box.maxX + bulge, box.maxY + bulge]
    return lonLatBoxes(system, { ...box, minX, minY, maxX, maxY })
  })
}

/** @param longest length of the longest edge in metres */
function bulgeIn(system: CoordinateSystem, { minX, minY, maxX, maxY }: Box, longest: number): number {
  if (longest === 0) return 0
  const piece: Extent = [minX, minY, maxX, maxY]
  const reach = longest / METRES_PER_DEGREE
  const around: Extent = [minX, Math.max(-90, minY - reach), maxX, Math.min(90, maxY + reach)]
  return bulgeOf(system, piece, EARTH, longest * scaleOf(system, around), 1)
}

/** The largest enlargement of a map of metres near a part of the Earth, at least 1. */
function scaleOf(system: CoordinateSystem, [west, south, east, north]: Extent): number {
  const step = 0.001
  const scales = [south, (south + north) / 2, north].flatMap((latitude) =>
    [west, (west + east) / 2, east].map((longitude) => {
      const [from, to] = [
        { x: longitude, y: latitude },
        { x: longitude, y: latitude + step },
      ]
      system.fromLonLat(from)
      system.fromLonLat(to)
      return Math.hypot(to.x - from.x, to.y - from.y) / (step * METRES_PER_DEGREE)
    }),
  )
  // A place without a position is beyond the map, where no box is.
  return Math.max(1, ...scales.filter(Number.isFinite))
}
