import { defineWorker } from '../../lib/worker-thread.ts'
import type { ValueType } from '../model/reading.ts'
import type { DateOrder } from '../model/profile.ts'

/** What the worker is started with: where its pieces go. */
export interface PieceSettings {
  /** A folder that is there. */
  readonly folder: string
  /** Of the names of the pieces. */
  readonly prefix: string
  /** About the size of a piece; a longer value has a piece of its own. */
  readonly pieceBytes: number
}

/** The distinct values of an attribute, to be described. */
export interface ValuesTask {
  readonly attribute: number
  /** By which the values are made numbers (`x` of VALUES_COLUMNS). */
  readonly inferredType: ValueType
  /**
   * A file with a line for each distinct value, the value in double quotes (doubled inside), a comma, its frequency,
   * LF: the most frequent first, equals by code point. UTF-8, no empty value.
   */
  readonly path: string
}

/** What was seen of the values of an attribute. */
export interface ValuesSummary {
  /** Distinct values. */
  readonly values: number
  /** Rows whose value is white space alone. */
  readonly blanks: number
  /** Rows by what their value looks like; null is no value, so there are none of it. */
  readonly types: Readonly<Record<ValueType, number>>
  /** In characters; 0 without a value. */
  readonly minLength: number
  readonly maxLength: number
  /** In which order dates with two readings were read; undefined absent where no value tells. */
  readonly dateOrder?: DateOrder
}

export type ValuesEvent =
  /** A file with some values of one attribute or several: canonical CSV with the columns of VALUES_COLUMNS. */
  | { readonly kind: 'piece'; readonly path: string; readonly rows: number }
  /** A file of values was read to its end; the last of its values may be in the next piece. */
  | { readonly kind: 'described'; readonly task: ValuesTask; readonly summary: ValuesSummary }

/** What the worker sends. */
export type ValuesMessage =
  | ValuesEvent
  /** There is no more to come. */
  | { readonly kind: 'end' }
  | { readonly kind: 'error'; readonly message: string }

/** What the worker is sent behind the last task. */
export const NO_MORE = 'no more'

/** The thread that describes distinct values; its orders are the tasks. It ends when there are no more. */
export const DESCRIBER = defineWorker<PieceSettings, ValuesMessage, ValuesTask | typeof NO_MORE>({
  module: 'quality/profiling/forms-worker',
  isPiece: ({ kind }) => kind === 'piece',
})
