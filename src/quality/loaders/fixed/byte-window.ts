/** The bytes of a file that are at hand. */
export class ByteWindow {
  bytes: Buffer = Buffer.alloc(0)
  /** Index of the first byte that no record has taken. */
  start = 0
  /** Offset of `bytes` in the (expanded) file. */
  base: number
  /** True if the file ends with `bytes`. */
  isLast = false

  /** @param base offset of the first byte that is appended */
  constructor(base = 0) {
    this.base = base
  }

  get end(): number {
    return this.bytes.length
  }

  /** Number of bytes that no record has taken. */
  get held(): number {
    return this.bytes.length - this.start
  }

  append(chunks: readonly Buffer[]): void {
    const [only] = chunks
    this.base += this.start
    this.bytes =
      this.held === 0 && chunks.length === 1
        ? only!
        : Buffer.concat([this.bytes.subarray(this.start), ...chunks])
    this.start = 0
  }
}
