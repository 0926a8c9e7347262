import { withRounding, type Bbox, type Box } from '../model/bbox.ts'
import type { Unprojection } from '../model/collection-store.ts'
import type { CoordinateSystem } from '../model/coordinate-system.ts'
import { GeometryReader } from './geometry-reader.ts'
import { meetsRegion } from './intersects-box.ts'
import { crossesRayFrom, cutsBox, type Region } from './region.ts'

/** Degrees. A longer part of an edge is divided before its curve on the map is looked at. */
const MAX_PART = 1
/** Halvings of a part. Beyond them the map has a gap there, or ends. */
const MAX_HALVINGS = 28
/** The curve of a part on the map stays within this share of its size from the straight line between its ends. */
const MAX_BULGE = 0.5

/**
 * A bbox in a reference system other than longitude and latitude. The sides of its boxes are straight on the map of
 * that system, while edges of geometries are straight in longitude and latitude, as for a bbox in degrees.
 */
export class ProjectedBbox {
  readonly #regions: readonly ProjectedBox[]
  readonly #turned: readonly ProjectedBox[]

  constructor(bbox: Bbox, system: CoordinateSystem) {
    this.#regions = bbox.map((box) => new ProjectedBox(box, system, 0))
    this.#turned = [-360, 360].flatMap((turn) => bbox.map((box) => new ProjectedBox(box, system, turn)))
  }

  /**
   * True if a stored geometry has a point in the bbox, borders and the rounding of answers included.
   *
   * @param projection of the stored positions, unrounded; without it they are longitude and latitude
   * @throws UnreadableGeometry
   */
  meets(bytes: Uint8Array, projection: Unprojection | undefined): boolean {
    let isBeyond180 = false
    for (const region of this.#regions) {
      const reader = new GeometryReader(bytes, projection)
      if (meetsRegion(reader, region)) return true
      isBeyond180 ||= reader.isBeyond180
    }
    // A part that crosses the antimeridian has places on both sides of the map.
    return (
      isBeyond180 && this.#turned.some((region) => meetsRegion(new GeometryReader(bytes, projection), region))
    )
  }
}

/** One box, as a region of longitude and latitude. */
class ProjectedBox implements Region {
  readonly minZ: number
  readonly maxZ: number
  readonly #box: Box
  readonly #system: CoordinateSystem
  /** Degrees added to longitudes. */
  readonly #turn: number
  /** The largest distance of a curve from its chord that is treated as straight: the last decimal of answers. */
  readonly #tolerance: number
  /** Longitude and latitude of a place in the box; NaN if no part of the box is a place on Earth. */
  readonly #inner: { x: number; y: number }
  readonly #image = { x: 0, y: 0 }
  /** The end of the last edge: longitude and latitude, and its image on the map. */
  readonly #last = { longitude: NaN, latitude: NaN, x: NaN, y: NaN }

  constructor(box: Box, system: CoordinateSystem, turn: number) {
    this.#box = withRounding(box, system.decimals)
    this.#system = system
    this.#turn = turn
    this.#tolerance = 10 ** -system.decimals
    this.minZ = box.minZ
    this.maxZ = box.maxZ
    this.#inner = innerPlace(box, system)
  }

  inside(longitude: number, latitude: number): boolean {
    this.#project(longitude, latitude)
    return this.#remember(longitude, latitude)
  }

  cuts(longitude1: number, latitude1: number, longitude2: number, latitude2: number): boolean {
    const last = this.#last
    if (last.longitude !== longitude1 || last.latitude !== latitude1) this.inside(longitude1, latitude1)
    const parts = Math.ceil(
      Math.max(Math.abs(longitude2 - longitude1), Math.abs(latitude2 - latitude1)) / MAX_PART,
    )
    let fromLongitude = longitude1
    let fromLatitude = latitude1
    for (let part = 1; part <= parts || part === 1; part++) {
      const isLast = part >= parts
      const toLongitude = isLast ? longitude2 : longitude1 + ((longitude2 - longitude1) * part) / parts
      const toLatitude = isLast ? latitude2 : latitude1 + ((latitude2 - latitude1) * part) / parts
      const { x, y } = last
      if (this.inside(toLongitude, toLatitude)) return true
      const { x: toX, y: toY } = last
      if (this.#partCuts(fromLongitude, fromLatitude, x, y, toLongitude, toLatitude, toX, toY, 0)) return true
      fromLongitude = toLongitude
      fromLatitude = toLatitude
    }
    return false
  }

  crossesRay(longitude1: number, latitude1: number, longitude2: number, latitude2: number): boolean {
    const { x, y } = this.#inner
    return crossesRayFrom(x, y, longitude1 + this.#turn, latitude1, longitude2 + this.#turn, latitude2)
  }

  /** True if the curve of a short edge has a point in the box. Its ends are outside. */
  #partCuts(
    longitude1: number,
    latitude1: number,
    x1: number,
    y1: number,
    longitude2: number,
    latitude2: number,
    x2: number,
    y2: number,
    halvings: number,
  ): boolean {
    const { minX, minY, maxX, maxY } = this.#box
    const bulge = MAX_BULGE * Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1))
    // Comparisons with NaN are false: a part that leaves the map is divided, where its ends have no coordinates.
    if (Math.max(x1, x2) + bulge < minX || Math.min(x1, x2) - bulge > maxX) return false
    if (Math.max(y1, y2) + bulge < minY || Math.min(y1, y2) - bulge > maxY) return false
    const longitude = (longitude1 + longitude2) / 2
    const latitude = (latitude1 + latitude2) / 2
    this.#project(longitude, latitude)
    const { x, y } = this.#image
    if (x >= minX && x <= maxX && y >= minY && y <= maxY) return true
    if (Math.hypot(x - (x1 + x2) / 2, y - (y1 + y2) / 2) <= this.#tolerance) {
      return cutsBox(minX, minY, maxX, maxY, x1, y1, x, y) || cutsBox(minX, minY, maxX, maxY, x, y, x2, y2)
    }
    // Without this end, a part beyond the map would be halved into millions of parts.
    const isBeyondMap = !Number.isFinite(x + y) && !Number.isFinite(x1 + y1) && !Number.isFinite(x2 + y2)
    if (isBeyondMap || halvings === MAX_HALVINGS) return false
    return (
      this.#partCuts(longitude1, latitude1, x1, y1, longitude, latitude, x, y, halvings + 1) ||
      this.#partCuts(longitude, latitude, x, y, longitude2, latitude2, x2, y2, halvings + 1)
    )
  }

  /** Puts the position of a place on the map into `#image`. */
  #project(longitude: number, latitude: number): void {
    const image = this.#image
    image.x = longitude + this.#turn
    image.y = latitude
    this.#system.fromLonLat(image)
  }

  /** Keeps the image as the end of an edge. @returns true if it is in the box */
  #remember(longitude: number, latitude: number): boolean {
    const { x, y } = this.#image
    const last = this.#last
    last.longitude = longitude
    last.latitude = latitude
    last.x = x
    last.y = y
    const { minX, minY, maxX, maxY } = this.#box
    return x >= minX && x <= maxX && y >= minY && y <= maxY
  }
}

/** The first of the centre and the corners that is a place on Earth, in longitude (-180 to 180) and latitude. */
function innerPlace({ minX, minY, maxX, maxY }: Box, system: CoordinateSystem): { x: number; y: number } {
  const corners = [minX, maxX].flatMap((x) => [minY, maxY].map((y) => ({ x, y })))
  for (const place of [{ x: (minX + maxX) / 2, y: (minY + maxY) / 2 }, ...corners]) {
    const { x, y } = place
    system.toLonLat(place)
    const back = { ...place }
    system.fromLonLat(back)
    // Beyond the edge of a map, an inverse may still return a place.
    if (!(Math.hypot(back.x - x, back.y - y) <= 1e-6 * Math.max(1, Math.abs(x), Math.abs(y)))) continue
    place.x -= 360 * Math.round(place.x / 360)
    return place
  }
  return { x: NaN, y: NaN }
}
