import type { ByteSource } from './byte-source.ts'
import { ColumnTally } from '../../values/column-tally.ts'
import { syntaxOf } from './delimited-syntax.ts'
import { openTranscoder } from '../../values/encodings.ts'
import { END, MORE, RECORD, RecordSplitter, REJECT } from './record-splitter.ts'
import type { RejectedRecord } from '../records/rejected-record.ts'
import type { ReadEvent, ReadRequest, ReadSummary } from '../../model/reading.ts'
import { RejectPiece } from './reject-piece.ts'
import { RowPiece } from './row-piece.ts'
import { type Sampler, samplerOf } from './sampler.ts'
import { TextWindow } from './text-window.ts'
import type { VirtualFields } from '../virtual-fields.ts'
import { FileTooWide, HeaderUnreadable, TooManyRejected } from '../errors.ts'

/** Receives the results of a reading. */
export interface ReadSink {
  columns(event: Extract<ReadEvent, { kind: 'columns' }>): void
  /** The bytes may change as soon as the promise is fulfilled. */
  piece(kind: 'rows' | 'rejects', bytes: Buffer, rows: number, bytesRead: number): Promise<void>
  progress(bytesRead: number): void
}

/** The parameters of a reading, apart from the destination of its pieces. */
export type ReadingRequest = Omit<ReadRequest, 'folder' | 'path' | 'virtual'> & {
  /** About the size of a piece, in bytes. */
  readonly pieceBytes: number
  /** Reading stops after this many records, or with the first full piece; undefined: at the end of the file. */
  readonly mostRecords: number | undefined
  /** Makes the virtual columns when the source's columns are known; undefined if there are no virtual columns. */
  readonly virtualFields?:
    ((names: readonly string[] | undefined, count: number) => VirtualFields) | undefined
}

/** One pass over a delimited file: every record is split, checked and written into a piece. */
export class DelimitedReading {
  readonly #request: ReadingRequest
  readonly #sink: ReadSink
  readonly #window: TextWindow
  readonly #splitter: RecordSplitter
  readonly #sampler: Sampler
  readonly #rows: RowPiece
  readonly #rejects: RejectPiece
  #tally: ColumnTally | undefined
  #virtual: VirtualFields | undefined
  #awaitsHeader: boolean
  #record = 0
  #bytesRead = 0

  constructor(request: ReadingRequest, sink: ReadSink) {
    const { format, limits, columnCount, pieceBytes } = request
    const syntax = syntaxOf(format)
    this.#request = request
    this.#sink = sink
    this.#window = new TextWindow(openTranscoder(format.encoding), syntax.delimiter[0]!)
    this.#splitter = new RecordSplitter(this.#window, format, limits, columnCount)
    this.#sampler = samplerOf(request.sample)
    this.#rows = new RowPiece(pieceBytes, syntax)
    this.#rejects = new RejectPiece(pieceBytes / 4)
    this.#awaitsHeader = format.header
  }

  /** @throws ReadingError, or the system's error if the file cannot be read */
  async run(source: Pick<ByteSource, 'chunks' | 'bytesRead' | 'compressed' | 'isCut'>): Promise<ReadSummary> {
    const { limits, columnCount = 0 } = this.#request
    if (columnCount > limits.columns)
      throw new FileTooWide(`The schema file declares more than ${limits.columns} columns.`)
    const window = this.#window
    let isOver = false
    for await (const chunk of source.chunks()) {
      window.append(chunk)
      this.#bytesRead = source.bytesRead
      if (window.end - window.start < this.#splitter.wanted) continue
      isOver = await this.#drain()
      this.#sink.progress(source.bytesRead)
      if (isOver) break
    }
    if (!isOver) {
      // If the bytes were cut, the rest may be an incomplete record.
      if (!source.isCut) window.finish()
      await this.#drain()
    }
    return this.#finish(source.compressed)
  }

  /** Takes the records at hand. @returns true if no further records are needed */
  async #drain(): Promise<boolean> {
    const splitter = this.#splitter
    const window = this.#window
    const rows = this.#rows
    const { mostRecords } = this.#request
    for (;;) {
      if (this.#isOver()) return true
      const found = splitter.next()
      if (found === MORE || found === END) return false
      if (this.#awaitsHeader) {
        this.#takeHeader(found)
        continue
      }
      if (this.#tally === undefined && splitter.columns !== undefined) this.#announce(undefined)
      if (!this.#sampler.takes(++this.#record)) continue
      if (found === REJECT) {
        this.#reject(splitter.rejected!)
        if (this.#rejects.isFull && this.#tally) await this.#flush('rejects', this.#rejects)
        continue
      }
      const virtual = this.#virtual
      virtual?.compute(splitter, window.bytes)
      if (rows.isFullFor(splitter, virtual)) {
        if (mostRecords !== undefined) return true
        await this.#flush('rows', rows)
      }
      rows.add(splitter, window.bytes, this.#tally!, virtual)
    }
  }

  #isOver(): boolean {
    if (this.#tally === undefined) return false
    const { mostRecords = Infinity } = this.#request
    return this.#rows.total + this.#rejects.total >= mostRecords || this.#sampler.isOver(this.#record)
  }

  #takeHeader(found: number): void {
    const { rejected, fields, start, end } = this.#splitter
    if (found !== RECORD) throw new HeaderUnreadable(headerRejected(rejected!))
    if (start === end) throw new HeaderUnreadable(HEADER_BLANK)
    this.#awaitsHeader = false
    const names = Array.from({ length: fields }, (_, field) => this.#splitter.text(field))
    this.#announce(names)
  }

  #announce(names: readonly string[] | undefined): void {
    const { limits, virtualFields } = this.#request
    const count = this.#splitter.columns ?? 0
    // Without columns there are no records, so the expressions cannot be checked.
    if (count > 0) this.#virtual = virtualFields?.(names, count)
    const all = count + (this.#virtual?.count ?? 0)
    if (all > limits.columns)
      throw new FileTooWide(
        `The source and virtual columns together are more than ${limits.columns} columns.`,
      )
    this.#tally = new ColumnTally(all)
    this.#sink.columns({ kind: 'columns', names, count })
  }

  #reject(rejected: RejectedRecord): void {
    const { maxRejected } = this.#request
    this.#rejects.add(rejected)
    if (this.#tally === undefined && this.#rejects.rows > MAX_UNSPLIT_REJECTS)
      throw new TooManyRejected(NO_RECORD)
    if (maxRejected === undefined || this.#rejects.total <= maxRejected) return
    throw new TooManyRejected(
      `More than ${maxRejected} records were rejected; the last one, in line ${rejected.line}: ${rejected.detail}`,
    )
  }

  async #flush(kind: 'rows' | 'rejects', piece: RowPiece | RejectPiece): Promise<void> {
    await this.#sink.piece(kind, piece.bytes, piece.rows, this.#bytesRead)
    piece.clear()
  }

  async #finish(compressed: boolean): Promise<ReadSummary> {
    if (this.#tally === undefined) this.#announce(undefined)
    const rows = this.#rows
    const rejects = this.#rejects
    if (rows.rows > 0) await this.#flush('rows', rows)
    if (rejects.rows > 0) await this.#flush('rejects', rejects)
    return {
      rows: rows.total,
      records: rows.total + rejects.total,
      rejected: rejects.total,
      recordMinLength: rows.total === 0 ? 0 : rows.recordMinLength,
      recordMaxLength: rows.recordMaxLength,
      terminator: this.#splitter.terminator ?? 'none',
      compressed,
      bytes: this.#bytesRead,
      columns: this.#tally!.summary(),
    }
  }
}

const HEADER_BLANK = 'The first line is blank, but the names of the columns are expected there; remove it.'
/** The number of columns is sent first, so records rejected before it is known are kept in memory. */
const MAX_UNSPLIT_REJECTS = 1000
const NO_RECORD = `None of the first ${MAX_UNSPLIT_REJECTS} records can be split into fields; check the quote and the terminator, and whether this is a text file.`
const headerRejected = ({ detail }: RejectedRecord) =>
  `The first record, which must contain the names of the columns, cannot be read. ${detail}`
