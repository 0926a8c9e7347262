import { expect } from 'chai'
import { ColumnType } from 'flatgeobuf/lib/mjs/flat-geobuf/column-type.js'
import { GeometryType } from 'flatgeobuf/lib/mjs/flat-geobuf/geometry-type.js'
import { buildFeature } from 'flatgeobuf/lib/mjs/generic/feature.js'
import { buildHeader } from 'flatgeobuf/lib/mjs/generic/featurecollection.js'
import { readFile, writeFile } from 'node:fs/promises'
import { FlatGeobufSource } from '../../../src/spatial/import/flatgeobuf/flatgeobuf-source.ts'
import { needs } from '../../support/tools.ts'
import { temporaryFolder } from '../support/folders.ts'
import { consume, failure, readDamaged } from './support/damage.ts'
import { expectSame, readWithGdal, writeWithGdal } from './support/gdal.ts'
import { importFile } from './support/import-file.ts'
import { featuresOf, isNearSamples, SAMPLES } from './support/samples.ts'

const MAGIC = Buffer.from('fgb\x03fgb\x00', 'latin1')

const COLUMNS = [
  ['short', ColumnType.Short],
  ['long', ColumnType.Long],
  ['double', ColumnType.Double],
  ['text', ColumnType.String],
  ['seen', ColumnType.DateTime],
  ['nested', ColumnType.Json],
  ['blob', ColumnType.Binary],
] as const

/** The head of a file of points with these columns. */
const header = {
  geometryType: GeometryType.Point,
  columns: COLUMNS.map(([name, type]) => ({
    name,
    type,
    title: null,
    description: null,
    width: -1,
    precision: -1,
    scale: -1,
    nullable: true,
    unique: false,
    primary_key: false,
  })),
  envelope: null,
  featuresCount: 0,
  indexNodeSize: 0,
  crs: null,
  title: 'A title',
  description: 'Words',
  metadata: null,
}

/** A file of points, by the package. @param code of EPSG; 0 for none */
function madeFile(code: number, rows: readonly (readonly unknown[])[], xy = [9, 48]): Buffer {
  const features = rows.map((values) =>
    Buffer.from(
      buildFeature(
        { type: GeometryType.Point, xy, z: undefined } as never,
        Object.fromEntries(COLUMNS.map(([name], at) => [name, values[at] ?? null])) as never,
        header as never,
      ),
    ),
  )
  return Buffer.concat([MAGIC, Buffer.from(buildHeader(header as never, code)), ...features])
}

describe('import of FlatGeobuf', function () {
  this.timeout(60_000)
  const folder = temporaryFolder()
  let files = 0
  const fileOf = async (bytes: Buffer): Promise<string> => {
    const path = folder.file(`made-${++files}.fgb`)
    await writeFile(path, bytes)
    return path
  }
  const importFlat = async (path: string, epsg?: number) =>
    importFile(folder.path, path, await FlatGeobufSource.open(path, epsg))

  describe('has the values of GDAL', () => {
    const kinds = {
      ...SAMPLES,
      mixed: Object.values(SAMPLES)
        .flat()
        .filter((_, at) => at !== 2 && at !== 3),
    }
    for (const [kind, geometries] of Object.entries(kinds)) {
      for (const system of ['EPSG:4326', 'EPSG:25832', 'EPSG:3857', 'ESRI:54009']) {
        it(`${kind} in ${system}`, async function () {
          needs(this, 'ogr2ogr')
          const index = system === 'EPSG:3857' ? 'NO' : 'YES'
          const options = ['-f', 'FlatGeobuf', '-t_srs', system, '-lco', `SPATIAL_INDEX=${index}`]
          const features = featuresOf(index === 'NO' ? [...geometries, null] : geometries)
          const path = await writeWithGdal(folder.path, `${kind}.fgb`, features, options)
          const imported = await importFlat(path)
          expectSame(imported, await readWithGdal(folder.path, path))
          expect(isNearSamples(imported.bbox), String(imported.bbox)).to.equal(true)
          const [organization, code] = system.split(':')
          expect(imported.system).to.include({ organization, code: Number(code) })
        })
      }
    }
  })

  it('reads all types of columns, with exact whole numbers', async () => {
    const path = await fileOf(
      madeFile(
        25832,
        [
          [-5, 9007199254740993n, 0.1, 'Zürich', '2024-02-29T10:20:30+02:00', '{"a":[1,null]}'],
          [null, -9223372036854775808n, NaN, '', 'yesterday', 'not JSON'],
          [],
        ],
        [500_000, 5_300_000],
      ),
    )
    const { rows, types, notes, system } = await importFlat(path)
    expect(system).to.include({ organization: 'EPSG', code: 25832 })
    expect(types).to.include({
      short: 'INTEGER',
      long: 'INTEGER',
      double: 'REAL',
      text: 'TEXT',
      seen: 'DATETIME',
    })
    expect(types).not.to.have.property('blob')
    expect(notes).to.include('Columns of binary data are not imported: blob.')
    const { nested, ...first } = rows[0]!
    expect(first).to.deep.equal({
      short: '-5',
      long: '9007199254740993',
      double: 0.1,
      text: 'Zürich',
      seen: '2024-02-29T08:20:30.000Z',
    })
    expect(JSON.parse(nested as string)).to.deep.equal({ a: [1, null] })
    expect(rows[1]).to.include({
      short: null,
      long: '-9223372036854775808',
      double: null,
      text: '',
      seen: null,
    })
    expect(Object.values(rows[2]!).filter((value) => value !== null)).to.deep.equal([])
  })

  it('needs --crs where the file has no reference system, unless all coordinates are degrees', async () => {
    const path = await fileOf(madeFile(0, [[1]]))
    const refusal = await failure(async () => consume(await FlatGeobufSource.open(path)))
    expect(refusal.message).to.contain('has no reference system').and.contain('--crs EPSG:25832')
    expect((await importFlat(path, 4258)).system).to.include({ organization: 'EPSG', code: 4258 })
  })

  it('refuses curves, other files and files that end early', async () => {
    const curves = await fileOf(
      Buffer.concat([MAGIC, Buffer.from(buildHeader({ ...header, geometryType: 10 }, 4326))]),
    )
    expect((await failure(() => FlatGeobufSource.open(curves))).message).to.contain('CONVERT_TO_LINEAR')
    const other = await fileOf(Buffer.from('{"type":"FeatureCollection"}'))
    expect((await failure(() => FlatGeobufSource.open(other))).message).to.contain('not a FlatGeobuf')
    const cut = await fileOf(madeFile(4326, [[1]]).subarray(0, -3))
    expect((await failure(async () => consume(await FlatGeobufSource.open(cut)))).message).to.contain(
      'it ends at byte',
    )
  })

  it('survives damaged files', async function () {
    needs(this, 'ogr2ogr')
    const geometries = [...SAMPLES['polygons']!, ...SAMPLES['lines']!, ...SAMPLES['points']!]
    const path = await writeWithGdal(folder.path, 'damage.fgb', featuresOf(geometries), ['-f', 'FlatGeobuf'])
    const refused = await readDamaged(path, await readFile(path), () => FlatGeobufSource.open(path), {
      cuts: 100,
      flips: 600,
    })
    expect(refused).to.be.above(90)
  })

  it('survives damaged files of the package', async () => {
    const path = folder.file('damaged.fgb')
    const bytes = madeFile(4326, [
      [1, 2n, 3, 'four', '2024-01-01', '[]'],
      [5, 6n],
    ])
    const refused = await readDamaged(path, bytes, () => FlatGeobufSource.open(path), {
      cuts: 100,
      flips: 600,
    })
    expect(refused).to.be.above(90)
  })
})
