import type { RejectedRecord } from './rejected-record.ts'
import type { Compression, PartNotes, Terminator } from '../../model/reading.ts'

/** Outcomes of `RecordSource.next`. */
export const RECORD = 0
export const REJECT = 1
/** `fill` must be awaited before the next call. */
export const MORE = 2
export const END = 3

/** Flags of a field. */
export const PLAIN = 0
/** The field contains a comma, a double quote or a line end. */
export const SPECIAL = 1
/** The field contains doubled quotes, see `SourceRecord.quote`. */
export const DOUBLED = 2
/** The field is an empty string, not null; see `ReadingRequest.keepsEmpty`. */
export const EMPTY = 4

/** The field contains escapes. Its text is not its bytes, so only a source that rewrites its fields has it. */
export const ESCAPED = 8

/** Beside the indices of VALUE_TYPES: the type of a value must be found in its bytes. */
export const UNCLASSIFIED = -1

/** A record whose fields are sections of a buffer. The source reuses it for each record. */
export interface SourceRecord {
  /** Has the fields as UTF-8. */
  readonly bytes: Buffer
  readonly fields: number
  /** The values of the fields as indices into `bytes`. */
  readonly starts: ArrayLike<number>
  readonly ends: ArrayLike<number>
  readonly flags: ArrayLike<number>
  /** True if all fields are ASCII. */
  readonly isAscii: boolean
  /** The fields together have at most this number of bytes. */
  readonly size: number
  /** The quote that is doubled in fields with the flag DOUBLED. */
  readonly quote: Buffer | undefined
  /** By field: index in VALUE_TYPES of each value that is not null, or UNCLASSIFIED. Undefined: all are UNCLASSIFIED. */
  readonly types?: ArrayLike<number>
  /** True if the first `size` bytes are the fields in canonical CSV, with a comma before each field. */
  readonly isCanonical?: boolean
  /** The length of the record as the source has it, without its terminator, in characters. */
  length(): number
  /** The value of a field; an empty string for null. */
  text(field: number): string
}

/**
 * The records of a source of any kind, one after the other. A source is open when it is made. `RecordReading` awaits
 * `fill` first, then calls `next` until it returns MORE, awaits `fill` again, and so on.
 */
export interface RecordSource {
  /** The number of columns; undefined until it is known, at the latest with the first record. */
  readonly columns: number | undefined
  /** Names of the columns, neither corrected nor made unique; undefined if the source has none. */
  readonly names: readonly string[] | undefined
  /**
   * What each record is, in the plural, of a format in which that can differ from file to file: `objects`. Undefined: the
   * format has one kind, or no record tells it. It is known with the columns.
   */
  readonly recordKind?: string | undefined
  /** The last record, after RECORD. */
  readonly record: SourceRecord
  /** The last rejected record, after REJECT. */
  readonly rejected: RejectedRecord | undefined
  /** Why there are no columns, if there are none and the source knows it: a sentence. */
  readonly reasonWithoutColumns?: string | undefined
  /** What was read so far, in the unit of the source's size: bytes of the file, or rows of a table. */
  readonly bytesRead: number
  /** Of a table: the number of rows that the database expects. */
  readonly expectedRows?: number | undefined
  /** True if the source ended before its data did, because of a limit of a preview. */
  readonly isCut: boolean
  /** True if no file is open, so that the source can be kept as it is at no cost. */
  readonly isIdle?: boolean
  /** Properties of the file that the summary tells. */
  readonly terminator: Terminator | undefined
  /** Undefined if the source is not a compressed file. */
  readonly compression?: Compression | undefined
  /** Records with another line end than `terminator`; undefined: none. */
  readonly otherLineEnds?: number
  /** Undefined if the source is not several files. */
  readonly parts?: PartNotes | undefined
  /**
   * Waits for more data.
   * @returns false if there is none, after which `next` is not called again
   * @throws ReadingError, or the system's error
   */
  fill(): Promise<boolean>
  /**
   * Takes the next record.
   * @returns RECORD, REJECT, MORE or END
   */
  next(): number
  /** Releases what is open. It is called once, also after an error. */
  close(): Promise<void>
}
