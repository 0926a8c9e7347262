/** The decoder of an encoding. openTranscoder() makes a stream of it. */
export interface Decoder {
  /**
   * Converts raw bytes to UTF-8. The first byte must begin a character.
   * @param isLast true if the file ends here. An incomplete character at the end is then undecodable, otherwise it is
   *   left unread.
   */
  decode(raw: Buffer, isLast: boolean): Decoded
  /**
   * The number of bytes of `raw` that become the first `length` bytes of its UTF-8. It decodes again, so use it for
   * rejected records only.
   * @param length must end between two characters
   */
  rawLength(raw: Buffer, length: number): number
}

export interface Decoded {
  /** Number of raw bytes that were read. */
  readonly read: number
  readonly bytes: Buffer
  /** Ascending indices in `bytes` of undecodable bytes. */
  readonly faults: readonly number[]
}

/** Shared by pieces without faults, which are nearly all pieces. */
export const NO_FAULTS: readonly number[] = Object.freeze([])
