import { DuckDBInstance } from '@duckdb/node-api'
import { expect } from 'chai'
import type { Geometry } from 'geojson'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodeGeometry } from '../../../src/spatial/encodings/geojson-to-wkb.ts'
import { GeoParquetSource } from '../../../src/spatial/import/geoparquet/geoparquet-source.ts'
import { ROOT } from '../../../scripts/inputs.mjs'
import { needs } from '../../support/tools.ts'
import { temporaryFolder } from '../support/folders.ts'
import { consume, failure, readDamaged } from './support/damage.ts'
import { expectSame, readWithGdal, writeWithGdal } from './support/gdal.ts'
import { importFile } from './support/import-file.ts'
import { featuresOf, SAMPLES } from './support/samples.ts'

const fixture = (name: string): string => join(ROOT, 'test/spatial/import/fixtures', name)

/** Well-known binary in hexadecimal digits. */
const wkb = (geometry: Geometry, hasZ = false): string => {
  const { blob } = encodeGeometry(geometry, 4326, hasZ)
  return blob.toString('hex', 40)
}
const point = (x: number, y: number): string => wkb({ type: 'Point', coordinates: [x, y] })

const geo = (column: object, columns: object = {}): string =>
  JSON.stringify({
    version: '1.1.0',
    primary_column: 'geometry',
    columns: { geometry: { encoding: 'WKB', geometry_types: [], ...column }, ...columns },
  })

describe('import of GeoParquet', function () {
  this.timeout(60_000)
  const folder = temporaryFolder()
  let files = 0
  const importParquet = async (path: string) =>
    importFile(folder.path, path, await GeoParquetSource.open(path))

  /** Writes the rows of a query. @param options of COPY, beside the metadata */
  async function written(query: string, metadata: string | undefined, options = ''): Promise<string> {
    const path = folder.file(`made-${++files}.parquet`)
    const instance = await DuckDBInstance.create()
    const connection = await instance.connect()
    const pairs = metadata === undefined ? '' : `, kv_metadata {geo: '${metadata.replaceAll("'", "''")}'}`
    await connection.run(`copy (${query}) to '${path}' (format parquet${pairs}${options})`)
    connection.closeSync()
    instance.closeSync()
    return path
  }
  const onePoint = `select from_hex('${point(9, 48)}') as geometry, 1 as n`

  it('has the values that GDAL has of the same features', async function () {
    needs(this, 'ogr2ogr')
    const geometries = Object.entries(SAMPLES).flatMap(([kind, all]) => (kind === 'heights' ? [] : all))
    const features = featuresOf([...geometries, null])
    const path = await writeWithGdal(folder.path, 'kinds.gpkg', features, ['-f', 'GPKG'])
    expectSame(await importParquet(fixture('kinds.parquet')), await readWithGdal(folder.path, path))
  })

  it('reads WKB and the encodings of GeoArrow', async () => {
    const kinds = await importParquet(fixture('kinds.parquet'))
    const flat = Object.entries(SAMPLES).flatMap(([kind, all]) => (kind === 'heights' ? [] : all))
    expect(kinds.geometries).to.deep.equal([...flat.map((geometry) => wkb(geometry)), null])
    expect(kinds.types).not.to.have.property('bbox')
    const polygons = SAMPLES['polygons']!.map((geometry): Geometry =>
      geometry.type === 'Polygon' ? { type: 'MultiPolygon', coordinates: [geometry.coordinates] } : geometry,
    )
    const native = await importParquet(fixture('native-polygons.parquet'))
    expect(native.geometries).to.deep.equal([...polygons.map((geometry) => wkb(geometry)), null])
    const heights = await importParquet(fixture('native-heights.parquet'))
    expect(heights.geometries).to.deep.equal([...SAMPLES['heights']!.map((one) => wkb(one, true)), null])
    expect(heights.rows.map(({ n }) => n)).to.deep.equal(['1', '2', '3'])
  })

  for (const codec of ['uncompressed', 'snappy', 'gzip', 'zstd', 'brotli']) {
    it(`reads all types of columns, compressed by ${codec}`, async () => {
      const path = await written(
        `select from_hex('${point(9, 48)}') as geometry, 127::tinyint as small, 9007199254740993 as long,
          18446744073709551615::ubigint as ulong, 1.5::float as f, 'nan'::double as nan, 12.34::decimal(9, 2) as dec,
          true as yes, date '2024-02-29' as day, timestamp '2024-02-29 10:20:30.25' as moment,
          timestamptz '2024-02-29 10:20:30+02' as zoned, time '10:20:30' as clock, 'Zürich' as text,
          '00000000-0000-0000-0000-000000000001'::uuid as id, 'b'::enum('a', 'b') as choice,
          '{"a": 9007199254740993}'::json as doc, [1, null, 3] as list, {'a': 1, 'b': ['x']} as struct,
          'bytes'::blob as blob
        union all select null, ${'null, '.repeat(17)} null`,
        geo({}),
        `, compression ${codec}`,
      )
      const { rows, types, notes, geometries } = await importParquet(path)
      expect(geometries).to.deep.equal([point(9, 48), null])
      const { doc, list, struct, ...first } = rows[0]!
      expect(first).to.deep.equal({
        small: '127',
        long: '9007199254740993',
        ulong: 2 ** 64,
        f: 1.5,
        nan: null,
        dec: 12.34,
        yes: '1',
        day: '2024-02-29',
        moment: '2024-02-29T10:20:30.250Z',
        zoned: '2024-02-29T08:20:30.000Z',
        clock: '10:20:30',
        text: 'Zürich',
        id: '00000000-0000-0000-0000-000000000001',
        choice: 'b',
      })
      expect(doc).to.equal('{"a":9007199254740993}')
      expect(JSON.parse(list as string)).to.deep.equal([1, null, 3])
      expect(JSON.parse(struct as string)).to.deep.equal({ a: 1, b: ['x'] })
      expect(types).to.include({
        small: 'INTEGER',
        ulong: 'REAL',
        dec: 'REAL',
        day: 'DATE',
        moment: 'DATETIME',
      })
      expect(notes).to.deep.equal(['Columns of binary data are not imported: blob.'])
      expect(Object.values(rows[1]!).filter((value) => value !== null)).to.deep.equal([])
    })
  }

  it('reads row groups in parts, in their order', async () => {
    const path = await written(
      `select from_hex('${point(9, 48)}') as geometry, i as n from range(130000) t(i)`,
      geo({}),
      ', row_group_size 122880',
    )
    const { rows } = await importParquet(path)
    expect(rows).to.have.length(130_000)
    expect(rows.every(({ n }, at) => n === String(at))).to.equal(true)
  })

  it('keeps the reference system by its code', async () => {
    const crs = {
      type: 'ProjectedCRS',
      name: 'ETRS89 / UTM zone 32N',
      id: { authority: 'EPSG', code: 25832 },
    }
    const path = await written(`select from_hex('${point(500_000, 5_300_000)}') as geometry`, geo({ crs }))
    const { system, bbox } = await importParquet(path)
    expect(system).to.include({ organization: 'EPSG', code: 25832 })
    expect(bbox![0]).to.be.closeTo(9, 1e-6)
    expect(bbox![1]).to.be.closeTo(47.853, 1e-3)
    for (const wgs84 of [
      { id: { authority: 'OGC', code: 'CRS84' } },
      { id: { authority: 'EPSG', code: 4326 } },
    ]) {
      const imported = await importParquet(await written(onePoint, geo({ crs: wgs84 })))
      expect(imported.system).to.include({ organization: 'EPSG', code: 4326 })
      expect(imported.geometries).to.deep.equal([point(9, 48)])
    }
  })

  it('leaves other geometries out, and says so', async () => {
    const path = await written(
      `select from_hex('${point(9, 48)}') as geometry, from_hex('${point(1, 2)}') as centre, 1 as n`,
      geo({}, { centre: { encoding: 'WKB', geometry_types: [] } }),
    )
    const { types, notes } = await importParquet(path)
    expect(types).to.deep.equal({ n: 'INTEGER' })
    expect(notes).to.deep.equal(['Of several geometries, only geometry is imported, not centre.'])
  })

  it('rejects single features with damaged geometries', async () => {
    const path = await written(
      `select from_hex(x) as geometry from (values ('${point(9, 48)}'), ('0101'), ('${point(200, 48)}')) t(x)`,
      geo({}),
    )
    const { rejections, written: count } = await importParquet(path)
    expect(count).to.equal(1)
    expect(rejections.map(({ line }) => line)).to.deep.equal([2, 3])
  })

  for (const [name, query, metadata, sentence, options] of [
    ['without metadata', onePoint, undefined, 'no metadata "geo", so it is not GeoParquet'],
    ['of an unknown encoding', onePoint, geo({ encoding: 'WKT' }), 'GEOMETRY_ENCODING=WKB'],
    ['of an unknown system', onePoint, geo({ crs: null }), 'ogr2ogr -a_srs'],
    ['of a system without a code', onePoint, geo({ crs: { name: 'Mine' } }), 'ogr2ogr -t_srs EPSG:4326'],
    ['whose metadata are no JSON', onePoint, '{', 'are not JSON'],
    ['without its column', 'select 1 as n', geo({}), 'no column "geometry"'],
    ['of another codec', onePoint, geo({}), 'compressed by LZ4_RAW', ', compression lz4_raw'],
  ] as const) {
    it(`refuses files ${name}`, async () => {
      const path = await written(query, metadata, options)
      const refusal = await failure(async () => consume(await GeoParquetSource.open(path)))
      expect(refusal.message).to.contain(sentence)
    })
  }

  it('refuses what is no Parquet', async () => {
    const path = folder.file('text.parquet')
    await writeFile(path, 'id,lon,lat\n')
    expect((await failure(() => GeoParquetSource.open(path))).message).to.contain('not Parquet')
  })

  for (const name of ['kinds.parquet', 'native-polygons.parquet']) {
    it(`survives damages of ${name}`, async () => {
      const path = folder.file(`damaged-${name}`)
      const refused = await readDamaged(
        path,
        await readFile(fixture(name)),
        () => GeoParquetSource.open(path),
        {
          cuts: 50,
          flips: 400,
        },
      )
      expect(refused).to.be.above(50)
    })
  }
})
