/** The bytes that may still be read of a source that has several files. */
export class ByteBudget {
  #expandedBytes: number
  #firstBytes: number

  /**
   * @param expandedBytes bytes that all compressed files together may expand to
   * @param firstBytes reading stops after this many bytes, of the files or expanded; undefined: at the end of the last
   * file
   */
  constructor(limits: { readonly expandedBytes: number; readonly firstBytes?: number | undefined }) {
    this.#expandedBytes = limits.expandedBytes
    this.#firstBytes = limits.firstBytes ?? Infinity
  }

  get expandedBytes(): number {
    return this.#expandedBytes
  }

  get firstBytes(): number {
    return this.#firstBytes
  }

  /** Notes the bytes of a file that was read, and the number that they expanded to if it was compressed. */
  take(bytes: number, expanded = 0): void {
    this.#expandedBytes -= expanded
    this.#firstBytes = Math.max(0, this.#firstBytes - Math.max(bytes, expanded))
  }
}
