import { defineChild } from '../../../lib/child-process.ts'
import type { TableColumn } from '../../model/warehouse/warehouse.ts'

/** A Parquet file to write from canonical pieces of one table (`Piece` of the port). */
export interface ParquetFile {
  /** Absolute paths of the pieces. */
  readonly pieces: readonly string[]
  readonly columns: readonly TableColumn[]
  /** The rows are sorted by it. */
  readonly order: string
  /** Absolute path of the new file. */
  readonly path: string
}

export interface ParquetTask {
  readonly files: readonly ParquetFile[]
  /** Memory of the process for the rows, in MB. */
  readonly memoryMb: number
}

/** What the child says: that the next file is written, or why it is not. */
export type ParquetMessage =
  | { readonly kind: 'written'; readonly rows: number }
  | { readonly kind: 'failed'; readonly reason: 'disk' | 'memory' | 'data' }

/** The process that writes Parquet files for an engine that cannot read canonical pieces. */
export const PARQUET_CHILD = defineChild<ParquetTask, ParquetMessage>({
  module: 'quality/stores/parquet/parquet-child-entry',
})
