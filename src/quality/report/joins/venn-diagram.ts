import { html, type Content, type Html } from '../../../site/html.ts'
import { linked, roleOf, type DrawingLink } from '../drawing-link.ts'
import { count } from '../figures.ts'
import { chordOf, venn, type Circle, type SetSizes, type Venn, type VennPart } from './venn-geometry.ts'

/** The room of the circles, in units of the view box. A phone shows a unit as about three quarters of a pixel. */
const ROOM = { width: 440, height: 220 }
/** Space for the lines at the border. */
const BORDER = 4
/** Width of a digit of a label, and the space beside the label. */
const DIGIT = 9
const BESIDE = 12

/** A diagram with what its figures cannot say. */
export interface VennFigure {
  readonly svg: Html
  readonly enlarged: readonly VennPart[]
}

/** The regions that can be links. */
export type VennRegion = 'leftOnly' | 'common' | 'rightOnly'

export interface VennOptions {
  /** Prefix of the ids in the page; `venn` by default. */
  readonly id?: string
  /** Where a region leads. By default, regions are no links. */
  readonly linkOf?: (region: VennRegion) => DrawingLink | undefined
}

/**
 * Two circles whose areas are the numbers of values of both sides, and whose overlap's area is that of the common values.
 * @param description the sentence for readers who do not see the diagram
 * @returns undefined if there are no values
 */
export function vennDiagram(
  sizes: SetSizes,
  description: string,
  { id = 'venn', linkOf }: VennOptions = {},
): VennFigure | undefined {
  const plan = venn(sizes, ROOM)
  const { left, right, enlarged } = plan
  if (!left && !right) return undefined
  const { left: leftSize, right: rightSize, common } = sizes
  const counts = { leftOnly: leftSize - common, common, rightOnly: rightSize - common }
  const region = (name: VennRegion, part: Html): Html =>
    linked(part, counts[name] > 0 ? linkOf?.(name) : undefined)
  // The circles are drawn first and the overlap over them, so that the pointer meets the region that it shows.
  const svg = html`<svg
    class="venn"
    viewBox="${-BORDER} ${-BORDER} ${ROOM.width + 2 * BORDER} ${ROOM.height + 2 * BORDER}"
    role="${roleOf(linkOf !== undefined)}"
    aria-labelledby="${id}-title ${id}-desc"
  >
    <title id="${id}-title">Venn diagram</title>
    <desc id="${id}-desc">${description}</desc>
    ${left && region('leftOnly', disc(left, 'left'))} ${right && region('rightOnly', disc(right, 'right'))}
    ${common > 0 && left && right && region('common', overlap(left, right))} ${left && outline(left)}
    ${right && outline(right)} ${labels(plan, sizes)}
  </svg>`
  return { svg, enlarged }
}

const place = (number: number): string => String(Number(number.toFixed(2)))

const disc = ({ x, y, radius }: Circle, name: string): Html =>
  html`<circle class="${name}" cx="${place(x)}" cy="${place(y)}" r="${place(radius)}" /> `

/** Drawn over the overlap, so that the whole line of each circle is seen. */
const outline = ({ x, y, radius }: Circle): Html =>
  html`<circle class="line" cx="${place(x)}" cy="${place(y)}" r="${place(radius)}" /> `

/** The region that both circles cover. */
function overlap(left: Circle, right: Circle): Html {
  const distance = right.x - left.x
  if (distance <= Math.abs(left.radius - right.radius))
    return disc(left.radius < right.radius ? left : right, 'common')
  const { along, half } = chordOf(left.radius, right.radius, distance)
  const [x, top, bottom] = [left.x + along, left.y - half, left.y + half].map(place)
  // The right border of the overlap belongs to the left circle. It is the longer arc if the chord is left of the centre.
  const [ofLeft, ofRight] = [along < 0, along > distance].map((isLong) => (isLong ? 1 : 0))
  const [leftRadius, rightRadius] = [place(left.radius), place(right.radius)]
  return html`<path
    class="common"
    d="M${x} ${top}A${leftRadius} ${leftRadius} 0 ${ofLeft} 1 ${x} ${bottom}A${rightRadius} ${rightRadius} 0 ${ofRight} 1 ${x} ${top}Z"
  />`
}

/** The number of values in each region that has room for it. */
function labels({ left, right }: Venn, sizes: SetSizes): Content {
  const nothing = [Infinity, -Infinity] as const
  const ends = (circle: Circle | undefined): readonly [number, number] =>
    circle ? [circle.x - circle.radius, circle.x + circle.radius] : nothing
  const [[leftFrom, leftTo], [rightFrom, rightTo]] = [ends(left), ends(right)]
  return [
    label(sizes.left - sizes.common, leftFrom, Math.min(leftTo, rightFrom)),
    sizes.common > 0 && label(sizes.common, Math.max(leftFrom, rightFrom), Math.min(leftTo, rightTo)),
    label(sizes.right - sizes.common, Math.max(leftTo, rightFrom), rightTo),
  ]
}

function label(values: number, from: number, to: number): Content {
  if (values === 0) return undefined
  const text = count(values)
  if (text.length * DIGIT + BESIDE > to - from) return undefined
  return html`<text x="${place((from + to) / 2)}" y="${ROOM.height / 2}" dy="0.36em">${text}</text> `
}
