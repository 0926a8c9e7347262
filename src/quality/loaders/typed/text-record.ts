import { isUtf8 } from 'node:buffer'
import { charactersIn, MAX_BYTES_OF_UNIT, writeText } from '../../values/canonical-bytes.ts'
import type { RejectReason } from '../../model/reading.ts'
import { EMPTY, PLAIN, type SourceRecord, SPECIAL } from '../records/record-source.ts'

/** Bits of a byte: it needs quotes in CSV, it is not ASCII. */
const QUOTED = 1
const HIGH = 2
const BITS = Uint8Array.from({ length: 256 }, (_, byte) => (byte < 0x80 ? 0 : HIGH))
for (const character of '",\r\n') BITS[character.charCodeAt(0)] = QUOTED

const HEX_DIGITS = Buffer.from('0123456789ABCDEF')
const DOUBLE_QUOTE = 0x22
const BACKSLASH = 0x5c
/** Control characters that JSON has a letter for, as the Parquet reader writes them. */
const LETTERS: Readonly<Record<number, number>> = Object.fromEntries(
  Object.entries({ 8: 'b', 9: 't', 10: 'n', 12: 'f', 13: 'r' }).map(([byte, letter]) => [
    byte,
    letter.charCodeAt(0),
  ]),
)
/** The most bytes that a byte of a JSON string is written as: `\u001F`. */
const MAX_ESCAPE_BYTES = 6

const FIRST_BYTES = 1 << 16

/** Why a record is rejected. */
export interface RecordFault {
  readonly reason: RejectReason
  readonly detail: string
}

/**
 * A record whose values are written as texts, one field after the other. Its memory is used for each record again. What
 * is written beyond `maxBytes` is left out, and the record is at fault.
 */
export class TextRecord implements SourceRecord {
  readonly fields: number
  readonly starts: Int32Array
  readonly ends: Int32Array
  readonly flags: Uint8Array
  readonly quote = undefined
  bytes = Buffer.allocUnsafeSlow(FIRST_BYTES)
  isAscii = true
  size = 0
  /** The first reason to reject the record; undefined: it is good. */
  fault: RecordFault | undefined
  readonly #maxBytes: number
  readonly #nameOf: (field: number) => string
  #field = 0
  #start = 0

  /** @param nameOf the name of a column, for messages */
  constructor(fields: number, maxBytes: number, nameOf: (field: number) => string) {
    this.fields = fields
    this.starts = new Int32Array(fields)
    this.ends = new Int32Array(fields)
    this.flags = new Uint8Array(fields)
    this.#maxBytes = maxBytes
    this.#nameOf = nameOf
  }

  /** The name of the column whose value is written. */
  get column(): string {
    return this.#nameOf(this.#field)
  }

  /** Begins a record. */
  begin(): void {
    this.#field = 0
    this.#start = 0
    this.size = 0
    this.isAscii = true
    this.fault = undefined
  }

  reject(reason: RejectReason, detail: string): void {
    this.fault ??= { reason, detail }
  }

  text(field: number): string {
    return this.bytes.toString('utf8', this.starts[field], this.ends[field])
  }

  length(): number {
    return this.isAscii ? this.size : charactersIn(this.bytes, 0, this.size)
  }

  writeText(text: string): void {
    if (this.#hasRoom(text.length * MAX_BYTES_OF_UNIT)) this.size = writeText(this.bytes, this.size, text)
  }

  /** Writes one character of ASCII. */
  writeByte(byte: number): void {
    if (this.#hasRoom(1)) this.bytes[this.size++] = byte
  }

  /** Writes a text that is UTF-8. */
  writeBytes(source: Uint8Array, from: number, to: number): void {
    if (!this.#hasRoom(to - from)) return
    this.bytes.set(source.subarray(from, to), this.size)
    this.size += to - from
  }

  /** Writes bytes as upper-case hexadecimal digits. */
  writeHex(source: Uint8Array, from: number, to: number): void {
    if (!this.#hasRoom(2 * (to - from))) return
    const { bytes } = this
    let at = this.size
    for (; from < to; from++) {
      const byte = source[from]!
      bytes[at++] = HEX_DIGITS[byte >> 4]!
      bytes[at++] = HEX_DIGITS[byte & 15]!
    }
    this.size = at
  }

  /** Writes a text that is UTF-8 as a JSON string. */
  writeJsonString(source: Uint8Array, from: number, to: number): void {
    // A forged byte must not join its neighbours to a character.
    if (!isUtf8(source.subarray(from, to))) this.#rejectUndecodable()
    if (!this.#hasRoom((to - from) * MAX_ESCAPE_BYTES + 2)) return
    const { bytes } = this
    let at = this.size
    bytes[at++] = DOUBLE_QUOTE
    for (; from < to; from++) {
      const byte = source[from]!
      if (byte >= 0x20) {
        if (byte === DOUBLE_QUOTE || byte === BACKSLASH) bytes[at++] = BACKSLASH
        bytes[at++] = byte
        continue
      }
      const letter = LETTERS[byte]
      if (letter === undefined) at += bytes.write(`\\u00${byte < 16 ? '0' : '1'}`, at)
      else bytes[at++] = BACKSLASH
      bytes[at++] = letter ?? HEX_DIGITS[byte & 15]!
    }
    bytes[at++] = DOUBLE_QUOTE
    this.size = at
  }

  /** Ends the field whose text was written. */
  endField(): void {
    const { bytes, size } = this
    const start = this.#start
    let bits = 0
    for (let at = start; at < size; at++) bits |= BITS[bytes[at]!]!
    if ((bits & HIGH) !== 0) {
      this.isAscii = false
      if (!isUtf8(bytes.subarray(start, size))) this.#rejectUndecodable()
    }
    this.#end(start === size ? EMPTY : (bits & QUOTED) !== 0 ? SPECIAL : PLAIN)
  }

  /** Ends a field that is null. */
  endNull(): void {
    this.#end(PLAIN)
  }

  #end(flag: number): void {
    const field = this.#field++
    this.starts[field] = this.#start
    this.ends[field] = this.size
    this.flags[field] = flag
    this.#start = this.size
  }

  #rejectUndecodable(): void {
    // Characters may be missing in a text that is too long.
    if (this.fault?.reason === 'over-long') return
    this.reject(
      'undecodable',
      `A text of the column ${this.column} is not UTF-8; repair it, or write the column as binary data.`,
    )
  }

  /** Makes room. @returns false if the record is at fault and nothing more is written */
  #hasRoom(count: number): boolean {
    if (this.fault !== undefined) return false
    const wanted = this.size + count
    if (wanted <= this.bytes.length) return true
    if (this.size > this.#maxBytes || wanted > MAX_ESCAPE_BYTES * this.#maxBytes) {
      this.reject('over-long', `The record is longer than ${this.#maxBytes} bytes.`)
      return false
    }
    const larger = Buffer.allocUnsafeSlow(Math.max(wanted, 2 * this.bytes.length))
    this.bytes.copy(larger, 0, 0, this.size)
    this.bytes = larger
    return true
  }

  /** Rejects a complete record that is too long. */
  end(): void {
    if (this.size > this.#maxBytes)
      this.reject('over-long', `The record is longer than ${this.#maxBytes} bytes.`)
  }
}
