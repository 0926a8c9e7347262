import type { Knex } from 'knex'
import type { Envelope } from '../../encodings/geojson-to-wkb.ts'
import { quotable } from './quoted-names.ts'

/**
 * Limits of SQLite's rtree.c: cells per node, bytes of a cell (an id of 64 bits, four floats) and of the
 * head.
 */
const CELLS_PER_NODE = 51
const CELL_SIZE = 24
const HEAD_SIZE = 4

/** Cells of the Hilbert curve along each side, and positions of one level: together they fit into 53 bits. */
const CURVE_BITS = 15
const POSITION_BITS = 23

const ROOT_NODE = 1
const ROWS_PER_INSERT = 2000

/** Envelopes with the numbers of their contents: features in a leaf, nodes above. */
class Entries {
  readonly ids: Float64Array
  readonly boxes: Float32Array
  length = 0

  constructor(capacity: number) {
    this.ids = new Float64Array(capacity)
    this.boxes = new Float32Array(capacity * 4)
  }

  add(id: number, minX: number, maxX: number, minY: number, maxY: number): void {
    const at = this.length++
    this.ids[at] = id
    this.boxes.set([minX, maxX, minY, maxY], at * 4)
  }
}

interface Node {
  number: number
  box: [number, number, number, number]
}

/**
 * Fills the R*Tree of a layer node by node instead of row by row: entries that are close on a Hilbert curve
 * share a leaf, every node is full, and no node is ever split. That takes a fraction of the time of INSERT
 * and makes a better tree. The layout is that of the shadow tables of SQLite's extension (head of rtree.c)
 * and passes `rtreecheck()`.
 */
export class RtreeFiller {
  readonly #db: Knex
  readonly #index: string
  readonly #runLength: number
  #run = new Entries(1024)
  #leaves: Node[] = []
  #nextNode = ROOT_NODE + 1

  /**
   * @param index name of the R*Tree, which exists and is empty
   * @param runLength entries that are sorted together; limits the memory, at about 40 bytes each
   */
  constructor(db: Knex, index: string, runLength = 1 << 20) {
    this.#db = db
    this.#index = index
    this.#runLength = runLength
  }

  /** Adds the envelope of a feature, rounded outwards to the precision of the tree. */
  async add(id: number, [minX, maxX, minY, maxY]: Envelope): Promise<void> {
    if (this.#run.length === this.#run.ids.length) await this.#makeRoom()
    this.#run.add(id, roundDown(minX), roundUp(maxX), roundDown(minY), roundUp(maxY))
  }

  /** Writes the remaining entries and the nodes above the leaves. Call it once. */
  async finish(): Promise<void> {
    if (this.#leaves.length === 0 && this.#run.length <= CELLS_PER_NODE) {
      const all = Array.from({ length: this.#run.length }, (_, at) => at)
      await this.#writeRowids(this.#run, () => ROOT_NODE)
      return this.#writeRoot(encodeNode(this.#run, all, 0))
    }
    await this.#flushRun()
    let nodes = this.#leaves
    for (let depth = 1; ; depth++) {
      const entries = new Entries(nodes.length)
      for (const { number, box } of nodes) entries.add(number, ...box)
      if (nodes.length <= CELLS_PER_NODE) {
        await this.#writeParents(nodes.map(({ number }) => [number, ROOT_NODE]))
        return this.#writeRoot(encodeNode(entries, [...entries.ids.keys()], depth))
      }
      nodes = await this.#pack(entries, (members, parent) =>
        this.#writeParents(members.map((at) => [entries.ids[at] as number, parent])),
      )
    }
  }

  async #makeRoom(): Promise<void> {
    const full = this.#run
    if (full.length >= this.#runLength) return this.#flushRun()
    this.#run = new Entries(full.length * 4)
    this.#run.ids.set(full.ids)
    this.#run.boxes.set(full.boxes)
    this.#run.length = full.length
  }

  async #flushRun(): Promise<void> {
    const run = this.#run
    const nodeOf = new Float64Array(run.length)
    const leaves = await this.#pack(run, (members, node) => {
      for (const at of members) nodeOf[at] = node
    })
    // In the order of the features: the table grows at its end, which is fastest.
    await this.#writeRowids(run, (at) => nodeOf[at] as number)
    this.#leaves.push(...leaves)
    run.length = 0
  }

  /**
   * Writes entries as full nodes of one level.
   * @returns the nodes
   */
  async #pack(
    entries: Entries,
    onNode: (members: number[], node: number) => void | Promise<void>,
  ): Promise<Node[]> {
    const order = hilbertOrder(entries)
    const nodes: Node[] = []
    let rows: [number, Buffer][] = []
    for (let from = 0; from < order.length; from += CELLS_PER_NODE) {
      const members = order.slice(from, from + CELLS_PER_NODE)
      const number = this.#nextNode++
      nodes.push({ number, box: boxOf(entries, members) })
      rows.push([number, encodeNode(entries, members, 0)])
      await onNode(members, number)
      if (rows.length === ROWS_PER_INSERT) {
        await this.#insertNodes(rows)
        rows = []
      }
    }
    await this.#insertNodes(rows)
    return nodes
  }

  async #insertNodes(rows: readonly [number, Buffer][]): Promise<void> {
    if (rows.length === 0) return
    const values = rows.map(() => '(?, ?)').join(', ')
    await this.#db.raw(`insert into ?? (nodeno, data) values ${values}`, [
      quotable(`${this.#index}_node`),
      ...rows.flat(),
    ])
  }

  async #writeRowids(entries: Entries, nodeOf: (at: number) => number): Promise<void> {
    for (let from = 0; from < entries.length; from += ROWS_PER_INSERT) {
      const size = Math.min(ROWS_PER_INSERT, entries.length - from)
      const pairs = Array.from({ length: size }, (_, i) => [entries.ids[from + i], nodeOf(from + i)])
      await this.#insertPairs(`${this.#index}_rowid`, 'rowid, nodeno', pairs)
    }
  }

  #writeParents(pairs: readonly [node: number, parent: number][]): Promise<void> {
    return this.#insertPairs(`${this.#index}_parent`, 'nodeno, parentnode', pairs)
  }

  /** Binding one JSON text is several times faster than binding its numbers. */
  async #insertPairs(table: string, columns: string, pairs: readonly unknown[]): Promise<void> {
    await this.#db.raw(
      `insert into ?? (${columns}) select value ->> 0, value ->> 1 from json_each(?) where true`,
      [quotable(table), JSON.stringify(pairs)],
    )
  }

  async #writeRoot(data: Buffer): Promise<void> {
    await this.#db(quotable(`${this.#index}_node`))
      .where('nodeno', ROOT_NODE)
      .update({ data })
  }
}

/**
 * Big-endian: the depth of the tree (only in the root), the number of cells, the cells, padding with zeros.
 */
function encodeNode(entries: Entries, members: readonly number[], depth: number): Buffer {
  const data = Buffer.alloc(HEAD_SIZE + CELLS_PER_NODE * CELL_SIZE)
  data.writeUInt16BE(depth, 0)
  data.writeUInt16BE(members.length, 2)
  let at = HEAD_SIZE
  for (const member of members) {
    const id = entries.ids[member] as number
    data.writeInt32BE(Math.floor(id / 2 ** 32), at)
    data.writeUInt32BE(id >>> 0, at + 4)
    for (let side = 0; side < 4; side++) {
      data.writeFloatBE(entries.boxes[member * 4 + side] as number, at + 8 + side * 4)
    }
    at += CELL_SIZE
  }
  return data
}

function boxOf({ boxes }: Entries, members: readonly number[]): Node['box'] {
  const box: Node['box'] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const member of members) {
    box[0] = Math.min(box[0], boxes[member * 4] as number)
    box[1] = Math.max(box[1], boxes[member * 4 + 1] as number)
    box[2] = Math.min(box[2], boxes[member * 4 + 2] as number)
    box[3] = Math.max(box[3], boxes[member * 4 + 3] as number)
  }
  return box
}

/** Order of the entries along a Hilbert curve through the centres of their boxes. */
function hilbertOrder(entries: Entries): number[] {
  const { boxes, length } = entries
  const [minX, maxX, minY, maxY] = boxOf(
    entries,
    Array.from({ length }, (_, at) => at),
  )
  const cells = 2 ** CURVE_BITS - 1
  const scaleX = maxX > minX ? cells / (maxX - minX) : 0
  const scaleY = maxY > minY ? cells / (maxY - minY) : 0
  // The position on the curve is in the high bits, the index in the low bits: plain numbers sort without a
  // comparator.
  const keys = new Float64Array(length)
  for (let at = 0; at < length; at++) {
    const x = ((boxes[at * 4] as number) + (boxes[at * 4 + 1] as number)) / 2
    const y = ((boxes[at * 4 + 2] as number) + (boxes[at * 4 + 3] as number)) / 2
    keys[at] = hilbert((x - minX) * scaleX, (y - minY) * scaleY) * 2 ** POSITION_BITS + at
  }
  return Array.from(keys.sort(), (key) => key % 2 ** POSITION_BITS)
}

/** Distance along the Hilbert curve. */
function hilbert(column: number, row: number): number {
  let x = Math.floor(column)
  let y = Math.floor(row)
  let distance = 0
  for (let side = 2 ** (CURVE_BITS - 1); side > 0; side >>= 1) {
    const right = (x & side) > 0 ? 1 : 0
    const up = (y & side) > 0 ? 1 : 0
    distance = distance * 4 + ((3 * right) ^ up)
    if (up === 0) {
      if (right === 1) {
        x = 2 ** CURVE_BITS - 1 - x
        y = 2 ** CURVE_BITS - 1 - y
      }
      ;[x, y] = [y, x]
    }
  }
  return distance
}

/** The nearest 32-bit float that is not above, or not below: an envelope may only grow. */
function roundDown(value: number): number {
  const near = Math.fround(value)
  return near <= value ? near : neighbour(near, -1)
}

function roundUp(value: number): number {
  const near = Math.fround(value)
  return near >= value ? near : neighbour(near, 1)
}

const bits = new DataView(new ArrayBuffer(4))

/** The next 32-bit float below (-1) or above (1). */
function neighbour(value: number, direction: 1 | -1): number {
  if (value === 0) return direction * 2 ** -149
  bits.setFloat32(0, value)
  bits.setInt32(0, bits.getInt32(0) + (value > 0 ? direction : -direction))
  return bits.getFloat32(0)
}
