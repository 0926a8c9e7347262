import { defineWorker } from '../../../lib/worker-thread.ts'
import type { ReadEvent, ReadLimits, ReadRequest } from '../../model/reading.ts'
import type { SentError } from '../errors.ts'

/** What the worker is started for. */
export type ReaderTask =
  | { readonly kind: 'pieces'; readonly request: ReadRequest }
  | { readonly kind: 'preview'; readonly request: PreviewRequest }
  | { readonly kind: 'lines'; readonly request: LinesRequest }

export interface PreviewRequest extends Omit<ReadRequest, 'folder' | 'maxRejected'> {
  /** How many of the records that the sample takes are shown, loaded and rejected ones together. */
  readonly records: number
  /** How many bytes of the file are read at most, and how many that they expand to. */
  readonly firstBytes: number
}

export interface LinesRequest {
  readonly path: string
  readonly encoding: string
  readonly lines: number
  /** What a compressed file may expand to, in bytes. */
  readonly expandedBytes: ReadLimits['expandedBytes']
  readonly firstBytes: PreviewRequest['firstBytes']
}

/** What the worker sends. */
export type ReaderMessage =
  | { readonly kind: 'event'; readonly event: ReadEvent }
  /** A piece of a preview. */
  | { readonly kind: 'bytes'; readonly of: 'rows' | 'rejects'; readonly bytes: Uint8Array }
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | { readonly kind: 'error'; readonly error: SentError }

/** The thread that reads a source file for one task, and ends with it. */
export const READER = defineWorker<ReaderTask, ReaderMessage>({
  module: 'quality/loaders/delimited/reader-worker',
  isPiece: (message) =>
    message.kind === 'event' && (message.event.kind === 'rows' || message.event.kind === 'rejects'),
})
