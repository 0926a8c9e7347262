import { type Condition as Filter, type Envelope, envelopesOf } from '../../../cql2/index.ts'
import type { Box } from '../../../model/bbox.ts'

/** More boxes cost more in the R*Tree than a larger one. */
const MAX_BOXES = 8

/**
 * Boxes in degrees that contain a point of the geometry of every feature that a filter selects; undefined if
 * there are none, and every feature has to be tested.
 */
export function boxesOf(filter: Filter): readonly Box[] | undefined {
  switch (filter.kind) {
    case 'spatial': {
      const { relation, left, right } = filter
      const literal = left.kind === 'shape' ? left : right
      if (relation === 's_disjoint' || literal.kind !== 'shape' || left.kind === right.kind) return undefined
      const envelopes = envelopesOf(literal.geometry)
      // Empty geometries equal each other, and are in no box.
      return envelopes.length === 0 && relation === 's_equals' ? undefined : envelopes.map(boxOf)
    }
    case 'and': {
      const known = filter.parts.map(boxesOf).filter((boxes) => boxes !== undefined)
      return known.length === 0 ? undefined : known.reduce(smaller)
    }
    case 'or': {
      const all = filter.parts.map(boxesOf)
      return all.every((boxes) => boxes !== undefined) ? few(all.flat()) : undefined
    }
    default:
      return undefined
  }
}

const boxOf = ([minX, minY, maxX, maxY]: Envelope): Box => ({
  ...{ minX, minY, maxX, maxY },
  ...{ minZ: -Infinity, maxZ: Infinity },
})

/** A feature is in boxes of both; the smaller ones leave fewer candidates. */
const smaller = (left: readonly Box[], right: readonly Box[]): readonly Box[] =>
  areaOf(left) <= areaOf(right) ? left : right

const areaOf = (boxes: readonly Box[]): number =>
  boxes.reduce((sum, { minX, minY, maxX, maxY }) => sum + (maxX - minX) * (maxY - minY), 0)

function few(boxes: readonly Box[]): readonly Box[] {
  if (boxes.length <= MAX_BOXES) return boxes
  return [
    boxOf([
      Math.min(...boxes.map(({ minX }) => minX)),
      Math.min(...boxes.map(({ minY }) => minY)),
      Math.max(...boxes.map(({ maxX }) => maxX)),
      Math.max(...boxes.map(({ maxY }) => maxY)),
    ]),
  ]
}
