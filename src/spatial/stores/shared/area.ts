import { comparisonIn, movedBy } from '../../model/comparison.ts'
import { intersectsBbox, type BboxMap } from '../../encodings/intersects-box.ts'
import { roundedBox, type Bbox } from '../../model/bbox.ts'
import type { Layer, PageQuery } from '../../model/collection-store.ts'
import type { CoordinateSystem } from '../../model/coordinate-system.ts'
import type { IndexedLayer } from './search.ts'
import { storedBoxes, type StoredBoxes } from './stored-boxes.ts'

/** What a bbox means for a layer. */
export interface Area {
  readonly boxes: StoredBoxes
  /**
   * True if a stored geometry has a point in the bbox.
   * @throws UnreadableGeometry
   * @throws OutsideSystem
   */
  meets(geometry: Uint8Array): boolean
}

/** The area of a query; undefined without a bbox. */
export async function areaOf(
  layer: IndexedLayer,
  { bbox, bboxSystem }: PageQuery,
): Promise<Area | undefined> {
  if (bbox === undefined) return undefined
  const { rounded, map } = comparedBbox(layer, bbox, bboxSystem)
  return {
    boxes: await storedBoxes(layer, rounded, bboxSystem),
    meets: (geometry) => intersectsBbox(geometry, rounded, map),
  }
}

/**
 * A bbox and the map on which geometries of a layer are compared with it.
 *
 * @param system of the bbox; longitude and latitude if undefined
 */
export function comparedBbox(
  { crs }: Pick<Layer, 'crs'>,
  bbox: Bbox,
  system?: CoordinateSystem,
): { readonly rounded: Bbox; readonly map: BboxMap } {
  const { transformation, turn, round } = comparisonIn(crs, system)
  return {
    rounded: bbox.map((box) => roundedBox(box, round)),
    map: {
      transformation,
      ...(turn && {
        limit: turn.limit,
        turned: [-1, 1].map((turns) => movedBy(turns, turn, transformation)),
      }),
    },
  }
}
