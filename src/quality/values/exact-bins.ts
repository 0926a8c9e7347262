import { type Scaled, digitsAt, floorQuotient } from '../model/exact-number.ts'
import { MAX_BINS } from './bins.ts'

/** Decimals of a width beyond those of the numbers: a twentieth of the least difference has two. */
const WIDTH_DECIMALS = 2

const STEPS = [1n, 2n, 5n] as const

/**
 * The edges of 1 to 20 bins of equal width for all numbers from `min` to `max`, like `binsBetween`, with all digits. The
 * width is the smallest of 1, 2 or 5 times a power of ten that needs at most 20 bins. The edges are multiples of the
 * width. Integers have a width of at least 1, so that up to 20 integers have one bin each.
 * @param isWhole true if the numbers are integers
 */
export function exactEdges(min: Scaled, max: Scaled, isWhole: boolean): Scaled[] {
  const scale = Math.max(min.scale, max.scale) + WIDTH_DECIMALS
  const [low, high] = [digitsAt(min, scale), digitsAt(max, scale)]
  const one = 10n ** BigInt(scale)
  const least = isWhole || low === high ? one : 1n
  for (let step = 0; ; step++) {
    const width = least * STEPS[step % STEPS.length]! * 10n ** BigInt(Math.floor(step / STEPS.length))
    const first = floorQuotient(low, width)
    // If each integer has its own bin, the last integer has its own bin too.
    const last =
      width === one && least === one ? floorQuotient(high, width) + 1n : -floorQuotient(-high, width)
    const bins = last > first ? Number(last - first) : 1
    if (bins <= MAX_BINS)
      return Array.from({ length: bins + 1 }, (_, bin) => ({ digits: (first + BigInt(bin)) * width, scale }))
  }
}
