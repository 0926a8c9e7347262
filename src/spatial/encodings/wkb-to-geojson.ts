import type { Transformation } from '../model/collection-store.ts'
import { GeometryReader } from './geometry-reader.ts'
import { TextWriter } from './text-writer.ts'
import { WKB_TYPE } from './wkb-types.ts'

const COMMA = 0x2c
const OPEN = 0x5b
const CLOSE = 0x5d

const HEADS: readonly string[] = [
  '',
  '{"type":"Point","coordinates":',
  '{"type":"LineString","coordinates":',
  '{"type":"Polygon","coordinates":',
  '{"type":"MultiPoint","coordinates":',
  '{"type":"MultiLineString","coordinates":',
  '{"type":"MultiPolygon","coordinates":',
  '{"type":"GeometryCollection","geometries":',
]

/**
 * Writes a stored geometry as GeoJSON (RFC 7946): positions are longitude, latitude and, if stored, height,
 * rounded to seven decimals (about one centimetre); measures are dropped; an empty geometry has empty
 * `coordinates`.
 *
 * @param bytes WKB, with or without the header of a GeoPackage geometry
 * @param transformation of the stored positions; without it they stay as they are
 * @throws UnreadableGeometry for damaged bytes, for surfaces of triangles, and for positions that are not a place on Earth;
 * the writer then contains the part written so far
 */
export function writeGeometry(out: TextWriter, bytes: Uint8Array, transformation?: Transformation): void {
  writeNext(out, new GeometryReader(bytes, transformation))
}

/** The geometry as a GeoJSON text. */
export function geometryText(bytes: Uint8Array, transformation?: Transformation): string {
  const out = new TextWriter(bytes.length * 2)
  writeGeometry(out, bytes, transformation)
  return out.finish().toString('utf8')
}

function writeNext(out: TextWriter, reader: GeometryReader): void {
  reader.enter()
  const { type } = reader
  out.ascii(HEADS[type] ?? '')
  if (type === WKB_TYPE.geometryCollection) writeParts(out, reader, writeNext)
  else writeCoordinates(out, reader, type)
  out.byte(0x7d)
  reader.leave()
}

function writeCoordinates(out: TextWriter, reader: GeometryReader, type: number): void {
  switch (type) {
    case WKB_TYPE.point:
      return reader.point() ? writePosition(out, reader) : out.ascii('[]')
    case WKB_TYPE.lineString:
      return writePositions(out, reader)
    case WKB_TYPE.polygon:
      return writeParts(out, reader, writeRing)
    case WKB_TYPE.multiPoint:
      return writePoints(out, reader)
    case WKB_TYPE.multiLineString:
      return writeParts(out, reader, writeLine)
    default:
      return writeParts(out, reader, writePolygon)
  }
}

/** The points of a multipoint. Empty points are omitted, because there is no empty position. */
function writePoints(out: TextWriter, reader: GeometryReader): void {
  const count = reader.count('parts')
  let written = 0
  out.byte(OPEN)
  for (let i = 0; i < count; i++) {
    reader.enter(WKB_TYPE.point)
    if (reader.point()) {
      if (written++ > 0) out.byte(COMMA)
      writePosition(out, reader)
    }
    reader.leave()
  }
  out.byte(CLOSE)
}

function writeLine(out: TextWriter, reader: GeometryReader): void {
  reader.enter(WKB_TYPE.lineString)
  writePositions(out, reader)
  reader.leave()
}

function writePolygon(out: TextWriter, reader: GeometryReader): void {
  reader.enter(WKB_TYPE.polygon)
  writeParts(out, reader, writeRing)
  reader.leave()
}

function writeParts(
  out: TextWriter,
  reader: GeometryReader,
  write: (out: TextWriter, reader: GeometryReader) => void,
): void {
  const count = reader.count('parts')
  out.byte(OPEN)
  for (let i = 0; i < count; i++) {
    if (i > 0) out.byte(COMMA)
    write(out, reader)
  }
  out.byte(CLOSE)
}

function writePositions(out: TextWriter, reader: GeometryReader): void {
  out.byte(OPEN)
  writeEach(out, reader)
  out.byte(CLOSE)
}

function writeRing(out: TextWriter, reader: GeometryReader): void {
  out.byte(OPEN)
  writeEach(out, reader)
  while (reader.continuesRing()) {
    out.byte(COMMA)
    writePosition(out, reader)
  }
  out.byte(CLOSE)
}

function writeEach(out: TextWriter, reader: GeometryReader): void {
  const count = reader.count('positions')
  for (let i = 0; i < count; i++) {
    if (i > 0) out.byte(COMMA)
    reader.position()
    writePosition(out, reader)
  }
}

function writePosition(out: TextWriter, reader: GeometryReader): void {
  if (reader.hasZ) out.position(reader.x, reader.y, reader.z)
  else out.position(reader.x, reader.y)
}
