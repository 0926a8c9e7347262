import type { GeometryKind } from '../../model/collection-store.ts'

/** By the names of WKB in capitals; without the abstract types, and without surfaces of triangles. */
export const KINDS: Readonly<Record<string, GeometryKind>> = {
  POINT: 'Point',
  LINESTRING: 'LineString',
  POLYGON: 'Polygon',
  MULTIPOINT: 'MultiPoint',
  MULTILINESTRING: 'MultiLineString',
  MULTIPOLYGON: 'MultiPolygon',
  GEOMETRYCOLLECTION: 'GeometryCollection',
  CIRCULARSTRING: 'LineString',
  COMPOUNDCURVE: 'LineString',
  CURVEPOLYGON: 'Polygon',
  MULTICURVE: 'MultiLineString',
  MULTISURFACE: 'MultiPolygon',
}
