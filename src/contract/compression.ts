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

/** Minimum bytes for compression. Below this the headers of a packet outweigh the savings. */
const SMALLEST = 1024

/**
 * A body up to this size is compressed synchronously, in about 0.1 ms; a round trip to zlib's threads costs
 * as much again. A larger body must not block other requests.
 */
const MAX_SYNC_BYTES = 16 * 1024

/**
 * Measured on pages of features: both leave a seventh of points and a quarter of polygons, at 75 to 145 MB/s.
 * One level more costs a third (gzip) to half (Brotli) of the speed for 1 to 4 % less output. Brotli's window
 * of 256 KB instead of 4 MB takes 1.3 MB of memory per connection instead of 1.8 MB, with the same result.
 * Output is flushed after each piece.
 */
const GZIP: ZlibOptions = { level: 5, flush: constants.Z_SYNC_FLUSH }
const BROTLI: BrotliOptions = {
  flush: constants.BROTLI_OPERATION_FLUSH,
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
}

/** Not event streams: each event is short and must be delivered at once. */
const COMPRESSIBLE = /^text\/(?!event-stream)|[/+](?:json|xml)(?:;|$)/

/**
 * The coding of an answer (RFC 9110, 12.5.3). Undefined for no coding: if the client accepts no coding, or if
 * compression would not help.
 * @param bytes length of the whole body; undefined for a body that comes in pieces
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

/** Brotli, then gzip, then no coding, if the client gives them equal weights. */
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

/** The body in a coding, if it is small enough to be compressed synchronously. */
export function compressAtOnce(body: string | Uint8Array, bytes: number, coding: Coding): Buffer | undefined {
  if (bytes > MAX_SYNC_BYTES) return undefined
  return coding === 'br' ? brotliCompressSync(body, BROTLI) : gzipSync(body, GZIP)
}

/**
 * Compresses pieces as they come, in zlib's threads, at the pace of the consumer. To stop early, end the
 * iteration: that frees zlib's memory and ends the iteration of the pieces.
 */
export async function* compress(
  pieces: AsyncIterable<string | Uint8Array>,
  coding: Coding,
): AsyncGenerator<Uint8Array, void, void> {
  const encoder = coding === 'br' ? createBrotliCompress(BROTLI) : createGzip(GZIP)
  // One piece at a time: buffered pieces would cost memory for every slow client.
  const source = Readable.from(pieces, { highWaterMark: 1 })
  // Errors before the encoder come out of the encoder, below.
  pipeline(source, encoder, () => undefined)
  yield* encoder as AsyncIterable<Uint8Array>
}
