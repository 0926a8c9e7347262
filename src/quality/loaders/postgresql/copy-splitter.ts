import type { RejectedRecord } from '../records/rejected-record.ts'
import { EMPTY, MORE, PLAIN, RECORD, REJECT, type SourceRecord, SPECIAL } from '../records/record-source.ts'
import { SourceUnreadable } from '../errors.ts'
import type { ReadLimits } from '../../model/reading.ts'
import { DETAILS } from '../delimited/reject-details.ts'
import { charactersIn } from '../../values/canonical-bytes.ts'

const TAB = 0x09
const LF = 0x0a
const CR = 0x0d
const DOUBLE_QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c
const LETTER_N = 0x4e

/** What a letter after a backslash stands for; all other characters stand for themselves. */
const ESCAPED = Uint8Array.from({ length: 256 }, (_, byte) => byte)
for (const [letter, byte] of Object.entries({ b: 8, f: 12, n: LF, r: CR, t: TAB, v: 11 }))
  ESCAPED[letter.charCodeAt(0)] = byte

const STOPS = new Uint8Array(256)
for (const byte of [TAB, LF, DOUBLE_QUOTE, COMMA, BACKSLASH]) STOPS[byte] = 1

const INITIAL_BYTES = 1 << 18

export type CopyLimits = Pick<ReadLimits, 'recordBytes' | 'rejectBytes'>

/**
 * Splits the text format of PostgreSQL's COPY into records: tabs between fields, LF after each row, `\N` for null,
 * backslashes before tabs, line ends and backslashes of the data. So LF is always the end of a row. The fields are
 * unescaped in the buffer, since a value is never longer than its escaped form. Rows longer than `limits.recordBytes`
 * are rejected; the buffer never grows beyond that.
 */
export class CopySplitter implements SourceRecord {
  readonly fields: number
  readonly starts: Int32Array
  readonly ends: Int32Array
  readonly flags: Uint8Array
  readonly quote = undefined
  isAscii = true
  size = 0
  rejected: RejectedRecord | undefined
  /** Rows so far, rejected ones too. */
  rows = 0
  readonly #limits: CopyLimits
  #bytes = Buffer.allocUnsafeSlow(INITIAL_BYTES)
  #start = 0
  #end = 0
  /** Index after the last complete row. */
  #complete = 0
  /** Bytes of the stream before the buffer. */
  #base = 0
  /** The beginning of a row that is too long, while its end is awaited. */
  #tooLong: { readonly offset: number; length: number; readonly raw: Buffer } | undefined
  /** Of the field that was unescaped last: the end of its value, the end of its escaped form, and its bits. */
  #valueEnd = 0
  #escapedEnd = 0
  #seen = 0

  constructor(columns: number, limits: CopyLimits) {
    this.#limits = limits
    this.fields = columns
    this.starts = new Int32Array(columns)
    this.ends = new Int32Array(columns)
    this.flags = new Uint8Array(columns)
  }

  get bytes(): Buffer {
    return this.#bytes
  }

  /** Adds the next bytes of the stream. */
  push(chunk: Buffer): void {
    if (this.#end + chunk.length > this.#bytes.length) this.#makeRoom(chunk.length)
    chunk.copy(this.#bytes, this.#end)
    const last = chunk.lastIndexOf(LF)
    if (last >= 0) this.#complete = this.#end + last + 1
    this.#end += chunk.length
  }

  /** Drops the rows that were read, and takes a larger buffer if that is not enough. */
  #makeRoom(bytes: number): void {
    const held = this.#end - this.#start
    const isEnough = held + bytes <= this.#bytes.length
    const target = isEnough ? this.#bytes : Buffer.allocUnsafeSlow(2 * (held + bytes))
    this.#bytes.copy(target, 0, this.#start, this.#end)
    this.#bytes = target
    this.#base += this.#start
    this.#complete = Math.max(0, this.#complete - this.#start)
    this.#start = 0
    this.#end = held
  }

  /** @returns RECORD, REJECT or MORE */
  next(): number {
    if (this.#tooLong) return this.#skip(this.#tooLong)
    const isLong = this.#end - this.#start > this.#limits.recordBytes && this.#isTooLong()
    if (isLong) return this.#rejectStarted()
    if (this.#start < this.#complete) return this.#split()
    return MORE
  }

  length(): number {
    if (this.isAscii) return this.size
    let length = 0
    for (let field = 0; field < this.fields; field++)
      length += charactersIn(this.#bytes, this.starts[field]!, this.ends[field]!)
    return length
  }

  text(field: number): string {
    return this.#bytes.toString('utf8', this.starts[field], this.ends[field])
  }

  /** The hot loop: examines each byte of a row once. */
  #split(): number {
    const bytes = this.#bytes
    const { starts, ends, flags, fields } = this
    let at = this.#start
    let seen = 0
    let size = 0
    let count = 0
    for (let isOver = false; !isOver; count++) {
      const from = at
      let flag = PLAIN
      let to: number
      for (;;) {
        let byte = bytes[at]!
        while (STOPS[byte] === 0) {
          seen |= byte
          byte = bytes[++at]!
        }
        if (byte === TAB || byte === LF) {
          to = at++
          if (from === to) flag = EMPTY
          isOver = byte === LF
          break
        }
        if (byte === BACKSLASH) {
          const isNull = at === from && bytes[at + 1] === LETTER_N
          if (isNull) {
            to = from
            at += 2
          } else {
            flag |= this.#unescape(at)
            seen |= this.#seen
            at = this.#escapedEnd
            to = this.#valueEnd
          }
          isOver = bytes[at++] === LF
          break
        }
        flag = SPECIAL
        at++
      }
      if (count < fields) {
        starts[count] = from
        ends[count] = to
        flags[count] = flag
        size += to - from
      }
    }
    return this.#conclude(at, count, size, seen < 0x80)
  }

  /**
   * Unescapes the rest of a field from its first backslash.
   * @returns SPECIAL or PLAIN
   */
  #unescape(from: number): number {
    const bytes = this.#bytes
    let flag = PLAIN
    let seen = 0
    let to = from
    let at = from
    for (;;) {
      let byte = bytes[at++]!
      if (byte === TAB || byte === LF) break
      if (byte === BACKSLASH) byte = ESCAPED[bytes[at++]!]!
      if (byte === COMMA || byte === DOUBLE_QUOTE || byte === LF || byte === CR) flag = SPECIAL
      seen |= byte
      bytes[to++] = byte
    }
    this.#valueEnd = to
    this.#escapedEnd = at - 1
    this.#seen = seen
    return flag
  }

  /** @param end index after the row's LF */
  #conclude(end: number, count: number, size: number, isAscii: boolean): number {
    if (count !== this.fields)
      throw new SourceUnreadable(
        `The database sent a row of ${count} values where ${this.fields} are expected; load again.`,
      )
    this.#start = end
    this.rows++
    this.size = size
    this.isAscii = isAscii
    return RECORD
  }

  /** True if the next row is too long, as far as it has arrived. Its end is searched for before it is unescaped. */
  #isTooLong(): boolean {
    const end = this.#start < this.#complete ? this.#bytes.indexOf(LF, this.#start) : this.#end
    return end - this.#start > this.#limits.recordBytes
  }

  #rejectStarted(): number {
    const { rejectBytes, recordBytes } = this.#limits
    const end = this.#start + Math.min(rejectBytes, recordBytes)
    const raw = Buffer.from(this.#bytes.subarray(this.#start, end))
    this.#tooLong = { offset: this.#base + this.#start, length: 0, raw }
    return this.#skip(this.#tooLong)
  }

  #skip(row: { readonly offset: number; length: number; readonly raw: Buffer }): number {
    const hasEnd = this.#start < this.#complete
    const end = hasEnd ? this.#bytes.indexOf(LF, this.#start) : this.#end
    row.length += end - this.#start
    this.#start = hasEnd ? end + 1 : end
    if (!hasEnd) return MORE
    this.#tooLong = undefined
    this.rows++
    this.rejected = {
      ...row,
      reason: 'over-long',
      detail: DETAILS.tooLong(this.#limits.recordBytes),
      line: this.rows,
    }
    return REJECT
  }
}
