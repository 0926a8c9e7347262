import type { FileHandle } from 'node:fs/promises'
import { ParquetUnreadable } from '../errors.ts'

/** The first and the last bytes of a file. */
const MAGIC = 'PAR1'
const MAGIC_OF_ENCRYPTED = 'PARE'
const GZIP = Buffer.from([0x1f, 0x8b])
/** Magic, length of the footer, magic. */
const MIN_BYTES = 12

/**
 * Checks the ends of a file, for which the engine has fewer words.
 * @throws ParquetUnreadable
 */
export async function checkEnds(file: FileHandle): Promise<void> {
  const { size } = await file.stat()
  const head = await bytesAt(file, 0)
  if (head.subarray(0, GZIP.length).equals(GZIP))
    throw new ParquetUnreadable(
      'The file is compressed with gzip as a whole; expand it, since a Parquet file compresses its own parts.',
    )
  const first = head.toString('latin1')
  if (first === MAGIC_OF_ENCRYPTED)
    throw new ParquetUnreadable(
      'The file is encrypted, and encrypted files cannot be read: write it without encryption.',
    )
  if (first !== MAGIC)
    throw new ParquetUnreadable(
      'The file is not a Parquet file, which begins and ends with PAR1; name the type that the file has.',
    )
  const last = size < MIN_BYTES ? '' : (await bytesAt(file, size - MAGIC.length)).toString('latin1')
  if (last !== MAGIC)
    throw new ParquetUnreadable(
      `The file is cut off after ${size} bytes, since it does not end with PAR1; upload it again.`,
    )
}

async function bytesAt(file: FileHandle, position: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, position)
  return buffer.subarray(0, bytesRead)
}
