import { html, type Content, type Html } from '../../../site/html.ts'
import { counted } from '../figures.ts'
import { brief, visibleText } from '../shown-text.ts'
import { crowsFoot, edgePath } from './crows-feet.ts'
import { HEAD, layOut, type PlacedBox, type PlacedEdge } from '../diagram/diagram-layout.ts'
import type { DiagramEntity, DiagramJoin, DiagramModel } from './diagram-model.ts'
import { joinLabel, keyText, MAX_NAME } from './join-label.ts'
import { fitText, textWidth } from '../diagram/text-width.ts'

const MARGIN = 24
/** Heights of the title and of the legend. */
const TITLE = 64
const LEGEND = 56
const MIN_WIDTH = 720

const HEAD_SIZE = 14
const ROW_SIZE = 12.5
/** Space beside the text in a box. */
const PADDING = 12
const BOX_WIDTHS = { min: 130, max: 300 }

/** Edges or boxes of a piece of the drawing. */
const AT_ONCE = 100

export interface DiagramOptions {
  /** Prefix of the ids of the title and the description. */
  readonly id: string
  /** The class of the drawing. */
  readonly className?: string
  /** A style sheet of the drawing's own. */
  readonly style?: Html
  /** The address to which an entity leads, by its number in the repository, and that of a join. */
  readonly entityLink: (number: number) => string
  readonly joinLink: (id: string) => string
}

/**
 * The joins of a repository as an entity-relationship diagram, in pieces of SVG, which together are one element. It runs
 * in browsers too.
 */
export function* drawDiagram(model: DiagramModel, options: DiagramOptions): Generator<string> {
  const { id, className } = options
  const { entities, joins } = model
  const layout = layOut(
    entities.map((entity) => ({ width: boxWidth(entity), rows: entity.keys.length })),
    joins.map(({ left, right }) => ({
      from: { box: left.entity, row: left.key },
      to: { box: right.entity, row: right.key },
    })),
  )
  const width = Math.max(MIN_WIDTH, Math.ceil(layout.width) + 2 * MARGIN)
  const height = Math.ceil(layout.height) + TITLE + LEGEND + 2 * MARGIN
  // Elements that stay open are plain strings, because a template must be complete.
  yield `<svg xmlns="http://www.w3.org/2000/svg"${html`${className !== undefined && html` class="${className}"`}`.toString()} width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="group" aria-labelledby="${id}title ${id}desc" lang="en">\n`
  yield head(model, options).toString()
  yield `<g transform="translate(${MARGIN} ${TITLE + MARGIN})">`
  for (let from = 0; from < joins.length; from += AT_ONCE) {
    const some = joins.slice(from, from + AT_ONCE)
    yield html`${some.map((join, index) => edge(join, layout.edges[from + index]!, entities, options))}`.toString()
  }
  for (let from = 0; from < entities.length; from += AT_ONCE) {
    const some = entities.slice(from, from + AT_ONCE)
    yield html`${some.map((entity, index) => box(entity, layout.boxes[from + index]!, options))}`.toString()
  }
  yield '</g>\n'
  yield html`<g transform="translate(${MARGIN} ${height - MARGIN - LEGEND + 28})"
    >${LEGEND_PART}</g
  >`.toString()
  yield '\n</svg>\n'
}

const head = (model: DiagramModel, { id, style }: DiagramOptions): Html =>
  html`<title id="${id}title">Joins of the repository ${visibleText(model.repository)}</title>
    <desc id="${id}desc">${summary(model)}</desc>
    ${style}
    <rect class="ground" width="100%" height="100%" />
    <text class="title" x="${MARGIN}" y="${MARGIN + 16}">Joins of ${visibleText(model.repository)}</text>
    <text class="summary" x="${MARGIN}" y="${MARGIN + 38}">${summary(model)}</text>`

function summary({ joins, entities, isCut }: DiagramModel): string {
  if (joins.length === 0) return 'The repository has no permanent joins.'
  const shown = `${counted(joins.length, 'permanent join')} of ${counted(entities.length, 'entity', 'entities')}.`
  return isCut ? `${shown} The repository has more permanent joins, which are left out.` : shown
}

function boxWidth({ name, keys }: DiagramEntity): number {
  const text = Math.max(
    textWidth(visibleText(brief(name, MAX_NAME)), HEAD_SIZE),
    ...keys.map((key) => textWidth(keyText(key), ROW_SIZE)),
  )
  return Math.min(BOX_WIDTHS.max, Math.max(BOX_WIDTHS.min, Math.ceil(text) + 2 * PADDING))
}

function box(
  { number, name, keys }: DiagramEntity,
  { x, y, width, height, rows }: PlacedBox,
  { entityLink }: DiagramOptions,
): Html {
  const fit = (text: string, size: number): string => fitText(text, size, width - 2 * PADDING)
  const line = (text: string, top: number, tall: number, kind: string): Html =>
    html`<svg x="${px(x)}" y="${px(top)}" width="${px(width)}" height="${px(tall)}">
      <text class="${kind}" x="${PADDING}" y="${px(tall / 2)}" dy="0.35em">${text}</text>
    </svg> `
  const shownName = fit(visibleText(brief(name, MAX_NAME)), HEAD_SIZE)
  const shownKeys = keys.map((key) => fit(keyText(key), ROW_SIZE))
  // People who speak what they see reach the box by its texts, so its name begins with them, in their order.
  const label = `${shownName}: ${shownKeys.join(', ')} (${counted(keys.length, 'joined key')})`
  return html`<a href="${entityLink(number)}" class="entity" aria-label="${label}">
    <title>${label}</title>
    <rect class="box" x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" rx="6" />
    <path class="head" d="M${px(x)} ${px(y + HEAD)}h${px(width)}" />
    ${line(shownName, y, HEAD, 'name')}
    ${shownKeys.map((key, index) => line(key, rows[index]!.y, rows[index]!.height, 'key'))}
  </a> `
}

function edge(
  join: DiagramJoin,
  placed: PlacedEdge,
  entities: readonly DiagramEntity[],
  { joinLink }: DiagramOptions,
): Html {
  const label = joinLabel(join, entities)
  const path = edgePath(placed)
  return html`<a href="${joinLink(join.id)}" class="join" aria-label="${label}">
    <title>${label}</title>
    <path class="reach" d="${path}" />
    <path class="edge" d="${path}" />
    ${crowsFoot(placed.from, join.left)} ${crowsFoot(placed.to, join.right)}
  </a> `
}

const px = (number: number): string => String(Number(number.toFixed(1)))

const LEGEND_ENTRIES = [
  ['exactly one row', { isMany: false, isOptional: false }],
  ['one row or none', { isMany: false, isOptional: true }],
  ['one or many rows', { isMany: true, isOptional: false }],
  ['many rows or none', { isMany: true, isOptional: true }],
] as const

const LEGEND_STEP = 168

/** What the ends of edges mean. */
const LEGEND_PART: Content = LEGEND_ENTRIES.map(
  ([text, end], index) =>
    html`<g transform="translate(${index * LEGEND_STEP} 0)">
      <path class="edge" d="M0 0h26" />
      ${crowsFoot({ x: 26, y: 0, direction: -1 }, end)}
      <text class="legend" x="34" y="0" dy="0.35em">${text}</text>
    </g> `,
)
