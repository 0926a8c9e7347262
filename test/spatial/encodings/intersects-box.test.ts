import { expect } from 'chai'
import fc from 'fast-check'
import type { Geometry, Position } from 'geojson'
import { encodeGeometry } from '../../../src/spatial/encodings/geojson-to-wkb.ts'
import { intersectsBbox } from '../../../src/spatial/encodings/intersects-box.ts'
import { geometry } from './geometries.ts'
import { wkb } from './wkb-bytes.ts'
import { readBbox } from '../../../src/spatial/services/bbox.ts'

const meets = (shape: Geometry, ...bbox: number[]): boolean =>
  intersectsBbox(encodeGeometry(shape, 4326).blob, readBbox(bbox))

/** Tests by cutting the segment with the box parametrically (Liang and Barsky): another way than the tested one. */
function segmentMeets(
  [x1 = 0, y1 = 0]: Position,
  [x2 = 0, y2 = 0]: Position,
  box: readonly number[],
): boolean {
  const [minX = 0, minY = 0, maxX = 0, maxY = 0] = box
  let [from, to] = [0, 1]
  for (const [delta, near] of [
    [x1 - x2, x1 - minX],
    [x2 - x1, maxX - x1],
    [y1 - y2, y1 - minY],
    [y2 - y1, maxY - y1],
  ] as const) {
    if (delta === 0) {
      if (near < 0) return false
    } else if (delta < 0) from = Math.max(from, near / delta)
    else to = Math.min(to, near / delta)
  }
  return from <= to
}

function insidePolygon([px = 0, py = 0]: Position, rings: readonly Position[][]): boolean {
  let inside = false
  for (const ring of rings) {
    for (let i = 1; i < ring.length; i++) {
      const [x1 = 0, y1 = 0] = ring[i - 1] ?? []
      const [x2 = 0, y2 = 0] = ring[i] ?? []
      if (y1 > py !== y2 > py && px < x1 + ((py - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside
    }
  }
  return inside
}

function oracle(shape: Geometry, box: readonly number[]): boolean {
  const [minX = 0, minY = 0, maxX = 0, maxY = 0] = box
  const lineMeets = (line: readonly Position[]): boolean =>
    line.some((end, i) => segmentMeets(line[Math.max(0, i - 1)] ?? end, end, box))
  const polygonMeets = (rings: readonly Position[][]): boolean =>
    rings.some(lineMeets) || insidePolygon([(minX + maxX) / 2, (minY + maxY) / 2], rings)
  switch (shape.type) {
    case 'Point':
      return lineMeets([shape.coordinates])
    case 'LineString':
      return lineMeets(shape.coordinates)
    case 'Polygon':
      return polygonMeets(shape.coordinates)
    case 'MultiPoint':
      return shape.coordinates.some((point) => lineMeets([point]))
    case 'MultiLineString':
      return shape.coordinates.some(lineMeets)
    case 'MultiPolygon':
      return shape.coordinates.some(polygonMeets)
    case 'GeometryCollection':
      return shape.geometries.some((part) => oracle(part, box))
  }
}

const ring: Geometry = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
      [0, 0],
    ],
    [
      [3, 3],
      [7, 3],
      [7, 7],
      [3, 7],
      [3, 3],
    ],
  ],
}

describe('a bbox against the geometry itself', () => {
  it('counts the borders of the box', () => {
    const point: Geometry = { type: 'Point', coordinates: [5, 5] }
    expect(meets(point, 5, 5, 6, 6)).to.be.true
    expect(meets(point, 4, 4, 5, 5)).to.be.true
    expect(meets(point, 5.0000001, 5, 6, 6)).to.be.false
    expect(meets(point, 5, 5, 5, 5)).to.be.true
  })

  it('matches a polygon that holds the box, not one whose hole does', () => {
    expect(meets(ring, 1, 1, 2, 2)).to.be.true
    expect(meets(ring, 4, 4, 6, 6)).to.be.false
    expect(meets(ring, 4, 4, 8, 6)).to.be.true
    expect(meets(ring, -5, -5, 20, 20)).to.be.true
    expect(meets(ring, 11, 11, 12, 12)).to.be.false
  })

  it('does not match a line that only runs around the corner of the box', () => {
    const corner: Geometry = { type: 'LineString', coordinates: [[0, 0], [10, 0], [10, 10]] } // prettier-ignore
    expect(meets(corner, 1, 1, 9, 9)).to.be.false
    expect(meets(corner, 1, 1, 10, 9)).to.be.true
    expect(meets({ type: 'LineString', coordinates: [[0, 5], [5, 0]] }, 0, 0, 2, 2)).to.be.false // prettier-ignore
    expect(meets({ type: 'LineString', coordinates: [[0, 4], [4, 0]] }, 0, 0, 2, 2)).to.be.true // prettier-ignore
  })

  it('crosses the antimeridian where the west is above the east', () => {
    const at = (x: number): Geometry => ({ type: 'Point', coordinates: [x, 0] })
    expect(meets(at(179), 170, -10, -170, 10)).to.be.true
    expect(meets(at(-175), 170, -10, -170, 10)).to.be.true
    expect(meets(at(0), 170, -10, -170, 10)).to.be.false
    const wide: Geometry = { type: 'Polygon', coordinates: [[[-179, -80], [179, -80], [179, 80], [-179, 80], [-179, -80]]] } // prettier-ignore
    expect(meets(wide, 170, -10, -170, 10)).to.be.true
    expect(meets(wide, 179.5, -10, -179.5, 10)).to.be.false
  })

  it('is empty where the south is above the north', () => {
    expect(meets(ring, 0, 10, 10, 0)).to.be.false
  })

  it('tests heights where both sides have them', () => {
    const point = wkb().head(1001).doubles(1, 1, 50).end()
    expect(intersectsBbox(point, readBbox([0, 0, 40, 2, 2, 60]))).to.be.true
    expect(intersectsBbox(point, readBbox([0, 0, 60, 2, 2, 70]))).to.be.false
    expect(intersectsBbox(point, readBbox([0, 0, 2, 2]))).to.be.true
    expect(meets({ type: 'Point', coordinates: [1, 1] }, 0, 0, 60, 2, 2, 70)).to.be.true
    const line = wkb().head(1002).count(2).doubles(1, 1, 10, 3, 3, 90).end()
    expect(intersectsBbox(line, readBbox([0, 0, 40, 5, 5, 60]))).to.be.true
    expect(intersectsBbox(line, readBbox([0, 0, 95, 5, 5, 99]))).to.be.false
  })

  it('never matches an empty geometry', () => {
    expect(meets({ type: 'Point', coordinates: [] }, -180, -90, 180, 90)).to.be.false
    expect(meets({ type: 'MultiPolygon', coordinates: [] }, -180, -90, 180, 90)).to.be.false
  })

  it('agrees with another algorithm, with and without an envelope in the header', () => {
    const grid = fc.integer({ min: -6, max: 6 })
    const onGrid = (value: unknown): unknown =>
      Array.isArray(value) ? value.map(onGrid) : typeof value === 'number' ? Math.round(value / 30) : value
    const shape = geometry.map(
      (original) =>
        JSON.parse(JSON.stringify(original), (key, value: unknown) =>
          key === 'coordinates' ? onGrid(value) : value,
        ) as Geometry,
    )
    // Half a step beside the grid, so that no rounding decides.
    const box = fc
      .tuple(grid, grid, fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 }))
      .map(([x, y, width, height]) => [x - 0.35, y - 0.3, x + width + 0.15, y + height + 0.2])
    fc.assert(
      fc.property(shape, box, (original, numbers) => {
        const { blob, envelope } = encodeGeometry(original, 4326)
        const bare = blob.subarray(envelope === undefined ? 8 : 40)
        const expected = oracle(original, numbers)
        expect(intersectsBbox(blob, readBbox(numbers))).to.equal(expected)
        expect(intersectsBbox(bare, readBbox(numbers))).to.equal(expected)
      }),
      { numRuns: 3000 },
    )
  })
})
