import { CannotExpand, CompressedFileBroken, MemberUnknown, OtherFormat } from '../errors.ts'
import { openBytes } from './open-bytes.ts'
import type { FileHead, HeadRequest } from './reader-task.ts'

/**
 * Compressed bytes that are read at most. A block of bzip2, which is expanded as a whole, has a little more than 900 KB.
 */
const MAX_PACKED_BYTES = 4 << 20

/** Faults of a compressed file. A load tells them; here the bytes before the fault are used. */
const FAULTS = [CannotExpand, CompressedFileBroken, MemberUnknown, OtherFormat]

/**
 * Reads the first bytes of a file, expanded if it is compressed. If a compressed file is damaged or cannot be expanded,
 * the bytes before the fault are returned.
 * @throws SourceUnreadable, or the system's error
 */
export async function readHead({ bytes: file, count }: HeadRequest): Promise<FileHead> {
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
  // A copy of its own: messages between threads copy the whole memory behind a buffer.
  return { bytes: new Uint8Array(Buffer.concat(chunks).subarray(0, count)), compression: source.compression }
}
