import { SPECIAL } from '../records/record-source.ts'
import {
  BACKSLASH,
  CLOSE_OBJECT,
  COLON,
  COMMA,
  CR,
  hexDigit,
  LETTER_U,
  LF,
  OPEN_ARRAY,
  OPEN_OBJECT,
  QUOTE,
  SPACE,
  TAB,
} from './bytes.ts'

/** A string has escapes, apart from the flags of a field. */
export const ESCAPED = 8
/** A string has an escape that is half of a surrogate pair. */
export const LONE_SURROGATE = 16

/** The byte that follows the text in the buffer. It is valid nowhere in JSON, so each scan stops at it. */
export const SENTINEL = 0

/** By byte: 1 if the scan of a string must examine the byte. */
const STRING_STOPS = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte < SPACE || byte === QUOTE || byte === COMMA || byte === BACKSLASH ? 1 : 0,
)
const SHORT_ESCAPES = new Set(Buffer.from('"\\/bfnrt'))
const WORDS = [Buffer.from('true'), Buffer.from('false'), Buffer.from('null')]

const MINUS = 0x2d
const POINT = 0x2e
const ZERO = 0x30
const NINE = 0x39

/**
 * Scans JSON tokens (RFC 8259) in a buffer. Each method takes the index to begin at and returns the index after the
 * token, or -1. After -1, `fault` is the fault at `faultAt`, or undefined if the buffer ends before the token does.
 */
export class JsonScanner {
  bytes: Buffer = Buffer.alloc(1)
  /** Index of the sentinel. */
  end = 0
  /** True if the text ends at `end`. */
  isLast = false
  fault: string | undefined
  faultAt = 0
  /** All bytes of strings since `begin`, combined by OR. */
  seen = 0
  /** Flags of the last string. */
  flags = 0
  /** Line ends passed since `begin`. */
  lines = 0
  /** Index after the last line end; undefined if none was passed. */
  lineStart: number | undefined
  /** Levels of the deepest value since `begin`. */
  depth = 0
  /** True if white space was passed inside the last nested value. */
  isSpaced = false
  /** The open containers of a nested value: the bytes that close them. */
  #closers = new Uint8Array(256)

  /** Prepares for the bytes from an index on. */
  begin(bytes: Buffer, end: number, isLast: boolean): void {
    this.bytes = bytes
    this.end = end
    this.isLast = isLast
    this.fault = undefined
    this.seen = 0
    this.lines = 0
    this.lineStart = undefined
    this.depth = 0
  }

  /** Skips white space; never fails. */
  space(at: number): number {
    const bytes = this.bytes
    for (;;) {
      const byte = bytes[at]!
      if (byte === LF) {
        this.lines++
        this.lineStart = at + 1
      } else if (byte !== SPACE && byte !== CR && byte !== TAB) return at
      at++
    }
  }

  /** A string. @param at index after the opening quote @returns the index of the closing quote */
  string(at: number): number {
    const bytes = this.bytes
    let seen = this.seen
    let flags = 0
    for (;;) {
      let byte = bytes[at]!
      while (STRING_STOPS[byte] === 0) {
        seen |= byte
        byte = bytes[++at]!
      }
      if (byte === QUOTE) break
      if (byte === COMMA) {
        flags |= SPECIAL
        at++
        continue
      }
      if (byte !== BACKSLASH) return this.stop(at, 'a double quote that ends the string')
      this.flags = flags
      at = this.#escape(at)
      if (at < 0) return -1
      flags = this.flags | ESCAPED
    }
    this.seen = seen
    this.flags = flags
    return at
  }

  /** @param at index of a backslash */
  #escape(at: number): number {
    const bytes = this.bytes
    const letter = bytes[at + 1]!
    if (at + 1 < this.end && SHORT_ESCAPES.has(letter)) return at + 2
    if (letter !== LETTER_U || at + 1 >= this.end) return this.stop(at + 1, 'one of "\\/bfnrtu')
    const unit = this.#unit(at + 2)
    if (unit < 0) return -1
    at += 6
    if (unit < 0xd800 || unit > 0xdfff) return at
    if (unit < 0xdc00) {
      if (at >= this.end && !this.isLast) return this.stop(at, '')
      if (bytes[at] === BACKSLASH) {
        if (at + 1 >= this.end && !this.isLast) return this.stop(at + 1, '')
        if (bytes[at + 1] === LETTER_U) {
          const low = this.#unit(at + 2)
          if (low < 0) return -1
          if (low >= 0xdc00 && low <= 0xdfff) return at + 6
        }
      }
    }
    this.flags |= LONE_SURROGATE
    return at
  }

  /** The four hexadecimal digits of an escape. */
  #unit(at: number): number {
    let unit = 0
    for (const end = at + 4; at < end; at++) {
      const digit = hexDigit(this.bytes[at])
      if (digit < 0 || at >= this.end) return this.stop(at, 'a hexadecimal digit')
      unit = unit * 16 + digit
    }
    return unit
  }

  /** A number, true, false or null. */
  plain(at: number): number {
    const byte = this.bytes[at]!
    if (byte === MINUS || (byte >= ZERO && byte <= NINE)) return this.#number(at)
    for (const word of WORDS) if (byte === word[0]) return this.#word(at, word)
    return this.stop(at, 'a value')
  }

  #number(at: number): number {
    const bytes = this.bytes
    if (bytes[at] === MINUS) at++
    if (bytes[at] === ZERO) at++
    else if ((at = this.#digits(at)) < 0) return -1
    if (bytes[at] === POINT && (at = this.#digits(at + 1)) < 0) return -1
    // E or e.
    if ((bytes[at]! | 0x20) === 0x65) {
      at++
      if (bytes[at] === MINUS || bytes[at] === 0x2b) at++
      if ((at = this.#digits(at)) < 0) return -1
    }
    return at >= this.end && !this.isLast ? this.stop(at, '') : at
  }

  /** One or more digits. */
  #digits(at: number): number {
    const bytes = this.bytes
    const from = at
    while (bytes[at]! >= ZERO && bytes[at]! <= NINE) at++
    return at === from ? this.stop(at, 'a digit') : at
  }

  #word(at: number, word: Buffer): number {
    for (let index = 0; index < word.length; index++, at++)
      if (this.bytes[at] !== word[index]) return this.stop(at, `the word ${word.toString()}`)
    return at
  }

  /** Any value. @param at index of its first byte */
  value(at: number): number {
    const byte = this.bytes[at]!
    if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) return this.nested(at)
    if (byte !== QUOTE) return this.plain(at)
    at = this.string(at + 1)
    return at < 0 ? -1 : at + 1
  }

  /** An object or array with all that is in it. @param at index of its first byte */
  nested(at: number): number {
    const bytes = this.bytes
    let depth = 0
    this.isSpaced = false
    for (;;) {
      // A value is expected here.
      let byte = bytes[at]!
      if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
        const closer = byte + 2
        this.#open(depth++, closer)
        at = this.#gap(at + 1)
        if (bytes[at] !== closer) {
          if (closer === CLOSE_OBJECT && (at = this.#key(at)) < 0) return -1
          continue
        }
        depth--
        at++
      } else if ((at = this.value(at)) < 0) return -1
      // A value has ended here.
      for (;;) {
        if (depth === 0) return at
        at = this.#gap(at)
        byte = bytes[at]!
        const closer = this.#closers[depth - 1]!
        if (byte === closer) {
          depth--
          at++
          continue
        }
        if (byte !== COMMA) return this.stop(at, closer === CLOSE_OBJECT ? 'a comma or }' : 'a comma or ]')
        at = this.#gap(at + 1)
        if (closer === CLOSE_OBJECT && (at = this.#key(at)) < 0) return -1
        break
      }
    }
  }

  /** A key and its colon, with the white space after it. */
  #key(at: number): number {
    if (this.bytes[at] !== QUOTE) return this.stop(at, 'a key in double quotes')
    at = this.string(at + 1)
    if (at < 0) return -1
    at = this.#gap(at + 1)
    return this.bytes[at] === COLON ? this.#gap(at + 1) : this.stop(at, 'a colon after the key')
  }

  #gap(at: number): number {
    if (this.bytes[at]! > SPACE) return at
    const to = this.space(at)
    if (to > at) this.isSpaced = true
    return to
  }

  #open(depth: number, closer: number): void {
    if (depth >= this.depth) this.depth = depth + 1
    if (depth === this.#closers.length) {
      const closers = new Uint8Array(2 * depth)
      closers.set(this.#closers)
      this.#closers = closers
    }
    this.#closers[depth] = closer
  }

  /** Ends a scan. @param expected what the grammar wants at this index @returns -1 */
  stop(at: number, expected: string): number {
    if (at >= this.end && !this.isLast) this.fault = undefined
    else {
      this.fault = `${expected} is expected, but ${this.#shown(at)}`
      this.faultAt = at
    }
    return -1
  }

  #shown(at: number): string {
    if (at >= this.end) return 'the text ends'
    const byte = this.bytes[at]!
    if (byte === LF || byte === CR) return 'the line ends'
    if (byte > SPACE && byte < 0x7f) return `${String.fromCharCode(byte)} stands there`
    return `the byte ${byte.toString(16).toUpperCase().padStart(2, '0')} stands there`
  }
}
