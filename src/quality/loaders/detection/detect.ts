import { open } from 'node:fs/promises'
import { constants, createGunzip } from 'node:zlib'
import { openTranscoder } from '../../values/encodings.ts'
import { guessEncoding } from './guess-encoding.ts'
import { guessLayout, type Layout } from './guess-layout.ts'
import type { Guess } from './guess.ts'

/** Guesses about a delimited file from its beginning; a property without evidence is undefined. */
export interface Detected extends Partial<Layout> {
  /** Compressed with gzip. */
  readonly compressed: boolean
  readonly encoding: Guess<string> | undefined
}

/** Bytes of a file that are examined. */
export const DETECTED_BYTES = 256 * 1024

/**
 * The bytes of a file that are examined.
 * @param path absolute
 */
export async function examinedBytes(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(DETECTED_BYTES), 0, DETECTED_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/**
 * Guesses from the first 256 KB of a file, expanded if it is compressed. If a compressed file is damaged, the part that
 * can be expanded is used. It blocks for up to 0.3 s, so a server uses `detectInWorker`.
 * @param path absolute
 */
export const detectFile = async (path: string): Promise<Detected> => detectBytes(await examinedBytes(path))

/** Guesses from the first bytes of a file, as `detectFile` does. */
export const detectBytes = async (bytes: Buffer): Promise<Detected> =>
  isGzip(bytes) ? { ...detect(await expanded(bytes)), compressed: true } : detect(bytes)

/** Guesses from the beginning of an uncompressed file. */
export function detect(bytes: Buffer): Detected {
  const encoding = guessEncoding(bytes)
  if (encoding === undefined) return { compressed: false, encoding }
  const text = openTranscoder(encoding.value).push(bytes).bytes.toString()
  return { compressed: false, encoding, ...guessLayout(text, bytes.length >= DETECTED_BYTES) }
}

/** True if the bytes begin a gzip file. */
export const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b && bytes[2] === 8

/** Expands as many bytes as are examined. The rest of a decompression bomb is not expanded. */
function expanded(bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve) => {
    const gunzip = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH })
    const chunks: Buffer[] = []
    let length = 0
    const finish = (): void => {
      resolve(Buffer.concat(chunks).subarray(0, DETECTED_BYTES))
      gunzip.destroy()
    }
    gunzip.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      length += chunk.length
      if (length >= DETECTED_BYTES) finish()
    })
    // Use the bytes that were expanded before the damage.
    gunzip.on('error', finish)
    gunzip.on('end', finish)
    gunzip.end(bytes)
  })
}
