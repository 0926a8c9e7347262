import { defineWorker } from '../../../lib/worker-thread.ts'
import type { Detected } from '../detection/detect.ts'
import type { ReadLimits } from '../../model/reading.ts'
import type { DetectedSheet, SheetLinesRequest, SheetsRequest } from '../excel/excel-task.ts'
import type { FixedFormat } from '../fixed/fixed-records.ts'
import { isPieceEvent, type PieceMessage } from './piece-reading.ts'
import type { LinesFile } from './lines-file.ts'
import type { ReadRequest } from './read-request.ts'
import type { SentError } from '../errors.ts'

/** The task that the worker is started for. */
export type ReaderTask =
  | { readonly kind: 'pieces'; readonly request: ReadRequest }
  | { readonly kind: 'preview'; readonly request: PreviewRequest }
  | { readonly kind: 'lines'; readonly request: LinesRequest }
  | { readonly kind: 'record lines'; readonly request: RecordLinesRequest }
  | { readonly kind: 'sheet lines'; readonly request: SheetLinesRequest }
  | { readonly kind: 'sheets'; readonly request: SheetsRequest }
  /** The format of a delimited file. @see detectFile */
  | { readonly kind: 'detect'; readonly file: LinesFile }

export interface PreviewRequest extends Omit<ReadRequest, 'folder' | 'maxRejected'> {
  /** Number of records of the sample to show, loaded and rejected records together. */
  readonly mostRecords: number
  /** The most bytes of the file that are read, and the most that they may expand to. */
  readonly firstBytes: number
}

export interface LinesRequest {
  readonly bytes: LinesFile
  readonly encoding: string
  readonly lines: number
  /** Bytes that a compressed file may expand to. */
  readonly expandedBytes: ReadLimits['expandedBytes']
  readonly firstBytes: PreviewRequest['firstBytes']
}

/** A file of records of bytes whose first records are shown. */
export interface RecordLinesRequest {
  readonly path: string
  readonly member?: string | undefined
  readonly format: FixedFormat
  readonly lines: number
  readonly limits: ReadLimits
  readonly firstBytes: PreviewRequest['firstBytes']
}

/** A message of the worker. */
export type ReaderMessage =
  | PieceMessage
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | { readonly kind: 'sheets'; readonly sheets: readonly DetectedSheet[] }
  | { readonly kind: 'detected'; readonly detected: Detected }
  | { readonly kind: 'error'; readonly error: SentError }

/** The thread that reads a source for one task, and ends with it. */
export const READER = defineWorker<ReaderTask, ReaderMessage>({
  module: 'quality/loaders/records/reader-worker',
  isPiece: isPieceEvent,
})
