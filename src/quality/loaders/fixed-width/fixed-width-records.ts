import type { Compression, ReadLimits, Terminator } from '../../model/reading.ts'
import { DelimitedRecords } from '../delimited/delimited-records.ts'
import { RewrittenRecord, rewrites } from '../delimited/rewritten-record.ts'
import { HeaderUnreadable } from '../errors.ts'
import type { ByteSource } from '../records/byte-source.ts'
import { RECORD, type RecordSource, REJECT, type SourceRecord } from '../records/record-source.ts'
import type { RejectedRecord } from '../records/rejected-record.ts'
import type { FixedWidthFormat } from './fixed-width-format.ts'
import { FixedWidthRecord } from './fixed-width-record.ts'

/** Eight characters of private use, which stand in no text: each line is a record of one field. */
const NO_DELIMITER = '\ue0f0\ue0f1\ue0f2\ue0f3\ue0f4\ue0f5\ue0f6\ue0f7'

/** The records of a file whose columns are at fixed positions of each line. Lines of blanks are left out. */
export class FixedWidthRecords implements RecordSource {
  readonly columns: number
  names: readonly string[] | undefined
  readonly #lines: DelimitedRecords
  readonly #format: FixedWidthFormat
  readonly #record: FixedWidthRecord
  readonly #rewritten: RewrittenRecord | undefined
  #expectsNames: boolean

  constructor(
    source: Pick<ByteSource, 'chunks' | 'bytesRead' | 'compression' | 'isCut'>,
    format: FixedWidthFormat,
    limits: ReadLimits,
  ) {
    const {
      encoding,
      terminator,
      skipRows = 0,
      comment,
      nulls,
      decimal,
      dateOrder,
      positions,
      trims,
    } = format
    const lines = { encoding, terminator, skipRows, comment, header: false }
    this.#lines = new DelimitedRecords(
      source,
      { format: { ...lines, delimiter: NO_DELIMITER, quote: undefined }, columnCount: 1 },
      limits,
    )
    this.#format = format
    this.columns = positions.length
    this.#record = new FixedWidthRecord(positions, trims)
    const options = {
      nulls,
      decimal,
      dateOrder,
      encoding,
      terminator,
      header: false,
      delimiter: ',',
      quote: undefined,
    }
    if (rewrites(options)) this.#rewritten = new RewrittenRecord(this.#record, options, this.columns)
    this.#expectsNames = format.header
    if (positions.some(({ name }) => name !== undefined)) this.names = positions.map(({ name = '' }) => name)
  }

  get record(): SourceRecord {
    return this.#rewritten ?? this.#record
  }

  get rejected(): RejectedRecord | undefined {
    return this.#lines.rejected
  }

  get bytesRead(): number {
    return this.#lines.bytesRead
  }

  get isCut(): boolean {
    return this.#lines.isCut
  }

  get terminator(): Terminator | undefined {
    return this.#lines.terminator
  }

  get compression(): Compression | undefined {
    return this.#lines.compression
  }

  get otherLineEnds(): number {
    return this.#lines.otherLineEnds
  }

  fill(): Promise<boolean> {
    return this.#lines.fill()
  }

  next(): number {
    for (;;) {
      const found = this.#lines.next()
      if (found === REJECT && this.#expectsNames)
        throw new HeaderUnreadable(
          `The first line, which must contain the names of the columns, cannot be read. ${this.#lines.rejected!.detail}`,
        )
      if (found !== RECORD) return found
      const line = this.#lines.record
      const hasRest = this.#record.take(line)
      if (this.#expectsNames) {
        this.#takeNames()
        continue
      }
      if (isBlankLine(line)) continue
      if (hasRest && this.#format.isWhole) return this.#reject()
      this.#rewritten?.rewrite()
      return RECORD
    }
  }

  close(): Promise<void> {
    return this.#lines.close()
  }

  /** The names of the request come before those of the file. */
  #takeNames(): void {
    const { positions } = this.#format
    this.names = positions.map(({ name }, field) => name ?? this.#record.text(field).trim())
    this.#expectsNames = false
  }

  #reject(): number {
    const width = this.#format.positions.reduce((sum, { length }) => sum + length, 0)
    this.#lines.reject(
      'wrong length',
      `The line has more than the ${width} characters of widths; add the width of the column that is missing.`,
    )
    return REJECT
  }
}

function isBlankLine({ bytes, starts, ends }: SourceRecord): boolean {
  for (let at = starts[0]!; at < ends[0]!; at++) if (bytes[at] !== 0x20 && bytes[at] !== 0x09) return false
  return true
}
