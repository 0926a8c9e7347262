/** Writes little-endian WKB with ISO's codes, into bytes that grow. */
export class GrowingWkb {
  #view = new DataView(new ArrayBuffer(1024))
  #length = 0

  /** What is written so far. */
  bytes(): Uint8Array {
    return new Uint8Array(this.#view.buffer, 0, this.#length)
  }

  head(type: number, hasZ: boolean): void {
    const at = this.#next(5)
    this.#view.setUint8(at, 1)
    this.#view.setUint32(at + 1, hasZ ? type + 1000 : type, true)
  }

  /** Returns the place of the number, where it can be replaced. */
  uint32(value: number): number {
    const at = this.#next(4)
    this.#view.setUint32(at, value, true)
    return at
  }

  replace(at: number, value: number): void {
    this.#view.setUint32(at, value, true)
  }

  /** @param z only if the head declares heights */
  position(x: number, y: number, z?: number): void {
    const at = this.#next(z === undefined ? 16 : 24)
    this.#view.setFloat64(at, x, true)
    this.#view.setFloat64(at + 8, y, true)
    if (z !== undefined) this.#view.setFloat64(at + 16, z, true)
  }

  #next(bytes: number): number {
    const at = this.#length
    this.#length += bytes
    if (this.#length > this.#view.byteLength) {
      const larger = new Uint8Array(Math.max(this.#length, this.#view.byteLength * 2))
      larger.set(new Uint8Array(this.#view.buffer))
      this.#view = new DataView(larger.buffer)
    }
    return at
  }
}
