import { pipeline, type Readable } from 'node:stream'
import { constants, createGunzip, createInflateRaw } from 'node:zlib'
import { Damaged } from './damaged.ts'

/** Bytes of an expanded chunk. */
const CHUNK_BYTES = 1 << 20

/**
 * Expands gzip, one member or several. Their checksums are verified. Zeros after the last member are padding.
 * @throws Damaged, or the error of the stream
 */
export const gunzip = (compressed: Readable): AsyncGenerator<Buffer> =>
  inflated(compressed, createGunzip({ chunkSize: CHUNK_BYTES }))

/**
 * Expands Deflate without a header and without a checksum, as zip has it.
 * @param chunkSize the most bytes of an expanded chunk
 * @throws Damaged, or the error of the stream
 */
export const inflateRaw = (compressed: Readable, chunkSize = CHUNK_BYTES): AsyncGenerator<Buffer> =>
  inflated(compressed, createInflateRaw({ chunkSize }))

/**
 * Expands the first bytes of a file, as many as are asked for or as come before the end of these bytes or before damage.
 * The rest of a decompression bomb is not expanded.
 */
export function gunzipStart(bytes: Buffer, count: number): Promise<Buffer> {
  return new Promise((resolve) => {
    const expanded = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH })
    const chunks: Buffer[] = []
    let length = 0
    const finish = (): void => {
      resolve(Buffer.concat(chunks).subarray(0, count))
      expanded.destroy()
    }
    expanded.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      length += chunk.length
      if (length >= count) finish()
    })
    expanded.on('error', finish)
    expanded.on('end', finish)
    expanded.end(bytes)
  })
}

async function* inflated(
  compressed: Readable,
  expanded: ReturnType<typeof createGunzip>,
): AsyncGenerator<Buffer> {
  // An error in either stream ends the loop below with that error.
  pipeline(compressed, expanded, () => undefined)
  try {
    yield* expanded as AsyncIterable<Buffer>
  } catch (error) {
    if (!String((error as NodeJS.ErrnoException).code).startsWith('Z_')) throw error
    throw new Damaged('zlib', { cause: error })
  }
}
