import type { ColumnKind } from './column-kinds.ts'
import type { IndexedLayer } from '../shared/search.ts'

/** A column of a key: `integer` and `uuid` are compared as such, `text` by code point, others by their texts. */
export interface KeyPart {
  readonly column: string
  readonly kind: 'integer' | 'uuid' | 'text' | 'other'
}

/** A table or view with the facts that only this store needs. */
export interface PostgisLayer extends IndexedLayer {
  readonly schema: string
  /** By the positions of `columns`. */
  readonly kinds: readonly ColumnKind[]
  /** The columns of the key, in the order in which they sort. */
  readonly keyParts: readonly KeyPart[]
  /** How the geometries are stored; absent for a table without geometries. */
  readonly stored?: {
    readonly srid: number
    /** True if the type of the column has this SRID, so that all rows have it. */
    readonly isDeclared: boolean
    /** True if the column has the type `geography`. */
    readonly isGeography: boolean
    /** True if rows may have no geometry; they match every bbox. For a large table, as the last look found it. */
    readonly isNullable: boolean
  }
  /** How the number of rows that meet a box is estimated; absent without statistics. */
  readonly rowEstimate?: RowEstimate
  /** Mean bytes of a row with its geometry, at least 1. */
  readonly typicalSize: number
  /** True if counting its rows takes no noticeable time. */
  readonly isCounted: boolean
}

/** A table with statistics of its geometries. */
export interface RowEstimate {
  readonly oid: string
  readonly rows: number
}
