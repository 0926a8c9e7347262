import type { Geometry, Position } from 'geojson'
import { GeometryReader } from '../../encodings/geometry-reader.ts'
import { WKB_TYPE } from '../../encodings/wkb-types.ts'
import { UnreadableGeometry } from '../../model/errors.ts'
import { UnfitFeature } from '../record.ts'
import { refuseMeasures, refuseOtherSystem } from '../wkt.ts'

/** Hexadecimal digits that start like a geometry. The smallest, a point, has 42. */
const HEX = /^0[01](?:[0-9a-f]{2}){20,}$/i

/** Bits of the type code of EWKB. */
const [HAS_MEASURES, HAS_SYSTEM] = [0x40000000, 0x20000000]

export const isHexWkb = (text: string): boolean => HEX.test(text)

/**
 * Reads well-known binary in hexadecimal digits, as PostGIS prints geometries (EWKB or ISO).
 *
 * @throws UnfitFeature for damaged bytes, for measures, and for other reference systems than 4326
 */
export function readHexWkb(text: string): Geometry {
  const bytes = Buffer.from(text, 'hex')
  const isLittle = bytes[0] === 1
  const number = (at: number): number => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at))
  const code = number(1)
  const dimensions = Math.floor((code & 0x1fffffff) / 1000)
  if ((code & HAS_MEASURES) !== 0 || dimensions === 2 || dimensions === 3) refuseMeasures()
  // 0 means that the system is not known.
  if ((code & HAS_SYSTEM) !== 0 && number(5) !== 0) refuseOtherSystem(String(number(5)))
  try {
    return readNext(new GeometryReader(bytes))
  } catch (error) {
    if (!(error instanceof UnreadableGeometry)) throw error
    throw new UnfitFeature(error.message)
  }
}

function readNext(reader: GeometryReader): Geometry {
  reader.enter()
  const geometry = read(reader)
  reader.leave()
  return geometry
}

function read(reader: GeometryReader): Geometry {
  switch (reader.type) {
    case WKB_TYPE.point:
      return { type: 'Point', coordinates: readPoint(reader) }
    case WKB_TYPE.lineString:
      return { type: 'LineString', coordinates: readLine(reader) }
    case WKB_TYPE.polygon:
      return { type: 'Polygon', coordinates: readParts(reader, readLine) }
    case WKB_TYPE.multiPoint:
      return {
        type: 'MultiPoint',
        // There is no empty position.
        coordinates: readMembers(reader, WKB_TYPE.point, readPoint).filter(({ length }) => length > 0),
      }
    case WKB_TYPE.multiLineString:
      return { type: 'MultiLineString', coordinates: readMembers(reader, WKB_TYPE.lineString, readLine) }
    case WKB_TYPE.multiPolygon:
      return {
        type: 'MultiPolygon',
        coordinates: readMembers(reader, WKB_TYPE.polygon, (polygon) => readParts(polygon, readLine)),
      }
    default:
      return { type: 'GeometryCollection', geometries: readParts(reader, readNext) }
  }
}

function readParts<Part>(reader: GeometryReader, readPart: (reader: GeometryReader) => Part): Part[] {
  const parts: Part[] = []
  for (let count = reader.count('parts'); count > 0; count--) parts.push(readPart(reader))
  return parts
}

const readMembers = <Part>(
  reader: GeometryReader,
  type: number,
  readMember: (reader: GeometryReader) => Part,
): Part[] =>
  readParts(reader, (member) => {
    member.enter(type)
    const part = readMember(member)
    member.leave()
    return part
  })

const readPoint = (reader: GeometryReader): Position => (reader.point() ? positionOf(reader) : [])

function readLine(reader: GeometryReader): Position[] {
  const positions: Position[] = []
  for (let count = reader.count('positions'); count > 0; count--) {
    reader.position()
    positions.push(positionOf(reader))
  }
  return positions
}

const positionOf = ({ x, y, z, hasZ }: GeometryReader): Position => (hasZ ? [x, y, z] : [x, y])
