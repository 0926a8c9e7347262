import { expect } from 'chai'
import { startServer, type TestServer } from '../../../support/server.ts'
import { ROOT } from '../../../support/spatial-client.ts'
import { FilterRunner, LANGUAGES } from './filter-runner.ts'
import { PUBLISHED_PREDICATES } from './published-predicates.ts'

const LAYERS = { countries: 'ne_110m_admin_0_countries', places: 'ne_110m_populated_places_simple' } as const

/** Where a server finds the test data: its settings, and the first half of the ids of the collections. */
export interface PublishedData {
  readonly env: Readonly<Record<string, string>>
  readonly group: string
}

/**
 * Abstract tests "test-data" and "logical" of OGC 21-065r2, Annex A, with the counts of its tables.
 *
 * @param store what has the test data
 * @param publish called before the tests
 */
export function testDataSuite(store: string, publish: () => Promise<PublishedData>): void {
  describe(`CQL2, the predicates of the standard over its test data in ${store}`, function () {
    this.timeout(120_000)
    let server: TestServer
    let group: string
    before(async () => {
      const published = await publish()
      group = published.group
      server = await startServer({ demo: false, env: { AUTH: 'none', ...published.env } })
    })
    after(() => server?.stop())

    const itemsOf = (source: keyof typeof LAYERS): string =>
      `${server.url}${ROOT}/collections/${group}/${LAYERS[source]}/items`

    for (const language of LANGUAGES) {
      const runner = new FilterRunner(language)

      describe(language, () => {
        for (const [name, predicates] of Object.entries(PUBLISHED_PREDICATES)) {
          it(`Abstract Test /conf/${name}/test-data: ${predicates.length} predicates give the published counts`, async () => {
            const found: unknown[] = []
            for (const [source, predicate] of predicates)
              found.push([source, predicate, (await runner.ids(itemsOf(source), predicate)).length])
            expect(found).to.deep.equal(predicates)
          })

          it(`Abstract Test /conf/${name}/logical: combinations of four predicates give the combined features`, async () => {
            for (const source of ['countries', 'places'] as const) {
              const own = predicates.filter(([layer]) => layer === source).map(([, predicate]) => predicate)
              if (own.length < 4) continue
              const items = itemsOf(source)
              const everything = await runner.ids(items, 'true')
              /** Those for which a predicate is true, and those for which it is false; the others have null. */
              const valuesOf = async (predicate: string) => ({
                true: new Set(await runner.ids(items, predicate)),
                false: new Set(await runner.ids(items, `NOT (${predicate})`)),
              })
              for (let combination = 0; combination < 10; combination++) {
                const [p1, p2, p3, p4] = [0, 1, 2, 3].map(
                  (position) => `(${own[(combination * 7 + position * 5) % own.length]})`,
                ) as [string, string, string, string]
                const filter = `((NOT ${p1} AND ${p2}) OR (${p3} and NOT ${p4}) or not (${p1} AND ${p4}))`
                const [v1, v2, v3, v4] = [
                  await valuesOf(p1),
                  await valuesOf(p2),
                  await valuesOf(p3),
                  await valuesOf(p4),
                ]
                // A disjunction is true if one of its parts is true.
                const expected = everything.filter(
                  (id) =>
                    (v1.false.has(id) && v2.true.has(id)) ||
                    (v3.true.has(id) && v4.false.has(id)) ||
                    v1.false.has(id) ||
                    v4.false.has(id),
                )
                expect(await runner.ids(items, filter), filter).to.deep.equal(expected)
              }
            }
          })
        }
      })
    }
  })
}
