import { lonLatBoxes } from '../../crs/lon-lat-boxes.ts'
import { intersectsBbox } from '../../encodings/intersects-box.ts'
import { ProjectedBbox } from '../../encodings/projected-box.ts'
import { withRounding, type Bbox } from '../../model/bbox.ts'
import type { Layer, PageQuery } from '../../model/collection-store.ts'

/** What a bbox means for a layer. */
export interface Area {
  /**
   * The boxes in stored coordinates that contain everything in the bbox, and possibly more; undefined if they are
   * unknown, and every row must be tested.
   */
  readonly boxes: Bbox | undefined
  /**
   * True if a stored geometry has a point in the bbox.
   * @throws UnreadableGeometry
   */
  meets(geometry: Uint8Array): boolean
}

/** The area of a query; undefined without a bbox. */
export function areaOf({ crs }: Pick<Layer, 'crs'>, { bbox, bboxSystem }: PageQuery): Area | undefined {
  if (bbox === undefined) return undefined
  if (bboxSystem === undefined) {
    return {
      boxes: storedBoxes(crs, bbox),
      meets: (geometry) => intersectsBbox(geometry, bbox, crs.projection),
    }
  }
  if (bboxSystem === crs.system) {
    const { turn, decimals } = bboxSystem
    // Stored positions may lie beyond the edges of a map that repeats.
    const turns = turn === undefined ? [0] : [0, -turn, turn]
    const boxes = turns.flatMap((by) =>
      bbox.map((box) => withRounding({ ...box, minX: box.minX + by, maxX: box.maxX + by }, decimals)),
    )
    return { boxes, meets: (geometry) => intersectsBbox(geometry, boxes) }
  }
  const projected = new ProjectedBbox(bbox, bboxSystem)
  const near = bbox.flatMap((box) => lonLatBoxes(bboxSystem, box))
  return {
    boxes: storedBoxes(crs, near),
    meets: (geometry) => projected.meets(geometry, crs.projection?.unrounded),
  }
}

/** For boxes in degrees; undefined if the projection cannot compute them. */
export function storedBoxes({ projection }: Layer['crs'], bbox: Bbox): Bbox | undefined {
  if (projection === undefined) return bbox
  const boxes = bbox.map((box) => projection.envelopesOf(box))
  return boxes.includes(undefined) ? undefined : (boxes as Bbox[]).flat()
}
