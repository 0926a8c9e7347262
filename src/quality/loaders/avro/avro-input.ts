/** Bytes are not what the schema says. `AvroRecords` says so to the user. */
export class AvroFault extends Error {}

/** Bytes that a varint of 64 bits has at most. */
const MAX_VARINT_BYTES = 10
/** Bytes of a varint whose value a double holds exactly. */
const EXACT_BYTES = 7
/**
 * Values without bytes, such as null, that a file may have besides those that its bytes allow. A count in a few bytes
 * may promise any number of them.
 */
const MAX_EMPTY_VALUES = 10_000_000
/** Values without bytes that a byte of a block allows: a null in a union has a byte of its own. */
const MAX_EMPTY_OF_BYTE = 16

/** The bytes of a block, read from their beginning. */
export class AvroInput {
  bytes: Buffer = Buffer.alloc(0)
  at = 0
  /** Values without bytes that may still follow. */
  #emptyValues = MAX_EMPTY_VALUES

  begin(bytes: Buffer): void {
    this.bytes = bytes
    this.at = 0
    this.#emptyValues += MAX_EMPTY_OF_BYTE * bytes.length
  }

  get left(): number {
    return this.bytes.length - this.at
  }

  /** Counts a value without bytes. @throws AvroFault if there are too many */
  countEmpty(): void {
    if (--this.#emptyValues < 0) throw new AvroFault('the file has too many values without bytes')
  }

  /** Takes bytes. @returns the index of the first one @throws AvroFault if there are fewer */
  take(count: number): number {
    const from = this.at
    if (count < 0 || count > this.left) throw new AvroFault('a value does not end in its block')
    if (count === 0) this.countEmpty()
    this.at = from + count
    return from
  }

  /** Reads a length in bytes. @throws AvroFault if there are fewer bytes */
  takeLength(): number {
    const length = this.long()
    if (typeof length === 'bigint' || length < 0 || length > this.left)
      throw new AvroFault('a value has a length that its block has no room for')
    return length
  }

  /** Reads the number of the next items of an array or a map; 0 at its end. */
  count(): number {
    const count = this.long()
    // A negative count is followed by the number of bytes.
    if (count < 0) this.long()
    const size = Math.abs(Number(count))
    if (size > this.left + MAX_EMPTY_VALUES)
      throw new AvroFault('a list has more items than its block has room for')
    return size
  }

  /** Reads a number of 32 bits. @throws AvroFault if it has more */
  int(): number {
    const value = Number(this.long())
    if (value !== (value | 0)) throw new AvroFault('an int has more than 32 bits')
    return value
  }

  /** Reads a number of 64 bits, a BigInt only if it has more than 48. */
  long(): number | bigint {
    const { bytes } = this
    const end = Math.min(bytes.length, this.at + EXACT_BYTES)
    let value = 0
    let unit = 1
    for (let at = this.at; at < end; at++) {
      const byte = bytes[at]!
      value += (byte & 0x7f) * unit
      if (byte < 0x80) {
        this.at = at + 1
        return value % 2 === 0 ? value / 2 : -(value + 1) / 2
      }
      unit *= 0x80
    }
    return this.#wide()
  }

  #wide(): bigint {
    let value = 0n
    for (let index = 0; index < MAX_VARINT_BYTES; index++) {
      const byte = this.bytes[this.at + index]
      if (byte === undefined) throw new AvroFault('a number does not end in its block')
      value |= BigInt(byte & 0x7f) << BigInt(7 * index)
      if (byte >= 0x80) continue
      if (value >= 1n << 64n) break
      this.at += index + 1
      return value & 1n ? -((value + 1n) / 2n) : value / 2n
    }
    throw new AvroFault('a number has more than 64 bits')
  }
}
