import { expect } from 'chai'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import knex from 'knex'
import { demoDataFolder } from '../support/demo-data.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { codesOf, linkOf, ROOT, SpatialClient, type Page } from '../support/spatial-client.ts'

const ids = (page: Page): number[] => page.features.map(({ id }) => id)

describe('items', () => {
  const cities = '/collections/places/cities/items'
  const countries = '/collections/boundaries/countries/items'
  let server: TestServer
  let client: SpatialClient

  before(async () => {
    server = await startServer()
    client = await SpatialClient.of(server)
  })
  after(() => server.stop())

  /** Follows `next` to the end. */
  async function walk(start: string): Promise<{ ids: number[]; pages: number }> {
    const all: number[] = []
    let pages = 0
    for (let target: string | undefined = start; target !== undefined; pages++) {
      const page = await client.page(target)
      expect(page.numberReturned).to.equal(page.features.length)
      all.push(...ids(page))
      target = linkOf(page.links, 'next')?.href
    }
    return { ids: all, pages }
  }

  /** The keys that the files themselves hold. */
  async function keysInFile(group: string, layer: string): Promise<number[]> {
    const folder = await demoDataFolder()
    expect(readdirSync(folder)).to.include(`${group}.gpkg`)
    const db = knex({
      client: 'sqlite3',
      connection: { filename: join(folder, `${group}.gpkg`) },
      useNullAsDefault: true,
    })
    try {
      return await db(layer).orderBy('fid').pluck<number[]>('fid')
    } finally {
      await db.destroy()
    }
  }

  it('answers ten features unless another limit is asked for', async () => {
    const page = await client.page(cities)
    expect(page.type).to.equal('FeatureCollection')
    expect(page.features).to.have.lengthOf(10)
    expect(page.numberReturned).to.equal(10)
    expect(Date.now() - Date.parse(page.timeStamp)).to.be.within(0, 60_000)
  })

  it('returns each feature of a whole collection once by next', async function () {
    this.timeout(60_000)
    const walked = await walk(`${cities}?limit=10000`)
    expect(walked.ids.length).to.be.at.least(40_000)
    expect(walked.ids).to.deep.equal(await keysInFile('places', 'cities'))
    expect(walked.pages).to.equal(Math.ceil(walked.ids.length / 10_000))
  })

  it('returns each feature once with small pages and in every other collection', async () => {
    for (const [layer, limit] of [
      ['countries', 7],
      ['us_states', 56],
      ['us_states', 55],
      ['us_counties', 500],
    ] as const) {
      const walked = await walk(`/collections/boundaries/${layer}/items?limit=${limit}`)
      expect(walked.ids, `${layer} by ${limit}`).to.deep.equal(await keysInFile('boundaries', layer))
      expect(walked.pages, `${layer} by ${limit}`).to.equal(Math.ceil(walked.ids.length / limit))
    }
  })

  it('tells how many features match where that is known', async () => {
    const page = await client.page(`${countries}?limit=1`)
    expect(page.numberMatched).to.equal((await keysInFile('boundaries', 'countries')).length)
  })

  it('links to the page itself, the next page and the collection', async () => {
    const { links } = await client.page(`${cities}?limit=2`)
    expect(links.map(({ rel, type }) => [rel, type])).to.deep.equal([
      ['self', 'application/geo+json'],
      ['next', 'application/geo+json'],
      ['collection', 'application/json'],
      ['alternate', 'text/html'],
    ])
    expect(links[0]!.href).to.equal(`${server.url}${ROOT}${cities}?limit=2`)
  })

  it('has no next link behind the last feature', async () => {
    const page = await client.page(`${countries}?limit=10000`)
    expect(linkOf(page.links, 'next')).to.equal(undefined)
  })

  it('cuts a limit above 10,000 to 10,000', async () => {
    for (const limit of ['10001', '999999999999999999999']) {
      const page = await client.page(`${cities}?limit=${limit}`)
      expect(page.numberReturned).to.equal(10_000)
      expect(linkOf(page.links, 'next')).to.exist
    }
  })

  it('skips as many features as the offset says', async () => {
    const all = ids(await client.page(`${cities}?limit=30`))
    expect(ids(await client.page(`${cities}?limit=10&offset=20`))).to.deep.equal(all.slice(20))
    const beyond = await client.page(`${cities}?offset=9007199254740991`)
    expect(beyond.features).to.have.lengthOf(0)
    expect(linkOf(beyond.links, 'next')).to.equal(undefined)
  })

  it('goes on behind an offset by next', async () => {
    const all = ids(await client.page(`${cities}?limit=30`))
    const first = await client.page(`${cities}?limit=10&offset=5`)
    const second = await client.page(linkOf(first.links, 'next')!.href)
    expect([...ids(first), ...ids(second)]).to.deep.equal(all.slice(5, 25))
  })

  it('refuses a cursor with another bbox or another collection', async () => {
    const { links } = await client.page(`${cities}?limit=2&bbox=-10,35,5,45`)
    const cursor = new URL(linkOf(links, 'next')!.href).searchParams.get('cursor')!
    for (const target of [
      `${cities}?limit=2&cursor=${cursor}`,
      `${cities}?limit=2&bbox=-10,35,5,46&cursor=${cursor}`,
      `${countries}?limit=2&bbox=-10,35,5,45&cursor=${cursor}`,
      `${cities}?cursor=nonsense`,
    ]) {
      const answer = await client.get(target)
      expect(answer.status, target).to.equal(400)
      expect(codesOf(answer), target).to.deep.equal(['DIS-OAF-1014'])
    }
    expect((await client.get(`${cities}?limit=5&bbox=-10,35,5,45&cursor=${cursor}`)).status).to.equal(200)
  })

  it('refuses a cursor together with an offset', async () => {
    const { links } = await client.page(`${cities}?limit=2`)
    const answer = await client.get(`${linkOf(links, 'next')!.href}&offset=3`)
    expect(answer.status).to.equal(400)
    expect(codesOf(answer)).to.deep.equal(['DIS-OAF-1014'])
  })

  it('answers only features that lie in the bbox, on every page', async () => {
    const expected: number[] = []
    for (let target: string | undefined = `${cities}?limit=10000`; target !== undefined;) {
      const page: Page = await client.page(target)
      for (const { id, geometry } of page.features) {
        const [x, y] = geometry.coordinates as [number, number]
        if (x >= 2 && x <= 3 && y >= 48 && y <= 49) expected.push(id)
      }
      target = linkOf(page.links, 'next')?.href
    }
    expect(expected.length).to.be.above(50)
    const walked = await walk(`${cities}?limit=40&bbox=2,48,3,49`)
    expect(walked.ids).to.deep.equal(expected)
    expect(walked.pages).to.be.above(1)
  }).timeout(60_000)

  it('answers both sides of the antimeridian where the west is above the east', async () => {
    const page = await client.page(`${cities}?limit=1000&bbox=177,-20,-179,-10`)
    const longitudes = page.features.map(({ geometry }) => geometry.coordinates[0]!)
    expect(longitudes.length).to.be.above(0)
    for (const longitude of longitudes) expect(longitude >= 177 || longitude <= -179).to.equal(true)
    const names = (await client.page(`${countries}?limit=1000&bbox=177,-20,-179,-10`)).features.map(
      ({ properties }) => (properties as { name: string }).name,
    )
    expect(names).to.include('Fiji')
    expect(names).not.to.include('France')
  })

  it('answers no feature, and no error, where the south is above the north', async () => {
    const page = await client.page(`${cities}?bbox=0,50,10,40`)
    expect(page.features).to.deep.equal([])
    expect(page.numberReturned).to.equal(0)
  })

  it('reads a bbox of six numbers by its longitudes and latitudes', async () => {
    const four = ids(await client.page(`${cities}?bbox=2,48,3,49&limit=50`))
    expect(ids(await client.page(`${cities}?bbox=2,48,-100,3,49,9000&limit=50`))).to.deep.equal(four)
  })

  it('finds a polygon whose inside holds the box, and not one whose envelope alone does', async () => {
    const inside = await client.page(`${countries}?limit=10&bbox=2,47,2.1,47.1`)
    expect(inside.features.map(({ properties }) => (properties as { name: string }).name)).to.deep.equal([
      'France',
    ])
  })

  it('refuses a bbox that is not four or six numbers', async () => {
    for (const bbox of ['1,2,3', '1,2,3,4,5', '1,2,3,4,5,6,7', 'a,b,c,d', '1,2,3,NaN', '1,2,3,1e400', '']) {
      const answer = await client.get(`${cities}?bbox=${bbox}`)
      expect(answer.status, bbox).to.equal(400)
      expect(codesOf(answer), bbox).to.deep.equal(['DIS-OAF-1014'])
    }
  })

  it('refuses a limit below 1 and one that is not an integer by DIS-OAF-1016', async () => {
    for (const limit of ['0', '-1', '1.5', 'ten', '', '1e1', '0x5']) {
      const answer = await client.get(`${cities}?limit=${limit}`)
      expect(answer.status, limit).to.equal(400)
      expect(codesOf(answer), limit).to.deep.equal(['DIS-OAF-1016'])
    }
  })

  it('names a parameter that is not supported', async () => {
    const answer = await client.get(`${cities}?colour=red`)
    expect(answer.status).to.equal(400)
    expect(codesOf(answer)).to.deep.equal(['DIS-OAF-1015'])
    expect(answer.text).to.include('colour')
  })

  it('lists all faults of a request at once', async () => {
    const answer = await client.get(`${cities}?limit=0&bbox=1&offset=-1`, {
      'X-Request-Id': 'x'.repeat(39),
    })
    expect(answer.status).to.equal(400)
    expect(codesOf(answer).sort()).to.deep.equal(['DIS-1008', 'DIS-OAF-1014', 'DIS-OAF-1014', 'DIS-OAF-1016'])
  })

  it('lists the faults of the contract and of the collection together', async () => {
    for (const [query, codes] of [
      ['limit=0&colour=red', ['DIS-OAF-1015', 'DIS-OAF-1016']],
      ['offset=-1&sortby=nothing&colour=red', ['DIS-OAF-1013', 'DIS-OAF-1014', 'DIS-OAF-1015']],
      ['limit=x&bbox=1', ['DIS-OAF-1014', 'DIS-OAF-1016']],
    ] as const) {
      const answer = await client.get(`${cities}?${query}`)
      expect(answer.status, query).to.equal(400)
      expect(codesOf(answer).sort(), query).to.deep.equal(codes)
    }
    const unknown = await client.get('/collections/no/where/items?limit=0&colour=red')
    expect(codesOf(unknown)).to.deep.equal(['DIS-OAF-1016'])
  })

  it('takes any printable X-Request-Id of up to 38 characters, and one slash too many at the end', async () => {
    for (const id of ['order 17 (second try)', 'é{}"\\;=%', 'x'.repeat(38)]) {
      const answer = await client.get(`${cities}/?limit=1`, { 'X-Request-Id': id })
      expect(answer.status, id).to.equal(200)
      expect(answer.headers.get('x-request-id')).to.equal(id)
    }
    expect((await client.get(`${cities}//?limit=1`)).status).to.equal(404)
  })

  it('answers one feature as the page has it, with links to itself and to its collection', async () => {
    for (const listing of [cities, countries, '/collections/boundaries/us_counties/items']) {
      const [first] = (await client.page(`${listing}?limit=1`)).features
      const answer = await client.get(`${listing}/${first!.id}`)
      expect(answer.headers.get('content-type')).to.equal('application/geo+json')
      const { links, ...feature } = answer.body as { links: { rel: string; href: string }[] }
      expect(feature).to.deep.equal(first)
      expect(links.map(({ rel }) => rel)).to.deep.equal(['self', 'collection', 'alternate'])
      for (const { href } of links) expect((await client.get(href)).status, href).to.equal(200)
    }
  })

  it('answers 404 and DIS-OAF-1012 for a feature that is not there', async () => {
    for (const id of ['0', '-1', '01', '1.0', 'Paris', '9007199254740993', '%20', '1%20']) {
      const answer = await client.get(`${countries}/${id}`)
      expect(answer.status, id).to.equal(404)
      expect(codesOf(answer), id).to.deep.equal(['DIS-OAF-1012'])
    }
  })
})
