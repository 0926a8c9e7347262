import { matches } from './conditional.ts'

/** The content of an answer of which a client may ask for a part. */
export interface Ranged {
  /** Size in bytes. */
  readonly size: number
  /** A strong entity tag, as in the header `ETag`. */
  readonly etag: string
  /** Time in the format of the header `Last-Modified`. */
  readonly lastModified: string
}

/** A range of bytes, both ends included. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * The byte range that a request asks for (RFC 9110, 14.2 and 13.1.5). Anything other than a single byte range
 * is ignored, and so is a range for another version.
 * @returns undefined for the whole content, `none` if the range lies beyond its end
 */
export function rangeOf(
  range: string | undefined,
  ifRange: string | undefined,
  { size, etag, lastModified }: Ranged,
): ByteRange | 'none' | undefined {
  const [, from = '', to = ''] = /^\s*bytes\s*=\s*(\d*)-(\d*)\s*$/i.exec(range ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (ifRange !== undefined && !isOfVersion(ifRange.trim(), etag, lastModified)) return undefined
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'none' : { first: size - length, last: size - 1 }
  }
  const first = Number(from)
  if (to !== '' && Number(to) < first) return undefined
  return first >= size ? 'none' : { first, last: Math.min(to === '' ? Infinity : Number(to), size - 1) }
}

/** Entity tags are compared strongly: a weak tag never matches. */
function isOfVersion(ifRange: string, etag: string, lastModified: string): boolean {
  return ifRange.startsWith('"') ? matches(ifRange, etag) : ifRange === lastModified
}
