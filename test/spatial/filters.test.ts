import { expect } from 'chai'
import { demoDataFolder } from '../support/demo-data.ts'
import { oddCollections, writeOddCollections } from '../support/odd-collections.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { codesOf, linkOf, SpatialClient, type Page } from '../support/spatial-client.ts'
import { temporaryFolder } from './support/folders.ts'
import { handMade, pointBlob } from './support/geopackages.ts'

interface Feature {
  readonly id: number
  readonly geometry: { readonly type: string; readonly coordinates: number[] } | null
  readonly properties: Readonly<Record<string, string | number | boolean | null>>
}

const EPSG = 'http://www.opengis.net/def/crs/EPSG/0'
const counties = '/collections/boundaries/us_counties/items'
const countries = '/collections/boundaries/countries/items'
const events = `/collections/${oddCollections[1]}/items`
const cities = '/collections/places/cities/items'

describe('filters', () => {
  const folder = temporaryFolder()
  let server: TestServer
  let client: SpatialClient

  before(async () => {
    await writeOddCollections(folder.path)
    await handMade(folder.file('damaged.gpkg'), {
      name: 'points',
      sql: [
        'create table points (fid integer primary key, geom blob, size integer)',
        ['insert into points values (1, ?, 1), (2, ?, 2), (3, ?, 3), (4, null, 4)', pointBlob(1, 1), Buffer.from('GP no geometry'), pointBlob(3, 3)],
      ],
    }) // prettier-ignore
    const dirs = `${await demoDataFolder()},${folder.path}`
    server = await startServer({ demo: false, env: { SPATIAL_DIRS: dirs } })
    client = await SpatialClient.of(server)
  })
  after(() => server.stop())

  const query = (parameters: Readonly<Record<string, string>>) => new URLSearchParams(parameters).toString()
  const json = (filter: object) => ({ filter: JSON.stringify(filter), 'filter-lang': 'cql2-json' })

  async function all(items: string, more = ''): Promise<Feature[]> {
    return (await client.page(`${items}?limit=10000${more}`)).features as unknown as Feature[]
  }
  async function ids(items: string, parameters: Readonly<Record<string, string>>): Promise<number[]> {
    return (await client.page(`${items}?${query({ limit: '10000', ...parameters })}`)).features.map(
      ({ id }) => id,
    )
  }
  /** The ids of the features for which a test is true. */
  const those = (features: readonly Feature[], test: (feature: Feature) => boolean): number[] =>
    features.filter(test).map(({ id }) => id)

  describe('select the same features in text and in JSON', () => {
    const property = (name: string) => ({ property: name })
    const cases: readonly {
      text: string
      encoded: object
      test: (feature: Feature) => boolean
    }[] = [
      {
        text: 'ratio > 1 AND open = FALSE',
        encoded: {
          op: 'and',
          args: [
            { op: '>', args: [property('ratio'), 1] },
            { op: '=', args: [property('open'), false] },
          ],
        },
        test: ({ properties }) => Number(properties['ratio']) > 1 && properties['open'] === false,
      },
      {
        text: 'ratio IS NULL',
        encoded: { op: 'isNull', args: [property('ratio')] },
        test: ({ properties }) => properties['ratio'] === null,
      },
      {
        text: 'NOT ratio BETWEEN 1 AND 2',
        encoded: { op: 'not', args: [{ op: 'between', args: [property('ratio'), 1, 2] }] },
        // Null is neither inside nor outside.
        test: ({ properties: { ratio } }) => ratio !== null && !(Number(ratio) >= 1 && Number(ratio) <= 2),
      },
      {
        text: "CASEI(name) LIKE CASEI('EVENT 1_ –%')",
        encoded: {
          op: 'like',
          args: [
            { op: 'casei', args: [property('name')] },
            { op: 'casei', args: ['EVENT 1_ –%'] },
          ],
        },
        test: ({ properties }) => /^event 1. –/iu.test(String(properties['name'])),
      },
      {
        text: "ACCENTI(name) LIKE ACCENTI('%grosser%') OR ACCENTI(name) LIKE ACCENTI('%größer%schoner')",
        encoded: {
          op: 'or',
          args: ['%grosser%', '%größer%schoner'].map((pattern) => ({
            op: 'like',
            args: [
              { op: 'accenti', args: [property('name')] },
              { op: 'accenti', args: [pattern] },
            ],
          })),
        },
        test: () => true,
      },
      {
        text: "T_AFTER(moment, TIMESTAMP('2020-01-10T12:30:00Z')) AND day <= DATE('2020-01-20')",
        encoded: {
          op: 'and',
          args: [
            { op: 't_after', args: [property('moment'), { timestamp: '2020-01-10T12:30:00Z' }] },
            { op: '<=', args: [property('day'), { date: '2020-01-20' }] },
          ],
        },
        test: ({ properties: { moment, day } }) =>
          moment !== null && String(moment) > '2020-01-10T12:30:00.000Z' && String(day) <= '2020-01-20',
      },
      {
        text: "T_INTERSECTS(day, INTERVAL('2020-01-15', '..'))",
        encoded: { op: 't_intersects', args: [property('day'), { interval: ['2020-01-15', '..'] }] },
        test: ({ properties: { day } }) => day !== null && String(day) >= '2020-01-15',
      },
      {
        text: 'amount / 1000000007 = ratio * 8 AND day(day) % 2 = 0',
        encoded: {
          op: 'and',
          args: [
            {
              op: '=',
              args: [
                { op: '/', args: [property('amount'), 1_000_000_007] },
                { op: '*', args: [property('ratio'), 8] },
              ],
            },
            { op: '=', args: [{ op: '%', args: [{ op: 'day', args: [property('day')] }, 2] }, 0] },
          ],
        },
        test: ({ properties: { amount, day } }) => amount !== null && Number(String(day).slice(8)) % 2 === 0,
      },
      {
        text: 'S_WITHIN(geom, POLYGON((-5 50, 5.5 50, 5.5 53, -5 53, -5 50)))',
        encoded: {
          op: 's_within',
          args: [
            property('geom'),
            { type: 'Polygon', coordinates: [[[-5, 50], [5.5, 50], [5.5, 53], [-5, 53], [-5, 50]]] }, // prettier-ignore
          ],
        },
        test: ({ geometry }) =>
          geometry !== null && geometry.coordinates[0]! > -5 && geometry.coordinates[0]! < 5.5,
      },
    ]

    for (const { text, encoded, test } of cases) {
      it(text, async () => {
        const expected = those(await all(events), test)
        expect(expected).not.to.be.empty
        expect(await ids(events, { filter: text })).to.deep.equal(expected)
        expect(await ids(events, json(encoded))).to.deep.equal(expected)
      })
    }
  })

  describe('in a plain URL', () => {
    it('may have a plus sign, a slash and colons without escapes', async () => {
      const features = await all(events)
      for (const [written, test] of [
        ['ratio+1>3', ({ properties }: Feature) => Number(properties['ratio']) > 2],
        ['ratio/2>1', ({ properties }: Feature) => Number(properties['ratio']) > 2],
        ['ratio%20+%201%20%3E%203', ({ properties }: Feature) => Number(properties['ratio']) > 2],
        [
          "moment>TIMESTAMP('2020-01-20T00:00:00Z')",
          ({ properties }: Feature) => String(properties['moment'] ?? '') > '2020-01-20',
        ],
        ['ratio+>+2', ({ properties }: Feature) => Number(properties['ratio']) > 2],
      ] as const) {
        const page = await client.page(`${events}?limit=100&filter=${written}`)
        const expected = those(features, test)
        expect(expected, written).not.to.be.empty
        expect(page.features.map(({ id }) => id), written).to.deep.equal(expected) // prettier-ignore
      }
    })

    for (const written of ['ratio+1>2', 'ratio+>+1']) {
      it(`goes on by next and prev: ${written}`, async () => {
        const whole = (await client.page(`${events}?limit=100&filter=${written}`)).features
        const first = await client.page(`${events}?limit=3&filter=${written}`)
        const second = await client.page(linkOf(first.links, 'next')!.href)
        expect([...first.features, ...second.features]).to.deep.equal(whole.slice(0, 6))
        const back = await client.page(linkOf(second.links, 'prev')!.href)
        expect(back.features).to.deep.equal(first.features)
      })
    }
  })

  describe('with other parameters', () => {
    it('select what satisfies all of them, on every page, in the order asked for', async () => {
      const features = await all(cities, '&bbox=-10,35,5,45')
      const expected = features
        .filter(
          ({ properties }) => Number(properties['population']) > 100_000 && properties['country'] === 'ES',
        ) // prettier-ignore
        .sort(
          (a, b) => Number(b.properties['population']) - Number(a.properties['population']) || a.id - b.id,
        )
        .map(({ id }) => id)
      expect(expected.length).to.be.above(20)
      const found: number[] = []
      let target: string | undefined = `${cities}?${query({
        bbox: '-10,35,5,45',
        filter: 'population > 100000',
        country: 'ES',
        sortby: '-population',
        limit: '20',
      })}`
      let last: Page | undefined
      for (; target !== undefined; target = linkOf(last.links, 'next')?.href) {
        last = await client.page(target)
        found.push(...last.features.map(({ id }) => id))
      }
      expect(found).to.deep.equal(expected)
      expect(last!.links.map(({ rel }) => rel)).to.include('prev')
    })

    it('select by time too', async () => {
      const expected = those(
        await all(events),
        ({ properties: { day, ratio } }) =>
          (day === null || String(day) >= '2020-01-10') && Number(ratio) > 1,
      )
      expect(await ids(events, { datetime: '2020-01-10/..', filter: 'ratio > 1' })).to.deep.equal(expected)
    })

    it('bind a cursor to the filter, its encoding and its reference system', async () => {
      const filter = 'ratio > 0.5'
      const { links } = await client.page(`${events}?${query({ filter, limit: '2' })}`)
      const cursor = new URL(linkOf(links, 'next')!.href).searchParams.get('cursor')!
      const again = await client.get(
        `${events}?${query({ filter, limit: '4', cursor, crs: `${EPSG}/3857` })}`,
      )
      expect(again.status).to.equal(200)
      for (const other of [
        { filter: 'ratio > 0.6' },
        {},
        json({ op: '>', args: [{ property: 'ratio' }, 0.5] }),
        { filter, 'filter-crs': `${EPSG}/3857` },
      ]) {
        const answer = await client.get(`${events}?${query({ ...other, limit: '2', cursor })}`)
        expect(codesOf(answer), JSON.stringify(other)).to.deep.equal(['DIS-OAF-1014'])
      }
    })

    it('tell numberMatched only where a page holds everything', async () => {
      const filter = "state_fips = '06'"
      const whole = await client.page(`${counties}?${query({ filter, limit: '100', skipGeometry: 'true' })}`)
      expect(whole.numberMatched).to.equal(58)
      expect(whole.numberReturned).to.equal(58)
      const part = await client.page(`${counties}?${query({ filter, limit: '57', skipGeometry: 'true' })}`)
      expect(part).not.to.have.property('numberMatched')
      const none = await client.page(`${counties}?${query({ filter: "state_fips = 'none'" })}`)
      expect([none.numberMatched, none.features, linkOf(none.links, 'next')]).to.deep.equal([
        0,
        [],
        undefined,
      ])
    })

    it('take geometries in another system, with its order of axes', async () => {
      const inDegrees = await ids(cities, { filter: 'S_INTERSECTS(geom, BBOX(13.3, 52.4, 13.5, 52.6))' })
      expect(inDegrees.length).to.be.above(10)
      for (const [code, box] of [
        [4326, '52.4, 13.3, 52.6, 13.5'],
        [3857, '1480549.228, 6872776.254, 1502813.126, 6909348.787'],
      ] as const) {
        const filter = `S_INTERSECTS(geom, BBOX(${box}))`
        expect(await ids(cities, { filter, 'filter-crs': `${EPSG}/${code}` }), String(code)).to.have.members(
          inDegrees,
        )
      }
    })

    it('cross the antimeridian', async () => {
      const filter = 'S_INTERSECTS(geom, BBOX(177, -20, -179, -10))'
      const names = (await client.page(`${countries}?${query({ filter })}`)).features.map(
        ({ properties }) => (properties as { name: string }).name,
      )
      expect(names).to.include('Fiji').and.not.to.include('France')
    })

    it('continue beyond the edge of a map that repeats there', async () => {
      const inDegrees = await ids(cities, { filter: 'S_WITHIN(geom, BBOX(178, -25, -174, -10))' })
      // From 178 to 186 degrees, as a client sends it that shows the Pacific: as a box, and with further positions.
      const [west, east, south, north] = [19814869.36, 20705425.29, -2875744.62, -1118889.97]
      const middle = Array.from({ length: 9 }, (_, index) => `${east - (index * (east - west)) / 9} ${north}`)
      const corners = [
        `${west} ${south}`,
        `${east} ${south}`,
        ...middle,
        `${west} ${north}`,
        `${west} ${south}`,
      ]
      for (const literal of [
        `BBOX(${west}, ${south}, ${east}, ${north})`,
        `POLYGON((${corners.join(', ')}))`,
      ]) {
        const filter = `S_WITHIN(geom, ${literal})`
        expect(await ids(cities, { filter, 'filter-crs': `${EPSG}/3857` }), literal).to.have.members(
          inDegrees,
        )
      }
      const [tonga] = await ids(cities, { filter: "country = 'TO'" })
      expect(inDegrees).to.include(tonga)
    })
  })

  it('have entity tags of their own, which save the transfer, and answer HEAD', async () => {
    const of = (filter: string) => `${events}?${query({ filter })}`
    const tag = (await client.get(of('ratio > 1'))).headers.get('etag')!
    expect((await client.get(of('ratio > 2'))).headers.get('etag')).not.to.equal(tag)
    expect((await client.get(of('ratio > 1'), { 'If-None-Match': tag })).status).to.equal(304)
    const head = await fetch(`${server.url}/v1/ogcapi/enrich${of('ratio > 1')}`, {
      method: 'HEAD',
      headers: { Authorization: `Bearer ${client.token}` },
    })
    expect([head.status, head.headers.get('etag'), await head.text()]).to.deep.equal([200, tag, ''])
    const faulty = await client.get(of('nothing > 1'), { 'If-None-Match': '*' })
    expect(faulty.status).to.equal(400)
  })

  it('never select a geometry that cannot be read, unless they do not ask for geometries', async () => {
    const points = '/collections/damaged/points/items'
    expect(await ids(points, { filter: 'S_INTERSECTS(geom, BBOX(0,0,9,9))' })).to.deep.equal([1, 3])
    expect(await ids(points, { filter: 'S_DISJOINT(geom, BBOX(0,0,2,2))' })).to.deep.equal([3])
    expect(await ids(points, { filter: 'size > 1', skipGeometry: 'true' })).to.deep.equal([2, 3, 4])
    expect(await ids(points, { filter: 'geom IS NULL' })).to.deep.equal([4])
  })
})
