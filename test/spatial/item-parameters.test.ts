import { expect } from 'chai'
import knex from 'knex'
import { writeGeoPackage } from '../../src/spatial/stores/geopackage/writer.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { codesOf, linkOf, SpatialClient, type ErrorBody, type Page } from '../support/spatial-client.ts'
import { temporaryFolder } from './support/folders.ts'

type Properties = Record<string, string | number | boolean | null>

const oddName = 'a b&c=d+e%,/?#ü'
const big = '9007199254740993'

const trees: Properties[] = [
  { name: 'Oak', height: 12, age: 300, old: true, planted: '1724-04-01', seen: '2024-02-29T12:00:00Z', [oddName]: 'x&y' },
  { name: 'oak', height: 12.5, age: 20, old: false, planted: '2004-04-01', seen: '2024-02-29T23:59:59.999Z', [oddName]: 'x&y' },
  { name: '', height: null, age: null, old: null, planted: null, seen: null, [oddName]: 'x&y' },
  { name: 'Elm', height: -3, age: 7, old: false, planted: '2017-01-01', seen: '2024-03-01T01:00:00+02:00', [oddName]: '' },
  { name: 'Elm', height: 3, age: 8, old: false, planted: '2017-01-02', seen: 'last spring', [oddName]: null },
] // prettier-ignore

describe('the parameters of items', () => {
  const folder = temporaryFolder()
  const items = '/collections/woods/trees/items'
  let server: TestServer
  let client: SpatialClient

  before(async () => {
    await writeGeoPackage(folder.file('woods.gpkg'), [
      {
        name: 'trees',
        title: 'Trees',
        description: '',
        geometryType: 'POINT',
        columns: [
          { name: 'name', type: 'TEXT' },
          { name: 'height', type: 'REAL' },
          { name: 'age', type: 'INTEGER' },
          { name: 'old', type: 'BOOLEAN' },
          { name: 'planted', type: 'DATE' },
          { name: 'seen', type: 'DATETIME' },
          { name: oddName, type: 'TEXT' },
          { name: '__proto__', type: 'TEXT' },
          { name: 'limit', type: 'INTEGER' },
        ],
        features: trees.map((properties, i) => ({
          geometry: { type: 'Point', coordinates: [i, i] },
          properties: { ...properties, limit: i },
        })),
      },
    ])
    const db = knex({
      client: 'sqlite3',
      connection: { filename: folder.file('woods.gpkg') },
      useNullAsDefault: true,
    })
    for (const event of ['update1', 'update2', 'update3', 'update4'])
      await db.raw(`drop trigger rtree_trees_geom_${event}`)
    await db.raw('alter table trees add photo blob')
    await db.raw('update trees set age = 9007199254740993 where fid = 5')
    await db.raw("update trees set __proto__ = 'bark' where fid = 4")
    await db.destroy()
    server = await startServer({ demo: false, env: { SPATIAL_DIRS: folder.path } })
    client = await SpatialClient.of(server)
  })
  after(() => server.stop())

  const ids = async (query: string): Promise<number[]> =>
    (await client.page(`${items}?${query}`)).features.map(({ id }) => id)

  async function faults(query: string): Promise<{ codes: string[]; text: string }> {
    const answer = await client.get(`${items}?${query}`)
    expect(answer.status, query).to.equal(400)
    const { errors } = answer.body as ErrorBody
    return { codes: codesOf(answer), text: errors.map(({ detail }) => detail).join(' ') }
  }

  describe('a property by its name', () => {
    it('finds exactly the value, in the type of its column', async () => {
      expect(await ids('name=Oak')).to.deep.equal([1])
      expect(await ids('name=')).to.deep.equal([3])
      expect(await ids('name=Oa')).to.deep.equal([])
      expect(await ids('height=12')).to.deep.equal([1])
      expect(await ids('height=12.0')).to.deep.equal([1])
      expect(await ids('height=1.25e1')).to.deep.equal([2])
      expect(await ids('age=20')).to.deep.equal([2])
      expect(await ids('old=true')).to.deep.equal([1])
      expect(await ids('old=1')).to.deep.equal([1])
      expect(await ids('old=false&name=Elm')).to.deep.equal([4, 5])
    })

    it('tells integers beyond 2^53 from their neighbours', async () => {
      expect(await ids(`age=${big}`)).to.deep.equal([5])
      expect(await ids('age=9007199254740992')).to.deep.equal([])
      const text = (await client.get(`${items}/5`)).text
      expect(text).to.contain(`"age":${big}`)
    })

    it('compares times by when they are, and takes a date for a whole day', async () => {
      expect(await ids('planted=2017-01-01')).to.deep.equal([4])
      expect(await ids('seen=2024-02-29T14:00:00%2B02:00')).to.deep.equal([1])
      expect(await ids('seen=2024-02-29')).to.deep.equal([1, 2, 4])
      expect(await ids('seen=2024-03-01')).to.deep.equal([])
    })

    it('can have any name', async () => {
      expect(await ids(`${encodeURIComponent(oddName)}=x%26y`)).to.deep.equal([1, 2, 3])
      expect(await ids('__proto__=bark')).to.deep.equal([4])
    })

    it('names the parameter and what is expected where the value is of another type', async () => {
      for (const [query, expected] of [
        ['height=tall', 'decimal number'],
        ['height=', 'decimal number'],
        ['height=NaN', 'decimal number'],
        ['height=1e999', 'decimal number'],
        ['age=1.5', 'whole number'],
        ['age=9223372036854775808', '64 bits'],
        ['old=yes', 'true or false'],
        ['planted=2017-02-29', 'date'],
        ['planted=2017-01-01T00:00:00Z', 'date'],
        ['seen=yesterday', 'timestamp'],
      ] as const) {
        const { codes, text } = await faults(query)
        expect(codes, query).to.deep.equal(['DIS-OAF-1014'])
        expect(text, query)
          .to.contain(`"${query.split('=')[0]}"`)
          .and.contain(expected)
      }
    })

    it('rejects columns without filters with another code than unknown names', async () => {
      for (const name of ['geom', 'fid', 'photo'])
        expect((await faults(`${name}=1`)).codes, name).to.deep.equal(['DIS-OAF-1013'])
      expect((await faults('heigth=1')).codes).to.deep.equal(['DIS-OAF-1015'])
    })

    it('treats a name of a parameter as the parameter, not as the column', async () => {
      expect(await ids('limit=2')).to.deep.equal([1, 2])
    })
  })

  describe('datetime', () => {
    it('finds features whose time meets it, and those without one', async () => {
      expect(await ids('datetime=2004-04-01')).to.deep.equal([2, 3])
      expect(await ids('datetime=2004-04-01T23:59:59.999Z')).to.deep.equal([2, 3])
      expect(await ids('datetime=2004-04-02T00:00:00Z')).to.deep.equal([3])
      expect(await ids('datetime=2004-04-02/2017-01-01')).to.deep.equal([3, 4])
      expect(await ids('datetime=../2004-03-31')).to.deep.equal([1, 3])
      expect(await ids('datetime=2017-01-02/')).to.deep.equal([3, 5])
      expect(await ids('datetime=../..')).to.deep.equal([1, 2, 3, 4, 5])
    })

    it('says what is wrong with it', async () => {
      expect(await faults('datetime=yesterday')).to.deep.include({ codes: ['DIS-OAF-1014'] })
      expect((await faults('datetime=2024-01-02/2024-01-01')).text).to.contain('starts after its end')
    })
  })

  describe('a comma in the name of a property', () => {
    const odd = encodeURIComponent(oddName)
    const names = async (query: string): Promise<string[][]> =>
      (await client.page(`${items}?limit=1&${query}`)).features.map(({ properties }) =>
        Object.keys(properties ?? {}),
      )

    it('is percent-encoded in lists', async () => {
      expect(await names(`properties=${odd}`)).to.deep.equal([[oddName]])
      expect(await names(`properties=name,${odd},age`)).to.deep.equal([['name', 'age', oddName]])
      // Clients that encode whole values encode the commas between names too.
      const list = encodeURIComponent(['name', oddName, 'age'].join(','))
      expect(await names(`properties=${list}`)).to.deep.equal([['name', 'age', oddName]])
      expect(await names('properties=name%2Cage')).to.deep.equal([['name', 'age']])
      expect(await ids(`sortby=-${odd}`)).to.deep.equal([1, 2, 3, 4, 5])
      expect(await ids(`sortby=${odd}`)).to.deep.equal([4, 1, 2, 3, 5])
      expect(await ids(`sortby=${encodeURIComponent(`${oddName},-age`)}`)).to.deep.equal([4, 1, 2, 3, 5])
    })

    it('stays encoded in the links to other pages', async () => {
      const query = `properties=${odd},name&sortby=${odd}&limit=2`
      const first = await client.page(`${items}?${query}`)
      const second = await client.page(linkOf(first.links, 'next')!.href)
      expect(second.features.map(({ id }) => id)).to.deep.equal([2, 3])
      expect(Object.keys(second.features[0]!.properties ?? {})).to.deep.equal(['name', oddName])
    })

    it('is no fault beside other faults', async () => {
      const { codes, text } = await faults(`properties=${odd}&sortby=${odd}&limit=0`)
      expect(codes).to.have.length(1)
      expect(text).to.include('limit')
      expect((await faults('properties=name%2Chight')).text).to.include('no property "hight"')
    })
  })

  describe('sortby', () => {
    it('orders by several keys, nulls last in both directions', async () => {
      expect(await ids('sortby=height')).to.deep.equal([4, 5, 1, 2, 3])
      expect(await ids('sortby=-height')).to.deep.equal([2, 1, 5, 4, 3])
      expect(await ids('sortby=name,-height')).to.deep.equal([3, 5, 4, 1, 2])
      expect(await ids('sortby=+old,%2Bname')).to.deep.equal([4, 5, 2, 1, 3])
      expect(await ids('sortby=-age')).to.deep.equal([5, 1, 2, 4, 3])
    })

    it('orders timestamps by time, and other values after them', async () => {
      expect(await ids('sortby=seen')).to.deep.equal([1, 4, 2, 3, 5])
    })

    it('refuses what it can not order by, and suggests the nearest name', async () => {
      const { codes, text } = await faults('sortby=-heigth')
      expect(codes).to.deep.equal(['DIS-OAF-1013'])
      expect(text).to.contain('"heigth"').and.contain('"height"')
      for (const name of ['geom', 'fid', 'photo'])
        expect((await faults(`sortby=${name}`)).codes, name).to.deep.equal(['DIS-OAF-1013'])
      const twice = await faults('sortby=name,-name')
      expect(twice.codes).to.deep.equal(['DIS-OAF-1014'])
      expect(twice.text).to.contain('"name"').and.contain('twice')
    })
  })

  describe('properties and skipGeometry', () => {
    it('select the members of a feature', async () => {
      const { features } = await client.page(`${items}?limit=1&properties=height,name`)
      expect(features[0]!.properties).to.deep.equal({ name: 'Oak', height: 12 })
      expect(features[0]!.geometry).to.deep.equal({ type: 'Point', coordinates: [0, 0] })
      const bare = await client.page(`${items}?limit=1&properties=&skipGeometry=true`)
      expect(bare.features[0]).to.deep.equal({ type: 'Feature', id: 1, geometry: null, properties: {} })
    })

    it('do not change filters and order', async () => {
      const page = await client.page(
        `${items}?properties=old&skipGeometry=true&sortby=-height&name=Elm&bbox=3,3,4,4&datetime=2017-01-02`,
      )
      expect(page.features.map(({ id, geometry, properties }) => [id, geometry, properties])).to.deep.equal([
        [5, null, { old: false }],
      ])
    })

    it('name the nearest property where one is unknown', async () => {
      const { codes, text } = await faults('properties=name,plantd')
      expect(codes).to.deep.equal(['DIS-OAF-1014'])
      expect(text).to.contain('"plantd"').and.contain('"planted"')
      const far = await faults('properties=colour')
      expect(far.text)
        .to.contain('"colour"')
        .and.match(/ Its properties are "[^"]+", .* and /)
    })
  })

  describe('next and prev', () => {
    it('carry every parameter of the request but offset, whatever its name', async () => {
      const query = `skipGeometry=true&${encodeURIComponent(oddName)}=x%26y&sortby=-name,+height&limit=1&bbox=0,0,9,9&datetime=../..&properties=name`
      const second = await client.page(`${items}?${query}&offset=1`)
      expect(second.features.map(({ id }) => id)).to.deep.equal([1])
      for (const [rel, id] of [
        ['next', 3],
        ['prev', 2],
      ] as const) {
        const { href } = linkOf(second.links, rel)!
        expect(href).to.match(/^[!-~]+$/)
        const given = new URL(href).searchParams
        expect(given.get(oddName)).to.equal('x&y')
        expect(given.has('offset')).to.equal(false)
        expect([...given.keys()].sort()).to.deep.equal(
          [oddName, 'bbox', 'cursor', 'datetime', 'limit', 'properties', 'skipGeometry', 'sortby'].sort(),
        )
        const page = await client.page(href)
        expect(page.features.map((feature) => feature.id)).to.deep.equal([id])
        expect(page.features[0]!.geometry).to.equal(null)
      }
    })

    it('lead there and back through a whole listing', async () => {
      const forward: number[][] = []
      let page: Page = await client.page(`${items}?sortby=name&limit=2`)
      for (;;) {
        forward.push(page.features.map(({ id }) => id))
        const next = linkOf(page.links, 'next')
        if (next === undefined) break
        page = await client.page(next.href)
      }
      expect(forward).to.deep.equal([[3, 4], [5, 1], [2]])
      const backward = [forward.at(-1)]
      for (let prev = linkOf(page.links, 'prev'); prev !== undefined; prev = linkOf(page.links, 'prev')) {
        page = await client.page(prev.href)
        backward.unshift(page.features.map(({ id }) => id))
      }
      expect(backward).to.deep.equal(forward)
    })

    it('lead back from an offset, even one beyond the end', async () => {
      const at3 = await client.page(`${items}?offset=3&limit=2`)
      expect((await client.page(linkOf(at3.links, 'prev')!.href)).features.map(({ id }) => id)).to.deep.equal(
        [2, 3],
      )
      const beyond = await client.page(`${items}?offset=99&limit=2`)
      expect(beyond.features).to.deep.equal([])
      expect(
        (await client.page(linkOf(beyond.links, 'prev')!.href)).features.map(({ id }) => id),
      ).to.deep.equal([4, 5])
      const none = await client.page(`${items}?offset=99&name=Ash`)
      expect(none.links.map(({ rel }) => rel)).not.to.include('prev')
    })

    it('hold for other page sizes and other fields, but not for other filters or another order', async () => {
      const { links } = await client.page(`${items}?sortby=name&old=false&limit=1`)
      const cursor = new URL(linkOf(links, 'next')!.href).searchParams.get('cursor')!
      expect(
        await ids(`sortby=name&old=false&limit=9&properties=&skipGeometry=true&cursor=${cursor}`),
      ).to.deep.equal([5, 2])
      for (const query of [
        'sortby=name',
        'sortby=-name&old=false',
        'sortby=name,age&old=false',
        'old=false',
        'sortby=name&old=true',
        'sortby=name&old=false&datetime=../..',
      ]) {
        const { codes, text } = await faults(`${query}&cursor=${cursor}`)
        expect(codes, query).to.deep.equal(['DIS-OAF-1014'])
        expect(text, query).to.contain('belongs to a request')
      }
    })
  })

  it('tells how many features match where the page shows it', async () => {
    expect((await client.page(`${items}?limit=1`)).numberMatched).to.equal(5)
    expect((await client.page(`${items}?name=Elm`)).numberMatched).to.equal(2)
    expect((await client.page(`${items}?name=Elm&offset=1`)).numberMatched).to.equal(2)
    expect((await client.page(`${items}?name=Ash`)).numberMatched).to.equal(0)
    expect(await client.page(`${items}?name=Elm&limit=1`)).not.to.have.property('numberMatched')
  })

  it('are validated all at once', async () => {
    const { codes } = await faults(
      'datetime=x&sortby=nothing&properties=nothing&age=x&old=x&fid=1&colour=red',
    )
    expect(codes.sort()).to.deep.equal([
      'DIS-OAF-1013',
      'DIS-OAF-1013',
      'DIS-OAF-1014',
      'DIS-OAF-1014',
      'DIS-OAF-1014',
      'DIS-OAF-1014',
      'DIS-OAF-1015',
    ])
  })

  it('are declared in the served description, but for a column that has the name of a parameter', async () => {
    const document = (await client.get('/api')).body as {
      paths: Record<string, { get: { parameters: { name?: string; schema?: object }[] } }>
      components: { parameters: Record<string, { name: string; in: string }> }
    }
    const ofAll = Object.values(document.components.parameters).flatMap(({ name, in: place }) =>
      place === 'path' ? [] : [name],
    )
    const { parameters } = document.paths['/collections/woods/trees/items']!.get
    const schemas = Object.fromEntries(
      parameters.flatMap(({ name, schema }) => (name && !ofAll.includes(name) ? [[name, schema]] : [])),
    )
    expect(parameters.filter(({ name }) => name === 'limit')).to.have.length(0)
    expect(schemas).to.have.all.keys(
      'id',
      'name',
      'height',
      'age',
      'old',
      'planted',
      'seen',
      oddName,
      '__proto__',
    )
    expect(schemas['age']).to.include({ type: 'integer' })
    expect(schemas['planted']).to.include({ type: 'string', format: 'date' })
    expect(JSON.stringify(parameters)).not.to.match(/queryables/i)
    expect(JSON.stringify(document.paths['/collections/{group}/{name}/items'])).to.match(/queryables/i)
  })
})
