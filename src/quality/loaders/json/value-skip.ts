import {
  BACKSLASH,
  CLOSE_ARRAY,
  CLOSE_OBJECT,
  COMMA,
  isSpace,
  OPEN_ARRAY,
  OPEN_OBJECT,
  QUOTE,
} from './bytes.ts'

/** Finds the end of a value by its brackets and quotes only. The value may come in any number of parts. */
export class ValueSkip {
  #depth = 0
  #isInString = false
  #isEscaped = false
  #isStarted = false
  /** True if all parts so far are the beginning of a value that is neither a string nor nested. */
  #isPlain = false

  /**
   * Skips the next part of the value.
   * @returns the index after the value; -1 if the value does not end in this part
   */
  advance(bytes: Buffer, at: number, end: number): number {
    if (!this.#isStarted && at < end) {
      this.#isStarted = true
      const byte = bytes[at]
      this.#isPlain = byte !== QUOTE && byte !== OPEN_OBJECT && byte !== OPEN_ARRAY
    }
    for (; at < end; at++) {
      const byte = bytes[at]!
      if (this.#isPlain) {
        if (isSpace(byte) || byte === COMMA || byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) return at
      } else if (this.#isInString) {
        if (this.#isEscaped) this.#isEscaped = false
        else if (byte === BACKSLASH) this.#isEscaped = true
        else if (byte === QUOTE) {
          this.#isInString = false
          if (this.#depth === 0) return at + 1
        }
      } else if (byte === QUOTE) this.#isInString = true
      else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) this.#depth++
      else if ((byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) && --this.#depth <= 0) return at + 1
    }
    return -1
  }
}
