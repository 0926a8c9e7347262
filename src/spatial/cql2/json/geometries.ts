import { printable } from '../../../lib/text.ts'
import type { Geometry, Position } from '../ast.ts'
import type { FaultList } from '../errors.ts'
import { MAX_COLLECTION_DEPTH } from '../limits.ts'
import { isArray, isObject, type Json, type JsonObject } from './read-json.ts'

/** Depth of the positions in `coordinates`. */
const LEVELS = {
  Point: 0,
  LineString: 1,
  MultiPoint: 1,
  Polygon: 2,
  MultiLineString: 2,
  MultiPolygon: 3,
} as const

/**
 * The GeoJSON geometry of an object with the member `type`. A bbox is allowed and dropped; other members are
 * faults.
 *
 * @param pointer of the object
 * @returns undefined if faults were recorded
 */
export function readGeometry(
  object: JsonObject,
  pointer: string,
  faults: FaultList,
  depth = 1,
): Geometry | undefined {
  const type = object.get('type')
  if (type === 'GeometryCollection') return readCollection(object, pointer, faults, depth)
  if (typeof type !== 'string' || !isPlain(type)) {
    const names = [...Object.keys(LEVELS), 'GeometryCollection'].join(', ')
    faults.add(type === undefined ? pointer : `${pointer}/type`, `The type of a geometry is one of ${names}.`)
    return undefined
  }
  if (!hasOnly(object, 'coordinates', pointer, faults)) return undefined
  const coordinates = object.get('coordinates') as Json
  const level = LEVELS[type]
  const isEmptyPoint = level === 0 && isArray(coordinates) && coordinates.length === 0
  const read = isEmptyPoint ? [] : readLevel(coordinates, level, `${pointer}/coordinates`, faults)
  // The depth of the coordinates belongs to the type.
  return read === undefined ? undefined : ({ type, coordinates: read } as Geometry)
}

const isPlain = (type: string): type is keyof typeof LEVELS => Object.hasOwn(LEVELS, type)

type Coordinates = Position | readonly Coordinates[]

function readLevel(value: Json, level: number, pointer: string, faults: FaultList): Coordinates | undefined {
  if (level === 0) return readPosition(value, pointer, faults)
  if (!isArray(value)) {
    faults.add(pointer, 'Expected an array of positions.')
    return undefined
  }
  const items: Coordinates[] = []
  for (const [index, item] of value.entries()) {
    const read = readLevel(item, level - 1, `${pointer}/${index}`, faults)
    if (read === undefined) return undefined
    items.push(read)
  }
  return items
}

function readPosition(value: Json, pointer: string, faults: FaultList): Position | undefined {
  const isPosition =
    isArray(value) &&
    (value.length === 2 || value.length === 3) &&
    value.every((number) => typeof number === 'number' || typeof number === 'bigint')
  if (isPosition) return value.map(Number)
  faults.add(pointer, 'A position is an array of two numbers, or of three with a height.')
  return undefined
}

function readCollection(
  object: JsonObject,
  pointer: string,
  faults: FaultList,
  depth: number,
): Geometry | undefined {
  if (depth > MAX_COLLECTION_DEPTH) {
    faults.add(pointer, `A geometry has more than ${MAX_COLLECTION_DEPTH} nested collections.`)
    return undefined
  }
  if (!hasOnly(object, 'geometries', pointer, faults)) return undefined
  const values = object.get('geometries') as Json
  if (!isArray(values)) {
    faults.add(`${pointer}/geometries`, 'Expected an array of geometries.')
    return undefined
  }
  const geometries: Geometry[] = []
  for (const [index, value] of values.entries()) {
    const place = `${pointer}/geometries/${index}`
    if (!isObject(value)) {
      faults.add(place, 'Expected a geometry in GeoJSON.')
      return undefined
    }
    const geometry = readGeometry(value, place, faults, depth + 1)
    if (geometry === undefined) return undefined
    geometries.push(geometry)
  }
  return { type: 'GeometryCollection', geometries }
}

/** Checks that a geometry has this member, and no others besides its type and bbox. */
function hasOnly(object: JsonObject, member: string, pointer: string, faults: FaultList): boolean {
  const other = [...object.keys()].find((name) => name !== 'type' && name !== 'bbox' && name !== member)
  if (other !== undefined) faults.add(pointer, `A geometry has no member ${printable(other)}. Remove it.`)
  else if (!object.has(member)) faults.add(pointer, `The geometry has no member "${member}". Add it.`)
  return other === undefined && object.has(member)
}
