import { BadRecordLength } from '../../errors.ts'
import type { ByteWindow } from '../byte-window.ts'

/** Bytes before a record or block that hold its length. */
export interface LengthHeader {
  /** As the message calls it. */
  readonly name: string
  /** What to check if the bytes are no length. */
  readonly check: string
  readonly bytes: number
  /** The length of what follows the header; negative if the bytes are no such length. */
  length(bytes: Buffer, at: number): number
}

/**
 * The length in the header at the start of the window.
 * @throws BadRecordLength if the bytes are no length
 */
export function lengthIn(window: ByteWindow, header: LengthHeader): number {
  const { bytes, start } = window
  const length = header.length(bytes, start)
  if (length >= 0) return length
  const hex = bytes.toString('hex', start, start + header.bytes).toUpperCase()
  throw new BadRecordLength(
    `The ${header.name} at offset ${offsetOf(window)} is ${hex}, which is no length of a record: check ${header.check}.`,
  )
}

/** @throws BadRecordLength if a record is longer than the limit */
export function checkLimit(window: ByteWindow, length: number, recordBytes: number): void {
  if (length <= recordBytes) return
  throw new BadRecordLength(
    `The record at offset ${offsetOf(window)} has a length of ${length} bytes, more than the limit of ${recordBytes} bytes: check the record format.`,
  )
}

/** @param wanted number of bytes that the record or its header needs */
export const pastEnd = (window: ByteWindow, wanted: number): BadRecordLength =>
  new BadRecordLength(
    `The record at offset ${offsetOf(window)} needs ${wanted} bytes with its length, but the file ends after ${window.held} bytes: the file is cut off, or the record format is another one.`,
  )

const offsetOf = (window: ByteWindow): number => window.base + window.start
