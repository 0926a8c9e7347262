import { Damaged } from './damaged.ts'

const FRAME_MAGIC = 0x184d2204
const [BLOCK_CHECKSUM, CONTENT_SIZE, DICTIONARY] = [0x10, 0x08, 0x01]
const UNCOMPRESSED = 0x80000000
const MIN_MATCH = 4

/**
 * Expands a frame of LZ4 (lz4_Frame_format.md). Its checksums are not verified.
 * @param size bytes of the result, which is told beside the frame
 * @throws Damaged, or a RangeError if the frame is cut off
 */
export function expandLz4(packed: Buffer, size: number): Buffer {
  if (packed.readUInt32LE(0) !== FRAME_MAGIC) throw new Damaged('A frame of LZ4 is expected.')
  const flags = packed[4]!
  let at = 7 + ((flags & CONTENT_SIZE) !== 0 ? 8 : 0) + ((flags & DICTIONARY) !== 0 ? 4 : 0)
  const out = Buffer.allocUnsafe(size)
  let written = 0
  for (;;) {
    const header = packed.readUInt32LE(at)
    at += 4
    if (header === 0) break
    const end = at + (header & ~UNCOMPRESSED)
    if (end > packed.length) throw new Damaged('A block of LZ4 is cut off.')
    if (header >= UNCOMPRESSED) {
      if (written + end - at > size) throw new Damaged('A frame of LZ4 is too long.')
      written += packed.copy(out, written, at, end)
    } else written = expandBlock(packed, at, end, out, written)
    at = end + ((flags & BLOCK_CHECKSUM) !== 0 ? 4 : 0)
  }
  if (written !== size) throw new Damaged('A frame of LZ4 is cut off.')
  return out
}

/**
 * Expands a block without a frame.
 * @param size bytes of the result, which is told beside the block
 * @throws Damaged
 */
export function expandLz4Block(packed: Buffer, size: number): Buffer {
  const out = Buffer.allocUnsafe(size)
  if (expandBlock(packed, 0, packed.length, out, 0) !== size) throw new Damaged('A block of LZ4 is cut off.')
  return out
}

/** Expands a block (lz4_Block_format.md). @returns the index after it in `out` */
function expandBlock(packed: Buffer, at: number, end: number, out: Buffer, written: number): number {
  const lengthOf = (nibble: number): number => {
    let length = nibble
    if (nibble === 15)
      for (let byte = 255; byte === 255; length += byte) {
        if (at >= end) throw new Damaged('A length of LZ4 is cut off.')
        byte = packed[at++]!
      }
    return length
  }
  for (;;) {
    if (at >= end) throw new Damaged('A block of LZ4 is cut off.')
    const token = packed[at++]!
    const literals = lengthOf(token >> 4)
    if (at + literals > end || written + literals > out.length)
      throw new Damaged('Literals of LZ4 are cut off.')
    packed.copy(out, written, at, at + literals)
    at += literals
    written += literals
    // The last sequence has literals only.
    if (at === end) return written
    if (at + 2 > end) throw new Damaged('An offset of LZ4 is cut off.')
    const offset = packed.readUInt16LE(at)
    at += 2
    const length = lengthOf(token & 15) + MIN_MATCH
    if (offset === 0 || offset > written || written + length > out.length)
      throw new Damaged('A match of LZ4 is wrong.')
    // Source and target may overlap, which repeats the text.
    for (let index = 0; index < length; index++, written++) out[written] = out[written - offset]!
  }
}
