import type { Column } from './columns.ts'
import type { FieldDecoder } from './decode/field-decoder.ts'
import type { LayoutItem, LayoutNode, RecordLayout } from './layout.ts'
import { badCount } from './reject-details.ts'

/** Offset of a column whose occurrence a record does not have. */
export const ABSENT = -1

/** The offsets of the columns in a record, from its start. */
export interface Positions {
  readonly offsets: Int32Array
  /** Bytes of the record that was located last, in the room that its tables have. */
  readonly length: number
  /**
   * If a number of occurrences lies beyond the end of the bytes: how many bytes the record needs for it; otherwise 0.
   */
  readonly missing: number
  /**
   * Finds the offsets for the record in `bytes` from `start` to before `end`.
   * @returns a sentence if a number of occurrences cannot be read
   */
  locate(bytes: Buffer, start: number, end: number): string | undefined
}

/**
 * @param slides true if what follows a table with DEPENDING ON begins directly after its last occurrence; false if each
 *   table takes the room of its greatest number of occurrences
 * @param counterOf makes the decoder of an item that holds a number of occurrences
 */
export function positionsOf(
  { root, maxLength }: RecordLayout,
  columns: readonly Column[],
  slides: boolean,
  counterOf: (item: LayoutItem) => FieldDecoder,
): Positions {
  const offsets = Int32Array.from(columns, ({ offset }) => offset)
  const counters = countersIn(root)
  if (counters.size === 0) return { offsets, length: maxLength, missing: 0, locate: () => undefined }
  return new VaryingPositions(root, columns, offsets, slides, counters, counterOf)
}

function countersIn(node: LayoutNode, found: Set<LayoutItem> = new Set()): Set<LayoutItem> {
  if (node.occurs?.dependingOn) found.add(node.occurs.dependingOn)
  if (node.kind === 'group') for (const child of node.children) countersIn(child, found)
  return found
}

/** A node with a place for each of its occurrences. */
interface Table {
  readonly node: LayoutNode
  /** From the start of the group that the node is in. */
  readonly offset: number
  /** Bytes of the greatest number of occurrences. */
  readonly room: number
  /** Undefined if the number of occurrences is always the same. */
  readonly counter: Counter | undefined
  /** Empty if only the number of bytes matters. */
  readonly places: readonly Place[]
}

/** One occurrence of a node. */
interface Place {
  /** Index of the item's column, or ABSENT. */
  readonly column: number
  /** Of the item if it holds a number of occurrences. */
  readonly counter: Counter | undefined
  readonly tables: readonly Table[]
}

/** The value of an item that holds a number of occurrences, in the current record. */
interface Counter {
  readonly item: LayoutItem
  readonly decode: FieldDecoder
  /** From the start of the record. */
  offset: number
  /** Negative if the bytes are no such number. */
  count: number
}

/** Room for the digits of a count. */
const MAX_COUNT_BYTES = 256

class VaryingPositions implements Positions {
  readonly offsets: Int32Array
  length = 0
  missing = 0
  readonly #slides: boolean
  readonly #root: Table
  readonly #counters: ReadonlyMap<LayoutItem, Counter>
  readonly #columns = new Map<LayoutItem, Map<string, number>>()
  readonly #digits = Buffer.alloc(MAX_COUNT_BYTES)
  #bytes: Buffer = Buffer.alloc(0)
  #start = 0
  #end = 0
  #fault: string | undefined

  constructor(
    root: LayoutNode,
    columns: readonly Column[],
    offsets: Int32Array,
    slides: boolean,
    counters: ReadonlySet<LayoutItem>,
    counterOf: (item: LayoutItem) => FieldDecoder,
  ) {
    this.offsets = offsets
    this.#slides = slides
    columns.forEach(({ item, occurrences }, index) => {
      const byOccurrence = this.#columns.get(item) ?? new Map<string, number>()
      this.#columns.set(
        item,
        byOccurrence.set(occurrences.map((occurrence) => occurrence.index).join(), index),
      )
    })
    this.#counters = new Map(
      [...counters].map((item) => [item, { item, decode: counterOf(item), offset: 0, count: ABSENT }]),
    )
    this.#root = this.#tableOf(root, 0, [])
  }

  locate(bytes: Buffer, start: number, end: number): string | undefined {
    this.#bytes = bytes
    this.#start = start
    this.#end = end
    this.#fault = undefined
    this.offsets.fill(ABSENT)
    this.missing = 0
    this.length = this.#locateTable(this.#root, 0)
    return this.#fault
  }

  #tableOf(node: LayoutNode, parentOffset: number, occurrences: readonly number[]): Table {
    const count = this.#hasPlaces(node) ? (node.occurs?.max ?? 1) : 0
    const counted = node.occurs?.dependingOn
    return {
      node,
      offset: node.offset - parentOffset,
      room: node.occurs ? node.occurs.max * node.stride : node.length,
      counter: counted && this.#counters.get(counted),
      places: Array.from({ length: count }, (_, index) =>
        this.#placeOf(node, node.occurs ? [...occurrences, index + 1] : occurrences),
      ),
    }
  }

  #placeOf(node: LayoutNode, occurrences: readonly number[]): Place {
    if (node.kind === 'group') {
      const tables = node.children.map((child) => this.#tableOf(child, node.offset, occurrences))
      return { column: ABSENT, counter: undefined, tables }
    }
    const column = this.#columns.get(node)?.get(occurrences.join()) ?? ABSENT
    return { column, counter: this.#counters.get(node), tables: [] }
  }

  /** True if the places of the node's occurrences matter, or their lengths differ. */
  #hasPlaces(node: LayoutNode): boolean {
    if (node.kind === 'item') return this.#columns.has(node) || this.#counters.has(node)
    return node.children.some((child) => child.occurs?.dependingOn !== undefined || this.#hasPlaces(child))
  }

  /** @returns the number of bytes of all occurrences */
  #locateTable({ node, room, counter, places }: Table, offset: number): number {
    const count = counter ? this.#count(counter, node) : places.length
    if (places.length === 0) return counter && this.#slides ? count * node.stride : room
    let at = offset
    for (let index = 0; index < count; index++) {
      const length = this.#locatePlace(places[index]!, node, at)
      at += this.#slides ? length + node.stride - node.length : node.stride
    }
    return this.#slides ? at - offset : room
  }

  /** @returns the number of bytes of the occurrence */
  #locatePlace({ column, counter, tables }: Place, node: LayoutNode, offset: number): number {
    if (column !== ABSENT) this.offsets[column] = offset
    if (counter) this.#read(counter, offset)
    let saved = 0
    for (const table of tables) {
      const length = this.#locateTable(table, offset + table.offset - saved)
      if (table.node.redefines === undefined) saved += table.room - length
    }
    return node.length - saved
  }

  #count({ item, offset, count }: Counter, { occurs }: LayoutNode): number {
    const { min, max } = occurs!
    if (Number.isInteger(count) && count >= min && count <= max) return count
    const at = this.#start + offset
    const bytes = this.#bytes.subarray(at, Math.min(at + item.length, this.#end))
    this.#fault ??= badCount(item.name, offset, bytes, min, max)
    return 0
  }

  #read(counter: Counter, offset: number): void {
    counter.offset = offset
    counter.count = ABSENT
    const at = this.#start + offset
    if (at + counter.item.length > this.#end) {
      this.missing ||= offset + counter.item.length
      return
    }
    const end = counter.decode(this.#bytes, at, this.#digits, 0)
    if (end > 0) counter.count = countIn(this.#digits.toString('latin1', 0, end))
  }
}

/** A text that is a number otherwise, such as 1E1, does not count. */
const countIn = (text: string): number => (/^\d+$/.test(text) ? Number(text) : ABSENT)
