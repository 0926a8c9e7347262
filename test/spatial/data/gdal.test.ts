import { expect } from 'chai'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { PropertySchema } from '../../../src/spatial/services/schemas.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { SpatialClient } from '../../support/spatial-client.ts'
import { needs } from '../../support/tools.ts'

const run = promisify(execFile)

const geometries = {
  points: { type: 'Point', coordinates: [8.5, 47.25] },
  heights: { type: 'Point', coordinates: [8.5, 47.25, 412.5] },
  lines: {
    type: 'LineString',
    coordinates: [
      [0, 0],
      [1, 1],
      [2, 0],
    ],
  },
  areas: {
    type: 'Polygon',
    coordinates: [
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 0],
      ],
    ],
  },
  multipoints: {
    type: 'MultiPoint',
    coordinates: [
      [0, 0],
      [1, 1],
    ],
  },
  multilines: {
    type: 'MultiLineString',
    coordinates: [
      [
        [0, 0],
        [1, 1],
      ],
      [
        [2, 2],
        [3, 3],
      ],
    ],
  },
  multiareas: {
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 0],
        ],
      ],
    ],
  },
  collections: { type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [1, 2] }] },
} as const

const attributes = {
  name: 'Zürich "HB"',
  count: 42,
  big: 9007199254740993n,
  share: 0.125,
  open: true,
  built: '1999-12-31',
  seen: '2024-02-29T10:20:30Z',
  nothing: null,
}

const featureText = (geometry: unknown): string =>
  JSON.stringify({ type: 'Feature', geometry, properties: { ...attributes, big: 0 } }).replace(
    '"big":0',
    `"big":${attributes.big}`,
  )

const collectionText = (...features: string[]): string =>
  `{"type":"FeatureCollection","features":[${features.join(',')}]}`

describe('a GeoPackage made by GDAL', () => {
  let folder: string
  let server: TestServer
  let client: SpatialClient
  let source: (text: string) => Promise<string>

  before(async function () {
    needs(this, 'ogr2ogr')
    folder = await mkdtemp(join(tmpdir(), 'groundtruth-gdal-'))
    let sources = 0
    source = async (text) => {
      const path = join(folder, `source-${sources++}.geojson`)
      await writeFile(path, text)
      return path
    }
    const make = async (file: string, layer: string, text: string, ...options: string[]): Promise<void> => {
      const path = join(folder, file)
      const update = existsSync(path) ? ['-update'] : []
      await run('ogr2ogr', ['-f', 'GPKG', ...update, path, await source(text), '-nln', layer, ...options])
    }
    for (const [name, geometry] of Object.entries(geometries))
      await make('kinds.gpkg', name, collectionText(featureText(geometry)))
    await make(
      'odd.gpkg',
      'naïve layer',
      collectionText(featureText(geometries.points), featureText(null)),
      ...['-lco', 'FID=gid', '-lco', 'GEOMETRY_NAME=the geom'],
      ...['-lco', 'IDENTIFIER=A title', '-lco', 'DESCRIPTION=Some words', '-lco', 'SPATIAL_INDEX=NO'],
    )
    await make('odd.gpkg', 'curves', collectionText(featureText(geometries.areas)), '-nlt', 'CURVEPOLYGON')
    await make(
      'odd.gpkg',
      'mixed',
      collectionText(featureText(geometries.points), featureText(geometries.areas)),
      '-nlt',
      'GEOMETRY',
    )
    server = await startServer({ demo: false, env: { SPATIAL_DIRS: folder } })
    client = await SpatialClient.of(server)
  })
  after(async () => {
    await server?.stop()
    if (folder !== undefined) await rm(folder, { recursive: true })
  })

  const schemaOf = async (id: string): Promise<Record<string, PropertySchema>> =>
    ((await client.get(`/collections/${id}/schema`)).body as { properties: Record<string, PropertySchema> })
      .properties

  it('is published without a change, all of its layers', async () => {
    const { collections } = (await client.get('/collections')).body as { collections: { id: string }[] }
    expect(collections.map(({ id }) => id)).to.deep.equal([
      ...Object.keys(geometries)
        .sort()
        .map((name) => `kinds/${name}`),
      'odd/curves',
      'odd/mixed',
      'odd/naïve layer',
    ])
  })

  it('keeps geometries of all types, with their heights', async () => {
    for (const [name, geometry] of Object.entries(geometries)) {
      const { features } = await client.page(`/collections/kinds/${name}/items`)
      expect(
        features.map((feature) => feature.geometry),
        name,
      ).to.deep.equal([geometry])
      const bbox = await client.page(`/collections/kinds/${name}/items?bbox=0,0,9,48`)
      expect(bbox.features, name).to.have.length(1)
      expect((await schemaOf(`kinds/${name}`))['geom']?.format, name).to.equal(
        `geometry-${geometry.type.toLowerCase()}`,
      )
    }
    expect((await schemaOf('odd/mixed'))['geom']?.format).to.equal('geometry-any')
  })

  it('keeps all attributes with their types', async () => {
    const text = (await client.get('/collections/kinds/points/items')).text
    expect(text).to.contain(`"big":${attributes.big}`)
    const [feature] = (await client.page('/collections/kinds/points/items')).features
    const seen = '2024-02-29T10:20:30.000Z'
    expect(feature?.properties).to.deep.equal({ ...attributes, big: Number(attributes.big), seen })
    const schema = await schemaOf('kinds/points')
    const types = Object.fromEntries(
      Object.entries(schema).map(([name, { type, format }]) => [name, format ?? type]),
    )
    expect(types).to.deep.equal({
      fid: 'integer',
      geom: 'geometry-point',
      name: 'string',
      count: 'integer',
      big: 'integer',
      share: 'number',
      open: 'boolean',
      built: 'date',
      seen: 'date-time',
      nothing: 'string',
    })
  })

  it('may name its key, its geometry and itself as it likes', async () => {
    const id = 'odd/na%C3%AFve%20layer'
    const collection = (await client.get(`/collections/${id}`)).body as Record<string, unknown>
    expect(collection).to.include({ title: 'A title', description: 'Some words' })
    expect(collection['extent'])
      .to.have.property('temporal')
      .that.deep.includes({
        interval: [['1999-12-31T00:00:00Z', '1999-12-31T23:59:59Z']],
      })
    const schema = await schemaOf(id)
    expect(schema['gid']).to.include({ 'x-ogc-role': 'id', type: 'integer' })
    expect(schema['the geom']).to.include({ 'x-ogc-role': 'primary-geometry' })
    const { features } = await client.page(`/collections/${id}/items`)
    expect(features.map(({ id: key }) => key)).to.deep.equal([1, 2])
    expect(
      (await client.page(`/collections/${id}/items?bbox=100,0,101,1`)).features.map(({ id: key }) => key),
    ).to.deep.equal([2])
  })

  it('is served as lines where it holds curves, and says so', async () => {
    const { problems } = (await (await fetch(`${server.url}/readyz`)).json()) as { problems: string[] }
    expect(problems).to.deep.equal([])
    const { body } = await client.get('/collections/odd/curves')
    expect((body as { description: string }).description).to.contain('Arcs are served as lines')
    const { features } = await client.page('/collections/odd/curves/items')
    expect(features.map(({ geometry }) => geometry)).to.deep.equal([geometries.areas])
    expect((await schemaOf('odd/curves'))['geom']?.format).to.equal('geometry-polygon')
  })
})
