import type { Geometry } from 'geojson'
import knex from 'knex'
import type { Knex } from 'knex'
import { open, rename, rm } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { encodeGeometry } from '../encodings/geojson-to-wkb.ts'
import type { Envelope } from '../encodings/geojson-to-wkb.ts'
import { createGeoPackageTables, createIndex, createIndexTriggers, indexName } from './geopackage-schema.ts'
import { quotable, wrapIdentifier } from './quoted-names.ts'

export type DeclaredType = 'TEXT' | 'INTEGER' | 'REAL' | 'BOOLEAN' | 'DATE' | 'DATETIME'

/** A layer to be written. All geometries are WGS 84 longitude and latitude. */
export interface NewLayer {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly geometryType:
    | 'POINT'
    | 'LINESTRING'
    | 'POLYGON'
    | 'MULTIPOINT'
    | 'MULTILINESTRING'
    | 'MULTIPOLYGON'
    | 'GEOMETRYCOLLECTION'
    | 'GEOMETRY'
  readonly columns: readonly { readonly name: string; readonly type: DeclaredType }[]
  readonly features: Iterable<NewFeature> | AsyncIterable<NewFeature>
}

export interface NewFeature {
  /** Numbered from 1 where no feature of the layer brings one along. */
  readonly id?: number
  readonly geometry: Geometry | null
  readonly properties: Readonly<Record<string, string | number | boolean | null>>
}

const srsId = 4326
const key = 'fid'
const geometryColumn = 'geom'

/** Bound values of one INSERT: SQLite takes at most 32,766. */
const mostBindings = 8000

/**
 * Writes a GeoPackage 1.3 with an R*Tree on every layer. The file appears under its name only when it is
 * complete and on the disk; a writer that is killed leaves nothing behind but a file named `….partial`,
 * which the next one replaces.
 *
 * @param onProgress called now and then with the number of features written so far, over all layers
 */
export async function writeGeoPackage(
  path: string,
  layers: readonly NewLayer[],
  onProgress: (written: number) => void = () => undefined,
): Promise<void> {
  const partial = `${path}.partial`
  await rm(partial, { force: true })
  const db = knex({
    client: 'sqlite3',
    connection: { filename: partial },
    useNullAsDefault: true,
    wrapIdentifier,
  })
  try {
    // The file is thrown away when anything fails, so SQLite needs no journal to go back by.
    await db.raw('pragma journal_mode = off')
    await db.raw('pragma synchronous = off')
    await createGeoPackageTables(db)
    let written = 0
    for (const layer of layers) {
      await writeLayer(db, layer, (rows) => onProgress((written += rows)))
    }
  } catch (error) {
    await db.destroy()
    await rm(partial, { force: true })
    throw new Error(`${basename(path)} could not be written.`, { cause: error })
  }
  await db.destroy()
  await flush(partial)
  await rename(partial, path)
  await flush(dirname(path))
}

async function writeLayer(db: Knex, layer: NewLayer, onRows: (rows: number) => void): Promise<void> {
  await db.schema.createTable(quotable(layer.name), (table) => {
    table.specificType(key, 'integer primary key autoincrement').notNullable()
    table.specificType(geometryColumn, layer.geometryType)
    for (const { name, type } of layer.columns) table.specificType(quotable(name), type)
  })
  await db('gpkg_contents').insert({
    table_name: layer.name,
    data_type: 'features',
    identifier: layer.title,
    description: layer.description,
    srs_id: srsId,
  })
  await db('gpkg_geometry_columns').insert({
    table_name: layer.name,
    column_name: geometryColumn,
    geometry_type_name: layer.geometryType,
    srs_id: srsId,
    z: 0,
    m: 0,
  })
  await createIndex(db, layer.name, geometryColumn)
  const bounds = await writeRows(db, layer, onRows)
  await createIndexTriggers(db, layer.name, geometryColumn, key)
  if (bounds !== undefined) await db('gpkg_contents').where('table_name', layer.name).update(bounds)
}

interface Bounds {
  min_x: number
  min_y: number
  max_x: number
  max_y: number
}

/** One transaction a layer: rows that are in no whole layer are of no use. */
async function writeRows(
  db: Knex,
  layer: NewLayer,
  onRows: (rows: number) => void,
): Promise<Bounds | undefined> {
  return db.transaction(async (transaction) => {
    const batch = new Batch(layer)
    let bounds: Bounds | undefined
    let number = 0
    for await (const { id, geometry, properties } of layer.features) {
      number = id ?? number + 1
      const encoded = geometry === null ? undefined : encodeGeometry(geometry, srsId)
      batch.add(number, encoded?.blob ?? null, properties)
      if (encoded?.envelope !== undefined) {
        batch.index(number, encoded.envelope)
        bounds = extend(bounds, encoded.envelope)
      }
      if (batch.rows === batch.capacity) onRows(await batch.flush(transaction))
    }
    onRows(await batch.flush(transaction))
    return bounds
  })
}

function extend(bounds: Bounds | undefined, [minX, maxX, minY, maxY]: Envelope): Bounds {
  return {
    min_x: Math.min(bounds?.min_x ?? minX, minX),
    min_y: Math.min(bounds?.min_y ?? minY, minY),
    max_x: Math.max(bounds?.max_x ?? maxX, maxX),
    max_y: Math.max(bounds?.max_y ?? maxY, maxY),
  }
}

/** Rows of a layer and of its R*Tree, sent as INSERTs of many rows: one statement per row costs the most time. */
class Batch {
  readonly capacity: number
  rows = 0
  readonly #layer: NewLayer
  readonly #index: string
  #values: (string | number | boolean | Buffer | null)[] = []
  #envelopes: number[] = []

  constructor(layer: NewLayer) {
    this.#layer = layer
    this.#index = quotable(indexName(layer.name, geometryColumn))
    this.capacity = Math.floor(mostBindings / (layer.columns.length + 2))
  }

  add(id: number, blob: Buffer | null, properties: NewFeature['properties']): void {
    this.rows++
    this.#values.push(id, blob)
    for (const { name } of this.#layer.columns) this.#values.push(properties[name] ?? null)
  }

  index(id: number, [minX, maxX, minY, maxY]: Envelope): void {
    this.#envelopes.push(id, minX, maxX, minY, maxY)
  }

  async flush(db: Knex): Promise<number> {
    const { rows } = this
    const columns = [key, geometryColumn, ...this.#layer.columns.map(({ name }) => name)].map(quotable)
    await insertMany(db, quotable(this.#layer.name), columns, this.#values)
    await insertMany(db, this.#index, ['id', 'minx', 'maxx', 'miny', 'maxy'], this.#envelopes)
    this.rows = 0
    this.#values = []
    this.#envelopes = []
    return rows
  }
}

async function insertMany(
  db: Knex,
  table: string,
  columns: readonly string[],
  values: readonly Knex.RawBinding[],
): Promise<void> {
  if (values.length === 0) return
  const row = `(${columns.map(() => '?').join(', ')})`
  const names = columns.map(() => '??').join(', ')
  const rows = Array.from({ length: values.length / columns.length }, () => row).join(', ')
  await db.raw(`insert into ?? (${names}) values ${rows}`, [table, ...columns, ...values])
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
