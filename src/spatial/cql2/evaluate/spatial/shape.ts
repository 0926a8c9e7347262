import type { Geometry, Position } from '../../ast.ts'
import { type Envelope, envelopeOf } from '../../geometries.ts'
import { unwrap } from './antimeridian.ts'
import {
  areasOf,
  type Line,
  linesOf,
  type Locator,
  indexedLocator,
  pointsOf,
  prepare,
  type PreparedArea,
  type Rings,
  simpleLocator,
  type Topology,
  union,
} from './jsts.ts'

/** The parts of a geometry by their dimension. Empty parts are dropped. */
export interface Parts {
  readonly points: readonly Position[]
  readonly lines: readonly Line[]
  readonly polygons: readonly Rings[]
}

interface Options {
  /** True for a literal, which is compared with many features. */
  readonly isPrepared: boolean
  /** True if the positions are degrees, of which those beyond 180 are at the other side of the Earth. */
  readonly isGeographic: boolean
}

/** A geometry with what its relations need, computed when it is first needed. */
export class Shape {
  readonly envelope: Envelope | undefined
  readonly #geometry: Geometry
  readonly #options: Options
  #parts: Parts | undefined
  #topologies: readonly Topology[] | undefined
  #areas: Topology | undefined
  #lines: Topology | undefined
  #locator: Locator | undefined
  #prepared: PreparedArea | undefined

  constructor(geometry: Geometry, options: Options) {
    this.#geometry = geometry
    this.#options = options
    const envelope = envelopeOf(geometry)
    if (envelope === undefined || !options.isGeographic || (envelope[0] >= -180 && envelope[2] <= 180)) {
      this.envelope = envelope
    } else {
      this.#parts = unwrap(partsOf(geometry), envelope)
      this.envelope = envelopeOfParts(this.#parts)
    }
  }

  get parts(): Parts {
    return (this.#parts ??= partsOf(this.#geometry))
  }

  /** The position of a geometry that is a single point. */
  get point(): Position | undefined {
    const { points, lines, polygons } = this.parts
    return points.length === 1 && lines.length === 0 && polygons.length === 0 ? points[0] : undefined
  }

  /** True if the parts have more than one dimension. */
  get isMixed(): boolean {
    return Object.values(this.parts).filter((parts: readonly unknown[]) => parts.length > 0).length > 1
  }

  /** The highest dimension of the parts. */
  get dimension(): number {
    const { lines, polygons } = this.parts
    return polygons.length > 0 ? 2 : lines.length > 0 ? 1 : 0
  }

  /** The parts of each dimension, from areas to points. A geometry that is not empty has at least one. */
  get topologies(): readonly Topology[] {
    this.#topologies ??= [
      this.areas,
      this.lines,
      this.parts.points.length > 0 ? pointsOf(this.parts.points) : undefined,
    ].filter((topology) => topology !== undefined)
    return this.#topologies
  }

  get areas(): Topology | undefined {
    const { polygons } = this.parts
    if (polygons.length === 0) return undefined
    if (this.#areas === undefined) {
      const areas = areasOf(polygons)
      // The polygons of a collection can overlap, those of a multipolygon cannot.
      const canOverlap = this.#geometry.type === 'GeometryCollection' && polygons.length > 1
      this.#areas = canOverlap ? union(areas) : areas
    }
    return this.#areas
  }

  get lines(): Topology | undefined {
    const { lines } = this.parts
    return lines.length === 0 ? undefined : (this.#lines ??= linesOf(lines))
  }

  /** Locates positions relative to the areas. */
  get locator(): Locator | undefined {
    const { areas } = this
    if (areas === undefined) return undefined
    this.#locator ??= this.#options.isPrepared ? indexedLocator(areas) : simpleLocator(areas)
    return this.#locator
  }

  /** The areas with an index, if the geometry consists of areas only and is compared with many others. */
  get prepared(): PreparedArea | undefined {
    if (!this.#options.isPrepared || this.isMixed) return undefined
    const { areas } = this
    return areas === undefined ? undefined : (this.#prepared ??= prepare(areas))
  }
}

function partsOf(geometry: Geometry): Parts {
  const parts = { points: [] as Position[], lines: [] as Line[], polygons: [] as Rings[] }
  collect(geometry, parts)
  return parts
}

function collect(geometry: Geometry, parts: { points: Position[]; lines: Line[]; polygons: Rings[] }): void {
  switch (geometry.type) {
    case 'Point':
      if (geometry.coordinates.length > 0) parts.points.push(geometry.coordinates)
      break
    case 'MultiPoint':
      for (const position of geometry.coordinates) parts.points.push(position)
      break
    case 'LineString':
      addLine(geometry.coordinates, parts)
      break
    case 'MultiLineString':
      for (const line of geometry.coordinates) addLine(line, parts)
      break
    case 'Polygon':
      addPolygon(geometry.coordinates, parts.polygons)
      break
    case 'MultiPolygon':
      for (const polygon of geometry.coordinates) addPolygon(polygon, parts.polygons)
      break
    case 'GeometryCollection':
      for (const part of geometry.geometries) collect(part, parts)
  }
}

/** A line of one place is a point. */
function addLine(line: Line, { points, lines }: { points: Position[]; lines: Line[] }): void {
  const [first] = line
  if (first === undefined) return
  if (line.some(([x, y]) => x !== first[0] || y !== first[1])) lines.push(line)
  else points.push(first)
}

/** Stored rings can be too short to enclose anything, which JSTS does not accept. */
function addPolygon(rings: Rings, polygons: Rings[]): void {
  const [shell = [], ...holes] = rings
  if (isRing(shell)) polygons.push([closed(shell), ...holes.filter(isRing).map(closed)])
}

const isRing = ({ length }: Line): boolean => length >= 3

function closed(ring: Line): Line {
  const [first, last] = [ring[0] as Position, ring.at(-1) as Position]
  const isClosed = first[0] === last[0] && first[1] === last[1]
  return isClosed && ring.length >= 4 ? ring : [...ring, first]
}

function envelopeOfParts({ points, lines, polygons }: Parts): Envelope | undefined {
  return envelopeOf({ type: 'MultiPolygon', coordinates: [...polygons, lines, [points]] })
}
