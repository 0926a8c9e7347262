import type { Compression, Terminator } from '../../model/reading.ts'
import { END, MORE, RECORD, type RecordSource, REJECT, type SourceRecord } from '../records/record-source.ts'
import type { RejectedRecord } from '../records/rejected-record.ts'
import { blankOf } from './decode/character-table.ts'
import type { Column } from './columns.ts'
import type { Bytes, Frames, RecordLimits } from './frames.ts'
import { type FrameFormat, openFrames } from './open-frames.ts'
import { type Fault, RecordDecoder } from './record-decoder.ts'
import { FOUND, LONG, MORE as MORE_BYTES } from './record-formats/framing.ts'
import { tooLong } from './reject-details.ts'

/** How to interpret the bytes of a file of fixed records. It can be sent between threads. */
export interface FixedFormat extends FrameFormat {
  /** Of the layout, in their order. */
  readonly columns: readonly Column[]
}

/** The records of a file whose records are described by a layout. */
export class FixedRecords implements RecordSource {
  readonly columns: number
  readonly names: readonly string[]
  readonly terminator: Terminator
  rejected: RejectedRecord | undefined
  readonly #source: Bytes
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
    this.#rejectBytes = limits.rejectBytes
    this.#recordBytes = limits.recordBytes
    this.columns = columns.length
    this.names = columns.map(({ name }) => name)
    this.terminator = terminator
    this.#frames = openFrames(source, format, limits)
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
    const { rest } = this.#frames.framing
    if (rest !== undefined) return { reason: 'wrong length', detail: rest }
    const length = end - start
    const padded = this.#padded
    if (padded !== undefined && length < padded.length) {
      padded.fill(this.#blank, bytes.copy(padded, 0, start, end))
      return this.#decoder.decode(padded, 0, padded.length, length)
    }
    return this.#decoder.decode(bytes, start, end)
  }
}
