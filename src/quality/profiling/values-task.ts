import { defineWorker } from '../../lib/worker-thread.ts'
import type { ValueType } from '../model/reading.ts'
import type { DateOrder, NullMarkers, NumberPlaces, OpenDates, TextDamage } from '../model/profile.ts'

/** The worker's settings: the destination of its pieces. */
export interface PieceSettings {
  /** An existing folder. */
  readonly folder: string
  /** Prefix of the names of the pieces. */
  readonly prefix: string
  /** Approximate size of a piece in bytes. A longer value has a piece of its own. */
  readonly pieceBytes: number
}

/** The task to describe the distinct values of an attribute. */
export interface ValuesTask {
  readonly attribute: number
  /** The type by which values are converted to numbers (`x` of VALUES_COLUMNS), unless the values decide it together. */
  readonly inferredType: ValueType
  /** Values of the load by their own type. The file may have fewer. */
  readonly types: Readonly<Record<ValueType, number>>
  /**
   * A file with a line for each distinct value: the value in double quotes (doubled inside), a comma, its frequency,
   * LF. The most frequent value is first. Equal frequencies are in code point order. UTF-8.
   */
  readonly path: string
}

/** A summary of the values of an attribute. */
export interface ValuesSummary {
  /** Distinct values. */
  readonly values: number
  /** Rows whose value is empty or consists of white space. */
  readonly blanks: number
  /**
   * Rows by the type of their value in its column. The count of `null` is 0, because null is not a value. Null markers
   * are texts.
   */
  readonly types: Readonly<Record<ValueType, number>>
  /** In characters; 0 if there are no values. */
  readonly minLength: number
  readonly maxLength: number
  /** The order in which ambiguous dates were read; absent if no value decides it. */
  readonly dateOrder?: DateOrder
  readonly openDates?: OpenDates
  readonly nullMarkers?: NullMarkers
  readonly damage?: TextDamage
  /** Set if doubles cannot represent the numbers: the values have keys with these digits. */
  readonly places?: NumberPlaces
}

export type ValuesEvent =
  /** A file with values of one or several attributes: canonical CSV with the columns of VALUES_COLUMNS. */
  | { readonly kind: 'piece'; readonly path: string; readonly rows: number }
  /** A values file was read completely. The last of its values may be in the next piece. */
  | { readonly kind: 'described'; readonly task: ValuesTask; readonly summary: ValuesSummary }

/** A message of the worker. */
export type ValuesMessage =
  | ValuesEvent
  /** The last message. */
  | { readonly kind: 'end' }
  | { readonly kind: 'error'; readonly message: string }

/** Sent to the worker after the last task. */
export const NO_MORE = 'no more'

/** The thread that describes distinct values. Its orders are the tasks, and it ends after the last task. */
export const DESCRIBER = defineWorker<PieceSettings, ValuesMessage, ValuesTask | typeof NO_MORE>({
  module: 'quality/profiling/forms-worker',
  isPiece: ({ kind }) => kind === 'piece',
})
