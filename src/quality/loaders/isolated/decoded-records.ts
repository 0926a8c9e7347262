import type { LongRow, DecodedFile, DecodedRows } from './decoded-file.ts'
import type { ReadLimits } from '../../model/reading.ts'
import { charactersIn } from '../../values/canonical-bytes.ts'
import { ExpandsTooFar, SourceBroken } from '../errors.ts'
import {
  EMPTY,
  MORE,
  PLAIN,
  RECORD,
  type RecordSource,
  REJECT,
  type SourceRecord,
  SPECIAL,
} from '../records/record-source.ts'
import type { RejectedRecord } from '../records/rejected-record.ts'

export interface DecodedRecordsOptions {
  readonly limits: Pick<ReadLimits, 'recordBytes' | 'rejectBytes' | 'expandedBytes'>
  /** Bytes of the file, for the progress. */
  readonly fileBytes: number
  /** The most bytes of values that are read; undefined: all. */
  readonly firstBytes: number | undefined
}

/** Bits of a byte: it needs quotes in CSV, it is not ASCII. */
const QUOTED = 1
const HIGH = 2
const BITS = Uint8Array.from({ length: 256 }, (_, byte) => (byte < 0x80 ? 0 : HIGH))
for (const character of '",\r\n') BITS[character.charCodeAt(0)] = QUOTED

/** The rows of a file that the engine decodes. Its progress is told in bytes of the file, in proportion to the rows. */
export class DecodedRecords implements RecordSource, SourceRecord {
  readonly columns: number
  readonly names: readonly string[]
  readonly terminator = undefined
  readonly fields: number
  readonly starts: Int32Array
  readonly ends: Int32Array
  readonly flags: Uint8Array
  readonly quote = undefined
  isAscii = true
  size = 0
  isCut = false
  rejected: RejectedRecord | undefined
  readonly #file: DecodedFile
  readonly #blocks: AsyncGenerator<DecodedRows | LongRow, void, undefined>
  readonly #options: DecodedRecordsOptions
  #block: DecodedRows | LongRow | undefined
  /** The next row of the block. */
  #row = 0
  /** Rows so far, and the bytes of their values with a delimiter each, as in a text file. */
  #rows = 0
  #textBytes = 0

  constructor(file: DecodedFile, options: DecodedRecordsOptions) {
    this.#file = file
    this.#blocks = file.blocks()
    this.#options = options
    this.names = file.names
    this.columns = file.names.length
    this.fields = this.columns
    this.starts = new Int32Array(this.columns)
    this.ends = new Int32Array(this.columns)
    this.flags = new Uint8Array(this.columns)
  }

  get record(): SourceRecord {
    return this
  }

  get bytes(): Buffer {
    return (this.#block as DecodedRows).bytes
  }

  get bytesRead(): number {
    const { fileBytes } = this.#options
    return this.#file.rows === 0 ? fileBytes : Math.floor(fileBytes * (this.#rows / this.#file.rows))
  }

  async fill(): Promise<boolean> {
    const { firstBytes = Infinity, limits } = this.#options
    if (this.#textBytes > limits.expandedBytes)
      throw new ExpandsTooFar(
        `The values of the file take more than ${limits.expandedBytes} bytes as text; split it into several files.`,
      )
    if (this.#textBytes >= firstBytes) {
      this.isCut = this.#rows < this.#file.rows
      return false
    }
    const next = await this.#blocks.next()
    if (next.done === true) {
      this.#checkCount()
      return false
    }
    this.#block = next.value
    this.#row = 0
    return true
  }

  next(): number {
    const block = this.#block
    if (block === undefined) return MORE
    if (block.kind === 'long') return this.#reject(block)
    if (this.#row === block.rows) return MORE
    this.#take(block, this.#row++)
    this.#rows++
    this.#textBytes += this.size + this.fields
    return RECORD
  }

  length(): number {
    if (this.isAscii) return this.size
    let length = 0
    for (let field = 0; field < this.fields; field++)
      length += charactersIn(this.bytes, this.starts[field]!, this.ends[field]!)
    return length
  }

  text(field: number): string {
    return this.bytes.toString('utf8', this.starts[field], this.ends[field])
  }

  async close(): Promise<void> {
    await this.#blocks.return()
    await this.#file.close()
  }

  #take({ bytes, starts, lengths }: DecodedRows, row: number): void {
    const { fields } = this
    let cell = row * fields
    let size = 0
    let seen = 0
    for (let field = 0; field < fields; field++, cell++) {
      const start = starts[cell]!
      const length = lengths[cell]!
      const end = length > 0 ? start + length : start
      let bits = 0
      for (let at = start; at < end; at++) bits |= BITS[bytes[at]!]!
      this.starts[field] = start
      this.ends[field] = end
      this.flags[field] = length === 0 ? EMPTY : (bits & QUOTED) !== 0 ? SPECIAL : PLAIN
      seen |= bits
      size += end - start
    }
    this.isAscii = (seen & HIGH) === 0
    this.size = size
  }

  #reject({ size, beginning }: LongRow): number {
    this.#block = undefined
    this.#textBytes += beginning.length
    const { recordBytes, rejectBytes } = this.#options.limits
    this.rejected = {
      reason: 'over-long',
      detail: `The row is longer than ${recordBytes} bytes.`,
      line: ++this.#rows,
      offset: this.#rows - 1,
      length: size,
      raw: beginning.subarray(0, rejectBytes),
    }
    return REJECT
  }

  /** @throws SourceBroken if the metadata tell another number of rows, since rows may be missing */
  #checkCount(): void {
    if (this.#rows === this.#file.rows) return
    throw new SourceBroken(
      `The file is damaged: its metadata tell ${this.#file.rows} rows, and it has ${this.#rows}; write it again.`,
    )
  }
}
