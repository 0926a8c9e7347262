import { expect } from 'chai'
import { handMade, pointBlob } from './support/geopackages.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { codesOf, linkOf, SpatialClient, type Link } from '../support/spatial-client.ts'
import { temporaryFolder } from './support/folders.ts'

const TEXTS = ['a b', 'a,b', 'a/b', 'a%2Fb', 'node/1', 'ü', 'way/1', "it's", '?x=1#y', '..%'].sort()

describe('the id of a feature', () => {
  const folder = temporaryFolder()
  let server: TestServer
  let client: SpatialClient

  before(async () => {
    await handMade(
      folder.file('ids.gpkg'),
      {
        name: 'texts',
        sql: [
          'create table texts (code text primary key not null, geom point, name text)',
          ...TEXTS.map((text, n): [string, ...never[]] => [
            'insert into texts values (?, ?, ?)',
            ...([text, pointBlob(n, n), `name ${n}`] as never[]),
          ]),
        ],
      },
      {
        name: 'numbers',
        sql: [
          'create table numbers (fid integer primary key, geom point, id text)',
          ['insert into numbers values (1, ?, ?), (2, ?, ?)', pointBlob(1, 1), 'two', pointBlob(2, 2), 'one'],
        ],
      },
      {
        name: 'plain',
        sql: [
          'create table plain (fid integer primary key, geom point, name text)',
          ['insert into plain values (1, ?, null), (2, ?, null)', pointBlob(1, 1), pointBlob(2, 2)],
        ],
      },
    )
    server = await startServer({ env: { SPATIAL_DIRS: folder.path } })
    client = await SpatialClient.of(server)
  })
  after(() => server.stop())

  const TEXT_ITEMS = '/collections/ids/texts/items'
  const idsOf = async (query: string, items = TEXT_ITEMS): Promise<unknown[]> => {
    const { features } = await client.page(`${items}?${query}`)
    return features.map(({ id }) => id)
  }

  for (const text of TEXTS) {
    it(`reads the feature with the id ${text}, and links to it`, async () => {
      const { status, body } = await client.get(`${TEXT_ITEMS}/${encodeURIComponent(text)}`)
      expect(status).to.equal(200)
      const { id, links } = body as { id: string; links: Link[] }
      expect(id).to.equal(text)
      const again = await client.get(linkOf(links, 'self')!.href)
      expect((again.body as { id: string }).id).to.equal(text)
    })

    it(`filters by the id ${text}`, async () => {
      const encoded = encodeURIComponent(text)
      expect(await idsOf(`ids=${encoded}`)).to.deep.equal([text])
      expect(await idsOf(`id=${encoded}`)).to.deep.equal([text])
      const filter = encodeURIComponent(`id = '${text.replaceAll("'", "''")}'`)
      expect(await idsOf(`filter=${filter}`)).to.deep.equal([text])
    })
  }

  it('is a list whose commas may be encoded, and ignores ids that no feature has', async () => {
    expect(await idsOf('ids=way%2F1,a%2Cb,nothing')).to.deep.equal(['a,b', 'way/1'])
    expect(await idsOf(`ids=${encodeURIComponent('way/1,node/1')}`)).to.deep.equal(['node/1', 'way/1'])
    expect(await idsOf('ids=nothing')).to.deep.equal([])
    expect(await idsOf('ids=1,01,x,9007199254740993,2', '/collections/ids/plain/items')).to.deep.equal([1, 2])
    expect(codesOf(await client.get(`${TEXT_ITEMS}?ids=`))).to.deep.equal(['DIS-OAF-1014'])
  })

  it('is compared, listed and matched in filters', async () => {
    const by = (filter: string) => idsOf(`limit=100&filter=${encodeURIComponent(filter)}`)
    expect(await by("id LIKE '%/1'")).to.deep.equal(['node/1', 'way/1'])
    expect(await by("CASEI(id) LIKE CASEI('WAY%')")).to.deep.equal(['way/1'])
    expect(await by("id > 'node/1' AND name <> 'x'")).to.deep.equal(TEXTS.filter((text) => text > 'node/1'))
    expect(await by("id IN ('way/1', 'no')")).to.deep.equal(['way/1'])
    expect(await by('id IS NULL')).to.deep.equal([])
    expect(await by("S_INTERSECTS(geom, BBOX(-1,-1,80,80)) AND id = 'way/1'")).to.deep.equal(['way/1'])
  })

  it('pages through a list of ids', async () => {
    const first = await client.page(`${TEXT_ITEMS}?ids=way%2F1,node%2F1,a%20b&limit=2`)
    expect(first.features.map(({ id }) => id)).to.deep.equal(['a b', 'node/1'])
    const second = await client.page(linkOf(first.links, 'next')!.href)
    expect(second.features.map(({ id }) => id)).to.deep.equal(['way/1'])
  })

  it('stands among the queryables, with its role', async () => {
    const { properties } = (await client.get('/collections/ids/texts/queryables')).body as {
      properties: Record<string, object>
    }
    expect(properties['id']).to.include({ type: 'string', 'x-ogc-role': 'id' })
  })

  it('leaves the name to a property that has it, and is filtered by ids', async () => {
    const items = '/collections/ids/numbers/items'
    expect(await idsOf('id=one', items)).to.deep.equal([2])
    expect(await idsOf("filter=id='two'", items)).to.deep.equal([1])
    expect(await idsOf('ids=2,7', items)).to.deep.equal([2])
    const { properties } = (await client.get('/collections/ids/numbers/queryables')).body as {
      properties: Record<string, object>
    }
    expect(properties['id']).to.not.have.property('x-ogc-role')
    const refused = await client.get(`${items}?filter=fid=1`)
    expect(refused.text).to.include('Use the parameter ids')
  })

  it('must be a whole number where ids are numbers', async () => {
    const plain = '/collections/ids/plain/items'
    expect(await idsOf('id=2', plain)).to.deep.equal([2])
    expect(await idsOf('filter=id BETWEEN 2 AND 3', plain)).to.deep.equal([2])
    expect(codesOf(await client.get(`${plain}?id=Berlin`))).to.deep.equal(['DIS-OAF-1014'])
  })
})
