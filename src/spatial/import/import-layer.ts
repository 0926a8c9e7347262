import type { Knex } from 'knex'
import { basename } from 'node:path'
import { hasGeometries, readContents } from '../stores/geopackage/contents.ts'
import { copyLayer } from '../stores/geopackage/copy.ts'
import { createColumnIndex } from '../stores/geopackage/column-index.ts'
import { editGeoPackage, inspect } from '../stores/geopackage/edit.ts'
import { dropLayer } from '../stores/geopackage/schema.ts'
import { quotable } from '../stores/geopackage/quoted-names.ts'
import { ImportError } from './import-error.ts'
import type { ImportedProperty, ImportJob, ImportResult } from './import-job.ts'
import { hasOtherContent } from './target.ts'

/**
 * Imports a layer of another GeoPackage unchanged, in its own reference system, or an attribute table.
 *
 * @param wanted the layer or attribute table; may be omitted if there is only one layer, or no layer and only one table
 */
export async function importLayer(
  path: string,
  wanted: string | undefined,
  job: ImportJob,
): Promise<ImportResult> {
  const layer = await chooseLayer(path, wanted)
  const { target, texts, rejections } = job
  let written = 0
  let properties: readonly ImportedProperty[] = []
  await editGeoPackage(target.path, {
    onWait: job.onWait,
    keeps: (db) => hasOtherContent(db, target),
    apply: async (db) => {
      await dropLayer(db, target.name)
      const copied = { path, layer, name: target.name, ...texts }
      let features = 0
      written = await copyLayer(
        db,
        copied,
        (rows) => rejections.add(rows.map(({ key, reason }) => ({ line: key, reason, text: '' }))),
        (rows) => job.onProgress({ step: 'writing', bytes: 0, features: (features += rows) }),
      )
      rejections.check(written)
      const columns = await db.from(db.raw('pragma_table_info(?)', [target.name])).pluck<string[]>('name')
      for (const index of job.indexes) {
        if (!columns.includes(index)) {
          throw new ImportError(
            `There is no property "${index}" to index. The properties are ${columns.join(', ')}.`,
          )
        }
        await createColumnIndex(db, target.name, index)
      }
      properties = await describeTable(db, target.name)
      return 'replace'
    },
  })
  return { written, properties, notes: [] }
}

/** The columns of a copied layer. The server decides at its start which of them it publishes, by their values. */
async function describeTable(db: Knex, table: string): Promise<ImportedProperty[]> {
  const columns: { name: string; type: string; pk: number }[] = await db
    .select('name', 'type', 'pk')
    .from(db.raw('pragma_table_info(?)', [table]))
  const contents = (await readContents(db)).find(({ table_name: name }) => name === table)
  const properties: ImportedProperty[] = []
  for (const { name, type, pk } of columns) {
    if (pk > 0 || name === contents?.column_name) continue
    const [{ values }] = (await db(quotable(table)).count({ values: quotable(name) })) as [{ values: number }]
    const remark = /BLOB/i.test(type) ? 'binary values, which are not published' : ''
    properties.push({ source: name, column: name, type: type.toLowerCase(), values, remark })
  }
  return properties
}

async function chooseLayer(path: string, wanted: string | undefined): Promise<string> {
  const tables = await inspect(path, async (db) => {
    try {
      return (await readContents(db)).filter((table) => !hasGeometries(table) || table.column_name !== null)
    } catch (error) {
      throw new ImportError(`${path} is damaged or not a GeoPackage.`, { cause: error })
    }
  })
  const all = tables.map((table) => table.table_name)
  if (all.length === 0)
    throw new ImportError(`${basename(path)} contains no layer of features and no attribute table.`)
  if (wanted !== undefined) {
    if (all.includes(wanted)) return wanted
    throw new ImportError(`${basename(path)} has no layer "${wanted}". Its layers are ${all.join(', ')}.`)
  }
  const layers = tables.filter(hasGeometries).map((table) => table.table_name)
  const [only, ...others] = layers.length > 0 ? layers : all
  if (only === undefined || others.length > 0) {
    throw new ImportError(
      `${basename(path)} contains several layers. Choose one with --layer: ${all.join(', ')}.`,
    )
  }
  return only
}
