import type { ByteWindow } from '../byte-window.ts'

/** Outcomes of `Framing.next`. */
export const FOUND = 0
/** The window needs more bytes: `wanted`, if that is known. */
export const MORE = 1
export const END = 2
/** The record is longer than the limit. Only its first bytes were kept, see `long`. */
export const LONG = 3

/** Divides a file into records. */
export interface Framing {
  /** The record found last, in the window, without terminator and descriptor word. */
  readonly start: number
  readonly end: number
  /** The number of bytes from its start that the window must hold to continue, if it is known, otherwise 0. */
  readonly wanted: number
  readonly long: LongRecord | undefined
  /** A sentence if the record found last is the rest of a file that ends within a record. */
  readonly rest?: string | undefined
  /**
   * Takes the next record.
   * @returns FOUND, MORE, END or LONG
   * @throws BadRecordLength
   */
  next(window: ByteWindow): number
}

export interface LongRecord {
  readonly offset: number
  readonly length: number
  readonly raw: Buffer
}
