import fc from 'fast-check'
import type { Geometry, Position } from 'geojson'

const rounded = (value: number): number => {
  const result = Number(value.toFixed(6))
  return result === 0 ? 0 : result
}
const longitude = fc.double({ min: -180, max: 180, noNaN: true }).map(rounded)
const latitude = fc.double({ min: -90, max: 90, noNaN: true }).map(rounded)

export const position: fc.Arbitrary<Position> = fc.tuple(longitude, latitude)
const line = fc.array(position, { minLength: 2, maxLength: 6 })
const ring = fc.array(position, { minLength: 3, maxLength: 6 }).map((open) => [...open, open[0] as Position])
const polygon = fc.array(ring, { minLength: 1, maxLength: 3 })

const simple: fc.Arbitrary<Geometry> = fc.oneof(
  fc.record({ type: fc.constant('Point' as const), coordinates: position }),
  fc.record({ type: fc.constant('LineString' as const), coordinates: line }),
  fc.record({ type: fc.constant('Polygon' as const), coordinates: polygon }),
  fc.record({ type: fc.constant('MultiPoint' as const), coordinates: fc.array(position, { maxLength: 4 }) }),
  fc.record({ type: fc.constant('MultiLineString' as const), coordinates: fc.array(line, { maxLength: 3 }) }),
  fc.record({ type: fc.constant('MultiPolygon' as const), coordinates: fc.array(polygon, { maxLength: 3 }) }),
)

/** Any geometry of GeoJSON, with coordinates of at most six decimals. */
export const geometry: fc.Arbitrary<Geometry> = fc.oneof(
  { weight: 4, arbitrary: simple },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('GeometryCollection' as const),
      geometries: fc.array(simple, { maxLength: 3 }),
    }),
  },
)
