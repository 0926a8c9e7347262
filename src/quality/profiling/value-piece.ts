import { COMMA, LF, NUMBER_BYTES, writeNumber, writeQuoted } from '../values/canonical-bytes.ts'
import type { FormBytes, ValueDescriber } from '../values/forms/describe-value.ts'
import { type ValueNumbers, X_BYTES } from './value-numbers.ts'
import type { ValuesFile } from './values-file.ts'

/** The most bytes of a line per byte of its value, and the most additional bytes. */
const BYTES_A_BYTE = 2 + 1 + 2 + 1 + 1 + 2
const BYTES_A_LINE = 9 * NUMBER_BYTES + X_BYTES

/** Described values as canonical CSV with the columns of VALUES_COLUMNS, in a buffer that is reused for each piece. */
export class ValuePiece {
  /** Values in this piece. */
  rows = 0
  #bytes: Buffer
  #length = 0

  /** @param capacity approximate size of a piece in bytes */
  constructor(capacity: number) {
    this.#bytes = Buffer.allocUnsafeSlow(capacity)
  }

  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.#length)
  }

  clear(): void {
    this.rows = 0
    this.#length = 0
  }

  /** True if the last value that was read needs a new piece. */
  isFullFor(values: ValuesFile, { keyBytes }: ValueNumbers): boolean {
    return this.rows > 0 && this.#length + mostBytes(values) + keyBytes > this.#bytes.length
  }

  /**
   * Writes the last value that was read.
   * @param n the value's number in the attribute
   * @param forms the description of the value
   */
  add(attribute: number, n: number, values: ValuesFile, forms: ValueDescriber, numbers: ValueNumbers): void {
    const room = this.#length + mostBytes(values) + numbers.keyBytes
    if (room > this.#bytes.length) this.#bytes = Buffer.concat([this.bytes], room)
    this.rows++
    const target = this.#bytes
    const { bytes, from, to } = values
    let at = writeNumber(target, this.#length, attribute)
    target[at++] = COMMA
    at = writeNumber(target, at, n)
    target[at++] = COMMA
    at = writeQuoted(target, at, bytes, from, to)
    target[at++] = COMMA
    at = writeNumber(target, at, values.frequency)
    target[at++] = COMMA
    at = writeNumber(target, at, forms.length)
    target[at++] = COMMA
    at = writeNumber(target, at, forms.type)
    target[at++] = COMMA
    at = numbers.write(target, at, forms.type, bytes, from, to)
    target[at++] = COMMA
    at = numbers.writeKey(target, at, forms.type, bytes, from, to)
    target[at++] = COMMA
    at = writeQuoted(target, at, forms.mask.bytes, 0, forms.mask.length)
    at = writePattern(target, at, forms.pattern)
    at = writePattern(target, at, forms.rich)
    at = writeForm(target, at, forms.soundex)
    at = writeForm(target, at, forms.metaphone)
    target[at++] = LF
    this.#length = at
  }
}

/** Writes a pattern. That of an empty string has quotes, without which it would be null. */
function writePattern(target: Uint8Array, at: number, form: FormBytes): number {
  if (form.length > 0) return writeForm(target, at, form)
  target[at++] = COMMA
  return writeQuoted(target, at, form.bytes, 0, 0)
}

/** Writes a form that never needs quotes, or nothing if the value has no such form. */
function writeForm(target: Uint8Array, at: number, { bytes, length }: FormBytes): number {
  target[at++] = COMMA
  for (let index = 0; index < length; index++) target[at++] = bytes[index]!
  return at
}

const mostBytes = ({ from, to }: ValuesFile): number => BYTES_A_BYTE * (to - from) + BYTES_A_LINE
