/** Bytes of JSON's grammar (RFC 8259, 2). */
export const TAB = 0x09
export const LF = 0x0a
export const CR = 0x0d
/** Before each record of a JSON text sequence (RFC 7464, 2.2; RFC 8142). */
export const RS = 0x1e
export const SPACE = 0x20
export const QUOTE = 0x22
export const COMMA = 0x2c
export const COLON = 0x3a
export const OPEN_ARRAY = 0x5b
export const BACKSLASH = 0x5c
export const CLOSE_ARRAY = 0x5d
export const OPEN_OBJECT = 0x7b
export const CLOSE_OBJECT = 0x7d

export const LETTER_N = 0x6e
export const LETTER_U = 0x75

export const isSpace = (byte: number | undefined): boolean =>
  byte === SPACE || byte === LF || byte === CR || byte === TAB

/** The value of a hexadecimal digit; -1 for other bytes. */
export function hexDigit(byte: number | undefined): number {
  if (byte === undefined) return -1
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
}
