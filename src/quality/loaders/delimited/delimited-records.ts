import type {
  Compression,
  DelimitedFormat,
  ReadLimits,
  RejectReason,
  Terminator,
} from '../../model/reading.ts'
import { openTranscoder } from '../../values/encodings.ts'
import { FileTooWide, HeaderUnreadable } from '../errors.ts'
import type { ByteSource } from '../records/byte-source.ts'
import { END, MORE, RECORD, type RecordSource, type SourceRecord } from '../records/record-source.ts'
import type { RejectedRecord } from '../records/rejected-record.ts'
import { syntaxOf } from './delimited-syntax.ts'
import { checkFormat } from './other-formats.ts'
import { hasColumnWithoutName, tellsDelimiter, TOLD_LENGTH } from './first-lines.ts'
import { RecordSplitter } from './record-splitter.ts'
import { RewrittenRecord, rewrites } from './rewritten-record.ts'
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
  readonly #splitter: RecordSplitter
  readonly #format: DelimitedFormat
  readonly #rewrites: boolean
  #rewritten: RewrittenRecord | undefined
  names: readonly string[] | undefined
  bytesRead = 0
  readonly #source: Bytes
  readonly #chunks: AsyncGenerator<Buffer>
  readonly #window: TextWindow
  #stage: 'start' | 'names' | 'first record' | 'records' = 'start'
  /** Bytes that the window must have before `next()` can continue. */
  #wanted = 0
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
    this.#format = format
    this.#rewrites = rewrites(format)
    this.#splitter = new RecordSplitter(this.#window, format, limits, columnCount)
  }

  get record(): SourceRecord {
    return this.#rewritten ?? this.#splitter
  }

  get columns(): number | undefined {
    return this.#splitter.columns
  }

  get rejected(): RejectedRecord | undefined {
    return this.#splitter.rejected
  }

  get terminator(): Terminator | undefined {
    return this.#splitter.terminator
  }

  get otherLineEnds(): number {
    return this.#splitter.otherLineEnds
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
      if (this.bytesRead === 0) await this.#begin(chunk.value)
      else window.append(chunk.value)
      this.bytesRead = this.#source.bytesRead
      if (window.end - window.start >= Math.max(this.#wanted, this.#splitter.wanted)) return true
    }
    if (this.#isEnded) return false
    this.#isEnded = true
    // If the bytes were cut, the rest may be an incomplete record.
    if (!this.#source.isCut) window.finish()
    return true
  }

  /** Takes the first bytes. @throws OtherFormat */
  async #begin(first: Buffer): Promise<void> {
    let bytes = first
    let isWhole = false
    while (bytes.length < CHECKED_BYTES && !isWhole) {
      const chunk = await this.#chunks.next()
      if (chunk.done) isWhole = !this.#source.isCut
      else bytes = Buffer.concat([bytes, chunk.value])
      if (chunk.done) break
    }
    checkFormat(bytes)
    if (this.#format.isDefaultDelimiter === true) {
      const { checkText } = await import('./text-formats.ts')
      checkText(bytes.subarray(0, CHECKED_BYTES), isWhole && bytes.length <= CHECKED_BYTES)
    }
    this.#window.append(bytes)
  }

  next(): number {
    if (this.#stage !== 'records' && !this.#examine()) return MORE
    const found = this.#splitter.next()
    if (found === MORE || found === END) return found
    if (this.#stage === 'names') {
      this.#takeHeader(found)
      this.#stage = 'first record'
      return this.next()
    }
    if (found === RECORD && this.#rewrites) this.#rewrite()
    return found
  }

  /** Looks at the bytes after the names, or at the first ones. @returns false if more of them are needed */
  #examine(): boolean {
    const window = this.#window
    const wanted = this.#stage === 'start' ? TOLD_LENGTH : this.#stage === 'first record' ? EXAMINED_BYTES : 0
    if (window.end - window.start < wanted && !this.#isEnded) {
      this.#wanted = wanted
      return false
    }
    this.#wanted = 0
    if (this.#stage === 'start') {
      if (this.#format.skipRows === undefined && tellsDelimiter(window)) this.#splitter.skipLine()
      this.#stage = this.#format.header ? 'names' : 'records'
    } else if (this.#stage === 'first record') {
      this.#findColumnWithoutName()
      this.#stage = 'records'
    }
    return true
  }

  /** R writes no name for the column of its row names. */
  #findColumnWithoutName(): void {
    const { bytes, start, end, last } = this.#window
    const names = this.names!
    if (this.#splitter.columns !== names.length) return
    const text = bytes.toString('utf8', start, Math.min(end, start + EXAMINED_BYTES))
    if (!hasColumnWithoutName(text, !last || end > start + EXAMINED_BYTES, this.#format, names.length)) return
    this.names = ['', ...names]
    this.#splitter.columns = names.length + 1
  }

  #rewrite(): void {
    this.#rewritten ??= new RewrittenRecord(this.#splitter, this.#format, this.#splitter.columns!)
    this.#rewritten.rewrite()
  }

  /** Rejects the last record, which is one line, for a reason that the caller finds. `rejected` has it then. */
  reject(reason: RejectReason, detail: string): void {
    this.#splitter.reject(reason, detail)
  }

  async close(): Promise<void> {
    await this.#chunks.return(undefined)
  }

  #takeHeader(found: number): void {
    const { rejected, fields, start, end } = this.#splitter
    if (found !== RECORD) throw new HeaderUnreadable(headerRejected(rejected!))
    if (start === end) throw new HeaderUnreadable(HEADER_BLANK)
    const names = Array.from({ length: fields }, (_, field) => this.#splitter.text(field))
    this.names = this.#format.trim === true ? names.map((name) => name.trim()) : names
  }
}

/** Bytes at the beginning of the file in which other formats are searched. */
const CHECKED_BYTES = 65_536

/** Bytes after the names that are examined. */
const EXAMINED_BYTES = 65_536

const HEADER_BLANK =
  'The first line is blank, but the names of the columns are expected there; set skipRows to the number of lines above the names, or remove these lines.'
const headerRejected = ({ detail }: RejectedRecord) =>
  `The first record, which must contain the names of the columns, cannot be read. ${detail}`
