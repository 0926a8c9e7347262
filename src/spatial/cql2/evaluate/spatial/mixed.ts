import type { SpatialOperator } from '../../ast.ts'
import { difference, pointsOf, relate, type Topology } from './jsts.ts'
import type { Shape } from './shape.ts'

/**
 * Decides a relation if a geometry has parts of several dimensions, for which the matrix of JSTS is not
 * defined. The set-theoretic definitions (OGC 21-065r2, 7.5) are applied to the parts: the interior of the
 * whole consists of the interiors of the parts.
 */
export function relateMixed(
  relation: Exclude<SpatialOperator, 's_disjoint' | 's_within'>,
  left: Shape,
  right: Shape,
): boolean {
  const matrices = left.topologies.flatMap((one) => right.topologies.map((other) => relate(one, other)))
  if (!matrices.some((matrix) => matrix.isIntersects())) return false
  if (relation === 's_intersects') return true
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

/** True if no position of a geometry is outside of another. */
function isCovered(inner: Shape, outer: Shape): boolean {
  const { areas, lines } = inner
  return (
    (areas === undefined || (outer.areas !== undefined && coversAll(outer.areas, areas))) &&
    (lines === undefined || areLinesCovered(lines, outer)) &&
    inner.parts.points.every((point) => isPointCovered(pointsOf([point]), outer))
  )
}

const coversAll = (outer: Topology, inner: Topology): boolean => relate(outer, inner).isCovers()

/** Lines can be partly in areas and partly on lines. */
function areLinesCovered(lines: Topology, outer: Shape): boolean {
  if (outer.areas !== undefined && coversAll(outer.areas, lines)) return true
  const rest = outer.areas === undefined ? lines : difference(lines, outer.areas)
  return rest.isEmpty() || (outer.lines !== undefined && coversAll(outer.lines, rest))
}

const isPointCovered = (point: Topology, outer: Shape): boolean =>
  outer.topologies.some((topology) => relate(topology, point).isIntersects())
