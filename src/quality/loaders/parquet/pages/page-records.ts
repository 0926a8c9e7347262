import type { FileHandle } from 'node:fs/promises'
import { Damaged } from '../../compression/damaged.ts'
import { ExpandsTooFar, SourceBroken } from '../../errors.ts'
import { MORE, RECORD, type RecordSource, REJECT, type SourceRecord } from '../../records/record-source.ts'
import type { RejectedRecord } from '../../records/rejected-record.ts'
import { TextRecord } from '../../typed/text-record.ts'
import { ParquetTooWide, ParquetUnreadable } from '../errors.ts'
import type { DecodedRecordsOptions } from '../../isolated/decoded-records.ts'
import type { ValueWriter } from './column-writer.ts'
import type { Footer, RowGroup } from './footer.ts'
import { LeafCursor } from './leaf-cursor.ts'
import { leavesOf, type SchemaNode } from './schema.ts'
import { shapeOf } from './shape.ts'
import { writerOf } from './value-writer.ts'

/** The rows of a Parquet file, read page by page without the engine. */
export class PageRecords implements RecordSource {
  readonly names: readonly string[]
  readonly columns: number
  readonly terminator = undefined
  rejected: RejectedRecord | undefined
  isCut = false
  readonly #file: FileHandle
  readonly #footer: Footer
  readonly #options: DecodedRecordsOptions
  readonly #cursors: readonly LeafCursor[]
  readonly #writers: readonly ValueWriter[]
  readonly #record: TextRecord
  #group: RowGroup | undefined
  #groups = 0
  /** Rows of the group that are not taken, and those of them that are loaded. */
  #left = 0
  #loaded = 0
  #rows = 0
  #textBytes = 0

  /** @throws ParquetTooWide, ParquetUnreadable, SourceBroken */
  constructor(
    file: FileHandle,
    footer: Footer,
    schema: readonly SchemaNode[],
    maxColumns: number,
    options: DecodedRecordsOptions,
  ) {
    this.#file = file
    this.#footer = footer
    this.#options = options
    this.columns = schema.length
    this.names = schema.map(({ name }) => name)
    if (this.columns > maxColumns)
      throw new ParquetTooWide(
        `The file has ${this.columns} columns, and a source has at most ${maxColumns}: write a file with fewer columns.`,
      )
    const cursors = schema.flatMap(leavesOf).map((node) => new LeafCursor(node))
    this.#cursors = cursors
    try {
      this.#writers = schema.map((node) => writerOf(shapeOf(node), cursors, node.name))
    } catch (error) {
      throw this.#fault(error)
    }
    this.#record = new TextRecord(this.columns, options.limits.recordBytes, (field) => this.names[field]!)
  }

  get record(): SourceRecord {
    return this.#record
  }

  get bytesRead(): number {
    const { fileBytes } = this.#options
    const { rows } = this.#footer
    return rows === 0 ? fileBytes : Math.floor(fileBytes * Math.min(1, this.#rows / rows))
  }

  async fill(): Promise<boolean> {
    const { firstBytes = Infinity, limits } = this.#options
    if (this.#textBytes > limits.expandedBytes)
      throw new ExpandsTooFar(
        `The values of the file take more than ${limits.expandedBytes} bytes as text; split it into several files.`,
      )
    if (this.#textBytes >= firstBytes) {
      this.isCut = this.#rows < this.#footer.rows
      return false
    }
    try {
      while (this.#left === 0) if (!(await this.#nextGroup())) return false
      for (const cursor of this.#cursors) await cursor.load()
      this.#loaded = Math.min(this.#left, ...this.#cursors.map(({ rows }) => rows))
      return true
    } catch (error) {
      throw this.#fault(error)
    }
  }

  next(): number {
    const { firstBytes = Infinity, limits } = this.#options
    const isFull = this.#textBytes > limits.expandedBytes || this.#textBytes >= firstBytes
    if (this.#loaded === 0 || isFull) return MORE
    this.#loaded--
    this.#left--
    this.#rows++
    const record = this.#record
    record.begin()
    try {
      for (const cursor of this.#cursors) cursor.beginRow()
      for (const writer of this.#writers) {
        if (writer.field(record)) record.endNull()
        else record.endField()
      }
    } catch (error) {
      throw this.#fault(error)
    }
    record.end()
    this.#textBytes += record.size + record.fields
    return record.fault === undefined ? RECORD : this.#reject()
  }

  close(): Promise<void> {
    return this.#file.close()
  }

  /** @returns false after the last group */
  async #nextGroup(): Promise<boolean> {
    const { groups, rows } = this.#footer
    if (this.#group !== undefined) for (const cursor of this.#cursors) await cursor.finish()
    this.#group = groups[this.#groups++]
    if (this.#group === undefined) {
      if (this.#rows !== rows) throw new Damaged(`its metadata tell ${rows} rows, and it has ${this.#rows}`)
      return false
    }
    const { chunks } = this.#group
    if (chunks.length !== this.#cursors.length)
      throw new Damaged('a group of rows has other columns than the schema')
    this.#cursors.forEach((cursor, index) => cursor.open(this.#file, chunks[index]!))
    this.#left = this.#group.rows
    return true
  }

  #reject(): number {
    const { fault, bytes, size } = this.#record
    this.rejected = {
      ...fault!,
      line: this.#rows,
      offset: this.#rows - 1,
      length: size,
      raw: Buffer.from(bytes.subarray(0, Math.min(size, this.#options.limits.rejectBytes))),
    }
    return REJECT
  }

  /** Errors of decoders are damage. Faults of the program and of the system stay what they are. */
  #fault(error: unknown): unknown {
    const { code } = error as NodeJS.ErrnoException
    const isSystem = error instanceof Error && 'syscall' in error
    if (error instanceof ParquetUnreadable || error instanceof SourceBroken || isSystem) return error
    if (error instanceof TypeError && code === undefined) return error
    const what = error instanceof Damaged ? error.message.replace(/\.$/, '') : 'a page cannot be decoded'
    return new SourceBroken(
      `The file is damaged after ${this.#rows} rows: ${what}; write and upload it again.`,
      {
        cause: error,
      },
    )
  }
}
