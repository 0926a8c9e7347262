import { expect } from 'chai'
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type ImportedFile, readTable, type StoredTable } from './import-file.ts'

const run = promisify(execFile)

let files = 0

/** Writes features with GDAL. @returns the path of the new file */
export async function writeWithGdal(
  folder: string,
  name: string,
  features: readonly unknown[],
  options: readonly string[],
): Promise<string> {
  const source = join(folder, `features-${++files}.geojson`)
  const path = join(folder, `${files}-${name}`)
  await writeFile(source, textOf({ type: 'FeatureCollection', features }))
  await run('ogr2ogr', [path, source, ...options])
  return path
}

/** JSON with exact whole numbers. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'bigint' ? `#${member}#` : member,
  ).replace(/"#(-?\d+)#"/g, '$1')

/** What GDAL reads from a file. @param options of ogr2ogr, and the layer */
export async function readWithGdal(folder: string, path: string, ...options: string[]): Promise<StoredTable> {
  const copy = join(folder, `gdal-${++files}.gpkg`)
  await run('ogr2ogr', ['-f', 'GPKG', copy, path, '-nln', 'layer', ...options])
  return readTable(copy, 'layer')
}

/** Compares an import with what GDAL reads, value by value. @param omitted columns that only GDAL has */
export function expectSame(imported: ImportedFile, gdal: StoredTable, omitted: readonly string[] = []): void {
  expect(imported.rejections).to.deep.equal([])
  expect(imported.geometries).to.deep.equal(gdal.geometries)
  const { rows, types } = gdal
  expect(Object.keys(imported.types)).to.deep.equal(
    Object.keys(types).filter((name) => !omitted.includes(name)),
  )
  rows.forEach((row, at) => {
    for (const [name, value] of Object.entries(row)) {
      if (omitted.includes(name)) continue
      expect(imported.rows[at]![name], `row ${at + 1}, ${name}`).to.equal(comparable(value, types[name]!))
    }
  })
}

/** GDAL writes moments with and without milliseconds. */
const comparable = (value: unknown, type: string): unknown =>
  type === 'DATETIME' && typeof value === 'string' ? new Date(value).toISOString() : value
