import { extentOfGeometry } from '../../encodings/extent-of-geometry.ts'
import { covers, type Area } from '../../model/area.ts'
import type { Layer } from '../../model/collection-store.ts'
import { toDegrees } from '../../model/comparison.ts'
import { UnreadableGeometry } from '../../model/errors.ts'

/** True if a stored geometry lies within an area, also for a geometry that cannot be read, which is null in answers. */
export function isWithin(geometry: Uint8Array, { crs }: Layer, area: Area): boolean {
  try {
    const extent = extentOfGeometry(geometry, toDegrees(crs))
    return extent === undefined || covers(area, [extent[0], extent[2], extent[1], extent[3]])
  } catch (error) {
    if (error instanceof UnreadableGeometry) return true
    throw error
  }
}
