/**
 * What is used of JSTS, a port of the Java Topology Suite. The types are of our own, because those of the
 * package are generated and do not know their arguments.
 *
 * Loading JSTS takes more than 100 ms. Only `load.ts` imports modules that use it, when a filter needs them.
 */
import RuntimeException from 'jsts/java/lang/RuntimeException.js'
import IndexedPointInAreaLocator from 'jsts/org/locationtech/jts/algorithm/locate/IndexedPointInAreaLocator.js'
import SimplePointInAreaLocator from 'jsts/org/locationtech/jts/algorithm/locate/SimplePointInAreaLocator.js'
import Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js'
import GeometryFactory from 'jsts/org/locationtech/jts/geom/GeometryFactory.js'
import PreparedGeometryFactory from 'jsts/org/locationtech/jts/geom/prep/PreparedGeometryFactory.js'
import PreparedPolygonContains from 'jsts/org/locationtech/jts/geom/prep/PreparedPolygonContains.js'
import OverlayOp from 'jsts/org/locationtech/jts/operation/overlay/OverlayOp.js'
import RelateOp from 'jsts/org/locationtech/jts/operation/relate/RelateOp.js'
import UnaryUnionOp from 'jsts/org/locationtech/jts/operation/union/UnaryUnionOp.js'
import type { Position } from '../../ast.ts'

export type Line = readonly Position[]
export type Rings = readonly Line[]

/** A geometry of JSTS. */
export interface Topology {
  isEmpty(): boolean
  isRectangle(): boolean
  getNumGeometries(): number
  getGeometryN(index: number): Topology
  getGeometryType(): string
  getCoordinates(): readonly XY[]
}

interface XY {
  readonly x: number
  readonly y: number
}

interface AreaTopology extends Topology {
  getExteriorRing(): Topology
  getNumInteriorRing(): number
  getInteriorRingN(index: number): Topology
}

/** The matrix of the Dimensionally Extended Nine-Intersection Model. */
export interface Matrix {
  isIntersects(): boolean
  isContains(): boolean
  isWithin(): boolean
  isCovers(): boolean
  isTouches(dimension: number, other: number): boolean
  isCrosses(dimension: number, other: number): boolean
  isOverlaps(dimension: number, other: number): boolean
  isEquals(dimension: number, other: number): boolean
  /** The dimension of an intersection, -1 if it is empty. 0 is the interior. */
  get(row: number, column: number): number
}

/** Values of JSTS's Location. */
export const LOCATION = { interior: 0, boundary: 1, exterior: 2 } as const

/** Finds out where positions are relative to an area. */
export interface Locator {
  locate(coordinate: Coordinate): number
}

/** An area with an index over its edges. */
export interface PreparedArea {
  intersects(other: Topology): boolean
  getGeometry(): Topology
}

interface Factory {
  createPoint(coordinate: Coordinate): Topology
  createMultiPoint(points: readonly Topology[]): Topology
  createLineString(coordinates: readonly Coordinate[]): Topology
  createMultiLineString(lines: readonly Topology[]): Topology
  createLinearRing(coordinates: readonly Coordinate[]): Topology
  createPolygon(shell: Topology, holes: readonly Topology[]): Topology
  createMultiPolygon(polygons: readonly Topology[]): Topology
}

const factory = new GeometryFactory() as Factory

export const coordinateOf = ([x, y]: Position): Coordinate => new Coordinate(x, y)

const coordinatesOf = (line: Line): Coordinate[] => line.map(coordinateOf)

export function pointsOf(positions: Line): Topology {
  const points = positions.map((position) => factory.createPoint(coordinateOf(position)))
  return points.length === 1 ? (points[0] as Topology) : factory.createMultiPoint(points)
}

export function linesOf(lines: readonly Line[]): Topology {
  const strings = lines.map((line) => factory.createLineString(coordinatesOf(line)))
  return strings.length === 1 ? (strings[0] as Topology) : factory.createMultiLineString(strings)
}

export function areasOf(polygons: readonly Rings[]): Topology {
  const areas = polygons.map(([shell = [], ...holes]) =>
    factory.createPolygon(
      factory.createLinearRing(coordinatesOf(shell)),
      holes.map((hole) => factory.createLinearRing(coordinatesOf(hole))),
    ),
  )
  return areas.length === 1 ? (areas[0] as Topology) : factory.createMultiPolygon(areas)
}

/** The lines of a result. */
export const linesIn = (result: Topology): readonly Line[] =>
  partsOf(result, 'LineString').map((line) => positionsOf(line))

/** The polygons of a result. */
export const areasIn = (result: Topology): readonly Rings[] =>
  partsOf(result, 'Polygon').map((part) => {
    const polygon = part as AreaTopology
    const holes = Array.from({ length: polygon.getNumInteriorRing() }, (_, index) =>
      polygon.getInteriorRingN(index),
    )
    return [polygon.getExteriorRing(), ...holes].map(positionsOf)
  })

function partsOf(topology: Topology, type: string): readonly Topology[] {
  if (topology.isEmpty()) return []
  if (topology.getGeometryType() === type) return [topology]
  const count = topology.getNumGeometries()
  if (count === 1 && topology.getGeometryN(0) === topology) return []
  return Array.from({ length: count }, (_, index) => topology.getGeometryN(index)).flatMap((part) =>
    partsOf(part, type),
  )
}

const positionsOf = (topology: Topology): Line =>
  topology.getCoordinates().map(({ x, y }): Position => [x, y])

export const relate = (left: Topology, right: Topology): Matrix => RelateOp.relate(left, right) as Matrix

export const union = (areas: Topology): Topology => UnaryUnionOp.union(areas) as Topology

export const difference = (left: Topology, right: Topology): Topology =>
  OverlayOp.difference(left, right) as Topology

export const intersection = (left: Topology, right: Topology): Topology =>
  OverlayOp.intersection(left, right) as Topology

export const prepare = (area: Topology): PreparedArea =>
  PreparedGeometryFactory.prepare(area) as unknown as PreparedArea

export const indexedLocator = (area: Topology): Locator => new IndexedPointInAreaLocator(area) as Locator

/** For few positions. */
export const simpleLocator = (area: Topology): Locator => new SimplePointInAreaLocator(area) as Locator

/** The package implements this step by a method that only its `monkey.js` adds, with all other operations. */
class Contains extends PreparedPolygonContains {
  readonly #area: Topology

  constructor(area: PreparedArea) {
    super(area)
    this.#area = area.getGeometry()
  }

  override fullTopologicalPredicate(other: Topology): boolean {
    return RelateOp.contains(this.#area, other) as boolean
  }
}

/** True if a prepared area contains a geometry whose envelope lies within its own. */
export function containsPrepared(area: PreparedArea, other: Topology): boolean {
  if (area.getGeometry().isRectangle()) return RelateOp.contains(area.getGeometry(), other) as boolean
  return new Contains(area).contains(other) as boolean
}

/** True if JSTS rejects a geometry that is not valid, such as a polygon that crosses itself. */
export const isTopologyFault = (error: unknown): boolean => error instanceof RuntimeException
