import { expect } from 'chai'
import fc from 'fast-check'
import type { Geometry } from 'geojson'
import {
  check,
  compile,
  type Condition,
  type FeatureValue,
  type FeatureView,
  parseText,
} from '../../../src/spatial/cql2/index.ts'
import { readDate, readTimestamp } from '../../../src/spatial/cql2/check/times.ts'
import type {
  CollectionStore,
  FeatureKey,
  Layer,
  PageQuery,
} from '../../../src/spatial/model/collection-store.ts'
import type { NewFeature } from '../../../src/spatial/stores/geopackage/writer.ts'
import { inFull } from '../../support/full.ts'
import { filtersFor } from '../cql2/support/typed-filters.ts'
import type { StoreKind } from './collection-store-suite.ts'

const COLUMNS = [
  { name: 'name', type: 'TEXT' },
  { name: 'other', type: 'TEXT' },
  { name: 'population', type: 'INTEGER' },
  { name: 'area', type: 'REAL' },
  { name: 'capital', type: 'BOOLEAN' },
  { name: 'date', type: 'DATE' },
  { name: 'start', type: 'DATETIME' },
  { name: 'end', type: 'DATETIME' },
] as const

const optional = <Value>(...values: Value[]): fc.Arbitrary<Value | null> => fc.constantFrom(null, ...values)

const texts = optional(
  '',
  'a',
  'b',
  'ab',
  'É',
  'é',
  'Straße',
  'STRASSE',
  'a%_',
  'aXX',
  '😀',
  'ſ',
  '\u212a',
  'k',
)
const times = optional(
  '2022-04-16T10:13:19.5Z',
  '2022-04-17T00:00:00Z',
  '2022-04-15T23:59:59.999Z',
  '2022-04-16T00:00:00Z',
)

const position = fc
  .tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 }))
  .map(([x, y]) => [x, y])

const geometries: fc.Arbitrary<Geometry | null> = fc.oneof(
  fc.constant(null),
  position.map((coordinates): Geometry => ({ type: 'Point', coordinates })),
  fc.constantFrom<Geometry>(
    { type: 'Point', coordinates: [-175, 0] },
    { type: 'Point', coordinates: [] },
    {
      type: 'LineString',
      coordinates: [
        [175, 0],
        [185, 0],
      ],
    },
    {
      type: 'MultiPoint',
      coordinates: [
        [1, 1],
        [5, 5],
      ],
    },
    { type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [9, 9] }] },
  ),
  fc.tuple(position, position).map((coordinates): Geometry => ({ type: 'LineString', coordinates })),
  fc.tuple(position, fc.integer({ min: 1, max: 3 })).map(([[x = 0, y = 0], size]): Geometry => {
    const ring = [
      [x, y],
      [x + size, y],
      [x + size, y + size],
      [x, y + size],
      [x, y],
    ]
    return { type: 'Polygon', coordinates: [ring] }
  }),
)

const features: fc.Arbitrary<NewFeature> = fc.record({
  geometry: geometries,
  properties: fc.record({
    name: texts,
    other: texts,
    population: optional(0, 1, -1, 7, 2 ** 53 - 1),
    area: optional(0.5, 2.5, -3, 1e300, 7, 1.706206887551412e166),
    capital: optional(true, false),
    date: optional('2022-04-16', '2022-04-17'),
    start: times,
    end: times,
  }),
})

/** A feature as the evaluator sees it, without the store. */
const viewOf = ({ geometry, properties }: NewFeature, key: number, { columns }: Layer): FeatureView => ({
  key: () => key,
  value(column): FeatureValue {
    const { name, type } = columns[column]!
    const value = properties[name] ?? null
    const isTime = type === 'date' || type === 'datetime'
    return isTime && typeof value === 'string' ? (readDate(value) ?? readTimestamp(value) ?? value) : value
  },
  geometry: () => geometry,
})

/** A store selects what the evaluator of the language selects, and pages through it. */
export function filtersSuite(kind: StoreKind): void {
  describe(`The filters of ${kind.name}`, function () {
    this.timeout(600_000)
    const make = kind.prepare()
    const sample = fc.sample(features, { numRuns: 300, seed: 5 })
    let store: CollectionStore
    let layer: Layer
    before(async () => {
      const about = { name: 'places', title: '', description: '', geometryType: 'GEOMETRY' } as const
      store = await make([{ ...about, columns: COLUMNS, features: sample }])
      layer = store.layers[0]!
    })
    after(() => store.close())

    const keysOf = async (query: PageQuery): Promise<FeatureKey[]> => {
      const keys: FeatureKey[] = []
      for await (const batch of store.page(layer, query)) keys.push(...batch.map(({ key }) => key))
      return keys
    }

    const conditionOf = (text: string): Condition => {
      const { value, faults } = parseText(text)
      const checked = faults === undefined ? check(value, layer) : { faults }
      if (checked.faults !== undefined)
        throw new Error(checked.faults.map(({ message }) => message).join(' '))
      return (checked as { value: Condition }).value
    }

    const selectedBy = async (filter: Condition): Promise<number[]> => {
      const predicate = await compile(filter)
      return sample.flatMap((feature, index) =>
        predicate(viewOf(feature, index + 1, layer)) === true ? [index + 1] : [],
      )
    }

    it('select the features that the evaluator selects', async () => {
      await fc.assert(
        fc.asyncProperty(filtersFor({ columns: QUERYABLES, geometry: GEOMETRY }), async (text) => {
          const filter = conditionOf(text)
          expect(await keysOf({ filter, limit: 1000 }), text).to.deep.equal(await selectedBy(filter))
        }),
        { numRuns: inFull(10_000, 400) },
      )
    })

    it('compare with a list of fractions exactly', async () => {
      const filter = conditionOf('area IN (1.706206887551412e166, 0.5)')
      expect(await keysOf({ filter, limit: 1000 }))
        .to.deep.equal(await selectedBy(filter))
        .and.to.have.length.above(1)
    })

    it('page in both directions, in any order, beside a bbox', async () => {
      const box = { minX: 1, minY: 1, maxX: 3, maxY: 2, minZ: -Infinity, maxZ: Infinity }
      const queries = fc.record({
        text: filtersFor({ columns: QUERYABLES, geometry: GEOMETRY }),
        limit: fc.integer({ min: 1, max: 40 }),
        isSorted: fc.boolean(),
        hasBox: fc.boolean(),
        endsEarly: fc.boolean(),
      })
      await fc.assert(
        fc.asyncProperty(queries, async ({ text, limit, isSorted, hasBox, endsEarly }) => {
          const ending = endsEarly ? { testMs: 0 } : {}
          const query = {
            filter: conditionOf(text),
            ...(isSorted && { sort: [{ column: 0, descending: true }] }),
            ...(hasBox && { bbox: [box] }),
          }
          const all = await keysOf({ ...query, limit: 1000 })
          const within = hasBox ? new Set(await keysOf({ bbox: [box], limit: 1000 })) : undefined
          const expected = (await selectedBy(query.filter)).filter((key) => within?.has(key) ?? true)
          expect(
            [...all].sort((a, b) => Number(a) - Number(b)),
            text,
          ).to.deep.equal(expected)
          const paged: FeatureKey[] = []
          for (let at: PageQuery = { ...query, limit, ...ending }; ;) {
            const batches = store.page(layer, at)
            let step = await batches.next()
            for (; step.done !== true; step = await batches.next())
              paged.push(...step.value.map(({ key }) => key))
            const { hasMore, last } = step.value
            if (!hasMore || last === undefined) break
            at = { ...query, limit, after: last, ...ending }
          }
          expect(paged, text).to.deep.equal(all)
          expect(await keysOf({ ...query, limit, offset: 3 }), text).to.deep.equal(all.slice(3, 3 + limit))
          expect(await keysOf({ ...query, limit, before: 'end' }), text).to.deep.equal(all.slice(-limit))
        }),
        {
          numRuns: inFull(2000, 100),
          // The feature 1 1, 5 5 meets the bbox with one point, and a box of the filter with the other.
          examples: [
            [
              {
                text: 's_intersects("geom", MULTIPOINT(1 1, 5 5))',
                limit: 1,
                isSorted: false,
                hasBox: true,
                endsEarly: true,
              },
            ],
          ],
        },
      )
    })

    it('end a page early if the tests take too long, even without a feature', async () => {
      const filter = conditionOf(`S_INTERSECTS(geom, POINT(100 50)) OR ACCENTI(name) = ACCENTI('nowhere')`)
      for (const sort of [[], [{ column: 0, descending: false }]]) {
        const batches = store.page(layer, { filter, sort, limit: 10, testMs: 0 })
        const { done, value } = await batches.next()
        expect(done).to.equal(true)
        expect(value).to.include({ hasMore: true }).and.to.have.property('last')
        expect(await keysOf({ filter, sort, limit: 10 })).to.deep.equal([])
      }
    })
  })
}

const COLUMN_TYPES: Layer['columns'] = COLUMNS.map(({ name, type }) => ({
  name,
  type: (
    {
      TEXT: 'text',
      INTEGER: 'integer',
      REAL: 'number',
      BOOLEAN: 'boolean',
      DATE: 'date',
      DATETIME: 'datetime',
    } as const
  )[type],
}))
const QUERYABLES: Layer['columns'] = [...COLUMN_TYPES, { name: 'id', type: 'integer' }]
const GEOMETRY = { column: 'geom', kind: 'Geometry', hasZ: false } as const
