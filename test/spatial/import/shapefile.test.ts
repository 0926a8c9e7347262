import { expect } from 'chai'
import { execFileSync } from 'node:child_process'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ShapefileSource } from '../../../src/spatial/import/shapefile/shapefile-source.ts'
import { needs } from '../../support/tools.ts'
import { temporaryFolder } from '../support/folders.ts'
import { consume, failure, readDamaged } from './support/damage.ts'
import { importFile } from './support/import-file.ts'
import { doubles, makeShapefile, partsShape, pointShape } from './support/make-shapefile.ts'

describe('import of shapefiles', function () {
  this.timeout(60_000)
  const folder = temporaryFolder()
  let files = 0
  const name = (): string => `made-${++files}`
  const importShapefile = async (path: string, options = {}) =>
    importFile(folder.path, path, await ShapefileSource.open(path, options))

  it('reads all types of dBASE and their null markers', async () => {
    const columns = [
      { name: 'text', kind: 'C', width: 8 },
      { name: 'whole', kind: 'N', width: 9 },
      { name: 'part', kind: 'N', width: 9, decimals: 2 },
      { name: 'day', kind: 'D', width: 8 },
      { name: 'yes', kind: 'L', width: 1 },
    ]
    const rows = [
      { fields: ['Ab', '        5', '     1.50', '20240229', 'T'] },
      { fields: ['gone', '1', '1', '20240101', 'F'], deleted: true },
      { fields: ['', '*********', '', '00000000', '?'] },
      { fields: ['2020', '-3', '1e3', '19991231', 'n'] },
    ]
    const {
      rows: found,
      types,
      notes,
      system,
    } = await importShapefile(await makeShapefile(folder.path, name(), { columns, rows }))
    expect(types).to.deep.equal({ text: 'TEXT', whole: 'INTEGER', part: 'REAL', day: 'DATE', yes: 'BOOLEAN' })
    expect(found.map((row) => Object.values(row))).to.deep.equal([
      ['Ab', '5', 1.5, '2024-02-29', '1'],
      [null, null, null, null, null],
      ['2020', '-3', 1000, '1999-12-31', '0'],
    ])
    expect(system).to.include({ organization: 'EPSG', code: 4326 })
    expect(notes.join(' ')).to.contain(
      'has no .prj file. The coordinates are taken as longitude and latitude',
    )
  })

  it('guesses the encoding of texts only where none is declared', async () => {
    const made = (driver: number) => ({
      columns: [{ name: 'text', kind: 'C', width: 6 }],
      rows: [{ fields: [Buffer.from('é€', 'utf8')] }, { fields: [Buffer.from([0xe9, 0x80])] }],
      driver,
    })
    const none = await importShapefile(await makeShapefile(folder.path, name(), made(0)))
    expect(none.rows).to.deep.equal([{ text: 'é€' }, { text: 'é€' }])
    const ansi = await importShapefile(await makeShapefile(folder.path, name(), made(87)))
    expect(ansi.rows[1]).to.deep.equal({ text: 'é€' })
    const path = await makeShapefile(folder.path, name(), made(87))
    await writeFile(path.replace('.shp', '.CPG'), '1251\r\n')
    expect((await importShapefile(path)).rows[1]).to.deep.equal({ text: 'йЂ' })
    await writeFile(path.replace('.shp', '.CPG'), 'klingon')
    expect((await failure(() => ShapefileSource.open(path))).message).to.contain(
      'names the encoding "klingon"',
    )
  })

  it('rejects single features with their reasons', async () => {
    const shapes = [
      pointShape(1, 1),
      pointShape(NaN, 1),
      partsShape(3, [[[0, 0]]]),
      Buffer.concat([partsShape(5, []).subarray(0, 36), Buffer.from('ffffff7fffffff7f', 'hex')]),
      pointShape(2, 200),
    ]
    const columns = [{ name: 'day', kind: 'D', width: 8 }]
    const rows = shapes.map((_, at) => ({ fields: [at === 0 ? '20240231' : '20240228'] }))
    const { rejections, written } = await importShapefile(
      await makeShapefile(folder.path, name(), {
        columns,
        rows: [...rows, rows[1]!],
        shapes: [...shapes, pointShape(3, 3)],
      }),
    )
    expect(written).to.equal(1)
    expect(rejections.map(({ line }) => line)).to.deep.equal([1, 2, 3, 4, 5])
    const reasons = rejections.map(({ reason }) => reason)
    expect(reasons[0]).to.equal('The value "20240231" of a column is not a date.')
    expect(reasons[2]).to.contain('fewer than two positions')
    expect(reasons[3]).to.contain('shorter than its counts say')
    expect(reasons[4]).to.contain('The latitude 200 is not between')
  })

  it('reads the shapes in the order of the .shx file, and one after the other without it', async () => {
    const rows = [{ fields: ['1'] }, { fields: ['2'] }]
    const columns = [{ name: 'n', kind: 'N', width: 4 }]
    const path = await makeShapefile(folder.path, name(), { columns, rows })
    const shx = path.replace('.shp', '.shx')
    const bytes = await readFile(shx)
    await writeFile(
      shx,
      Buffer.concat([bytes.subarray(0, 100), bytes.subarray(108, 116), bytes.subarray(100, 108)]),
    )
    const swapped = await importShapefile(path)
    await rm(shx)
    const sequential = await importShapefile(path)
    expect(swapped.geometries).to.deep.equal([...sequential.geometries].reverse())
    expect(swapped.rows).to.deep.equal(sequential.rows)
  })

  it('finds its other files in any letter case, and does without properties', async () => {
    const path = await makeShapefile(folder.path, name(), {
      columns: [{ name: 'n', kind: 'N', width: 4 }],
      rows: [{ fields: ['1'] }],
    })
    const dbf = path.replace('.shp', '.dbf')
    await rename(dbf, path.replace('.shp', '.DBF'))
    expect((await importShapefile(path)).rows).to.deep.equal([{ n: '1' }])
    await rm(path.replace('.shp', '.DBF'))
    const { rows, notes } = await importShapefile(path)
    expect(rows).to.deep.equal([{}])
    expect(notes).to.contain('There is no .dbf file, so the features have no properties.')
  })

  it('takes the reference system from --crs, and asks for it where coordinates are not degrees', async () => {
    const made = {
      columns: [{ name: 'n', kind: 'N', width: 4 }],
      rows: [{ fields: ['1'] }],
      shapes: [pointShape(500_000, 5_400_000)],
      box: [500_000, 5_400_000, 500_000, 5_400_000] as const,
    }
    const path = await makeShapefile(folder.path, name(), made)
    const refusal = await failure(async () => consume(await ShapefileSource.open(path)))
    expect(refusal.message).to.contain('has no .prj file').and.contain('--crs EPSG:25832')
    expect((await importShapefile(path, { epsg: 25832 })).system).to.include({ code: 25832 })
    await writeFile(path.replace('.shp', '.prj'), 'LOCAL_CS["a building"]')
    expect((await failure(async () => consume(await ShapefileSource.open(path)))).message).to.contain(
      'neither geographic nor projected',
    )
  })

  it('keeps a system without a code by its own definition', async () => {
    const path = await makeShapefile(folder.path, name(), {
      columns: [{ name: 'n', kind: 'N', width: 4 }],
      rows: [{ fields: ['1'] }],
      shapes: [pointShape(1000, 2000)],
    })
    const wkt =
      'PROJCS["Mine",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",0.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",8.4],PARAMETER["Scale_Factor",1.0],PARAMETER["Latitude_Of_Origin",47.0],UNIT["Meter",1.0]]'
    await writeFile(path.replace('.shp', '.prj'), wkt)
    const { system } = await importShapefile(path)
    expect(system).to.include({ organization: 'NONE', code: 100_000 })
    expect(system.definition).to.contain('AUTHORITY["EPSG","4326"]')
    // The name of a known system with other parameters.
    await writeFile(path.replace('.shp', '.prj'), wkt.replace('Mine', 'ETRS_1989_UTM_Zone_32N'))
    expect((await importShapefile(path)).system).to.include({ organization: 'NONE' })
  })

  it('reads a zip archive with one shapefile, and asks which of several', async function () {
    needs(this, 'python')
    const made = (n: string) => ({
      columns: [{ name: 'n', kind: 'N', width: 4 }],
      rows: [{ fields: [n] }],
    })
    const [one, two] = [
      await makeShapefile(folder.path, 'one', made('1')),
      await makeShapefile(folder.path, 'two', made('2')),
    ]
    const zip = (file: string, ...paths: string[]): string => {
      const all = paths.flatMap((path) => ['.shp', '.shx', '.dbf'].map((end) => path.replace('.shp', end)))
      execFileSync('python3', ['-m', 'zipfile', '-c', join(folder.path, file), ...all])
      return join(folder.path, file)
    }
    expect((await importShapefile(zip('single.zip', one))).rows).to.deep.equal([{ n: '1' }])
    const both = zip('both.zip', one, two)
    expect((await importShapefile(both, { layer: 'two' })).rows).to.deep.equal([{ n: '2' }])
    for (const [options, sentence] of [
      [{}, 'Choose one with --layer: one, two.'],
      [{ layer: 'three' }, 'has no shapefile "three". Its shapefiles are one, two.'],
    ] as const) {
      expect((await failure(() => ShapefileSource.open(both, options))).message).to.contain(sentence)
    }
    const bytes = await readFile(both)
    const cut = join(folder.path, 'cut.zip')
    await readDamaged(cut, bytes, () => ShapefileSource.open(cut, { layer: 'one' }), { cuts: 20, flips: 60 })
  })

  it('refuses surfaces, files that do not belong together, and what is no shapefile', async () => {
    const columns = [{ name: 'n', kind: 'N', width: 4 }]
    const surfaces = await makeShapefile(folder.path, name(), { columns, rows: [], type: 31 })
    expect((await failure(() => ShapefileSource.open(surfaces))).message).to.contain('31 (MultiPatch)')
    const path = await makeShapefile(folder.path, name(), {
      columns,
      rows: [{ fields: ['1'] }],
      shapes: [pointShape(1, 1), pointShape(2, 2)],
    })
    expect((await failure(() => ShapefileSource.open(path))).message)
      .to.contain('2 shapes')
      .and.contain('1 rows')
    await writeFile(path, 'not a shapefile'.repeat(20))
    expect((await failure(() => ShapefileSource.open(path))).message).to.contain('is not a shapefile')
  })

  for (const part of ['.shp', '.shx', '.dbf']) {
    it(`survives a damaged ${part}`, async () => {
      const columns = [
        { name: 'text', kind: 'C', width: 8 },
        { name: 'day', kind: 'D', width: 8 },
      ]
      const rows = Array.from({ length: 5 }, (_, at) => ({ fields: [`row ${at}`, '20240101'] }))
      const square = [
        [0, 0],
        [0, 1],
        [1, 1],
        [0, 0],
      ] as const
      const shapes = rows.map(() => Buffer.concat([partsShape(5, [square, square]), doubles(1, 2)]))
      const path = await makeShapefile(folder.path, name(), { columns, rows, shapes, type: 5 })
      const damaged = path.replace('.shp', part)
      const refused = await readDamaged(damaged, await readFile(damaged), () => ShapefileSource.open(path), {
        cuts: 60,
        flips: 300,
      })
      expect(refused).to.be.above(50)
    })
  }
})
