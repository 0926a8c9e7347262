/** Numbers from here on have an exponent in their text, as in JavaScript. */
const MAX_POSITIONAL = 21
/** Decimal digits that a hexadecimal digit holds. */
const DECIMALS_OF_HEX = Math.log10(16)

/** Numbers below 10 to this power have an exponent in their text, as in JavaScript. */
const MIN_POSITIONAL = -6

/**
 * The shortest text that identifies `fraction` times 16 to the power `exponent` among the numbers with so many
 * hexadecimal digits. It is not negative. Its form is that of JavaScript: `0.1`, `1e-7`, `7.237005145973116e+75`.
 */
export function shortestText(fraction: bigint, exponent: number, hexDigits: number): string {
  if (fraction === 0n) return '0'
  // A fraction has its first digit in the first place, so that its neighbours are one apart.
  const limit = 16n ** BigInt(hexDigits - 1)
  while (fraction < limit) {
    fraction *= 16n
    exponent--
  }
  const top = exponent > 0 ? fraction * 16n ** BigInt(exponent) : fraction
  const bottom = exponent < 0 ? 16n ** BigInt(-exponent) : 1n
  // Neighbours are `1 / bottom` apart, or 16 to the power `exponent`.
  const gap = exponent > 0 ? 16n ** BigInt(exponent) : 1n
  const power = powerOfTen(top, bottom)
  /** The text with so many digits. Undefined if a neighbour is as near to it. */
  const textOf = (precision: number): string | undefined => {
    const scale = power + 1 - precision
    const [up, down] = scale > 0 ? [bottom * 10n ** BigInt(scale), 1n] : [bottom, 10n ** BigInt(-scale)]
    // `top / bottom` in units of 10 to the power `scale`, rounded to the nearest.
    const nearest = (2n * top * down + up) / (2n * up)
    // Below a power of 16 the gap is smaller, so that a decimal above it may do where the nearest one does not.
    for (const decimal of fraction === limit ? [nearest, nearest + 1n] : [nearest]) {
      const difference = decimal * up - top * down
      const isBelow = difference < 0n
      const parts = isBelow && fraction === limit ? 32n : 2n
      // The text reads back as the number if it is nearer to it than half of the gap.
      if (parts * (isBelow ? -difference : difference) < gap * down) return written(decimal, scale)
    }
    return undefined
  }
  // A text with more digits than one that reads back reads back too. Most numbers need all digits.
  const usual = Math.floor(hexDigits * DECIMALS_OF_HEX) - 1
  let precision = textOf(usual) === undefined ? usual + 1 : 1
  for (;;) {
    const text = textOf(precision++)
    if (text !== undefined) return text
  }
}

/** The greatest power of ten that is not above `top / bottom`. */
function powerOfTen(top: bigint, bottom: bigint): number {
  let power = top.toString().length - bottom.toString().length
  const isAbove = power > 0 ? 10n ** BigInt(power) * bottom > top : bottom > top * 10n ** BigInt(-power)
  if (isAbove) power--
  return power
}

/** `decimal` times 10 to the power `scale`, in the form of JavaScript. */
function written(decimal: bigint, scale: number): string {
  const all = decimal.toString()
  const digits = all.replace(/0+$/, '')
  const point = all.length + scale
  if (point > MAX_POSITIONAL || point <= MIN_POSITIONAL) {
    const power = point - 1
    const fraction = digits.length > 1 ? `.${digits.slice(1)}` : ''
    return `${digits[0]!}${fraction}e${power < 0 ? '-' : '+'}${Math.abs(power)}`
  }
  if (point <= 0) return `0.${'0'.repeat(-point)}${digits}`
  if (digits.length <= point) return digits.padEnd(point, '0')
  return `${digits.slice(0, point)}.${digits.slice(point)}`
}
