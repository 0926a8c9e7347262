import { Readable, pipeline } from 'node:stream'
import {
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzipSync,
  type BrotliOptions,
  type ZlibOptions,
} from 'node:zlib'

export type Coding = 'br' | 'gzip'

/** Below this the headers of a packet outweigh what is saved. */
const SMALLEST = 1024

/**
 * A body up to this is compressed at once, in some 0.1 ms; a trip to zlib's threads and back costs as much
 * again. A larger one must not hold up the other requests.
 */
const LARGEST_AT_ONCE = 16 * 1024

/**
 * Measured on pages of features: both leave a seventh of points and a quarter of polygons, at 75 to 145 MB/s.
 * One level more costs a third (gzip) to half (Brotli) of the speed for 1 to 4 % less. Brotli's window of 256 KB
 * instead of 4 MB takes 1.3 MB of memory for a connection instead of 1.8, and nothing from the result. What
 * was written is sent on at once, not only when there is more.
 */
const GZIP: ZlibOptions = { level: 5, flush: constants.Z_SYNC_FLUSH }
const BROTLI: BrotliOptions = {
  flush: constants.BROTLI_OPERATION_FLUSH,
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
}

/** Not streams of events: each is short, and to be seen at once. */
const COMPRESSIBLE = /^text\/(?!event-stream)|[/+](?:json|xml)(?:;|$)/

/**
 * The coding that an answer is sent in (RFC 9110, 12.5.3), or undefined for the answer as it is: where the
 * client asks for nothing else, or refuses everything, and where compression would not help.
 * @param bytes length of the whole body; undefined for one that comes in pieces
 */
export function codingFor(
  acceptEncoding: string | string[] | undefined,
  mediaType: string | null,
  bytes: number | undefined,
): Coding | undefined {
  if (acceptEncoding === undefined || mediaType === null || (bytes !== undefined && bytes < SMALLEST))
    return undefined
  return COMPRESSIBLE.test(mediaType) ? preferredCoding(String(acceptEncoding)) : undefined
}

/** Brotli, then gzip, then nothing, where the client likes them equally. */
export function preferredCoding(acceptEncoding: string): Coding | undefined {
  const weights = new Map<string, number>()
  for (const part of acceptEncoding.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    const quality = weight === undefined ? 1 : Number(weight)
    weights.set(name === 'x-gzip' ? 'gzip' : name, Number.isFinite(quality) ? quality : 0)
  }
  const others = weights.get('*') ?? 0
  const weightOf = (coding: string) => weights.get(coding) ?? others
  const best = weightOf('br') >= weightOf('gzip') ? 'br' : 'gzip'
  return weightOf(best) > 0 && weightOf(best) >= (weights.get('identity') ?? 0) ? best : undefined
}

/** The body in a coding, where it is small enough to be compressed at once. */
export function compressAtOnce(body: string | Uint8Array, bytes: number, coding: Coding): Buffer | undefined {
  if (bytes > LARGEST_AT_ONCE) return undefined
  return coding === 'br' ? brotliCompressSync(body, BROTLI) : gzipSync(body, GZIP)
}

/**
 * Compresses pieces as they come, in zlib's threads; the pace is that of whoever takes the result. To stop
 * early, end the iteration: that frees the memory of zlib and ends the iteration of the pieces.
 */
export async function* compress(
  pieces: AsyncIterable<string | Uint8Array>,
  coding: Coding,
): AsyncGenerator<Uint8Array, void, void> {
  const encoder = coding === 'br' ? createBrotliCompress(BROTLI) : createGzip(GZIP)
  // One piece at a time: what waits in between is memory of every slow client.
  const source = Readable.from(pieces, { highWaterMark: 1 })
  // Whatever goes wrong before the encoder comes out of it, below.
  pipeline(source, encoder, () => undefined)
  yield* encoder as AsyncIterable<Uint8Array>
}
