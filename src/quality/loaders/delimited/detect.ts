import { isAscii } from 'node:buffer'
import { open } from 'node:fs/promises'
import { endianness } from 'node:os'
import type { Compression } from '../../model/reading.ts'
import { openTranscoder } from '../../values/encodings.ts'
import { compressionOf } from '../compression/compression.ts'
import { gunzipStart } from '../compression/gzip.ts'
import { readFileHead } from '../records/read-records.ts'
import type { LinesFile } from '../records/reader-task.ts'
import { guessLayout, type Guess, type Layout } from './detect-layout.ts'

/** Guesses about a delimited file from its beginning; a property without evidence is undefined. */
export interface Detected extends Partial<Layout> {
  /** Undefined if the file is not compressed. */
  readonly compression?: Compression | undefined
  readonly encoding: Guess<string> | undefined
}

const NEVER = new AbortController().signal

/** Bytes of a file that are examined. */
export const DETECTED_BYTES = 256 * 1024

/**
 * Guesses from the first 256 KB of a file, expanded if it is compressed. If a compressed file is damaged, the part that
 * can be expanded is used.
 * @param path absolute
 * @param member of a zip archive; undefined: its only member
 * @throws SourceUnreadable, or the signal's reason
 */
export async function detectFile(path: string, signal = NEVER, member?: string): Promise<Detected> {
  const bytes = await firstBytesOf(path)
  const compression = compressionOf(bytes)
  if (compression === undefined) return detect(bytes)
  // Node expands gzip in threads of its own.
  if (compression === 'gzip') return { ...detect(await gunzipStart(bytes, DETECTED_BYTES)), compression }
  return detectIn({ kind: 'file', path, member }, signal)
}

/** Guesses as `detectFile` does. The beginning of the file is read and expanded in a worker. */
export async function detectIn(file: LinesFile, signal: AbortSignal): Promise<Detected> {
  const { bytes, compression } = await readFileHead({ bytes: file, count: DETECTED_BYTES }, signal)
  return { ...detect(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)), compression }
}

async function firstBytesOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(DETECTED_BYTES), 0, DETECTED_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Guesses from the beginning of an uncompressed file. */
export function detect(bytes: Buffer): Detected {
  const encoding = guessEncoding(bytes)
  if (encoding === undefined) return { encoding }
  const text = openTranscoder(encoding.value).push(bytes).bytes.toString()
  return { encoding, ...guessLayout(text, bytes.length >= DETECTED_BYTES) }
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
