import { expect } from 'chai'
import { writeProjected } from '../support/projected-package.ts'
import { temporaryFolder } from '../support/folders.ts'
import { byProj, type Pair } from '../support/cs2cs.ts'
import { areaOf, codeOf } from './areas-of-use.ts'
import { needs } from '../../support/tools.ts'
import {
  CRS84,
  itemsOf,
  itemsPaths,
  positionsOf,
  serviceUnderTest,
  type CollectionEntry,
  type FeaturesDocument,
} from './service-under-test.ts'

type Entry = CollectionEntry & { readonly storageCrs?: string }
type Feature = FeaturesDocument['features'][number]

const CRS84H = 'http://www.opengis.net/def/crs/OGC/0/CRS84h'
/** OGC 09-048r5: authority, version and code. */
const OGC_NAME = /^http:\/\/www\.opengis\.net\/def\/crs\/[A-Za-z0-9._-]+\/[A-Za-z0-9._-]+\/[A-Za-z0-9._-]+$/

/** Metres. The test engine is PROJ; its own result is rounded like the answers in degrees, to a centimetre. */
const NEAR = 0.02

// Abstract tests of OGC 18-058r1, Annex A. The conformance class has one encoding of features here: GeoJSON.
describe('OGC API Features Part 2, coordinate reference systems by reference', function () {
  this.timeout(120_000)
  const folder = temporaryFolder()
  before(async () => {
    await writeProjected(
      folder.file('lambert.gpkg'),
      { code: 3035 },
      {
        name: 'marks',
        title: 'Marks',
        description: '',
        geometryType: 'POINT',
        columns: [],
        features: [4e6, 4.2e6, 4.4e6].map((x) => ({
          geometry: { type: 'Point', coordinates: [x, 3e6] },
          properties: {},
        })),
      },
    )
  })
  // On three continents: two zones, one across the antimeridian in a national system, and one in a system of ESRI.
  before(async () => {
    const places = (name: string, ...positions: Pair[]) => ({
      name,
      title: name,
      description: '',
      geometryType: 'POINT' as const,
      columns: [],
      features: positions.map((coordinates) => ({
        geometry: { type: 'Point' as const, coordinates: [...coordinates] },
        properties: {},
      })),
    })
    const degrees = { code: 4326 }
    await writeProjected(folder.file('europe.gpkg'), degrees, places('towns', [7.1, 50.7], [9.9, 53.5]))
    await writeProjected(
      folder.file('america.gpkg'),
      degrees,
      places('towns', [-122.4, 37.8], [-122.3, 47.6]),
    )
    await writeProjected(
      folder.file('asia.gpkg'),
      { code: 6677 },
      places('towns', [-1000, -36000], [20000, 5000]),
    )
    // New Zealand and the Chatham Islands, east of the antimeridian.
    await writeProjected(
      folder.file('pacific.gpkg'),
      { code: 2193 },
      places('towns', [1749000, 5428000], [2450000, 5080000]),
    )
  })
  const service = serviceUnderTest(() => [folder.path])

  /** Every collection as it stands at /collections, and at its own path. */
  async function* entries(): AsyncGenerator<Entry> {
    for (const collection of service.collections as readonly Entry[]) {
      yield collection
      const { body } = await service.get(itemsOf(collection).replace(/\/items$/, ''))
      yield body
    }
  }

  /** Some features, with a place if any has one: from the start, the middle and the end. */
  async function someOf(collection: CollectionEntry): Promise<Feature[]> {
    const everything = await service.everything(collection)
    const placed = everything.filter(({ geometry }) => geometry !== null)
    const features = placed.length > 0 ? placed : everything
    const middle = features.length >> 1
    return [
      ...new Set([...features.slice(0, 3), ...features.slice(middle, middle + 3), ...features.slice(-3)]),
    ]
  }

  const withCrs = (url: string, crs: string): string =>
    `${url}${url.includes('?') ? '&' : '?'}crs=${encodeURIComponent(crs)}`

  it('Abstract Test 1 /conf/crs/crs-uri: each CRS identifier is a valid value', async () => {
    for await (const { id, crs, storageCrs } of entries()) {
      for (const uri of [...crs, ...(storageCrs === undefined ? [] : [storageCrs])]) {
        expect(URL.canParse(uri), `${id} ${uri}`).to.equal(true)
        expect(uri, id).to.match(OGC_NAME)
      }
    }
  })

  it('Abstract Test 2 /conf/crs/default-crs: the list of supported CRSs includes the default CRS', async () => {
    for await (const { id, crs } of entries())
      expect(
        crs.some((uri) => uri === CRS84 || uri === CRS84H),
        id,
      ).to.equal(true)
  })

  it('Abstract Test 3 /conf/crs/storageCrs: the storage CRS is one of the supported CRSs', async () => {
    let seen = 0
    for await (const { id, crs, storageCrs } of entries()) {
      if (storageCrs === undefined) continue
      seen++
      expect(crs, id).to.include(storageCrs)
    }
    expect(seen).to.be.greaterThan(0)
  })

  it('Abstract Test 4 /conf/crs/crs-parameter: the parameter crs gives features in each supported CRS, named in Content-Crs', async () => {
    for (const path of itemsPaths(service.api)) {
      for (const operation of [path, `${path}/{featureId}`]) {
        const found = service.api.operations.get(operation)!.parameters.find(({ name }) => name === 'crs')
        expect(found, operation).to.deep.include({ in: 'query', style: 'form', explode: false })
        expect(found!.schema, operation).to.deep.include({ type: 'string', format: 'uri' })
      }
    }
    for (const collection of service.collections) {
      const [feature] = await someOf(collection)
      for (const crs of collection.crs) {
        for (const url of [`${itemsOf(collection)}?limit=3`, `${itemsOf(collection)}/${feature!.id}`]) {
          const { status, headers, body } = await service.get(withCrs(url, crs))
          expect(status, withCrs(url, crs)).to.equal(200)
          expect(headers.get('content-crs')).to.equal(`<${crs}>`)
          expect(headers.get('content-type')).to.equal('application/geo+json')
          expect((body as FeaturesDocument).type).to.equal(
            url.includes('?') ? 'FeatureCollection' : 'Feature',
          )
        }
      }
    }
  })

  it('Abstract Test 5 /conf/crs/crs-parameter-invalid: an unsupported CRS in crs is answered by 400', async () => {
    for (const collection of service.collections) {
      const [feature] = await someOf(collection)
      for (const crs of [
        'http://www.opengis.net/def/crs/EPSG/0/9999999',
        'EPSG:4326',
        `${CRS84}/`,
        'nonsense',
        '',
      ]) {
        for (const url of [itemsOf(collection), `${itemsOf(collection)}/${feature!.id}`])
          expect((await service.get(withCrs(url, crs))).status, withCrs(url, crs)).to.equal(400)
      }
    }
  })

  it('Abstract Test 6 /conf/crs/crs-parameter-default: without crs, Content-Crs names the default CRS', async () => {
    for (const collection of service.collections) {
      const { headers } = await service.get(itemsOf(collection))
      expect(headers.get('content-crs')).to.equal(`<${collection.crs[0]}>`)
      expect(collection.crs[0]).to.equal(CRS84)
    }
  })

  it('Abstract Test 7 /conf/crs/crs-parameter-transform: geometries are transformed', async function () {
    const program = needs(this, 'cs2cs')
    let compared = 0
    for (const collection of service.collections) {
      const features = await someOf(collection)
      for (const crs of collection.crs) {
        const code = codeOf(crs)
        if (code === undefined) continue
        const [west, south, east, north] = areaOf(code)
        const given: Pair[] = []
        const expected: Pair[] = []
        for (const { id, geometry } of features) {
          const url = withCrs(`${itemsOf(collection)}/${id}`, crs)
          const answer = (await service.get(url)).body as Feature
          const places = positionsOf(geometry)
          const positions = positionsOf(answer.geometry)
          const isWithin = places.every(([, latitude]) => latitude! >= south && latitude! <= north)
          // A geometry that reaches beyond the bounds of a Mercator map is clipped, and has other positions.
          if (!isWithin) {
            expect(['3857', '3395'], url).to.include(code)
            continue
          }
          expect(positions, url).to.have.lengthOf(places.length)
          for (const [i, [x, y]] of positions.entries()) {
            const [longitude, latitude] = places[i] as [number, number]
            if (longitude < west || longitude > east || latitude < south || latitude > north) continue
            given.push([x!, y!])
            expected.push([longitude, latitude])
          }
        }
        compared += given.length
        const found = await byProj(program, `EPSG:${code}`, 'EPSG:4326', given)
        const far = found.filter(
          ([latitude, longitude], i) => metres([longitude, latitude], expected[i]!) > NEAR,
        )
        expect(far, `${collection.id} ${crs}`).to.be.empty
      }
    }
    expect(compared).to.be.greaterThan(10_000)
  })

  it('Abstract Test 8 /conf/crs/bbox-crs-parameter: a bbox in a supported CRS selects the same features', async function () {
    const program = needs(this, 'cs2cs')
    for (const path of itemsPaths(service.api)) {
      const found = service.api.operations.get(path)!.parameters.find(({ name }) => name === 'bbox-crs')
      expect(found, path).to.deep.include({ in: 'query', style: 'form', explode: false })
      expect(found!.schema, path).to.deep.include({ type: 'string', format: 'uri' })
    }
    let compared = 0
    for (const collection of service.spatialCollections) {
      const [feature] = await someOf(collection)
      const [longitude, latitude] = positionsOf(feature!.geometry)[0] as [number, number]
      for (const crs of collection.crs) {
        const code = codeOf(crs)
        if (code === undefined) continue
        const [west, south, east, north] = areaOf(code)
        if (longitude < west || longitude > east || latitude < south || latitude > north) continue
        // So small that both boxes have the same shape.
        const half = 1e-5
        const corners = await byProj(program, 'EPSG:4326', `EPSG:${code}`, [
          [latitude - half, longitude - half],
          [latitude + half, longitude + half],
        ])
        const url = itemsOf(collection)
        const degrees = [longitude - half, latitude - half, longitude + half, latitude + half]
        const expected = await idsOf(
          `${url}?limit=100&bbox=${degrees.map((number) => number.toFixed(9)).join()}`,
        )
        expect(expected).to.include(feature!.id)
        const given = `${url}?limit=100&bbox=${corners.flat().join()}&bbox-crs=${encodeURIComponent(crs)}`
        expect(await idsOf(given), given).to.deep.equal(expected)
        compared++
      }
    }
    expect(compared).to.be.greaterThan(20)
  })

  it('Abstract Test 9 /conf/crs/bbox-crs-parameter-invalid: an unsupported CRS in bbox-crs is answered by 400', async () => {
    for (const collection of service.collections) {
      for (const crs of ['http://www.opengis.net/def/crs/EPSG/0/9999999', 'EPSG:4326', 'nonsense', '']) {
        const url = `${itemsOf(collection)}?bbox=0,0,1,1&bbox-crs=${encodeURIComponent(crs)}`
        expect((await service.get(url)).status, url).to.equal(400)
      }
    }
  })

  it('Abstract Test 10 /conf/crs/bbox-crs-parameter-default: bbox-crs with the default CRS changes nothing', async () => {
    for (const collection of service.spatialCollections) {
      const [west, south, east, north] = collection.extent!.spatial!.bbox[0] as [
        number,
        number,
        number,
        number,
      ]
      const box = [west, south, (west + east) / 2, (south + north) / 2].join()
      const url = `${itemsOf(collection)}?limit=1000&bbox=${box}`
      const expected = await idsOf(url)
      expect(await idsOf(`${url}&bbox-crs=${encodeURIComponent(CRS84)}`), url).to.deep.equal(expected)
    }
  })

  const idsOf = async (url: string): Promise<Feature['id'][]> =>
    (await service.features(url)).features.map(({ id }) => id)
})

/** Between two places in longitude and latitude that are near to each other. */
function metres([lon1, lat1]: Pair, [lon2, lat2]: Pair): number {
  const radian = Math.PI / 180
  const east = (((lon1 - lon2 + 540) % 360) - 180) * Math.cos(lat2 * radian)
  return Math.hypot(east, lat1 - lat2) * radian * 6_371_000
}
