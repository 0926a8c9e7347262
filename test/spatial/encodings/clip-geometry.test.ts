import { expect } from 'chai'
import fc from 'fast-check'
import type { Geometry, MultiPolygon, Polygon, Position } from 'geojson'
import { clipGeometry } from '../../../src/spatial/encodings/clip-geometry.ts'

const BOUNDS = [-80, 84] as const
const clip = (geometry: Geometry) => clipGeometry(geometry, BOUNDS)
const polygon = (...coordinates: Position[][]): Polygon => ({ type: 'Polygon', coordinates })
const square = (west: number, south: number, east: number, north: number): Position[] =>
  [[west, south], [east, south], [east, north], [west, north], [west, south]] // prettier-ignore

/** True if a place is in an odd number of rings. */
function isIn(rings: readonly Position[][], x: number, y: number): boolean {
  let inside = false
  for (const ring of rings)
    for (let at = 1; at < ring.length; at++) {
      const [[x1, y1], [x2, y2]] = [ring[at - 1] as [number, number], ring[at] as [number, number]]
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside
    }
  return inside
}

const areaOf = (ring: readonly Position[]): number =>
  ring.slice(1).reduce((sum, [x, y], at) => sum + (ring[at]![0]! * y! - x! * ring[at]![1]!) / 2, 0)

const partsOf = (geometry: Geometry | undefined): Position[][][] =>
  geometry === undefined ? [] : geometry.type === 'Polygon' ? [geometry.coordinates] : (geometry as MultiPolygon).coordinates // prettier-ignore

describe('clipping at two parallels', () => {
  it('removes points outside, and keeps those on a parallel', () => {
    expect(clip({ type: 'Point', coordinates: [0, 84.1] })).to.equal(undefined)
    expect(clip({ type: 'Point', coordinates: [0, 84, 5] })).to.deep.equal({ type: 'Point', coordinates: [0, 84, 5] }) // prettier-ignore
    expect(clip({ type: 'MultiPoint', coordinates: [[0, 90], [1, 1], [0, -90]] })).to.deep.equal({ type: 'MultiPoint', coordinates: [[1, 1]] }) // prettier-ignore
    expect(clip({ type: 'MultiPoint', coordinates: [[0, 90]] })).to.equal(undefined)
  })

  it('cuts a polygon with very many positions', () => {
    const count = 200_000
    const side = Array.from({ length: count }, (_, i): Position => [(i / count) * 90, 10 + (i % 2)])
    const [part] = partsOf(clip(polygon([...side, [90, 89], [0, 89], [0, 10]])))
    expect(part![0]).to.have.length(count + 3)
  })

  it('splits a line where it leaves the map, with heights', () => {
    expect(
      clip({
        type: 'LineString',
        coordinates: [
          [0, 80, 0],
          [4, 88, 8],
          [8, 80, 0],
        ],
      }),
    ).to.deep.equal({
      type: 'MultiLineString',
      coordinates: [[[0, 80, 0], [2, 84, 4]], [[6, 84, 4], [8, 80, 0]]], // prettier-ignore
    })
    expect(clip({ type: 'LineString', coordinates: [[0, -90], [0, 90]] })).to.deep.equal({ type: 'LineString', coordinates: [[0, -80], [0, 84]] }) // prettier-ignore
    expect(
      clip({
        type: 'LineString',
        coordinates: [
          [0, 90],
          [1, 84],
          [2, 90],
        ],
      }),
    ).to.equal(undefined)
  })

  it('cuts a polygon into parts, and keeps each hole in its part', () => {
    // The letter U, upside down, with its arch beyond the parallel, and a hole in one leg.
    const arch = [[0, 80], [2, 80], [2, 88], [4, 88], [4, 80], [6, 80], [6, 90], [0, 90], [0, 80]] // prettier-ignore
    const hole = square(4.5, 81, 5, 82)
    const found = clip(polygon(arch, hole)) as MultiPolygon
    expect(found.type).to.equal('MultiPolygon')
    expect(found.coordinates.map((rings) => rings.length)).to.have.members([1, 2])
    expect(found.coordinates.map(([ring]) => Math.abs(areaOf(ring!)))).to.deep.equal([8, 8])
    expect(found.coordinates.find((rings) => rings.length === 2)).to.deep.include(hole)
  })

  it('joins a hole that reaches the parallel with the border', () => {
    const found = clip(polygon(square(0, 80, 10, 90), square(4, 82, 6, 86).reverse())) as Polygon
    expect(found.type).to.equal('Polygon')
    expect(found.coordinates).to.have.length(1)
    expect(areaOf(found.coordinates[0]!)).to.equal(40 - 4)
  })

  it('keeps a hole that only touches the parallel, and parts that only meet there, as simple rings', () => {
    const hole = [[5, 84], [4, 82], [6, 82], [5, 84]] // prettier-ignore
    const found = clip(polygon(square(0, 74, 10, 90), hole)) as Polygon
    expect(found.coordinates.map((ring) => ring.length)).to.deep.equal([6, 4])
    expect(found.coordinates[1]).to.have.deep.members(hole)
    const legs = [[0, 79], [5, 84], [10, 79], [10, 90], [0, 90], [0, 79]] // prettier-ignore
    const parts = clip(polygon(legs)) as MultiPolygon
    expect(parts.coordinates.map(([ring]) => [ring!.length, areaOf(ring!)])).to.deep.equal([
      [4, 12.5],
      [4, 12.5],
    ])
  })

  it('keeps both sides of a polygon whose hole cuts it, and nothing of one that is beyond or only touches', () => {
    const sides = clip(polygon(square(-10, -89, 10, 89), square(-9, -85, 9, 85).reverse())) as MultiPolygon
    expect(sides.coordinates.map(([ring]) => areaOf(ring!))).to.deep.equal([164, 164])
    expect(clip(polygon(square(0, 84, 1, 90)))).to.equal(undefined)
    expect(clip(polygon(square(0, 85, 1, 90)))).to.equal(undefined)
  })

  it('clips the parts of a collection, and leaves out the empty ones', () => {
    const inner: Geometry = { type: 'Point', coordinates: [0, 0] }
    const outer: Geometry = { type: 'Point', coordinates: [0, 90] }
    expect(clip({ type: 'GeometryCollection', geometries: [outer, inner] })).to.deep.equal({ type: 'GeometryCollection', geometries: [inner] }) // prettier-ignore
    expect(clip({ type: 'GeometryCollection', geometries: [outer] })).to.equal(undefined)
  })

  it('contains the same places between the parallels, and none beyond, for stars with a hole', () => {
    const star = fc.array(fc.double({ min: 0.3, max: 1, noNaN: true }), { minLength: 5, maxLength: 40 })
    fc.assert(
      fc.property(
        star,
        fc.double({ min: 76, max: 90, noNaN: true }),
        fc.boolean(),
        (radii, middle, south) => {
          const sign = south ? -1 : 1
          const ring = (size: number): Position[] => {
            const open = radii.map((radius, at): Position => {
              const angle = (2 * Math.PI * at) / radii.length
              return [
                20 * size * radius * Math.cos(angle),
                sign * (middle + 20 * size * radius * Math.sin(angle)),
              ]
            })
            return [...open, open[0]!]
          }
          const given = [ring(1), ring(0.5).reverse()]
          const parts = partsOf(clip(polygon(...given)))
          for (const part of parts)
            for (const one of part) {
              expect(one[0]).to.deep.equal(one.at(-1))
              expect(one.length).to.be.at.least(4)
            }
          for (let i = 0; i < 60; i++) {
            const [x, y] = [((i * 7.3) % 40) - 20, sign * (middle - 20 + ((i * 11.7) % 40))]
            const isBetween = y > BOUNDS[0] && y < BOUNDS[1]
            const holders = parts.filter((part) => isIn(part, x, y)).length
            expect(holders, `${x} ${y}`).to.equal(isBetween && isIn(given, x, y) ? 1 : 0)
          }
          for (const [, y] of parts.flat(2)) expect(y).to.be.within(...BOUNDS)
        },
      ),
      { numRuns: 300 },
    )
  })
})
