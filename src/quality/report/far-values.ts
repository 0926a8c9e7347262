import { digitsAt, type Scaled, exactNumber, scaledOf, floorQuotient } from '../model/exact-number.ts'
import type { Bin, DoubleSummary, NumberPlaces, NumberSummary } from '../model/profile.ts'
import { doublesOf } from '../model/profile.ts'
import type { KeyedValue, KeyFences, OutlierTables } from '../model/warehouse/report-tables.ts'
import { exactEdges } from '../values/exact-bins.ts'
import { keyFrom, numberOfKey } from '../values/number-keys.ts'
import type { FarValues, ReportAttribute } from './report-model.ts'

export const OUTLIERS_SHOWN = 5
const BULK_BINS = 20

/** Tukey's fences lie this many interquartile ranges beyond the quartiles: halves. */
const FENCE_HALVES = 3

/** Undefined if no number lies beyond the fences, or if the quartiles are equal and there are no fences. */
export async function readFarValues(
  tables: OutlierTables,
  { id, profile: { numbers, places } }: ReportAttribute,
): Promise<FarValues | undefined> {
  if (numbers === undefined) return undefined
  return places ? farKeys(tables, id, numbers, places) : farDoubles(tables, id, doublesOf(numbers))
}

async function farDoubles(
  tables: OutlierTables,
  id: number,
  { min, lowerQuartile, upperQuartile, max }: DoubleSummary,
): Promise<FarValues | undefined> {
  const reach = (FENCE_HALVES * (upperQuartile - lowerQuartile)) / 2
  if (!(reach > 0)) return undefined
  const fences = [lowerQuartile - reach, upperQuartile + reach] as const
  if (min >= fences[0] && max <= fences[1]) return undefined
  const { below, above, least, greatest } = await tables.beyond(id, fences)
  const examples = await tables.furthest(id, fences, OUTLIERS_SHOWN)
  const bulk = await bulkOf(tables, id, least, greatest)
  return { below, above, whiskers: [least, greatest], bulk, examples }
}

/** The rows between two numbers in bins of equal width. */
async function bulkOf(tables: OutlierTables, attribute: number, from: number, to: number): Promise<Bin[]> {
  const width = (to - from) / BULK_BINS
  const rows = await tables.bins(attribute, from, to, BULK_BINS)
  return rows.map((rows, bin) => ({
    from: from + bin * width,
    to: bin === BULK_BINS - 1 ? to : from + (bin + 1) * width,
    rows,
  }))
}

/** The far numbers of an attribute with keys. */
async function farKeys(
  tables: OutlierTables,
  id: number,
  numbers: NumberSummary,
  places: NumberPlaces,
): Promise<FarValues | undefined> {
  const { min, lowerQuartile, upperQuartile, max } = numbers
  const all = [min, lowerQuartile, upperQuartile, max].map(scaledOf)
  // One more decimal for halves.
  const scale = Math.max(...all.map((one) => one.scale)) + 1
  const [least, low, high, most] = all.map((one) => digitsAt(one, scale)) as [bigint, bigint, bigint, bigint]
  const reach = (BigInt(FENCE_HALVES) * (high - low)) / 2n
  if (reach === 0n || (least >= low - reach && most <= high + reach)) return undefined
  const [lower, upper] = [low - reach, high + reach].map((digits) => ({ digits, scale })) as [Scaled, Scaled]
  const fences: KeyFences = [keyFrom(lower, places), keyFrom(afterOf(upper, places), places)]
  const found = await tables.beyondKeys(id, fences)
  const ends = [found.least, found.greatest].map((key) => numberOfKey(key, places)) as [Scaled, Scaled]
  const edges = exactEdges(...ends, places.decimals === 0)
  const inner = edges.slice(1, -1).map((edge) => keyFrom(edge, places))
  const rows = await tables.keyBins(id, fences, inner)
  return {
    below: found.below,
    above: found.above,
    whiskers: [exactNumber(ends[0]), exactNumber(ends[1])],
    bulk: rows.map((rows, bin) => ({
      from: exactNumber(edges[bin]!),
      to: exactNumber(edges[bin + 1]!),
      rows,
    })),
    examples: furthestOf(await tables.outermost(id, fences, OUTLIERS_SHOWN), [lower, upper], places),
  }
}

/** The least number with these places that is greater than a number. */
function afterOf(number: Scaled, { decimals }: NumberPlaces): Scaled {
  const scale = Math.max(number.scale, decimals)
  const steps = floorQuotient(digitsAt(number, scale), 10n ** BigInt(scale - decimals))
  return { digits: steps + 1n, scale: decimals }
}

/** The values that are furthest from the fences, in descending distance. */
function furthestOf(
  values: readonly KeyedValue[],
  [lower, upper]: readonly [Scaled, Scaled],
  places: NumberPlaces,
): FarValues['examples'] {
  const scale = Math.max(lower.scale, upper.scale, places.decimals)
  const distanceOf = ({ key }: KeyedValue): bigint => {
    const digits = digitsAt(numberOfKey(key, places), scale)
    const [below, above] = [digitsAt(lower, scale) - digits, digits - digitsAt(upper, scale)]
    return below > above ? below : above
  }
  return values
    .map((value) => ({ value, distance: distanceOf(value) }))
    .sort((one, other) => (one.distance < other.distance ? 1 : one.distance > other.distance ? -1 : 0))
    .slice(0, OUTLIERS_SHOWN)
    .map(({ value: { text, length, rows } }) => ({ text, length, rows }))
}
