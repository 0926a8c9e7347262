import type { Box } from '../../model/bbox.ts'
import type { FeatureRow, Layer, Value } from '../../model/collection-store.ts'

/** A layer whose geometries may have an index of their envelopes. */
export interface IndexedLayer extends Layer {
  readonly index?: {
    /** The extent of all envelopes, rounded outwards: [minX, minY, maxX, maxY]. */
    readonly bounds?: readonly [number, number, number, number]
  }
  /** The larger of width and height of the largest envelope in the index; 0 without an index. Read at the first use. */
  readonly longestSide: () => Promise<number>
}

/**
 * A condition on the rows of a layer. In its SQL `{2}` stands for the column at position 2, `{key}` for the
 * key, `{id}` for the id, `{geometry}` for the geometry, and `?` for the next of the values. The text alone therefore identifies the
 * statement that a request needs.
 */
export interface Condition {
  readonly sql: string
  readonly values: readonly Value[]
}

/** The parts of each row to read. */
export class Fields {
  /** Columns by their positions. */
  readonly columns: readonly number[]
  /** True if the geometry is read; otherwise it is null. */
  readonly geometry: boolean
  /** Columns of dates and timestamps whose ranges are read too (see `TimedRow`). */
  readonly times: readonly number[]
  /** Identifies the combination of fields. */
  readonly shape: string
  /** True if the values of a row are in the order of the layer's columns, without a gap and without times. */
  readonly isDense: boolean

  constructor(columns: readonly number[], geometry: boolean, times: readonly number[] = []) {
    this.columns = columns
    this.geometry = geometry
    this.times = times
    this.shape = `${columns.join()} ${geometry} ${times.join()}`
    this.isDense = times.length === 0 && columns.every((column, at) => column === at)
  }
}

/** A row with the ranges of its times by the column: the first and the last millisecond, null if it is no time. */
export interface TimedRow extends FeatureRow {
  readonly times?: readonly (readonly [number | null, number | null] | undefined)[]
}

/** The rows of a listing. */
export interface Search {
  readonly where: readonly Condition[]
  /** Boxes in stored coordinates: only rows that may lie in a box. Without boxes, all rows. */
  readonly boxes?: readonly Box[] | undefined
  /** Further boxes in stored coordinates; a row must also meet one of them. They only help where there are boxes. */
  readonly within?: readonly Box[] | undefined
  /** True if only rows with a geometry are wanted, which the boxes alone do not say. */
  readonly needsGeometry?: boolean
}

/** The values of conditions, in their order. */
export const valuesOf = (conditions: readonly Condition[]): Value[] =>
  conditions.flatMap(({ values }) => values)
