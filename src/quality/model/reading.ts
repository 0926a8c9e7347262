/** What the readers of sources take and tell. All these types can be sent between threads. */

/** The order of day, month and year in dates such as `31/12/2024`. */
export type DateOrder = 'DMY' | 'MDY' | 'YMD'

/** What a source says about its records beyond delimiter, quote and terminator. All members may be absent. */
export interface DelimitedOptions {
  /** Lines before the names or the first record. */
  readonly skipRows?: number | undefined
  /** Lines that begin with this text are left out. */
  readonly comment?: string | undefined
  /** `backslash`: it takes the character after it as it is. Undefined: two quotes in a quoted field are one quote. */
  readonly escape?: 'backslash' | undefined
  /** `pad`: short records get nulls. `cut`: surplus empty fields are dropped. `fit`: both. Undefined: both are rejected. */
  readonly ragged?: 'pad' | 'cut' | 'fit' | undefined
  /** Fields with one of these texts are null. */
  readonly nulls?: readonly string[] | undefined
  /** True if blanks and tabs around fields, and around their quotes, are not data. */
  readonly trim?: boolean | undefined
  /** The decimal mark of numbers, which are loaded with a point and without thousands separators. */
  readonly decimal?: '.' | ',' | undefined
  /** Dates in this order are loaded as `2024-12-31`. */
  readonly dateOrder?: DateOrder | undefined
}

/** How to interpret the bytes of a delimited file: `connectInfo` with its names replaced by characters. */
export interface DelimitedFormat extends DelimitedOptions {
  /** An encoding by its name in the contract, such as `cp1252`. */
  readonly encoding: string
  /** One to eight characters. */
  readonly delimiter: string
  /** True if nobody has given the delimiter. A text in another format, such as XML, is refused then. */
  readonly isDefaultDelimiter?: true | undefined
  /** One character; undefined if no fields are quoted (the contract's NUL). */
  readonly quote: string | undefined
  /** `none`: the whole file is one record. Undefined: LF and CR LF end records, and CR if the first line ends with it. */
  readonly terminator: Terminator | undefined
  /** True if the first record holds the names of the columns. */
  readonly header: boolean
}

/** The compressions that files of sources may have, by their names in the contract. */
export type Compression = 'gzip' | 'zip' | 'zstd' | 'bzip2' | 'xz'

export type Terminator = 'lf' | 'cr' | 'crlf' | 'none'

/** Selects the records to load. `skip` counts records after the header. */
export type Sample =
  | { readonly kind: 'all' }
  | { readonly kind: 'first'; readonly rows: number; readonly skip: number }
  /** Selects each record with a probability of `percent`. Only the seed and the record's number decide. */
  | { readonly kind: 'random'; readonly percent: number; readonly skip: number; readonly seed: number }

export interface ReadLimits {
  /** Maximum length of a record, in bytes; a longer record is rejected. */
  readonly recordBytes: number
  /** Maximum number of columns; a file with more columns fails. */
  readonly columns: number
  /** Number of raw bytes to keep of a rejected record. */
  readonly rejectBytes: number
  /** Maximum size of a file after decompression, in bytes. */
  readonly expandedBytes: number
}

/** A column that is computed for each record while it is loaded. */
export interface VirtualColumn {
  /** Columnised; it is also the human name. */
  readonly name: string
  readonly description: string
  /** As it is in the request. */
  readonly expression: string
  /** From 1. */
  readonly schemaLength: number
}

/**
 * The narrowest type that a value looks like. `null` is no value, `blank` is an empty string or consists of white space
 * only.
 */
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

/** Reasons to reject a record. */
export const REJECT_REASONS = [
  /** The number of fields differs from the number of columns. */
  'ragged',
  /** A quote that does not end, or text after a closing quote. */
  'bad quotes',
  /** Bytes that are invalid in the encoding. */
  'undecodable',
  /** More bytes than the limit of a record. */
  'over-long',
  /** Bytes of a field that are no value of its format. */
  'bad field',
  /** The number of bytes differs from that of the layout. */
  'wrong length',
  /** The record violates the syntax of its format, or its structure differs from that of the other records. */
  'malformed',
] as const
export type RejectReason = (typeof REJECT_REASONS)[number]

/** The inferred type of a column. */
export interface InferredType {
  readonly type: ValueType
  /** Share of the values that fit the type, from 0 to 1; 1 if there are no values. Null and blank are not counted. */
  readonly share: number
}

/** Summary of one column over all loaded records. */
export interface ColumnSummary {
  readonly types: Readonly<Record<ValueType, number>>
  /** Of the values that are not null, in characters (code points); 0 if there are no such values. */
  readonly minLength: number
  readonly maxLength: number
  /** The type that the profile inferred from the distinct values. Undefined before the profile: `types` decides. */
  readonly inferred?: InferredType
}

/** What the bytes of a text file say about the encoding in which it was read. */
export interface EncodingJudgement {
  /** Another encoding, which the bytes suggest and which gives other characters. Absent if they suggest the same text. */
  readonly other?: string
  /** A sentence that says what the judgement rests on. */
  readonly evidence: string
  /** True if yet another encoding is nearly as likely. */
  readonly isDoubtful: boolean
}

/** What a source of several files tells. */
export interface PartNotes {
  readonly files: number
  /** Columns that some of the files do not have, at most 20. */
  readonly missing: readonly MissingColumn[]
  /** Absent if there are none. */
  readonly unclear?: UnclearNames
}

/** First lines that were loaded as records and may be names, since the first file has names and no other repeats them. */
export interface UnclearNames {
  /** The first file with such a line, in quotes as sentences name it. */
  readonly file: string
  /** The number of files with such a line. */
  readonly files: number
}

/** A column that some files of a source do not have. */
export interface MissingColumn {
  /** As in the files that have it. */
  readonly name: string
  /** The number of files that do not have it. */
  readonly files: number
}

/** How a source was read, for its report. */
export interface ReadingNotes {
  /** Absent if the source has no line ends. */
  readonly terminator?: Terminator
  /** Records with another line end. */
  readonly otherLineEnds: number
  readonly compression?: Compression
  /** Absent if the bytes prove the encoding, as those of UTF-8 do, or if the source is no delimited file. */
  readonly encoding?: EncodingJudgement
  /** Absent if the source is one file. */
  readonly parts?: PartNotes
}

export interface ReadSummary {
  /** Loaded records. */
  readonly rows: number
  /** Records that were loaded or rejected. Records outside the sample do not count. */
  readonly records: number
  readonly rejected: number
  /** The reasons of the rejected records, and the first of them: sentences. Empty without rejected records. */
  readonly rejectReasons: string
  /** Length of the shortest and longest loaded record without its terminator, in characters; 0 without rows. */
  readonly recordMinLength: number
  readonly recordMaxLength: number
  /** As requested or detected from the first line. */
  readonly terminator: Terminator
  /** Undefined if the source is not a compressed file. */
  readonly compression: Compression | undefined
  /** Records with another line end than `terminator`. */
  readonly otherLineEnds: number
  /** Undefined if the source is not several files. */
  readonly parts?: PartNotes | undefined
  /** See ReadingNotes. */
  readonly encodingJudgement?: EncodingJudgement | undefined
  /** Bytes read of the file, or rows of the table. */
  readonly bytes: number
  /** The columns of the source, then the virtual columns. */
  readonly columns: readonly ColumnSummary[]
}

/** Events of the reader, in this order: columns, any number of pieces and progress events, end. */
export type ReadEvent =
  | {
      readonly kind: 'columns'
      /** As in the first record, neither corrected nor made unique; undefined without a header. */
      readonly names: readonly string[] | undefined
      /** Excludes the virtual columns. */
      readonly count: number
      /** Of a table: the number of rows that the database expects; undefined if it is not known. */
      readonly expectedRows?: number | undefined
      /** Why there are no columns, if the reader knows it: a sentence. */
      readonly reason?: string | undefined
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
  /** Bytes read of the file, or rows of the table, reported at intervals between the pieces. */
  | { readonly kind: 'progress'; readonly bytesRead: number }
  | { readonly kind: 'end'; readonly summary: ReadSummary }
