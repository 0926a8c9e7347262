import type { Geometry, LiteralSystem, Position } from '../model/filter.ts'
import type { CoordinateSystem, Place } from '../model/coordinate-system.ts'

/** How far an edge between two new positions may be from the true curve, in degrees: about ten centimetres. */
const TOLERANCE = 1e-6
/** An edge becomes at most 2^10 edges. */
const MAX_HALVINGS = 10
const TURN = 360

/**
 * The geometries of a filter in a reference system. Their edges are straight there, so that edges which are curves in
 * longitude and latitude get more positions. Longitudes continue without a jump, beyond 180 if an edge crosses the
 * antimeridian.
 */
export function literalsIn(system: CoordinateSystem): LiteralSystem {
  const isInDegrees = system.turn === TURN
  return {
    toFeatures: (geometry) => {
      try {
        return transformed(geometry, new Transformation(system))
      } catch (error) {
        if (error instanceof OutsideError) return error.message
        throw error
      }
    },
    ...(isInDegrees && { longitude: system.isNorthFirst ? 1 : 0 }),
  }
}

class OutsideError extends Error {}

/** Transforms the positions of a geometry one after the other. */
class Transformation {
  readonly #system: CoordinateSystem
  readonly #place: Place = { x: 0, y: 0 }

  constructor(system: CoordinateSystem) {
    this.#system = system
  }

  /** @param near a longitude that the result continues from */
  position([first = 0, second = 0]: Position, near?: number): Position {
    const place = this.#place
    const { isNorthFirst } = this.#system
    place.x = isNorthFirst ? second : first
    place.y = isNorthFirst ? first : second
    this.#system.toLonLat(place)
    if (!Number.isFinite(place.x + place.y)) {
      throw new OutsideError(
        `The position ${first} ${second} is not on Earth in the reference system of the filter. ${isNorthFirst ? 'Latitude or northing comes first there.' : 'Longitude or easting comes first there.'}`,
      )
    }
    const turns = near === undefined ? 0 : Math.round((near - place.x) / TURN)
    return [place.x + turns * TURN, place.y]
  }

  line(positions: readonly Position[]): Position[] {
    const result: Position[] = []
    positions.forEach((position, index) => {
      const before = result.at(-1)
      const next = this.position(position, before?.[0])
      if (before !== undefined) {
        this.#edge(positions[index - 1] as Position, position, before, next, MAX_HALVINGS, result)
      }
      result.push(next)
    })
    return result
  }

  /** Adds the positions between the ends of an edge. */
  #edge(
    from: Position,
    to: Position,
    start: Position,
    end: Position,
    halvings: number,
    result: Position[],
  ): void {
    if (halvings === 0) return
    const half: Position = [mean(from[0], to[0]), mean(from[1], to[1])]
    const middle = this.position(half, start[0])
    const isStraight =
      Math.abs(mean(start[0], end[0]) - (middle[0] as number)) <= TOLERANCE &&
      Math.abs(mean(start[1], end[1]) - (middle[1] as number)) <= TOLERANCE
    // The middle of a curve like an S is on the straight line too.
    if (isStraight && halvings < MAX_HALVINGS) return
    this.#edge(from, half, start, middle, halvings - 1, result)
    if (!isStraight) result.push(middle)
    this.#edge(half, to, middle, end, halvings - 1, result)
  }
}

const mean = (one = 0, other = 0): number => (one + other) / 2

function transformed(geometry: Geometry, transformation: Transformation): Geometry {
  const line = (positions: readonly Position[]) => transformation.line(positions)
  switch (geometry.type) {
    case 'Point':
      return geometry.coordinates.length === 0
        ? geometry
        : { type: 'Point', coordinates: transformation.position(geometry.coordinates) }
    case 'MultiPoint':
      return {
        type: 'MultiPoint',
        coordinates: geometry.coordinates.map((position) => transformation.position(position)),
      }
    case 'LineString':
      return { type: 'LineString', coordinates: line(geometry.coordinates) }
    case 'MultiLineString':
    case 'Polygon':
      return { type: geometry.type, coordinates: geometry.coordinates.map(line) }
    case 'MultiPolygon':
      return { type: 'MultiPolygon', coordinates: geometry.coordinates.map((rings) => rings.map(line)) }
    case 'GeometryCollection':
      return {
        type: 'GeometryCollection',
        geometries: geometry.geometries.map((part) => transformed(part, transformation)),
      }
  }
}
