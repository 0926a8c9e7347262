import { Readable } from 'node:stream'
import { crc32, inflateRawSync } from 'node:zlib'
import { Damaged } from '../compression/damaged.ts'
import { ExpandsTooFar } from '../errors.ts'
import { expandSnappy } from '../compression/snappy.ts'

/**
 * Expands the bytes of a block.
 * @param limit bytes of the result
 * @throws Damaged, ExpandsTooFar, CannotExpand
 */
export type ExpandBlock = (packed: Buffer, limit: number) => Buffer | Promise<Buffer>

type ExpandStream = (packed: Readable) => AsyncGenerator<Buffer>

const CRC_BYTES = 4

const tooLarge = (limit: number) =>
  new ExpandsTooFar(
    `A block of the file expands to more than ${limit} bytes; write the file again with smaller blocks.`,
  )

/** The codecs of blocks by their names in `avro.codec` (Avro 1.12, "Required Codecs", "Optional Codecs"). */
const CODECS: Readonly<Record<string, ExpandBlock>> = {
  null: (packed) => packed,
  deflate: inflate,
  snappy,
  zstandard: streamed(async () => (await import('../compression/zstd.ts')).expandZstd),
  bzip2: streamed(async () => (await import('../compression/bzip2.ts')).expandBzip2),
  xz: streamed(async () => (await import('../compression/xz.ts')).expandXz),
}

export const CODEC_NAMES = Object.keys(CODECS).filter((name) => name !== 'null')

/** The codec of a name; undefined if there is none. */
export const codecOf = (name: string): ExpandBlock | undefined =>
  Object.hasOwn(CODECS, name) ? CODECS[name] : undefined

/** Deflate without a header and without a checksum. */
function inflate(packed: Buffer, limit: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: limit })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(limit)
    throw new Damaged('zlib', { cause: error })
  }
}

/** Followed by the CRC-32 of the expanded bytes. */
function snappy(packed: Buffer, limit: number): Buffer {
  const end = packed.length - CRC_BYTES
  if (end < 0) throw new Damaged('A Snappy block is cut off.')
  const expanded = expandSnappy(packed.subarray(0, end), limit)
  if (crc32(expanded) !== packed.readUInt32BE(end))
    throw new Damaged('The checksum of a Snappy block is wrong.')
  return expanded
}

function streamed(open: () => Promise<ExpandStream>): ExpandBlock {
  return async (packed, limit) => {
    const expand = await open()
    const chunks: Buffer[] = []
    let length = 0
    for await (const chunk of expand(Readable.from([packed], { objectMode: false }))) {
      length += chunk.length
      if (length > limit) throw tooLarge(limit)
      // The decoder may use the memory of a chunk again.
      chunks.push(Buffer.from(chunk))
    }
    return Buffer.concat(chunks, length)
  }
}
