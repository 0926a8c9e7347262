import { CannotExpand } from '../errors.ts'
import { Damaged } from './damaged.ts'

/** RFC 8878, 3.1.1. */
export const FRAME_MAGIC = 0xfd2fb528
/** RFC 8878, 3.1.2: the last four bits may have any value. */
const SKIPPABLE_MAGIC = 0x184d2a5
/** The magic and, of a skippable frame, the number of bytes after it; or the descriptor of a frame. */
export const MAGIC_BYTES = 4
export const MAX_HEADER_BYTES = 18
/** What zstd itself expands without `--long` or `--memory`. */
const MAX_WINDOW_BYTES = 128 << 20
const MAX_BLOCK_BYTES = 128 << 10
/** The types of blocks. */
export const [RAW, RUN, COMPRESSED] = [0, 1, 2]

export const CHECKSUM_FLAG = 4
const SINGLE_SEGMENT_FLAG = 32

export interface FrameHeader {
  /** In the file, with the magic. */
  readonly bytes: number
  /** The most bytes of a block. */
  readonly maxBlockBytes: number
  /** Of the whole frame, after it is expanded; undefined if the header does not say it. */
  readonly contentBytes: number | undefined
  readonly hasChecksum: boolean
}

/** A frame whose bytes are still to be read: the header, then each block with its own header, then the checksum. */
export interface Frame {
  readonly header: FrameHeader
  readonly headerBytes: Buffer
  readonly blocks: AsyncGenerator<Buffer>
  /** Reads the checksum, after the last block; no bytes if the frame has none. */
  readonly checksum: () => Promise<Buffer>
}

/** Expands a frame in chunks of at most 1 MB, and verifies its checksum. */
export type ExpandFrame = (frame: Frame) => AsyncGenerator<Buffer>

export const isSkippable = (magic: number): boolean => magic >>> 4 === SKIPPABLE_MAGIC

/**
 * Reads the header of a frame.
 * @param start the first bytes of the frame, as many as a header can have unless the file ends before
 * @throws Damaged, CannotExpand
 */
export function readFrameHeader(start: Buffer): FrameHeader {
  const descriptor = start[MAGIC_BYTES] ?? 0
  if ((descriptor & 8) !== 0) throw new Damaged('A reserved bit of a zstd frame is set.')
  const isSingle = (descriptor & SINGLE_SEGMENT_FLAG) !== 0
  const windowAt = MAGIC_BYTES + 1
  const dictionaryAt = windowAt + (isSingle ? 0 : 1)
  const dictionaryBytes = [0, 1, 2, 4][descriptor & 3]!
  const contentAt = dictionaryAt + dictionaryBytes
  const contentField = [isSingle ? 1 : 0, 2, 4, 8][descriptor >>> 6]!
  const bytes = contentAt + contentField
  if (start.length < bytes) throw new Damaged('The header of a zstd frame is cut off.')
  if (dictionaryBytes > 0 && start.readUIntLE(dictionaryAt, dictionaryBytes) !== 0)
    throw new CannotExpand(
      'The file was compressed by zstd with a dictionary, which is not in the file. Compress it again without a dictionary.',
    )
  const contentBytes = contentField === 0 ? undefined : contentSize(start, contentAt, contentField)
  const window = isSingle ? contentBytes! : windowSize(start[windowAt]!)
  if (window > MAX_WINDOW_BYTES)
    throw new CannotExpand(
      `The zstd file needs a window of ${Math.ceil(window / (1 << 20))} MB to be expanded; at most 128 MB are possible. Compress it again without \`--ultra\`, and with \`--long=27\` at most.`,
    )
  return {
    bytes,
    maxBlockBytes: Math.min(window, MAX_BLOCK_BYTES),
    contentBytes,
    hasChecksum: (descriptor & CHECKSUM_FLAG) !== 0,
  }
}

/** RFC 8878, 3.1.1.1.4. A field of two bytes begins at 256. */
function contentSize(start: Buffer, at: number, length: number): number {
  if (length === 8) return Number(start.readBigUInt64LE(at))
  return start.readUIntLE(at, length) + (length === 2 ? 256 : 0)
}

/** RFC 8878, 3.1.1.1.2: an exponent, and eighths. */
function windowSize(descriptor: number): number {
  const base = 2 ** (10 + (descriptor >>> 3))
  return base + (base / 8) * (descriptor & 7)
}

export const BLOCK_HEADER_BYTES = 3

/** True for the last block of a frame. @param start the header of the block */
export const isLastBlock = (start: Buffer): boolean => (start[0]! & 1) === 1

/** The bytes of a block in the file, with its header. @throws Damaged */
export function blockBytes(start: Buffer, { maxBlockBytes }: FrameHeader): number {
  const header = start.readUIntLE(0, BLOCK_HEADER_BYTES)
  const type = (header >>> 1) & 3
  const size = header >>> 3
  if (![RAW, RUN, COMPRESSED].includes(type) || size > maxBlockBytes)
    throw new Damaged('The header of a zstd block is wrong.')
  return BLOCK_HEADER_BYTES + (type === RUN ? 1 : size)
}
