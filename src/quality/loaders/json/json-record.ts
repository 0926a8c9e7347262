import { charactersIn } from '../../values/canonical-bytes.ts'
import type { SourceRecord } from '../records/record-source.ts'
import type { JsonColumns } from './json-columns.ts'
import type { JsonScanner } from './json-scanner.ts'
import type { RecordParser } from './record-parser.ts'

/** The last record of a pass. */
export class JsonRecord implements SourceRecord {
  bytes: Buffer = Buffer.alloc(0)
  fields = 0
  isAscii = true
  size = 0
  readonly starts: Int32Array
  readonly ends: Int32Array
  readonly flags: Uint8Array
  readonly quote = undefined
  readonly #parser: RecordParser
  #start = 0
  /** In characters; undefined until it is counted. */
  #length: number | undefined

  constructor(parser: RecordParser) {
    this.#parser = parser
    this.starts = parser.starts
    this.ends = parser.ends
    this.flags = parser.flags
  }

  /** Takes the record that the parser has found from `start` to before `end`. */
  take({ bytes, seen }: JsonScanner, start: number, end: number, columns: JsonColumns): void {
    const parser = this.#parser
    this.bytes = bytes
    this.fields = columns.count
    this.#start = start
    this.size = end - start
    this.#length = seen < 0x80 && !columns.hasWideKeys ? this.size : undefined
    // The edits change the bytes, so the characters are counted before.
    if (parser.hasEdits) this.#length ??= charactersIn(bytes, start, end)
    this.isAscii = (seen | parser.finish(this.fields)) < 0x80
  }

  length(): number {
    return (this.#length ??= charactersIn(this.bytes, this.#start, this.#start + this.size))
  }

  text(field: number): string {
    return this.bytes.toString('utf8', this.starts[field], this.ends[field])
  }
}
