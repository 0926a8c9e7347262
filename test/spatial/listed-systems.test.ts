import { expect } from 'chai'
import type { Geometry, Position } from 'geojson'
import { startServer, type TestServer } from '../support/server.ts'
import { codesOf, SpatialClient, type ErrorBody } from '../support/spatial-client.ts'
import { runScript } from '../platform/support.ts'
import { programArgs } from '../support/programs.ts'
import { temporaryFolder } from './support/folders.ts'
import { writeProjected, type DescribedSystem } from './support/projected-package.ts'

const CRS84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84'
const epsg = (code: number): string => `http://www.opengis.net/def/crs/EPSG/0/${code}`
const WORLD = [CRS84, epsg(4326), epsg(3857), epsg(3395)]

/** USA Contiguous Albers Equal Area Conic: ESRI:102003. */
const ALBERS = `PROJCS["USA_Contiguous_Albers_Equal_Area_Conic",GEOGCS["NAD83",DATUM["North_American_Datum_1983",
  SPHEROID["GRS 1980",6378137,298.257222101]],PRIMEM["Greenwich",0],UNIT["Degree",0.0174532925199433]],
  PROJECTION["Albers_Conic_Equal_Area"],PARAMETER["latitude_of_center",37.5],PARAMETER["longitude_of_center",-96],
  PARAMETER["standard_parallel_1",29.5],PARAMETER["standard_parallel_2",45.5],PARAMETER["false_easting",0],
  PARAMETER["false_northing",0],UNIT["metre",1]]`

const point = (...coordinates: Position): Geometry => ({ type: 'Point', coordinates })

describe('the reference systems that a collection lists', () => {
  const folder = temporaryFolder()
  const servers: TestServer[] = []
  after(() => Promise.all(servers.map((server) => server.stop())))

  const write = (name: string, system: DescribedSystem, ...geometries: (Geometry | null)[]) =>
    writeProjected(folder.file(`${name}.gpkg`), system, {
      name: 'places',
      title: name,
      description: '',
      geometryType: 'GEOMETRY',
      columns: [],
      features: geometries.map((geometry) => ({ geometry, properties: {} })),
    })

  const start = async (systems = ''): Promise<SpatialClient> => {
    const server = await startServer({ env: { SPATIAL_DIRS: folder.path, SPATIAL_SYSTEMS: systems }, demo: false }) // prettier-ignore
    servers.push(server)
    return SpatialClient.of(server)
  }

  const items = (name: string, query = ''): string => `/collections/${name}/places/items?${query}`

  let client: SpatialClient
  before(async () => {
    await write('thuringia', { code: 4326 }, point(10.9, 50.9), point(11.2, 50))
    await write('germany', { code: 4326 }, point(6.1, 51), point(14.9, 51))
    await write('edge', { code: 4326 }, point(5.995, 51), point(12.015, 51))
    await write('beside', { code: 4326 }, point(5.98, 51), point(9, 51))
    await write('seattle', { code: 4326 }, point(-122.3, 47.6))
    await write('fiji', { code: 4326 }, point(178.4, -18.1), point(181.2, -16.9))
    await write('empty', { code: 4326 })
    await write('far', { code: 25832 }, point(-3e6, 5.6e6))
    await write('albers', { organization: 'ESRI', code: 102003, definition: ALBERS }, point(1e5, 0))
    await write('own', { organization: 'ACME', code: 7, definition: ALBERS }, point(1e5, 0))
    client = await start()
  })

  const listed = async (name: string): Promise<string[]> =>
    ((await client.get(`/collections/${name}/places`)).body as { crs: string[] }).crs
  const regionsOf = async (name: string) => (await listed(name)).filter((uri) => !WORLD.includes(uri))

  it('are those of the world, and the regional ones whose area of use covers its extent', async () => {
    expect(await listed('thuringia')).to.have.members([...WORLD, epsg(4258), epsg(25832)])
    expect(await regionsOf('germany')).to.deep.equal([epsg(4258)])
    expect(await regionsOf('seattle')).to.deep.equal([epsg(26910)])
    expect(await regionsOf('fiji')).to.deep.equal([])
    expect(await regionsOf('empty')).to.deep.equal([])
  })

  it('may be exceeded by the 0.01 degrees to which areas of use are rounded', async () => {
    expect(await regionsOf('edge')).to.include(epsg(25832))
    expect(await regionsOf('beside')).not.to.include(epsg(25832))
  })

  it('contain that of the file, wherever the collection lies, under a name that clients know', async () => {
    const document = async (name: string) => (await client.get(`/collections/${name}/places`)).body as object
    expect(await regionsOf('far')).to.deep.equal([epsg(25832)])
    const albers = 'http://www.opengis.net/def/crs/ESRI/0/102003'
    expect(await document('albers')).to.have.property('storageCrs', albers)
    expect(await regionsOf('albers')).to.deep.equal([epsg(26915), albers])
    expect(await document('own')).not.to.have.property('storageCrs')
    expect(await regionsOf('own')).to.deep.equal([epsg(26915)])
  })

  it('are the only ones that crs, bbox-crs and filter-crs accept', async () => {
    for (const query of [
      `crs=${epsg(26910)}`,
      `bbox=0,0,1,1&bbox-crs=${epsg(26910)}`,
      `filter=S_INTERSECTS(geom,POINT(0 0))&filter-crs=${epsg(26910)}`,
    ]) {
      const answer = await client.get(items('thuringia', query))
      expect(answer.status, query).to.equal(400)
      expect(codesOf(answer), query).to.deep.equal(['DIS-OAF-1014'])
      const { detail } = (answer.body as ErrorBody).errors[0]!
      for (const uri of await listed('thuringia')) expect(detail, query).to.include(uri)
      expect((await client.get(items('seattle', query))).status, query).to.equal(200)
    }
  })

  it('follow the data', async () => {
    await write('growing', { code: 4326 }, point(7, 51))
    const other = await start()
    const of = async () => ((await other.get('/collections/growing/places')).body as { crs: string[] }).crs
    expect(await of()).to.include(epsg(25832))
    await write('growing', { code: 4326 }, point(7, 51), point(-100, 40))
    for (let tries = 0; (await of()).includes(epsg(25832)); tries++) {
      expect(tries).to.be.below(100)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    expect(await of()).to.deep.equal(WORLD)
  })

  it('give a null in place of a geometry wholly outside of a Mercator map, and its properties', async () => {
    await write('poles', { code: 4326 }, point(0, 90), point(0, 82), point(0, -85.06))
    const other = await start()
    // By PROJ: echo 82 0 | cs2cs -f %.3f EPSG:4326 EPSG:3857
    const ys = async (code: number) =>
      (await other.page(items('poles', `crs=${epsg(code)}`))).features.map(
        ({ geometry }) => (geometry as { coordinates: number[] } | null)?.coordinates[1] ?? null,
      )
    expect(await ys(3857)).to.deep.equal([null, 16967796.944, -20048966.104])
    expect((await ys(3395)).map((y) => y === null)).to.deep.equal([true, false, true])
    const one = await other.get(`/collections/poles/places/items/1?crs=${epsg(3857)}`)
    expect(one.body).to.deep.include({ id: 1, geometry: null })
  })

  describe('by the setting of the operator', () => {
    before(async () => {
      await write('mixed', { code: 4326 }, ...[8, 9, 10, -100, 11].map((x) => point(x, 50)), null)
      await write('projected', { code: 3035 }, point(4321000, 3210000), point(-2e6, 3210000))
      client = await start('+EPSG:25832,-EPSG:3395')
    })

    it('have what it adds, and lack what it removes', async () => {
      expect(await listed('seattle')).to.deep.equal([CRS84, epsg(4326), epsg(3857), epsg(25832), epsg(26910)])
    })

    it('are refused for a page with a feature that has no coordinates there, by its id, and for no other', async () => {
      const utm = `crs=${epsg(25832)}`
      for (const [query, status] of [
        [`${utm}&limit=3`, 200],
        [`${utm}&limit=4`, 400],
        [`${utm}&offset=3`, 400],
        [`${utm}&offset=4`, 200],
        [`${utm}&bbox=0,40,20,60`, 200],
        [`${utm}&skipGeometry=true`, 200],
      ] as const) {
        const answer = await client.get(items('mixed', query))
        expect(answer.status, query).to.equal(status)
        if (status === 200) continue
        expect(codesOf(answer), query).to.deep.equal(['DIS-OAF-1014'])
        expect((answer.body as ErrorBody).errors[0]!.detail)
          .to.include('the feature "4"')
          .and.include(epsg(25832))
      }
      expect((await client.get(`/collections/mixed/places/items/3?${utm}`)).status).to.equal(200)
      const refused = await client.get(`/collections/mixed/places/items/4?${utm}`)
      expect(codesOf(refused)).to.deep.equal(['DIS-OAF-1014'])
      const projected = await client.get(items('projected', utm))
      expect((projected.body as ErrorBody).errors[0]!.detail).to.include('the feature "2"')
      expect((await client.get(items('projected', `${utm}&limit=1`))).status).to.equal(200)
    })

    it('stop the start if they are not a sign and a known code', async () => {
      for (const [value, reason] of [
        ['EPSG:25832', 'is not a sign and a code of EPSG'],
        ['+EPSG:2056', 'EPSG:2056, which the server does not know'],
      ] as const) {
        const { code, stderr } = await runScript(programArgs('main'), {
          DATA_DIR: folder.file('refused'),
          PORT: '0',
          SERVICES: 'spatial',
          SPATIAL_SYSTEMS: value,
        })
        expect(code).to.equal(1)
        expect(stderr).to.include('SPATIAL_SYSTEMS').and.include(reason)
      }
    })
  })
})
