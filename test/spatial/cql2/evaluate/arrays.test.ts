import { expect } from 'chai'
import { evaluated, geometryOf } from '../support/filters.ts'

describe('An array predicate', () => {
  it('compares arrays as sets', async () => {
    for (const [filter, expected] of [
      ['A_EQUALS((1, 2), (2, 1, 1))', true],
      ['A_EQUALS((1, 2), (1, 2, 3))', false],
      ['A_EQUALS((), ())', true],
      ['A_CONTAINS((1, 2, 3), (3, 1))', true],
      ['A_CONTAINS((1, 2), (3))', false],
      ['A_CONTAINS((1), ())', true],
      ['A_CONTAINEDBY((3, 1), (1, 2, 3))', true],
      ['A_CONTAINEDBY((4), (1, 2, 3))', false],
      ['A_OVERLAPS((1, 2), (2, 3))', true],
      ['A_OVERLAPS((1, 2), (3))', false],
      ['A_OVERLAPS((), ())', false],
      ["A_EQUALS(('a', TRUE, 1), (1.0, 'a', TRUE))", true],
      ["A_EQUALS(('1'), (1))", false],
      ["A_EQUALS((DATE('2020-01-01')), (TIMESTAMP('2020-01-01T10:00:00Z')))", true],
      ["A_EQUALS((INTERVAL('2020-01-01', '..')), (INTERVAL('2020-01-01', '..')))", true],
      ['A_EQUALS((POINT(1 2)), (MULTIPOINT((1 2))))', true],
      ['A_EQUALS((POINT(1 2)), (POINT(1 3)))', false],
      ['A_EQUALS(((1, 2), (3)), ((3), (2, 1)))', true],
      ['A_EQUALS(((1, 2), (3)), (1, 2, 3))', false],
    ] as const) {
      expect(await evaluated(filter), filter).to.equal(expected)
    }
  })

  it('takes properties, calculations and geometries of the feature as elements', async () => {
    const values = { name: 'a', population: 3 }
    expect(await evaluated("A_CONTAINS((name, population + 1), (4, 'a'))", values)).to.equal(true)
    expect(await evaluated('A_CONTAINS((geom), (POINT(1 2)))', values, geometryOf('POINT(1 2)'))).to.equal(
      true,
    )
  })

  it('is null if an element is null', async () => {
    expect(await evaluated('A_CONTAINS((name, 1), (1))')).to.equal(null)
    expect(await evaluated('A_CONTAINS((1), (geom))')).to.equal(null)
    expect(await evaluated('A_OVERLAPS((1, (other)), (1))')).to.equal(null)
  })
})
