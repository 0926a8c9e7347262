import type { ReadLimits, Terminator } from '../../model/reading.ts'
import type { ByteSource } from '../delimited/byte-source.ts'
import { END, MORE, RECORD, type RecordSource, REJECT, type SourceRecord } from '../records/record-source.ts'
import type { RejectedRecord } from '../records/rejected-record.ts'
import { ByteWindow } from './byte-window.ts'
import { blankOf, isEbcdic } from './decode/character-table.ts'
import type { Storage } from './decode/field-decoders.ts'
import type { Column } from './columns.ts'
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

/** What FixedRecords needs of a ByteSource. */
export type Bytes = Pick<ByteSource, 'chunks' | 'bytesRead' | 'compressed' | 'isCut'>

/** The records of a file whose records are described by a layout. */
export class FixedRecords implements RecordSource {
  readonly columns: number
  readonly names: readonly string[]
  readonly terminator: Terminator
  rejected: RejectedRecord | undefined
  readonly #source: Bytes
  readonly #chunks: AsyncGenerator<Buffer>
  readonly #format: FixedFormat
  readonly #rejectBytes: number
  readonly #recordBytes: number
  readonly #window = new ByteWindow()
  readonly #framing: Framing
  readonly #decoder: RecordDecoder
  /** A short line with its missing blanks; undefined if the records are no lines. */
  readonly #padded: Buffer | undefined
  readonly #blank: number
  /** Number of the last record. */
  #number = 0

  constructor(
    source: Bytes,
    format: FixedFormat,
    { recordBytes, rejectBytes }: Pick<ReadLimits, 'recordBytes' | 'rejectBytes'>,
  ) {
    const { layout, columns, encoding, recordFormat, terminator, slides } = format
    this.#source = source
    this.#chunks = source.chunks()
    this.#format = format
    this.#rejectBytes = rejectBytes
    this.#recordBytes = recordBytes
    this.columns = columns.length
    this.names = columns.map(({ name }) => name)
    this.terminator = terminator
    this.#framing = openFraming({
      ...{ recordFormat, terminator, recordBytes, rejectBytes, maxLength: layout.maxLength },
      hasBinary: hasBinary(layout.root),
      terminatorBytes: terminatorBytes(terminator, encoding),
    })
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

  get compressed(): boolean {
    return this.#source.compressed
  }

  async fill(): Promise<boolean> {
    const window = this.#window
    if (window.isLast) return false
    const chunks: Buffer[] = []
    for (let held = window.held; chunks.length === 0 || held < this.#framing.wanted;) {
      const chunk = await this.#chunks.next()
      if (chunk.done) {
        // If the bytes were cut, the rest may be an incomplete record.
        if (this.#source.isCut) return chunks.length > 0 && this.#append(chunks)
        window.isLast = true
        return this.#append(chunks)
      }
      chunks.push(chunk.value)
      held += chunk.value.length
    }
    return this.#append(chunks)
  }

  #append(chunks: readonly Buffer[]): true {
    if (chunks.length > 0) this.#window.append(chunks)
    return true
  }

  next(): number {
    const window = this.#window
    const framing = this.#framing
    const outcome = framing.next(window)
    if (outcome === FOUND) return this.#decode()
    if (outcome === MORE_BYTES) return MORE
    if (outcome !== LONG) return END
    this.rejected = {
      reason: 'over-long',
      detail: tooLong(this.#recordBytes),
      line: ++this.#number,
      ...framing.long!,
    }
    return REJECT
  }

  async close(): Promise<void> {
    await this.#chunks.return(undefined)
  }

  #decode(): number {
    const { start, end } = this.#framing
    const { bytes } = this.#window
    this.#number++
    const fault = this.#decodeRecord(bytes, start, end)
    if (fault === undefined) return RECORD
    this.rejected = {
      ...fault,
      line: this.#number,
      offset: this.#window.base + start,
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
    const detail = cutFile(this.#window.base + end, layout.maxLength, length)
    return { reason: 'wrong length', detail }
  }
}

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
