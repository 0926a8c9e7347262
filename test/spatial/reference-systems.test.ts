import { expect } from 'chai'
import type { Geometry, Point, Position } from 'geojson'
import { demoDataFolder } from '../support/demo-data.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { codesOf, linkOf, SpatialClient, type ErrorBody, type Page } from '../support/spatial-client.ts'
import { temporaryFolder } from './support/folders.ts'
import { writeProjected } from './support/projected-package.ts'

const CRS84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84'
const CRS84H = 'http://www.opengis.net/def/crs/OGC/0/CRS84h'
const epsg = (code: number): string => `http://www.opengis.net/def/crs/EPSG/0/${code}`

/** A system that only the file defines. */
const SITE = `PROJCS["Site grid",GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563]],
  PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433],AUTHORITY["EPSG","4326"]],PROJECTION["Transverse_Mercator"],
  PARAMETER["latitude_of_origin",0],PARAMETER["central_meridian",9],PARAMETER["scale_factor",1],
  PARAMETER["false_easting",500000],PARAMETER["false_northing",0],UNIT["metre",1]]`

/** By PROJ: echo 600000 5600000.1234 | cs2cs -f %.4f EPSG:25832 EPSG:25833 */
const UTM33 = [174932.2671, 5609109.2699] as const

const cities = '/collections/places/cities/items'
const berlin = `${cities}/2950159`

interface CollectionDocument {
  readonly crs: string[]
  readonly storageCrs?: string
}

describe('reference systems of features', () => {
  const folder = temporaryFolder()
  let server: TestServer
  let client: SpatialClient

  const layer = (name: string, ...geometries: Geometry[]) => ({
    name,
    title: name,
    description: '',
    geometryType: 'GEOMETRY' as const,
    columns: [],
    features: geometries.map((geometry) => ({ geometry, properties: {} })),
  })
  const point = (...coordinates: Position): Geometry => ({ type: 'Point', coordinates })

  before(async () => {
    // Gauss-Krüger has the northing first; GeoPackages store the easting first.
    await writeProjected(
      folder.file('gauss.gpkg'),
      { code: 31467 },
      layer('points', point(3513123.45678, 5400000.5)),
    )
    await writeProjected(
      folder.file('utm.gpkg'),
      { code: 25832 },
      layer('points', point(600000, 5600000.1234)),
    )
    await writeProjected(folder.file('nad.gpkg'), { code: 4269 }, layer('points', point(-100.123456789, 40)))
    await writeProjected(
      folder.file('pacific.gpkg'),
      { code: 3832 },
      // 150 degrees are at 0: 178 to 184.
      layer('lines', { type: 'LineString', coordinates: [[3116945.742, 1e6], [3784862.687, 1e6]] }), // prettier-ignore
    )
    await writeProjected(
      folder.file('pole.gpkg'),
      { code: 3031 },
      layer('areas', {
        type: 'Polygon',
        coordinates: [[[1e6, 0], [0, 1e6], [-1e6, 0], [0, -1e6], [1e6, 0]]], // prettier-ignore
      }),
    )
    await writeProjected(folder.file('high.gpkg'), { code: 4979 }, layer('points', point(7, 50)))
    await writeProjected(
      folder.file('site.gpkg'),
      { organization: 'NONE', code: 100000, definition: SITE },
      layer('points', point(500000, 5500000)),
    )
    server = await startServer({
      env: {
        SPATIAL_DIRS: `${await demoDataFolder()},${folder.path}`,
        // The cities go round the Earth; the tests ask for parts of them in regional systems.
        SPATIAL_SYSTEMS: [4258, 25832, 25833, 27700, 2154, 26919].map((code) => `+EPSG:${code}`).join(),
      },
      demo: false,
    })
    client = await SpatialClient.of(server)
  })
  after(() => server.stop())

  const geometriesOf = async (target: string): Promise<Geometry[]> =>
    ((await client.page(target)).features as { geometry: Geometry }[]).map(({ geometry }) => geometry)

  const entryOf = async (id: string): Promise<CollectionDocument> =>
    (await client.get(`/collections/${id}`)).body

  it('are listed by each collection, its own system among them', async () => {
    const { crs, storageCrs } = await entryOf('places/cities')
    expect(storageCrs).to.equal(CRS84)
    expect(crs.slice(0, 3)).to.deep.equal([CRS84, epsg(4326), epsg(4258)])
    for (const code of [3857, 3395, 25832, 25833, 27700, 2154, 26919]) expect(crs).to.include(epsg(code))
    expect(crs).not.to.include(CRS84H).and.not.to.include(epsg(26910))
    expect(await entryOf('gauss/points')).to.deep.include({
      crs: [...crs, epsg(31467)],
      storageCrs: epsg(31467),
    })
    expect(await entryOf('utm/points')).to.deep.include({ crs, storageCrs: epsg(25832) })
    expect((await entryOf('high/points')).storageCrs).to.equal(CRS84H)
    expect((await entryOf('high/points')).crs.slice(0, 2)).to.deep.equal([CRS84, CRS84H])
    // The file's own definition has no name by which it could be requested.
    expect(await entryOf('site/points'))
      .to.deep.include({ crs })
      .and.not.to.have.property('storageCrs')
  })

  it('are named by a header, of pages and of single features', async () => {
    for (const target of [`${cities}?limit=1`, berlin]) {
      const separator = target.includes('?') ? '&' : '?'
      expect((await client.get(target)).headers.get('content-crs')).to.equal(`<${CRS84}>`)
      for (const uri of [CRS84, epsg(4326), epsg(3395)]) {
        const answer = await client.get(`${target}${separator}crs=${encodeURIComponent(uri)}`)
        expect(answer.headers.get('content-crs')).to.equal(`<${uri}>`)
      }
    }
  })

  it('give coordinates in the order of the authority, transformed to 7 decimals of degrees and 3 of metres', async () => {
    for (const [uri, expected] of [
      [CRS84, [13.41053, 52.52437]],
      [epsg(4326), [52.52437, 13.41053]],
      [epsg(4258), [52.52437, 13.41053]],
      [epsg(3857), [1492853.371, 6895499.313]],
      [epsg(25833), [392165.148, 5820549.922]],
    ] as const) {
      const feature = (await client.get(`${berlin}?crs=${uri}`)).body as { geometry: Geometry }
      expect(feature.geometry, uri).to.deep.equal(point(...expected))
      const [listed] = await geometriesOf(`${cities}?name=Berlin&country=DE&crs=${uri}`)
      expect(listed, uri).to.deep.equal(feature.geometry)
    }
  })

  it('give stored coordinates without a transformation in the system of the file', async () => {
    const stored = async (id: string, code: number) =>
      (await geometriesOf(`/collections/${id}/items?crs=${epsg(code)}`))[0]
    expect(await stored('gauss/points', 31467)).to.deep.equal(point(5400000.5, 3513123.45678))
    expect(await stored('utm/points', 25832)).to.deep.equal(point(600000, 5600000.1234))
    expect(await stored('nad/points', 4269)).to.deep.equal(point(40, -100.123456789))
    expect(await stored('pacific/lines', 3832)).to.deep.equal({
      type: 'LineString',
      coordinates: [[3116945.742, 1e6], [3784862.687, 1e6]], // prettier-ignore
    })
    // A ring around a pole stays as it is: only in degrees it has to be closed by way of the pole.
    expect(
      ((await stored('pole/areas', 3031)) as { coordinates: Position[][] }).coordinates[0],
    ).to.have.length(5)
  })

  it('transform from the stored system without rounding in between', async () => {
    const [found] = await geometriesOf(`/collections/utm/points/items?crs=${epsg(25833)}`)
    const [x, y] = (found as Point).coordinates
    expect(x).to.be.closeTo(UTM33[0], 0.0006)
    expect(y).to.be.closeTo(UTM33[1], 0.0006)
  })

  it('continue across the antimeridian on a Mercator map, as in degrees', async () => {
    const lines = '/collections/pacific/lines/items'
    const [degrees] = (await geometriesOf(lines)) as { coordinates: Position[] }[]
    expect(degrees!.coordinates.map(([x]) => x)).to.deep.equal([178, 184])
    const [mercator] = (await geometriesOf(`${lines}?crs=${epsg(3857)}`)) as { coordinates: Position[] }[]
    expect(mercator!.coordinates.map(([x]) => Math.round(x!))).to.deep.equal([19814869, 20482786])
    for (const [box, found] of [
      ['20030000,0,20030001,5000000', 1],
      ['-20030000,0,-20029000,5000000', 1],
      ['20000000,0,-20000000,5000000', 1],
      ['-19000000,0,19000000,5000000', 0],
    ] as const)
      expect(await geometriesOf(`${lines}?bbox=${box}&bbox-crs=${epsg(3857)}`), box).to.have.length(found)
    for (const [box, found] of [
      ['-10,179,20,-179', 1],
      ['-10,-177,20,-176', 1],
      ['-10,170,20,177', 0],
    ] as const)
      expect(await geometriesOf(`${lines}?bbox=${box}&bbox-crs=${epsg(4326)}`), box).to.have.length(found)
  })

  it('clip a geometry around a pole on a Mercator map, and on no other', async () => {
    const areas = '/collections/pole/areas/items'
    const [clipped] = (await geometriesOf(`${areas}?crs=${epsg(3857)}`)) as { coordinates: Position[][] }[]
    // By PROJ: echo -85.06 0 | cs2cs -f %.4f EPSG:4326 EPSG:3857
    expect(Math.min(...clipped!.coordinates[0]!.map(([, y]) => y!))).to.be.closeTo(-20048966.104, 0.001)
    expect(clipped!.coordinates[0]![0]).to.deep.equal(clipped!.coordinates[0]!.at(-1))
    expect((await client.get('/collections/pole/areas')).body)
      .to.have.property('description')
      .that.includes('In EPSG:3857, geometries are clipped at the latitudes -85.06 and 85.06.')
    expect(await geometriesOf(`${areas}?crs=${epsg(4326)}`)).to.have.nested.property('[0].type', 'Polygon')
    // It is not a fault of the data.
    const { problems = [] } = (await (await fetch(`${server.url}/readyz`)).json()) as { problems?: string[] }
    expect(problems).to.deep.equal([])
    // A box near the pole in a system that reaches it, and one that does not contain it.
    expect(
      await geometriesOf(`${areas}?bbox=-900000,-900000,900000,900000&bbox-crs=${epsg(3031)}`),
    ).to.have.length(1)
    expect(await geometriesOf(`${areas}?bbox=-89,-180,-88,180&bbox-crs=${epsg(4326)}`)).to.have.length(1)
    expect(await geometriesOf(`${areas}?bbox=-70,-180,-60,180&bbox-crs=${epsg(4326)}`)).to.have.length(0)
    expect(await geometriesOf(`${areas}?bbox=-2e7,-5e7,2e7,-3e7&bbox-crs=${epsg(3857)}`)).to.have.length(1)
  })

  it('of a bbox select the same as the box in degrees, with the order of axes of the system', async () => {
    const idsOf = async (query: string) =>
      (await client.page(`${cities}?limit=500&${query}`)).features.map(({ id }) => id)
    const expected = await idsOf('bbox=13,52,14,53')
    expect(expected.length).to.be.within(100, 499)
    expect(await idsOf(`bbox=13,52,14,53&bbox-crs=${CRS84}`)).to.deep.equal(expected)
    for (const code of [4326, 4258])
      expect(await idsOf(`bbox=52,13,53,14&bbox-crs=${epsg(code)}`), String(code)).to.deep.equal(expected)
    expect(
      await idsOf(`bbox=1447153.3803,6800125.4544,1558472.8711,6982997.9204&bbox-crs=${epsg(3857)}`),
    ).to.deep.equal(expected)
    expect(await idsOf(`bbox=52,13,0,53,14,9000&bbox-crs=${epsg(4326)}`)).to.deep.equal(expected)
    expect(await idsOf(`bbox=53,13,52,14&bbox-crs=${epsg(4326)}`)).to.deep.equal([])
    expect(await idsOf(`bbox-crs=${epsg(3857)}&offset=3`)).to.deep.equal(await idsOf('offset=3'))
  })

  it('agree between bbox and answer: a box of a returned position finds its feature', async () => {
    for (const code of [4326, 3857, 3395, 25832, 27700, 2154]) {
      const { features } = await client.page(`${cities}?limit=20&bbox=0,45,10,52&crs=${epsg(code)}`)
      for (const { id, geometry } of features) {
        const [first, second] = geometry.coordinates
        const box = [first, second, first, second].join()
        const found = await client.page(`${cities}?bbox=${box}&bbox-crs=${epsg(code)}`)
        expect(
          found.features.map((feature) => feature.id),
          `${code} ${id}`,
        ).to.include(id)
      }
    }
  })

  it('compare the stored coordinates, with all their decimals, in the system of the file', async () => {
    const points = (easting: string) =>
      geometriesOf(
        `/collections/gauss/points/items?bbox=5400000.5,${easting},5400000.5,${easting}&bbox-crs=${epsg(31467)}`,
      )
    expect(await points('3513123.45678')).to.have.length(1)
    expect(await points('3513123.457')).to.have.length(0)
  })

  it('stay in the links to other pages and to the feature itself', async () => {
    const query = `limit=2&bbox=52,13,53,14&bbox-crs=${epsg(4326)}&crs=${epsg(25833)}`
    const first = await client.page(`${cities}?${query}`)
    expect(linkOf(first.links, 'self')!.href).to.include(`crs=${epsg(25833)}`)
    const second = (await client.get(linkOf(first.links, 'next')!.href)).body as Page
    const both = await client.page(`${cities}?${query.replace('limit=2', 'limit=4')}`)
    expect([...first.features, ...second.features]).to.deep.equal(both.features)
    expect((await client.get(linkOf(second.links, 'prev')!.href)).body)
      .to.have.property('features')
      .that.deep.equals(first.features)

    const self = linkOf(((await client.get(`${berlin}?crs=${epsg(25833)}`)).body as Page).links, 'self')!.href
    const again = await client.get(self)
    expect(again.headers.get('content-crs')).to.equal(`<${epsg(25833)}>`)
    expect((again.body as { geometry: Geometry }).geometry).to.deep.equal(point(392165.148, 5820549.922))
  })

  it('may change from page to page, but not those of the bbox', async () => {
    const box = `limit=2&bbox=52,13,53,14&bbox-crs=${epsg(4326)}`
    const { links } = await client.page(`${cities}?${box}`)
    const cursor = new URL(linkOf(links, 'next')!.href).searchParams.get('cursor')!
    expect((await client.get(`${cities}?${box}&cursor=${cursor}&crs=${epsg(3857)}`)).status).to.equal(200)
    for (const other of [CRS84, epsg(4258), epsg(3857)]) {
      const answer = await client.get(`${cities}?limit=2&bbox=52,13,53,14&bbox-crs=${other}&cursor=${cursor}`)
      expect(answer.status, other).to.equal(400)
    }
    expect((await client.get(`${cities}?limit=2&bbox=52,13,53,14&cursor=${cursor}`)).status).to.equal(400)
    // The default may be written or left out.
    const plain = await client.page(`${cities}?limit=2&bbox=13,52,14,53`)
    const next = new URL(linkOf(plain.links, 'next')!.href).searchParams.get('cursor')!
    const target = `${cities}?limit=2&bbox=13,52,14,53&bbox-crs=${CRS84}&cursor=${next}`
    expect((await client.get(target)).status).to.equal(200)
  })

  it('have entity tags of their own', async () => {
    const tags = await Promise.all(
      [CRS84, epsg(4326), epsg(3857)].map(async (uri) =>
        (await client.get(`${cities}?limit=1&crs=${uri}`)).headers.get('etag'),
      ),
    )
    expect(new Set(tags)).to.have.property('size', 3)
    const same = await client.get(`${cities}?limit=1&crs=${epsg(3857)}`, { 'If-None-Match': tags[2]! })
    expect(same.status).to.equal(304)
  })

  it('are refused where a collection does not list them, with those that it lists', async () => {
    for (const value of [
      epsg(31467),
      'EPSG:3857',
      'urn:ogc:def:crs:EPSG::3857',
      'x:y',
      CRS84H,
      `${CRS84}h`,
    ]) {
      for (const [target, parameter] of [
        [cities, 'crs'],
        [cities, 'bbox-crs'],
        [berlin, 'crs'],
      ] as const) {
        const answer = await client.get(`${target}?${parameter}=${encodeURIComponent(value)}`)
        expect(answer.status, value).to.equal(400)
        expect(codesOf(answer)).to.deep.equal(['DIS-OAF-1014'])
        const { detail } = (answer.body as ErrorBody).errors[0]!
        expect(detail).to.include(`"${parameter}"`).and.include(value).and.include(epsg(26919))
      }
    }
    // These are not URIs, which the contract says already.
    for (const value of ['', '4326', 'CRS84', '[EPSG:4326]']) {
      const answer = await client.get(`${cities}?crs=${encodeURIComponent(value)}`)
      expect(codesOf(answer), value).to.deep.equal(['DIS-OAF-1014'])
      expect(answer.text).to.include('crs')
    }
    const both = await client.get(`${cities}?crs=x:y&bbox-crs=x:y&bbox=1,2&colour=red`)
    expect(codesOf(both).sort()).to.deep.equal([
      'DIS-OAF-1014',
      'DIS-OAF-1014',
      'DIS-OAF-1014',
      'DIS-OAF-1015',
    ])
    expect((await client.get(`/collections/gauss/points/items?crs=${epsg(31467)}`)).status).to.equal(200)
    expect((await client.get(`/collections/high/points/items?crs=${CRS84H}`)).status).to.equal(200)
  })

  it('belong to features alone', async () => {
    for (const target of [
      '/collections',
      '/collections/places/cities',
      '/collections/places/cities/schema',
    ]) {
      const answer = await client.get(`${target}?crs=${epsg(3857)}`)
      expect(codesOf(answer), target).to.deep.equal(['DIS-OAF-1015'])
    }
    expect(codesOf(await client.get(`${berlin}?bbox-crs=${epsg(3857)}`))).to.deep.equal(['DIS-OAF-1015'])
  })
})
