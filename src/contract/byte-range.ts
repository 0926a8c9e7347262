import { matches } from './conditional.ts'

/** What there is to answer with, of which a part may be asked for. */
export interface Ranged {
  /** Bytes. */
  readonly size: number
  /** A strong tag, as in the header `ETag`. */
  readonly etag: string
  /** As in the header `Last-Modified`. */
  readonly lastModified: string
}

/** Bytes from the first to the last one, both included. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * Which bytes a request asks for (RFC 9110, 14.2 and 13.1.5). What is no single range of bytes counts as no range,
 * and so does one that is wanted only of another version.
 * @returns undefined for all of them, `none` where none of those that are asked for are there
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

/** Tags are compared strongly: a weak one is never the same. */
function isOfVersion(ifRange: string, etag: string, lastModified: string): boolean {
  return ifRange.startsWith('"') ? matches(ifRange, etag) : ifRange === lastModified
}
