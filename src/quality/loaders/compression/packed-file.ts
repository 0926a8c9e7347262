import type { Readable } from 'node:stream'

/** A compressed file whose bytes can be read from any place. */
export interface PackedFile {
  /** In bytes. */
  readonly length: number
  /** Bytes that sections have given so far. */
  readonly bytesRead: number
  /** Reads the bytes from `start` up to but not including `end`; fewer at the end of the file. */
  read(start: number, end: number): Promise<Buffer>
  /**
   * Opens the bytes from `start` up to but not including `end`, or up to the end of the file. Destroy the stream if it
   * is not read to its end.
   */
  section(start: number, end: number): Readable
}
