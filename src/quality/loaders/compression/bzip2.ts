import type { Readable } from 'node:stream'
import { BitReader } from './bit-reader.ts'
import { Bzip2Block } from './bzip2-block.ts'
import { Damaged } from './damaged.ts'
import { PullBytes } from './pull-bytes.ts'

/** `BZh`, before the digit of the level. */
const STREAM_MAGIC = 0x425a68
const STREAM_HEADER_BYTES = 4
/** The first and the last 24 bits of the marks of a block and of the end of a stream: the digits of π and of √π. */
const BLOCK_MARK = [0x314159, 0x265359] as const
const END_MARK = [0x177245, 0x385090] as const
/** The mark and the checksum of all blocks. */
const END_BYTES = 10

/** Bytes of a block before it is expanded, for each level. */
const LEVEL_BYTES = 100_000
/** The most compressed bytes of a block for each level: each byte of it may take 20 bits. */
const MAX_PACKED_BYTES = LEVEL_BYTES * 3
/** Bytes of an expanded chunk. */
const CHUNK_BYTES = 1 << 18

/**
 * Expands bzip2, one stream or several, as pbzip2 writes them. The checksums of blocks and of streams are verified. Zeros
 * after the last stream are padding.
 *
 * The decoder is our own: the packages that expand bzip2 stop at the first stream, or keep a whole expanded block as an
 * array of numbers, which is 46 MB of text for a repetitive file and ends the thread.
 * @throws Damaged, CannotExpand, or the error of the stream
 */
export async function* expandBzip2(compressed: Readable): AsyncGenerator<Buffer> {
  const bytes = new PullBytes(compressed as AsyncIterable<Buffer>)
  try {
    do yield* expandStream(bytes)
    while (await hasStream(bytes))
  } finally {
    await bytes.close()
  }
}

async function* expandStream(bytes: PullBytes): AsyncGenerator<Buffer> {
  if (!(await bytes.hold(STREAM_HEADER_BYTES))) throw new Damaged('A header of bzip2 is cut off.')
  const header = bytes.take(STREAM_HEADER_BYTES)
  const level = header[3]! - 0x30
  if (header.readUIntBE(0, 3) !== STREAM_MAGIC || level < 1 || level > 9)
    throw new Damaged('A header of bzip2 is expected.')
  const block = new Bzip2Block(level * LEVEL_BYTES)
  let checksum = 0
  // Blocks begin at any bit.
  let bit = 0
  for (;;) {
    await bytes.hold(level * MAX_PACKED_BYTES)
    const bits = new BitReader(bytes.held, bit)
    const mark = [bits.take(24), bits.take(24)]
    if (isMark(mark, END_MARK)) {
      if (bits.take32() !== checksum || bits.isOver) throw new Damaged('The end of a bzip2 stream is wrong.')
      bytes.take(END_BYTES + Math.ceil(bit / 8))
      return
    }
    if (!isMark(mark, BLOCK_MARK)) throw new Damaged('A block of bzip2 is expected.')
    block.read(bits)
    for (let size = CHUNK_BYTES; size === CHUNK_BYTES;) {
      const chunk = Buffer.allocUnsafe(CHUNK_BYTES)
      size = block.expand(chunk)
      if (size > 0) yield chunk.subarray(0, size)
    }
    checksum = (((checksum << 1) | (checksum >>> 31)) ^ block.checksum) >>> 0
    bytes.take(bits.position >>> 3)
    bit = bits.position & 7
  }
}

const isMark = ([first, last]: readonly number[], mark: readonly number[]): boolean =>
  first === mark[0] && last === mark[1]

/** True if another stream follows; false at the end of the bytes. @throws Damaged for other bytes than zeros */
async function hasStream(bytes: PullBytes): Promise<boolean> {
  if (!(await bytes.hold(1))) return false
  if (bytes.held[0] !== 0) return true
  while (await bytes.hold(1)) {
    const padding = bytes.take(bytes.held.length)
    if (padding.some((byte) => byte !== 0)) throw new Damaged('Other bytes than padding follow bzip2.')
  }
  return false
}
