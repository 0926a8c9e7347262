/** The decoder of an encoding. openTranscoder() makes a stream of it. */
export interface Decoder {
  /**
   * Converts raw bytes to UTF-8. The first byte must begin a character or an escape sequence.
   * @param isLast true if the file ends here. An incomplete character at the end is then undecodable, otherwise it is
   *   left unread.
   * @param state INITIAL_STATE at the start of the file, then the state after the bytes before
   */
  decode(raw: Buffer, isLast: boolean, state: number): Decoded
  /**
   * The place in `raw` after the bytes that become the first `length` bytes of its UTF-8. It decodes again, so use it
   * for rejected records only.
   * @param length must end between two characters
   * @param skipsEscapes true if the escape sequences that follow these bytes belong to them
   */
  locate(raw: Buffer, length: number, state: number, skipsEscapes: boolean): Place
}

/** A place between two characters. */
export interface Place {
  /** Number of raw bytes before it. */
  readonly read: number
  /** The character set in use, for encodings with escape sequences. The other encodings have one state. */
  readonly state: number
}

export interface Decoded extends Place {
  readonly bytes: Buffer
  /** Ascending indices in `bytes` of undecodable bytes. */
  readonly faults: readonly number[]
}

export const INITIAL_STATE = 0

/** Shared by pieces without faults, which are nearly all pieces. */
export const NO_FAULTS: readonly number[] = Object.freeze([])
