import type { DeclaredType } from '../stores/geopackage/writer.ts'
import type { ImportedColumn } from './columns.ts'
import type { ImportedProperty } from './import-job.ts'
import type { Survey } from './survey.ts'

const TYPES: Readonly<Record<DeclaredType, string>> = {
  TEXT: 'text',
  INTEGER: 'whole number',
  REAL: 'number',
  BOOLEAN: 'boolean',
  DATE: 'date',
  DATETIME: 'timestamp',
  JSON: 'nested value',
}

/** What became of each property of a source. */
export const describeColumns = (survey: Survey): ImportedProperty[] =>
  survey.columns.map((column) => ({
    source: column.isFeatureId ? 'id of the feature' : column.property,
    column: column.name,
    type: TYPES[column.type],
    values: column.values,
    remark: remarkOn(column, survey),
  }))

function remarkOn(column: ImportedColumn, survey: Survey): string {
  if (column.isFeatureId) {
    return survey.ids === 'texts'
      ? 'identifies the features'
      : `the features are numbered, because ${survey.whyNumbered}`
  }
  if (column.values === 0) return 'no feature has a value'
  const { property, name, type, mixed } = column
  return [
    ...(mixed === undefined ? [] : [`${mixed} occur${type === 'TEXT' ? ', so all are texts' : ''}`]),
    ...(property === name ? [] : ['renamed']),
  ].join('; ')
}
