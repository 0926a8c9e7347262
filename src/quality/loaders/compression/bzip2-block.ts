import { CannotExpand } from '../errors.ts'
import type { BitReader } from './bit-reader.ts'
import { HuffmanTable, MAX_CODE_BITS } from './bzip2-huffman.ts'
import { Damaged } from './damaged.ts'

/** Symbols that are decoded with one table before the next selector. */
const GROUP_SYMBOLS = 50
/** Selectors that a block of the highest level can use. Some programs write more, which have no meaning. */
const MAX_SELECTORS = 900_000 / GROUP_SYMBOLS + 2
/** The symbols 0 and 1 stand for a run of the first byte of the list: digits 1 and 2 of its length in base 2. */
const RUN_B = 1
/** After so many equal bytes, a byte tells how many more follow. */
const RUN_BYTES = 4

/** The CRC-32 of bzip2, high bit first. */
const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 24
  for (let bit = 0; bit < 8; bit++) crc = crc < 0 ? (crc << 1) ^ 0x04c11db7 : crc << 1
  return crc
})

/** A block of bzip2: runs of equal bytes, transformed by Burrows and Wheeler, moved to front and coded by Huffman. */
export class Bzip2Block {
  /** As the file says. */
  checksum = 0
  /** By place: a byte of the transformed block in the low 8 bits, and the place of the byte after it in the others. */
  readonly #places: Int32Array
  readonly #selectors = new Uint8Array(MAX_SELECTORS)
  readonly #counts = new Int32Array(256)
  /** The bytes that have not been expanded yet, and the next one of them. */
  #left = 0
  #next = 0
  /** Of the expansion of runs: the last byte, how often it came in a row, and how often it still has to be repeated. */
  #last = -1
  #inRow = 0
  #repeats = 0
  #crc = 0

  /** @param size bytes before the expansion of runs */
  constructor(size: number) {
    this.#places = new Int32Array(size)
  }

  /** Reads the block after its mark. @throws Damaged, CannotExpand */
  read(bits: BitReader): void {
    this.checksum = bits.take32()
    if (bits.take(1) === 1)
      throw new CannotExpand(
        'The file was compressed by a version of bzip2 before 0.9.5, whose form cannot be read. Compress it again.',
      )
    const first = bits.take(24)
    const size = this.#readBytes(bits)
    if (bits.isOver || first >= size) throw new Damaged('A block of bzip2 is cut off or wrong.')
    this.#link(size)
    this.#left = size
    this.#next = this.#places[this.#places[first]! >>> 8]!
    this.#last = -1
    this.#inRow = 0
    this.#repeats = 0
    this.#crc = -1
  }

  /**
   * Writes the next expanded bytes.
   * @returns their number; fewer than the target has room for at the end of the block
   * @throws Damaged if the checksum is wrong
   */
  expand(target: Buffer): number {
    const places = this.#places
    const end = target.length
    // Local variables are much faster than members.
    let at = 0
    let left = this.#left
    let next = this.#next
    let last = this.#last
    let inRow = this.#inRow
    let repeats = this.#repeats
    let crc = this.#crc
    while (at < end) {
      if (repeats > 0) {
        repeats--
      } else if (left === 0) {
        break
      } else {
        left--
        const byte = next & 0xff
        next = places[next >>> 8]!
        if (inRow === RUN_BYTES) {
          repeats = byte
          inRow = 0
          continue
        }
        inRow = byte === last ? inRow + 1 : 1
        last = byte
      }
      target[at++] = last
      crc = (crc << 8) ^ CRC[((crc >>> 24) ^ last) & 0xff]!
    }
    this.#left = left
    this.#next = next
    this.#last = last
    this.#inRow = inRow
    this.#repeats = repeats
    this.#crc = crc
    if (at < end && ~crc >>> 0 !== this.checksum) throw new Damaged('The checksum of a bzip2 block is wrong.')
    return at
  }

  /** Reads the bytes of the transformed block into `#places`. @returns their number */
  #readBytes(bits: BitReader): number {
    const list = readUsedBytes(bits)
    /** The symbol after those of the places in the list: the end of the block. */
    const end = list.length + 1
    const groups = bits.take(3)
    if (groups < 2 || groups > 6) throw new Damaged('The number of Huffman tables is wrong.')
    const selectors = this.#readSelectors(bits, groups)
    const tables = Array.from({ length: groups }, () => HuffmanTable.read(bits, end + 1))
    const places = this.#places
    const counts = this.#counts.fill(0)
    let [size, run, digit] = [0, 0, 1]
    for (let group = 0; group < selectors; group++) {
      const { limits, offsets, symbols, minBits } = tables[this.#selectors[group]!]!
      for (let count = 0; count < GROUP_SYMBOLS; count++) {
        const code = bits.peek(MAX_CODE_BITS)
        let length = minBits
        while (code >= limits[length]!) length++
        if (length > MAX_CODE_BITS) throw new Damaged('No symbol has the code.')
        bits.drop(length)
        const symbol = symbols[(code >>> (MAX_CODE_BITS - length)) - offsets[length]!]!
        if (symbol <= RUN_B) {
          run += digit << symbol
          if (run > places.length) throw new Damaged('A run is longer than the block.')
          digit <<= 1
          continue
        }
        if (run > 0) {
          const byte = list[0]!
          if (size + run > places.length) throw new Damaged('A block of bzip2 is too long.')
          places.fill(byte, size, size + run)
          counts[byte]! += run
          size += run
          run = 0
          digit = 1
        }
        if (symbol === end) return size
        if (size === places.length) throw new Damaged('A block of bzip2 is too long.')
        const byte = list[symbol - 1]!
        // Most bytes are near the front, where a loop is faster than `copyWithin`.
        for (let at = symbol - 1; at > 0; at--) list[at] = list[at - 1]!
        list[0] = byte
        places[size++] = byte
        counts[byte]!++
      }
    }
    throw new Damaged('A block of bzip2 has no end.')
  }

  /** Reads which table each group of symbols has. @returns the number of groups */
  #readSelectors(bits: BitReader, groups: number): number {
    const count = bits.take(15)
    const list = Array.from({ length: groups }, (_, table) => table)
    for (let group = 0; group < count; group++) {
      let place = 0
      while (bits.take(1) === 1) if (++place >= groups) throw new Damaged('A selector is wrong.')
      list.unshift(...list.splice(place, 1))
      if (group < MAX_SELECTORS) this.#selectors[group] = list[0]!
    }
    return Math.min(count, MAX_SELECTORS)
  }

  /** Links each byte to the byte after it in the original block. */
  #link(size: number): void {
    const places = this.#places
    const counts = this.#counts
    for (let byte = 0, before = 0; byte < 256; byte++) {
      const count = counts[byte]!
      counts[byte] = before
      before += count
    }
    for (let place = 0; place < size; place++) {
      const byte = places[place]! & 0xff
      places[counts[byte]!++]! |= place << 8
    }
  }
}

/** The bytes that occur in a block, in ascending order: a bit for each 16 bytes, and then a bit for each of these. */
function readUsedBytes(bits: BitReader): Uint8Array {
  const sixteens = bits.take(16)
  const used: number[] = []
  for (let sixteen = 0; sixteen < 16; sixteen++) {
    if ((sixteens & (0x8000 >>> sixteen)) === 0) continue
    const map = bits.take(16)
    for (let byte = 0; byte < 16; byte++) if ((map & (0x8000 >>> byte)) !== 0) used.push(sixteen * 16 + byte)
  }
  if (used.length === 0) throw new Damaged('A block of bzip2 has no bytes.')
  return Uint8Array.from(used)
}
