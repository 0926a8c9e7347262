import type { Geometry, Position } from 'geojson'
import { covers, type Area } from '../model/area.ts'
import type { FeatureKey, Layer, Transformation } from '../model/collection-store.ts'
import { toDegrees } from '../model/comparison.ts'
import { rounderTo, type CoordinateSystem } from '../model/coordinate-system.ts'
import { BeyondSystem } from '../model/errors.ts'
import { latitudesToClip, reachToCheck } from '../model/reach.ts'
import { clipGeometry } from './clip-geometry.ts'
import { extentOfGeometry } from './extent-of-geometry.ts'
import { geometryText } from './wkb-to-geojson.ts'

/** What becomes of geometries that reach beyond the bounds of the reference system of an answer. */
export class GeometryLimits {
  readonly #system: CoordinateSystem
  readonly #degrees: Transformation | undefined
  /** Geometries beyond it are an error. */
  readonly #reach: Area | undefined
  /** Geometries beyond them are clipped. */
  readonly #latitudes: readonly [number, number] | undefined

  /** @returns undefined if no geometry of the layer reaches beyond the bounds */
  static of(layer: Layer, system: CoordinateSystem | undefined): GeometryLimits | undefined {
    const reach = reachToCheck(layer, system)
    const latitudes = latitudesToClip(layer, system)
    if (system === undefined || (reach ?? latitudes) === undefined) return undefined
    return new GeometryLimits(system, toDegrees(layer.crs), reach, latitudes)
  }

  private constructor(
    system: CoordinateSystem,
    degrees: Transformation | undefined,
    reach: Area | undefined,
    latitudes: readonly [number, number] | undefined,
  ) {
    this.#system = system
    this.#degrees = degrees
    this.#reach = reach
    this.#latitudes = latitudes
  }

  /**
   * True if a geometry has to be clipped.
   *
   * @throws BeyondSystem if it has no coordinates in the system, and the system has no bounds to clip it at
   * @throws UnreadableGeometry
   */
  reachesBeyond(id: FeatureKey, bytes: Uint8Array): boolean {
    const extent = extentOfGeometry(bytes, this.#degrees)
    if (extent === undefined) return false
    const [west, east, south, north] = extent
    if (this.#reach !== undefined && !covers(this.#reach, [west, south, east, north]))
      throw new BeyondSystem(id, this.#system.uri)
    return this.#latitudes !== undefined && (south < this.#latitudes[0] || north > this.#latitudes[1])
  }

  /**
   * The part of a geometry within the bounds, in the reference system of the answer; null if nothing is within.
   *
   * @throws UnreadableGeometry
   */
  clipped(bytes: Uint8Array): Geometry | null {
    const geometry = JSON.parse(geometryText(bytes, this.#degrees)) as Geometry
    const found = clipGeometry(geometry, this.#latitudes ?? [-90, 90])
    return found === undefined ? null : this.#inSystem(found)
  }

  #inSystem(geometry: Geometry): Geometry {
    if (geometry.type === 'GeometryCollection')
      return { ...geometry, geometries: geometry.geometries.map((part) => this.#inSystem(part)) }
    return { ...geometry, coordinates: this.#positions(geometry.coordinates) } as Geometry
  }

  #positions(coordinates: Coordinates): Coordinates {
    if (typeof coordinates[0] !== 'number')
      return (coordinates as Coordinates[]).map((part) => this.#positions(part))
    const [x, y, ...others] = coordinates as Position
    const place = { x: x!, y: y! }
    this.#system.fromLonLat(place)
    const round = rounderTo(this.#system.decimals)
    const position = [round(place.x), round(place.y)]
    return [...(this.#system.isNorthFirst ? position.reverse() : position), ...others]
  }
}

type Coordinates = Position | Coordinates[]
