import type { Box } from '../../model/bbox.ts'
import type { IndexedLayer } from '../shared/search.ts'

/** A layer with the facts that only this store needs. */
export interface GeoPackageLayer extends IndexedLayer {
  /** The R*Tree of the geometry column, if the file has one. */
  readonly index?: NonNullable<IndexedLayer['index']> & { readonly table: string }
  /** True if there are rows without a geometry; they match every bbox and are not in the R*Tree. */
  readonly hasRowsWithoutGeometry: boolean
  /** Mean bytes of a geometry, at least 1. */
  readonly typicalSize: number
}

/** What is asked of the R*Tree. */
export interface Near {
  readonly boxes: readonly Box[]
  readonly within: readonly Box[]
}
