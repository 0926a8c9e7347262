import type { Readable } from 'node:stream'
import { Damaged } from './damaged.ts'
import { PullBytes } from './pull-bytes.ts'
import {
  BLOCK_HEADER_BYTES,
  type ExpandFrame,
  type Frame,
  type FrameHeader,
  FRAME_MAGIC,
  isLastBlock,
  isSkippable,
  MAGIC_BYTES,
  MAX_HEADER_BYTES,
  blockBytes,
  readFrameHeader,
} from './zstd-frame.ts'
import { expandNatively, isNative } from './zstd-native.ts'

const CHECKSUM_BYTES = 4

/**
 * Expands zstd, one frame or several; skippable frames are left out. The checksum of each frame that has one is verified.
 * Frames are found here, since Node's decoder ignores all bytes after the first frame.
 * @throws Damaged, CannotExpand, or the error of the stream
 */
export async function* expandZstd(compressed: Readable, expandFrame?: ExpandFrame): AsyncGenerator<Buffer> {
  const bytes = new PullBytes(compressed as AsyncIterable<Buffer>)
  try {
    const expand = expandFrame ?? (await decoder())
    while (await bytes.hold(1)) {
      if (!(await bytes.hold(MAGIC_BYTES))) throw new Damaged('A zstd frame is cut off.')
      const magic = bytes.held.readUInt32LE()
      if (magic === FRAME_MAGIC) yield* expand(await openFrame(bytes))
      else if (isSkippable(magic)) await skipFrame(bytes)
      else throw new Damaged('A zstd frame is expected.')
    }
  } finally {
    await bytes.close()
  }
}

/** Node's decoder is several times as fast as the portable one. */
async function decoder(): Promise<ExpandFrame> {
  if (isNative()) return expandNatively
  const { portableDecoder } = await import('./zstd-portable.ts')
  return portableDecoder()
}

async function openFrame(bytes: PullBytes): Promise<Frame> {
  await bytes.hold(MAX_HEADER_BYTES)
  const header = readFrameHeader(bytes.held)
  const headerBytes = bytes.take(header.bytes)
  return {
    header,
    headerBytes,
    blocks: blocksOf(bytes, header),
    checksum: () => takeAll(bytes, header.hasChecksum ? CHECKSUM_BYTES : 0),
  }
}

async function* blocksOf(bytes: PullBytes, header: FrameHeader): AsyncGenerator<Buffer> {
  for (let isLast = false; !isLast;) {
    const isThere = await bytes.hold(BLOCK_HEADER_BYTES)
    if (!isThere) throw new Damaged('A zstd block is cut off.')
    isLast = isLastBlock(bytes.held)
    yield await takeAll(bytes, blockBytes(bytes.held, header))
  }
}

async function takeAll(bytes: PullBytes, count: number): Promise<Buffer> {
  if (await bytes.hold(count)) return bytes.take(count)
  throw new Damaged('A zstd frame is cut off.')
}

async function skipFrame(bytes: PullBytes): Promise<void> {
  const head = await takeAll(bytes, 2 * MAGIC_BYTES)
  if (!(await bytes.skip(head.readUInt32LE(MAGIC_BYTES))))
    throw new Damaged('A skippable frame of zstd is cut off.')
}
