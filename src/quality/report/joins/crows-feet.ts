import { html, type Html } from '../../../site/html.ts'
import type { PlacedEdge, Port } from '../diagram/diagram-layout.ts'
import type { DiagramEnd } from './diagram-model.ts'

/** Length of the straight piece at a box, which has the symbols of the end. */
const STEM = 24
/** Distances from the box: of the bar for one row, of the tip of the foot for many, and of the second symbol. */
const BAR = 7
const FOOT = 12
const SECOND = 17
const HALF = 6
const RADIUS = 4

/** A curve that leaves and enters its boxes horizontally. */
export function edgePath({ from, to, reach }: PlacedEdge): string {
  const [one, other] = [along(from, STEM), along(to, STEM)]
  const bend = Math.max(0, reach - STEM)
  const [first, second] = [along(from, STEM + bend), along(to, STEM + bend)]
  return `M${px(from.x)} ${px(from.y)}H${px(one)}C${px(first)} ${px(from.y)} ${px(second)} ${px(to.y)} ${px(other)} ${px(to.y)}H${px(to.x)}`
}

/** The symbols of an end: a foot for many rows or a bar for one, and a circle if there may be none or else a bar. */
export function crowsFoot(
  port: Port,
  { isMany, isOptional }: Pick<DiagramEnd, 'isMany' | 'isOptional'>,
): Html {
  const { x, y } = port
  const many = `M${px(x)} ${px(y - HALF)}L${px(along(port, FOOT))} ${px(y)}L${px(x)} ${px(y + HALF)}`
  return html`<path class="edge" d="${isMany ? many : bar(port, BAR)}" /> ${
      isOptional
        ? html`<circle class="none" cx="${px(along(port, SECOND))}" cy="${px(y)}" r="${RADIUS}" />`
        : html`<path class="edge" d="${bar(port, isMany ? SECOND - 2 : FOOT)}" />`
    }`
}

const along = ({ x, direction }: Port, distance: number): number => x + direction * distance

const bar = (port: Port, distance: number): string =>
  `M${px(along(port, distance))} ${px(port.y - HALF)}v${2 * HALF}`

const px = (number: number): string => String(Number(number.toFixed(1)))
