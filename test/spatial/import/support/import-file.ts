import { join } from 'node:path'
import knex from 'knex'
import { GeoPackage } from '../../../../src/spatial/stores/geopackage/geopackage.ts'
import type { Layer } from '../../../../src/spatial/model/collection-store.ts'
import { importFeatures } from '../../../../src/spatial/import/import-features.ts'
import type { FeatureSource, Rejection } from '../../../../src/spatial/import/record.ts'
import { Rejections } from '../../../../src/spatial/import/rejections.ts'
import { findTarget } from '../../../../src/spatial/import/target.ts'

/** What a table of a GeoPackage holds. */
export interface StoredTable {
  /** Well-known binary in hexadecimal digits, without the head of GeoPackage; null without a geometry. */
  readonly geometries: readonly (string | null)[]
  /** Whole numbers as texts, since the driver would round them. */
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  readonly types: Readonly<Record<string, string>>
  readonly system: { readonly organization: string; readonly code: number; readonly definition: string }
}

export interface ImportedFile extends StoredTable {
  readonly written: number
  readonly notes: readonly string[]
  readonly rejections: readonly Rejection[]
  /** The file, with the layer `layer`, which the server publishes. */
  readonly path: string
  /** Degrees, as the server publishes them. */
  readonly bbox: Layer['bbox']
}

let groups = 0

/**
 * Imports a source into a new group, closes it, and reads the table of the collection.
 *
 * @throws if the server would not publish the collection
 */
export async function importFile(folder: string, path: string, source: FeatureSource): Promise<ImportedFile> {
  const told: Rejection[] = []
  try {
    const rejections = await Rejections.open({
      file: undefined,
      isStrict: false,
      tell: (rejection) => told.push(rejection),
    })
    const target = await findTarget(`formats-${++groups}/layer`, join(folder, 'spatial'), [])
    const result = await importFeatures(path, source, {
      target,
      texts: { title: undefined, description: undefined },
      idProperty: undefined,
      indexes: [],
      rejections,
      onProgress: () => undefined,
      onWait: () => undefined,
    })
    const store = await GeoPackage.open(target.path)
    const [layer] = store.layers
    await store.close()
    if (layer === undefined) throw new Error(store.problems.join(' '))
    return {
      ...result,
      rejections: told,
      path: target.path,
      bbox: layer.bbox,
      ...(await readTable(target.path, 'layer')),
    }
  } finally {
    await source.close?.()
  }
}

/** Reads the table of a layer, in the order of its keys. */
export async function readTable(path: string, layer: string): Promise<StoredTable> {
  const db = knex({ client: 'sqlite3', connection: { filename: path }, useNullAsDefault: true })
  try {
    const found: (StoredTable['system'] & { column_name: string }) | undefined = await db(
      'gpkg_geometry_columns as g',
    )
      .join('gpkg_spatial_ref_sys as s', 's.srs_id', 'g.srs_id')
      .where('g.table_name', layer)
      .first('g.column_name', 's.organization', 's.organization_coordsys_id as code', 's.definition')
    const { column_name: geometry, ...system } = found!
    const columns: { name: string; type: string; pk: number }[] = await db
      .select('name', 'type', 'pk')
      .from(db.raw('pragma_table_info(?)', [layer]))
    const properties = columns.filter(({ name, pk }) => pk === 0 && name !== geometry)
    const exact = properties.map(({ name }) =>
      db.raw(`case typeof(??) when 'integer' then cast(?? as text) else ?? end as ??`, [
        name,
        name,
        name,
        name,
      ]),
    )
    const stored = (await db(layer)
      .select(geometry, ...exact)
      .orderBy(columns.find(({ pk }) => pk === 1)!.name)) as Record<string, unknown>[]
    return {
      geometries: stored.map((row) => wkbOf(row[geometry] as Buffer | null)),
      rows: stored.map((row) => Object.fromEntries(properties.map(({ name }) => [name, row[name] ?? null]))),
      types: Object.fromEntries(properties.map(({ name, type }) => [name, type])),
      system,
    }
  } finally {
    await db.destroy()
  }
}

function wkbOf(blob: Buffer | null): string | null {
  if (blob === null) return null
  const envelope = [0, 32, 48, 48, 64][(blob.readUInt8(3) >> 1) & 7]!
  return blob.toString('hex', 8 + envelope)
}
