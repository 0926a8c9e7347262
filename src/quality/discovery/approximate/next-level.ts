import { MemoryExceeded } from '../memory-exceeded.ts'
import { removeBit } from '../relation/bit-set.ts'
import { isWorth, type Level, openOf, openWords } from './level.ts'

const FIRST_CAPACITY = 256

/**
 * The left sides with one more column of which something is open after all their parts with one column less (Huhtala et
 * al., TANE, 1999).
 * @param columns number of columns of the relation
 * @param keys true if keys are searched
 * @param maxBytes limit of both levels and what is needed in between
 * @throws MemoryExceeded
 */
export function nextLevel(level: Level, columns: number, keys: boolean, maxBytes: number): Level {
  const places = new Places(level)
  const next = new GrowingLevel(
    level.width + 1,
    openWords(columns),
    maxBytes - places.bytes - level.columns.byteLength - level.open.byteLength,
  )
  const open = new Uint32Array(openWords(columns))
  const lhs = new Int32Array(level.width + 1)
  for (let first = 0; first < level.count; first++) {
    if (!isWorth(openOf(level, first), columns, keys)) continue
    for (let second = first + 1; second < level.count && haveSameBeginning(level, first, second); second++) {
      lhs.set(level.columns.subarray(first * level.width, (first + 1) * level.width))
      lhs[level.width] = level.columns[(second + 1) * level.width - 1]!
      if (openAfterParts(level, places, first, second, lhs, open) && isWorth(open, columns, keys))
        next.add(lhs, open)
    }
  }
  return next.finish()
}

/** Computes what is open after all parts; false if a part is not in the level. */
function openAfterParts(
  level: Level,
  places: Places,
  first: number,
  second: number,
  lhs: Int32Array,
  open: Uint32Array,
): boolean {
  const { width } = level
  open.set(openOf(level, first))
  for (let omitted = 0; omitted < width; omitted++) {
    const place = omitted === width - 1 ? second : places.of(lhs, omitted)
    if (place < 0) return false
    const part = openOf(level, place)
    for (let word = 0; word < open.length; word++) open[word]! &= part[word]!
  }
  for (const column of lhs) removeBit(open, column)
  return true
}

function haveSameBeginning({ columns, width }: Level, first: number, second: number): boolean {
  for (let at = 0; at < width - 1; at++)
    if (columns[first * width + at] !== columns[second * width + at]) return false
  return true
}

/** The places of left sides in their level: a hash table with linear probing. */
class Places {
  readonly #level: Level
  readonly #slots: Int32Array

  constructor(level: Level) {
    this.#level = level
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * level.count + 1))).fill(-1)
    const { columns, width } = level
    for (let place = 0; place < level.count; place++) {
      const lhs = columns.subarray(place * width, (place + 1) * width)
      this.#slots[this.#slotOf(lhs, width)] = place
    }
  }

  get bytes(): number {
    return this.#slots.byteLength
  }

  /** The place of a left side without its column number `omitted`, or -1. */
  of(lhs: Int32Array, omitted: number): number {
    return this.#slots[this.#slotOf(lhs, omitted)]!
  }

  #slotOf(lhs: Int32Array, omitted: number): number {
    const { width } = this.#level
    let hash = 0
    for (let at = 0; at < width; at++) {
      hash = Math.imul(hash ^ lhs[at < omitted ? at : at + 1]!, 0x9e3779b1)
      hash ^= hash >>> 15
    }
    const mask = this.#slots.length - 1
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const place = this.#slots[slot]!
      if (place < 0 || this.#isAt(place, lhs, omitted)) return slot
    }
  }

  #isAt(place: number, lhs: Int32Array, omitted: number): boolean {
    const { columns, width } = this.#level
    for (let at = 0; at < width; at++)
      if (columns[place * width + at] !== lhs[at < omitted ? at : at + 1]) return false
    return true
  }
}

class GrowingLevel {
  readonly #width: number
  readonly #words: number
  readonly #maxBytes: number
  #count = 0
  #columns: Int32Array
  #open: Uint32Array

  constructor(width: number, words: number, maxBytes: number) {
    this.#width = width
    this.#words = words
    this.#maxBytes = maxBytes
    this.#columns = new Int32Array(FIRST_CAPACITY * width)
    this.#open = new Uint32Array(FIRST_CAPACITY * words)
  }

  add(lhs: Int32Array, open: Uint32Array): void {
    if ((this.#count + 1) * this.#width > this.#columns.length) this.#grow()
    this.#columns.set(lhs, this.#count * this.#width)
    this.#open.set(open, this.#count * this.#words)
    this.#count++
  }

  finish(): Level {
    const columns = new Int32Array(new SharedArrayBuffer(4 * this.#count * this.#width))
    const open = new Uint32Array(new SharedArrayBuffer(4 * this.#count * this.#words))
    columns.set(this.#columns.subarray(0, columns.length))
    open.set(this.#open.subarray(0, open.length))
    return { width: this.#width, count: this.#count, columns, open }
  }

  /** Doubles the arrays. Their copy in `finish` needs at most the bytes of the arrays again. */
  #grow(): void {
    if (4 * (this.#columns.byteLength + this.#open.byteLength) > this.#maxBytes) throw new MemoryExceeded()
    const columns = new Int32Array(2 * this.#columns.length)
    columns.set(this.#columns)
    this.#columns = columns
    const open = new Uint32Array(2 * this.#open.length)
    open.set(this.#open)
    this.#open = open
  }
}
