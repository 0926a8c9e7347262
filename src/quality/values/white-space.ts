/** True if all characters have Unicode's property White_Space. */
export function isWhiteSpace(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end;) {
    const length = whiteSpaceAt(bytes, at)
    if (length === 0) return false
    at += length
  }
  return true
}

/** The number of bytes of the white space at `at`; 0 if another character is there. */
function whiteSpaceAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at] as number
  if (first === 0x20 || (first >= 0x09 && first <= 0x0d)) return 1
  const second = bytes[at + 1] as number
  if (first === 0xc2) return second === 0x85 || second === 0xa0 ? 2 : 0
  const rest = (second << 8) | (bytes[at + 2] as number)
  switch (first) {
    case 0xe1: // U+1680
      return rest === 0x9a80 ? 3 : 0
    case 0xe2: // U+2000 to U+200A, U+2028, U+2029, U+202F, U+205F
      return (rest >= 0x8080 && rest <= 0x808a) ||
        rest === 0x80a8 ||
        rest === 0x80a9 ||
        rest === 0x80af ||
        rest === 0x819f
        ? 3
        : 0
    case 0xe3: // U+3000
      return rest === 0x8080 ? 3 : 0
    default:
      return 0
  }
}
