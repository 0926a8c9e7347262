/** U+FFFD, which replaces undecodable raw bytes in the UTF-8. */
export const REPLACEMENT = 0xfffd

/** Writes a code point as UTF-8 at `at`. @returns the index after it */
export function writeCodePoint(target: Uint8Array, at: number, point: number): number {
  if (point < 0x80) {
    target[at++] = point
  } else if (point < 0x800) {
    target[at++] = 0xc0 | (point >> 6)
    target[at++] = 0x80 | (point & 63)
  } else if (point < 0x10000) {
    target[at++] = 0xe0 | (point >> 12)
    target[at++] = 0x80 | ((point >> 6) & 63)
    target[at++] = 0x80 | (point & 63)
  } else {
    target[at++] = 0xf0 | (point >> 18)
    target[at++] = 0x80 | ((point >> 12) & 63)
    target[at++] = 0x80 | ((point >> 6) & 63)
    target[at++] = 0x80 | (point & 63)
  }
  return at
}
