/**
 * Names by the type codes of ISO 19125 / OGC 06-103r4. From CircularString to MultiSurface they have arcs, for which lines
 * stand; those from Curve on have no counterpart in GeoJSON.
 */
export const TYPE_NAMES: Readonly<Record<number, string>> = {
  1: 'Point',
  2: 'LineString',
  3: 'Polygon',
  4: 'MultiPoint',
  5: 'MultiLineString',
  6: 'MultiPolygon',
  7: 'GeometryCollection',
  8: 'CircularString',
  9: 'CompoundCurve',
  10: 'CurvePolygon',
  11: 'MultiCurve',
  12: 'MultiSurface',
  13: 'Curve',
  14: 'Surface',
  15: 'PolyhedralSurface',
  16: 'TIN',
  17: 'Triangle',
}

/** The WKB type codes with a GeoJSON type. */
export const WKB_TYPE = {
  point: 1,
  lineString: 2,
  polygon: 3,
  multiPoint: 4,
  multiLineString: 5,
  multiPolygon: 6,
  geometryCollection: 7,
} as const

/** The WKB type codes of geometries that may have arcs. */
export const CURVE_TYPE = {
  circularString: 8,
  compoundCurve: 9,
  curvePolygon: 10,
  multiCurve: 11,
  multiSurface: 12,
} as const

/** True if geometries of a type may have arcs, for which lines stand. */
export const isCurved = (type: number): boolean =>
  type >= CURVE_TYPE.circularString && type <= CURVE_TYPE.multiSurface
