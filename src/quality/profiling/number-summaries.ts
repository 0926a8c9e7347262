import type { NumberBin, ProfileStatistics, Rank, ScaledAttribute } from '../model/profile-store.ts'
import type { NumberSummary } from '../model/profile.ts'

/** An attribute with values that have an `x`. */
export interface NumberAttribute {
  readonly attribute: number
  /** Number of rows whose value has an `x`, with the smallest and the greatest `x`. */
  readonly xRows: number
  readonly minX: number
  readonly maxX: number
}

/** An attribute with its numbers counted in bins, in order. */
interface Counted extends NumberAttribute, ScaledAttribute {
  readonly bins: readonly NumberBin[]
  /** Mean of the scaled numbers. */
  readonly centre: number
}

/**
 * Mean, standard deviation and quartiles over rows, exact at any size, without sorting the rows. Memory does not grow
 * with the number of rows.
 *
 * The numbers are shifted and scaled to the range from 0 to 1, so that sums do not overflow and small differences of
 * large numbers are not lost. A first pass counts them in bins of equal width and computes the mean. A second pass
 * computes the deviation. The number at a rank is found among the distinct numbers of its bin.
 */
export async function numberSummaries(
  statistics: ProfileStatistics,
  attributes: readonly NumberAttribute[],
): Promise<ReadonlyMap<number, NumberSummary>> {
  const scaled = attributes.map((one) => ({ ...one, ...scaleOf(one) }))
  const bins = new Map<number, NumberBin[]>(attributes.map(({ attribute }) => [attribute, []]))
  for (const bin of await statistics.bins(scaled)) bins.get(bin.attribute)!.push(bin)
  const counted = scaled.map((one): Counted => {
    const own = bins.get(one.attribute)!
    return { ...one, bins: own, centre: own.reduce((sum, bin) => sum + bin.sum, 0) / one.xRows }
  })
  const squares = await statistics.squares(counted)
  const numberAt = await readNumbersAt(statistics, counted)
  return new Map(
    counted.map((one) => {
      const { attribute, xRows, minX, maxX, scale, centre } = one
      const variance = xRows === 1 ? 0 : squares.get(attribute)!.sum / (xRows - 1)
      const quartile = (quarter: number): number => {
        const { rank, part } = quartilePosition(xRows, quarter)
        const below = numberAt(one, rank)
        return part === 0 ? below : between(below, numberAt(one, rank + 1), part)
      }
      const summary: NumberSummary = {
        count: xRows,
        // Halved, since the difference may exceed the range of doubles.
        mean: 2 * (minX / 2 + centre / (2 * scale)),
        standardDeviation: Math.sqrt(variance) / scale,
        min: minX,
        lowerQuartile: quartile(1),
        median: quartile(2),
        upperQuartile: quartile(3),
        max: maxX,
      }
      return [attribute, summary]
    }),
  )
}

/** The power of two that scales the shifted numbers to the range from 0 to 1. A power of two does not round. */
export function scaleOf({ minX, maxX }: Pick<NumberAttribute, 'minX' | 'maxX'>): {
  scale: number
  shift: number
} {
  // Half of the range, since the whole range may exceed the range of doubles.
  const half = maxX / 2 - minX / 2
  const scale = half === 0 ? 1 : 2 ** Math.min(1000, -Math.floor(Math.log2(half)) - 2)
  return { scale, shift: minX * scale }
}

/** Type 7 of Hyndman and Fan: the row, from 1, and the fraction of the way to the next row. */
function quartilePosition(rows: number, quarter: number): { rank: number; part: number } {
  const quarters = (rows - 1) * quarter
  return { rank: Math.floor(quarters / 4) + 1, part: (quarters % 4) / 4 }
}

/** Interpolates between two numbers, whose difference may exceed the greatest double. */
function between(below: number, above: number, part: number): number {
  const difference = above - below
  return Number.isFinite(difference) ? below + difference * part : below * (1 - part) + above * part
}

/** Reads the numbers that the quartiles of all attributes need. */
async function readNumbersAt(
  statistics: ProfileStatistics,
  attributes: readonly Counted[],
): Promise<(attribute: Counted, rank: number) => number> {
  const ranks = attributes.flatMap((one) => neededRanks(one.xRows).map((rank) => placeOf(one, rank)))
  const keyOf = ({ attribute, bin, rank }: Rank): string => `${attribute} ${bin} ${rank}`
  const distinct = [...new Map(ranks.map((rank) => [keyOf(rank), rank])).values()]
  const numbers = new Map((await statistics.ranks(attributes, distinct)).map((one) => [keyOf(one), one.x]))
  return (attribute, rank) => numbers.get(keyOf(placeOf(attribute, rank)))!
}

const neededRanks = (rows: number): number[] =>
  [1, 2, 3].flatMap((quarter) => {
    const { rank, part } = quartilePosition(rows, quarter)
    return part === 0 ? [rank] : [rank, rank + 1]
  })

/** The bin of a row, given the row's rank among all rows, and the row's rank in the bin. */
function placeOf({ attribute, bins }: Counted, rank: number): Rank {
  let before = 0
  for (const { bin, rows } of bins) {
    if (rank <= before + rows) return { attribute, bin, rank: rank - before }
    before += rows
  }
  throw new Error('The rows of a profile do not add up.')
}
