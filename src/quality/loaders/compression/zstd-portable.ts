import { Decompress } from 'fzstd'
import xxhash from 'xxhash-wasm'
import { Damaged } from './damaged.ts'
import { CHECKSUM_FLAG, type ExpandFrame, type Frame, isLastBlock, MAGIC_BYTES } from './zstd-frame.ts'
import { checkWeights } from './zstd-weights.ts'

/** A block has at most 128 KB, which take 2 ms. A forged block can copy so much beyond its end that it takes longer. */
const MAX_BLOCK_MS = 10_000

/** The decoder for versions of Node that have none: fzstd, which verifies no checksum. */
export async function portableDecoder(): Promise<ExpandFrame> {
  const hashes = await xxhash()
  return async function* expandFrame({ header, headerBytes, blocks, checksum }: Frame) {
    const hash = hashes.create64()
    let pieces: Uint8Array[] = []
    const decoder = new Decompress((piece) => pieces.push(piece))
    let bytes = 0
    // The decoder expands all that it is given at once, so it is given one block after the other.
    let before = withoutChecksum(headerBytes)
    for await (const block of blocks) {
      checkWeights(block)
      push(decoder, Buffer.concat([before, block]), isLastBlock(block))
      before = Buffer.alloc(0)
      for (const piece of pieces) {
        bytes += piece.length
        if (header.hasChecksum) hash.update(piece)
        if (piece.length > 0) yield Buffer.from(piece.buffer, piece.byteOffset, piece.length)
      }
      pieces = []
    }
    if (header.contentBytes !== undefined && header.contentBytes !== bytes)
      throw new Damaged('A zstd frame has another size than its header says.')
    const expected = await checksum()
    if (header.hasChecksum && BigInt.asUintN(32, hash.digest()) !== BigInt(expected.readUInt32LE()))
      throw new Damaged('The checksum of a zstd frame is wrong.')
  }
}

/** A header that promises no checksum, for which the decoder would wait. */
function withoutChecksum(header: Buffer): Buffer {
  const copy = Buffer.from(header)
  copy[MAGIC_BYTES]! &= ~CHECKSUM_FLAG
  return copy
}

/** All that the decoder throws means damage: an index out of bounds as well as its own errors. */
function push(decoder: Decompress, block: Buffer, isLast: boolean): void {
  const start = performance.now()
  try {
    decoder.push(block, isLast)
  } catch (error) {
    throw new Damaged('fzstd', { cause: error })
  }
  if (performance.now() - start > MAX_BLOCK_MS) throw new Damaged('A zstd block takes too long.')
}
