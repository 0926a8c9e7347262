/** A closed range of positions in degrees; heights only where the caller gave them. */
export interface Box {
  readonly minX: number
  readonly minY: number
  readonly maxX: number
  readonly maxY: number
  readonly minZ: number
  readonly maxZ: number
}

/**
 * What a `bbox` parameter asks for: one box, two where it crosses the antimeridian, none where it is empty.
 * A feature matches where it has a point in any of them.
 */
export type Bbox = readonly Box[]
