/** Places the boxes and edges of a diagram. Boxes never overlap, and no edge crosses a box. */
import { columnsOfParts, type Columns, type Link } from './diagram-columns.ts'
import { nondecreasing } from './nondecreasing.ts'
import { packParts, type Part } from './pack-parts.ts'

/** A box with a row for each key. */
export interface LayoutBox {
  readonly width: number
  readonly rows: number
  /** Height above the rows; HEAD if undefined. */
  readonly head?: number
}

/** The row of a box that an edge begins or ends at. */
export interface LayoutEnd {
  readonly box: number
  readonly row: number
}

export interface LayoutEdge {
  readonly from: LayoutEnd
  readonly to: LayoutEnd
}

export interface PlacedBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly rows: readonly { readonly y: number; readonly height: number }[]
}

/** Where an edge leaves a box: 1 for the right side, -1 for the left side. */
export interface Port {
  readonly x: number
  readonly y: number
  readonly direction: 1 | -1
}

export interface PlacedEdge {
  readonly from: Port
  readonly to: Port
  /** How far the edge runs from its ports before it turns. */
  readonly reach: number
}

export interface Layout {
  readonly width: number
  readonly height: number
  /** In the order of the input. */
  readonly boxes: readonly PlacedBox[]
  readonly edges: readonly PlacedEdge[]
}

/** Height of a box's head. */
export const HEAD = 30
/** Height of a row with one edge, and of each edge of a row. */
const ROW = 24
const SLOT = 16
/** Space between boxes. */
const GAP = 22
/** Space between columns: for a few edges, for each edge, and at most. */
const CHANNEL = 96
const CHANNEL_EDGE = 2
const MAX_CHANNEL = 240
/** Passes that move boxes beside their neighbours. */
const PASSES = 4

/**
 * @param columns of the connected parts; every edge must lie within a column or between neighbouring columns
 * @param channel the space between columns for a few edges
 */
export function layOut(
  boxes: readonly LayoutBox[],
  edges: readonly LayoutEdge[],
  columns: readonly Columns[] = columnsOfParts(boxes.length, edges.map(boxesOf)),
  channel = CHANNEL,
): Layout {
  const plan = new Plan(boxes, edges, channel)
  const { width, height } = packParts(columns.map((one) => plan.place(one)))
  return { width, height, boxes: plan.placed(), edges: plan.ports() }
}

const boxesOf = ({ from, to }: LayoutEdge): Link => [from.box, to.box]

/** A box while its place is sought. */
interface Draft {
  readonly rows: readonly number[]
  readonly height: number
  /** Edges whose other end is in the next or previous column, or in the same one, and which of their ends is here. */
  readonly ends: { readonly edge: number; readonly end: 'from' | 'to' }[]
  x: number
  y: number
  width: number
  column: number
}

class Plan {
  readonly #drafts: Draft[]
  readonly #boxes: readonly LayoutBox[]
  readonly #edges: readonly LayoutEdge[]
  readonly #channel: number
  /** Width of the space that an edge within a column has. */
  readonly #room: number[] = []

  constructor(boxes: readonly LayoutBox[], edges: readonly LayoutEdge[], channel: number) {
    this.#channel = channel
    this.#boxes = boxes
    this.#edges = edges
    this.#drafts = boxes.map(({ width }) => ({ rows: [], height: 0, ends: [], x: 0, y: 0, width, column: 0 }))
    edges.forEach(({ from, to }, edge) => {
      this.#drafts[from.box]!.ends.push({ edge, end: 'from' })
      this.#drafts[to.box]!.ends.push({ edge, end: 'to' })
    })
  }

  /** Places the boxes of a connected part. */
  place(columns: Columns): Part {
    columns.forEach((column, at) => column.forEach((box) => (this.#drafts[box]!.column = at)))
    for (const box of columns.flat()) this.#measure(box)
    const width = this.#placeAcross(columns)
    const all = columns.flat().map((box) => this.#drafts[box]!)
    this.#placeDown(columns)
    const top = Math.min(...all.map(({ y }) => y))
    for (const draft of all) draft.y -= top
    return {
      width,
      height: Math.max(...all.map(({ y, height }) => y + height)),
      moveBy: (x, y) => {
        for (const draft of all) {
          draft.x += x
          draft.y += y
        }
      },
    }
  }

  placed(): PlacedBox[] {
    return this.#drafts.map(({ x, y, width, height, rows }, box) => {
      let top = y + this.#head(box)
      return {
        x,
        y,
        width,
        height,
        rows: rows.map((row) => {
          const placed = { y: top, height: row }
          top += row
          return placed
        }),
      }
    })
  }

  /** Gives each edge its own place on the rows of its ends, in the order of its other end. */
  ports(): PlacedEdge[] {
    const ports = this.#edges.map(() => ({}) as Record<'from' | 'to', Port>)
    this.#drafts.forEach((draft, box) => {
      for (const [, ends] of this.#endsByRowAndSide(box)) {
        const [first] = ends
        const direction = this.#direction(first!)
        const middle = this.#middle(first!)
        ends
          .map((one) => ({ ...one, height: this.#middle(otherEnd(one)) }))
          .sort((one, other) => one.height - other.height)
          .forEach(({ edge, end }, at) => {
            ports[edge]![end] = {
              x: direction === 1 ? draft.x + draft.width : draft.x,
              y: middle + (at - (ends.length - 1) / 2) * SLOT,
              direction,
            }
          })
      }
    })
    return ports.map(({ from, to }, edge) => ({ from, to, reach: this.#reach(edge, from, to) }))
  }

  /** Computes the heights of a box and its rows, which depend on the number of edges on each side. */
  #measure(box: number): void {
    const most = this.#boxes[box]!.rows === 0 ? [] : Array.from({ length: this.#boxes[box]!.rows }, () => 1)
    for (const [, ends] of this.#endsByRowAndSide(box)) {
      const { row } = this.#end(ends[0]!)
      most[row] = Math.max(most[row]!, ends.length)
    }
    const rows = most.map((count) => Math.max(ROW, count * SLOT + (ROW - SLOT)))
    this.#drafts[box] = {
      ...this.#drafts[box]!,
      rows,
      height: rows.reduce((sum, height) => sum + height, this.#head(box)),
    }
  }

  /** Gives all boxes of a column the same width and place. @returns the width of all */
  #placeAcross(columns: Columns): number {
    let x = 0
    let width = 0
    columns.forEach((column, at) => {
      const drafts = column.map((box) => this.#drafts[box]!)
      const widest = Math.max(...drafts.map(({ width }) => width))
      for (const draft of drafts) Object.assign(draft, { x, width: widest })
      const onward = drafts.flatMap(({ ends }) => ends.filter((end) => this.#direction(end) === 1))
      const isWithin = onward.some((end) => this.#columnOf(otherEnd(end)) === at)
      const channel = Math.min(MAX_CHANNEL, this.#channel + CHANNEL_EDGE * onward.length)
      for (const box of column) this.#room[box] = channel
      width = x + widest + (isWithin ? channel : 0)
      x += widest + channel
    })
    return width
  }

  /** Moves the boxes of each column beside their neighbours in the column before, and then in the column after. */
  #placeDown(columns: Columns): void {
    for (const column of columns) this.#stack(column, () => 0)
    for (let pass = 0; pass < PASSES; pass++) {
      for (let at = 1; at < columns.length; at++)
        this.#stack(columns[at]!, (box) => this.#wanted(box, at - 1))
      for (let at = columns.length - 2; at >= 0; at--)
        this.#stack(columns[at]!, (box) => this.#wanted(box, at + 1))
    }
  }

  /** The top at which the edges of a box to a column are level on average; its present top if it has none. */
  #wanted(box: number, column: number): number {
    const draft = this.#drafts[box]!
    const near = draft.ends.filter((end) => this.#columnOf(otherEnd(end)) === column)
    if (near.length === 0) return draft.y
    const offsets = near.map((end) => this.#middle(otherEnd(end)) - this.#middle(end))
    return draft.y + offsets.reduce((sum, offset) => sum + offset, 0) / near.length
  }

  /** Puts boxes one below the other, each as near to the wanted top as the others permit. */
  #stack(column: readonly number[], wanted: (box: number) => number): void {
    let above = 0
    const offsets = column.map((box) => {
      const offset = above
      above += this.#drafts[box]!.height + GAP
      return offset
    })
    const tops = nondecreasing(column.map((box, at) => wanted(box) - offsets[at]!))
    column.forEach((box, at) => (this.#drafts[box]!.y = tops[at]! + offsets[at]!))
  }

  #endsByRowAndSide(box: number): Map<string, End[]> {
    const groups = new Map<string, End[]>()
    for (const { edge, end } of this.#drafts[box]!.ends) {
      const one = { edge, end }
      const key = `${this.#end(one).row} ${this.#direction(one)}`
      const group = groups.get(key)
      if (group) group.push(one)
      else groups.set(key, [one])
    }
    return groups
  }

  #end({ edge, end }: End): LayoutEnd {
    return this.#edges[edge]![end]
  }

  #head(box: number): number {
    return this.#boxes[box]!.head ?? HEAD
  }

  #columnOf(end: End): number {
    return this.#drafts[this.#end(end).box]!.column
  }

  /** Edges within a column leave and enter on the right. */
  #direction(end: End): 1 | -1 {
    return this.#columnOf(otherEnd(end)) < this.#columnOf(end) ? -1 : 1
  }

  /** The middle of the row that an edge ends at. */
  #middle(end: End): number {
    const { box, row } = this.#end(end)
    const { y, rows } = this.#drafts[box]!
    return rows.slice(0, row).reduce((sum, height) => sum + height, y + this.#head(box)) + rows[row]! / 2
  }

  #reach(edge: number, from: Port, to: Port): number {
    if (from.direction !== to.direction) return Math.abs(to.x - from.x) / 2
    const room = this.#room[this.#edges[edge]!.from.box]!
    return Math.min(room, 44 + Math.abs(to.y - from.y) / 4)
  }
}

interface End {
  readonly edge: number
  readonly end: 'from' | 'to'
}

const otherEnd = ({ edge, end }: End): End => ({ edge, end: end === 'from' ? 'to' : 'from' })
