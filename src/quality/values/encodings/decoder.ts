/** What one encoding must be able to do; openTranscoder() makes a stream of it. */
export interface Decoder {
  /**
   * Turns raw bytes into UTF-8, from the first byte of a character on.
   * @param isLast whether the file ends here: then a character that is cut at the end is undecodable, else it
   *   is left unread
   */
  decode(raw: Buffer, isLast: boolean): Decoded
  /**
   * How many bytes of `raw` make the first `length` bytes of its UTF-8. Decodes again: for rejected records only.
   * @param length must end between two characters
   */
  rawLength(raw: Buffer, length: number): number
}

export interface Decoded {
  /** How many of the raw bytes were read. */
  readonly read: number
  readonly bytes: Buffer
  /** Where in `bytes` something stands that could not be decoded, ascending. */
  readonly faults: readonly number[]
}

/** Nothing is wrong in nearly every piece of nearly every file. */
export const NO_FAULTS: readonly number[] = Object.freeze([])
