import type { Position, SpatialOperator } from '../../ast.ts'
import type { Envelope } from '../../geometries.ts'
import { coordinateOf, LOCATION, relate, type Topology } from './jsts.ts'
import { havePartsThatMeet, relateMixed } from './mixed.ts'
import { haveSamePositions } from './parts.ts'
import type { Shape } from './shape.ts'

/**
 * Decides a relation of two geometries by the Dimensionally Extended Nine-Intersection Model (OGC 06-103r4,
 * 6.1.15), in two dimensions. An empty geometry is disjoint from every other one, and equals another empty one.
 *
 * @throws RuntimeException of JSTS if a geometry is so invalid that the relation is not defined
 */
export function isRelated(relation: SpatialOperator, left: Shape, right: Shape): boolean {
  if (left.envelope === undefined || right.envelope === undefined) {
    const areBothEmpty = left.envelope === right.envelope
    return relation === 's_disjoint' || (relation === 's_equals' && areBothEmpty)
  }
  switch (relation) {
    case 's_disjoint':
      return !isRelated('s_intersects', left, right)
    case 's_within':
      return isRelated('s_contains', right, left)
    case 's_contains':
      return covers(left.envelope, right.envelope) && (areSame(left, right) || decide(relation, left, right))
    case 's_equals':
      return (
        covers(left.envelope, right.envelope) &&
        covers(right.envelope, left.envelope) &&
        (areSame(left, right) || decide(relation, left, right))
      )
    case 's_intersects':
      return meets(left.envelope, right.envelope) && (areSame(left, right) || decide(relation, left, right))
    default:
      return meets(left.envelope, right.envelope) && decide(relation, left, right)
  }
}

/** True if two geometries have the same positions in the same order, also if they are not valid. */
const areSame = (left: Shape, right: Shape): boolean =>
  (left.envelope as Envelope).every((side, at) => side === right.envelope?.[at]) &&
  haveSamePositions(left.parts, right.parts)

const covers = (outer: Envelope, inner: Envelope): boolean =>
  outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3]

const meets = (left: Envelope, right: Envelope): boolean =>
  left[0] <= right[2] && left[1] <= right[3] && left[2] >= right[0] && left[3] >= right[1]

type Relation = Exclude<SpatialOperator, 's_disjoint' | 's_within'>

/** The envelopes are checked already. */
function decide(relation: Relation, left: Shape, right: Shape): boolean {
  if (left.isCollection || right.isCollection) {
    if (relation === 's_intersects') return havePartsThatMeet(left, right)
    if (left.isMixed || right.isMixed) return relateMixed(relation, left, right)
  }
  const { point } = right
  if (point !== undefined && left.locator !== undefined) {
    return isPointRelated(relation, left.locator.locate(coordinateOf(point)), relation === 's_contains')
  }
  if (left.point !== undefined && right.locator !== undefined) {
    return isPointRelated(relation, right.locator.locate(coordinateOf(left.point)), false)
  }
  const decided = decideBySamples(relation, left, right)
  if (decided !== undefined) return decided
  const [one, other] = [left.topologies[0], right.topologies[0]] as [Topology, Topology]
  return (
    decidePrepared(relation, left, right, one, other) ?? decideByMatrix(relation, left, right, one, other)
  )
}

/** A point and an area, by the location of the point; `contains` if the area is the left side of `s_contains`. */
function isPointRelated(relation: Relation, location: number, contains: boolean): boolean {
  switch (relation) {
    case 's_intersects':
      return location !== LOCATION.exterior
    case 's_touches':
      return location === LOCATION.boundary
    case 's_contains':
      return contains && location === LOCATION.interior
    default:
      // A point crosses no area, because it is never partly outside.
      return false
  }
}

/** Decides by few positions of a geometry how it relates to a prepared area, if they are enough. */
function decideBySamples(relation: Relation, left: Shape, right: Shape): boolean | undefined {
  if (isAwayFromBoundary(left, right)) return isSurroundedBy(left, right) && isForParts(relation)
  if (isAwayFromBoundary(right, left)) return isSurroundedBy(right, left) && relation === 's_intersects'
  if (relation === 's_contains') return isAnySampleOutside(left, right) ? false : undefined
  if (relation !== 's_intersects') return undefined
  return isAnySampleInside(left, right) || isAnySampleInside(right, left) ? true : undefined
}

/** True if a geometry is as a whole either in the interior or outside of a prepared area. */
const isAwayFromBoundary = (area: Shape, { envelope }: Shape): boolean =>
  area.isPreparedArea && envelope !== undefined && !area.boundary.isNear(envelope)

const isSurroundedBy = (area: Shape, { samples: [some] }: Shape): boolean =>
  some !== undefined && locate(area, some) === LOCATION.interior

/** True for the relations of an area to what its interior contains. */
const isForParts = (relation: Relation): boolean => relation === 's_intersects' || relation === 's_contains'

const isAnySampleInside = (area: Shape, other: Shape): boolean =>
  area.isPreparedArea && other.samples.some((position) => locate(area, position) !== LOCATION.exterior)

const isAnySampleOutside = (area: Shape, other: Shape): boolean =>
  area.isPreparedArea && other.samples.some((position) => locate(area, position) === LOCATION.exterior)

const locate = (area: Shape, position: Position): number =>
  area.locator?.locate(coordinateOf(position)) ?? LOCATION.exterior

function decidePrepared(
  relation: Relation,
  left: Shape,
  right: Shape,
  one: Topology,
  other: Topology,
): boolean | undefined {
  if (relation === 's_intersects') return left.prepared?.intersects(other) ?? right.prepared?.intersects(one)
  return relation === 's_contains' ? left.prepared?.contains(other) : undefined
}

function decideByMatrix(
  relation: Relation,
  left: Shape,
  right: Shape,
  one: Topology,
  other: Topology,
): boolean {
  const matrix = relate(one, other)
  const [dimension, otherDimension] = [left.dimension, right.dimension]
  switch (relation) {
    case 's_intersects':
      return matrix.isIntersects()
    case 's_contains':
      return matrix.isContains()
    case 's_equals':
      return matrix.isEquals(dimension, otherDimension)
    case 's_touches':
      return matrix.isTouches(dimension, otherDimension)
    case 's_crosses':
      return matrix.isCrosses(dimension, otherDimension)
    case 's_overlaps':
      return matrix.isOverlaps(dimension, otherDimension)
  }
}
