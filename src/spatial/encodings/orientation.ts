/** The relative error of the determinant in doubles (Shewchuk 1997, ccwerrboundA). */
const ERROR_BOUND = (3 + 16 * 2 ** -53) * 2 ** -53

/**
 * The side of a line on which a place is, without rounding: 1 if it is left of the line from the first to the second
 * place, -1 if it is right of it, 0 if it is on it.
 */
export function orientation(x1: number, y1: number, x2: number, y2: number, x: number, y: number): number {
  const left = (x1 - x) * (y2 - y)
  const right = (y1 - y) * (x2 - x)
  const determinant = left - right
  if (Math.abs(determinant) > ERROR_BOUND * (Math.abs(left) + Math.abs(right))) return Math.sign(determinant)
  return exactOrientation(x1, y1, x2, y2, x, y)
}

/** The same in whole numbers, for places that are on the line or nearly on it. */
function exactOrientation(...coordinates: [number, number, number, number, number, number]): number {
  const parts = coordinates.map(partsOf)
  const lowest = Math.min(...parts.map(({ exponent }) => exponent))
  const [x1, y1, x2, y2, x, y] = parts.map(
    ({ mantissa, exponent }) => mantissa << BigInt(exponent - lowest),
  ) as [bigint, bigint, bigint, bigint, bigint, bigint]
  const determinant = (x1 - x) * (y2 - y) - (y1 - y) * (x2 - x)
  return determinant > 0n ? 1 : determinant < 0n ? -1 : 0
}

const bits = new DataView(new ArrayBuffer(8))
const MANTISSA_BITS = 52n

/** A finite double as a whole number times a power of two (IEEE 754). */
function partsOf(value: number): { readonly mantissa: bigint; readonly exponent: number } {
  bits.setFloat64(0, value)
  const all = bits.getBigUint64(0)
  const biased = Number((all >> MANTISSA_BITS) & 0x7ffn)
  const fraction = all & ((1n << MANTISSA_BITS) - 1n)
  const mantissa = biased === 0 ? fraction : fraction | (1n << MANTISSA_BITS)
  return { mantissa: value < 0 ? -mantissa : mantissa, exponent: Math.max(1, biased) }
}
