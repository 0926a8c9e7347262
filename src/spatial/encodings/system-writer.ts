import type { CoordinateSystem } from '../model/coordinate-system.ts'
import { OutsideSystem } from '../model/errors.ts'
import { TextWriter } from './text-writer.ts'

/**
 * Writes positions in a reference system other than longitude and latitude: in the axis order of its authority,
 * rounded to its decimals. It allocates nothing for a position.
 */
export class SystemWriter extends TextWriter {
  readonly #system: CoordinateSystem
  readonly #isStored: boolean
  readonly #place = { x: 0, y: 0 }

  /**
   * @param isStored true if positions are given in the system; otherwise they are given as longitude and latitude
   */
  constructor(capacity: number, system: CoordinateSystem, isStored: boolean) {
    super(capacity)
    this.#system = system
    this.#isStored = isStored
  }

  /** @throws OutsideSystem for a place without coordinates in the system */
  override position(x: number, y: number, z?: number): void {
    const place = this.#place
    place.x = x
    place.y = y
    if (!this.#isStored) {
      this.#system.fromLonLat(place)
      // The sum is NaN or infinite if a coordinate is.
      if (!Number.isFinite(place.x + place.y)) throw new OutsideSystem(this.#system.uri)
    }
    const { isNorthFirst, decimals } = this.#system
    const first = isNorthFirst ? place.y : place.x
    const second = isNorthFirst ? place.x : place.y
    if (decimals === 3) this.lengths(first, second, z)
    else super.position(first, second, z)
  }
}
