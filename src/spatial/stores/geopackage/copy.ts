import type { Knex } from 'knex'
import { measureStoredGeometry } from '../../encodings/measure-stored-geometry.ts'
import { UnreadableGeometry } from '../../model/errors.ts'
import { ensureColumnDescriptions } from './column-descriptions.ts'
import { fileUri } from './edit.ts'
import { ensureReferenceSystem } from './reference-systems.ts'
import type { ReferenceSystemEntry } from './reference-systems.ts'
import { RtreeFiller } from './rtree.ts'
import { createAttributeTable, createIndexTriggers, createLayer, indexName } from './schema.ts'
import type { GeometryDefinition, LayerDefinition, TableDefinition } from './schema.ts'
import { LayerExtent } from './writer.ts'
import { quotable } from './quoted-names.ts'
import { createTextIds, findTextIds } from './text-ids.ts'

const BATCH_SIZE = 1000

/** Bytes of geometries per batch. A batch has at least one row. */
const BATCH_BYTES = 8 * 1024 * 1024

/** A declared type that can be declared again unchanged; SQLite allows any text. */
const PLAIN_TYPE = /^[A-Za-z][A-Za-z0-9_ ]*(?:\(\s*\d+\s*(?:,\s*\d+\s*)?\))?$/

/** A layer of a GeoPackage to be copied, and its new name. */
export interface CopiedLayer {
  readonly path: string
  readonly layer: string
  readonly name: string
  /** If omitted, the source's title and description are used. */
  readonly title: string | undefined
  readonly description: string | undefined
}

/** A row that cannot be copied, by its key. */
export interface UnfitRow {
  readonly key: number
  readonly reason: string
}

interface SourceLayer {
  readonly table: TableDefinition
  /** Absent for an attribute table. */
  readonly geometry: GeometryDefinition | undefined
  /** The integer primary key of the source. Without it the rows are numbered. */
  readonly key: string | undefined
}

/**
 * Copies a layer from another GeoPackage unchanged, or an attribute table: rows, keys, column types and reference system,
 * within SQLite. Then it reads every geometry for the R*Tree and deletes rows whose geometry cannot be read.
 *
 * @param onUnfit called with the deleted rows
 * @param onRows called with the number of newly indexed rows
 * @returns the number of copied rows
 */
export async function copyLayer(
  db: Knex,
  copied: CopiedLayer,
  onUnfit: (rows: readonly UnfitRow[]) => Promise<void>,
  onRows: (rows: number) => void,
): Promise<number> {
  await db.raw('attach ? as source', [fileUri(copied.path, 'ro')])
  const { table, geometry, key } = await describe(db, copied)
  if (geometry === undefined) await createAttributeTable(db, table)
  else await createLayer(db, { ...table, ...geometry })
  await db.transaction(async (transaction) => {
    const columns = [...(geometry ? [geometry.geometryColumn] : []), ...table.columns.map(({ name }) => name)]
    const names = [...(key === undefined ? [] : [key]), ...columns].map(quotable)
    const list = names.map(() => '??').join(', ')
    await transaction.raw(`insert into main.?? (${list}) select ${list} from source.??`, [
      quotable(table.name),
      ...names,
      ...names,
      quotable(copied.layer),
    ])
  })
  await copyColumnDescriptions(db, copied)
  await copyTextIds(db, copied)
  if (geometry !== undefined) await copyGeometryExtensions(db, copied)
  await db.raw('detach source')
  if (geometry !== undefined) return indexRows(db, { ...table, ...geometry }, onUnfit, onRows)
  const [{ rows }] = (await db(quotable(table.name)).count('* as rows')) as unknown as [{ rows: number }]
  onRows(rows)
  return rows
}

interface SourceContents {
  identifier: string | null
  description: string | null
}

interface SourceGeometry {
  column_name: string
  geometry_type_name: string
  srs_id: number
  z: number
  m: number
}

async function describe(db: Knex, { layer, name, title, description }: CopiedLayer): Promise<SourceLayer> {
  const contents: SourceContents | undefined = await db
    .withSchema('source')
    .from('gpkg_contents')
    .where('table_name', layer)
    .first('identifier', 'description')
  if (contents === undefined) throw new Error(`The layer ${layer} has vanished from its file.`)
  const geometry = await describeGeometry(db, layer)
  const table: { name: string; type: string; pk: number }[] = await db
    .select('name', 'type', 'pk')
    .from(db.raw('pragma_table_info(?, ?)', [layer, 'source']))
  const keys = table.filter(({ pk }) => pk > 0)
  const key = keys.length === 1 && keys[0]?.type.toUpperCase() === 'INTEGER' ? keys[0].name : undefined
  const taken = new Set(table.map((column) => column.name.toLowerCase()))
  return {
    key,
    geometry,
    table: {
      name,
      title: title ?? contents.identifier ?? name,
      description: description ?? contents.description ?? '',
      key: key ?? ['fid', 'ogc_fid', 'gt_fid'].find((free) => !taken.has(free)) ?? `fid_${table.length}`,
      columns: table
        .filter((column) => column.name !== key && column.name !== geometry?.geometryColumn)
        .map((column) => ({ name: column.name, type: PLAIN_TYPE.test(column.type) ? column.type : 'TEXT' })),
    },
  }
}

/** The geometry column of a layer of the source; undefined for an attribute table. */
async function describeGeometry(db: Knex, layer: string): Promise<GeometryDefinition | undefined> {
  if (!(await isInSource(db, 'gpkg_geometry_columns'))) return undefined
  const found: SourceGeometry | undefined = await db
    .withSchema('source')
    .from('gpkg_geometry_columns')
    .whereRaw('table_name = ? collate nocase', [layer])
    .first('column_name', 'geometry_type_name', 'srs_id', 'z', 'm')
  return (
    found && {
      geometryType: found.geometry_type_name.toUpperCase().replace(/[^A-Z]/g, ''),
      z: found.z,
      m: found.m,
      srsId: await bringReferenceSystem(db, found.srs_id),
      geometryColumn: found.column_name,
    }
  )
}

const isInSource = async (db: Knex, table: string): Promise<boolean> =>
  (await db.withSchema('source').from('sqlite_master').where('name', table).first('name')) !== undefined

/** Adds a reference system of the source to the file, unless it is there, and returns its number in the file. */
async function bringReferenceSystem(db: Knex, srsId: number): Promise<number> {
  const wanted: unknown = await db
    .withSchema('source')
    .from('gpkg_spatial_ref_sys')
    .where('srs_id', srsId)
    .first()
  if (wanted === undefined) throw new Error(`The source does not describe its reference system ${srsId}.`)
  return ensureReferenceSystem(db, wanted as ReferenceSystemEntry)
}

/** Titles and descriptions of columns (`gpkg_data_columns`) belong to the schema extension. */
async function copyColumnDescriptions(db: Knex, { layer, name }: CopiedLayer): Promise<void> {
  const table = 'gpkg_data_columns'
  if (!(await isInSource(db, table))) return
  await ensureColumnDescriptions(db)
  // Constraints are not copied: they belong to the file and may have another meaning in the target.
  await db.raw(
    `insert or replace into main.gpkg_data_columns (table_name, column_name, name, title, description, mime_type)
     select ?, column_name, name, title, description, mime_type from source.gpkg_data_columns where table_name = ?`,
    [name, layer],
  )
}

/** The source may name a column whose values are not unique: then the rows keep their keys as ids. */
async function copyTextIds(db: Knex, { layer, name }: CopiedLayer): Promise<void> {
  const column = await findTextIds(db, layer, 'source')
  if (column === undefined) return
  const [{ others }] = (await db(quotable(name)).select({
    others: db.raw("count(*) - count(distinct iif(typeof(??) = 'text', ??, null))", [
      quotable(column),
      quotable(column),
    ]),
  })) as [{ others: number }]
  if (others === 0) await createTextIds(db, name, column)
}

/** Each type of geometries with arcs is an extension (12-128r19, F.1). */
async function copyGeometryExtensions(db: Knex, { layer, name }: CopiedLayer): Promise<void> {
  if (!(await isInSource(db, 'gpkg_extensions'))) return
  await db.raw(
    `insert into main.gpkg_extensions (table_name, column_name, extension_name, definition, scope)
     select ?, column_name, extension_name, definition, scope from source.gpkg_extensions
     where table_name = ? collate nocase and extension_name glob 'gpkg_geom_*'`,
    [name, layer],
  )
}

interface StoredGeometry {
  key: number
  geometry: Buffer | null
}

async function indexRows(
  db: Knex,
  layer: LayerDefinition,
  onUnfit: (rows: readonly UnfitRow[]) => Promise<void>,
  onRows: (rows: number) => void,
): Promise<number> {
  const [table, key, column] = [layer.name, layer.key, layer.geometryColumn].map(quotable) as [
    string,
    string,
    string,
  ]
  const extent = new LayerExtent()
  let rows = 0
  await db.transaction(async (transaction) => {
    const index = new RtreeFiller(transaction, indexName(layer.name, layer.geometryColumn))
    let last: number | undefined
    for (let size = BATCH_SIZE; ;) {
      const query = transaction(table).select({ key, geometry: column }).orderBy(key).limit(size)
      const batch = (await (last === undefined ? query : query.where(key, '>', last))) as StoredGeometry[]
      const unfit: UnfitRow[] = []
      const renumbered: { key: number; geometry: Buffer }[] = []
      let bytes = 1
      for (const { key: id, geometry } of batch) {
        if (geometry === null) continue
        bytes += geometry.length
        try {
          const envelope = measureStoredGeometry(geometry)
          if (envelope !== undefined) {
            await index.add(id, envelope)
            extent.add(envelope)
          }
          if (setSrsId(geometry, layer.srsId)) renumbered.push({ key: id, geometry })
        } catch (error) {
          if (!(error instanceof UnreadableGeometry)) throw error
          unfit.push({ key: id, reason: error.message })
        }
      }
      for (const row of renumbered) await transaction(table).where(key, row.key).update(column, row.geometry)
      if (unfit.length > 0) {
        await transaction(table)
          .whereIn(
            key,
            unfit.map((row) => row.key),
          )
          .delete()
        await onUnfit(unfit)
      }
      rows += batch.length - unfit.length
      onRows(batch.length - unfit.length)
      last = batch.at(-1)?.key
      if (batch.length < size) break
      size = Math.max(1, Math.min(BATCH_SIZE, Math.floor(BATCH_BYTES / (bytes / batch.length))))
    }
    await index.finish()
  })
  await createIndexTriggers(db, layer.name, layer.geometryColumn, layer.key)
  await extent.write(db, layer.name)
  return rows
}

/** Writes the number of the reference system into the header; false if it is already there. */
function setSrsId(geometry: Buffer, srsId: number): boolean {
  const isLittle = ((geometry[3] ?? 0) & 1) === 1
  if ((isLittle ? geometry.readInt32LE(4) : geometry.readInt32BE(4)) === srsId) return false
  if (isLittle) geometry.writeInt32LE(srsId, 4)
  else geometry.writeInt32BE(srsId, 4)
  return true
}
