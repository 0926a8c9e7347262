/**
 * A Parquet file as the readers of sources see it. `decoder/` is behind this interface: it decodes files by DuckDB as a
 * library, in memory, whatever engine holds the rows of the server.
 */
import { QualityError } from '../../model/errors.ts'

/** Some successive rows of a file, with the texts of all their values in one buffer. */
export interface ParquetRows {
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

/** A Parquet file that is open. */
export interface ParquetFile {
  /** Names of the columns as in the file: they may be empty, and equal each other. */
  readonly names: readonly string[]
  /** Number of rows, as the metadata tell it. */
  readonly rows: number
  /**
   * All rows in their order. Call it once. A block is valid until the next one is asked for.
   * @throws ParquetUnreadable
   */
  blocks(): AsyncGenerator<ParquetRows | LongRow, void, undefined>
  /** Releases the file. No block may be asked for any more. */
  close(): Promise<void>
}

export interface ParquetLimits {
  /** A row with more bytes is a `LongRow`. */
  readonly recordBytes: number
  /** Maximum number of columns. */
  readonly columns: number
  /** Memory that the engine counts, in MB. The process takes somewhat more. */
  readonly memoryMb: number
}

/**
 * Opens a file.
 * @param path absolute
 * @throws ParquetUnreadable, ParquetTooWide, or the system's error if the file cannot be opened
 */
export type OpenParquetFile = (path: string, limits: ParquetLimits) => Promise<ParquetFile>

/** The file is no Parquet file, is damaged, or has something that cannot be decoded. The message is for the user. */
export class ParquetUnreadable extends QualityError {}

/** The file has too many columns. */
export class ParquetTooWide extends QualityError {}
