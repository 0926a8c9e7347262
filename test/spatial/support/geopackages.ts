import knex from 'knex'
import type { Knex } from 'knex'
import type { Geometry } from 'geojson'
import { encodeGeometry } from '../../../src/spatial/encodings/geojson-to-wkb.ts'
import { createGeoPackageTables } from '../../../src/spatial/stores/geopackage/schema.ts'

/** A geometry as a GeoPackage stores it. */
export const blob = (geometry: Geometry): Buffer => encodeGeometry(geometry, 4326).blob

export const pointBlob = (x: number, y: number): Buffer => blob({ type: 'Point', coordinates: [x, y] })

/** Changes a SQLite file, or makes it, by statements that no writer of ours would run. */
export async function change(path: string, statements: (db: Knex) => Promise<unknown>): Promise<void> {
  const db = knex({ client: 'sqlite3', connection: { filename: path }, useNullAsDefault: true })
  try {
    await statements(db)
  } finally {
    await db.destroy()
  }
}

export interface HandMade {
  readonly name: string
  /** Statements that make the table or the view, and its rows. */
  readonly sql: readonly (string | readonly [string, ...Knex.RawBinding[]])[]
  readonly column?: string
  readonly type?: string
  readonly contents?: Readonly<Record<string, string | number | null>>
}

/** Makes a GeoPackage whose tables are written by hand, without any R*Tree. */
export async function handMade(path: string, ...layers: readonly HandMade[]): Promise<void> {
  await change(path, async (db) => {
    await createGeoPackageTables(db)
    for (const { name, sql, column = 'geom', type = 'POINT', contents } of layers) {
      for (const statement of sql) {
        const [text, ...bindings] = typeof statement === 'string' ? [statement] : statement
        await db.raw(text, bindings)
      }
      await db('gpkg_contents').insert({
        table_name: name,
        data_type: 'features',
        identifier: name,
        srs_id: 4326,
        ...contents,
      })
      if (contents?.['data_type'] === 'attributes') continue
      await db('gpkg_geometry_columns').insert({
        table_name: name,
        column_name: column,
        geometry_type_name: type,
        srs_id: 4326,
        z: 0,
        m: 0,
      })
    }
  })
}
