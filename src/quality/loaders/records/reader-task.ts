import { defineWorker } from '../../../lib/worker-thread.ts'
import type { ReadEvent, ReadLimits, ReadRequest } from '../../model/reading.ts'
import type { SentError } from '../errors.ts'

/** The task that the worker is started for. */
export type ReaderTask =
  | { readonly kind: 'pieces'; readonly request: ReadRequest }
  | { readonly kind: 'preview'; readonly request: PreviewRequest }
  | { readonly kind: 'lines'; readonly request: LinesRequest }

export interface PreviewRequest extends Omit<ReadRequest, 'folder' | 'maxRejected'> {
  /** Number of records of the sample to show, loaded and rejected records together. */
  readonly mostRecords: number
  /** The most bytes of the file that are read, and the most that they may expand to. */
  readonly firstBytes: number
}

export interface LinesRequest {
  readonly path: string
  readonly encoding: string
  readonly lines: number
  /** Bytes that a compressed file may expand to. */
  readonly expandedBytes: ReadLimits['expandedBytes']
  readonly firstBytes: PreviewRequest['firstBytes']
}

/** A message of the worker. */
export type ReaderMessage =
  | { readonly kind: 'event'; readonly event: ReadEvent }
  /** A piece of a preview. */
  | { readonly kind: 'bytes'; readonly of: 'rows' | 'rejects'; readonly bytes: Uint8Array }
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | { readonly kind: 'error'; readonly error: SentError }

/** The thread that reads a source for one task, and ends with it. */
export const READER = defineWorker<ReaderTask, ReaderMessage>({
  module: 'quality/loaders/records/reader-worker',
  isPiece: (message) =>
    message.kind === 'event' && (message.event.kind === 'rows' || message.event.kind === 'rejects'),
})
