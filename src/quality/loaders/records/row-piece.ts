import {
  charactersIn,
  COMMA,
  isSpecial,
  LF,
  MAX_BYTES_OF_UNIT,
  NUMBER_BYTES,
  writeNumber,
  writeQuoted,
  writeText,
} from '../../values/canonical-bytes.ts'
import type { ColumnTally } from '../../values/column-tally.ts'
import { DOUBLED, EMPTY, type SourceRecord, SPECIAL, UNCLASSIFIED } from './record-source.ts'
import { VALUE_TYPES } from '../../model/reading.ts'
import { classify } from '../../values/value-types.ts'
import type { VirtualFields } from '../virtual-fields.ts'

const BLANK = VALUE_TYPES.indexOf('blank')

/** Loaded records as canonical CSV (see ReadEvent), collected in one buffer that is reused for each piece. */
export class RowPiece {
  /** Rows in all pieces. */
  total = 0
  /** Rows in this piece. */
  rows = 0
  recordMinLength = Infinity
  recordMaxLength = 0
  #bytes: Buffer
  #length = 0
  readonly #keepsEmpty: boolean
  #undoubled: Buffer = Buffer.alloc(0)

  /**
   * @param capacity approximate size of a piece in bytes
   * @param keepsEmpty true if an empty string that is not null stays one; otherwise it becomes null
   */
  constructor(capacity: number, keepsEmpty: boolean) {
    this.#keepsEmpty = keepsEmpty
    this.#bytes = Buffer.allocUnsafeSlow(capacity)
  }

  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.#length)
  }

  clear(): void {
    this.rows = 0
    this.#length = 0
  }

  /** True if the record needs a new piece. */
  isFullFor(record: SourceRecord, virtual: VirtualFields | undefined): boolean {
    return this.rows > 0 && this.#length + mostBytes(record, virtual) > this.#bytes.length
  }

  /** Writes a record with its virtual columns, and counts the values. */
  add(record: SourceRecord, tally: ColumnTally, virtual: VirtualFields | undefined): void {
    const room = this.#length + mostBytes(record, virtual)
    if (room > this.#bytes.length) this.#bytes = Buffer.concat([this.bytes], room)
    this.rows++
    let at = writeNumber(this.#bytes, this.#length, ++this.total)
    at = record.isCanonical === true ? this.#addLine(record, at, tally) : this.#addFields(record, at, tally)
    if (virtual) at = this.#addVirtual(at, record.fields, virtual.texts, tally)
    this.#bytes[at++] = LF
    this.#length = at
    const length = record.length()
    if (length < this.recordMinLength) this.recordMinLength = length
    if (length > this.recordMaxLength) this.recordMaxLength = length
  }

  /** Copies the fields of a record that has them in canonical CSV. @returns the index after them */
  #addLine(record: SourceRecord, at: number, tally: ColumnTally): number {
    const { bytes, starts, ends, types, fields, isAscii, size } = record
    for (let field = 0; field < fields; field++) {
      const from = starts[field]!
      const to = ends[field]!
      if (from === to) tally.addNull(field)
      else {
        const known = types === undefined ? UNCLASSIFIED : types[field]!
        const type = known === UNCLASSIFIED ? classify(bytes, from, to) : known
        tally.add(field, type, isAscii ? to - from : charactersIn(bytes, from, to))
      }
    }
    return at + bytes.copy(this.#bytes, at, 0, size)
  }

  /** @returns the index after the fields */
  #addFields(record: SourceRecord, start: number, tally: ColumnTally): number {
    const { bytes: text, starts, ends, flags, fields, isAscii } = record
    const target = this.#bytes
    let at = start
    for (let field = 0; field < fields; field++) {
      target[at++] = COMMA
      const flag = flags[field]!
      let source = text
      let from = starts[field]!
      let to = ends[field]!
      if (from === to) {
        if (this.#keepsEmpty && (flag & EMPTY) !== 0) at = this.#addEmpty(at, tally, field)
        else tally.addNull(field)
        continue
      }
      if ((flag & DOUBLED) !== 0) {
        source = this.#undouble(text.subarray(from, to), record.quote!)
        from = 0
        to = source.length
      }
      const length = isAscii ? to - from : charactersIn(source, from, to)
      tally.add(field, classify(source, from, to), length)
      if ((flag & SPECIAL) !== 0) at = writeQuoted(target, at, source, from, to)
      else while (from < to) target[at++] = source[from++]!
    }
    return at
  }

  /** @returns the index after it */
  #addVirtual(at: number, fields: number, texts: readonly (string | null)[], tally: ColumnTally): number {
    const target = this.#bytes
    for (let i = 0; i < texts.length; i++) {
      const text = texts[i]!
      target[at++] = COMMA
      if (text === null) {
        tally.addNull(fields + i)
        continue
      }
      if (text === '') {
        at = this.#addEmpty(at, tally, fields + i)
        continue
      }
      const end = writeText(target, at, text)
      tally.add(fields + i, classify(target, at, end), charactersIn(target, at, end))
      at = isSpecial(target, at, end)
        ? writeQuoted(target, at, Buffer.from(target.subarray(at, end)), 0, end - at)
        : end
    }
    return at
  }

  /** An empty string counts as blank. Its quotes tell it from null. @returns the index after it */
  #addEmpty(at: number, tally: ColumnTally, field: number): number {
    tally.add(field, BLANK, 0)
    return writeQuoted(this.#bytes, at, this.#bytes, 0, 0)
  }

  /** A value with doubled quotes made single. */
  #undouble(value: Buffer, quote: Buffer): Buffer {
    if (this.#undoubled.length < value.length) this.#undoubled = Buffer.allocUnsafe(2 * value.length)
    let length = 0
    for (let from = 0; from < value.length;) {
      const found = value.indexOf(quote, from)
      const to = found < 0 ? value.length : found + quote.length
      length += value.copy(this.#undoubled, length, from, to)
      from = found < 0 ? to : to + quote.length
    }
    return this.#undoubled.subarray(0, length)
  }
}

/** The worst case: each byte is a double quote, which is doubled, and each field needs quotes. */
const mostBytes = ({ size, fields }: SourceRecord, virtual: VirtualFields | undefined): number => {
  const bytes = 2 * size + 3 * fields + NUMBER_BYTES
  return virtual ? bytes + 2 * MAX_BYTES_OF_UNIT * virtual.length + 3 * virtual.texts.length : bytes
}
