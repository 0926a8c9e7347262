/** The bytes of a stream, taken in portions of the size that the reader needs. */
export class PullBytes {
  readonly #pieces: AsyncIterator<Buffer>
  #held: Buffer = Buffer.alloc(0)
  #isOver = false

  constructor(pieces: AsyncIterable<Buffer>) {
    this.#pieces = pieces[Symbol.asyncIterator]()
  }

  /** The bytes that are held. More of them arrive only by `hold`. */
  get held(): Buffer {
    return this.#held
  }

  /** Waits until at least `count` bytes are held. @returns false if the stream ends before, with fewer bytes held */
  async hold(count: number): Promise<boolean> {
    if (this.#held.length >= count) return true
    const pieces = [this.#held]
    let length = this.#held.length
    while (length < count && !this.#isOver) {
      const next = await this.#pieces.next()
      if (next.done === true) {
        this.#isOver = true
        break
      }
      pieces.push(next.value)
      length += next.value.length
    }
    this.#held = pieces.length === 1 ? this.#held : Buffer.concat(pieces, length)
    return length >= count
  }

  /** Takes bytes that are held. */
  take(count: number): Buffer {
    const taken = this.#held.subarray(0, count)
    this.#held = this.#held.subarray(count)
    return taken
  }

  /** Leaves bytes out, also more than are held. @returns false if the stream ends before */
  async skip(count: number): Promise<boolean> {
    for (let left = count; left > 0;) {
      if (this.#held.length === 0 && !(await this.hold(1))) return false
      left -= this.take(Math.min(left, this.#held.length)).length
    }
    return true
  }

  /** Closes the stream. */
  async close(): Promise<void> {
    await this.#pieces.return?.()
  }
}
