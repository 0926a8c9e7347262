import { expect } from 'chai'
import type { Geometry } from 'geojson'
import { type Box, boxOfGeometry, isWithin } from '../../../src/site/browser/map/bounds.ts'
import { noteOf } from '../../../src/site/browser/map/map-note.ts'

const box = (west: number, east: number): number[][][] => [
  [
    [west, 10],
    [east, 10],
    [east, 20],
    [west, 20],
    [west, 10],
  ],
]
const boxes = (...sides: [number, number][]): Geometry => ({
  type: 'MultiPolygon',
  coordinates: sides.map(([west, east]) => box(west, east)),
})

describe('the box of a geometry on a map', () => {
  const cases: [string, Geometry, Box | undefined][] = [
    ['parts on one side', boxes([10, 20], [-30, -20]), [-30, 10, 20, 20]],
    ['parts on both sides of the antimeridian', boxes([177, 180], [-180, -178]), [177, 10, 182, 20]],
    ['parts apart from the antimeridian', boxes([27, 179], [-179, -170]), [27, 10, 190, 20]],
    ['parts that overlap', boxes([0, 100], [10, 20], [110, 120]), [0, 10, 120, 20]],
    ['a part that is unwrapped', boxes([170, 190], [-175, -165]), [170, 10, 195, 20]],
    ['the whole world', boxes([-180, 180], [0, 10]), [-180, 10, 180, 20]],
    [
      'points',
      {
        type: 'MultiPoint',
        coordinates: [
          [-179, 1],
          [178, 2],
        ],
      },
      [178, 1, 181, 2],
    ],
    ['a point', { type: 'Point', coordinates: [180, 1] }, [-180, 1, -180, 1]],
    [
      'a collection',
      {
        type: 'GeometryCollection',
        geometries: [
          { type: 'Point', coordinates: [179, 1] },
          { type: 'Point', coordinates: [-179, 1] },
        ],
      },
      [179, 1, 181, 1],
    ],
    ['no parts', { type: 'MultiPoint', coordinates: [] }, undefined],
  ]
  for (const [name, geometry, expected] of cases)
    it(`is the smallest one around ${name}`, () => expect(boxOfGeometry(geometry)).to.deep.equal(expected))

  it('is within a map that shows it in another turn of the world', () => {
    expect(isWithin([-175, 0, -170, 1], [100, -10, 200, 10])).to.equal(true)
    expect(isWithin([177, 0, 182, 1], [-180, -10, 180, 10])).to.equal(true)
    expect(isWithin([177, 0, 182, 1], [170, -10, 181, 10])).to.equal(false)
  })
})

describe('the note of a map', () => {
  const extent: Box = [0, 0, 10, 10]
  it('counts the features', () => {
    expect(noteOf(0, true, extent)).to.equal(
      'The map shows no features: none of its extent fulfils the conditions.',
    )
    expect(noteOf(1, true, extent)).to.include('the only feature of its extent that fulfils')
    expect(noteOf(1234, true, extent)).to.include('all 1,234 features of its extent that fulfil')
    expect(noteOf(1000, false, extent)).to.match(/^The map shows 1,000 features .* zoom in/)
  })
  it('tells that the world is wider than the map', () => {
    expect(noteOf(5, true, [-162, -85.05, 162, 85.05])).to.include('beyond its sides')
    expect(noteOf(5, true, [-180, -85.05, 180, 85.05])).not.to.include('beyond its sides')
  })
})
