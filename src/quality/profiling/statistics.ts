import type { InferredType, ValueType } from '../model/reading.ts'
import { inferredType } from '../values/value-types.ts'
import { type Scaled, type ExactNumber, exactNumber } from '../model/exact-number.ts'
import type { BinnedAttribute, Counts, KeyBins, ProfileStatistics } from '../model/warehouse/profile-store.ts'
import { type BinEdges, binsBetween, type BinUnit, edgeOf } from '../values/bins.ts'
import { exactEdges } from '../values/exact-bins.ts'
import { keyFrom, numberOfKey } from '../values/number-keys.ts'
import type { NumberKeys } from './number-keys.ts'
import { type NumberAttribute, numberSummaries } from './number-summaries.ts'
import type { AttributeProfile, Bin, NumberPlaces } from '../model/profile.ts'
import type { ValuesSummary } from './values-task.ts'

/** An attribute whose values have been described. */
export interface DescribedAttribute {
  readonly attribute: number
  readonly summary: ValuesSummary
}

/**
 * The statistics of some attributes, sorted by number, of which the tables have no others between them: the part of their profiles that is not in tables.
 * @param rows number of rows of the load
 */
export async function readStatistics(
  statistics: ProfileStatistics,
  attributes: readonly DescribedAttribute[],
  rows: number,
): Promise<AttributeProfile[]> {
  const filled = attributes.filter(({ summary }) => summary.values > 0)
  if (filled.length === 0) return attributes.map(({ summary }) => emptyProfile(summary, rows))
  const range = [filled[0]!.attribute, filled.at(-1)!.attribute] as const
  const counts = await statistics.counts(range)
  const numbers = filled.flatMap(({ attribute, summary }) => {
    const own = counts.get(attribute)!
    return hasNumbers(own) ? [{ ...own, keys: keysOf(own, summary) }] : []
  })
  const edges = new Map(
    filled.map(({ attribute, summary }) => [attribute, edgesFor(counts.get(attribute)!, summary)]),
  )
  const binRows = await readBinRows(statistics, counts, edges)
  const texts = await statistics.textEnds(filled.map(({ attribute, summary }) => ({ attribute, ...summary })))
  const ends = numbers.length > 0 ? await statistics.numberEnds(numbers) : new Map<number, never>()
  const summaries = numbers.length > 0 ? await numberSummaries(statistics, numbers) : new Map<number, never>()
  const forms = await statistics.formCounts(range)
  const patterns = await statistics.patternEnds(range)
  return attributes.map(({ attribute, summary }): AttributeProfile => {
    if (summary.values === 0) return emptyProfile(summary, rows)
    const count = counts.get(attribute)!
    const text = texts.get(attribute)!
    const pattern = patterns.get(attribute)!
    const form = forms.get(attribute)!
    const end = ends.get(attribute) ?? text
    return {
      ...countsOf(summary, rows),
      distinct: summary.values,
      mode: { text: text.mode, rows: text.modeRows },
      min: end.min,
      max: end.max,
      shortest: text.shortest,
      longest: text.longest,
      patterns: {
        distinct: form.pattern,
        mode: { text: pattern.mode, rows: pattern.modeRows },
        min: pattern.min,
        max: pattern.max,
        shortest: pattern.shortest,
        longest: pattern.longest,
      },
      masks: form.mask,
      soundexes: form.soundex,
      metaphones: form.metaphone,
      numbers: summaries.get(attribute),
      ...(summary.places && { places: summary.places }),
      histogram: histogramOf(edges.get(attribute)!, binRows.get(attribute)!, hasNumbers(count)),
      frequencyMean: count.frequencyMean,
      frequencyDeviation: count.frequencyDeviation,
    }
  })
}

const hasNumbers = (counts: Counts): counts is Counts & NumberAttribute => counts.minX !== null

/** The keys of an attribute; undefined if doubles represent its numbers. */
const keysOf = ({ minKey, maxKey }: Counts, { places }: ValuesSummary): NumberKeys | undefined =>
  places && minKey !== null && maxKey !== null ? { places, minKey, maxKey } : undefined

/** The statistics that are known without a query. */
function countsOf(summary: ValuesSummary, rows: number) {
  const { types, blanks, minLength, maxLength, dateOrder, openDates, nullMarkers, damage } = summary
  const nulls = rows - Object.values(types).reduce((sum, count) => sum + count, 0)
  const all = { ...types, null: nulls }
  const inferred = typeOf(summary)
  return {
    rows,
    nulls,
    blanks,
    types: all,
    inferredType: inferred.type,
    inferredShare: inferred.share,
    ...(nullMarkers && { nullMarkers }),
    ...(dateOrder && { dateOrder }),
    ...(openDates && { openDates }),
    ...(damage && { damage }),
    minLength,
    maxLength,
  }
}

/** The inferred type. Null markers do not count for it, unless there are no other values. */
function typeOf({ types, nullMarkers }: ValuesSummary): InferredType {
  const others = inferredType({ ...types, text: types.text - (nullMarkers?.rows ?? 0) })
  return others.type === 'null' || others.type === 'blank' ? inferredType(types) : others
}

const NOTHING = {
  distinct: 0,
  mode: undefined,
  min: undefined,
  max: undefined,
  shortest: undefined,
  longest: undefined,
} as const

/** The statistics of an attribute without values. */
const emptyProfile = (summary: ValuesSummary, rows: number): AttributeProfile => ({
  ...countsOf(summary, rows),
  ...NOTHING,
  patterns: NOTHING,
  masks: 0,
  soundexes: 0,
  metaphones: 0,
  numbers: undefined,
  histogram: { of: 'length', bins: [] },
  frequencyMean: 0,
  frequencyDeviation: 0,
})

/** The kind of an attribute's numbers, by its inferred type. */
const UNITS: Readonly<Partial<Record<ValueType, BinUnit>>> = {
  integer: 'whole',
  decimal: 'number',
  date: 'days',
  timestamp: 'seconds',
  time: 'seconds',
}

/** The edges of the bins of an attribute: as doubles, or with all digits. */
type Edges = BinEdges | { readonly exact: readonly Scaled[]; readonly places: NumberPlaces }

function edgesFor(counts: Counts, summary: ValuesSummary): Edges {
  const { minLength, maxLength } = summary
  if (!hasNumbers(counts)) return binsBetween(minLength, maxLength, 'whole')
  const unit = UNITS[typeOf(summary).type]!
  const keys = keysOf(counts, summary)
  if (keys === undefined) return binsBetween(counts.minX, counts.maxX, unit)
  const { minKey, maxKey, places } = keys
  const [min, max] = [numberOfKey(minKey, places), numberOfKey(maxKey, places)]
  return { exact: exactEdges(min, max, unit === 'whole' || places.decimals === 0), places }
}

/** The rows of each bin of each attribute. */
async function readBinRows(
  statistics: ProfileStatistics,
  counts: ReadonlyMap<number, Counts>,
  edges: ReadonlyMap<number, Edges>,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = new Map<number, number[]>()
  const binned: BinnedAttribute[] = []
  const keyed: KeyBins[] = []
  for (const [attribute, own] of edges) {
    if ('exact' in own) {
      const inner = own.exact.slice(1, -1)
      keyed.push({ attribute, edges: inner.map((edge) => keyFrom(edge, own.places)) })
      rows.set(attribute, Array<number>(own.exact.length - 1).fill(0))
    } else {
      binned.push({ attribute, ofX: hasNumbers(counts.get(attribute)!) ? 1 : 0, ...own })
      rows.set(attribute, Array<number>(own.bins).fill(0))
    }
  }
  const counted = [
    ...(binned.length > 0 ? await statistics.histograms(binned) : []),
    ...(keyed.length > 0 ? await statistics.keyHistograms(keyed) : []),
  ]
  for (const { attribute, bin, rows: count } of counted) rows.get(attribute)![bin] = count
  return rows
}

function histogramOf(
  edges: Edges,
  rows: readonly number[],
  isOfNumbers: boolean,
): AttributeProfile['histogram'] {
  if ('exact' in edges) return { of: 'x', bins: binsOf(rows, (bin) => exactNumber(edges.exact[bin]!)) }
  return { of: isOfNumbers ? 'x' : 'length', bins: binsOf(rows, (bin) => edgeOf(edges, bin)) }
}

const binsOf = <Edge extends ExactNumber>(
  rows: readonly number[],
  edge: (bin: number) => Edge,
): Bin<Edge>[] => rows.map((count, bin) => ({ from: edge(bin), to: edge(bin + 1), rows: count }))
