import { scaleLinear, scaleUtc, type ScaleLinear } from 'd3-scale'
import { html, type Content, type Html } from '../../site/html.ts'
import { distanceBetween, type ExactNumber } from '../model/exact-number.ts'
import type { ValueType } from '../model/reading.ts'
import type { Bin, NumberSummary } from '../model/profile.ts'
import { linked, roleOf } from './drawing-link.ts'
import { count, counted, edge, isTemporal, point, tickLabel } from './figures.ts'
import type { FarValues } from './report-model.ts'

/** The data of a chart. */
export interface Distribution {
  readonly bins: readonly Bin[]
  /** The type that determines the format of the axis. */
  readonly type: ValueType
  readonly box?: Box | undefined
  /** The address to which the bar of a bin leads. By default, bars are no links. */
  readonly linkOf?: ((bin: Bin, index: number) => string | undefined) | undefined
}

/** A box plot. Outliers are shown as one point at each end. */
export interface Box extends Omit<NumberSummary, 'count' | 'mean' | 'standardDeviation'> {
  readonly whiskers: readonly [ExactNumber, ExactNumber]
}

export const boxOf = (numbers: Omit<Box, 'whiskers'>, far: Pick<FarValues, 'whiskers'> | undefined): Box => ({
  ...numbers,
  whiskers: far?.whiskers ?? [numbers.min, numbers.max],
})

/** Heights in pixels. The width is that of the page, so horizontal positions are percentages. */
const BARS = 132
const BOX = 34
const AXIS = 24
/** Space above the bars for half of the topmost label. */
const TOP = 8
const HALF_LETTER = 4

/**
 * A histogram with a box plot below it on the same axis.
 * @param id unique in the page
 * @returns undefined if all rows have the same number
 */
export function distributionChart(id: string, { bins, type, box, linkOf }: Distribution): Html | undefined {
  const [from, to] = [bins[0]?.from ?? 0, bins.at(-1)?.to ?? 0]
  const width = distanceBetween(from, to)
  if (!(width > 0)) return undefined
  // Distances from the first edge, since doubles cannot tell large numbers apart that are close to each other.
  const x: Place = (number) => (100 * distanceBetween(from, number)) / width
  const isCounted = holdsOneNumber(bins[0]!, type)
  // A bar of a single number is centred on the number.
  const at: Place = isCounted ? (number) => x(number) + 50 / width : x
  const y = scaleLinear([0, Math.max(...bins.map(({ rows }) => rows))], [BARS, 0]).nice(2)
  const axis = TOP + BARS + (box ? BOX : 0)
  const lines = y.ticks(2).filter((tick) => Number.isInteger(tick))
  const role = roleOf(linkOf !== undefined)
  const naming = html`role="${role}" aria-labelledby="${id}-title ${id}-desc"`
  return html`<svg class="plot" height="${axis + AXIS}" ${naming}>
    <title id="${id}-title">Histogram</title>
    <desc id="${id}-desc">${description(bins, type, box)}</desc>
    <svg y="${TOP}" height="${BARS}">
      ${lines.map(
        (tick) =>
          html`<line class="grid" x1="0" x2="100%" y1="${y(tick)}" y2="${y(tick)}" /><text
              class="tick"
              x="-8"
              y="${y(tick) + HALF_LETTER}"
              text-anchor="end"
              >${tickLabel(tick)}</text
            >`,
      )}
      ${bins.map((bin, i) => bar(bin, x, y, isCounted ? edge(bin.from, type) : range(bin, type), linkOf?.(bin, i)))}
    </svg>
    ${box && boxPlot(box, at)}
    <svg y="${axis}" height="${AXIS}">
      <line class="base" x1="0" x2="100%" y1="0.5" y2="0.5" />
      ${ticks(isCounted ? bins.map((bin) => bin.from) : [from, to], type).map(([number, text]) => tickMark(at(number), text))}
    </svg>
  </svg>`
}

type Scale = ScaleLinear<number, number>
/** The position of a number, in percent. */
type Place = (number: ExactNumber) => number

/** True if each bin is a single integer. */
const holdsOneNumber = ({ from, to }: Bin, type: ValueType): boolean =>
  type === 'integer' && distanceBetween(from, to) === 1

const range = ({ from, to }: Pick<Bin, 'from' | 'to'>, type: ValueType): string =>
  `${edge(from, type)} to ${edge(to, type)}`

const percentage = (number: number): string => `${Number(number.toFixed(3))}%`

function description(bins: readonly Bin[], type: ValueType, box: Box | undefined): Content {
  const peak = bins.reduce((best, bin) => (bin.rows > best.rows ? bin : best))
  const [from, to] = [bins[0]!.from, bins.at(-1)!.to]
  const where = holdsOneNumber(peak, type) ? `at ${edge(peak.from, type)}` : `from ${range(peak, type)}`
  return [
    `${counted(bins.length, 'bin')} from ${range({ from, to }, type)}; most rows, ${count(peak.rows)}, ${where}.`,
    box &&
      ` Half of the rows lie from ${point(box.lowerQuartile, type)} to ${point(box.upperQuartile, type)}.`,
  ]
}

function bar(
  { from, to, rows }: Bin,
  x: Place,
  y: Scale,
  name: string,
  href: string | undefined,
): Html | undefined {
  if (rows === 0) return undefined
  // At least 2 pixels high: otherwise few rows next to many would be invisible.
  const top = Math.min(y(rows), BARS - 2)
  const [left, width] = [percentage(x(from)), percentage(x(to) - x(from))]
  const label = `${name}: ${counted(rows, 'row')}`
  // A link has the label itself.
  const drawn = html`<rect
    class="bar"
    x="${left}"
    y="${top.toFixed(1)}"
    width="${width}"
    height="${(BARS - top).toFixed(1)}"
  >
    ${href === undefined && html`<title>${label}</title>`}
  </rect>`
  if (href === undefined) return drawn
  // The whole column is the target of the pointer, because a bar may be 2 pixels high.
  const reach = html`<rect class="reach" x="${left}" y="0" width="${width}" height="${BARS}" />`
  return linked(html`${reach}${drawn}`, { href, name: label })
}

function boxPlot({ min, max, lowerQuartile, median, upperQuartile, whiskers }: Box, place: Place): Html {
  const [low, high] = whiskers
  const middle = BOX / 2
  const at = (number: ExactNumber): string => percentage(place(number))
  const upright = (number: ExactNumber, reach: number, name: string): Html =>
    html`<line
      class="${name}"
      x1="${at(number)}"
      x2="${at(number)}"
      y1="${middle - reach}"
      y2="${middle + reach}"
    />`
  return html`<svg y="${TOP + BARS}" height="${BOX}">
    <line class="whisker" x1="${at(low)}" x2="${at(high)}" y1="${middle}" y2="${middle}" />
    ${upright(low, 4, 'whisker')} ${upright(high, 4, 'whisker')}
    <rect
      class="quartiles"
      x="${at(lowerQuartile)}"
      width="${percentage(place(upperQuartile) - place(lowerQuartile))}"
      y="${middle - 8}"
      height="16"
      rx="2"
    />
    ${upright(median, 8, 'median')}
    ${[min, max]
      .filter((end) => distanceBetween(end, low) > 0 || distanceBetween(high, end) > 0)
      .map((end) => html`<circle class="far" cx="${at(end)}" cy="${middle}" r="3.5" />`)}
  </svg>`
}

function tickMark(at: number, text: string): Html {
  // Long labels centred at the ends of the axis would be cut.
  const room = text.length < 4 ? 2 : 8
  const anchor = at < room ? 'start' : at > 100 - room ? 'end' : 'middle'
  return html`<line class="base" x1="${percentage(at)}" x2="${percentage(at)}" y1="0" y2="5" /><text
      class="tick"
      x="${percentage(at)}"
      y="19"
      text-anchor="${anchor}"
      >${text}</text
    >`
}

const TICKS = 4
const DAY = 86_400
const YEAR = 366 * DAY

/** Round numbers, dates or times between the first and the last of some numbers, with their labels. */
function ticks(numbers: readonly ExactNumber[], type: ValueType): [ExactNumber, string][] {
  const ends = [numbers[0]!, numbers.at(-1)!] as const
  // Long labels have room at the ends only.
  if (ends.some((end) => typeof end === 'string' || Math.abs(end) >= 1e15))
    return ends.map((end) => [end, edge(end, type)])
  const [from, to] = ends as readonly [number, number]
  if (!isTemporal(type)) {
    const round = scaleLinear([from, to], [0, 1]).ticks(TICKS)
    const sensible = type === 'integer' ? round.filter((tick) => Number.isInteger(tick)) : round
    return sensible.map((tick) => [tick, tickLabel(tick)])
  }
  return scaleUtc([from * 1000, to * 1000], [0, 1])
    .ticks(TICKS)
    .map((date) => [date.getTime() / 1000, timeLabel(date, type, to - from)])
}

/** The part of a moment that distinguishes it from its neighbours. */
function timeLabel(moment: Date, type: ValueType, span: number): string {
  const [date = '', time = ''] = moment.toISOString().split('T')
  if (type === 'time') return time.slice(0, span < 300 ? 8 : 5)
  if (span > 4 * YEAR) return date.slice(0, -6)
  if (span > YEAR / 4) return date.slice(0, -3)
  return span > 4 * DAY || type === 'date' ? date : `${date.slice(-5)} ${time.slice(0, 5)}`
}
