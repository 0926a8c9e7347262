import { TextDecoder } from 'node:util'
import { SourceBroken } from '../../errors.ts'
import type { TextRecord } from '../../typed/text-record.ts'
import { doubleText } from '../../typed/value-texts.ts'
import { TAGS } from './packed-rows.ts'
import type { TextEncoding } from './sqlite-schema.ts'

const [COLON, SEMICOLON, ZERO] = [':', ';', '0'].map((character) => character.charCodeAt(0)) as [
  number,
  number,
  number,
]
const COMMA = Buffer.from(',')

/** Reads rows from a pack (see packed-rows.ts). */
export class PackReader {
  #bytes: Buffer = Buffer.alloc(0)
  #at = 0
  readonly #decoder: TextDecoder | undefined

  constructor(encoding: TextEncoding) {
    // Marks of the byte order are characters of the text.
    if (encoding !== 'utf-8') this.#decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true })
  }

  /** Begins a pack. */
  begin(bytes: Buffer): void {
    this.#bytes = bytes
    this.#at = 0
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length
  }

  /** Index of the next byte. */
  get at(): number {
    return this.#at
  }

  /** Takes the number of a row; undefined if there is none. */
  key(): string | undefined {
    if (this.#bytes[this.#at] !== TAGS.key) return undefined
    const end = this.#bytes.indexOf(SEMICOLON, this.#at)
    const key = this.#bytes.toString('latin1', this.#at + 1, end)
    this.#at = end + 1
    return key
  }

  /** Takes the number of bytes of a row that has no values; undefined if it has values. */
  longSize(): number | undefined {
    if (this.#bytes[this.#at] !== TAGS.long) return undefined
    this.#at++
    return this.#number(SEMICOLON)
  }

  /** Writes the values of a row into a record that was begun. */
  row(record: TextRecord): void {
    for (let field = 0; field < record.fields; field++) this.#value(record)
  }

  /**
   * The values of a row with commas between them, as they are in the file.
   * @param from index of the first value
   * @param maxBytes more values are left out
   */
  raw(from: number, fields: number, maxBytes: number): Buffer {
    const [bytes, at] = [this.#bytes, this.#at]
    this.#at = from
    const parts: Buffer[] = []
    for (let field = 0, size = 0; field < fields && size <= maxBytes; field++) {
      const [start, end] = this.#skip()
      if (field > 0) parts.push(COMMA)
      parts.push(bytes.subarray(start, Math.min(end, start + maxBytes)))
      size += end - start + 1
    }
    this.#at = at
    return Buffer.concat(parts).subarray(0, maxBytes)
  }

  #value(record: TextRecord): void {
    const tag = this.#bytes[this.#at]!
    const [start, end] = this.#skip()
    const bytes = this.#bytes
    if (tag === TAGS.null) {
      record.endNull()
      return
    }
    if (tag === TAGS.real) record.writeText(doubleText(realOf(bytes.toString('latin1', start, end))))
    else if (tag === TAGS.blob) record.writeHex(bytes, start, end)
    else if (tag === TAGS.utf16) this.#writeUtf16(record, bytes.toString('latin1', start, end))
    else record.writeBytes(bytes, start, end)
    record.endField()
  }

  /** Takes a value. @returns where its bytes are */
  #skip(): readonly [number, number] {
    const bytes = this.#bytes
    const tag = bytes[this.#at++]
    if (tag === TAGS.null) return [this.#at, this.#at]
    if (tag === TAGS.integer || tag === TAGS.real) {
      const start = this.#at
      const end = bytes.indexOf(SEMICOLON, start)
      if (end < 0) throw damaged()
      this.#at = end + 1
      return [start, end]
    }
    const length = this.#number(COLON)
    const start = this.#at
    this.#at += length
    return [start, this.#at]
  }

  #number(end: number): number {
    const bytes = this.#bytes
    let number = 0
    let at = this.#at
    for (let byte = bytes[at++]; byte !== end; byte = bytes[at++]) {
      if (byte === undefined) throw damaged()
      number = 10 * number + (byte - ZERO)
    }
    this.#at = at
    return number
  }

  #writeUtf16(record: TextRecord, digits: string): void {
    try {
      record.writeText(this.#decoder!.decode(Buffer.from(digits, 'hex')))
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      record.reject(
        'undecodable',
        `A text of the column ${record.column} is not UTF-16; repair it, or write the column as binary data.`,
      )
    }
  }
}

/** A value is not as long as the library says. */
const damaged = () =>
  new SourceBroken('The file is damaged: a value has another length than it should; upload it again.')

/** @param text as the library writes reals: `0.1`, `1.0e+300`, `Inf`, `-Inf` */
const realOf = (text: string): number => (text.endsWith('Inf') ? Number(`${text}inity`) : Number(text))
