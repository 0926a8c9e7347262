/**
 * Reads tables of FlatBuffers (flatbuffers.dev, "Internals"). Places are indices into the bytes, and 0 means absent.
 * Each reading beyond the bytes throws a RangeError.
 */
export class FlatBuffer {
  readonly bytes: Buffer

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }

  get root(): number {
    return this.bytes.readUInt32LE(0)
  }

  /** The place of a field of a table; 0 if it has its default. */
  #place(table: number, field: number): number {
    const vtable = table - this.bytes.readInt32LE(table)
    const at = 4 + 2 * field
    if (at >= this.bytes.readUInt16LE(vtable)) return 0
    const offset = this.bytes.readUInt16LE(vtable + at)
    return offset === 0 ? 0 : table + offset
  }

  int8(table: number, field: number, otherwise = 0): number {
    const at = this.#place(table, field)
    return at === 0 ? otherwise : this.bytes.readInt8(at)
  }

  int16(table: number, field: number, otherwise = 0): number {
    const at = this.#place(table, field)
    return at === 0 ? otherwise : this.bytes.readInt16LE(at)
  }

  int32(table: number, field: number, otherwise = 0): number {
    const at = this.#place(table, field)
    return at === 0 ? otherwise : this.bytes.readInt32LE(at)
  }

  /** Beyond 2^53 the nearest number. */
  int64(table: number, field: number): number {
    const at = this.#place(table, field)
    return at === 0 ? 0 : Number(this.bytes.readBigInt64LE(at))
  }

  /** A table within a table. */
  table(table: number, field: number): number {
    const at = this.#place(table, field)
    return at === 0 ? 0 : at + this.bytes.readUInt32LE(at)
  }

  /** Undefined if it is absent. */
  string(table: number, field: number): string | undefined {
    const at = this.table(table, field)
    if (at === 0) return undefined
    const start = at + 4
    const end = start + this.bytes.readUInt32LE(at)
    if (end > this.bytes.length) throw new RangeError('a text is cut off')
    return this.bytes.toString('utf8', start, end)
  }

  /** The number of elements of a vector and the place of the first one. @param size bytes of an element */
  vector(table: number, field: number, size: number): { readonly length: number; readonly start: number } {
    const at = this.table(table, field)
    if (at === 0) return { length: 0, start: 0 }
    const length = this.bytes.readUInt32LE(at)
    if (at + 4 + length * size > this.bytes.length) throw new RangeError('a list is cut off')
    return { length, start: at + 4 }
  }

  /** The tables of a vector. */
  tables(table: number, field: number): number[] {
    const { length, start } = this.vector(table, field, 4)
    return Array.from({ length }, (_, i) => start + 4 * i + this.bytes.readUInt32LE(start + 4 * i))
  }
}
