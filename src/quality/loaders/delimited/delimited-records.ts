import type { Compression, DelimitedFormat, ReadLimits, Terminator } from '../../model/reading.ts'
import { openTranscoder } from '../../values/encodings.ts'
import { FileTooWide, HeaderUnreadable } from '../errors.ts'
import type { ByteSource } from '../records/byte-source.ts'
import { END, MORE, RECORD, type RecordSource } from '../records/record-source.ts'
import type { RejectedRecord } from '../records/rejected-record.ts'
import { syntaxOf } from './delimited-syntax.ts'
import { checkFormat } from './other-formats.ts'
import { RecordSplitter } from './record-splitter.ts'
import { TextWindow } from './text-window.ts'

/** A delimited file, plain or compressed, which its first bytes tell. */
export interface DelimitedRecordsRequest {
  /** Absolute. */
  readonly path: string
  /** The member of a zip archive; undefined: its only member. */
  readonly member?: string | undefined
  readonly kind: 'delimited'
  readonly format: DelimitedFormat
  /** Number of columns, if a source other than the first record defines it. */
  readonly columnCount: number | undefined
}

type Bytes = Pick<ByteSource, 'chunks' | 'bytesRead' | 'compression' | 'isCut'>

/** The records of a delimited file, after the header. RecordSplitter has the rules. */
export class DelimitedRecords implements RecordSource {
  readonly record: RecordSplitter
  names: readonly string[] | undefined
  bytesRead = 0
  readonly #source: Bytes
  readonly #chunks: AsyncGenerator<Buffer>
  readonly #window: TextWindow
  #awaitsHeader: boolean
  #isEnded = false

  /** @throws FileTooWide */
  constructor(
    source: Bytes,
    { format, columnCount }: Pick<DelimitedRecordsRequest, 'format' | 'columnCount'>,
    limits: ReadLimits,
  ) {
    if (columnCount !== undefined && columnCount > limits.columns)
      throw new FileTooWide(`The schema file declares more than ${limits.columns} columns.`)
    this.#source = source
    this.#chunks = source.chunks()
    this.#window = new TextWindow(openTranscoder(format.encoding), syntaxOf(format).delimiter[0]!)
    this.record = new RecordSplitter(this.#window, format, limits, columnCount)
    this.#awaitsHeader = format.header
  }

  get columns(): number | undefined {
    return this.record.columns
  }

  get rejected(): RejectedRecord | undefined {
    return this.record.rejected
  }

  get terminator(): Terminator | undefined {
    return this.record.terminator
  }

  get compression(): Compression | undefined {
    return this.#source.compression
  }

  get isCut(): boolean {
    return this.#source.isCut
  }

  /** @throws OtherFormat, and the errors of the bytes */
  async fill(): Promise<boolean> {
    const window = this.#window
    for (;;) {
      const chunk = await this.#chunks.next()
      if (chunk.done) break
      if (this.bytesRead === 0) checkFormat(chunk.value)
      window.append(chunk.value)
      this.bytesRead = this.#source.bytesRead
      if (window.end - window.start >= this.record.wanted) return true
    }
    if (this.#isEnded) return false
    this.#isEnded = true
    // If the bytes were cut, the rest may be an incomplete record.
    if (!this.#source.isCut) window.finish()
    return true
  }

  next(): number {
    const found = this.record.next()
    if (!this.#awaitsHeader || found === MORE || found === END) return found
    this.#takeHeader(found)
    return this.record.next()
  }

  async close(): Promise<void> {
    await this.#chunks.return(undefined)
  }

  #takeHeader(found: number): void {
    const { rejected, fields, start, end } = this.record
    if (found !== RECORD) throw new HeaderUnreadable(headerRejected(rejected!))
    if (start === end) throw new HeaderUnreadable(HEADER_BLANK)
    this.#awaitsHeader = false
    this.names = Array.from({ length: fields }, (_, field) => this.record.text(field))
  }
}

const HEADER_BLANK = 'The first line is blank, but the names of the columns are expected there; remove it.'
const headerRejected = ({ detail }: RejectedRecord) =>
  `The first record, which must contain the names of the columns, cannot be read. ${detail}`
