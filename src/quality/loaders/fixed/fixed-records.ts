import type { Compression, Terminator } from '../../model/reading.ts'
import { END, MORE, RECORD, type RecordSource, REJECT, type SourceRecord } from '../records/record-source.ts'
import type { RejectedRecord } from '../records/rejected-record.ts'
import { blankOf, isEbcdic } from './decode/character-table.ts'
import type { Storage } from './decode/field-decoders.ts'
import type { Column } from './columns.ts'
import { type Bytes, Frames, type RecordLimits } from './frames.ts'
import type { LayoutNode, RecordLayout } from './layout.ts'
import { type Fault, RecordDecoder } from './record-decoder.ts'
import { FOUND, type Framing, LONG, MORE as MORE_BYTES } from './record-formats/framing.ts'
import { openFraming, type RecordFormat } from './record-formats/record-format.ts'
import { cutFile, tooLong } from './reject-details.ts'

/** How to interpret the bytes of a file of fixed records. It can be sent between threads. */
export interface FixedFormat extends Storage {
  readonly layout: RecordLayout
  /** Of the layout, in their order. */
  readonly columns: readonly Column[]
  readonly recordFormat: RecordFormat
  /** `none`, unless `allowsTerminator` is true for the record format. In EBCDIC, LF is the new line (15). */
  readonly terminator: Terminator
  /**
   * True if what follows a table with DEPENDING ON begins directly after its last occurrence; false if each table takes
   * the room of its greatest number of occurrences.
   */
  readonly slides: boolean
}

/** The records of a file whose records are described by a layout. */
export class FixedRecords implements RecordSource {
  readonly columns: number
  readonly names: readonly string[]
  readonly terminator: Terminator
  rejected: RejectedRecord | undefined
  readonly #source: Bytes
  readonly #format: FixedFormat
  readonly #rejectBytes: number
  readonly #recordBytes: number
  readonly #frames: Frames
  readonly #decoder: RecordDecoder
  /** A short line with its missing blanks; undefined if the records are no lines. */
  readonly #padded: Buffer | undefined
  readonly #blank: number
  /** Number of the last record. */
  #number = 0

  constructor(source: Bytes, format: FixedFormat, limits: RecordLimits) {
    const { layout, columns, encoding, terminator, slides } = format
    this.#source = source
    this.#format = format
    this.#rejectBytes = limits.rejectBytes
    this.#recordBytes = limits.recordBytes
    this.columns = columns.length
    this.names = columns.map(({ name }) => name)
    this.terminator = terminator
    this.#frames = new Frames(source, framingOf(format, limits))
    this.#decoder = new RecordDecoder(layout, columns, format, slides)
    this.#padded = terminator === 'none' ? undefined : Buffer.alloc(layout.maxLength)
    this.#blank = blankOf(encoding)
  }

  get record(): SourceRecord {
    return this.#decoder
  }

  get bytesRead(): number {
    return this.#source.bytesRead
  }

  get isCut(): boolean {
    return this.#source.isCut
  }

  get compression(): Compression | undefined {
    return this.#source.compression
  }

  fill(): Promise<boolean> {
    return this.#frames.fill()
  }

  next(): number {
    const outcome = this.#frames.next()
    if (outcome === FOUND) return this.#decode()
    if (outcome === MORE_BYTES) return MORE
    if (outcome !== LONG) return END
    this.rejected = {
      reason: 'over-long',
      detail: tooLong(this.#recordBytes),
      line: ++this.#number,
      ...this.#frames.framing.long!,
    }
    return REJECT
  }

  close(): Promise<void> {
    return this.#frames.close()
  }

  #decode(): number {
    const { window, framing } = this.#frames
    const { start, end } = framing
    const { bytes } = window
    this.#number++
    const fault = this.#decodeRecord(bytes, start, end)
    if (fault === undefined) return RECORD
    this.rejected = {
      ...fault,
      line: this.#number,
      offset: window.base + start,
      length: end - start,
      raw: Buffer.from(bytes.subarray(start, Math.min(end, start + this.#rejectBytes))),
    }
    return REJECT
  }

  #decodeRecord(bytes: Buffer, start: number, end: number): Fault | undefined {
    const { layout, recordFormat } = this.#format
    const length = end - start
    const padded = this.#padded
    if (padded !== undefined && length < padded.length) {
      padded.fill(this.#blank, bytes.copy(padded, 0, start, end))
      return this.#decoder.decode(padded, 0, padded.length, length)
    }
    const isRest = padded === undefined && recordFormat.startsWith('F') && length < layout.maxLength
    if (!isRest) return this.#decoder.decode(bytes, start, end)
    const detail = cutFile(this.#frames.window.base + end, layout.maxLength, length)
    return { reason: 'wrong length', detail }
  }
}

/** How the bytes of a file are divided into records. */
export const framingOf = (
  { layout, recordFormat, terminator, encoding }: FixedFormat,
  { recordBytes, rejectBytes }: RecordLimits,
): Framing =>
  openFraming({
    ...{ recordFormat, terminator, recordBytes, rejectBytes, maxLength: layout.maxLength },
    hasBinary: hasBinary(layout.root),
    terminatorBytes: terminatorBytes(terminator, encoding),
  })

function terminatorBytes(terminator: Terminator, encoding: string): Buffer {
  const lf = isEbcdic(encoding) ? 0x15 : 0x0a
  const cr = 0x0d
  if (terminator === 'none') return Buffer.alloc(0)
  return Buffer.from(terminator === 'lf' ? [lf] : terminator === 'cr' ? [cr] : [cr, lf])
}

/** True if fields of the layout may contain the bytes of a terminator. */
function hasBinary(node: LayoutNode): boolean {
  if (node.kind === 'group') return node.children.some(hasBinary)
  const { kind } = node.format
  if (node.format.kind === 'date') return node.format.storage === 'packed' || node.format.storage === 'binary'
  return kind === 'packed' || kind === 'binary' || kind === 'float' || kind === 'bytes'
}
