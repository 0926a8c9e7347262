import { defineWorker } from '../../../lib/worker-thread.ts'
import type { ExportFormat } from '../../services/files/export-params.ts'

/** The task that the worker is started for. */
export interface ConvertTask extends ExportFormat {
  readonly filetype: 'csv' | 'json' | 'ndjson' | 'xlsx'
  /** The file to read: canonical CSV, without the names. */
  readonly rows: string
  /** Number of records in the file. */
  readonly count: number
  /** The file to write, which does not exist yet. */
  readonly target: string
  readonly names: readonly string[]
  /** The name for the sheets of a workbook. */
  readonly view: string
}

/** Values that were changed in the file. */
export interface Remarks {
  /** Number of characters replaced by a question mark. */
  readonly replaced: number
  /** Number of values cut to the limit of a cell. */
  readonly cut: number
}

/** A message of the worker. */
export type ConvertMessage =
  | { readonly kind: 'progress'; readonly count: number }
  | { readonly kind: 'end'; readonly remarks: Remarks }
  | {
      readonly kind: 'error'
      /** The sentence for the user, if the request is wrong. */
      readonly failure: string | undefined
      /** Error code of the system, such as ENOSPC. */
      readonly code: string | undefined
      readonly stack: string
    }

/** The thread that converts the records of an export to its file. It ends with the file. */
export const CONVERTER = defineWorker<ConvertTask, ConvertMessage>({
  module: 'quality/work/export/export-worker',
})
