import { defineChild } from '../../../lib/child-process.ts'
import type { SentError } from '../errors.ts'
import { isPieceEvent, type PieceMessage } from '../records/piece-reading.ts'
import type { ReadRequest } from '../records/read-request.ts'

/** The task that the child is started for. */
export type ParquetTask =
  | { readonly kind: 'pieces'; readonly request: ParquetReadRequest }
  | { readonly kind: 'preview'; readonly request: ParquetPreviewRequest }

/** A reading of a file into pieces. */
export type ParquetReadRequest = Omit<ReadRequest, 'records'> & {
  /** Absolute. */
  readonly path: string
  /** Bytes of the file. */
  readonly bytes: number
  /** Memory of the process, in MB. */
  readonly memoryMb: number
}

/** A reading of the first records of a file. */
export type ParquetPreviewRequest = Omit<ParquetReadRequest, 'folder' | 'maxRejected'> & {
  /** Number of records of the sample to show, loaded and rejected records together. */
  readonly mostRecords: number
  /** The most bytes that the values may take. */
  readonly firstBytes: number
}

/** A message of the child. */
export type ParquetMessage = PieceMessage | { readonly kind: 'error'; readonly error: SentError }

/** The process that reads a Parquet file for one task. A file that crashes the decoder ends this process only. */
export const PARQUET_CHILD = defineChild<ParquetTask, ParquetMessage>({
  module: 'quality/loaders/parquet/parquet-child-entry',
  isPiece: isPieceEvent,
})
