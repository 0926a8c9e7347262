/**
 * Decodes the bytes of a field from `from` on and writes its value as UTF-8 to `out` at `at`. The decoder knows the
 * length of the field.
 * @returns the index after the value (`at` for null), BAD or UNDECODABLE
 */
export type FieldDecoder = (raw: Buffer, from: number, out: Buffer, at: number) => number

/** The bytes are no value of the field's format. */
export const BAD = -1
/** The bytes are no characters of the field's encoding. */
export const UNDECODABLE = -2

/** What a number is whose bytes are all blanks or all NULs, as a program leaves them that never set it. */
export interface Uninitialised {
  /** The byte of the blank. */
  readonly blank: number
  /** True if it is bad, otherwise it is null. */
  readonly isRejected: boolean
}

/** Receives what a decoder of text finds in a value beside its bytes. */
export interface TextFindings {
  /** By column: SPECIAL or PLAIN. */
  readonly flags: Uint8Array
  /** Set to false if a value is not ASCII. */
  isAscii: boolean
}

/** A decoder with the greatest number of bytes that it writes. */
export interface CompiledField {
  readonly decode: FieldDecoder
  readonly maxBytes: number
  /** Index in VALUE_TYPES of all values that are not null; UNCLASSIFIED if they differ. */
  readonly valueType: number
  /** Completes the sentence "… holds 12 3X, which is no …", such as `packed number`. */
  readonly expected: string
}
