import type { Box } from '../model/bbox.ts'
import type { Projection } from '../model/collection-store.ts'
import { DatumChange } from './datum-change.ts'
import type { Definition } from './definitions.ts'
import { METRES_PER_DEGREE } from './bulge.ts'
import { Envelopes } from './envelopes.ts'
import type { Extent } from './extent.ts'

const RADIAN = 180 / Math.PI

/**
 * Transforms the stored positions of a layer to WGS 84 and back. GeoPackage stores easting before northing
 * and longitude before latitude, regardless of the order of the axes (OGC 12-128r19, clause 2.1.3.1.1); the
 * orientation of axes that point south and west does matter.
 */
export class StoredProjection implements Projection {
  readonly wraps: boolean
  readonly isLonLat: boolean
  readonly #definition: Definition
  readonly #datum: DatumChange | undefined
  readonly #isGeographic: boolean
  readonly #metres: number
  readonly #primeMeridian: number
  /** Of the map, from Greenwich, in radians. */
  readonly #centralMeridian: number
  readonly #scratch = { x: 0, y: 0 }
  #envelopes: Envelopes | undefined

  /** @param isLonLat true if stored positions are longitude and latitude, of which some exceed 180 degrees */
  constructor(definition: Definition, isLonLat = false) {
    this.isLonLat = isLonLat
    this.#definition = definition
    this.#datum = DatumChange.of(definition.datum)
    this.#isGeographic = definition.projName === 'longlat'
    this.#metres = this.#isGeographic ? 1 / RADIAN : (definition.to_meter ?? 1)
    this.#primeMeridian = definition.from_greenwich ?? 0
    this.#centralMeridian = (definition.long0 ?? 0) + this.#primeMeridian
    this.wraps = !this.#isGeographic && this.#isContinuousAtAntimeridian()
  }

  /** True if stored positions are degrees. */
  get isGeographic(): boolean {
    return this.#isGeographic
  }

  /** Metres in a unit of stored positions; radians if they are degrees. */
  get unit(): number {
    return this.#metres
  }

  get metres(): number {
    return this.#isGeographic ? METRES_PER_DEGREE : this.#metres
  }

  /** Prepares `envelopesOf`: see Envelopes. */
  prepareEnvelopes(lonLat: Extent | undefined, largest: number): void {
    this.#envelopes = new Envelopes(this, lonLat, largest, this.metres)
  }

  toLonLat(position: { x: number; y: number }): void {
    // Radians would change the last digits.
    if (this.isLonLat) return
    const place = this.#scratch
    const { axis } = this.#definition
    if (axis === 'wsu') {
      place.x = -position.x * this.#metres
      place.y = -position.y * this.#metres
    } else if (axis === 'swu') {
      place.x = -position.y * this.#metres
      place.y = -position.x * this.#metres
    } else {
      place.x = position.x * this.#metres
      place.y = position.y * this.#metres
    }
    const found = this.#isGeographic ? place : this.#definition.inverse(place)
    // A little beyond the pole is a rounding error; far beyond it is not a place.
    if (found === null || !(Math.abs(found.y) <= Math.PI / 2 + 1e-6)) {
      position.x = position.y = NaN
      return
    }
    found.x += this.#primeMeridian
    this.#datum?.toWgs84(found)
    position.x = found.x * RADIAN
    position.y = found.y * RADIAN
  }

  /** Transforms degrees of longitude and latitude in place to a stored position; NaN if there is none. */
  fromLonLat(position: { x: number; y: number }): void {
    const place = this.#scratch
    place.x = position.x / RADIAN
    place.y = position.y / RADIAN
    this.#datum?.fromWgs84(place)
    if (!this.#isGeographic) {
      // Both edges of the map stay unchanged.
      const beyond = (place.x - this.#centralMeridian) / (2 * Math.PI)
      if (Math.abs(beyond) > 0.5 + 1e-12) place.x -= 2 * Math.PI * Math.round(beyond)
    }
    place.x -= this.#primeMeridian
    const found = this.#isGeographic ? place : this.#definition.forward(place)
    const x = (found?.x ?? NaN) / this.#metres
    const y = (found?.y ?? NaN) / this.#metres
    const { axis } = this.#definition
    if (axis === 'wsu') {
      position.x = -x
      position.y = -y
    } else if (axis === 'swu') {
      position.x = -y
      position.y = -x
    } else {
      position.x = x
      position.y = y
    }
  }

  envelopesOf(box: Box): readonly Box[] | undefined {
    return this.#envelopes?.of(box)
  }

  /** True if both sides of the meridian opposite the central meridian are adjacent on the map. */
  #isContinuousAtAntimeridian(): boolean {
    const opposite = this.#centralMeridian * RADIAN + 180
    return [-60, 60].some((y) => {
      const [west, east] = [1e-6, -1e-6].map((x) => {
        const position = { x: opposite + x, y }
        this.fromLonLat(position)
        return position
      }) as [{ x: number; y: number }, { x: number; y: number }]
      return Math.hypot(west.x - east.x, west.y - east.y) * this.#metres < 1
    })
  }
}
