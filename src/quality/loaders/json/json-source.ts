import type { Compression, ReadLimits, Terminator } from '../../model/reading.ts'
import { openTranscoder } from '../../values/encodings.ts'
import { TextWindow } from '../delimited/text-window.ts'
import { END, MORE, RECORD, type RecordSource, REJECT, type SourceRecord } from '../records/record-source.ts'
import type { RejectedRecord } from '../records/rejected-record.ts'
import { JsonColumns } from './json-columns.ts'
import { JsonPass } from './json-pass.ts'
import { SENTINEL } from './json-scanner.ts'
import { RECORD_KINDS, SENTENCES } from './details.ts'
import { EXAMINED_BYTES, proposeRecords } from './propose-records.ts'
import { type RecordsPath, WHOLE_VALUES } from './records-path.ts'
import { RecordsUnnamed } from '../errors.ts'

/** The bytes of a file, expanded. `chunks` is called once. */
export interface JsonBytes {
  readonly compression: Compression | undefined
  readonly bytesRead: number
  readonly isCut: boolean
  chunks(): AsyncGenerator<Buffer>
}

export interface JsonRequest {
  /** Opens the file at its beginning. It is called twice, since the columns are known only after a first pass. */
  readonly open: () => Promise<JsonBytes>
  readonly limits: ReadLimits
  /** Where the records are; undefined: the values of the file are the records, unless they are seen to be in one of them. */
  readonly path?: RecordsPath | undefined
  /** Only this number of records is read, rejected ones included; undefined: all records. */
  readonly records?: number | undefined
  /** True if the file is one of several, so that a record without keys or elements is a row of nulls. */
  readonly isPart?: boolean | undefined
  /** Why there are no columns, of a format that is converted to JSON. */
  readonly sentences?: { readonly nothing: string; readonly noKeys: string } | undefined
}

/** The records of a JSON file (docs/sources/json.md). The first pass finds the columns, the second gives the records. */
export const openJson = (request: JsonRequest): RecordSource => new JsonSource(request)

/** Length of the byte order mark of UTF-16. */
const MARK_BYTES = 2

/** The text of a file for one pass. */
interface OpenPass {
  readonly bytes: JsonBytes
  readonly chunks: AsyncGenerator<Buffer>
  readonly window: TextWindow
  readonly pass: JsonPass
}

class JsonSource implements RecordSource {
  readonly #request: JsonRequest
  readonly #columns: JsonColumns
  #open: OpenPass | undefined
  /** Why there are no columns, after the first pass. */
  reasonWithoutColumns: string | undefined
  /** True if the beginning of the text is examined. */
  #isExamined: boolean
  #bytesOfFirstPass = 0
  #records = 0
  #isOver = false

  constructor(request: JsonRequest) {
    this.#request = request
    this.#columns = new JsonColumns(request.limits.columns, request.isPart)
    this.#isExamined = request.path !== undefined
  }

  get columns(): number | undefined {
    return this.#columns.isOpen ? undefined : this.#columns.count
  }

  get names(): readonly string[] | undefined {
    return this.#columns.isOpen ? undefined : this.#columns.names
  }

  get recordKind(): string | undefined {
    const { shape, isOpen } = this.#columns
    return isOpen || shape === undefined ? undefined : RECORD_KINDS[shape]
  }

  get record(): SourceRecord {
    return this.#open!.pass.record
  }

  get rejected(): RejectedRecord | undefined {
    return this.#open?.pass.rejects.last
  }

  /** Each pass is half of the work, so that progress never goes back. */
  get bytesRead(): number {
    const bytes = this.#open?.bytes.bytesRead ?? 0
    return Math.floor((this.#bytesOfFirstPass + bytes) / 2)
  }

  get isCut(): boolean {
    return !this.#columns.isOpen && this.#open?.pass.isCut === true
  }

  /** True between the passes. */
  get isIdle(): boolean {
    return this.#open === undefined && !this.#columns.isOpen
  }

  get terminator(): Terminator | undefined {
    return this.#open?.pass.terminator
  }

  get compression(): Compression | undefined {
    return this.#open?.bytes.compression
  }

  async fill(): Promise<boolean> {
    if (this.#isOver) return false
    this.#open ??= await this.#begin()
    await this.#read(this.#open)
    this.#examine(this.#open)
    if (this.#columns.isOpen) await this.#findColumns(this.#open)
    return true
  }

  next(): number {
    // The first pass gives no records.
    if (this.#columns.isOpen || this.#open === undefined) return MORE
    const outcome = this.#records === this.#request.records ? END : this.#open.pass.next()
    if (outcome === RECORD || outcome === REJECT) this.#records++
    return outcome
  }

  async close(): Promise<void> {
    await this.#open?.chunks.return(undefined)
  }

  async #begin(): Promise<OpenPass> {
    const { open, limits } = this.#request
    const bytes = await open()
    const chunks = bytes.chunks()
    const head = await headOf(chunks)
    const isUtf16 =
      head.length >= MARK_BYTES && (head.readUInt16BE() === 0xfffe || head.readUInt16BE() === 0xfeff)
    const encoding = isUtf16 ? 'unicode' : 'utf-8'
    const window = new TextWindow(openTranscoder(encoding), SENTINEL)
    window.append(head)
    const { path } = this.#request
    const walked = path?.text === WHOLE_VALUES ? undefined : path
    return { bytes, chunks, window, pass: new JsonPass(window, limits, this.#columns, encoding, walked) }
  }

  /** Reads what the pass wants, or to the end of the bytes. */
  async #read({ bytes, chunks, window, pass }: OpenPass): Promise<void> {
    do {
      const next = await chunks.next()
      if (next.done !== true) window.append(next.value)
      else {
        if (bytes.isCut) pass.isCut = true
        else window.finish()
        this.#isOver = true
        return
      }
    } while (window.end - window.start < Math.max(pass.wanted, this.#isExamined ? 0 : EXAMINED_BYTES))
  }

  /** @throws RecordsUnnamed if the file is one object that has the records in it */
  #examine({ window }: OpenPass): void {
    if (this.#isExamined) return
    this.#isExamined = true
    const found = proposeRecords(window.bytes.subarray(window.start, window.end), window.last)
    if (found !== undefined) throw new RecordsUnnamed(SENTENCES.recordsUnnamed(found.evidence, found.value))
  }

  /** Takes the columns of the records at hand. Ends the first pass after the last record. */
  async #findColumns({ bytes, chunks, pass }: OpenPass): Promise<void> {
    for (let outcome = RECORD; outcome !== MORE && outcome !== END;) {
      outcome = this.#records === this.#request.records ? END : pass.next()
      if (outcome === RECORD || outcome === REJECT) this.#records++
      else if (outcome === MORE && !this.#isOver) return
    }
    await chunks.return(undefined)
    this.#bytesOfFirstPass = bytes.bytesRead
    this.#columns.close()
    this.#explain(pass)
    this.#records = 0
    this.#isOver = false
    this.#open = undefined
  }

  /** Says why the file has no columns. */
  #explain({ isArray }: JsonPass): void {
    const { shape, count } = this.#columns
    const { path, sentences } = this.#request
    if (count > 0) return
    if (sentences !== undefined)
      this.reasonWithoutColumns = this.#records === 0 ? sentences.nothing : sentences.noKeys
    else if (this.#records === 0 && path !== undefined && path.text !== WHOLE_VALUES)
      this.reasonWithoutColumns = SENTENCES.nothingAt(path.text)
    else if (this.#records === 0 && isArray) this.reasonWithoutColumns = SENTENCES.emptyArray
    else if (shape !== undefined || this.#columns.isNull) this.reasonWithoutColumns = SENTENCES.noKeys
  }
}

/** The first bytes of a file, enough for a byte order mark if the file has as many. */
async function headOf(chunks: AsyncGenerator<Buffer>): Promise<Buffer> {
  let head: Buffer = Buffer.alloc(0)
  while (head.length < MARK_BYTES) {
    const next = await chunks.next()
    if (next.done === true) break
    head = Buffer.concat([head, next.value])
  }
  return head
}
