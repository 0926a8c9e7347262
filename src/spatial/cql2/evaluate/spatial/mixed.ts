import type { SpatialOperator } from '../../ast.ts'
import { difference, pointsOf, relate, type Topology } from './jsts.ts'
import type { Shape } from './shape.ts'

/**
 * Decides a relation if a geometry has parts of several dimensions, for which the matrix of JSTS is not
 * defined. The set-theoretic definitions (OGC 21-065r2, 7.5) are applied to the parts: the interior of the
 * whole consists of the interiors of the parts, of which none is within another.
 */
export function relateMixed(
  relation: Exclude<SpatialOperator, 's_intersects' | 's_disjoint' | 's_within'>,
  left: Shape,
  right: Shape,
): boolean {
  const matrices = left.topologies.flatMap((one) => right.topologies.map((other) => relate(one, other)))
  if (!matrices.some((matrix) => matrix.isIntersects())) return false
  // The dimension of the intersection of the interiors.
  const shared = Math.max(...matrices.map((matrix) => matrix.get(0, 0)))
  switch (relation) {
    case 's_touches':
      return shared < 0
    case 's_contains':
      return shared >= 0 && isCovered(right, left)
    case 's_equals':
      return isCovered(right, left) && isCovered(left, right)
    case 's_overlaps':
    case 's_crosses': {
      const isSame = left.dimension === right.dimension && shared === left.dimension
      const isLower = shared >= 0 && shared < Math.max(left.dimension, right.dimension)
      return (
        (relation === 's_overlaps' ? isSame : isLower) && !isCovered(right, left) && !isCovered(left, right)
      )
    }
  }
}

/** True if two geometries have a common point. Their parts need not be made free of overlaps for that. */
export const havePartsThatMeet = (left: Shape, right: Shape): boolean =>
  left.rawTopologies.some((one) => right.rawTopologies.some((other) => relate(one, other).isIntersects()))

/** True if no position of a geometry is outside of another. */
function isCovered(inner: Shape, outer: Shape): boolean {
  const { areas, lines, points } = inner.pointSet
  return (
    (areas === undefined || (outer.pointSet.areas !== undefined && coversAll(outer.pointSet.areas, areas))) &&
    (lines === undefined || areLinesCovered(lines, outer)) &&
    points.every((point) => isPointCovered(pointsOf([point]), outer))
  )
}

const coversAll = (outer: Topology, inner: Topology): boolean => relate(outer, inner).isCovers()

/** Lines can be partly in areas and partly on lines. */
function areLinesCovered(lines: Topology, { pointSet }: Shape): boolean {
  if (pointSet.areas !== undefined && coversAll(pointSet.areas, lines)) return true
  const rest = pointSet.areas === undefined ? lines : difference(lines, pointSet.areas)
  return rest.isEmpty() || (pointSet.lines !== undefined && coversAll(pointSet.lines, rest))
}

const isPointCovered = (point: Topology, outer: Shape): boolean =>
  outer.topologies.some((topology) => relate(topology, point).isIntersects())
