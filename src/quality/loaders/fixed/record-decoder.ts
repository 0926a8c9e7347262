import type { RejectReason } from '../../model/reading.ts'
import { COMMA } from '../../values/canonical-bytes.ts'
import { PLAIN, type SourceRecord } from '../records/record-source.ts'
import type { Column } from './columns.ts'
import {
  type CompiledField,
  type FieldDecoder,
  type TextFindings,
  UNDECODABLE,
} from './decode/field-decoder.ts'
import { compileField, type Storage } from './decode/field-decoders.ts'
import type { LayoutItem, RecordLayout } from './layout.ts'
import { ABSENT, type Positions, positionsOf } from './positions.ts'
import { badField, cutField, wrongLength } from './reject-details.ts'
import { type View, viewsOf } from './views.ts'

/** Why a record is rejected. */
export interface Fault {
  readonly reason: RejectReason
  readonly detail: string
}

/**
 * Decodes the fields of records into one buffer. A record must have at least the bytes of all its fields and at most
 * those of the longest record of the layout. Bytes after its fields are not read.
 *
 * If several views of the same bytes have columns, the bytes must fit one of the views. The columns of a view that they
 * do not fit are null.
 */
export class RecordDecoder implements SourceRecord, TextFindings {
  readonly bytes: Buffer
  readonly fields: number
  readonly starts: Int32Array
  readonly ends: Int32Array
  readonly flags: Uint8Array
  readonly types: Int8Array
  readonly quote = undefined
  isAscii = true
  isCanonical = true
  size = 0
  readonly #layout: RecordLayout
  readonly #columns: readonly Column[]
  readonly #compiled: readonly CompiledField[]
  readonly #decoders: readonly CompiledField['decode'][]
  readonly #positions: Positions
  /** By column: the innermost view that it is in. */
  readonly #views: readonly (View | undefined)[]
  /** The views that the current record does not fit. */
  readonly #unfit: View[] = []
  readonly #minLength: number
  #length = 0

  /** @param slides see `positionsOf` */
  constructor(layout: RecordLayout, columns: readonly Column[], storage: Storage, slides: boolean) {
    this.fields = columns.length
    this.starts = new Int32Array(columns.length)
    this.ends = new Int32Array(columns.length)
    this.flags = new Uint8Array(columns.length)
    this.#layout = layout
    this.#columns = columns
    this.#compiled = columns.map(({ item }, column) => compileField(item, storage, column, this))
    this.#decoders = this.#compiled.map(({ decode }) => decode)
    this.types = Int8Array.from(this.#compiled, ({ valueType }) => valueType)
    this.#views = viewsOf(layout, columns)
    // A record of one view may be shorter than the others.
    this.#minLength = layout.root.children.some(({ redefines }) => redefines) ? 0 : layout.minLength
    this.#positions = positionsOf(layout, columns, slides, counterDecoder(storage))
    this.bytes = Buffer.alloc(this.#compiled.reduce((sum, { maxBytes }) => sum + 1 + maxBytes, 0))
  }

  length(): number {
    return this.#length
  }

  text(field: number): string {
    return this.bytes.toString('utf8', this.starts[field], this.ends[field])
  }

  /**
   * Decodes the record in `raw` from `start` to before `end`.
   * @param sourceLength of the record in the source, without bytes that were added
   * @returns undefined if the record is valid
   */
  decode(raw: Buffer, start: number, end: number, sourceLength = end - start): Fault | undefined {
    const { minLength, maxLength } = this.#layout
    const length = end - start
    this.#length = sourceLength
    if (length < this.#minLength || length > maxLength)
      return { reason: 'wrong length', detail: wrongLength(length, minLength, maxLength) }
    const detail = this.#positions.locate(raw, start, end)
    if (detail !== undefined) return { reason: 'bad field', detail }
    const { bytes, starts, ends, flags, fields } = this
    const { offsets } = this.#positions
    const decoders = this.#decoders
    const isShort = length < maxLength
    while (this.#unfit.length > 0) this.#unfit.pop()!.isUnfit = false
    this.isAscii = true
    let seen: number = PLAIN
    let first: Fault | undefined
    let at = 0
    for (let column = 0; column < fields; column++) {
      const offset = offsets[column]!
      bytes[at++] = COMMA
      starts[column] = at
      if (offset === ABSENT) {
        flags[column] = PLAIN
      } else {
        const isCut = isShort && offset + this.#columns[column]!.item.length > length
        const next = isCut ? CUT : decoders[column]!(raw, start + offset, bytes, at)
        if (next < 0) {
          first ??= this.#faultIn(column, raw, start, length, next)
          const view = this.#leave(column)
          if (view === undefined) return first
          // The view may have begun before this column.
          at = starts[view.first]!
          for (let unfit = view.first; unfit < view.end; unfit++) {
            if (unfit > view.first) bytes[at++] = COMMA
            starts[unfit] = at
            ends[unfit] = at
            flags[unfit] = PLAIN
          }
          column = view.end - 1
          continue
        }
        at = next
        seen |= flags[column]!
      }
      ends[column] = at
    }
    this.size = at
    this.isCanonical = seen === PLAIN
    return undefined
  }

  /** The innermost view around an invalid field that has an alternative. Notes the views that are unfit. */
  #leave(column: number): View | undefined {
    for (let view = this.#views[column]; view !== undefined; view = view.outer) {
      view.isUnfit = true
      this.#unfit.push(view)
      if (!view.all.every(({ isUnfit }) => isUnfit)) return view
    }
    return undefined
  }

  #faultIn(column: number, raw: Buffer, start: number, length: number, outcome: number): Fault {
    const { name, item } = this.#columns[column]!
    const offset = this.#positions.offsets[column]!
    if (outcome === CUT)
      return { reason: 'wrong length', detail: cutField(name, offset, item.length, length) }
    const bytes = raw.subarray(start + offset, start + offset + item.length)
    const detail = badField(name, offset, bytes, this.#compiled[column]!.expected)
    return { reason: outcome === UNDECODABLE ? 'undecodable' : 'bad field', detail }
  }
}

/** Makes decoders of numbers of occurrences. Their flags go to a record of their own. */
export function counterDecoder(storage: Storage): (item: LayoutItem) => FieldDecoder {
  const unused = { flags: new Uint8Array(1), isAscii: true }
  return (item) => compileField(item, storage, 0, unused).decode
}

/** Beside the outcomes of a decoder: the record ends before the field does. */
const CUT = -3
