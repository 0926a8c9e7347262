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
import PreparedPolygon from 'jsts/org/locationtech/jts/geom/prep/PreparedPolygon.js'
import PreparedPolygonContains from 'jsts/org/locationtech/jts/geom/prep/PreparedPolygonContains.js'
import PreparedPolygonIntersects from 'jsts/org/locationtech/jts/geom/prep/PreparedPolygonIntersects.js'
// Adds methods to geometries that the prepared ones call.
import 'jsts/org/locationtech/jts/monkey.js'
import BufferOp from 'jsts/org/locationtech/jts/operation/buffer/BufferOp.js'
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

export const coordinateOf = (position: Position): Coordinate => new Coordinate(position[0], position[1])

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

/** Areas that do not cross themselves, made of areas that can. Of rings of opposite directions one can be lost. */
export const repair = (areas: Topology): Topology => BufferOp.bufferOp(areas, 0) as Topology

export const difference = (left: Topology, right: Topology): Topology =>
  OverlayOp.difference(left, right) as Topology

export const intersection = (left: Topology, right: Topology): Topology =>
  OverlayOp.intersection(left, right) as Topology

/**
 * Constructs a prepared object. The constructors of these classes in JSTS 2.12.1 fail, because they call those
 * of their base classes without arguments; their initializers work.
 */
function construct<Made>(
  prepared: { readonly prototype: object; constructor_(...args: readonly unknown[]): void },
  argument: unknown,
): Made {
  const made: unknown = Object.create(prepared.prototype)
  prepared.constructor_.call(made, argument)
  return made as Made
}

/** An area with an index over its edges, for the comparison with many geometries. */
export class PreparedArea {
  readonly #area: Topology
  readonly #prepared: unknown

  constructor(area: Topology) {
    this.#area = area
    this.#prepared = construct(PreparedPolygon, area)
  }

  intersects(other: Topology): boolean {
    if (this.#area.isRectangle()) return RelateOp.intersects(this.#area, other) as boolean
    return construct<{ intersects(other: Topology): boolean }>(
      PreparedPolygonIntersects,
      this.#prepared,
    ).intersects(other)
  }

  /** The envelope of the other geometry must be within that of the area. */
  contains(other: Topology): boolean {
    if (this.#area.isRectangle()) return RelateOp.contains(this.#area, other) as boolean
    return construct<{ contains(other: Topology): boolean }>(
      PreparedPolygonContains,
      this.#prepared,
    ).contains(other)
  }
}

export const indexedLocator = (area: Topology): Locator => new IndexedPointInAreaLocator(area)

/** For few positions. */
export const simpleLocator = (area: Topology): Locator => new SimplePointInAreaLocator(area)

/** True if JSTS rejects a geometry that is not valid, such as a polygon that crosses itself. */
export const isTopologyFault = (error: unknown): boolean => error instanceof RuntimeException
