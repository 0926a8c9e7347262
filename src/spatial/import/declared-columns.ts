import { folded, freeName } from './columns.ts'
import type { SourceDescription } from './record.ts'
import type { Survey } from './survey.ts'

/** The survey with the types that the file declares. Columns that only the file knows come last. */
export function withDeclaredColumns(survey: Survey, { columns = [] }: SourceDescription): Survey {
  const types = new Map(columns.map(({ name, type }) => [name, type]))
  const found = survey.columns.map((column) => ({
    ...column,
    type: (column.isFeatureId ? undefined : types.get(column.property)) ?? column.type,
  }))
  const seen = new Set(found.map(({ property }) => property))
  const taken = new Set(found.map(({ name }) => folded(name)))
  const missing = columns
    .filter(({ name }) => !seen.has(name))
    .map(({ name, type }) => ({ property: name, name: freeName(name, taken), type }))
  return { ...survey, columns: [...found, ...missing] }
}
