/** The charts of an attribute, which the report and the console draw alike. It runs in browsers too. */
import { distanceBetween, exactNumber, scaledOf, type ExactNumber } from '../model/exact-number.ts'
import type { AttributeProfile, Bin } from '../model/profile.ts'
import type { ValueType } from '../model/reading.ts'
import { boxOf, type Box, type Distribution } from './distribution-chart.ts'
import { counted } from './figures.ts'
import type { FarValues } from './report-model.ts'

/** The part of a profile that charts show. */
export interface Charted extends Pick<AttributeProfile, 'histogram' | 'inferredType'> {
  readonly numbers: Omit<Box, 'whiskers'> | undefined
}

/** The far values that charts show. */
export type ChartedFar = Pick<FarValues, 'below' | 'above' | 'whiskers' | 'bulk'>

export interface AttributeChart {
  readonly kind: 'lengths' | 'distribution' | 'bulk'
  readonly title: string
  readonly data: Distribution
}

/** If most numbers lie within less than this share of the axis, a second chart shows them alone. */
const CROWDED = 0.4

/** One or two charts: of the lengths, or of all numbers and of those that are not far. */
export function attributeCharts(
  { histogram, inferredType, numbers }: Charted,
  far: ChartedFar | undefined,
): AttributeChart[] {
  if (histogram.of === 'length')
    return [
      {
        kind: 'lengths',
        title: 'Lengths in characters',
        data: { bins: histogram.bins, type: 'integer' },
      },
    ]
  const whole = { bins: histogram.bins, type: inferredType, box: numbers && boxOf(numbers, far) }
  const charts: AttributeChart[] = [{ kind: 'distribution', title: 'Distribution', data: whole }]
  const [low, high] = far?.whiskers ?? [0, 0]
  if (far && numbers && distanceBetween(low, high) < CROWDED * distanceBetween(numbers.min, numbers.max))
    charts.push({
      kind: 'bulk',
      title: `Without the ${counted(far.below + far.above, 'outlier')}`,
      data: { bins: far.bulk, type: inferredType },
    })
  return charts
}

interface BinInTexts {
  readonly from: string
  readonly to: string
  readonly rows: number
}

/** The figures of an attribute as the contract has them, with numbers as texts. */
export interface FiguresInTexts {
  readonly type: ValueType
  readonly histogram: { readonly of: 'numbers' | 'lengths'; readonly bins: readonly BinInTexts[] }
  readonly numbers?: Readonly<Record<keyof Omit<Box, 'whiskers'>, string>> | undefined
  readonly far?:
    | {
        readonly below: { readonly rows: number }
        readonly above: { readonly rows: number }
        readonly whiskers: readonly string[]
        readonly bins: readonly BinInTexts[]
      }
    | undefined
}

/** The charts of figures as the contract has them. The bins of a chart have the order of the figures. */
export function chartsOfTexts({ type, histogram, numbers, far }: FiguresInTexts): AttributeChart[] {
  const bins = histogram.bins.map(binOf)
  const charted: Charted = {
    inferredType: type,
    histogram:
      histogram.of === 'numbers'
        ? { of: 'x', bins }
        : {
            of: 'length',
            bins: bins.map(({ from, to, rows }) => ({ from: Number(from), to: Number(to), rows })),
          },
    numbers: numbers && {
      min: numberOf(numbers.min),
      lowerQuartile: numberOf(numbers.lowerQuartile),
      median: numberOf(numbers.median),
      upperQuartile: numberOf(numbers.upperQuartile),
      max: numberOf(numbers.max),
    },
  }
  const [low, high] = far?.whiskers ?? []
  if (far === undefined || low === undefined || high === undefined) return attributeCharts(charted, undefined)
  return attributeCharts(charted, {
    below: far.below.rows,
    above: far.above.rows,
    whiskers: [numberOf(low), numberOf(high)],
    bulk: far.bins.map(binOf),
  })
}

const binOf = ({ from, to, rows }: BinInTexts): Bin => ({ from: numberOf(from), to: numberOf(to), rows })

const numberOf = (text: string): ExactNumber => exactNumber(scaledOf(text))
