import { EMPTY, SPECIAL } from '../records/record-source.ts'
import { printable } from '../../../lib/text.ts'
import type { RejectReason } from '../../model/reading.ts'
import { isSpecial } from '../../values/canonical-bytes.ts'
import {
  CLOSE_ARRAY,
  CLOSE_OBJECT,
  COLON,
  COMMA,
  LETTER_N,
  OPEN_ARRAY,
  OPEN_OBJECT,
  QUOTE,
  SPACE,
} from './bytes.ts'
import { DETAILS } from './details.ts'
import { decodeEscapes, removeSpace } from './edit-fields.ts'
import { type JsonColumns, type JsonShape, keyOf } from './json-columns.ts'
import { ESCAPED, type JsonScanner, LONE_SURROGATE } from './json-scanner.ts'

/** Levels of nesting of a record, its own object or array included. */
export const MAX_DEPTH = 500

/** A field is an object or array. */
const NESTED = 32

/** Why a record is rejected although its syntax is right. */
export interface ContentFault {
  readonly reason: RejectReason
  readonly detail: string
}

/** Parses a record into the sections of its fields. */
export class RecordParser {
  readonly starts: Int32Array
  readonly ends: Int32Array
  readonly flags: Uint8Array
  /** The shape of the last record; undefined if it is null. */
  shape: JsonShape | undefined
  /** Fields of the last record, if it is an array. */
  width = 0
  contentFault: ContentFault | undefined
  /**
   * True if the last record has a field without a column: there are too many columns, or no good record of the first
   * pass had this key.
   */
  hasUnknown = false
  readonly #unknownKeys = new Set<string>()
  readonly #scanner: JsonScanner
  readonly #columns: JsonColumns
  /** By column: the number of the parsed record that had a field of this column last. */
  readonly #stamps: Float64Array
  #stamp = 0
  /** Columns that the last record has. */
  #present = 0
  /** Fields whose bytes must be edited. */
  readonly #edits: Int32Array
  #editCount = 0

  constructor(scanner: JsonScanner, columns: JsonColumns, limit: number) {
    this.#scanner = scanner
    this.#columns = columns
    this.starts = new Int32Array(limit)
    this.ends = new Int32Array(limit)
    this.flags = new Uint8Array(limit)
    this.#stamps = new Float64Array(limit)
    this.#edits = new Int32Array(limit)
  }

  /**
   * @param at index of the first byte of the record
   * @returns the index after it, or -1 (see JsonScanner)
   */
  parse(at: number): number {
    const scanner = this.#scanner
    const byte = scanner.bytes[at]!
    this.contentFault = undefined
    if (this.hasUnknown) this.#unknownKeys.clear()
    this.hasUnknown = false
    this.#stamp++
    this.#present = 0
    this.#editCount = 0
    this.width = 0
    this.shape = byte === OPEN_OBJECT ? 'object' : byte === OPEN_ARRAY ? 'array' : 'scalar'
    const wanted = this.#columns.shape ?? this.shape
    if (this.shape !== wanted) {
      this.#reject('malformed', DETAILS.wrongShape(this.shape, wanted))
      at = scanner.value(at)
    } else if (byte === OPEN_OBJECT) at = this.#object(at + 1)
    else if (byte === OPEN_ARRAY) at = this.#array(at + 1)
    else at = this.#field(at, 0)
    if (byte === LETTER_N) this.shape = undefined
    if (scanner.depth > MAX_DEPTH) this.#reject('malformed', DETAILS.tooDeep(MAX_DEPTH))
    return at
  }

  #object(at: number): number {
    const scanner = this.#scanner
    const columns = this.#columns
    const { bytes } = scanner
    if (scanner.depth === 0) scanner.depth = 1
    at = scanner.space(at)
    if (bytes[at] === CLOSE_OBJECT) return at + 1
    for (let previous = -1; ;) {
      if (bytes[at] !== QUOTE) return scanner.stop(at, 'a key in double quotes')
      at++
      let column = columns.expected(previous, bytes, at)
      if (column >= 0) at += columns.rawLength(column)
      else {
        const from = at
        at = scanner.string(from)
        if (at < 0) return -1
        const { flags } = scanner
        if ((flags & LONE_SURROGATE) !== 0) this.#reject('undecodable', DETAILS.loneSurrogate('a key'))
        const hasEscapes = (flags & ESCAPED) !== 0
        column = columns.find(previous, bytes, from, at, hasEscapes)
        if (column < 0) this.#addUnknown(keyOf(bytes, from, at, hasEscapes))
        at++
      }
      if (bytes[at] !== COLON) {
        at = scanner.space(at)
        if (bytes[at] !== COLON) return scanner.stop(at, 'a colon after the key')
      }
      at++
      if (bytes[at]! <= SPACE) at = scanner.space(at)
      at = this.#field(at, column)
      if (at < 0) return -1
      if (bytes[at]! <= SPACE) at = scanner.space(at)
      if (bytes[at] !== COMMA) {
        return bytes[at] === CLOSE_OBJECT ? at + 1 : scanner.stop(at, 'a comma or }')
      }
      at++
      if (bytes[at]! <= SPACE) at = scanner.space(at)
      previous = column
    }
  }

  #array(at: number): number {
    const scanner = this.#scanner
    const { bytes } = scanner
    const { isOpen, count } = this.#columns
    const limit = isOpen ? this.starts.length : count
    if (scanner.depth === 0) scanner.depth = 1
    at = scanner.space(at)
    if (bytes[at] === CLOSE_ARRAY) return at + 1
    for (;;) {
      const column = this.width++
      at = this.#field(at, column < limit ? column : -1)
      if (at < 0) return -1
      at = scanner.space(at)
      if (bytes[at] !== COMMA) {
        return bytes[at] === CLOSE_ARRAY ? at + 1 : scanner.stop(at, 'a comma or ]')
      }
      at = scanner.space(at + 1)
    }
  }

  /** The value of a field. @param column -1 if the field has no column */
  #field(at: number, column: number): number {
    const scanner = this.#scanner
    const byte = scanner.bytes[at]!
    let from = at
    let to: number
    let flag = 0
    if (byte === QUOTE) {
      from = at + 1
      to = scanner.string(from)
      if (to < 0) return -1
      flag = from === to ? EMPTY : scanner.flags
      at = to + 1
      if ((flag & LONE_SURROGATE) !== 0)
        this.#reject('undecodable', DETAILS.loneSurrogate(this.#placeOf(column)))
    } else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
      at = to = this.#nested(at)
      flag = NESTED
    } else {
      at = to = scanner.plain(at)
      if (byte === LETTER_N) to = from
    }
    if (at < 0) return -1
    if (column < 0) {
      this.hasUnknown = true
      return at
    }
    if (this.#stamps[column] === this.#stamp) {
      this.#reject('malformed', DETAILS.repeated(this.#columns.nameOf(column)))
      return at
    }
    this.#stamps[column] = this.#stamp
    this.#present++
    this.starts[column] = from
    this.ends[column] = to
    this.flags[column] = flag
    if (flag > EMPTY) this.#edits[this.#editCount++] = column
    return at
  }

  /** A nested value; its depth counts from the record. */
  #nested(at: number): number {
    const scanner = this.#scanner
    const { depth } = scanner
    scanner.depth = 0
    at = scanner.nested(at)
    scanner.depth = Math.max(depth, scanner.depth + 1)
    return at
  }

  #addUnknown(key: string): void {
    this.hasUnknown = true
    if (this.#unknownKeys.has(key)) this.#reject('malformed', DETAILS.repeated(key))
    this.#unknownKeys.add(key)
  }

  #reject(reason: RejectReason, detail: string): void {
    this.contentFault ??= { reason, detail }
  }

  #placeOf(column: number): string {
    const hasKey = this.shape === 'object' && column >= 0
    return hasKey ? `the key ${printable(this.#columns.nameOf(column))}` : `column ${column + 1}`
  }

  /** True if the last record is an object or array. */
  get isNested(): boolean {
    return this.shape === 'object' || this.shape === 'array'
  }

  /** True if `finish` changes bytes of the record. */
  get hasEdits(): boolean {
    return this.#editCount > 0
  }

  /**
   * Makes the values of the fields from their bytes, which it edits in place, and the absent fields null.
   * @param count the number of columns
   * @returns all bytes of the edited strings, combined by OR
   */
  finish(count: number): number {
    const { starts, ends, flags } = this
    const { bytes } = this.#scanner
    let seen = 0
    for (let index = 0; index < this.#editCount; index++) {
      const column = this.#edits[index]!
      const from = starts[column]!
      const isNested = flags[column] === NESTED
      const to = (isNested ? removeSpace : decodeEscapes)(bytes, from, ends[column]!)
      if (!isNested) for (let at = from; at < to; at++) seen |= bytes[at]!
      ends[column] = to
      flags[column] = isSpecial(bytes, from, to) ? SPECIAL : 0
    }
    if (this.#present < count) {
      for (let column = 0; column < count; column++) {
        if (this.#stamps[column] === this.#stamp) continue
        starts[column] = ends[column] = 0
        flags[column] = 0
      }
    }
    return seen
  }
}
