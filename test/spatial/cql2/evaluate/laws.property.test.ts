import { expect } from 'chai'
import fc from 'fast-check'
import type { FeatureView } from '../../../../src/spatial/cql2/index.ts'
import { compile, printJson, printText } from '../../../../src/spatial/cql2/index.ts'
import { checked, featureOf, geometryOf, LAYER, parsed } from '../support/filters.ts'
import { filtersFor } from '../support/typed-filters.ts'

const FEATURES: readonly FeatureView[] = [
  featureOf({}),
  featureOf({ name: 'a%_', population: 7, capital: true, date: '2022-04-16' }, geometryOf('POINT(1 1)')),
  featureOf(
    { name: 'STRASSE', other: 'É', population: 9007199254740993n, area: -2.5, capital: false, notes: 0 },
    geometryOf('POLYGON((0 0, 2 0, 2 2, 0 2, 0 0))'),
  ),
  featureOf(
    { name: '', start: '2022-04-16T10:13:19.5Z', end: '2022-04-17T00:00:00Z', date: 'unknown', area: 0 },
    geometryOf('POLYGON((178 -5, 182 -5, 182 5, 178 5, 178 -5))'),
  ),
  featureOf(
    { other: '😀', 'a "b"': 'a', start: '2022-04-17T00:00:00Z', end: '2022-04-16T00:00:00Z' },
    geometryOf('GEOMETRYCOLLECTION EMPTY'),
  ),
  featureOf({ population: -1, and: 1 }, geometryOf('GEOMETRYCOLLECTION(POINT(1 1), LINESTRING(0 0, 5 5))')),
]

const filters = filtersFor(LAYER)

async function resultsOf(filter: string): Promise<readonly (boolean | null)[]> {
  const predicate = await compile(checked(filter))
  return FEATURES.map((feature) => predicate(feature))
}

const negated = (results: readonly (boolean | null)[]): readonly (boolean | null)[] =>
  results.map((result) => (result === null ? null : !result))

describe('Any valid CQL2 filter', () => {
  it('is true, false or null for every feature, in both encodings alike', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const results = await resultsOf(filter)
        for (const result of results) expect(result).to.be.oneOf([true, false, null])
        expect(await resultsOf(printText(parsed(filter)))).to.deep.equal(results)
        // A printed TRUE or FALSE alone is JSON too, but not an object.
        expect(await resultsOf(printJson(parsed(`(${filter}) AND TRUE`)))).to.deep.equal(results)
      }),
      { numRuns: 500 },
    )
  })

  it('obeys three-valued logic', async () => {
    await fc.assert(
      fc.asyncProperty(filters, filters, async (one, other) => {
        expect(await resultsOf(`NOT (${one})`)).to.deep.equal(negated(await resultsOf(one)))
        expect(await resultsOf(`(${one}) AND (${other})`)).to.deep.equal(
          await resultsOf(`(${other}) AND (${one})`),
        )
        expect(await resultsOf(`NOT ((${one}) AND (${other}))`)).to.deep.equal(
          await resultsOf(`NOT (${one}) OR NOT (${other})`),
        )
        expect(await resultsOf(`(${one}) IS NULL`)).to.deep.equal(
          (await resultsOf(one)).map((result) => result === null),
        )
      }),
      { numRuns: 250 },
    )
  })
})
