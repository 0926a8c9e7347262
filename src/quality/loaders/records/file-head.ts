import { compressionOf } from '../compression/compression.ts'
import { gunzipStart } from '../compression/gzip.ts'
import { LocalFile } from '../compression/local-file.ts'
import { CannotExpand, CompressedFileBroken, MemberUnknown, OtherFormat } from '../errors.ts'
import { openBytes } from './open-bytes.ts'
import type { Compression } from '../../model/reading.ts'
import type { LinesFile } from './lines-file.ts'

/** Bytes of a file that a detection examines. */
export const DETECTED_BYTES = 256 * 1024

/**
 * Compressed bytes that are read at most. A block of bzip2, which is expanded as a whole, has a little more than 900 KB.
 */
const MAX_PACKED_BYTES = 4 << 20

/** Faults of a compressed file. A load tells them; here the bytes before the fault are used. */
const FAULTS = [CannotExpand, CompressedFileBroken, MemberUnknown, OtherFormat]

/** The first bytes of a file, expanded if it is compressed. */
export interface FileHead {
  readonly bytes: Buffer
  readonly compression: Compression | undefined
}

/**
 * Reads the first bytes of a file, expanded if it is compressed. If a compressed file is damaged or cannot be expanded,
 * the bytes before the fault are returned.
 * @param count the number of expanded bytes
 * @throws SourceUnreadable, or the system's error
 */
export async function readHead(file: LinesFile, count: number): Promise<FileHead> {
  if (file.kind === 'file') {
    const start = await LocalFile.head(file.path, count)
    // The decoder of loads has large chunks, and would lose those before a fault.
    if (compressionOf(start) === 'gzip')
      return { bytes: await gunzipStart(start, count), compression: 'gzip' }
  }
  const source = await openBytes(file, { expandedBytes: Infinity, firstBytes: MAX_PACKED_BYTES })
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of source.chunks()) {
      chunks.push(chunk)
      length += chunk.length
      if (length >= count) break
    }
  } catch (error) {
    if (!FAULTS.some((fault) => error instanceof fault)) throw error
  }
  return { bytes: Buffer.concat(chunks).subarray(0, count), compression: source.compression }
}
