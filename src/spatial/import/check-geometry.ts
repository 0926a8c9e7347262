import type { Geometry, Position } from 'geojson'
import type { CheckedGeometry } from './record.ts'
import { UnfitFeature } from './record.ts'

/** The maximum depth that the server reads. */
const MAX_COLLECTION_DEPTH = 16

/** Degrees by which a coordinate may exceed ±180 or ±90 as a rounding error. */
const TOLERANCE = 1e-6

/** The largest absolute coordinates of a system; infinite for a projected one. */
export interface CoordinateLimits {
  readonly x: number
  readonly y: number
}

const WGS84_LIMITS: CoordinateLimits = { x: 180, y: 90 }

/**
 * The limits of a system that a file declares. Maps of the Pacific use longitudes from 0 to 360, which the server
 * brings back.
 */
export const limitsOf = (system: { readonly isGeographic: boolean } | undefined): CoordinateLimits =>
  system === undefined ? WGS84_LIMITS : system.isGeographic ? { x: 360, y: 90 } : { x: Infinity, y: Infinity }

/**
 * Checks that a value is a GeoJSON geometry (RFC 7946, 3.1), by default in longitude and latitude, and repairs it
 * in place if that loses nothing: closes open rings, and moves coordinates that exceed a limit by a rounding
 * error to the limit.
 *
 * @throws UnfitFeature
 */
export function checkGeometry(value: unknown, limits = WGS84_LIMITS): CheckedGeometry | null {
  if (value === null || value === undefined) return null
  const checker = new GeometryChecker(limits)
  const geometry = checker.geometry(value, 1)
  if (checker.withHeight > 0 && checker.withoutHeight > 0) {
    throw new UnfitFeature('Some of its positions have a height and others do not.')
  }
  return { geometry, hasZ: checker.withHeight > 0, closedRings: checker.closedRings }
}

class GeometryChecker {
  withHeight = 0
  withoutHeight = 0
  closedRings = 0
  readonly #limits: CoordinateLimits

  constructor(limits: CoordinateLimits) {
    this.#limits = limits
  }

  geometry(value: unknown, depth: number): Geometry {
    if (typeof value !== 'object' || value === null)
      throw new UnfitFeature('A geometry in it is not an object.')
    const { type, coordinates, geometries } = value as Record<string, unknown>
    switch (type) {
      case 'Point':
        // Only an empty point may have no numbers.
        return { type, coordinates: list(coordinates).length === 0 ? [] : this.position(coordinates) }
      case 'MultiPoint':
        return { type, coordinates: list(coordinates).map((position) => this.position(position)) }
      case 'LineString':
        return { type, coordinates: this.line(coordinates, true) }
      case 'MultiLineString':
        return { type, coordinates: list(coordinates).map((line) => this.line(line, false)) }
      case 'Polygon':
        return { type, coordinates: this.polygon(coordinates) }
      case 'MultiPolygon':
        return { type, coordinates: list(coordinates).map((polygon) => this.polygon(polygon)) }
      case 'GeometryCollection':
        if (depth > MAX_COLLECTION_DEPTH) {
          throw new UnfitFeature(`It nests more than ${MAX_COLLECTION_DEPTH} geometry collections.`)
        }
        return { type, geometries: list(geometries).map((part) => this.geometry(part, depth + 1)) }
      default:
        throw new UnfitFeature(
          typeof type === 'string'
            ? `GeoJSON has no geometry of the type ${JSON.stringify(type)}.`
            : 'Its geometry has no type.',
        )
    }
  }

  line(value: unknown, mayBeEmpty: boolean): Position[] {
    const line = list(value).map((position) => this.position(position))
    if (line.length < 2 && !(mayBeEmpty && line.length === 0)) {
      throw new UnfitFeature('A line in it has fewer than two positions.')
    }
    return line
  }

  polygon(value: unknown): Position[][] {
    return list(value).map((ring) => this.ring(ring))
  }

  ring(value: unknown): Position[] {
    const ring = list(value).map((position) => this.position(position))
    const [first, last] = [ring[0], ring.at(-1)]
    if (first === undefined || last === undefined) throw new UnfitFeature('A ring in it has no positions.')
    if (first.some((number, at) => number !== last[at])) {
      ring.push([...first])
      this.closedRings++
    }
    if (ring.length < 4) throw new UnfitFeature('A ring in it has fewer than three different positions.')
    return ring
  }

  position(value: unknown): Position {
    const position = list(value)
    const [x, y, z] = position
    if (typeof x !== 'number' || typeof y !== 'number' || (position.length > 2 && typeof z !== 'number')) {
      throw new UnfitFeature('A position in it is not made of numbers.')
    }
    if (position.length > 3) {
      throw new UnfitFeature(
        `A position in it has ${position.length} numbers. Only longitude, latitude and height can be imported.`,
      )
    }
    const lon = within(x, this.#limits.x, 'longitude')
    const lat = within(y, this.#limits.y, 'latitude')
    if (typeof z !== 'number') {
      this.withoutHeight++
      return [lon, lat]
    }
    if (!Number.isFinite(z)) throw new UnfitFeature('A height in it is not a finite number.')
    this.withHeight++
    return [lon, lat, z]
  }
}

function within(value: number, limit: number, name: string): number {
  if (Math.abs(value) <= limit && Number.isFinite(value)) return value
  if (limit === Infinity)
    throw new UnfitFeature(`A coordinate in it is ${value}, which is not a finite number.`)
  // Also rejects infinite numbers and NaN.
  if (!(Math.abs(value) <= limit + TOLERANCE)) {
    throw new UnfitFeature(
      `The ${name} ${value} is not between -${limit} and ${limit}. Coordinates must be degrees on WGS 84, longitude first.`,
    )
  }
  return Math.sign(value) * limit
}

function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new UnfitFeature('Its coordinates are not nested as its type requires.')
  return value
}
