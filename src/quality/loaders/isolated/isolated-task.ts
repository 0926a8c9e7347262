import { defineChild } from '../../../lib/child-process.ts'
import type { SentError } from '../errors.ts'
import { isPieceEvent, type PieceMessage } from '../records/piece-reading.ts'
import type { FileParts } from '../parts/file-parts.ts'
import type { ReadRequest } from '../records/read-request.ts'

/** The task that the child is started for. */
export type IsolatedTask =
  | { readonly kind: 'pieces'; readonly request: IsolatedReadRequest }
  | { readonly kind: 'preview'; readonly request: IsolatedPreviewRequest }
  /** Lists the tables of a database file. */
  | { readonly kind: 'tables'; readonly request: { readonly file: IsolatedFile } }

/** A file that is read in a process of its own, because its decoder may crash, hang or fill the memory. */
export interface IsolatedFile {
  readonly format: 'parquet' | 'sqlite' | 'duckdb'
  /** Of a database file: the table that is read, see `findTable`; undefined: its only table. */
  readonly table?: string | undefined
  /** Absolute. */
  readonly path: string
  /** Bytes of the file. */
  readonly bytes: number
  /** All files of a source of Parquet that has several; undefined: the source is the file at the path. */
  readonly parts?: FileParts | undefined
  /** Memory of the process, in MB. */
  readonly memoryMb: number
}

/** A reading of a file into pieces. */
export type IsolatedReadRequest = Omit<ReadRequest, 'records'> & { readonly file: IsolatedFile }

/** A reading of the first records of a file. */
export type IsolatedPreviewRequest = Omit<IsolatedReadRequest, 'folder' | 'maxRejected'> & {
  /** Number of records of the sample to show, loaded and rejected records together. */
  readonly mostRecords: number
  /** The most bytes that the values may take. */
  readonly firstBytes: number
}

/** A message of the child. */
export type IsolatedMessage =
  | PieceMessage
  /** The tables by their names, as a source names them. */
  | { readonly kind: 'tables'; readonly tables: readonly string[] }
  | { readonly kind: 'error'; readonly error: SentError }

/** The process that reads a file for one task. A file that crashes the decoder ends this process only. */
export const ISOLATED_CHILD = defineChild<IsolatedTask, IsolatedMessage>({
  module: 'quality/loaders/isolated/isolated-child-entry',
  isPiece: isPieceEvent,
})
