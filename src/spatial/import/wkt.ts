import type { Geometry, Position } from 'geojson'
import { UnfitFeature } from './record.ts'

const TOKEN = /\s*([(),]|[A-Za-z]+|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)/y
const SPACES = /\s*$/y
const SRID = /^\s*SRID\s*=\s*(\d+)\s*;/i

/** The coordinates of a geometry as parsed; their meaning is checked elsewhere. */
type Coordinates = readonly Coordinates[] | number

/** The GeoJSON type of a keyword, and the nesting depth of its positions. */
const TYPES: Readonly<Record<string, readonly [Exclude<Geometry['type'], 'GeometryCollection'>, number]>> = {
  POINT: ['Point', 0],
  LINESTRING: ['LineString', 1],
  MULTIPOINT: ['MultiPoint', 1],
  POLYGON: ['Polygon', 2],
  MULTILINESTRING: ['MultiLineString', 2],
  MULTIPOLYGON: ['MultiPolygon', 3],
}

/**
 * Reads well-known text (OGC 06-103r4, clause 7), also with heights and with a prefix `SRID=4326;`.
 *
 * @throws UnfitFeature for other texts, and for measures, curves and other reference systems
 */
export function readWkt(text: string): Geometry {
  const reference = SRID.exec(text)
  if (reference !== null) refuseOtherSystem(reference[1] as string)
  const reader = new WktReader(text, reference?.[0].length ?? 0)
  const geometry = reader.geometry(1)
  reader.end()
  return geometry
}

/** @throws UnfitFeature unless the reference system is WGS 84 */
export function refuseOtherSystem(code: string): void {
  if (code === '4326') return
  throw new UnfitFeature(`Its geometry is in the reference system ${code}. Only 4326 can be imported.`)
}

/** @throws UnfitFeature */
export function refuseMeasures(): never {
  throw new UnfitFeature(
    'Its geometry has measures (M). Only longitude, latitude and height can be imported.',
  )
}

class WktReader {
  readonly #text: string
  #at: number
  #token: string | undefined

  constructor(text: string, at: number) {
    this.#text = text
    this.#at = at
    this.#next()
  }

  geometry(depth: number): Geometry {
    const word = this.#token?.toUpperCase() ?? ''
    // Some programs write the type and the dimension as one word.
    const glued = /^(.*?[^Z])(ZM?|M)$/.exec(word)
    const name = word in TYPES || word === 'GEOMETRYCOLLECTION' ? word : (glued?.[1] ?? word)
    this.#next()
    const dimension = name === word ? this.#dimension() : (glued?.[2] ?? '')
    if (dimension.includes('M')) refuseMeasures()
    if (name === 'GEOMETRYCOLLECTION') {
      if (depth > 64) throw this.#fault()
      return {
        type: 'GeometryCollection',
        geometries: this.#isEmpty() ? [] : this.#list(() => this.geometry(depth + 1)),
      }
    }
    const type = Object.hasOwn(TYPES, name) ? TYPES[name] : undefined
    if (type === undefined)
      throw new UnfitFeature(`The geometry type ${JSON.stringify(name)} is not supported in well-known text.`)
    const size = dimension === 'Z' ? 3 : undefined
    return {
      type: type[0],
      coordinates: this.#coordinates(type[1], type[0] === 'MultiPoint', size),
    } as Geometry
  }

  end(): void {
    if (this.#token !== undefined) throw this.#fault()
  }

  #dimension(): string {
    const word = this.#token?.toUpperCase()
    if (word !== 'Z' && word !== 'M' && word !== 'ZM') return ''
    this.#next()
    return word
  }

  #coordinates(depth: number, isMultiPoint: boolean, size: number | undefined): Coordinates {
    if (this.#isEmpty()) return []
    if (depth === 0) {
      this.#expect('(')
      const position = this.#position(size)
      this.#expect(')')
      return position
    }
    return this.#list(() => {
      if (depth > 1) return this.#coordinates(depth - 1, false, size)
      // The points of a MULTIPOINT may have brackets or not.
      return isMultiPoint && this.#token === '(' ? this.#coordinates(0, false, size) : this.#position(size)
    })
  }

  #position(size: number | undefined): Position {
    const position: number[] = []
    while (this.#token !== undefined && /^[-+.\d]/.test(this.#token)) {
      position.push(Number(this.#token))
      this.#next()
    }
    if (position.length < 2 || (size !== undefined && position.length !== size)) throw this.#fault()
    return position
  }

  #list<Part>(read: () => Part): Part[] {
    this.#expect('(')
    const parts = [read()]
    while (this.#token === ',') {
      this.#next()
      parts.push(read())
    }
    this.#expect(')')
    return parts
  }

  #isEmpty(): boolean {
    if (this.#token?.toUpperCase() !== 'EMPTY') return false
    this.#next()
    return true
  }

  #expect(expected: string): void {
    if (this.#token !== expected) throw this.#fault()
    this.#next()
  }

  #next(): void {
    TOKEN.lastIndex = this.#at
    const match = TOKEN.exec(this.#text)
    SPACES.lastIndex = this.#at
    if (match === null && !SPACES.test(this.#text)) throw this.#fault()
    this.#token = match?.[1]
    if (match !== null) this.#at = TOKEN.lastIndex
  }

  #fault(): UnfitFeature {
    return new UnfitFeature(`Its geometry is not valid well-known text: see character ${this.#at + 1}.`)
  }
}
