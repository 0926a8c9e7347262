/**
 * A file that DuckDB decodes as a library, in memory, whatever engine holds the rows of the server: Parquet files, and
 * files of DuckDB itself.
 */

/** Some successive rows of a file, with the texts of all their values in one buffer. */
export interface DecodedRows {
  readonly kind: 'rows'
  readonly rows: number
  /** UTF-8. The values may lie in any order. */
  readonly bytes: Buffer
  /** Index of each value, row by row. */
  readonly starts: Int32Array
  /** Bytes of each value, row by row; -1 for null. */
  readonly lengths: Int32Array
}

/** A row that is longer than the limit. Its values are not decoded as a whole. */
export interface LongRow {
  readonly kind: 'long'
  /** Bytes of all its texts. */
  readonly size: number
  /** The beginnings of its values, with commas between them. Values of many bytes are left out. */
  readonly beginning: Buffer
}

/** The rows of a file that is open. */
export interface DecodedFile {
  /** Names of the columns as in the file: they may be empty, and equal each other. */
  readonly names: readonly string[]
  /** Number of rows, as the metadata tell it. */
  readonly rows: number
  /**
   * All rows in their order. Call it once. A block is valid until the next one is asked for.
   * @throws QualityError with a sentence for the user
   */
  blocks(): AsyncGenerator<DecodedRows | LongRow, void, undefined>
  /** Releases the file. No block may be asked for any more. */
  close(): Promise<void>
}

export interface DecodeLimits {
  /** A row with more bytes is a `LongRow`. */
  readonly recordBytes: number
  /** Maximum number of columns. */
  readonly columns: number
  /** Memory that the engine counts, in MB. The process takes somewhat more. */
  readonly memoryMb: number
}
