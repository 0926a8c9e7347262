import type { SourceRecord } from '../records/record-source.ts'
import { EMPTY, PLAIN, SPECIAL } from '../records/record-source.ts'

const TRUE = Buffer.from('true')
const FALSE = Buffer.from('false')
const HEX = Buffer.from('0123456789ABCDEF')
const [DOUBLE_QUOTE, COMMA, LF, CR] = [0x22, 0x2c, 0x0a, 0x0d]

/** By ASCII character: SPECIAL if a field with it must be quoted. */
const FLAG_OF = new Uint8Array(128)
for (const character of [DOUBLE_QUOTE, COMMA, LF, CR]) FLAG_OF[character] = SPECIAL

const START_BYTES = 1 << 16
/** A unit of UTF-16 has at most 3 bytes in UTF-8, a byte has 2 hexadecimal digits. */
const MAX_BYTES_OF_UNIT = 3

/** A record that is built field by field from texts in UTF-16 and from bytes. */
export class OdbcRecord implements SourceRecord {
  bytes: Buffer = Buffer.allocUnsafeSlow(START_BYTES)
  fields = 0
  readonly starts: Int32Array
  readonly ends: Int32Array
  readonly flags: Uint8Array
  isAscii = true
  readonly quote = undefined
  /** The first field with a half of a surrogate pair, which has no form in UTF-8; undefined if there is none. */
  brokenField: number | undefined
  #at = 0
  #characters = 0

  constructor(columns: number) {
    this.starts = new Int32Array(columns)
    this.ends = new Int32Array(columns)
    this.flags = new Uint8Array(columns)
  }

  get size(): number {
    return this.#at
  }

  length(): number {
    return this.#characters
  }

  text(field: number): string {
    return this.bytes.toString('utf8', this.starts[field], this.ends[field])
  }

  /** All fields as texts. */
  values(): (string | null)[] {
    return Array.from({ length: this.fields }, (_, field) => {
      const isNull = this.starts[field] === this.ends[field] && this.flags[field] !== EMPTY
      return isNull ? null : this.text(field)
    })
  }

  begin(): void {
    this.fields = 0
    this.isAscii = true
    this.brokenField = undefined
    this.#at = 0
    this.#characters = 0
  }

  addNull(): void {
    this.#end(this.#at, PLAIN)
  }

  /** Adds a text: the units from `from` to before `to`. */
  addText(units: Uint16Array, from: number, to: number): void {
    if (from === to) {
      this.#end(this.#at, EMPTY)
      return
    }
    this.#reserve(MAX_BYTES_OF_UNIT * (to - from))
    const { bytes } = this
    const start = this.#at
    let at = start
    let flags = PLAIN
    let characters = to - from
    while (from < to) {
      const unit = units[from++]!
      if (unit < 0x80) {
        flags |= FLAG_OF[unit]!
        bytes[at++] = unit
        continue
      }
      this.isAscii = false
      if (unit < 0x800) {
        bytes[at++] = 0xc0 | (unit >> 6)
      } else if ((unit & 0xf800) !== 0xd800) {
        bytes[at++] = 0xe0 | (unit >> 12)
        bytes[at++] = 0x80 | ((unit >> 6) & 0x3f)
      } else {
        const low = from < to ? units[from]! : 0
        if (unit >= 0xdc00 || (low & 0xfc00) !== 0xdc00) {
          this.brokenField ??= this.fields
          continue
        }
        from++
        characters--
        const point = 0x10000 + ((unit & 0x3ff) << 10) + (low & 0x3ff)
        bytes[at++] = 0xf0 | (point >> 18)
        bytes[at++] = 0x80 | ((point >> 12) & 0x3f)
        bytes[at++] = 0x80 | ((point >> 6) & 0x3f)
        bytes[at++] = 0x80 | (point & 0x3f)
        continue
      }
      bytes[at++] = 0x80 | (unit & 0x3f)
    }
    this.#characters += characters
    this.#end(at, flags)
  }

  /** Adds a text that is UTF-8. */
  addUtf8(source: Uint8Array, from: number, to: number): void {
    if (from === to) {
      this.#end(this.#at, EMPTY)
      return
    }
    this.#reserve(to - from)
    const { bytes } = this
    let at = this.#at
    let flags = PLAIN
    let continuations = 0
    for (; from < to; from++) {
      const byte = source[from]!
      if (byte < 0x80) flags |= FLAG_OF[byte]!
      else {
        this.isAscii = false
        if ((byte & 0xc0) === 0x80) continuations++
      }
      bytes[at++] = byte
    }
    this.#characters += at - this.#at - continuations
    this.#end(at, flags)
  }

  /** Adds bytes as hexadecimal digits. */
  addBinary(source: Uint8Array, from: number, to: number): void {
    if (from === to) {
      this.#end(this.#at, EMPTY)
      return
    }
    this.#reserve(2 * (to - from))
    const { bytes } = this
    let at = this.#at
    for (; from < to; from++) {
      const byte = source[from]!
      bytes[at++] = HEX[byte >> 4]!
      bytes[at++] = HEX[byte & 15]!
    }
    this.#characters += at - this.#at
    this.#end(at, PLAIN)
  }

  addBoolean(value: boolean): void {
    const word = value ? TRUE : FALSE
    this.#reserve(word.length)
    this.#characters += word.length
    this.#end(this.#at + word.copy(this.bytes, this.#at), PLAIN)
  }

  #end(at: number, flags: number): void {
    const field = this.fields++
    this.starts[field] = this.#at
    this.ends[field] = at
    this.flags[field] = flags
    this.#at = at
  }

  #reserve(bytes: number): void {
    const wanted = this.#at + bytes
    if (wanted <= this.bytes.length) return
    const larger = Buffer.allocUnsafeSlow(2 * wanted)
    this.bytes.copy(larger, 0, 0, this.#at)
    this.bytes = larger
  }
}
