import type { Geometry, Position } from 'geojson'

interface Ring {
  readonly positions: Position[]
  /** Positive for a clockwise ring, which is an outer one. */
  readonly area: number
  readonly box: readonly [minX: number, minY: number, maxX: number, maxY: number]
  /** Of an outer ring: itself and its holes, in the order of the file. */
  readonly polygon: Position[][]
}

/**
 * The polygon or polygons of the rings of a shape. Clockwise rings are outer ones. A hole belongs to the smallest
 * outer ring around it; a ring around which there is none is an outer ring, whatever its direction.
 */
export function polygonsOf(rings: Position[][]): Geometry {
  if (rings.length === 1) return { type: 'Polygon', coordinates: rings }
  const all = rings.map(ringOf)
  const outers = all.filter(({ area }) => area > 0)
  // The usual shape has one polygon: nothing to look for.
  const polygons =
    outers.length === 1 && outers[0] === all[0]
      ? [rings]
      : assigned(all, outers).map(({ polygon }) => polygon)
  return polygons.length === 1
    ? { type: 'Polygon', coordinates: polygons[0] as Position[][] }
    : { type: 'MultiPolygon', coordinates: polygons }
}

function assigned(all: readonly Ring[], outers: readonly Ring[]): Ring[] {
  const fromSmallest = [...outers].sort((one, other) => one.area - other.area)
  const homes = new Map(
    all.map((ring) => [
      ring,
      ring.area > 0
        ? undefined
        : fromSmallest.find((outer) => outer.area >= -ring.area && contains(outer, ring)),
    ]),
  )
  const found: Ring[] = []
  for (const [ring, home] of homes) {
    if (home !== undefined) continue
    ring.polygon.push(ring.positions)
    found.push(ring)
  }
  for (const [ring, home] of homes) home?.polygon.push(ring.positions)
  return found
}

function ringOf(positions: Position[]): Ring {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity]
  let twice = 0
  const [originX, originY] = xy(positions[0])
  positions.forEach((position, at) => {
    const [x, y] = xy(position)
    const [nextX, nextY] = xy(positions[at + 1] ?? positions[0])
    minX = Math.min(minX, x)
    minY = Math.min(minY, y)
    maxX = Math.max(maxX, x)
    maxY = Math.max(maxY, y)
    // Relative to the first position: the products of large coordinates would lose the digits that matter.
    twice += (nextX - originX) * (y - originY) - (x - originX) * (nextY - originY)
  })
  return { positions, area: twice / 2, box: [minX, minY, maxX, maxY], polygon: [] }
}

const xy = ([x = NaN, y = NaN]: Position = []): [number, number] => [x, y]

/** True if a hole lies in an outer ring: its first position that is not on the ring decides. */
function contains({ box, positions }: Ring, hole: Ring): boolean {
  if (hole.box[0] < box[0] || hole.box[1] < box[1] || hole.box[2] > box[2] || hole.box[3] > box[3])
    return false
  for (const position of hole.positions) {
    const side = sideOf(positions, position)
    if (side !== 0) return side > 0
  }
  return true
}

/** 1 inside of a ring, -1 outside, 0 on it. */
function sideOf(ring: readonly Position[], position: Position): -1 | 0 | 1 {
  const [x, y] = xy(position)
  let isInside = false
  for (let at = 0; at < ring.length; at++) {
    const [x1, y1] = xy(ring[at])
    const [x2, y2] = xy(ring[at + 1] ?? ring[0])
    const turn = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1)
    if (
      turn === 0 &&
      Math.min(x1, x2) <= x &&
      x <= Math.max(x1, x2) &&
      Math.min(y1, y2) <= y &&
      y <= Math.max(y1, y2)
    )
      return 0
    if (y1 > y !== y2 > y && turn > 0 === y2 > y1) isInside = !isInside
  }
  return isInside ? 1 : -1
}
