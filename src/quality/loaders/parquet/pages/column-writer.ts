import type { TextRecord } from '../../typed/text-record.ts'

/** Writes the next value of a column or of a part of it, and goes to the value after it. */
export interface ValueWriter {
  /** Writes the text of a value, but nothing for null. @returns true if the value is null */
  readonly field: (out: TextRecord) => boolean
  /** Writes a value as JSON. */
  readonly json: (out: TextRecord) => void
}
