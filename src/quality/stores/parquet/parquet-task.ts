import { defineChild } from '../../../lib/child-process.ts'
import type { TableColumn } from '../../model/warehouse/warehouse.ts'
import type { CsvFile, SortedRows } from '../../model/warehouse/written-files.ts'

/** A Parquet file to write from canonical pieces of one table (`Piece` of the port). */
export interface ParquetFile {
  /** Absolute paths of the pieces. */
  readonly pieces: readonly string[]
  readonly columns: readonly TableColumn[]
  /** The rows are sorted by it. Without it, they are in the order of the pieces. */
  readonly order?: string
  /** Absolute path of the new file. */
  readonly path: string
}

/** A CSV file to write from the rows of Parquet files, as `writeCsv` of `stores/write-csv.ts` writes it. */
export interface SortedCsvFile extends CsvFile, Pick<SortedRows, 'columns' | 'order'> {
  /** Absolute paths of the Parquet files. */
  readonly from: readonly string[]
}

export interface ParquetTask {
  readonly files: readonly (ParquetFile | SortedCsvFile)[]
  /** Memory of the process for the rows, in MB. */
  readonly memoryMb: number
}

/** What the child says: that the next file is written, or why it is not. */
export type ParquetMessage =
  | { readonly kind: 'written'; readonly rows: number }
  | { readonly kind: 'failed'; readonly reason: 'disk' | 'memory' | 'data' }

/** The process that writes files for an engine that reads and writes Parquet files alone. */
export const PARQUET_CHILD = defineChild<ParquetTask, ParquetMessage>({
  module: 'quality/stores/parquet/parquet-child-entry',
})
