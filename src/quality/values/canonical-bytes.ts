/** Writes canonical CSV into bytes (see ReadEvent in reading.ts), without allocation. */

export const COMMA = 0x2c
export const LF = 0x0a
const CR = 0x0d
const DOUBLE_QUOTE = 0x22
const ZERO = 0x30

/** The most UTF-8 bytes of a UTF-16 unit. */
export const MAX_BYTES_OF_UNIT = 3

/** Longer texts are written by the runtime, whose call has a fixed cost. */
const SHORT = 48

/** The most bytes of an integer with its separator. */
export const NUMBER_BYTES = 24

/**
 * Writes an integer from 0 to 2^53 in decimal digits.
 * @returns the index after it
 */
export function writeNumber(target: Uint8Array, at: number, number: number): number {
  let digits = 1
  for (let bound = 10; number >= bound; bound *= 10) digits++
  for (let index = at + digits - 1; index >= at; index--) {
    const rest = Math.floor(number / 10)
    target[index] = ZERO + number - rest * 10
    number = rest
  }
  return at + digits
}

/**
 * Writes a text in double quotes. Double quotes in the text are doubled.
 * @returns the index after it
 */
export function writeQuoted(
  target: Uint8Array,
  at: number,
  source: Uint8Array,
  from: number,
  to: number,
): number {
  target[at++] = DOUBLE_QUOTE
  for (; from < to; from++) {
    const byte = source[from]!
    if (byte === DOUBLE_QUOTE) target[at++] = DOUBLE_QUOTE
    target[at++] = byte
  }
  target[at++] = DOUBLE_QUOTE
  return at
}

/**
 * Writes a text unchanged.
 * @returns the index after it
 */
export function writeText(target: Buffer, at: number, text: string): number {
  if (text.length > SHORT) return at + target.write(text, at)
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit >= 0x80) return at + index + target.write(text.slice(index), at + index)
    target[at + index] = unit
  }
  return at + text.length
}

/** True if the value must be quoted. */
export function isSpecial(bytes: Uint8Array, from: number, to: number): boolean {
  for (; from < to; from++) {
    const byte = bytes[from]!
    if (byte === COMMA || byte === DOUBLE_QUOTE || byte === LF || byte === CR) return true
  }
  return false
}

/** The number of code points in the UTF-8 from `from` to before `to`. */
export function charactersIn(bytes: Uint8Array, from: number, to: number): number {
  let characters = 0
  for (let at = from; at < to; at++) if ((bytes[at]! & 0xc0) !== 0x80) characters++
  return characters
}
