import type { Readable } from 'node:stream'
import { CompressedFileBroken, ExpandsTooFar, OtherFormat } from '../errors.ts'
import type { Compression } from '../../model/reading.ts'
import { compressionOf } from './compression.ts'
import { Damaged } from './damaged.ts'
import { documentBeginning } from './office-documents.ts'
import type { PackedFile } from './packed-file.ts'
import type { PackedMember } from './zip.ts'

export interface ExpandRequest {
  readonly compression: Compression
  /** The member of an archive that is read; undefined: the only one. */
  readonly member?: string | undefined
  /** The file may expand to so many bytes; more bytes are an error. */
  readonly expandedBytes: number
  /** Reading stops after so many bytes, of the file or expanded; Infinity: at the end. */
  readonly firstBytes: number
}

/**
 * The decoders of files that are compressed as a whole. Each expands in chunks of at most 1 MB, verifies all checksums of
 * its format, finds that the file is cut off, and reads joined streams. It throws Damaged, CannotExpand, or the error of
 * the stream. A decoder is imported when it is needed.
 */
const DECODERS: Readonly<
  Record<Exclude<Compression, 'zip'>, () => Promise<(compressed: Readable) => AsyncGenerator<Buffer>>>
> = {
  gzip: async () => (await import('./gzip.ts')).gunzip,
  zstd: async () => (await import('./zstd.ts')).expandZstd,
  bzip2: async () => (await import('./bzip2.ts')).expandBzip2,
  xz: async () => (await import('./xz.ts')).expandXz,
}

/**
 * Expands a file. Leaving the loop closes it.
 * @returns true if the bytes ended before the file did, because of `firstBytes`
 * @throws CompressedFileBroken, ExpandsTooFar, CannotExpand, MemberUnknown, OtherFormat, or the error of the file
 */
export async function* expand(
  file: PackedFile,
  { compression, member, expandedBytes, firstBytes }: ExpandRequest,
): AsyncGenerator<Buffer, boolean> {
  let bytes = 0
  let isCut = (): boolean => false
  try {
    const { start, end, expand: decode } = await openPacked(file, compression, member)
    const isLonger = Math.min(end, file.length) - start > firstBytes
    isCut = () => isLonger && file.bytesRead >= firstBytes
    for await (const chunk of decode(file.section(start, isLonger ? start + firstBytes : end))) {
      if (bytes === 0) checkFirst(chunk, compression)
      bytes += chunk.length
      if (bytes > expandedBytes) throw new ExpandsTooFar(expandsTooFar(expandedBytes))
      if (bytes > firstBytes) {
        yield chunk.subarray(0, chunk.length - (bytes - firstBytes))
        return true
      }
      yield chunk
    }
    // The bytes read may be several complete streams.
    return isLonger
  } catch (error) {
    if (!(error instanceof Damaged)) throw error
    if (isCut()) return true
    throw new CompressedFileBroken(
      `The compressed file is damaged or cut off after ${bytes} expanded bytes; compress and upload it again.`,
      { cause: error },
    )
  }
}

async function openPacked(
  file: PackedFile,
  compression: Compression,
  member: string | undefined,
): Promise<PackedMember> {
  if (compression !== 'zip') return { start: 0, end: Infinity, expand: await DECODERS[compression]() }
  const { findMember } = await import('./zip.ts')
  return findMember(file, member)
}

/** @throws OtherFormat if the content is compressed again: its bytes would be taken for records */
function checkFirst(content: Buffer, outer: Compression): void {
  const inner = compressionOf(content)
  if (inner === undefined) return
  throw new OtherFormat(
    (inner === 'zip' ? documentBeginning(content) : undefined) ??
      `The file is compressed twice: with ${inner}, and then with ${outer}. Expand it once, and load the result.`,
  )
}

const expandsTooFar = (limit: number) =>
  `The compressed file expands to more than ${limit} bytes; split it into several files.`
