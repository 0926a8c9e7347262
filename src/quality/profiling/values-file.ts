import { closeSync, openSync, readSync } from 'node:fs'

const CHUNK_BYTES = 1 << 20
const ANOTHER_FORM = 'A line of the values file is malformed.'
const [LF, DOUBLE_QUOTE, COMMA, ZERO] = [0x0a, 0x22, 0x2c, 0x30] as const

/**
 * Reads the distinct values of an attribute (see ValuesTask) one after the other, in a buffer for a chunk, or for two
 * values if they are longer. It reads synchronously, so it belongs in a worker.
 */
export class ValuesFile {
  /** Holds the last value that was read, from `from` to before `to`, until the next value is read. */
  bytes: Buffer = Buffer.allocUnsafeSlow(CHUNK_BYTES)
  from = 0
  to = 0
  /** Frequency of the last value that was read. */
  frequency = Infinity
  readonly #file: number
  /** Start of the next line, and number of bytes in the buffer. */
  #next = 0
  #filled = 0
  #isAtEnd = false

  constructor(path: string) {
    this.#file = openSync(path, 'r')
  }

  close(): void {
    closeSync(this.#file)
  }

  /**
   * Reads the next value.
   * @returns true if there is a value
   * @throws Error if the file is not as ValuesTask specifies
   */
  next(): boolean {
    while (!this.#readLine()) {
      if (this.#isAtEnd) {
        if (this.#next < this.#filled) throw new Error('The values file is cut off.')
        return false
      }
      this.#fill()
    }
    return true
  }

  /** @returns false if the buffer does not contain the whole line; the state is then unchanged */
  #readLine(): boolean {
    const { bytes } = this
    const filled = this.#filled
    if (this.#next >= filled) return false
    if (bytes[this.#next] !== DOUBLE_QUOTE) throw new Error(ANOTHER_FORM)
    const from = this.#next + 1
    let to = from
    let doubled = 0
    for (; ; to++) {
      // The byte after a quote decides whether the value ends.
      if (to + 1 >= filled) return false
      if (bytes[to] !== DOUBLE_QUOTE) continue
      if (bytes[to + 1] !== DOUBLE_QUOTE) break
      doubled++
      to++
    }
    let at = to + 2
    let frequency = 0
    for (; ; at++) {
      if (at >= filled) return false
      const byte = bytes[at]!
      if (byte === LF) break
      frequency = frequency * 10 + byte - ZERO
    }
    if (bytes[to + 1] !== COMMA || !(frequency > 0)) throw new Error(ANOTHER_FORM)
    const end = doubled === 0 ? to : undouble(bytes, from, to)
    this.#checkOrder(from, end, frequency)
    this.from = from
    this.to = end
    this.frequency = frequency
    this.#next = at + 1
    return true
  }

  #checkOrder(from: number, to: number, frequency: number): void {
    if (frequency < this.frequency) return
    if (frequency > this.frequency || this.bytes.compare(this.bytes, this.from, this.to, from, to) <= 0) {
      throw new Error('The values file is not in order.')
    }
  }

  /** Frees or adds space, keeps the bytes from the last value on, and fills the space from the file. */
  #fill(): void {
    const kept = this.#filled - this.from
    const target = kept > this.bytes.length / 2 ? Buffer.allocUnsafeSlow(2 * this.bytes.length) : this.bytes
    this.bytes.copy(target, 0, this.from, this.#filled)
    this.bytes = target
    this.to -= this.from
    this.#next -= this.from
    this.from = 0
    this.#filled = kept
    while (!this.#isAtEnd && this.#filled < target.length) {
      const read = readSync(this.#file, target, this.#filled, target.length - this.#filled, null)
      this.#filled += read
      this.#isAtEnd = read === 0
    }
  }
}

/** Makes the doubled quotes of a value single, in place. @returns its new end */
function undouble(bytes: Buffer, from: number, to: number): number {
  let end = from
  for (let at = from; at < to; at++) {
    const byte = bytes[at]!
    bytes[end++] = byte
    if (byte === DOUBLE_QUOTE) at++
  }
  return end
}
