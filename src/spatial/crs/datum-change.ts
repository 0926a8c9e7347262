import type { Datum } from './definitions.ts'

/** Semi-major axis in metres and squared eccentricity of WGS 84. */
const WGS84 = { a: 6_378_137, es: 0.006694379990141316 }

/**
 * Moves geographic positions between a datum and WGS 84: through Cartesian coordinates and the seven Helmert
 * parameters, on the ellipsoid (height 0). Angles are radians. It allocates nothing.
 */
export class DatumChange {
  readonly #own: { readonly a: number; readonly es: number }
  readonly #parameters: readonly number[]

  /** @returns undefined if both datums have the same positions, or are treated as if they had */
  static of({ datum_type, datum_params = [], a, es }: Datum): DatumChange | undefined {
    // proj4's tolerance, by which GRS 80 is the ellipsoid of WGS 84.
    const isSameShape = a === WGS84.a && Math.abs(es - WGS84.es) < 5e-11
    // A 3-parameter shift may carry four more numbers; ignore them.
    if (datum_type === 1) return new DatumChange(a, es, datum_params.slice(0, 3))
    if (datum_type === 2) return new DatumChange(a, es, datum_params)
    return datum_type === 4 && !isSameShape ? new DatumChange(a, es, []) : undefined
  }

  private constructor(a: number, es: number, parameters: readonly number[]) {
    this.#own = { a, es }
    this.#parameters = [0, 1, 2, 3, 4, 5].map((i) => parameters[i] ?? 0).concat(parameters[6] ?? 1)
  }

  toWgs84(position: { x: number; y: number }): void {
    const { a, es } = this.#own
    const [dx, dy, dz, rx, ry, rz, scale] = this.#parameters as Seven
    const sin = Math.sin(position.y)
    const cos = Math.cos(position.y)
    const radius = a / Math.sqrt(1 - es * sin * sin)
    const x = radius * cos * Math.cos(position.x)
    const y = radius * cos * Math.sin(position.x)
    const z = radius * (1 - es) * sin
    toGeographic(
      position,
      WGS84,
      dx + scale * (x - rz * y + ry * z),
      dy + scale * (rz * x + y - rx * z),
      dz + scale * (-ry * x + rx * y + z),
    )
  }

  fromWgs84(position: { x: number; y: number }): void {
    const { a, es } = WGS84
    const [dx, dy, dz, rx, ry, rz, scale] = this.#parameters as Seven
    const sin = Math.sin(position.y)
    const cos = Math.cos(position.y)
    const radius = a / Math.sqrt(1 - es * sin * sin)
    const x = (radius * cos * Math.cos(position.x) - dx) / scale
    const y = (radius * cos * Math.sin(position.x) - dy) / scale
    const z = (radius * (1 - es) * sin - dz) / scale
    toGeographic(position, this.#own, x + rz * y - ry * z, -rz * x + y + rx * z, ry * x - rx * y + z)
  }
}

type Seven = [number, number, number, number, number, number, number]

/**
 * Bowring's formula: accurate to a thousandth of a millimetre this close to the ellipsoid, without iteration.
 */
function toGeographic(
  position: { x: number; y: number },
  { a, es }: { readonly a: number; readonly es: number },
  x: number,
  y: number,
  z: number,
): void {
  const b = a * Math.sqrt(1 - es)
  const fromAxis = Math.hypot(x, y)
  const reduced = Math.atan2(z * a, fromAxis * b)
  const sin = Math.sin(reduced)
  const cos = Math.cos(reduced)
  const longitude = Math.atan2(y, x)
  // The longitude continues beyond the antimeridian if it did before.
  position.x = longitude + 2 * Math.PI * Math.round((position.x - longitude) / (2 * Math.PI))
  position.y = Math.atan2(z + (es / (1 - es)) * b * sin * sin * sin, fromAxis - es * a * cos * cos * cos)
}
