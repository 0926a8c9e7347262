import type { Geometry, Position } from 'geojson'
import { UnfitFeature } from '../record.ts'
import type { Element } from './placemarks.ts'

const NAMES = new Set([
  'Point',
  'LineString',
  'LinearRing',
  'Polygon',
  'MultiGeometry',
  'Track',
  'MultiTrack',
])

/** The element of the geometry of a placemark. */
export const geometryElement = ({ children }: Element): Element | undefined =>
  children.find(({ name }) => NAMES.has(name))

/**
 * Reads the geometry of an element. Where some positions have heights, the others get the height 0.
 *
 * @throws UnfitFeature
 */
export function readGeometry(element: Element): Geometry | null {
  const reader = new KmlGeometryReader()
  const geometry = reader.geometry(element)
  if (geometry !== null && reader.isMixed) fillHeights(geometry)
  return geometry
}

class KmlGeometryReader {
  #hasHeights = false
  #lacksHeights = false

  get isMixed(): boolean {
    return this.#hasHeights && this.#lacksHeights
  }

  geometry(element: Element): Geometry | null {
    switch (element.name) {
      case 'Point': {
        const [position] = this.#coordinates(element)
        return position === undefined ? null : { type: 'Point', coordinates: position }
      }
      case 'LineString':
      case 'LinearRing':
        return { type: 'LineString', coordinates: this.#coordinates(element) }
      case 'Polygon':
        return { type: 'Polygon', coordinates: this.#rings(element) }
      case 'Track':
        return { type: 'LineString', coordinates: this.#track(element) }
      default:
        return this.#multi(element)
    }
  }

  #multi({ children }: Element): Geometry | null {
    const parts = children
      .filter(({ name }) => NAMES.has(name))
      .map((child) => this.geometry(child))
      .filter((part) => part !== null)
    if (parts.length === 0) return null
    if (isAll(parts, 'Point'))
      return { type: 'MultiPoint', coordinates: parts.map(({ coordinates }) => coordinates) }
    if (isAll(parts, 'LineString'))
      return { type: 'MultiLineString', coordinates: parts.map(({ coordinates }) => coordinates) }
    if (isAll(parts, 'Polygon'))
      return { type: 'MultiPolygon', coordinates: parts.map(({ coordinates }) => coordinates) }
    return { type: 'GeometryCollection', geometries: parts }
  }

  #rings({ children }: Element): Position[][] {
    const boundaries = (kind: string): Position[][] =>
      children
        .filter(({ name }) => name === kind)
        .flatMap((boundary) => boundary.children.filter(({ name }) => name === 'LinearRing'))
        .map((ring) => this.#coordinates(ring))
    const outer = boundaries('outerBoundaryIs')
    if (outer.length !== 1)
      throw new UnfitFeature(`A polygon in it has ${outer.length} outer boundaries, not one.`)
    return [...outer, ...boundaries('innerBoundaryIs')]
  }

  /** The positions of the element `coordinates`: numbers with commas, positions with blanks between them. */
  #coordinates({ children }: Element): Position[] {
    const text = children.find(({ name }) => name === 'coordinates')?.text ?? ''
    const tuples = text.replace(/\s*,\s*/g, ',').trim()
    return tuples === '' ? [] : tuples.split(/\s+/).map((tuple) => this.#position(tuple.split(',')))
  }

  #track({ children }: Element): Position[] {
    return children
      .filter(({ name }) => name === 'coord')
      .map(({ text }) => this.#position(text.trim().split(/\s+/)))
  }

  #position(texts: readonly string[]): Position {
    // A comma after the last number.
    const filled = texts.at(-1) === '' ? texts.slice(0, -1) : texts
    const numbers = filled.map((text) => (NUMBER.test(text) ? Number(text) : NaN))
    if (numbers.length < 2 || numbers.length > 3 || numbers.some(Number.isNaN)) {
      throw new UnfitFeature(
        `Its coordinates contain ${JSON.stringify(texts.join(',').slice(0, 60))}, which is not a position.`,
      )
    }
    if (numbers.length === 3) this.#hasHeights = true
    else this.#lacksHeights = true
    return numbers
  }
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/

const isAll = <Type extends Geometry['type']>(
  parts: readonly Geometry[],
  type: Type,
): parts is Extract<Geometry, { type: Type }>[] => parts.every((part) => part.type === type)

type Coordinates = Position | Coordinates[]

function fillHeights(geometry: Geometry): void {
  if (geometry.type === 'GeometryCollection') return geometry.geometries.forEach(fillHeights)
  const fill = (coordinates: Coordinates): void => {
    if (typeof coordinates[0] === 'number') {
      if (coordinates.length === 2) (coordinates as Position).push(0)
    } else (coordinates as Coordinates[]).forEach(fill)
  }
  fill(geometry.coordinates)
}
