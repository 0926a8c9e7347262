import { expect } from 'chai'
import type { Geometry, SpatialOperator } from '../../../../src/spatial/cql2/index.ts'
import { SPATIAL_OPERATORS } from '../../../../src/spatial/cql2/operators.ts'
import { evaluated, geometryOf } from '../support/filters.ts'

/** The relations that two geometries have, apart from the disjointness of those without `s_intersects`. */
const TABLE: readonly (readonly [left: string, right: string, relations: readonly SpatialOperator[]])[] = [
  // Points.
  ['POINT(1 1)', 'POINT(1 1)', ['s_intersects', 's_equals', 's_within', 's_contains']],
  ['POINT(1 1)', 'POINT(1 2)', ['s_disjoint']],
  ['POINT(1 1)', 'MULTIPOINT(1 1, 2 2)', ['s_intersects', 's_within']],
  ['MULTIPOINT(1 1, 3 3)', 'MULTIPOINT(1 1, 2 2)', ['s_intersects', 's_overlaps']],
  ['MULTIPOINT(1 1, 2 2)', 'MULTIPOINT(2 2, 1 1)', ['s_intersects', 's_equals', 's_within', 's_contains']],
  // Points and lines.
  ['POINT(1 0)', 'LINESTRING(0 0, 2 0)', ['s_intersects', 's_within']],
  ['POINT(0 0)', 'LINESTRING(0 0, 2 0)', ['s_intersects', 's_touches']],
  ['POINT(0 0)', 'LINESTRING(0 0, 1 0, 1 1, 0 0)', ['s_intersects', 's_within']],
  ['MULTIPOINT(1 0, 5 5)', 'LINESTRING(0 0, 2 0)', ['s_intersects', 's_crosses']],
  ['POINT(1 1)', 'LINESTRING(0 0, 2 0)', ['s_disjoint']],
  // Points and areas.
  ['POINT(1 1)', 'POLYGON((0 0, 2 0, 2 2, 0 2, 0 0))', ['s_intersects', 's_within']],
  ['POINT(2 1)', 'POLYGON((0 0, 2 0, 2 2, 0 2, 0 0))', ['s_intersects', 's_touches']],
  ['POINT(0 0)', 'POLYGON((0 0, 2 0, 2 2, 0 2, 0 0))', ['s_intersects', 's_touches']],
  ['POINT(3 1)', 'POLYGON((0 0, 2 0, 2 2, 0 2, 0 0))', ['s_disjoint']],
  ['POINT(3 3)', 'POLYGON((0 0, 6 0, 6 6, 0 6, 0 0), (2 2, 4 2, 4 4, 2 4, 2 2))', ['s_disjoint']],
  [
    'POINT(2 3)',
    'POLYGON((0 0, 6 0, 6 6, 0 6, 0 0), (2 2, 4 2, 4 4, 2 4, 2 2))',
    ['s_intersects', 's_touches'],
  ],
  ['MULTIPOINT(1 1, 5 5)', 'POLYGON((0 0, 2 0, 2 2, 0 2, 0 0))', ['s_intersects', 's_crosses']],
  ['MULTIPOINT(2 1, 1 1)', 'POLYGON((0 0, 2 0, 2 2, 0 2, 0 0))', ['s_intersects', 's_within']],
  ['MULTIPOINT(2 1, 5 5)', 'POLYGON((0 0, 2 0, 2 2, 0 2, 0 0))', ['s_intersects', 's_touches']],
  // Lines.
  ['LINESTRING(0 0, 2 2)', 'LINESTRING(0 2, 2 0)', ['s_intersects', 's_crosses']],
  ['LINESTRING(0 0, 2 0)', 'LINESTRING(2 0, 4 0)', ['s_intersects', 's_touches']],
  ['LINESTRING(0 0, 2 0)', 'LINESTRING(1 0, 3 0)', ['s_intersects', 's_overlaps']],
  ['LINESTRING(1 0, 2 0)', 'LINESTRING(0 0, 3 0)', ['s_intersects', 's_within']],
  [
    'LINESTRING(0 0, 2 0)',
    'LINESTRING(2 0, 1 0, 0 0)',
    ['s_intersects', 's_equals', 's_within', 's_contains'],
  ],
  ['LINESTRING(0 0, 2 0)', 'LINESTRING(1 0, 1 1)', ['s_intersects', 's_touches']],
  // Lines and areas.
  ['LINESTRING(-1 1, 3 1)', 'POLYGON((0 0, 2 0, 2 2, 0 2, 0 0))', ['s_intersects', 's_crosses']],
  ['LINESTRING(0.5 1, 1.5 1)', 'POLYGON((0 0, 2 0, 2 2, 0 2, 0 0))', ['s_intersects', 's_within']],
  ['LINESTRING(0 0, 2 0)', 'POLYGON((0 0, 2 0, 2 2, 0 2, 0 0))', ['s_intersects', 's_touches']],
  ['LINESTRING(0 0, 1 1)', 'POLYGON((0 0, 2 0, 2 2, 0 2, 0 0))', ['s_intersects', 's_within']],
  ['LINESTRING(-1 0, 0 0)', 'POLYGON((0 0, 2 0, 2 2, 0 2, 0 0))', ['s_intersects', 's_touches']],
  ['LINESTRING(-1 1, 1 3)', 'POLYGON((0 0, 2 0, 2 1, 1 2, 0 1, 0 0))', ['s_disjoint']],
  // Areas.
  ['POLYGON((0 0, 2 0, 2 2, 0 2, 0 0))', 'POLYGON((2 0, 4 0, 4 2, 2 2, 2 0))', ['s_intersects', 's_touches']],
  ['POLYGON((0 0, 2 0, 2 2, 0 2, 0 0))', 'POLYGON((2 2, 4 2, 4 4, 2 4, 2 2))', ['s_intersects', 's_touches']],
  [
    'POLYGON((0 0, 2 0, 2 2, 0 2, 0 0))',
    'POLYGON((1 1, 3 1, 3 3, 1 3, 1 1))',
    ['s_intersects', 's_overlaps'],
  ],
  ['POLYGON((1 1, 2 1, 2 2, 1 2, 1 1))', 'POLYGON((0 0, 3 0, 3 3, 0 3, 0 0))', ['s_intersects', 's_within']],
  ['POLYGON((0 0, 1 0, 1 1, 0 1, 0 0))', 'POLYGON((0 0, 3 0, 0 3, 0 0))', ['s_intersects', 's_within']],
  [
    'POLYGON((0 0, 2 0, 2 2, 0 2, 0 0))',
    'POLYGON((2 2, 0 2, 0 0, 1 0, 2 0, 2 2))',
    ['s_intersects', 's_equals', 's_within', 's_contains'],
  ],
  [
    'POLYGON((2.5 2.5, 3 2.5, 3 3, 2.5 2.5))',
    'POLYGON((0 0, 6 0, 6 6, 0 6, 0 0), (2 2, 4 2, 4 4, 2 4, 2 2))',
    ['s_disjoint'],
  ],
  [
    'POLYGON((2 2, 4 2, 4 4, 2 4, 2 2))',
    'POLYGON((0 0, 6 0, 6 6, 0 6, 0 0), (2 2, 4 2, 4 4, 2 4, 2 2))',
    ['s_intersects', 's_touches'],
  ],
  [
    'MULTIPOLYGON(((0 0, 1 0, 1 1, 0 0)), ((5 5, 6 5, 6 6, 5 5)))',
    'POLYGON((0 0, 1 0, 1 1, 0 0))',
    ['s_intersects', 's_contains'],
  ],
  // Collections: by the points that they consist of.
  [
    'GEOMETRYCOLLECTION(POLYGON((0 0, 2 0, 2 2, 0 2, 0 0)), POLYGON((1 0, 4 0, 4 2, 1 2, 1 0)))',
    'POLYGON((0 0, 4 0, 4 2, 0 2, 0 0))',
    ['s_intersects', 's_equals', 's_within', 's_contains'],
  ],
  [
    'GEOMETRYCOLLECTION(POLYGON((0 0, 2 0, 2 2, 0 2, 0 0)), POINT(1 1), LINESTRING(0 0, 1 1))',
    'POLYGON((0 0, 2 0, 2 2, 0 2, 0 0))',
    ['s_intersects', 's_equals', 's_within', 's_contains'],
  ],
  [
    'GEOMETRYCOLLECTION(POLYGON((0 0, 2 0, 2 2, 0 2, 0 0)), POINT(5 5))',
    'POINT(5 5)',
    ['s_intersects', 's_contains'],
  ],
  [
    'GEOMETRYCOLLECTION(POLYGON((0 0, 2 0, 2 2, 0 2, 0 0)), LINESTRING(2 1, 4 1))',
    'LINESTRING(1 1, 4 1)',
    ['s_intersects', 's_contains'],
  ],
  [
    'GEOMETRYCOLLECTION(POINT(1 1), LINESTRING(0 1, 0.5 1))',
    'POLYGON((0 0, 2 0, 2 2, 0 2, 0 0))',
    ['s_intersects', 's_within'],
  ],
  [
    'GEOMETRYCOLLECTION(POINT(2 1), LINESTRING(2 2, 4 2))',
    'POLYGON((0 0, 2 0, 2 2, 0 2, 0 0))',
    ['s_intersects', 's_touches'],
  ],
  [
    'GEOMETRYCOLLECTION(POINT(9 9), LINESTRING(8 8, 7 7))',
    'POLYGON((0 0, 2 0, 2 2, 0 2, 0 0))',
    ['s_disjoint'],
  ],
  [
    'GEOMETRYCOLLECTION(POINT(9 9), LINESTRING(1 1, 3 1))',
    'POLYGON((0 0, 2 0, 2 2, 0 2, 0 0))',
    ['s_intersects', 's_crosses'],
  ],
  [
    'GEOMETRYCOLLECTION(POINT(1 1), GEOMETRYCOLLECTION(POINT(2 2)))',
    'MULTIPOINT(1 1, 2 2)',
    ['s_intersects', 's_equals', 's_within', 's_contains'],
  ],
  // Empty geometries, and lines and rings without extent.
  ['POINT EMPTY', 'POINT(1 1)', ['s_disjoint']],
  ['POLYGON EMPTY', 'POLYGON((0 0, 2 0, 2 2, 0 2, 0 0))', ['s_disjoint']],
  ['POINT EMPTY', 'GEOMETRYCOLLECTION EMPTY', ['s_disjoint', 's_equals']],
  ['GEOMETRYCOLLECTION(POINT EMPTY)', 'POINT(1 1)', ['s_disjoint']],
  ['LINESTRING(1 1, 1 1)', 'POINT(1 1)', ['s_intersects', 's_equals', 's_within', 's_contains']],
  // Heights do not matter.
  ['POINT Z(1 1 5)', 'POINT Z(1 1 9)', ['s_intersects', 's_equals', 's_within', 's_contains']],
]

const INVERSES: Partial<Record<SpatialOperator, SpatialOperator>> = {
  s_within: 's_contains',
  s_contains: 's_within',
}

const SQUARE = 'POLYGON((0 0, 2 0, 2 2, 0 2, 0 0))'

describe('A spatial predicate', () => {
  for (const operator of SPATIAL_OPERATORS) {
    it(`${operator} holds for the geometries that have this relation, on both sides`, async () => {
      for (const [left, right, relations] of TABLE) {
        const expected = relations.includes(operator)
        const inverse = INVERSES[operator] ?? operator
        for (const [filter, geometry] of [
          [`${operator}(geom, ${right})`, left],
          [`${inverse}(${right}, geom)`, left],
          [`${operator}(${left}, geom)`, right],
          [`${inverse}(geom, ${left})`, right],
        ] as const) {
          expect(await evaluated(filter, {}, geometryOf(geometry)), `${filter} of ${geometry}`).to.equal(
            expected,
          )
        }
        expect(await evaluated(`${operator}(${left}, ${right})`), `${operator}(${left}, ${right})`).to.equal(
          expected,
        )
      }
    })
  }

  it('is null for a feature without geometry', async () => {
    expect(await evaluated(`S_INTERSECTS(geom, ${SQUARE})`)).to.equal(null)
    expect(await evaluated(`S_DISJOINT(geom, ${SQUARE})`)).to.equal(null)
    expect(await evaluated('geom IS NULL')).to.equal(true)
    expect(await evaluated('geom IS NULL', {}, geometryOf('POINT EMPTY'))).to.equal(false)
  })

  it('compares the geometry of the feature with itself', async () => {
    for (const wkt of ['POINT(1 2)', SQUARE, 'GEOMETRYCOLLECTION(POINT(9 9), LINESTRING(1 1, 3 1))']) {
      expect(await evaluated('S_EQUALS(geom, geom)', {}, geometryOf(wkt)), wkt).to.equal(true)
      expect(await evaluated('S_TOUCHES(geom, geom)', {}, geometryOf(wkt)), wkt).to.equal(false)
    }
  })

  it('repairs areas of a feature that cross themselves, and leaves a literal as it is', async () => {
    // The ring crosses itself beside the upper left corner, in a triangle that is small.
    const area = geometryOf('POLYGON((0 0, 10 0, 10 10, 0.1 10, 0 9.9, 0.1 9.9, 0 10, 0 0))')
    for (const [filter, expected] of [
      ['S_OVERLAPS(geom, BBOX(5, 5, 15, 15))', true],
      ['S_OVERLAPS(BBOX(5, 5, 15, 15), geom)', true],
      ['S_WITHIN(geom, BBOX(-1, -1, 11, 11))', true],
      ['S_CONTAINS(geom, BBOX(1, 1, 2, 2))', true],
      ['S_INTERSECTS(geom, LINESTRING(-1 5, 11 5))', true],
      ['S_CROSSES(LINESTRING(-1 9.95, 11 9.95), geom)', true],
      ['S_TOUCHES(geom, POLYGON((10 0, 20 0, 20 10, 10 10, 10 0)))', true],
      ['S_DISJOINT(geom, POLYGON((9 12, 12 9, 12 12, 9 12)))', true],
      ['S_OVERLAPS(geom, POLYGON((0 0, 20 20, 20 0, 0 20, 0 0)))', null],
    ] as const)
      expect(await evaluated(filter, {}, area), filter).to.equal(expected)
  })

  it('never fails for an invalid geometry', async () => {
    for (const geometry of [
      // A polygon that crosses itself, rings that are open or too short, a spike, and overlapping parts.
      'POLYGON((0 0, 2 2, 2 0, 0 2, 0 0))',
      'POLYGON((0 0, 1 0, 1 1))',
      'POLYGON((0 0, 1 0))',
      'POLYGON((0 0, 0 0, 0 0, 0 0))',
      'POLYGON((0 0, 2 0, 2 2, 5 5, 2 2, 0 2, 0 0))',
      'MULTIPOLYGON(((0 0, 2 0, 2 2, 0 2, 0 0)), ((1 0, 4 0, 4 2, 1 2, 1 0)))',
      'POLYGON((0 0, 2 0, 2 2, 0 2, 0 0), (5 5, 6 5, 6 6, 5 5))',
      'LINESTRING(0 0)',
      'GEOMETRYCOLLECTION(POLYGON((0 0, 2 2, 2 0, 0 2, 0 0)), POLYGON((1 0, 3 2, 3 0, 1 2, 1 0)), LINESTRING(0 0, 9 9))',
    ]) {
      for (const operator of SPATIAL_OPERATORS) {
        for (const literal of [
          SQUARE,
          'POLYGON((0 0, 2 0, 1 1, 2 2, 0 2, 0 0))',
          'LINESTRING(0 1, 5 1)',
          'POINT(1 1)',
          'MULTIPOINT(0 0, 1 1)',
        ]) {
          for (const filter of [`${operator}(geom, ${literal})`, `${operator}(${literal}, geom)`]) {
            expect(await evaluated(filter, {}, geometryOf(geometry)), filter).to.be.oneOf([true, false, null])
          }
        }
      }
    }
  })
})

describe('A spatial predicate at the antimeridian', () => {
  const fiji: Geometry = geometryOf('POLYGON((177 -19, 182 -19, 182 -15, 177 -15, 177 -19))')

  it('finds a feature that extends beyond 180 degrees on both sides', async () => {
    for (const [filter, expected] of [
      ['S_INTERSECTS(geom, POINT(178 -17))', true],
      ['S_INTERSECTS(geom, POINT(-179 -17))', true],
      ['S_INTERSECTS(geom, POINT(-177 -17))', false],
      ['S_INTERSECTS(geom, BBOX(-179, -18, -178.5, -16))', true],
      ['S_WITHIN(geom, BBOX(170, -20, -170, -10))', true],
      ['S_WITHIN(geom, BBOX(178, -20, -170, -10))', false],
      ['S_WITHIN(geom, BBOX(-180, -90, 180, 90))', true],
      ['S_CONTAINS(geom, POLYGON((-179 -18, -178.5 -18, -178.5 -16, -179 -18)))', true],
      ['S_DISJOINT(geom, BBOX(-177, -90, 170, 90))', true],
      ['S_TOUCHES(geom, LINESTRING(-178 -19, -178 -15))', true],
      ['S_OVERLAPS(geom, BBOX(-179, -18, -170, -16))', true],
    ] as const) {
      expect(await evaluated(filter, {}, fiji), filter).to.equal(expected)
    }
  })

  it('finds lines and points beyond 180 degrees, and turns to the west', async () => {
    expect(
      await evaluated(
        'S_CROSSES(geom, BBOX(-179.5, -1, -170, 1))',
        {},
        geometryOf('LINESTRING(179 0, 181 0)'),
      ),
    ).to.equal(true)
    expect(await evaluated('S_EQUALS(geom, POINT(-175 5))', {}, geometryOf('POINT(185 5)'))).to.equal(true)
    expect(await evaluated('S_EQUALS(geom, POINT(175 5))', {}, geometryOf('POINT(-185 5)'))).to.equal(true)
    expect(
      await evaluated('S_WITHIN(geom, BBOX(170, 0, 180, 9))', {}, geometryOf('MULTIPOINT(-185 5, -184 6)')),
    ).to.equal(true)
    expect(await evaluated('S_EQUALS(geom, POINT(180 5))', {}, geometryOf('POINT(180 5)'))).to.equal(true)
  })

  it('takes a box from east to west across it', async () => {
    for (const [wkt, expected] of [
      ['POINT(175 0)', true],
      ['POINT(-175 0)', true],
      ['POINT(180 0)', true],
      ['POINT(-180 0)', true],
      ['POINT(0 0)', false],
      ['MULTIPOINT(175 0, -175 0)', true],
    ] as const) {
      expect(
        await evaluated('S_INTERSECTS(geom, BBOX(170, -10, -170, 10))', {}, geometryOf(wkt)),
        wkt,
      ).to.equal(expected)
    }
    expect(
      await evaluated(
        'S_WITHIN(geom, BBOX(170, -10, -170, 10))',
        {},
        geometryOf('MULTIPOINT(175 0, -175 0)'),
      ),
    ).to.equal(true)
  })

  it('knows the poles as the upper and lower edge of the map', async () => {
    const arctic = geometryOf('POLYGON((-180 80, 180 80, 180 90, -180 90, -180 80))')
    expect(await evaluated('S_INTERSECTS(geom, POINT(15 90))', {}, arctic)).to.equal(true)
    expect(await evaluated('S_CONTAINS(geom, POINT(15 89))', {}, arctic)).to.equal(true)
    expect(await evaluated('S_INTERSECTS(geom, BBOX(170, 85, -170, 90))', {}, arctic)).to.equal(true)
    expect(await evaluated('S_INTERSECTS(geom, POINT(0 -90))', {}, arctic)).to.equal(false)
  })
})
