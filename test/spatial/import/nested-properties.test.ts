import { expect } from 'chai'
import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { startServer, type TestServer } from '../../support/server.ts'
import { codesOf, SpatialClient } from '../../support/spatial-client.ts'
import { needs } from '../../support/tools.ts'
import { handMade, pointBlob } from '../support/geopackages.ts'
import { temporaryFolder } from '../support/folders.ts'
import { importText } from './support/import-text.ts'

const FEATURES: readonly Record<string, unknown>[] = [
  { tags: ['red', 'green'], sizes: [1, 2.5], address: { street: 'Elm', rooms: [1, { no: 2 }] }, mixed: 'a' },
  { tags: [], sizes: [3], address: { street: 'Oak' }, mixed: [1, 'a', null, [2], true] },
  { tags: ['red', 'Grün "x"', ','], sizes: null, address: null, mixed: { a: 1 } },
  { sizes: [2.5, 1, 1], address: {}, mixed: 5 },
]

const collectionOf = (features: readonly object[]): string =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: features.map((properties, n) => ({
      type: 'Feature',
      id: n,
      geometry: { type: 'Point', coordinates: [n, n] },
      properties,
    })),
  })

describe('nested properties of GeoJSON', function () {
  this.timeout(60_000)
  const folder = temporaryFolder()
  let server: TestServer
  let client: SpatialClient
  let group: string
  let layer: string
  let properties: unknown

  before(async () => {
    const imported = await importText(folder.path, 'geojson', collectionOf(FEATURES))
    properties = imported.properties
    group = imported.group
    layer = `/collections/${group}/layer`
    await handMade(folder.file('spatial/marked.gpkg'), {
      name: 't',
      sql: [
        'create table t (fid integer primary key, geom point, good text, bad text)',
        'create table gpkg_data_columns (table_name text, column_name text, mime_type text)',
        `insert into gpkg_data_columns values ('t', 'GOOD', 'application/json'), ('t', 'bad', 'application/json')`,
        ['insert into t values (1, ?, ?, ?)', pointBlob(1, 1), '{"id": 9007199254740993 }', '{"a":1}'],
        ['insert into t values (2, ?, ?, ?)', pointBlob(2, 2), '[1]', 'no JSON'],
      ],
    })
    server = await startServer({ env: { SPATIAL_DIRS: folder.file('spatial') } })
    client = await SpatialClient.of(server)
  })
  after(() => server.stop())

  const idsOf = async (filter: string): Promise<unknown[]> => {
    const { features } = await client.page(`${layer}/items?filter=${encodeURIComponent(filter)}`)
    return features.map(({ id }) => id)
  }
  const schemaOf = async (kind: 'schema' | 'queryables' | 'sortables'): Promise<Record<string, unknown>> =>
    ((await client.get(`${layer}/${kind}`)).body as { properties: Record<string, unknown> }).properties

  it('come back as objects and arrays, in pages and single features', async () => {
    const names = ['tags', 'sizes', 'address', 'mixed']
    const whole = FEATURES.map((feature) =>
      Object.fromEntries(names.map((name) => [name, feature[name] ?? null])),
    )
    const { features } = await client.page(`${layer}/items`)
    expect(features.map((feature) => feature.properties)).to.deep.equal(whole)
    const { body } = await client.get(`${layer}/items/1`)
    expect((body as { properties: unknown }).properties).to.deep.equal(whole[1])
    const selected = await client.page(`${layer}/items?properties=tags`)
    expect(selected.features.map((feature) => feature.properties)).to.deep.equal(
      whole.map(({ tags }) => ({ tags })),
    )
  })

  it('are arrays with the type of their elements, or of any type, in the schema', async () => {
    const array = { type: 'array', items: { type: 'string' }, 'x-ogc-propertySeq': 3 }
    expect((await schemaOf('schema'))['tags']).to.deep.equal(array)
    expect((await schemaOf('schema'))['sizes']).to.deep.include({ type: 'array', items: { type: 'number' } })
    expect((await schemaOf('schema'))['address']).to.deep.equal({ type: 'object', 'x-ogc-propertySeq': 5 })
    expect((await schemaOf('schema'))['mixed']).to.deep.equal({ 'x-ogc-propertySeq': 6 })
    expect((await schemaOf('queryables'))['tags']).to.deep.equal(array)
    expect(await schemaOf('sortables')).to.deep.equal({})
  })

  it('are filtered by the predicates of arrays', async () => {
    expect(await idsOf(`A_CONTAINS(tags, ('red'))`)).to.deep.equal([0, 2])
    expect(await idsOf(`A_CONTAINS(tags, ('red','green'))`)).to.deep.equal([0])
    expect(await idsOf(`A_CONTAINEDBY(tags, ('red','green','blue'))`)).to.deep.equal([0, 1])
    expect(await idsOf(`A_EQUALS(tags, ('green','red'))`)).to.deep.equal([0])
    expect(await idsOf(`A_EQUALS(sizes, (1, 2.5))`)).to.deep.equal([0, 3])
    expect(await idsOf(`A_OVERLAPS(sizes, (3, 2.5))`)).to.deep.equal([0, 1, 3])
    expect(await idsOf(`A_OVERLAPS(tags, ('Grün "x"', ','))`)).to.deep.equal([2])
    // A null is neither true nor false.
    expect(await idsOf(`NOT A_CONTAINS(tags, ('red'))`)).to.deep.equal([1])
    expect(await idsOf(`tags IS NULL`)).to.deep.equal([3])
    expect(await idsOf(`address IS NOT NULL`)).to.deep.equal([0, 1, 3])
  })

  it('can be neither compared, nor sorted by, nor named by a parameter', async () => {
    const refused: readonly [query: string, code: string, sentence: RegExp][] = [
      [`filter=${encodeURIComponent(`address = 'a'`)}`, 'DIS-OAF-1017', /"address" \(a nested value\)/],
      [`filter=${encodeURIComponent(`tags = 'red'`)}`, 'DIS-OAF-1017', /A_EQUALS/],
      [
        `filter=${encodeURIComponent(`A_CONTAINS(tags, (1))`)}`,
        'DIS-OAF-1017',
        /elements of the property are of the type text/,
      ],
      [`filter=${encodeURIComponent(`A_CONTAINS(mixed, (1))`)}`, 'DIS-OAF-1017', /only be tested by IS NULL/],
      ['sortby=tags', 'DIS-OAF-1013', /can't be sorted by "tags", because its values are nested/],
      ['tags=red', 'DIS-OAF-1013', /A_CONTAINS\("tags",\('a'\)\)/],
      ['address=x', 'DIS-OAF-1013', /IS NULL/],
    ]
    for (const [query, code, sentence] of refused) {
      const answer = await client.get(`${layer}/items?${query}`)
      expect(answer.status, query).to.equal(400)
      expect(codesOf(answer), query).to.deep.equal([code])
      expect(JSON.stringify(answer.body).replaceAll('\\"', '"'), query).to.match(sentence)
    }
  })

  it('of other programs keep their digits; a column with other texts is a column of texts', async () => {
    const { text } = await client.get('/collections/marked/t/items')
    expect(text).to.include('"good":{"id": 9007199254740993 },"bad":"{\\"a\\":1}"')
    expect(text).to.include('"good":[1],"bad":"no JSON"')
  })

  it('are described in the report of the import', () => {
    expect(properties).to.deep.equal([
      { source: 'tags', column: 'tags', type: 'nested value', values: 3, remark: '' },
      { source: 'sizes', column: 'sizes', type: 'nested value', values: 3, remark: '' },
      { source: 'address', column: 'address', type: 'nested value', values: 3, remark: '' },
      {
        source: 'mixed',
        column: 'mixed',
        type: 'nested value',
        values: 4,
        remark: 'numbers, texts and nested values occur',
      },
    ])
  })

  it('are JSON for GDAL', function () {
    const ogrinfo = needs(this, 'ogrinfo')
    const output = execFileSync(ogrinfo, ['-so', folder.file(`spatial/${group}.gpkg`), 'layer'], {
      encoding: 'utf8',
    })
    expect(output).to.match(/tags: String\(JSON\)/)
    expect(output).to.match(/mixed: String\(JSON\)/)
  })

  it('come back as they were, whatever they are', async () => {
    const nested = fc.jsonValue({ maxDepth: 3 }).filter((value) => typeof value === 'object')
    await fc.assert(
      fc.asyncProperty(fc.array(nested, { minLength: 1, maxLength: 5 }), async (values) => {
        const all = [[0], ...values]
        const text = collectionOf(all.map((a) => ({ a })))
        const { layer: stored, features } = await importText(folder.path, 'geojson', text)
        expect(stored.columns[0]!.type).to.be.oneOf(['array', 'json'])
        const read = features.map(({ properties: { a } }) =>
          a === null ? null : (JSON.parse(a as string) as unknown),
        )
        expect(read).to.deep.equal(JSON.parse(JSON.stringify(all)))
      }),
      { numRuns: 10 },
    )
  })
})
