/** The kind of numbers: any numbers, integers, dates and times in seconds, or dates in seconds. */
export type BinUnit = 'number' | 'whole' | 'seconds' | 'days'

/** Bins of equal width. */
export interface BinEdges {
  /** The edge below bin `i` is `base + (first + i) * times / by`. */
  readonly base: number
  readonly first: number
  readonly times: number
  readonly by: number
  readonly bins: number
}

export const MAX_BINS = 20

/** The lower edge of a bin, or the upper edge of the last bin. */
export const edgeOf = ({ base, first, times, by }: BinEdges, bin: number): number =>
  base + ((first + bin) * times) / by

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Widths below a day that divide a day. Larger widths are 1, 2, 5, 10 … days. */
const PARTS_OF_DAY = [
  1, 2, 5, 10, 15, 30,
  MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE, 15 * MINUTE, 30 * MINUTE,
  HOUR, 2 * HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR,
] // prettier-ignore

/** The smallest useful width: a bin of this width contains one number. */
const LEAST_WIDTHS: Readonly<Record<BinUnit, number>> = { number: 0, whole: 1, seconds: 1, days: DAY }

/** Two bins: negative numbers, and numbers from zero. */
const BEYOND: BinEdges = { base: 0, first: -1, times: Number.MAX_VALUE, by: 1, bins: 2 }

/**
 * Makes 1 to 20 bins of equal width for all numbers from `min` to `max`. The last bin includes its upper edge.
 *
 * The width is the smallest of 1, 2 or 5 times a power of ten that needs at most 20 bins. The edges are multiples of
 * the width. Integers have a width of at least 1, so that up to 20 integers have one bin each. Dates and times have widths
 * of 1, 2, 5, 10, 15 or 30 seconds or minutes, of 1, 2, 3, 6 or 12 hours, or of 1, 2, 5, 10 … days. Dates have a width
 * of at least a day.
 *
 * If doubles cannot represent such edges because the numbers are too close, the bins divide the range from `min` to
 * `max`, or there is one bin. If the range exceeds the greatest double, there are two bins.
 */
export function binsBetween(min: number, max: number, unit: BinUnit): BinEdges {
  if (!Number.isFinite(max - min)) return BEYOND
  const plain = plainBins(min, max, unit === 'number' && min === max ? 'whole' : unit)
  if (plain !== undefined && areApart(plain)) return plain
  // Slightly wider than necessary, so that rounding does not exclude the greatest number.
  const times = (max / MAX_BINS - min / MAX_BINS) * (1 + 2 ** -50)
  const divided = { base: min, first: 0, times, by: 1, bins: MAX_BINS }
  const holdsAll = areApart(divided) && edgeOf(divided, MAX_BINS) >= max
  return holdsAll ? divided : { base: min, first: 0, times: max - min, by: 1, bins: 1 }
}

/** Undefined if doubles cannot represent such edges. */
function plainBins(min: number, max: number, unit: BinUnit): BinEdges | undefined {
  const least = LEAST_WIDTHS[unit]
  for (const { times, by } of widthsFrom(Math.max(least, max / MAX_BINS - min / MAX_BINS), unit)) {
    const first = Math.floor((min / times) * by)
    // If each number has its own bin, the last number has its own bin too.
    const last = times === least ? Math.floor(max / times) + 1 : Math.ceil((max / times) * by)
    const edges = { base: 0, first, times, by, bins: Math.max(1, last - first) }
    if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last)) return undefined
    if (edges.bins <= MAX_BINS && edgeOf(edges, 0) <= min && max <= edgeOf(edges, edges.bins)) return edges
  }
  return undefined
}

/** Some ascending widths. The first is not less than `least`, except by rounding. */
function* widthsFrom(least: number, unit: BinUnit): Generator<{ times: number; by: number }> {
  if (unit === 'number' || unit === 'whole') {
    yield* decimalWidths(least)
    return
  }
  for (const times of PARTS_OF_DAY) if (times >= least) yield { times, by: 1 }
  for (const { times, by } of decimalWidths(Math.max(1, least / DAY))) yield { times: times * DAY, by }
}

/** 1, 2 and 5 times powers of ten. Widths below 1 are fractions, since 3 / 10 equals 0.3 and 3 * 0.1 does not. */
function* decimalWidths(least: number): Generator<{ times: number; by: number }> {
  const power = Math.floor(Math.log10(least))
  for (let exponent = power; exponent <= power + 2; exponent++) {
    for (const digit of [1, 2, 5]) {
      const width =
        exponent < 0 ? { times: digit, by: 10 ** -exponent } : { times: digit * 10 ** exponent, by: 1 }
      if (width.times / width.by >= least * (1 - 1e-9)) yield width
    }
  }
}

function areApart(edges: BinEdges): boolean {
  for (let bin = 0; bin < edges.bins; bin++) if (!(edgeOf(edges, bin) < edgeOf(edges, bin + 1))) return false
  return Number.isFinite(edgeOf(edges, 0)) && edgeOf(edges, edges.bins) < Infinity
}
