import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CsvSource } from '../../../../src/spatial/import/csv-source.ts'
import type { CsvColumns } from '../../../../src/spatial/import/csv/geometry-choice.ts'
import { GeoJsonLinesSource, GeoJsonSource } from '../../../../src/spatial/import/geojson-source.ts'
import type { ImportedProperty } from '../../../../src/spatial/import/import-job.ts'
import { importFeatures } from '../../../../src/spatial/import/import-features.ts'
import type { Rejection } from '../../../../src/spatial/import/record.ts'
import { Rejections } from '../../../../src/spatial/import/rejections.ts'
import { findTarget } from '../../../../src/spatial/import/target.ts'
import { idOfRow } from '../../../../src/spatial/model/feature-id.ts'
import { geometryText } from '../../../../src/spatial/encodings/wkb-to-geojson.ts'
import { GeoPackage } from '../../../../src/spatial/stores/geopackage/geopackage.ts'
import type { Layer } from '../../../../src/spatial/model/collection-store.ts'

/** What became of a text. */
export interface Imported {
  readonly group: string
  readonly written: number
  readonly properties: readonly ImportedProperty[]
  readonly notes: readonly string[]
  readonly rejections: readonly Rejection[]
  readonly layer: Layer
  readonly types: Readonly<Record<string, string>>
  readonly features: readonly { id: unknown; geometry: unknown; properties: Record<string, unknown> }[]
}

let files = 0

/** Imports a text as a file of its own into a new group, and reads the collection back as the server does. */
export async function importText(
  folder: string,
  format: 'geojson' | 'geojsonseq' | 'csv',
  text: string | Buffer,
  options: CsvColumns & { id?: string; strict?: boolean } = {},
): Promise<Imported> {
  const number = ++files
  const path = join(folder, `source-${number}.txt`)
  await writeFile(path, text)
  const source =
    format === 'geojson'
      ? new GeoJsonSource(path)
      : format === 'geojsonseq'
        ? new GeoJsonLinesSource(path)
        : new CsvSource(path, options)
  const told: Rejection[] = []
  const rejections = await Rejections.open({
    file: undefined,
    isStrict: options.strict ?? false,
    tell: (rejection) => told.push(rejection),
  })
  const group = `group-${number}`
  const target = await findTarget(`${group}/layer`, join(folder, 'spatial'), [])
  const { written, properties, notes } = await importFeatures(path, source, {
    target,
    texts: { title: undefined, description: undefined },
    idProperty: options.id,
    indexes: [],
    rejections,
    onProgress: () => undefined,
    onWait: () => undefined,
  })
  const store = await GeoPackage.open(target.path)
  try {
    const layer = store.layers[0]
    if (layer === undefined) throw new Error(store.problems.join(' '))
    const features: Imported['features'][number][] = []
    for await (const rows of store.page(layer, { limit: 1_000_000 })) {
      for (const row of rows) {
        features.push({
          id: idOfRow(row),
          geometry: row.geometry === null ? null : (JSON.parse(geometryText(row.geometry)) as unknown),
          properties: Object.fromEntries(layer.columns.map(({ name }, at) => [name, row.values[at]])),
        })
      }
    }
    const types = Object.fromEntries(layer.columns.map(({ name, type }) => [name, type]))
    return { group, written, properties, notes, rejections: told, layer, types, features }
  } finally {
    await store.close()
  }
}
