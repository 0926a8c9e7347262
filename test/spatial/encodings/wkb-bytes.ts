/** WKB made by hand, in either byte order and with any type code. */
export interface WkbOptions {
  readonly littleEndian?: boolean
}

export class WkbBytes {
  readonly #parts: Buffer[] = []
  readonly #little: boolean

  constructor({ littleEndian = true }: WkbOptions = {}) {
    this.#little = littleEndian
  }

  head(code: number): this {
    this.#parts.push(Buffer.of(this.#little ? 1 : 0))
    return this.count(code)
  }

  count(value: number): this {
    const bytes = Buffer.alloc(4)
    if (this.#little) bytes.writeUInt32LE(value)
    else bytes.writeUInt32BE(value)
    this.#parts.push(bytes)
    return this
  }

  doubles(...values: number[]): this {
    for (const value of values) {
      const bytes = Buffer.alloc(8)
      if (this.#little) bytes.writeDoubleLE(value)
      else bytes.writeDoubleBE(value)
      this.#parts.push(bytes)
    }
    return this
  }

  /** Bytes made elsewhere, for a part in another byte order. */
  bytes(part: Buffer): this {
    this.#parts.push(part)
    return this
  }

  end(): Buffer {
    return Buffer.concat(this.#parts)
  }
}

export const wkb = (options?: WkbOptions): WkbBytes => new WkbBytes(options)
