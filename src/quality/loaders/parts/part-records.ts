import { printable } from '../../../lib/text.ts'
import type { Compression, PartNotes, Terminator } from '../../model/reading.ts'
import { END, MORE, RECORD, type RecordSource, type SourceRecord } from '../records/record-source.ts'
import type { RejectedRecord } from '../records/rejected-record.ts'
import type { Part } from './file-parts.ts'
import { FileTooWide, HeaderUnreadable } from '../errors.ts'
import { inPart } from './part-failure.ts'
import { type FirstLine, type LaterNames, NO_LATER_NAMES } from './later-names.ts'
import { PartRecord } from './part-record.ts'
import { findColumns, type UnionColumns } from './union-columns.ts'

/** What the first part decides for all others. */
export interface PartLayout {
  /** The number of columns. */
  readonly columns: number
}

/**
 * Opens the records of a part.
 * @param layout undefined: the part decides the layout, and its first record has the names if the source has names.
 * Otherwise its records have this layout, and none of them is read as names
 */
export type OpenPart<P> = (part: P, layout: PartLayout | undefined) => Promise<RecordSource>

export interface PartRecordsOptions<P extends Part> {
  readonly parts: readonly P[]
  /** Names of the partition columns. */
  readonly partitions: readonly string[]
  readonly open: OpenPart<P>
  /** The columns of all parts, which have names themselves. Undefined: the first part decides the columns. */
  readonly union?: UnionColumns | undefined
  /** Judges the first record of each further part, if the first part decides the columns. */
  readonly laterNames?: LaterNames<P> | undefined
  /** No further part is opened after this many bytes; undefined: all are read. */
  readonly firstBytes?: number | undefined
  /** Is called after the last record of a part. @throws SourceUnreadable if the part was changed */
  readonly check?: ((part: P) => Promise<void>) | undefined
}

/**
 * The records of several files, one file after the other, as one source. Each part is read for itself: the end of a part
 * ends its last record, and a byte order mark, an open quote or compression does not reach the next part. If the first
 * part decides the columns and begins with names, a first record with exactly these names is left out of each further
 * part. The partition columns follow the columns of the parts.
 */
export class PartRecords<P extends Part> implements RecordSource {
  readonly #options: PartRecordsOptions<P>
  readonly #laterNames: LaterNames<P>
  #next = 0
  #current: RecordSource | undefined
  #isOver = true
  /** The outcome of the first `next` of the current part, if it is taken already. */
  #taken: number | undefined
  /** What the first part decided. */
  #layout: PartLayout | undefined
  #names: readonly string[] | undefined
  /** True if the columns of the current part are known. */
  #isBegun = false
  /** True if the records of the current part have all columns. */
  #isWhole = true
  #record: PartRecord | undefined
  #terminator: Terminator | undefined
  #compression: Compression | undefined
  #otherLineEnds = 0
  #bytesBefore = 0
  #isStopped = false

  constructor(options: PartRecordsOptions<P>) {
    this.#options = options
    this.#laterNames = options.laterNames ?? NO_LATER_NAMES
  }

  get columns(): number | undefined {
    const columns = this.#ofParts
    // Without columns there are no records, of which the partitions could say something.
    return columns === undefined || columns === 0 ? columns : columns + this.#options.partitions.length
  }

  get names(): readonly string[] | undefined {
    const { union, partitions } = this.#options
    const names = union ? union.names : this.#layout === undefined ? this.#current?.names : this.#names
    if (partitions.length === 0) return names
    return [...(names ?? Array.from<string>({ length: this.#ofParts ?? 0 }).fill('')), ...partitions]
  }

  get record(): SourceRecord {
    return this.#isWhole ? this.#current!.record : this.#record!
  }

  /** The line and the offset are those in the part. */
  get rejected(): RejectedRecord | undefined {
    const rejected = this.#current?.rejected
    if (rejected === undefined || this.#options.parts.length === 1) return rejected
    return { ...rejected, detail: `In ${printable(this.#shortName())}: ${rejected.detail}` }
  }

  get reasonWithoutColumns(): string | undefined {
    return this.#current?.reasonWithoutColumns
  }

  get bytesRead(): number {
    return this.#bytesBefore + (this.#current?.bytesRead ?? 0)
  }

  get isCut(): boolean {
    return this.#isStopped || (this.#current?.isCut ?? false)
  }

  get terminator(): Terminator | undefined {
    return this.#terminator ?? this.#current?.terminator
  }

  get otherLineEnds(): number {
    return this.#otherLineEnds + (this.#current?.otherLineEnds ?? 0)
  }

  /** Of the first part that is compressed. */
  get compression(): Compression | undefined {
    return this.#compression ?? this.#current?.compression
  }

  get parts(): PartNotes | undefined {
    const { parts, union } = this.#options
    if (parts.length === 1) return undefined
    const { unclear } = this.#laterNames
    return { files: parts.length, missing: union?.missing ?? [], ...(unclear && { unclear }) }
  }

  async fill(): Promise<boolean> {
    if (!this.#isOver && (await this.#inPart(() => this.#current!.fill()))) return true
    this.#isOver = true
    while (!this.isCut && this.#hasMore()) {
      await this.#leave()
      if (this.bytesRead >= (this.#options.firstBytes ?? Infinity)) {
        this.#isStopped = true
        return false
      }
      await this.#advance()
      if (!this.#isOver) return true
    }
    await this.#leave()
    return false
  }

  next(): number {
    let found = this.#taken
    this.#taken = undefined
    try {
      found ??= this.#current!.next()
    } catch (error) {
      throw this.#failure(error)
    }
    if (found === RECORD) this.#complete(this.#current!)
    if (found !== END) return found
    this.#isOver = true
    return MORE
  }

  async close(): Promise<void> {
    await this.#current?.close()
  }

  /** The number of columns without partition columns; undefined until it is known. */
  get #ofParts(): number | undefined {
    const { union } = this.#options
    return union ? union.count : (this.#layout?.columns ?? this.#current?.columns)
  }

  #hasMore(): boolean {
    return this.#next < this.#options.parts.length
  }

  /** Opens the next part, up to its first record that is not the names. */
  async #advance(): Promise<void> {
    const part = this.#options.parts[this.#next++]!
    const layout = this.#layout
    await this.#inPart(async () => {
      const source = await this.#options.open(part, layout)
      this.#current = source
      this.#isBegun = false
      this.#isOver = !(await source.fill())
      if (layout !== undefined && this.#names !== undefined) await this.#skipNames(source, part)
    })
  }

  /** Gives a record the columns that are not in its part. */
  #complete(source: RecordSource): void {
    const { union, partitions } = this.#options
    if (!this.#isBegun) {
      this.#isBegun = true
      const columnOf = union?.columnsOf(source)
      this.#isWhole = partitions.length === 0 && columnOf === undefined
      if (!this.#isWhole) {
        this.#record ??= new PartRecord(this.#ofParts!, partitions.length)
        this.#record.begin(columnOf, this.#part.values)
      }
    }
    if (!this.#isWhole) this.#record!.take(source.record)
  }

  /** Notes what further parts need to know of the current one, and closes it. */
  async #leave(): Promise<void> {
    const source = this.#current
    if (source === undefined || source.isCut) return
    const isLast = !this.#hasMore()
    await this.#inPart(async () => this.#options.check?.(this.#part))
    // The last part stays open, since it still tells its properties.
    if (isLast) return
    this.#bytesBefore += source.bytesRead
    this.#compression ??= source.compression
    this.#otherLineEnds += source.otherLineEnds ?? 0
    this.#terminator ??= source.terminator === 'none' ? undefined : source.terminator
    if (this.#layout === undefined && source.columns !== undefined && this.#options.union === undefined) {
      this.#layout = { columns: source.columns }
      this.#names = source.names
    }
    this.#current = undefined
    await source.close()
  }

  async #skipNames(source: RecordSource, part: P): Promise<void> {
    while (!this.#isOver) {
      const found = source.next()
      if (found === MORE) {
        this.#isOver = !(await source.fill())
        continue
      }
      if (found === END) this.#isOver = true
      else if (found !== RECORD) {
        this.#taken = found
        if (source.rejected?.reason === 'ragged') await this.#checkRagged(part)
      } else if (!(await this.#laterNames.areNames(source.record, this.#names!, part))) this.#taken = found
      return
    }
  }

  /** Reads the first line of a part for itself, since it has not as many fields as the columns. */
  async #checkRagged(part: P): Promise<void> {
    if (this.#laterNames.checkRagged === undefined) return
    const line = await firstLine(() => this.#options.open(part, undefined))
    await this.#laterNames.checkRagged(line, this.#names!, part)
  }

  get #part(): P {
    return this.#options.parts[this.#next - 1]!
  }

  /** The name of the current part without the folders that all parts have. */
  #shortName(): string {
    const { parts } = this.#options
    const [first, last] = [parts[0]!.name.split('/'), parts.at(-1)!.name.split('/')]
    let common = 0
    while (common < first.length - 1 && first[common] === last[common]) common++
    return this.#part.name.split('/').slice(common).join('/')
  }

  async #inPart<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      throw this.#failure(error)
    }
  }

  #failure(error: unknown): unknown {
    return this.#options.parts.length === 1 ? error : inPart(error, this.#shortName())
  }
}

/**
 * The first line of a source that has names.
 * @returns undefined if it cannot have names
 */
async function firstLine(open: () => Promise<RecordSource>): Promise<FirstLine | undefined> {
  const source = await open()
  try {
    await findColumns(source)
    const { names } = source
    return names && { fields: names.length, text: (field) => names[field]! }
  } catch (error) {
    if (error instanceof HeaderUnreadable || error instanceof FileTooWide) return undefined
    throw error
  } finally {
    await source.close()
  }
}
