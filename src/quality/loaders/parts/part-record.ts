import { EMPTY, PLAIN, type SourceRecord, SPECIAL } from '../records/record-source.ts'

/** Bytes that are copied beside the fields, rather than each field for itself. */
const SPARE_BYTES = 256

/** Characters that need quotes in CSV. */
const NEEDS_QUOTES = /[",\r\n]/

/**
 * A record of a part with the columns of the whole source: the fields of the part at the places of their columns, then
 * the values of the partition columns. It copies the fields, so that all of them are in one buffer.
 */
export class PartRecord implements SourceRecord {
  readonly fields: number
  readonly starts: Int32Array
  readonly ends: Int32Array
  readonly flags: Uint8Array
  bytes: Buffer = Buffer.allocUnsafeSlow(1 << 12)
  isAscii = true
  size = 0
  quote: Buffer | undefined
  readonly #columns: number
  /** The values of the partition columns, which stand at the beginning of the buffer. */
  #constants: Buffer = Buffer.alloc(0)
  #areConstantsAscii = true
  #values: readonly (string | null)[] = []
  /** By field of the part: its column, or -1 for none. Undefined: fields and columns are the same. */
  #columnOf: Int32Array | undefined
  #fieldOf: Int32Array | undefined
  #record: SourceRecord | undefined

  /** @param columns without the partition columns */
  constructor(columns: number, partitions: number) {
    this.#columns = columns
    this.fields = columns + partitions
    this.starts = new Int32Array(this.fields)
    this.ends = new Int32Array(this.fields)
    this.flags = new Uint8Array(this.fields)
  }

  /**
   * Begins a part.
   * @param columnOf by field of the part: its column, or -1 for none; undefined: fields and columns are the same
   * @param values of the partition columns
   */
  begin(columnOf: Int32Array | undefined, values: readonly (string | null)[]): void {
    this.#columnOf = columnOf
    this.#fieldOf = columnOf && new Int32Array(this.#columns).fill(-1)
    columnOf?.forEach((column, field) => {
      if (column >= 0) this.#fieldOf![column] = field
    })
    this.#values = values
    this.#constants = Buffer.from(values.map((value) => value ?? '').join(''))
    this.#areConstantsAscii = this.#constants.every((byte) => byte < 0x80)
    // Columns that the part does not have are null.
    this.starts.fill(0)
    this.ends.fill(0)
    this.flags.fill(PLAIN)
    let at = 0
    values.forEach((value, index) => {
      const field = this.#columns + index
      this.starts[field] = at
      if (value !== null) at += Buffer.byteLength(value)
      this.ends[field] = at
      if (value !== null)
        this.flags[field] = value === '' ? EMPTY : NEEDS_QUOTES.test(value) ? SPECIAL : PLAIN
    })
    this.#constants.copy(this.#withRoom(at))
  }

  /** Takes a record of the part. */
  take(record: SourceRecord): void {
    this.#record = record
    const { starts, ends, fields } = record
    let low = Infinity
    let high = 0
    for (let field = 0; field < fields; field++) {
      const end = ends[field]!
      if (end === starts[field]!) continue
      if (starts[field]! < low) low = starts[field]!
      if (end > high) high = end
    }
    if (high - low > 2 * record.size + SPARE_BYTES) this.#copyFields(record)
    else this.#copyAll(record, low, high)
    this.size = record.size + this.#constants.length
    this.isAscii = record.isAscii && this.#areConstantsAscii
    this.quote = record.quote
  }

  /** Of the record of the part, since the values of the partition columns are not in the file. */
  length(): number {
    return this.#record!.length()
  }

  text(field: number): string {
    if (field >= this.#columns) return this.#values[field - this.#columns] ?? ''
    const ofPart = this.#fieldOf === undefined ? field : this.#fieldOf[field]!
    return ofPart < 0 ? '' : this.#record!.text(ofPart)
  }

  /** Copies the section of a buffer that has all fields. @param low,high infinity and 0 if all fields are empty */
  #copyAll({ bytes, starts, ends, flags, fields }: SourceRecord, low: number, high: number): void {
    const base = this.#constants.length
    if (high > 0) bytes.copy(this.#withRoom(base + high - low), base, low, high)
    for (let field = 0; field < fields; field++) {
      const isEmpty = starts[field] === ends[field]
      const from = isEmpty ? base : starts[field]! - low + base
      this.#set(field, from, isEmpty ? from : ends[field]! - low + base, flags[field]!)
    }
  }

  /** Copies each field. Those of formats that store columns lie far from each other. */
  #copyFields({ bytes, starts, ends, flags, fields, size }: SourceRecord): void {
    let at = this.#constants.length
    const target = this.#withRoom(at + size)
    for (let field = 0; field < fields; field++) {
      const from = at
      at += bytes.copy(target, at, starts[field], ends[field])
      this.#set(field, from, at, flags[field]!)
    }
  }

  #set(field: number, start: number, end: number, flag: number): void {
    const column = this.#columnOf === undefined ? field : this.#columnOf[field]!
    if (column < 0) return
    this.starts[column] = start
    this.ends[column] = end
    this.flags[column] = flag
  }

  /** The buffer with room for so many bytes. The constants stay in it. */
  #withRoom(bytes: number): Buffer {
    if (bytes > this.bytes.length) {
      const larger = Buffer.allocUnsafeSlow(2 * bytes)
      this.#constants.copy(larger)
      this.bytes = larger
    }
    return this.bytes
  }
}
