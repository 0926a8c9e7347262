import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { ExpandsTooFar, GzipBroken } from './errors.ts'

/** RFC 1952, 2.3.1: two identification bytes and the only compression method that is defined. */
export const GZIP_MAGIC = Buffer.from([0x1f, 0x8b, 0x08])

/** Bytes of an expanded chunk. */
const CHUNK_BYTES = 1 << 20

/**
 * Expands gzip, one member or several. Leaving the loop closes the stream.
 * @param expandedBytes the bytes may expand to so many; more bytes are an error
 * @param isCut true if the stream has ended before its file, so that its end may lie within a member
 * @throws ExpandsTooFar, GzipBroken, or the error of the stream
 */
export async function* gunzip(
  compressed: Readable,
  expandedBytes: number,
  isCut: () => boolean,
): AsyncGenerator<Buffer> {
  const expanded = createGunzip({ chunkSize: CHUNK_BYTES })
  // An error in either stream ends the loop below with that error.
  pipeline(compressed, expanded, () => undefined)
  let bytes = 0
  try {
    for await (const chunk of expanded as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > expandedBytes) throw new ExpandsTooFar(expandsTooFar(expandedBytes))
      yield chunk
    }
  } catch (error) {
    if (!String((error as NodeJS.ErrnoException).code).startsWith('Z_')) throw error
    if (isCut()) return
    throw new GzipBroken(
      `The compressed file is damaged or cut off after ${bytes} expanded bytes; compress and upload it again.`,
      { cause: error },
    )
  }
}

const expandsTooFar = (limit: number) =>
  `The compressed file expands to more than ${limit} bytes; split it into several files.`
