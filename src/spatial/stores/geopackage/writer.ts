import type { Geometry } from 'geojson'
import type { Knex } from 'knex'
import { basename } from 'node:path'
import { encodeGeometry } from '../../encodings/geojson-to-wkb.ts'
import type { Envelope } from '../../encodings/geojson-to-wkb.ts'
import { editGeoPackage } from './edit.ts'
import { RtreeFiller } from './rtree.ts'
import { createIndexTriggers, createLayer, indexName } from './schema.ts'
import type { LayerDefinition } from './schema.ts'
import { quotable } from './quoted-names.ts'

/** The type of a new column. A column of JSON is declared TEXT and marked as JSON. */
export type DeclaredType = 'TEXT' | 'INTEGER' | 'REAL' | 'BOOLEAN' | 'DATE' | 'DATETIME' | 'JSON'

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
  /** If the features have no ids, they are numbered from 1. */
  readonly id?: number
  readonly geometry: Geometry | null
  readonly properties: Readonly<Record<string, string | number | boolean | null>>
}

export const WGS84_SRS_ID = 4326

/** A row of a layer: its key, its encoded geometry, and its values in the order of the columns. */
export interface LayerRow {
  readonly id: number
  readonly geometry: { readonly blob: Buffer; readonly envelope: Envelope | undefined } | null
  readonly values: readonly Knex.RawBinding[]
  /** Its id, if the layer has a column of ids. */
  readonly textId?: string
}

/** Bound values of one INSERT: SQLite allows at most 32,766. */
const MAX_BINDINGS = 8000

/**
 * Writes a GeoPackage 1.3 with an R*Tree on every layer, and replaces an existing file. Readers see the file
 * once it is complete and on the disk (see editGeoPackage).
 *
 * @param onProgress called at intervals with the number of features written so far, over all layers
 * @param options.replaces true if an existing file is replaced; otherwise it stays unchanged
 */
export async function writeGeoPackage(
  path: string,
  layers: readonly NewLayer[],
  onProgress: (written: number) => void = () => undefined,
  { replaces = true }: { readonly replaces?: boolean } = {},
): Promise<void> {
  let written = 0
  let isKept = false
  try {
    await editGeoPackage(path, {
      keeps: () => Promise.resolve((isKept = !replaces)),
      apply: async (db) => {
        if (isKept) return 'leave'
        for (const layer of layers) {
          const definition = {
            ...layer,
            z: 0,
            m: 0,
            srsId: WGS84_SRS_ID,
            key: 'fid',
            geometryColumn: 'geom',
          }
          await createLayer(db, definition)
          await fillLayer(
            db,
            definition,
            rowsOf(layer),
            (rows) => onProgress((written += rows)),
            ({ id }) => {
              throw new Error(`Two features of ${layer.name} have the id ${id}.`)
            },
          )
        }
        return 'replace'
      },
    })
  } catch (error) {
    throw new Error(`${basename(path)} could not be written.`, { cause: error })
  }
}

async function* rowsOf({ columns, features }: NewLayer): AsyncGenerator<LayerRow, void, void> {
  let number = 0
  for await (const { id, geometry, properties } of features) {
    number = id ?? number + 1
    yield {
      id: number,
      geometry: geometry === null ? null : encodeGeometry(geometry, WGS84_SRS_ID),
      values: columns.map(({ name }) => properties[name] ?? null),
    }
  }
}

/**
 * Writes the rows of a new layer, its R*Tree with triggers, and its extent.
 *
 * @param onRows called with the number of newly written rows
 * @param onDuplicate called with each row that is omitted because an earlier row has its id
 */
export async function fillLayer<Row extends LayerRow>(
  db: Knex,
  layer: LayerDefinition,
  rows: AsyncIterable<Row>,
  onRows: (rows: number) => void,
  onDuplicate: (row: Row) => void,
): Promise<void> {
  const table = quotable(layer.name)
  const columns = [layer.key, layer.geometryColumn, ...layer.columns.map(({ name }) => name)].map(quotable)
  const capacity = Math.max(1, Math.floor(MAX_BINDINGS / columns.length))
  const extent = new LayerExtent()
  // One transaction per layer: rows of an incomplete layer are useless.
  await db.transaction(async (transaction) => {
    const index = new RtreeFiller(transaction, indexName(layer.name, layer.geometryColumn))
    const ids = new TakenIds(transaction, layer.name, layer.textIds ?? layer.key)
    const write = async (batch: readonly Row[]): Promise<void> => {
      const taken = await ids.among(batch.map(({ id, textId }) => textId ?? id))
      const fresh = taken.size === 0 ? batch : batch.filter((_, at) => !taken.has(at))
      for (const at of taken) onDuplicate(batch[at] as Row)
      await insertMany(
        transaction,
        table,
        columns,
        fresh.flatMap(({ id, geometry, values }) => [id, geometry?.blob ?? null, ...values]),
      )
      for (const { id, geometry } of fresh) {
        if (geometry?.envelope === undefined) continue
        await index.add(id, geometry.envelope)
        extent.add(geometry.envelope)
      }
      onRows(fresh.length)
    }
    let batch: Row[] = []
    for await (const row of rows) {
      if (batch.push(row) < capacity) continue
      await write(batch)
      batch = []
    }
    await write(batch)
    await index.finish()
  })
  await createIndexTriggers(db, layer.name, layer.geometryColumn, layer.key)
  await extent.write(db, layer.name)
}

/** Finds the ids of a batch that earlier rows have. Ascending ids need no query. */
class TakenIds {
  readonly #db: Knex
  readonly #table: string
  readonly #column: string
  #largest: number | string | undefined

  constructor(db: Knex, table: string, column: string) {
    this.#db = db
    this.#table = quotable(table)
    this.#column = quotable(column)
  }

  /** @returns positions in the batch */
  async among(ids: readonly (number | string)[]): Promise<ReadonlySet<number>> {
    const taken = new Set<number>()
    let largest = this.#largest
    let isAscending = true
    for (const id of ids) {
      if (largest === undefined || id > largest) largest = id
      else isAscending = false
    }
    this.#largest = largest
    if (isAscending) return taken
    const wanted = this.#db.select('value').from(this.#db.raw('json_each(?)', [JSON.stringify(ids)]))
    const seen = new Set<unknown>(
      await this.#db(this.#table).whereIn(this.#column, wanted).pluck(this.#column),
    )
    ids.forEach((id, at) => (seen.has(id) ? taken : seen).add(seen.has(id) ? at : id))
    return taken
  }
}

/** The extent of all geometries of a layer. */
export class LayerExtent {
  #bounds: { min_x: number; min_y: number; max_x: number; max_y: number } | undefined

  add([minX, maxX, minY, maxY]: Envelope): void {
    const bounds = (this.#bounds ??= { min_x: minX, min_y: minY, max_x: maxX, max_y: maxY })
    if (minX < bounds.min_x) bounds.min_x = minX
    if (minY < bounds.min_y) bounds.min_y = minY
    if (maxX > bounds.max_x) bounds.max_x = maxX
    if (maxY > bounds.max_y) bounds.max_y = maxY
  }

  async write(db: Knex, table: string): Promise<void> {
    if (this.#bounds !== undefined) {
      await db('gpkg_contents').where('table_name', table).update(this.#bounds)
    }
  }
}

/** Many rows in one INSERT: one statement per row would be the most expensive step. */
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
