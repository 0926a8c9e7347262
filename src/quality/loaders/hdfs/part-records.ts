import { printable } from '../../../lib/text.ts'
import type { Compression, Terminator } from '../../model/reading.ts'
import { END, MORE, RECORD, type RecordSource, type SourceRecord } from '../records/record-source.ts'
import type { RejectedRecord } from '../records/rejected-record.ts'

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
export type OpenPart<Part> = (part: Part, layout: PartLayout | undefined) => Promise<RecordSource>

/**
 * The records of a folder of part files, one part after the other, as one source. Each part is read for itself: the end
 * of a part ends its last record, and a byte order mark, an open quote or compression does not reach the next part. If
 * the first part begins with names, a first record with exactly these names is left out of each further part.
 */
export class PartRecords<Part extends { readonly name: string }> implements RecordSource {
  readonly #parts: readonly Part[]
  readonly #open: OpenPart<Part>
  #next = 0
  #current: RecordSource | undefined
  #isOver = true
  /** The outcome of the first `next` of the current part, if it is taken already. */
  #taken: number | undefined
  #columns: number | undefined
  #names: readonly string[] | undefined
  #terminator: Terminator | undefined
  #compression: Compression | undefined
  #otherLineEnds = 0
  #bytesBefore = 0

  constructor(parts: readonly Part[], open: OpenPart<Part>) {
    this.#parts = parts
    this.#open = open
  }

  get columns(): number | undefined {
    return this.#columns ?? this.#current?.columns
  }

  get names(): readonly string[] | undefined {
    return this.#columns === undefined ? this.#current?.names : this.#names
  }

  get record(): SourceRecord {
    return this.#current!.record
  }

  /** The line and the offset are those in the part. */
  get rejected(): RejectedRecord | undefined {
    const rejected = this.#current?.rejected
    if (rejected === undefined || this.#parts.length === 1) return rejected
    const { name } = this.#parts[this.#next - 1]!
    return {
      ...rejected,
      detail: `In ${printable(name.slice(name.lastIndexOf('/') + 1))}: ${rejected.detail}`,
    }
  }

  get bytesRead(): number {
    return this.#bytesBefore + (this.#current?.bytesRead ?? 0)
  }

  get isCut(): boolean {
    return this.#current?.isCut ?? false
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

  async fill(): Promise<boolean> {
    if (!this.#isOver && (await this.#current!.fill())) return true
    while (!this.isCut && this.#next < this.#parts.length) {
      await this.#advance()
      if (!this.#isOver) return true
    }
    return false
  }

  next(): number {
    const found = this.#taken ?? this.#current!.next()
    this.#taken = undefined
    if (found !== END) return found
    this.#isOver = true
    return !this.isCut && this.#next < this.#parts.length ? MORE : END
  }

  async close(): Promise<void> {
    await this.#current?.close()
  }

  /** Opens the next part, up to its first record that is not the names. */
  async #advance(): Promise<void> {
    await this.#leave()
    const layout = this.#columns === undefined ? undefined : { columns: this.#columns }
    const source = await this.#open(this.#parts[this.#next++]!, layout)
    this.#current = source
    this.#isOver = !(await source.fill())
    if (layout !== undefined && this.#names !== undefined) await this.#skipNames(source, this.#names)
  }

  /** Notes what further parts need to know of the current one. */
  async #leave(): Promise<void> {
    const source = this.#current
    if (source === undefined) return
    this.#bytesBefore += source.bytesRead
    this.#compression ??= source.compression
    this.#otherLineEnds += source.otherLineEnds ?? 0
    this.#terminator ??= source.terminator === 'none' ? undefined : source.terminator
    if (this.#columns === undefined && source.columns !== undefined) {
      this.#columns = source.columns
      this.#names = source.names
    }
    this.#current = undefined
    await source.close()
  }

  async #skipNames(source: RecordSource, names: readonly string[]): Promise<void> {
    while (!this.#isOver) {
      const found = source.next()
      if (found === MORE) {
        this.#isOver = !(await source.fill())
        continue
      }
      if (found === END) this.#isOver = true
      else if (found !== RECORD || !areNames(source.record, names)) this.#taken = found
      return
    }
  }
}

const areNames = (record: SourceRecord, names: readonly string[]): boolean =>
  record.fields === names.length && names.every((name, field) => record.text(field) === name)
