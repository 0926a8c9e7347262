import { partsFor, quotientOfSum } from '../model/warehouse/fraction-parts.ts'
import type { NumberBin, ProfileStatistics, Rank, ScaledAttribute } from '../model/warehouse/profile-store.ts'
import { digitsAt, type Scaled, type ExactNumber, exactNumber, scaledOf } from '../model/exact-number.ts'
import type { NumberSummary } from '../model/profile.ts'
import { numberOfKey } from '../values/number-keys.ts'
import { distanceOf, keyMeans, type NumberKeys, positionOf, positionsOf } from './number-keys.ts'

/** An attribute with values that have an `x`. */
export interface NumberAttribute {
  readonly attribute: number
  /** Number of rows whose value has an `x`, with the smallest and the greatest `x`. */
  readonly xRows: number
  readonly minX: number
  readonly maxX: number
  /** Set if doubles cannot represent the numbers. */
  readonly keys?: NumberKeys | undefined
}

/** An attribute with its numbers counted in bins, in order. */
interface Counted extends NumberAttribute, ScaledAttribute {
  readonly bins: readonly NumberBin[]
  readonly mean: ExactNumber
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
  const scaled = attributes.map((one) => ({ ...one, ...scalingOf(one) }))
  const parts = partsFor(Math.max(...attributes.map(({ xRows }) => xRows)))
  const bins = new Map<number, NumberBin[]>(attributes.map(({ attribute }) => [attribute, []]))
  for (const bin of await statistics.bins(scaled, parts)) bins.get(bin.attribute)!.push(bin)
  const keyed = attributes.flatMap(({ keys, ...one }) => (keys ? [{ ...one, ...keys }] : []))
  const means = keyed.length > 0 ? await keyMeans(statistics, keyed) : new Map<number, never>()
  const counted = scaled.map((one): Counted => {
    const { attribute, keys, start, scale, minX, xRows } = one
    const own = bins.get(attribute)!
    const exact = means.get(attribute)
    if (keys !== undefined && exact !== undefined) {
      const centre = positionOf(keys, start, exact.precise) * scale
      return { ...one, bins: own, mean: exactNumber(exact.shown), centre }
    }
    const centre = quotientOfSum(
      own.reduce((sum, bin) => sum + bin.sum, 0n),
      xRows,
      parts,
    )
    // Halved, since the difference may exceed the range of doubles.
    return { ...one, bins: own, mean: 2 * (minX / 2 + centre / (2 * scale)), centre }
  })
  const squares = await statistics.squares(counted, parts)
  const numberAt = await readNumbersAt(statistics, counted)
  return new Map(
    counted.map((one) => {
      const { attribute, xRows, keys, start, scale, mean } = one
      const variance = xRows === 1 ? 0 : quotientOfSum(squares.get(attribute)!, xRows - 1, parts)
      const deviation = Math.sqrt(variance) / scale
      const quartile = (quarter: number): ExactNumber => {
        const { rank, quarters } = quartilePosition(xRows, quarter)
        const below = numberAt(one, rank)
        return exactNumber(quarters === 0 ? below : between(below, numberAt(one, rank + 1), quarters))
      }
      const summary: NumberSummary = {
        count: xRows,
        mean,
        standardDeviation: keys ? distanceOf(keys, start, deviation) : deviation,
        ...endsOf(one),
        lowerQuartile: quartile(1),
        median: quartile(2),
        upperQuartile: quartile(3),
      }
      return [attribute, summary]
    }),
  )
}

/** The least and the greatest number. */
function endsOf({ keys, minX, maxX }: NumberAttribute): Pick<NumberSummary, 'min' | 'max'> {
  if (!keys) return { min: minX, max: maxX }
  const [min, max] = [keys.minKey, keys.maxKey].map((key) => exactNumber(numberOfKey(key, keys.places)))
  return { min: min!, max: max! }
}

/** The positions of the numbers of an attribute, and their scaling. */
function scalingOf({ keys, minX, maxX }: NumberAttribute): Omit<ScaledAttribute, 'attribute'> {
  if (!keys) return { start: 0, least: '0', ...scaleOf({ minX, maxX }) }
  const { start, least, greatest } = positionsOf(keys)
  return { start, least, ...scaleOf({ minX: 0, maxX: greatest }) }
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

/** Type 7 of Hyndman and Fan: the row, from 1, and the quarters of the way to the next row. */
function quartilePosition(rows: number, quarter: number): { rank: number; quarters: number } {
  const quarters = (rows - 1) * quarter
  return { rank: Math.floor(quarters / 4) + 1, quarters: quarters % 4 }
}

/** Interpolates between two numbers. @param quarters of the way from the first to the second */
function between(below: Scaled, above: Scaled, quarters: number): Scaled {
  const scale = Math.max(below.scale, above.scale)
  const [low, high] = [digitsAt(below, scale), digitsAt(above, scale)]
  // A quarter has two decimals.
  return { digits: 25n * (low * BigInt(4 - quarters) + high * BigInt(quarters)), scale: scale + 2 }
}

/** Reads the numbers that the quartiles of all attributes need. */
async function readNumbersAt(
  statistics: ProfileStatistics,
  attributes: readonly Counted[],
): Promise<(attribute: Counted, rank: number) => Scaled> {
  const ranks = attributes.flatMap((one) => neededRanks(one.xRows).map((rank) => placeOf(one, rank)))
  const keyOf = ({ attribute, bin, rank }: Rank): string => `${attribute} ${bin} ${rank}`
  const distinct = [...new Map(ranks.map((rank) => [keyOf(rank), rank])).values()]
  const numbers = new Map((await statistics.ranks(attributes, distinct)).map((one) => [keyOf(one), one]))
  return (attribute, rank) => {
    const { x, key } = numbers.get(keyOf(placeOf(attribute, rank)))!
    return attribute.keys && key !== null ? numberOfKey(key, attribute.keys.places) : scaledOf(x)
  }
}

const neededRanks = (rows: number): number[] =>
  [1, 2, 3].flatMap((quarter) => {
    const { rank, quarters } = quartilePosition(rows, quarter)
    return quarters === 0 ? [rank] : [rank, rank + 1]
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
