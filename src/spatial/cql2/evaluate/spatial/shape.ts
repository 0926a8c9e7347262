import type { Geometry, Position } from '../../ast.ts'
import type { Turn } from '../../../model/coordinate-system.ts'
import type { Envelope } from '../../geometries.ts'
import { unwrap } from './antimeridian.ts'
import { Boundary } from './boundary.ts'
import {
  areasIn,
  areasOf,
  difference,
  linesOf,
  type Locator,
  indexedLocator,
  pointsOf,
  PreparedArea,
  relate,
  repair,
  simpleLocator,
  type Topology,
  union,
} from './jsts.ts'
import { envelopeOfParts, partsOf, type Parts } from './parts.ts'

interface Options {
  /** True for a literal, which is compared with many features. */
  readonly isPrepared: boolean
  /** How the map repeats; undefined if it does not. */
  readonly turn: Turn | undefined
}

/** The point set of a geometry by dimension. No part lies within a part of a higher dimension. */
interface PointSet {
  readonly areas: Topology | undefined
  readonly lines: Topology | undefined
  readonly points: readonly Position[]
}

/** A geometry with what its relations need, computed when it is first needed. */
export class Shape {
  /** Undefined if the geometry has no points. */
  readonly envelope: Envelope | undefined
  readonly #options: Options
  readonly #parts: Parts
  /** True for a geometry collection, whose parts can overlap. */
  readonly #isCollection: boolean
  #pointSet: PointSet | undefined
  #topologies: readonly Topology[] | undefined
  #rawTopologies: readonly Topology[] | undefined
  #locator: Locator | undefined
  #prepared: PreparedArea | undefined
  #boundary: Boundary | undefined
  #repaired: Shape | undefined

  constructor(geometry: Geometry, options: Options) {
    this.#options = options
    this.#isCollection = geometry.type === 'GeometryCollection'
    const parts = partsOf(geometry)
    const envelope = envelopeOfParts(parts)
    const { turn } = options
    const isBeyond = turn && envelope && (envelope[0] < -turn.limit || envelope[2] > turn.limit)
    this.#parts = isBeyond ? unwrap(parts, envelope, turn) : parts
    this.envelope = isBeyond ? envelopeOfParts(this.#parts) : envelope
  }

  get parts(): Parts {
    return this.#parts
  }

  /** The position of a geometry that is a single point. */
  get point(): Position | undefined {
    const { points, lines, polygons } = this.#parts
    return points.length === 1 && lines.length === 0 && polygons.length === 0 ? points[0] : undefined
  }

  get pointSet(): PointSet {
    return (this.#pointSet ??= pointSetOf(this.#parts, this.#isCollection))
  }

  /** The parts as they are. They can overlap, so that they only tell whether the geometry meets another one. */
  get rawTopologies(): readonly Topology[] {
    const { points, lines, polygons } = this.#parts
    this.#rawTopologies ??= [
      ...polygons.map((rings) => areasOf([rings])),
      ...(lines.length > 0 ? [linesOf(lines)] : []),
      ...(points.length > 0 ? [pointsOf(points)] : []),
    ]
    return this.#rawTopologies
  }

  /** True if the parts can overlap, and can have several dimensions. */
  get isCollection(): boolean {
    return this.#isCollection
  }

  /** The parts of each dimension, from areas to points. There is none only if the geometry is empty. */
  get topologies(): readonly Topology[] {
    const { areas, lines, points } = this.pointSet
    this.#topologies ??= [areas, lines, points.length > 0 ? pointsOf(points) : undefined].filter(
      (topology) => topology !== undefined,
    )
    return this.#topologies
  }

  /** True if the points have more than one dimension. */
  get isMixed(): boolean {
    const { areas, lines, points } = this.pointSet
    return Number(areas !== undefined) + Number(lines !== undefined) + Number(points.length > 0) > 1
  }

  /** The highest dimension of the points. */
  get dimension(): number {
    const { areas, lines } = this.pointSet
    return areas !== undefined ? 2 : lines !== undefined ? 1 : 0
  }

  /** Locates positions relative to the areas, if there are any. */
  get locator(): Locator | undefined {
    const { areas } = this.pointSet
    if (areas === undefined) return undefined
    this.#locator ??= this.#options.isPrepared ? indexedLocator(areas) : simpleLocator(areas)
    return this.#locator
  }

  /** True if the geometry consists of areas only and is compared with many others. */
  get isPreparedArea(): boolean {
    return this.#options.isPrepared && this.pointSet.areas !== undefined && !this.isMixed
  }

  /** The rings of a prepared area. */
  get boundary(): Boundary {
    return (this.#boundary ??= new Boundary(this.#parts.polygons))
  }

  /** One position of each part. */
  get samples(): readonly Position[] {
    const { points, lines, polygons } = this.#parts
    return [
      ...points,
      ...lines.map(([first]) => first as Position),
      ...polygons.map(([ring]) => ring?.[0] as Position),
    ]
  }

  /**
   * The geometry with areas that do not cross themselves. Stored areas often cross themselves where two borders
   * come near to each other. A literal stays as its author wrote it. So does an area that has no inside.
   */
  get repaired(): Shape {
    if (this.#options.isPrepared) return this
    return (this.#repaired ??= this.#repair())
  }

  #repair(): Shape {
    const { points, lines, polygons } = this.#parts
    if (polygons.length === 0) return this
    const areas = areasIn(repair(areasOf(polygons)))
    if (areas.length === 0) return this
    const area: Geometry = { type: 'MultiPolygon', coordinates: areas }
    if (!this.#isCollection) return new Shape(area, this.#options)
    const others: readonly Geometry[] = [
      { type: 'MultiLineString', coordinates: lines },
      { type: 'MultiPoint', coordinates: points },
    ]
    return new Shape({ type: 'GeometryCollection', geometries: [area, ...others] }, this.#options)
  }

  /** The areas with an index. */
  get prepared(): PreparedArea | undefined {
    const { areas } = this.pointSet
    return this.isPreparedArea && areas !== undefined
      ? (this.#prepared ??= new PreparedArea(areas))
      : undefined
  }
}

function pointSetOf({ points, lines, polygons }: Parts, canOverlap: boolean): PointSet {
  const areas = polygons.length === 0 ? undefined : areasOf(polygons)
  const united = areas !== undefined && canOverlap && polygons.length > 1 ? union(areas) : areas
  const all = lines.length === 0 ? undefined : linesOf(lines)
  const outside = united === undefined || all === undefined ? all : outsideOf(all, united)
  const others = [united, outside].filter((topology) => topology !== undefined)
  const isOutside = (point: Position): boolean =>
    !others.some((topology) => relate(topology, pointsOf([point])).isIntersects())
  return {
    areas: united,
    lines: outside,
    points: others.length === 0 ? points : points.filter(isOutside),
  }
}

/** The lines outside of areas. Lines that only touch an area stay as they are, with their ends. */
function outsideOf(lines: Topology, areas: Topology): Topology | undefined {
  const matrix = relate(lines, areas)
  if (matrix.get(0, 0) < 0 && matrix.get(0, 1) < 1) return lines
  const rest = difference(lines, areas)
  return rest.isEmpty() ? undefined : rest
}
