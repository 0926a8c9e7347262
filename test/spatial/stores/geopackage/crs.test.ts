import { expect } from 'chai'
import type { Geometry, Point, Polygon, Position } from 'geojson'
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { transformationTo } from '../../../../src/spatial/model/comparison.ts'
import { geometryText } from '../../../../src/spatial/encodings/wkb-to-geojson.ts'
import type { FeatureRow, PageQuery } from '../../../../src/spatial/model/collection-store.ts'
import { GeoPackage } from '../../../../src/spatial/stores/geopackage/geopackage.ts'
import { needs } from '../../../support/tools.ts'
import { temporaryFolder } from '../../support/folders.ts'
import { writeProjected } from '../../support/projected-package.ts'
import type { DescribedSystem } from '../../support/projected-package.ts'
import { readBbox } from '../../../../src/spatial/services/bbox.ts'

const run = promisify(execFile)

/** The British grid in feet: no authority knows it. */
const ownSystem = `PROJCS["Site grid",GEOGCS["OSGB 1936",DATUM["OSGB_1936",SPHEROID["Airy 1830",6377563.396,299.3249646]],
  PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433],AUTHORITY["EPSG","4277"]],PROJECTION["Transverse_Mercator"],
  PARAMETER["latitude_of_origin",49],PARAMETER["central_meridian",-2],PARAMETER["scale_factor",0.9996012717],
  PARAMETER["false_easting",1312335.958005249],PARAMETER["false_northing",-328083.9895013123],UNIT["foot",0.3048]]`

const inGons = `GEOGCS["NTF (Paris)",DATUM["NTF_Paris",SPHEROID["Clarke 1880 (IGN)",6378249.2,293.4660213]],
  PRIMEM["Paris",2.33722917],UNIT["grad",0.01570796326794897],AUTHORITY["EPSG","4807"]]`

describe('the reference system of a GeoPackage layer', () => {
  const folder = temporaryFolder()
  const opened: GeoPackage[] = []
  after(() => Promise.all(opened.map((store) => store.close())))

  async function open(path: string): Promise<GeoPackage> {
    const store = await GeoPackage.open(path)
    opened.push(store)
    return store
  }

  async function stored(system: DescribedSystem, ...geometries: Geometry[]): Promise<GeoPackage> {
    const path = folder.file(`${opened.length}.gpkg`)
    await writeProjected(path, system, {
      name: 'places',
      title: 'Places',
      description: '',
      geometryType: 'GEOMETRY',
      columns: [],
      features: geometries.map((geometry) => ({ geometry, properties: {} })),
    })
    return open(path)
  }

  async function rows(store: GeoPackage, query: PageQuery = { limit: 100 }): Promise<FeatureRow[]> {
    const found: FeatureRow[] = []
    for await (const batch of store.page(store.layers[0]!, query)) found.push(...batch)
    return found
  }

  async function published(store: GeoPackage): Promise<Geometry[]> {
    const transformation = transformationTo(store.layers[0]!.crs)
    return (await rows(store)).map(
      (row) => JSON.parse(geometryText(row.geometry!, transformation)) as Geometry,
    )
  }

  const keys = async (store: GeoPackage, ...numbers: number[]): Promise<unknown[]> =>
    (await rows(store, { limit: 100, bbox: readBbox(numbers) })).map(({ key }) => key)

  const point = (...coordinates: Position): Geometry => ({ type: 'Point', coordinates })

  const expectAt = (
    geometry: Geometry | undefined,
    [x = NaN, y = NaN]: readonly number[],
    degrees: number,
  ): void => {
    const [longitude, latitude] = (geometry as Point).coordinates
    expect(longitude).to.be.closeTo(x, degrees)
    expect(latitude).to.be.closeTo(y, degrees)
  }

  it('is WGS 84 longitude and latitude for EPSG:4326 and 4979, without a projection to pay for', async () => {
    const flat = await stored({ code: 4326 }, point(7, 50))
    expect(flat.layers[0]?.crs).to.deep.equal({ uri: 'http://www.opengis.net/def/crs/OGC/1.3/CRS84' })
    const high = await stored({ code: 4979 }, point(7, 50))
    expect(high.layers[0]?.crs).to.deep.equal({ uri: 'http://www.opengis.net/def/crs/OGC/0/CRS84h' })
  })

  it('is named by its URI, and its extent is given in degrees', async () => {
    const store = await stored({ code: 3857 }, point(-1113194.9079, 0), point(1113194.9079, 6446275.841))
    const { crs, bbox } = store.layers[0]!
    expect(crs.uri).to.equal('http://www.opengis.net/def/crs/EPSG/0/3857')
    bbox!.forEach((side, i) => expect(side).to.be.closeTo([-10, 0, 10, 50][i]!, 1e-5))
    expect(await published(store)).to.deep.equal([point(-10, 0), point(10, 50)])
    expect(await keys(store, -10, 0, -10, 0)).to.deep.equal([1])
    expect(await keys(store, 0, 50, 10, 50)).to.deep.equal([2])
  })

  it('agrees with the worked examples of the surveys, datum included', async () => {
    // Ordnance Survey: A guide to coordinate systems in Great Britain; Caister water tower.
    expectAt(
      (await published(await stored({ code: 27700 }, point(651409.903, 313177.27))))[0],
      [1.716, 52.6579],
      1e-3,
    )
    // Kadaster: Amersfoort. swisstopo: the old observatory of Bern.
    expectAt(
      (await published(await stored({ code: 28992 }, point(155000, 463000))))[0],
      [5.3872064, 52.1551744],
      1e-5,
    )
    expectAt(
      (await published(await stored({ code: 2056 }, point(2600000, 1200000))))[0],
      [7.4386324, 46.9510828],
      1e-5,
    )
  })

  it('is read from the definition of the file where no list knows it: units, datum and all', async () => {
    const own = await stored({ organization: 'NONE', code: 100000, definition: ownSystem }, point(2137171.598425, 1027484.481627)) // prettier-ignore
    expect(own.problems).to.deep.equal([])
    expect(own.layers[0]?.crs.uri).to.equal('http://www.opengis.net/def/nil/OGC/0/unknown')
    const [known] = await published(await stored({ code: 27700 }, point(651409.903, 313177.27)))
    expectAt((await published(own))[0], (known as Point).coordinates, 1e-6)
  })

  for (const [title, system, sentence] of [
    [
      'without a name',
      { organization: 'NONE', code: -1 },
      'its reference system is undefined (srs_id -1). Assign it, for example with "ogr2ogr -a_srs',
    ],
    [
      'that nobody defines',
      { code: 999999 },
      "EPSG:999999, which can't be transformed to WGS 84: there is no well-known text for it",
    ],
    [
      'with a method that proj4 lacks',
      { code: 29701 },
      "EPSG:29701, which can't be transformed to WGS 84: proj4 can't read its definition",
    ],
    ['in gons', { code: 4807, definition: inGons }, 'its angles are not in degrees'],
    ['with an axis to the centre of the Earth', { code: 4978 }, 'it is geocentric'],
  ] as const) {
    // prettier-ignore
    it(`is refused by a sentence ${title}`, async () => {
      const store = await stored(system, point(1, 1))
      expect(store.layers).to.deep.equal([])
      expect(store.problems).to.have.length(1)
      expect(store.problems[0]).to.contain('The layer "places"').and.contain(sentence).and.contain('ogr2ogr')
    })
  }

  it('is refused where positions lie beyond what it reaches', async () => {
    const store = await stored({ code: 27700 }, point(9e7, 9e7), point(9.1e7, 9.1e7))
    expect(store.problems[0]).to.contain('it is not defined where they lie')
  })

  it('lets a shape run on across the antimeridian, and a bbox find it on both sides', async () => {
    const store = await stored(
      { code: 3832 },
      {
        type: 'LineString',
        // 150 degrees are at 0: 178 to 184.
        coordinates: [[3116945.742, 0], [3784862.687, 0]], // prettier-ignore
      },
    )
    const [line] = await published(store)
    expect(line).to.deep.equal({ type: 'LineString', coordinates: [[178, 0], [184, 0]] }) // prettier-ignore
    expect(store.layers[0]?.bbox?.map((side) => Math.round(side))).to.deep.equal([178, 0, -176, 0])
    expect(await keys(store, 179, -1, 179.5, 1)).to.deep.equal([1])
    expect(await keys(store, -177, -1, -176.5, 1)).to.deep.equal([1])
    expect(await keys(store, 175, -1, -175, 1)).to.deep.equal([1])
    expect(await keys(store, -175, -1, 175, 1)).to.deep.equal([])
  })

  it('closes a polygon around a pole by way of the pole, so that a bbox there finds it', async () => {
    const ring = [[1e6, 0], [0, 1e6], [-1e6, 0], [0, -1e6], [1e6, 0]] // prettier-ignore
    const store = await stored({ code: 3031 }, { type: 'Polygon', coordinates: [ring] })
    expect(store.layers[0]?.bbox).to.have.ordered.members([-180, -90, 180, store.layers[0]!.bbox![3]])
    const [polygon] = (await published(store)) as [Polygon]
    const [positions] = polygon.coordinates as [Position[]]
    expect(positions[0]).to.deep.equal(positions.at(-1))
    expect(positions.slice(-3, -1).map(([, latitude]) => latitude)).to.deep.equal([-90, -90])
    for (const longitude of [-180, -100, 0, 100, 179])
      expect(await keys(store, longitude, -89.9, longitude + 1, -89)).to.deep.equal([1])
    expect(await keys(store, -180, -70, 180, -60)).to.deep.equal([])
  })

  it('takes longitudes up to 360 for the places that they mean', async () => {
    const store = await stored({ code: 4326 }, point(190, 1), point(350, 2), point(10, 3))
    expect(store.layers[0]?.crs.uri).to.equal('http://www.opengis.net/def/crs/OGC/1.3/CRS84')
    expect(await published(store)).to.deep.equal([point(-170, 1), point(-10, 2), point(10, 3)])
    expect(await keys(store, -175, 0, -5, 9)).to.deep.equal([1, 2])
    expect(await keys(store, 170, 0, -160, 9)).to.deep.equal([1])
  })

  describe('written by GDAL', () => {
    before(function () {
      needs(this, 'ogrinfo')
    })

    const prague = [14.42, 50.08] as const
    for (const [code, degrees, uri] of [
      ['EPSG:4979', 1e-7, 'http://www.opengis.net/def/crs/OGC/0/CRS84h'],
      ['EPSG:4937', 1e-7, 'http://www.opengis.net/def/crs/EPSG/0/4937'],
      ['EPSG:32633', 2e-7, 'http://www.opengis.net/def/crs/EPSG/0/32633'],
      ['EPSG:5514', 3e-5, 'http://www.opengis.net/def/crs/EPSG/0/5514'],
      ['EPSG:8857', 2e-7, 'http://www.opengis.net/def/crs/EPSG/0/8857'],
      ['ESRI:54030', 1e-5, 'http://www.opengis.net/def/crs/ESRI/0/54030'],
      ['ESRI:54009', 2e-7, 'http://www.opengis.net/def/crs/ESRI/0/54009'],
      ['ESRI:102014', 5e-5, 'http://www.opengis.net/def/crs/ESRI/0/102014'],
      [
        '+proj=aeqd +lat_0=50 +lon_0=14 +ellps=WGS84 +units=km',
        2e-7,
        'http://www.opengis.net/def/nil/OGC/0/unknown',
      ],
    ] as const) {
      // prettier-ignore
      it(`is brought back to where it came from in ${code}`, async () => {
        const [from, to] = [folder.file('from.geojson'), folder.file(`gdal-${opened.length}.gpkg`)]
        await writeFile(from, JSON.stringify(point(...prague, 200)))
        await run('ogr2ogr', ['-f', 'GPKG', '-s_srs', 'EPSG:4979', '-t_srs', code, to, from])
        const store = await open(to)
        expect(store.problems).to.deep.equal([])
        expect(store.layers[0]?.crs.uri).to.equal(uri)
        const [found] = await published(store)
        expectAt(found, prague, degrees)
        expect(await keys(store, 14.4, 50, 14.5, 50.1)).to.deep.equal([1])
        expect(await keys(store, 14.5, 50, 14.6, 50.1)).to.deep.equal([])
      })
    }
  })
})
