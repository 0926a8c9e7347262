import { expect } from 'chai'
import { ShapefileSource } from '../../../src/spatial/import/shapefile/shapefile-source.ts'
import { needs } from '../../support/tools.ts'
import { temporaryFolder } from '../support/folders.ts'
import { expectSame, readWithGdal, writeWithGdal } from './support/gdal.ts'
import { importFile } from './support/import-file.ts'
import { makeShapefile, partsShape } from './support/make-shapefile.ts'
import { featuresOf, isNearSamples, SAMPLES } from './support/samples.ts'

describe('import of shapefiles has the values of GDAL', function () {
  this.timeout(60_000)
  const folder = temporaryFolder()
  const importShapefile = async (path: string) =>
    importFile(folder.path, path, await ShapefileSource.open(path))

  for (const [kind, geometries] of Object.entries(SAMPLES)) {
    for (const system of ['EPSG:4326', 'EPSG:25832', 'EPSG:3857', 'EPSG:31467', 'ESRI:54009']) {
      it(`${kind} in ${system}`, async function () {
        needs(this, 'ogr2ogr')
        const options = ['-f', 'ESRI Shapefile', '-t_srs', system, '-lco', 'ENCODING=UTF-8']
        const path = await writeWithGdal(
          folder.path,
          `${kind}.shp`,
          featuresOf([...geometries, null]),
          options,
        )
        const imported = await importShapefile(path)
        expectSame(imported, await readWithGdal(folder.path, path))
        expect(isNearSamples(imported.bbox), String(imported.bbox)).to.equal(true)
        const [organization, code] = system.split(':')
        if (organization === 'EPSG') {
          expect(imported.system).to.include({ organization, code: Number(code) })
        }
      })
    }
  }

  it('in code pages, by the language driver and by the .cpg file', async function () {
    needs(this, 'ogr2ogr')
    for (const encoding of ['ISO-8859-1', 'CP1251', 'CP852', 'CP932']) {
      const text = { 'ISO-8859-1': 'Größe é', CP1251: 'Москва', CP852: 'Łódź', CP932: '東京' }[encoding]
      const features = [
        { type: 'Feature', geometry: { type: 'Point', coordinates: [9, 48] }, properties: { text } },
      ]
      const options = ['-f', 'ESRI Shapefile', '-lco', `ENCODING=${encoding}`]
      const path = await writeWithGdal(folder.path, 'page.shp', features, options)
      expectSame(await importShapefile(path), await readWithGdal(folder.path, path))
      const { rows } = await importShapefile(path)
      expect(rows, encoding).to.deep.equal([{ text }])
    }
  })

  it('of number columns of all widths', async function () {
    needs(this, 'ogr2ogr')
    const widths = [1, 4, 9, 10, 11, 17, 18, 19, 20]
    const columns = [
      ...widths.map((width) => ({ name: `N${width}`, kind: 'N', width })),
      ...widths.map((width) => ({ name: `F${width}`, kind: 'F', width })),
      { name: 'D5', kind: 'N', width: 8, decimals: 5 },
    ]
    const fields = (text: (width: number) => string): string[] => [
      ...[...widths, ...widths].map((width) => text(width).slice(-width)),
      '1.25',
    ]
    const rows = [
      { fields: fields((width) => '9'.repeat(width)) },
      { fields: fields((width) => '*'.repeat(width)) },
      { fields: fields(() => ' ') },
      { fields: fields((width) => (width < 4 ? '7' : ' -12')) },
    ]
    const path = await makeShapefile(folder.path, 'widths', { columns, rows })
    expectSame(await importShapefile(path), await readWithGdal(folder.path, path))
  })

  it('of rings in any order and direction', async function () {
    needs(this, 'ogr2ogr')
    const ring = (x: number, y: number, size: number, isOuter: boolean): [number, number][] => {
      const corners: [number, number][] = [
        [x, y],
        [x, y + size],
        [x + size, y + size],
        [x + size, y],
        [x, y],
      ]
      return isOuter ? corners : corners.reverse()
    }
    const shapes = [
      [ring(0, 0, 10, false)],
      [ring(2, 2, 1, false), ring(0, 0, 10, true)],
      [ring(0, 0, 10, true), ring(2, 2, 4, false), ring(3, 3, 2, true), ring(3.5, 3.5, 1, false)],
      [ring(0, 0, 10, true), ring(20, 0, 1, false)],
      [ring(0, 0, 10, false), ring(2, 2, 1, false)],
      [ring(0, 0, 10, true), ring(0, 0, 4, false), ring(20, 0, 10, true), ring(22, 2, 4, false)],
      [ring(3, 3, 1, false), ring(0, 0, 10, true), ring(2, 2, 5, true), ring(20, 20, 1, true)],
    ].map((parts) => partsShape(5, parts))
    const rows = shapes.map((_, at) => ({ fields: [String(at)] }))
    const columns = [{ name: 'n', kind: 'N', width: 4 }]
    const path = await makeShapefile(folder.path, 'rings', {
      columns,
      rows,
      shapes,
      type: 5,
      box: [0, 0, 30, 30],
    })
    expectSame(await importShapefile(path), await readWithGdal(folder.path, path))
  })
})
