import { html, type Html } from '../../../site/html.ts'
import { linked, roleOf } from '../drawing-link.ts'
import { layersOf } from '../diagram/diagram-layers.ts'
import { layOut, type LayoutBox, type PlacedBox, type PlacedEdge } from '../diagram/diagram-layout.ts'
import { fitText, textWidth } from '../diagram/text-width.ts'
import { brief, visibleText } from '../shown-text.ts'
import type { DeterminationGraph, DeterminationNode } from './determination-graph.ts'

const MARGIN = 8
const TEXT_SIZE = 13
/** Space beside the text in a box. */
const PADDING = 12
const BOX_WIDTHS = { min: 72, max: 230 }
/** Characters of a name. The section of the attribute has the whole name. */
const MAX_NAME = 60
/** Space between columns. */
const CHANNEL = 52
/** A wider drawing is not scaled below a readable size. */
const MAX_UNSCALED = 704
const ARROW = { length: 8, half: 4 }
/** A place that a long edge passes. */
const PASSAGE: LayoutBox = { width: 0, rows: 1, head: 0 }

export interface DeterminationOptions {
  /** Prefix of the ids in the page; `determination` by default. */
  readonly id?: string
  /** The address to which the name of an attribute leads. By default, names are no links. */
  readonly linkOf?: (attribute: number) => string | undefined
}

/** A drawing of what determines what, from left to right. */
export function determinationSvg(
  graph: DeterminationGraph,
  names: ReadonlyMap<number, string>,
  { id = 'determination', linkOf }: DeterminationOptions = {},
): Html {
  const texts = graph.nodes.map((node) => textsOf(node, names))
  const { parts, paths, count } = layersOf(graph.nodes.length, graph.edges)
  const passages = Array.from({ length: count - graph.nodes.length }, () => PASSAGE)
  const boxes = [...texts.map(boxOf), ...passages]
  const links = paths.flatMap((path) =>
    path.slice(1).map((to, i) => ({ from: endOf(boxes, path[i]!), to: endOf(boxes, to) })),
  )
  const layout = layOut(boxes, links, parts, CHANNEL)
  const edges: PlacedEdge[][] = []
  let first = 0
  for (const path of paths) {
    edges.push(layout.edges.slice(first, first + path.length - 1))
    first += path.length - 1
  }
  const [width, height] = [Math.ceil(layout.width) + 2 * MARGIN, Math.ceil(layout.height) + 2 * MARGIN]
  return html`<svg
    class="${width > MAX_UNSCALED && 'wide-drawing'}"
    width="${width}"
    height="${height}"
    viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}"
    role="${roleOf(linkOf !== undefined)}"
    aria-labelledby="${id}-title ${id}-desc"
  >
    <title id="${id}-title">What determines what</title>
    <desc id="${id}-desc">${sentencesOf(graph, names)}</desc>
    ${edges.map(arrow)} ${graph.nodes.map((node, i) => boxPart(node, texts[i]!, layout.boxes[i]!, linkOf))}
  </svg>`
}

const nameOf = (id: number, names: ReadonlyMap<number, string>): string =>
  visibleText(brief(names.get(id) ?? `attribute ${id}`, MAX_NAME))

/** The drawing in words. */
function sentencesOf({ nodes, edges }: DeterminationGraph, names: ReadonlyMap<number, string>): string {
  const list = (ids: readonly number[]): string => ids.map((id) => nameOf(id, names)).join(', ')
  return nodes
    .flatMap(({ kind, attributes }, node) => {
      const right = edges.filter(([from]) => from === node).flatMap(([, to]) => nodes[to]!.attributes)
      const together = kind === 'combined' ? ' together determine ' : ' determines '
      return [
        ...(kind === 'mutual' ? [`${list(attributes)} determine each other.`] : []),
        ...(right.length > 0
          ? [`${list(kind === 'mutual' ? attributes.slice(0, 1) : attributes)}${together}${list(right)}.`]
          : []),
      ]
    })
    .join(' ')
}

function textsOf({ kind, attributes }: DeterminationNode, names: ReadonlyMap<number, string>): string[] {
  const sign = { combined: '+ ', mutual: '⇄ ', alike: '' }[kind]
  return attributes.map((id, i) => {
    const name = nameOf(id, names)
    return i === 0 ? name : `${sign}${name}`
  })
}

function boxOf(texts: readonly string[]): LayoutBox {
  const text = Math.max(...texts.map((one) => textWidth(one, TEXT_SIZE)))
  const width = Math.min(BOX_WIDTHS.max, Math.max(BOX_WIDTHS.min, Math.ceil(text) + 2 * PADDING))
  return { width, rows: texts.length, head: 0 }
}

/** Edges begin and end at the middle row of a box. */
const endOf = (boxes: readonly LayoutBox[], box: number) => ({
  box,
  row: Math.floor((boxes[box]!.rows - 1) / 2),
})

function boxPart(
  { kind, attributes }: DeterminationNode,
  texts: readonly string[],
  placed: PlacedBox,
  linkOf: DeterminationOptions['linkOf'],
): Html {
  const { x, y, width, height, rows } = placed
  return html`<rect
      class="${kind}"
      x="${px(x)}"
      y="${px(y)}"
      width="${px(width)}"
      height="${px(height)}"
      rx="6"
    />
    ${texts.map((text, i) => {
      const href = linkOf?.(attributes[i]!)
      return linked(
        html`<text x="${px(x + PADDING)}" y="${px(rows[i]!.y + rows[i]!.height / 2)}" dy="0.35em">
          <title>${text}</title>
          ${fitText(text, TEXT_SIZE, width - 2 * PADDING)}
        </text> `,
        href === undefined ? undefined : { href, name: text },
      )
    })}`
}

/** A curve between neighbouring columns for each piece of an edge, and the head of the arrow at its end. */
function arrow(pieces: readonly PlacedEdge[]): Html {
  const path = pieces.map(({ from, to }, i) => {
    const middle = (from.x + to.x) / 2
    const end = i === pieces.length - 1 ? to.x - ARROW.length : to.x
    return `${i === 0 ? 'M' : 'L'}${px(from.x)} ${px(from.y)}C${px(middle)} ${px(from.y)} ${px(middle)} ${px(to.y)} ${px(end)} ${px(to.y)}`
  })
  const { x, y } = pieces.at(-1)!.to
  return html`<path class="edge" d="${path.join('')}" />
    <path class="arrow" d="M${px(x)} ${px(y)}l${-ARROW.length} ${-ARROW.half}v${2 * ARROW.half}z" />`
}

const px = (number: number): string => String(Number(number.toFixed(1)))
