import { ColumnTally } from '../../values/column-tally.ts'
import type { ReadEvent, ReadSummary } from '../../model/reading.ts'
import type { ReadRequest } from './read-request.ts'
import { FileTooWide, TooManyRejected } from '../errors.ts'
import type { VirtualFields } from '../virtual-fields.ts'
import { END, MORE, type RecordSource, REJECT } from './record-source.ts'
import type { RejectedRecord } from './rejected-record.ts'
import { RejectPiece } from './reject-piece.ts'
import { RejectTally } from './reject-tally.ts'
import { RowPiece } from './row-piece.ts'
import { type Sampler, samplerOf } from './sampler.ts'

/** Receives the results of a reading. */
export interface ReadSink {
  columns(event: Extract<ReadEvent, { kind: 'columns' }>): void
  /** The bytes may change as soon as the promise is fulfilled. */
  piece(kind: 'rows' | 'rejects', bytes: Buffer, rows: number, bytesRead: number): Promise<void>
  progress(bytesRead: number): void
}

/** The parameters of a reading, apart from the source and the destination of its pieces. */
export type ReadingRequest = Pick<ReadRequest, 'sample' | 'limits' | 'maxRejected'> & {
  /** About the size of a piece, in bytes. */
  readonly pieceBytes: number
  /** Reading stops after this many records, or with the first full piece; undefined: at the end of the source. */
  readonly mostRecords: number | undefined
  /**
   * True if the source has empty strings that are not null, such as a database, and they stay apart from null. False, the
   * default: an empty field is null, as in delimited files.
   */
  readonly keepsEmpty?: boolean
  /** Makes the virtual columns when the source's columns are known; undefined if there are no virtual columns. */
  readonly virtualFields?:
    ((names: readonly string[] | undefined, count: number) => VirtualFields) | undefined
}

/** One pass over a source of any kind: every record of the sample is written into a piece. */
export class RecordReading {
  readonly #request: ReadingRequest
  readonly #sink: ReadSink
  readonly #sampler: Sampler
  readonly #rows: RowPiece
  readonly #rejects: RejectPiece
  readonly #reasons = new RejectTally()
  #tally: ColumnTally | undefined
  #virtual: VirtualFields | undefined
  #record = 0

  constructor(request: ReadingRequest, sink: ReadSink) {
    this.#request = request
    this.#sink = sink
    this.#sampler = samplerOf(request.sample)
    this.#rows = new RowPiece(request.pieceBytes, request.keepsEmpty ?? false)
    this.#rejects = new RejectPiece(request.pieceBytes / 4)
  }

  /**
   * @param source is closed at the end, whatever the end is
   * @throws ReadingError, or the system's error if the source cannot be read
   */
  async run(source: RecordSource): Promise<ReadSummary> {
    try {
      while (await source.fill()) {
        const isOver = await this.#drain(source)
        // The columns come first.
        if (this.#tally !== undefined) this.#sink.progress(source.bytesRead)
        if (isOver) break
      }
      return await this.#finish(source)
    } finally {
      await source.close()
    }
  }

  /** Takes the records at hand. @returns true if no further records are needed */
  async #drain(source: RecordSource): Promise<boolean> {
    const rows = this.#rows
    const { mostRecords } = this.#request
    for (;;) {
      if (this.#isOver()) return true
      const found = source.next()
      if (found === MORE || found === END) return false
      if (this.#tally === undefined && source.columns !== undefined) this.#announce(source)
      if (!this.#sampler.takes(++this.#record)) continue
      if (found === REJECT) {
        this.#reject(source.rejected!)
        if (this.#rejects.isFull && this.#tally) await this.#flush('rejects', this.#rejects, source)
        continue
      }
      const { record } = source
      const virtual = this.#virtual
      virtual?.compute(record)
      if (rows.isFullFor(record, virtual)) {
        if (mostRecords !== undefined) return true
        await this.#flush('rows', rows, source)
      }
      rows.add(record, this.#tally!, virtual)
    }
  }

  #isOver(): boolean {
    const { mostRecords = Infinity } = this.#request
    // A preview shows the rejected records of a file whose records cannot be split.
    if (this.#tally === undefined) return this.#rejects.total >= mostRecords
    return this.#rows.total + this.#rejects.total >= mostRecords || this.#sampler.isOver(this.#record)
  }

  #announce({ names, columns: count = 0, expectedRows, reasonWithoutColumns: reason }: RecordSource): void {
    const { limits, virtualFields } = this.#request
    // Without columns there are no records, so the expressions cannot be checked.
    if (count > 0) this.#virtual = virtualFields?.(names, count)
    const all = count + (this.#virtual?.count ?? 0)
    if (all > limits.columns)
      throw new FileTooWide(
        `The source and virtual columns together are more than ${limits.columns} columns.`,
      )
    this.#tally = new ColumnTally(all)
    this.#sink.columns({
      ...{ kind: 'columns', names, count },
      ...(expectedRows !== undefined && { expectedRows }),
      ...(count === 0 && reason !== undefined && { reason }),
    })
  }

  #reject(rejected: RejectedRecord): void {
    const { maxRejected } = this.#request
    this.#rejects.add(rejected)
    this.#reasons.add(rejected)
    if (this.#tally === undefined && this.#rejects.rows > MAX_UNSPLIT_REJECTS)
      throw new TooManyRejected(`${NO_RECORD} ${this.#reasons.sentences}`)
    if (maxRejected === undefined || this.#rejects.total <= maxRejected) return
    throw new TooManyRejected(`More than ${maxRejected} records were rejected. ${this.#reasons.sentences}`)
  }

  async #flush(
    kind: 'rows' | 'rejects',
    piece: RowPiece | RejectPiece,
    { bytesRead }: RecordSource,
  ): Promise<void> {
    await this.#sink.piece(kind, piece.bytes, piece.rows, bytesRead)
    piece.clear()
  }

  async #finish(source: RecordSource): Promise<ReadSummary> {
    if (this.#tally === undefined) this.#announce(source)
    const rows = this.#rows
    const rejects = this.#rejects
    if (rows.rows > 0) await this.#flush('rows', rows, source)
    if (rejects.rows > 0) await this.#flush('rejects', rejects, source)
    return {
      rows: rows.total,
      records: rows.total + rejects.total,
      rejected: rejects.total,
      rejectReasons: this.#reasons.sentences,
      recordMinLength: rows.total === 0 ? 0 : rows.recordMinLength,
      recordMaxLength: rows.recordMaxLength,
      terminator: source.terminator ?? 'none',
      compression: source.compression,
      otherLineEnds: source.otherLineEnds ?? 0,
      parts: source.parts,
      bytes: source.bytesRead,
      columns: this.#tally!.summary(),
    }
  }
}

/** The number of columns is sent first, so records rejected before it is known are kept in memory. */
const MAX_UNSPLIT_REJECTS = 1000
const NO_RECORD = `None of the first ${MAX_UNSPLIT_REJECTS} records can be split into fields; check the quote and the terminator, and whether this is a text file.`
