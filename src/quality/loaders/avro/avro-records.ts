import type { Compression, ReadLimits } from '../../model/reading.ts'
import { PullBytes } from '../compression/pull-bytes.ts'
import { ExpandsTooFar, FileTooWide, SourceBroken } from '../errors.ts'
import { MORE, RECORD, type RecordSource, REJECT, type SourceRecord } from '../records/record-source.ts'
import type { RejectedRecord } from '../records/rejected-record.ts'
import { TextRecord } from '../typed/text-record.ts'
import { type AvroBlock, AvroContainer } from './avro-container.ts'
import { AvroFault, AvroInput } from './avro-input.ts'
import { type ValueWriter, ValueWriters } from './value-writer.ts'

/** The bytes of a file, expanded if it is compressed as a whole. `chunks` is called once. */
export interface AvroBytes {
  readonly compression: Compression | undefined
  readonly bytesRead: number
  readonly isCut: boolean
  chunks(): AsyncGenerator<Buffer>
}

/** The name of the only column of a file whose values are no records. */
const ONLY_COLUMN = 'value'

/** The records of an Avro file (docs/sources/avro.md). */
export class AvroRecords implements RecordSource {
  readonly names: readonly string[]
  readonly columns: number
  readonly terminator = undefined
  rejected: RejectedRecord | undefined
  isCut = false
  readonly #source: AvroBytes
  readonly #bytes: PullBytes
  readonly #container: AvroContainer | undefined
  readonly #limits: ReadLimits
  readonly #writers: readonly ValueWriter[]
  readonly #record: TextRecord
  readonly #input = new AvroInput()
  /** Records of the block that are left. */
  #left = 0
  #records = 0
  #textBytes = 0
  /** Bytes of the expanded blocks before this one. */
  #base = 0

  private constructor(
    source: AvroBytes,
    bytes: PullBytes,
    container: AvroContainer | undefined,
    limits: ReadLimits,
  ) {
    const schema = container?.schema
    const writers = new ValueWriters()
    this.#source = source
    this.#bytes = bytes
    this.#container = container
    this.#limits = limits
    if (schema?.kind === 'record') {
      const { fields } = schema
      if (fields.length === 0)
        throw new SourceBroken(
          'The file has no columns, so there is nothing to load; write it with at least one field.',
        )
      if (fields.length > limits.columns)
        throw new FileTooWide(
          `The file has ${fields.length} columns, and a source has at most ${limits.columns}: write a file with fewer columns.`,
        )
      this.names = fields.map(({ name }) => name)
      this.#writers = fields.map(({ type }) => writers.of(type))
    } else {
      this.names = schema === undefined ? [] : [ONLY_COLUMN]
      this.#writers = schema === undefined ? [] : [writers.of(schema)]
    }
    this.columns = this.names.length
    this.#record = new TextRecord(this.columns, limits.recordBytes, (field) => this.names[field]!)
  }

  /**
   * Reads the header of a file.
   * @throws ReadingError, or the system's error
   */
  static async open(source: AvroBytes, limits: ReadLimits): Promise<AvroRecords> {
    const bytes = new PullBytes(source.chunks())
    try {
      const container = await AvroContainer.open(bytes)
      if (container === undefined && !source.isCut)
        throw new SourceBroken('The Avro file is cut off within its header; upload it again.')
      return new AvroRecords(source, bytes, container, limits)
    } catch (error) {
      await bytes.close()
      throw error
    }
  }

  get record(): SourceRecord {
    return this.#record
  }

  get bytesRead(): number {
    return this.#source.bytesRead
  }

  get compression(): Compression | undefined {
    return this.#source.compression
  }

  async fill(): Promise<boolean> {
    this.#checkBlockEnd()
    const { expandedBytes } = this.#limits
    if (this.#textBytes > expandedBytes)
      throw new ExpandsTooFar(
        `The values of the file take more than ${expandedBytes} bytes as text; split it into several files.`,
      )
    const block = (await this.#container?.next(expandedBytes)) ?? 'cut'
    if (typeof block === 'object') {
      this.#begin(block)
      return true
    }
    if (block === 'cut' && !this.#source.isCut)
      throw new SourceBroken(
        `The Avro file is cut off after ${this.#records} records, within a block; upload it again.`,
      )
    this.isCut = this.#source.isCut
    return false
  }

  next(): number {
    if (this.#left === 0) return MORE
    this.#left--
    this.#records++
    const [input, record] = [this.#input, this.#record]
    const start = input.at
    record.begin()
    try {
      for (const writer of this.#writers) {
        if (writer.field(input, record)) record.endNull()
        else record.endField()
      }
    } catch (error) {
      if (error instanceof AvroFault) throw this.#broken(error.message)
      throw error
    }
    record.end()
    this.#textBytes += record.size + record.fields
    if (this.#textBytes > this.#limits.expandedBytes) this.#left = 0
    return record.fault === undefined ? RECORD : this.#reject(start)
  }

  close(): Promise<void> {
    return this.#bytes.close()
  }

  #begin({ records, bytes }: AvroBlock): void {
    this.#base += this.#input.bytes.length
    this.#input.begin(bytes)
    this.#left = records
  }

  #reject(start: number): number {
    const { bytes, at } = this.#input
    const { reason, detail } = this.#record.fault!
    const raw = Buffer.from(bytes.subarray(start, Math.min(at, start + this.#limits.rejectBytes)))
    this.rejected = {
      reason,
      detail,
      line: this.#records,
      offset: this.#base + start,
      length: at - start,
      raw,
    }
    return REJECT
  }

  /** @throws SourceBroken if bytes are left after the last record of a block */
  #checkBlockEnd(): void {
    if (this.#input.left > 0 && this.#textBytes <= this.#limits.expandedBytes)
      throw this.#broken('other bytes follow it in its block')
  }

  #broken(what: string): SourceBroken {
    return new SourceBroken(
      `The Avro file is damaged in record ${this.#records}: ${what}; write or upload it again.`,
    )
  }
}
