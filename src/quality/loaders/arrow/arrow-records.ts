import type { Compression, ReadLimits } from '../../model/reading.ts'
import { Damaged } from '../compression/damaged.ts'
import { PullBytes } from '../compression/pull-bytes.ts'
import { ExpandsTooFar, FileTooWide, SourceBroken } from '../errors.ts'
import type { ByteSource } from '../records/byte-source.ts'
import { MORE, RECORD, type RecordSource, REJECT, type SourceRecord } from '../records/record-source.ts'
import type { RejectedRecord } from '../records/rejected-record.ts'
import { TextRecord } from '../typed/text-record.ts'
import { type ArrowColumn, ColumnReader } from './arrow-columns.ts'
import { type ArrowMessage, ArrowMessages, DICTIONARY, readBatch, RECORDS, SCHEMA } from './arrow-messages.ts'
import { type ArrowField, readSchema } from './arrow-schema.ts'

type Bytes = Pick<ByteSource, 'chunks' | 'bytesRead' | 'compression' | 'isCut'>

const MAX_ROWS = 2 ** 31

/** The rows of an Arrow file or stream (docs/sources/arrow.md). */
export class ArrowRecords implements RecordSource {
  readonly names: readonly string[]
  readonly columns: number
  readonly terminator = undefined
  rejected: RejectedRecord | undefined
  isCut = false
  readonly #source: Bytes
  readonly #bytes: PullBytes
  readonly #messages: ArrowMessages
  readonly #fields: readonly ArrowField[]
  readonly #dictionaryFields = new Map<number, ArrowField>()
  readonly #dictionaries = new Map<number, ArrowColumn[]>()
  readonly #limits: ReadLimits
  readonly #record: TextRecord
  #batch: readonly ArrowColumn[] = []
  #row = 0
  #batchRows = 0
  #records = 0
  #textBytes = 0

  private constructor(
    source: Bytes,
    bytes: PullBytes,
    messages: ArrowMessages,
    fields: readonly ArrowField[],
    limits: ReadLimits,
  ) {
    this.#source = source
    this.#bytes = bytes
    this.#messages = messages
    this.#fields = fields
    this.#limits = limits
    this.names = fields.map(({ name }) => name)
    this.columns = fields.length
    this.#record = new TextRecord(this.columns, limits.recordBytes, (field) => this.names[field]!)
    this.#findDictionaries(fields)
  }

  /**
   * Reads the schema of a file.
   * @throws ReadingError, or the system's error
   */
  static async open(source: Bytes, limits: ReadLimits): Promise<ArrowRecords> {
    const bytes = new PullBytes(source.chunks())
    try {
      const messages = new ArrowMessages(bytes)
      const fields = await read(0, async () => {
        await messages.open()
        const first = await messages.next()
        if (first === 'cut' && source.isCut) return []
        if (first === 'cut')
          throw new SourceBroken('The Arrow file is cut off before its first batch; upload it again.')
        if (first === 'end' || first.kind !== SCHEMA) throw new Damaged('a schema is expected')
        return checked(readSchema(first.buffer, first.header), limits.columns)
      })
      return new ArrowRecords(source, bytes, messages, fields, limits)
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
    const { expandedBytes } = this.#limits
    if (this.#textBytes > expandedBytes)
      throw new ExpandsTooFar(
        `The values of the file take more than ${expandedBytes} bytes as text; split it into several files.`,
      )
    // A preview may end before the schema.
    if (this.columns === 0) {
      this.isCut = true
      return false
    }
    return read(this.#records, async () => {
      for (;;) {
        const message = await this.#messages.next()
        if (message === 'end') return false
        if (message === 'cut') {
          if (!this.#source.isCut)
            throw new SourceBroken(`The Arrow file is cut off after ${this.#records} rows; upload it again.`)
          this.isCut = true
          return false
        }
        if (message.kind === DICTIONARY) await this.#takeDictionary(message)
        else if (message.kind === RECORDS) {
          await this.#takeRecords(message)
          return true
        } else throw new Damaged('a message has an unknown kind')
      }
    })
  }

  next(): number {
    if (this.#row === this.#batchRows) return MORE
    const row = this.#row++
    this.#records++
    const record = this.#record
    record.begin()
    try {
      for (const column of this.#batch) {
        if (column.isNull(row)) {
          record.endNull()
          continue
        }
        column.text(row, record)
        record.endField()
      }
    } catch (error) {
      throw faultOf(error, this.#records - 1)
    }
    record.end()
    this.#textBytes += record.size + record.fields
    if (this.#textBytes > this.#limits.expandedBytes) this.#row = this.#batchRows
    return record.fault === undefined ? RECORD : this.#reject()
  }

  close(): Promise<void> {
    return this.#bytes.close()
  }

  /** Fields of all levels, so that each dictionary has the field of its values. */
  #findDictionaries(fields: readonly ArrowField[]): void {
    for (const field of fields) {
      if (field.dictionary !== undefined) this.#dictionaryFields.set(field.dictionary.id, field)
      this.#findDictionaries(field.children)
    }
  }

  async #takeDictionary({ buffer, header, ...message }: ArrowMessage): Promise<void> {
    const id = buffer.int64(header, 0)
    const field = this.#dictionaryFields.get(id)
    if (field === undefined) throw new Damaged('a dictionary has no column')
    const batch = await readBatch({ ...message, buffer, header }, buffer.table(header, 1))
    const values = new ColumnReader(batch, this.#dictionaries).read(field, true)
    const isDelta = buffer.int8(header, 2) !== 0
    this.#dictionaries.set(id, isDelta ? [...(this.#dictionaries.get(id) ?? []), values] : [values])
  }

  async #takeRecords(message: ArrowMessage): Promise<void> {
    const batch = await readBatch(message, message.header)
    if (batch.rows < 0 || batch.rows > MAX_ROWS) throw new Damaged(`a batch claims ${batch.rows} rows`)
    const reader = new ColumnReader(batch, this.#dictionaries)
    this.#batch = this.#fields.map((field) => reader.read(field))
    if (this.#batch.some(({ length }) => length !== batch.rows))
      throw new Damaged('the columns of a batch have different lengths')
    this.#row = 0
    this.#batchRows = batch.rows
  }

  #reject(): number {
    const { fault, bytes, size } = this.#record
    this.rejected = {
      ...fault!,
      line: this.#records,
      offset: this.#records - 1,
      length: size,
      raw: Buffer.from(bytes.subarray(0, Math.min(size, this.#limits.rejectBytes))),
    }
    return REJECT
  }
}

function checked(fields: readonly ArrowField[], maxColumns: number): readonly ArrowField[] {
  if (fields.length === 0)
    throw new SourceBroken(
      'The file has no columns, so there is nothing to load; write it with at least one column.',
    )
  if (fields.length > maxColumns)
    throw new FileTooWide(
      `The file has ${fields.length} columns, and a source has at most ${maxColumns}: write a file with fewer columns.`,
    )
  return fields
}

async function read<T>(rows: number, action: () => Promise<T>): Promise<T> {
  try {
    return await action()
  } catch (error) {
    throw faultOf(error, rows)
  }
}

/** Places beyond the bytes are damage. */
function faultOf(error: unknown, rows: number): unknown {
  if (!(error instanceof Damaged) && !(error instanceof RangeError)) return error
  const what =
    error instanceof Damaged ? error.message.replace(/\.$/, '') : 'a place is outside of its message'
  return new SourceBroken(
    `The Arrow file is damaged after ${rows} rows: ${what}; write or upload it again.`,
    { cause: error },
  )
}
