import { defineWorker } from '../../../lib/worker-thread.ts'
import type { ExportFormat } from '../../services/export-params.ts'

/** What the worker is started for. */
export interface ConvertTask extends ExportFormat {
  readonly filetype: 'csv' | 'json' | 'ndjson' | 'xlsx'
  /** The file to read: canonical CSV, without the names. */
  readonly rows: string
  /** How many records it has. */
  readonly count: number
  /** The file to write, which is not there. */
  readonly target: string
  readonly names: readonly string[]
  /** What the sheets of a workbook are called. */
  readonly view: string
}

/** What was written otherwise than it is. */
export interface Remarks {
  /** Characters that a question mark stands for. */
  readonly replaced: number
  /** Values of which a cell holds the first characters alone. */
  readonly cut: number
}

/** What the worker sends. */
export type ConvertMessage =
  | { readonly kind: 'progress'; readonly count: number }
  | { readonly kind: 'end'; readonly remarks: Remarks }
  | {
      readonly kind: 'error'
      /** The sentence for people, where the fault is one of the request. */
      readonly failure: string | undefined
      /** Of the system, such as ENOSPC. */
      readonly code: string | undefined
      readonly stack: string
    }

/** The thread that makes the file of an export of its records, and ends with it. */
export const CONVERTER = defineWorker<ConvertTask, ConvertMessage>({
  module: 'quality/work/export/export-worker',
})
