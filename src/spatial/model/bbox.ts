/** A closed range of positions in degrees; with heights only if the caller gave them. */
export interface Box {
  readonly minX: number
  readonly minY: number
  readonly maxX: number
  readonly maxY: number
  readonly minZ: number
  readonly maxZ: number
}

/**
 * The boxes of a `bbox` parameter: one box, two if it crosses the antimeridian, none if it is empty. A
 * feature matches if it has a point in any box.
 */
export type Bbox = readonly Box[]
