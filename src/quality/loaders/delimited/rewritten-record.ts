import type { DelimitedFormat } from '../../model/reading.ts'
import { DOUBLED, PLAIN, ESCAPED, SPECIAL, type SourceRecord } from '../records/record-source.ts'
import { isoDate } from './iso-date.ts'
import { plainNumber } from './plain-number.ts'

/** True if a format changes the values of fields, so that their bytes are not copied as they are. */
export const rewrites = ({ escape, nulls, trim, decimal, dateOrder }: DelimitedFormat): boolean =>
  escape !== undefined ||
  nulls !== undefined ||
  trim === true ||
  decimal !== undefined ||
  dateOrder !== undefined

const SPECIAL_CHARACTERS = /[,"\r\n]/
const MIN_CAPACITY = 4096

/** A record whose values are changed as the format says: without escapes and blanks, with nulls, numbers and dates. */
export class RewrittenRecord implements SourceRecord {
  bytes: Buffer = Buffer.allocUnsafeSlow(MIN_CAPACITY)
  fields = 0
  starts: Int32Array
  ends: Int32Array
  flags: Uint8Array
  isAscii = true
  size = 0
  readonly quote = undefined
  readonly #of: SourceRecord
  readonly #format: DelimitedFormat
  readonly #nulls: ReadonlySet<string>

  constructor(of: SourceRecord, format: DelimitedFormat, columns: number) {
    this.#of = of
    this.#format = format
    this.#nulls = new Set(format.nulls)
    this.starts = new Int32Array(columns)
    this.ends = new Int32Array(columns)
    this.flags = new Uint8Array(columns)
  }

  length(): number {
    return this.#of.length()
  }

  text(field: number): string {
    return this.bytes.toString('utf8', this.starts[field], this.ends[field])
  }

  /** Takes over the record that was read last. */
  rewrite(): void {
    const { fields, isAscii } = this.#of
    let at = 0
    let allAscii = true
    for (let field = 0; field < fields; field++) {
      const text = this.#valueOf(field)
      const most = at + 3 * text.length
      if (most > this.bytes.length) this.bytes = Buffer.concat([this.bytes.subarray(0, at)], 2 * most)
      this.starts[field] = at
      at += this.bytes.write(text, at)
      this.ends[field] = at
      if (this.ends[field]! - this.starts[field]! !== text.length) allAscii = false
      this.flags[field] = SPECIAL_CHARACTERS.test(text) ? SPECIAL : PLAIN
    }
    this.fields = fields
    this.isAscii = isAscii || allAscii
    this.size = at
  }

  #valueOf(field: number): string {
    const { bytes, starts, ends, flags } = this.#of
    const { trim, decimal, dateOrder } = this.#format
    const isPlain = (flags[field]! & (ESCAPED | DOUBLED)) === 0
    const raw = bytes.toString('utf8', starts[field], ends[field])
    // A null of other programs may be an escape, such as \N.
    if (this.#nulls.has(trim === true ? trimmed(raw) : raw)) return ''
    const whole = isPlain ? raw : this.#of.text(field)
    const text = trim === true ? trimmed(whole) : whole
    if (decimal !== undefined) {
      const number = plainNumber(text, decimal)
      if (number !== undefined) return number
    }
    return (dateOrder !== undefined && isoDate(text, dateOrder)) || text
  }
}

/** Without the blanks and tabs around it. */
const trimmed = (text: string): string => text.replace(/^[ \t]+|[ \t]+$/g, '')
