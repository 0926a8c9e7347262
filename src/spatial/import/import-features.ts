import type { Knex } from 'knex'
import { stat } from 'node:fs/promises'
import { encodeGeometry } from '../encodings/geojson-to-wkb.ts'
import { createColumnIndex } from '../stores/geopackage/column-index.ts'
import { editGeoPackage } from '../stores/geopackage/edit.ts'
import { createLayer, dropLayer } from '../stores/geopackage/schema.ts'
import { fillLayer } from '../stores/geopackage/writer.ts'
import type { LayerRow } from '../stores/geopackage/writer.ts'
import { nearestName } from '../../lib/nearest-name.ts'
import { storedValue } from './columns.ts'
import type { ImportedColumn } from './columns.ts'
import { withDeclaredColumns } from './declared-columns.ts'
import { describeColumns } from './describe-columns.ts'
import { ImportError } from './import-error.ts'
import type { ImportJob, ImportResult } from './import-job.ts'
import { isRejection } from './record.ts'
import type { FeatureSource, Rejection, SourceDescription, SourceFeature, SourceRecord } from './record.ts'
import { Surveyor, identify, isKey, layerFor, propertiesAsJson, textId } from './survey.ts'
import type { Survey } from './survey.ts'
import { storeSystem } from './systems/store-system.ts'
import { hasOtherContent, refuseToEmpty } from './target.ts'

/**
 * Imports a file of features in two passes. The first determines the rejected features, the columns,
 * their types and the geometry type of the layer; the second writes the layer.
 *
 * @param path the source file, to detect changes during the import
 */
export async function importFeatures(
  path: string,
  source: FeatureSource,
  job: ImportJob,
): Promise<ImportResult> {
  const before = await stamp(path)
  const declared = (await source.describe?.()) ?? {}
  const survey = await surveyFeatures(source, declared, job)
  job.rejections.check(survey.features)
  const { target } = job
  const wgs84 = layerFor(survey, {
    name: target.name,
    title: job.texts.title ?? declared.title ?? `${target.group}/${target.name}`,
    description: job.texts.description ?? declared.description ?? '',
  })
  let written = 0
  await editGeoPackage(target.path, {
    onWait: job.onWait,
    keeps: async (db) => {
      const keeps = await hasOtherContent(db, target)
      if (survey.features === 0 && source.isUntyped) await refuseToEmpty(db, target, path)
      return keeps
    },
    apply: async (db) => {
      await dropLayer(db, target.name)
      const layer = { ...wgs84, srsId: await storeSystem(db, declared.system) }
      await createLayer(db, layer)
      const duplicates: Rejection[] = []
      await fillLayer(
        db,
        layer,
        rowsOf(source, survey, job, layer.srsId, () => written),
        (rows) => (written += rows),
        ({ feature }) => duplicates.push(duplicateOf(feature)),
      )
      await job.rejections.add(duplicates)
      job.rejections.check(written)
      await createIndexes(db, target.name, survey.columns, job.indexes)
      if ((await stamp(path)) !== before) {
        throw new ImportError(`${path} changed while it was read. Import it again when it no longer changes.`)
      }
      return 'replace'
    },
  })
  return {
    written,
    properties: describeColumns(survey),
    notes: [
      ...(source.notes?.() ?? []),
      ...renamings(survey.columns),
      ...decimalCommas(survey.columns),
      ...repairs(survey),
    ],
  }
}

async function surveyFeatures(
  source: FeatureSource,
  declared: SourceDescription,
  job: ImportJob,
): Promise<Survey> {
  const surveyor = new Surveyor(source.isUntyped)
  let features = 0
  let bytes = 0
  /** Properties of features before the first one that has an id. */
  const unidentified = new Set<string>()
  for await (const records of source.read((read) => (bytes = read))) {
    const rejected: Rejection[] = []
    for (const record of records) {
      const identified = withId(record, source, job)
      if (isRejection(identified)) {
        rejected.push(identified)
        if (features === 0 && !isRejection(record))
          record.properties.forEach(([name]) => unidentified.add(name))
      } else {
        surveyor.see(identified)
        features++
      }
    }
    await job.rejections.add(rejected)
    job.onProgress({ step: 'reading', bytes, features })
  }
  const { idProperty } = job
  if (idProperty !== undefined && features === 0 && unidentified.size > 0 && !unidentified.has(idProperty))
    throw noProperty(idProperty, 'to take the ids from', [...unidentified])
  const survey = withDeclaredColumns(surveyor.finish(), declared)
  checkIndexes(survey, job.indexes)
  return survey
}

/** @throws ImportError if a property to index does not exist, or is nested, so that no index helps a filter */
function checkIndexes({ columns }: Survey, indexes: readonly string[]): void {
  const properties = columns.filter(({ isFeatureId }) => !isFeatureId)
  for (const index of indexes) {
    const found = properties.find(({ property }) => property === index)
    if (found === undefined) {
      throw noProperty(
        index,
        'to index',
        properties.map(({ property }) => property),
      )
    }
    if (found.type === 'JSON')
      throw new ImportError(`The values of "${index}" are nested. An index does not help to find them.`)
  }
}

function noProperty(name: string, purpose: string, names: readonly string[]): ImportError {
  const nearest = nearestName(name, names)
  const advice =
    nearest === undefined ? `The properties are ${names.join(', ')}.` : `Did you mean "${nearest}"?`
  return new ImportError(`There is no property "${name}" ${purpose}. ${advice}`)
}

const withId = (
  record: SourceRecord,
  { isUntyped }: FeatureSource,
  { idProperty }: ImportJob,
): SourceRecord =>
  idProperty === undefined || isRejection(record) ? record : identify(record, idProperty, isUntyped)

interface FeatureRow extends LayerRow {
  readonly feature: SourceFeature
}

async function* rowsOf(
  source: FeatureSource,
  { columns, ids }: Survey,
  job: ImportJob,
  srsId: number,
  written: () => number,
): AsyncGenerator<FeatureRow, void, void> {
  const places = new Map(
    columns.flatMap(({ property, isFeatureId }, at) => (isFeatureId ? [] : [[property, at]])),
  )
  const idAt = columns.findIndex(({ isFeatureId }) => isFeatureId)
  let number = 0
  let bytes = 0
  for await (const records of source.read((read) => (bytes = read))) {
    for (const record of records) {
      const feature = withId(record, source, job)
      if (isRejection(feature)) continue
      const { id, geometry, properties } = feature
      const values = new Array<LayerRow['values'][number]>(columns.length).fill(null)
      const set = (at: number | undefined, value: unknown): void => {
        const column = at === undefined ? undefined : columns[at]
        // The second pass ignores values that the first did not see.
        if (at !== undefined && column !== undefined) values[at] = storedValue(value, column.type)
      }
      for (const [name, value] of properties) set(places.get(name), value)
      const text = ids === 'texts' ? textId(id) : undefined
      if (idAt >= 0) set(idAt, text ?? id)
      yield {
        id: ids === 'keys' && isKey(id) ? id : ++number,
        ...(text !== undefined && { textId: text }),
        geometry: geometry === null ? null : encodeGeometry(geometry.geometry, srsId, geometry.hasZ),
        values,
        feature,
      }
    }
    job.onProgress({ step: 'writing', bytes, features: written() })
  }
}

const duplicateOf = ({ line, id, properties }: SourceFeature): Rejection => ({
  line,
  reason: `An earlier feature has its id ${String(id)}.`,
  text: propertiesAsJson(properties),
})

async function createIndexes(
  db: Knex,
  table: string,
  columns: readonly ImportedColumn[],
  indexes: readonly string[],
): Promise<void> {
  for (const { property, name } of columns) {
    if (indexes.includes(property)) await createColumnIndex(db, table, name)
  }
}

const renamings = (columns: readonly ImportedColumn[]): string[] =>
  columns
    .filter(({ property, name, isFeatureId }) => property !== name && !isFeatureId)
    .map(
      ({ property, name }) =>
        `The property ${JSON.stringify(property)} became ${JSON.stringify(name)}, because a table can't have this name or it differs from another name only in letter case.`,
    )

const decimalCommas = (columns: readonly ImportedColumn[]): string[] => {
  const names = columns.filter(({ hasDecimalCommas }) => hasDecimalCommas).map(({ property }) => property)
  return names.length === 0 ? [] : [`Numbers with decimal commas became numbers: ${names.join(', ')}.`]
}

const repairs = ({ closedRings }: Survey): string[] =>
  closedRings === 0
    ? []
    : [`Rings of polygons that were closed by repeating their first position: ${closedRings}.`]

async function stamp(path: string): Promise<string> {
  const { ino, size, mtimeMs } = await stat(path)
  return [ino, size, mtimeMs].join(' ')
}
