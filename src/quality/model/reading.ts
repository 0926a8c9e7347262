/**
 * What the reader of source files is asked, and what it answers. The reader runs in a worker: everything here
 * can be sent between threads.
 */

/** How the bytes of a delimited file are to be understood: `connectInfo` with its words made characters. */
export interface DelimitedFormat {
  /** An encoding by the name that the contract gives it, such as `cp1252`. */
  readonly encoding: string
  /** One character. */
  readonly delimiter: string
  /** One character; undefined where nothing is quoted (the contract's NUL). */
  readonly quote: string | undefined
  /** `none`: the whole file is one record. Undefined: the first terminator outside quotes tells. */
  readonly terminator: Terminator | undefined
  /** Whether the first record holds the names of the columns. */
  readonly header: boolean
}

export type Terminator = 'lf' | 'cr' | 'crlf' | 'none'

/** Which of the records are loaded. `skip` counts records after the header. */
export type Sample =
  | { readonly kind: 'all' }
  | { readonly kind: 'first'; readonly rows: number; readonly skip: number }
  /** Each record with a probability of `percent`, decided by the seed and the record's number alone. */
  | { readonly kind: 'random'; readonly percent: number; readonly skip: number; readonly seed: number }

export interface ReadLimits {
  /** The longest record, in bytes; a longer one is rejected. */
  readonly recordBytes: number
  /** The most columns; more of them fail the whole file. */
  readonly columns: number
  /** How many of the raw bytes of a rejected record are kept. */
  readonly rejectBytes: number
  /** What a compressed file may expand to, in bytes. */
  readonly expandedBytes: number
}

export interface ReadRequest {
  /** Absolute path of the file, plain or gzip (told by its first bytes). */
  readonly path: string
  readonly format: DelimitedFormat
  /** How many columns there are, where something else than the first record says so. */
  readonly columnCount: number | undefined
  readonly sample: Sample
  /** An empty folder of this reading's own, where the pieces are written. */
  readonly folder: string
  readonly limits: ReadLimits
  /** The reading stops with TooManyRejected as soon as more records than these are rejected. */
  readonly maxRejected: number | undefined
  /** Undefined where there are none. */
  readonly virtual?: VirtualRequest | undefined
}

/** A column that is computed for each record while it is loaded. */
export interface VirtualColumn {
  /** Columnised, and the human name as well. */
  readonly name: string
  readonly description: string
  /** As it was written. */
  readonly expression: string
  /** From 1. */
  readonly schemaLength: number
}

/** What is computed for each record; its columns stand behind those of the source. */
export interface VirtualRequest {
  readonly columns: readonly VirtualColumn[]
  /** Names of the source's columns, where something else than the first record says so. */
  readonly declaredNames: readonly string[] | undefined
}

/** What a value looks like; the narrowest that fits. `null` is an empty field, `blank` white space alone. */
export const VALUE_TYPES = [
  'null',
  'blank',
  'boolean',
  'integer',
  'decimal',
  'date',
  'time',
  'timestamp',
  'text',
] as const
export type ValueType = (typeof VALUE_TYPES)[number]

/** Why a record was kept aside. */
export const REJECT_REASONS = [
  /** Fewer or more fields than there are columns. */
  'ragged',
  /** A quote that does not end, or text behind the quote that ends a field. */
  'bad quotes',
  /** Bytes that the encoding does not have. */
  'undecodable',
  /** More bytes than a record may have. */
  'over-long',
] as const
export type RejectReason = (typeof REJECT_REASONS)[number]

/** What was seen of one column, over all loaded records. */
export interface ColumnSummary {
  readonly types: Readonly<Record<ValueType, number>>
  /** Of the values that are not null, in characters (code points); 0 where there is none. */
  readonly minLength: number
  readonly maxLength: number
}

export interface ReadSummary {
  /** Records that were loaded. */
  readonly rows: number
  /** Records that were judged, loaded or rejected; not those that the sample left out. */
  readonly judged: number
  readonly rejected: number
  /** Length of the shortest and longest loaded record without its terminator, in characters; 0 without rows. */
  readonly recordMinLength: number
  readonly recordMaxLength: number
  /** As given or as found. */
  readonly terminator: Terminator
  readonly compressed: boolean
  /** Bytes of the file that were read. */
  readonly bytes: number
  /** Those of the source, then the virtual ones. */
  readonly columns: readonly ColumnSummary[]
}

/** What the reader says, in this order: columns, any number of pieces and of tellings of progress, end. */
export type ReadEvent =
  | {
      readonly kind: 'columns'
      /** As they stand in the first record, neither mended nor made unique; undefined without a header. */
      readonly names: readonly string[] | undefined
      /** Without the virtual ones. */
      readonly count: number
    }
  /**
   * A file with some of the loaded records as canonical CSV: UTF-8, comma, LF, fields in double quotes where needed
   * (doubled inside), nothing for null. The first field is the number of the row, from 1 and without gaps.
   */
  | { readonly kind: 'rows'; readonly path: string; readonly rows: number; readonly bytesRead: number }
  /**
   * A file with some of the rejected records, as canonical CSV: number (from 1), line (of the file, from 1), reason,
   * detail (a sentence), offset and length in bytes (of the expanded file), and the raw bytes in hexadecimal digits.
   */
  | { readonly kind: 'rejects'; readonly path: string; readonly rows: number; readonly bytesRead: number }
  /** Bytes of the file that were read, told now and then between the pieces. */
  | { readonly kind: 'progress'; readonly bytesRead: number }
  | { readonly kind: 'end'; readonly summary: ReadSummary }
