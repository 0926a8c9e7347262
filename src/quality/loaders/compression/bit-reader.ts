/** Reads bits of a buffer, the high bit of each byte first. After the end of the buffer, all bits are 0. */
export class BitReader {
  readonly #bytes: Buffer
  /** Index of the next byte that is not in `#bits` yet. */
  #at = 0
  /** The last `#count` bits are the next ones. */
  #bits = 0
  #count = 0

  /** @param skipped bits of the first byte that are left out, below 8 */
  constructor(bytes: Buffer, skipped: number) {
    this.#bytes = bytes
    this.take(skipped)
  }

  /** The number of bits before the next one. */
  get position(): number {
    return this.#at * 8 - this.#count
  }

  /** True if bits after the end of the buffer were taken. */
  get isOver(): boolean {
    return this.position > this.#bytes.length * 8
  }

  /** The next bits, which stay. @param count up to 24 */
  peek(count: number): number {
    while (this.#count < count) {
      this.#bits = (this.#bits << 8) | (this.#at < this.#bytes.length ? this.#bytes[this.#at]! : 0)
      this.#at++
      this.#count += 8
    }
    return (this.#bits >>> (this.#count - count)) & ((1 << count) - 1)
  }

  /** Leaves bits out that `peek` has given. */
  drop(count: number): void {
    this.#count -= count
  }

  /** @param count up to 24 */
  take(count: number): number {
    const bits = this.peek(count)
    this.#count -= count
    return bits
  }

  /** The next 32 bits, as a number that is not negative. */
  take32(): number {
    const high = this.take(16)
    return high * 0x10000 + this.take(16)
  }
}
