import type { BitReader } from './bit-reader.ts'
import { Damaged } from './damaged.ts'

/** The longest code. */
export const MAX_CODE_BITS = 20

/** A canonical Huffman code: codes of one length are consecutive numbers, in the order of their symbols. */
export class HuffmanTable {
  /** Length of the shortest code. */
  readonly minBits: number
  /** By length: the first code, filled with zeros to `MAX_CODE_BITS`, that is too long for this length. */
  readonly limits = new Int32Array(MAX_CODE_BITS + 2)
  /** By length: what a code is more than the index of its symbol. */
  readonly offsets = new Int32Array(MAX_CODE_BITS + 1)
  /** By length of the code, and then in ascending order. */
  readonly symbols: Uint16Array

  /** @param lengths of the codes, by symbol */
  private constructor(lengths: Uint8Array) {
    const counts = new Int32Array(MAX_CODE_BITS + 1)
    for (const length of lengths) counts[length]!++
    this.minBits = counts.findIndex((count) => count > 0)
    this.symbols = Uint16Array.from(lengths.keys()).sort(
      (one, other) => lengths[one]! - lengths[other]! || one - other,
    )
    let code = 0
    let index = 0
    for (let length = 1; length <= MAX_CODE_BITS; length++) {
      code <<= 1
      this.offsets[length] = code - index
      code += counts[length]!
      index += counts[length]!
      // More codes than a length has room for are damage, as are codes that no symbol has.
      if (code > 1 << length) throw new Damaged('A Huffman table is wrong.')
      this.limits[length] = code << (MAX_CODE_BITS - length)
    }
    this.limits[MAX_CODE_BITS + 1] = 1 << MAX_CODE_BITS
  }

  /** Reads the lengths of the codes, each as its difference from the one before. */
  static read(bits: BitReader, symbols: number): HuffmanTable {
    const lengths = new Uint8Array(symbols)
    let length = bits.take(5)
    for (let symbol = 0; symbol < symbols; symbol++) {
      for (;;) {
        if (length < 1 || length > MAX_CODE_BITS) throw new Damaged('A code has a wrong length.')
        if (bits.take(1) === 0) break
        length += bits.take(1) === 0 ? 1 : -1
      }
      lengths[symbol] = length
    }
    return new HuffmanTable(lengths)
  }
}
