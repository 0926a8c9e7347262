import { isAscii } from 'node:buffer'
import { open } from 'node:fs/promises'
import { endianness } from 'node:os'
import { constants, createGunzip } from 'node:zlib'
import { guessLayout, type Guess, type Layout } from './detect-layout.ts'
import { openTranscoder } from '../../values/encodings.ts'

/** Guesses about a delimited file from its beginning; a property without evidence is undefined. */
export interface Detected extends Partial<Layout> {
  /** Compressed with gzip. */
  readonly compressed: boolean
  readonly encoding: Guess<string> | undefined
}

/** Bytes of a file that are examined. */
export const DETECTED_BYTES = 256 * 1024

/**
 * Guesses from the first 256 KB of a file, expanded if it is compressed. If a compressed file is damaged, the part that
 * can be expanded is used.
 * @param path absolute
 */
export async function detectFile(path: string): Promise<Detected> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(DETECTED_BYTES), 0, DETECTED_BYTES, 0)
    return await detectBytes(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

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

const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b && bytes[2] === 8

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

/** Double-byte encodings, the stricter first: few files are valid in several of them. */
const EAST_ASIAN = ['euc-jp', 'euc-kr', 'gb2312', 'cp932', 'big5']

/** Undefined if the bytes are not text. */
function guessEncoding(bytes: Buffer): Guess<string> | undefined {
  if (bytes.length === 0) return undefined
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return { value: 'utf-8', confidence: 1 }
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return { value: 'unicode', confidence: 1 }
  }
  const [even, odd] = zerosByPlace(bytes)
  // Every other byte of Latin text in UTF-16 is zero; `unicode` without a byte order mark has the machine's byte order.
  const [high, low] = endianness() === 'LE' ? [odd, even] : [even, odd]
  if (high > 0.3 && low < 0.01) return { value: 'unicode', confidence: 0.9 }
  // NUL may delimit the fields of a text. As every other byte, or with other control characters, it means binary data.
  if (even + odd > 0.8 || controls(bytes) > 0.02) return undefined
  if (isRight(bytes, 'utf-8')) return { value: 'utf-8', confidence: isAscii(bytes) ? 0.9 : 0.99 }
  // Western accented letters occur singly or in pairs. Double-byte characters occur in runs.
  const candidates = inRuns(bytes) > 0.6 ? [...EAST_ASIAN, 'cp1252'] : ['cp1252', ...EAST_ASIAN]
  const value = candidates.find((encoding) => isRight(bytes, encoding))
  if (value === undefined) return { value: 'identity', confidence: 0.1 }
  return { value, confidence: value === 'cp1252' && candidates[0] === 'cp1252' ? 0.6 : 0.4 }
}

/** True if all bytes can be decoded. A character cut by the end of the examined bytes is not a fault. */
const isRight = (bytes: Buffer, encoding: string): boolean =>
  openTranscoder(encoding).push(bytes).faults.length === 0

/** Share of zero bytes at even and at odd places. */
function zerosByPlace(bytes: Buffer): [number, number] {
  const counts: [number, number] = [0, 0]
  for (let at = 0; at < bytes.length; at++) if (bytes[at] === 0) counts[(at & 1) as 0 | 1]++
  return [(counts[0] * 2) / bytes.length, (counts[1] * 2) / bytes.length]
}

/** Share of the bytes that are control characters other than NUL and white space. */
function controls(bytes: Buffer): number {
  const count = bytes.reduce(
    (sum, byte) => sum + Number(byte > 0 && byte < 0x20 && !(byte >= 9 && byte <= 13)),
    0,
  )
  return count / bytes.length
}

/** Share of the non-ASCII bytes that occur in runs of three or more. */
function inRuns(bytes: Buffer): number {
  let [high, together, run] = [0, 0, 0]
  for (let at = 0; at <= bytes.length; at++) {
    if ((bytes[at] ?? 0) >= 0x80) {
      run++
      continue
    }
    high += run
    if (run >= 3) together += run
    run = 0
  }
  return high === 0 ? 0 : together / high
}
