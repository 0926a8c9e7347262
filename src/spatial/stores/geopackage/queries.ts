import type { Box } from '../../model/bbox.ts'
import type { Layer, Value } from '../../model/collection-store.ts'
import type { Condition } from './conditions.ts'

/** A layer with the facts that only this store needs. */
export interface GeoPackageLayer extends Layer {
  /** The R*Tree of the geometry column, if the file has one. */
  readonly index?: {
    readonly table: string
    /** The extent of all envelopes, rounded outwards: [minX, minY, maxX, maxY]. */
    readonly bounds?: readonly [number, number, number, number]
  }
  /** The larger of width and height of the largest envelope in the index; 0 without an index. Read at the first use. */
  readonly longestSide: () => Promise<number>
  /** True if there are rows without a geometry; they match every bbox and are not in the R*Tree. */
  readonly hasRowsWithoutGeometry: boolean
  /** Mean bytes of a geometry, at least 1. */
  readonly typicalSize: number
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

/** The rows of a listing. */
export interface Search {
  readonly where: readonly Condition[]
  /** Boxes in stored coordinates: only rows that may lie in a box. Without boxes, all rows. */
  readonly boxes?: readonly Box[] | undefined
  /** Further boxes in stored coordinates; a row must also meet one of them. They only help where there are boxes. */
  readonly within?: readonly Box[] | undefined
}

/** What is asked of the R*Tree. */
export interface Near {
  readonly boxes: readonly Box[]
  readonly within: readonly Box[]
}

/** The values of conditions, in their order. */
export const valuesOf = (conditions: readonly Condition[]): Value[] =>
  conditions.flatMap(({ values }) => values)
