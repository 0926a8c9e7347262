import { writeCodePoint } from '../../values/encodings/code-points.ts'
import { BACKSLASH, hexDigit, isSpace, LETTER_U, QUOTE } from './bytes.ts'

/** What the letter of a short escape stands for. */
const SHORT_ESCAPES = new Uint8Array(256)
for (const [letter, byte] of Object.entries({
  '"': 0x22,
  '\\': 0x5c,
  '/': 0x2f,
  b: 8,
  f: 12,
  n: 10,
  r: 13,
  t: 9,
}))
  SHORT_ESCAPES[letter.charCodeAt(0)] = byte

/**
 * Replaces the escapes of a string by their characters, in place: a character is never longer than its escape.
 * The string must be valid.
 * @returns the new end of the string
 */
export function decodeEscapes(bytes: Buffer, from: number, to: number): number {
  let at = bytes.indexOf(BACKSLASH, from)
  let written = at
  while (at < to) {
    const byte = bytes[at]!
    if (byte !== BACKSLASH) {
      bytes[written++] = byte
      at++
      continue
    }
    const letter = bytes[at + 1]!
    if (letter !== LETTER_U) {
      bytes[written++] = SHORT_ESCAPES[letter]!
      at += 2
      continue
    }
    let point = unitAt(bytes, at + 2)
    at += 6
    if (point >= 0xd800 && point <= 0xdbff) {
      point = 0x10000 + ((point - 0xd800) << 10) + (unitAt(bytes, at + 2) - 0xdc00)
      at += 6
    }
    written = writeCodePoint(bytes, written, point)
  }
  return written
}

const unitAt = (bytes: Buffer, at: number): number =>
  (hexDigit(bytes[at]) << 12) |
  (hexDigit(bytes[at + 1]) << 8) |
  (hexDigit(bytes[at + 2]) << 4) |
  hexDigit(bytes[at + 3])

/**
 * Removes the white space between the tokens of a valid value, in place.
 * @returns the new end of the value
 */
export function removeSpace(bytes: Buffer, from: number, to: number): number {
  let written = from
  let inString = false
  for (let at = from; at < to; at++) {
    const byte = bytes[at]!
    if (inString) {
      bytes[written++] = byte
      if (byte === BACKSLASH) bytes[written++] = bytes[++at]!
      else if (byte === QUOTE) inString = false
    } else if (!isSpace(byte)) {
      bytes[written++] = byte
      inString = byte === QUOTE
    }
  }
  return written
}
