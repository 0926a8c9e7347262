import { expect } from 'chai'
import { spawnSync } from 'node:child_process'
import { startServer, type TestServer } from '../../support/server.ts'
import { SpatialClient } from '../../support/spatial-client.ts'
import { failureOf } from '../../platform/support.ts'
import { needs } from '../../support/tools.ts'
import { temporaryFolder } from '../support/folders.ts'
import { importText, type Imported } from './support/import-text.ts'

const IDS = ['way/2', 'way/10', 'a b', 'ä%2F', 'node/1', '007', '7f0c3f1e-8a5e-4f57-9d3e-0d3c2f8a1b11', 'Z,1']

const UNFIT =
  'Its ref must be a number, or a text of 1 to 128 characters other than "." and ".." without control characters to be its id.'

const collectionOf = (ids: readonly unknown[], properties: (n: number) => object = (n) => ({ n })): string =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: ids.map((id, n) => ({
      type: 'Feature',
      id,
      geometry: { type: 'Point', coordinates: [n, n] },
      properties: properties(n),
    })),
  })

describe('text ids of an import', function () {
  this.timeout(60_000)
  const folder = temporaryFolder()
  const imported: Record<string, Imported> = {}
  let server: TestServer
  let client: SpatialClient

  before(async () => {
    const csv = ['ref,lon,lat', ...IDS.map((id, n) => `"${id}",${n},${n}`)].join('\n')
    imported['geojson'] = await importText(folder.path, 'geojson', collectionOf(IDS))
    imported['csv'] = await importText(folder.path, 'csv', csv, { id: 'ref' })
    imported['owned'] = await importText(
      folder.path,
      'geojson',
      collectionOf(IDS, (n) => ({ id: `own ${n}` })),
    )
    server = await startServer({ env: { SPATIAL_DIRS: folder.file('spatial') } })
    client = await SpatialClient.of(server)
  })
  after(() => server.stop())

  const idsOf = async (target: string): Promise<unknown[]> => {
    const { features } = await client.page(`/collections/${target}`)
    return features.map(({ id }) => id)
  }

  for (const [name, source] of [
    ['GeoJSON', 'geojson'],
    ['a property of CSV', 'csv'],
  ] as const) {
    describe(`of ${name}`, () => {
      let group: string
      before(() => (group = imported[source]!.group))

      it('identify features in pages in the order of the file, and in paths', async () => {
        expect(await idsOf(`${group}/layer/items`)).to.deep.equal(IDS)
        for (const id of IDS) {
          const { status, body } = await client.get(
            `/collections/${group}/layer/items/${encodeURIComponent(id)}`,
          )
          expect(status, id).to.equal(200)
          expect((body as { id: string }).id).to.equal(id)
        }
        expect((await client.get(`/collections/${group}/layer/items/1`)).status).to.equal(404)
        // As GDAL asks for it, and as proxies that decode paths pass it on.
        const bare = await client.get(`/collections/${group}/layer/items/way/10?f=json`)
        expect((bare.body as { id: string }).id).to.equal('way/10')
      })

      it('are filtered by', async () => {
        expect(await idsOf(`${group}/layer/items?ids=way%2F10,nothing,a%20b`)).to.deep.equal([
          'way/10',
          'a b',
        ])
        expect(await idsOf(`${group}/layer/items?id=007`)).to.deep.equal(['007'])
        const filter = encodeURIComponent(`id LIKE 'way/%' AND S_INTERSECTS(geom, POINT(1 1))`)
        expect(await idsOf(`${group}/layer/items?filter=${filter}`)).to.deep.equal(['way/10'])
        expect(await idsOf(`${group}/layer/items?bbox=0,0,2.5,2.5&filter=id%3C%3E%27way/2%27`)).to.deep.equal(
          ['way/10', 'a b'],
        )
      })

      it('stay on later pages', async () => {
        const seen: unknown[] = []
        let next: string | undefined = `/collections/${group}/layer/items?limit=3`
        while (next !== undefined) {
          const page = await client.page(next)
          seen.push(...page.features.map(({ id }) => id))
          next = page.links.find(({ rel }) => rel === 'next')?.href
        }
        expect(seen).to.deep.equal(IDS)
      })

      it('have their role in schema and queryables, and are no property', async () => {
        for (const kind of ['schema', 'queryables']) {
          const { properties } = (await client.get(`/collections/${group}/layer/${kind}`)).body as {
            properties: Record<string, { type: string; 'x-ogc-role'?: string }>
          }
          expect(properties['id']).to.include({ type: 'string', 'x-ogc-role': 'id' })
          expect(properties).to.not.have.property('fid')
        }
        const { features } = await client.page(`/collections/${group}/layer/items?limit=1`)
        expect(features[0]!.properties).to.not.have.any.keys('id', 'fid')
      })
    })
  }

  it('leave a property "id" its name, which then is what filters mean', async () => {
    expect(await idsOf(`${imported['owned']!.group}/layer/items?id=own%203`)).to.deep.equal([IDS[3]])
    expect(await idsOf(`${imported['owned']!.group}/layer/items?ids=way%2F2`)).to.deep.equal(['way/2'])
    const { features } = await client.page(`/collections/${imported['owned']!.group}/layer/items?limit=1`)
    expect(features[0]!.properties).to.deep.equal({ id: 'own 0' })
  })

  it('are reported', () => {
    expect(imported['geojson']!.properties[0]).to.deep.equal({
      source: 'id of the feature',
      column: 'id',
      type: 'text',
      values: IDS.length,
      remark: 'identifies the features',
    })
    expect(imported['owned']!.properties.map(({ column }) => column)).to.deep.equal(['id_2', 'id'])
  })

  it('must be unique: a feature with an id of an earlier one is rejected', async () => {
    const { written, rejections } = await importText(
      folder.path,
      'geojson',
      collectionOf(['a', 'b', 1, 'a', '1', 'c']),
    )
    expect(written).to.equal(4)
    expect(rejections.map(({ reason }) => reason)).to.deep.equal([
      'An earlier feature has its id a.',
      'An earlier feature has its id 1.',
    ])
  })

  it('must be texts that a path can hold', async () => {
    const csv = `ref,lon,lat\na,1,1\n,2,2\n"${'x'.repeat(129)}",3,3\n..,4,4\nb,4,4\n`
    const { features, rejections } = await importText(folder.path, 'csv', csv, { id: 'ref' })
    expect(features.map(({ id }) => id)).to.deep.equal(['a', 'b'])
    expect(rejections.map(({ line, reason }) => [line, reason])).to.deep.equal([
      [3, UNFIT],
      [4, UNFIT],
      [5, UNFIT],
    ])
  })

  it('are taken from no property that does not exist', async () => {
    const failed = await failureOf(() =>
      importText(folder.path, 'csv', 'code,lon,lat\na,1,1\n', { id: 'Code' }),
    )
    expect((failed as Error).message).to.equal(
      'There is no property "Code" to take the ids from. Did you mean "code"?',
    )
  })

  it('that only some features have become a property, and the features are numbered', async () => {
    const { features, properties } = await importText(
      folder.path,
      'geojson',
      collectionOf(['a', undefined, 'b']),
    )
    expect(features.map(({ id }) => id)).to.deep.equal([1, 2, 3])
    expect(features.map((feature) => feature.properties['id'])).to.deep.equal(['a', null, 'b'])
    expect(properties[0]!.remark).to.match(/features are numbered, because the feature in line 1 has no id/)
  })

  it('leave a file that GDAL opens without a warning', function () {
    const ogrinfo = needs(this, 'ogrinfo')
    const path = folder.file(`spatial/${imported['geojson']!.group}.gpkg`)
    const { stdout, stderr } = spawnSync(ogrinfo, ['-so', path, 'layer'], { encoding: 'utf8' })
    expect(stdout).to.match(/FID Column = fid/)
    expect(stderr).to.equal('')
  })
})
