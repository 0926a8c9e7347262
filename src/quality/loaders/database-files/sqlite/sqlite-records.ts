import { ExpandsTooFar, SourceBroken } from '../../errors.ts'
import type { DecodedRecordsOptions } from '../../isolated/decoded-records.ts'
import { MORE, RECORD, type RecordSource, REJECT, type SourceRecord } from '../../records/record-source.ts'
import type { RejectedRecord } from '../../records/rejected-record.ts'
import { TextRecord } from '../../typed/text-record.ts'
import { PackReader } from './pack-reader.ts'
import type { RowPacks } from './row-packs.ts'
import type { SqliteTable } from './sqlite-schema.ts'

/** What the records need besides the rows. */
export interface SqliteSource {
  readonly table: SqliteTable
  readonly packs: RowPacks
  /** The number of the last row that was taken. */
  readonly lastKey: { value: string | undefined }
  /** The first and the last number of a row, for the progress; undefined if there are no numbers or no rows. */
  readonly range: readonly [bigint, bigint] | undefined
  /** Called at the end of the rows. @throws SourceBroken if they may be wrong */
  readonly check: () => Promise<void>
  readonly close: () => Promise<void>
}

/** The rows of a table of SQLite (docs/sources/database-files.md). */
export class SqliteRecords implements RecordSource {
  readonly columns: number
  readonly names: readonly string[]
  readonly terminator = undefined
  rejected: RejectedRecord | undefined
  isCut = false
  readonly #source: SqliteSource
  readonly #options: DecodedRecordsOptions
  readonly #record: TextRecord
  readonly #reader: PackReader
  /** Reads the row that was asked for alone. */
  readonly #longReader: PackReader
  #long: { readonly key: string | undefined; readonly size: number } | undefined
  #rows = 0
  #textBytes = 0

  constructor(source: SqliteSource, options: DecodedRecordsOptions) {
    const { columns, encoding } = source.table
    this.#source = source
    this.#options = options
    this.names = columns
    this.columns = columns.length
    this.#record = new TextRecord(columns.length, options.limits.recordBytes, (field) => columns[field]!)
    this.#reader = new PackReader(encoding)
    this.#longReader = new PackReader(encoding)
  }

  get record(): SourceRecord {
    return this.#record
  }

  /** Told in bytes of the file, in proportion to the numbers of the rows, or to the bytes of the values. */
  get bytesRead(): number {
    const { fileBytes } = this.#options
    const { range, lastKey } = this.#source
    if (range === undefined || lastKey.value === undefined) return Math.min(fileBytes, this.#textBytes)
    const [first, last] = range
    const share = Number(BigInt(lastKey.value) - first + 1n) / Number(last - first + 1n)
    return Math.floor(fileBytes * Math.min(1, share))
  }

  async fill(): Promise<boolean> {
    const { firstBytes = Infinity, limits } = this.#options
    if (this.#textBytes > limits.expandedBytes)
      throw new ExpandsTooFar(
        `The values of the table take more than ${limits.expandedBytes} bytes as text; split it into several tables.`,
      )
    if (this.#long !== undefined) {
      await this.#askForLong(this.#long)
      return true
    }
    if (this.#textBytes >= firstBytes) {
      this.isCut = true
      return false
    }
    if (!this.#reader.isAtEnd) return true
    const pack = await this.#nextPack()
    if (pack === undefined) {
      await this.#source.check()
      return false
    }
    this.#reader.begin(pack)
    return true
  }

  next(): number {
    if (this.#long !== undefined) return this.#nextLong(this.#long)
    if (this.#reader.isAtEnd || this.#textBytes >= (this.#options.firstBytes ?? Infinity)) return MORE
    this.#takeKey()
    const size = this.#reader.longSize()
    if (size !== undefined) {
      this.#long = { key: this.#source.lastKey.value, size }
      this.#longReader.begin(Buffer.alloc(0))
      return MORE
    }
    return this.#take(this.#reader)
  }

  async close(): Promise<void> {
    await this.#source.packs.close()
    await this.#source.close()
  }

  async #nextPack(): Promise<Buffer | undefined> {
    try {
      return await this.#source.packs.next()
    } catch (error) {
      // A file that is being changed looks damaged.
      await this.#source.check()
      throw error
    }
  }

  /** @throws SourceBroken if a row is given twice, or out of order */
  #takeKey(): void {
    const { lastKey } = this.#source
    const key = this.#reader.key()
    if (key !== undefined && lastKey.value !== undefined && BigInt(key) <= BigInt(lastKey.value))
      throw new SourceBroken(
        `The file is damaged: the rows of the table are out of order after the row ${lastKey.value}. Upload it again, or copy the table into another file.`,
      )
    lastKey.value = key
  }

  async #askForLong({
    key,
    size,
  }: {
    readonly key: string | undefined
    readonly size: number
  }): Promise<void> {
    if (key === undefined) return
    const pack = await this.#source.packs.long(key, size <= this.#options.limits.recordBytes)
    if (pack === undefined) throw new SourceBroken(`The file is damaged: its row ${key} is not found again.`)
    this.#longReader.begin(pack)
  }

  #nextLong({ size }: { readonly size: number }): number {
    const { recordBytes, rejectBytes } = this.#options.limits
    this.#long = undefined
    if (size <= recordBytes) return this.#take(this.#longReader)
    const reader = this.#longReader
    const raw = reader.isAtEnd ? Buffer.alloc(0) : reader.raw(0, this.columns, rejectBytes)
    this.#rows++
    this.#textBytes += raw.length
    this.rejected = {
      reason: 'over-long',
      detail: `The row is longer than ${recordBytes} bytes.`,
      line: this.#rows,
      offset: this.#rows - 1,
      length: size,
      raw,
    }
    return REJECT
  }

  #take(reader: PackReader): number {
    const record = this.#record
    const start = reader.at
    record.begin()
    reader.row(record)
    record.end()
    this.#rows++
    this.#textBytes += record.size + record.fields
    if (record.fault === undefined) return RECORD
    this.rejected = {
      ...record.fault,
      line: this.#rows,
      offset: this.#rows - 1,
      length: reader.at - start,
      raw: reader.raw(start, this.columns, this.#options.limits.rejectBytes),
    }
    return REJECT
  }
}
