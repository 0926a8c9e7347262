import { folded, freeName } from './columns.ts'
import type { ImportedColumn } from './columns.ts'
import type { SourceDescription } from './record.ts'
import type { Survey } from './survey.ts'

/** The survey with the types that the file declares. Columns that only the file knows come last. */
export function withDeclaredColumns(survey: Survey, { columns = [] }: SourceDescription): Survey {
  const types = new Map(columns.map(({ name, type }) => [name, type]))
  const found = survey.columns.map((column): ImportedColumn => {
    const type = column.isFeatureId ? undefined : types.get(column.property)
    if (type === undefined) return column
    // The kinds of values do not matter: the file tells what they are.
    const { property, name, values } = column
    return { property, name, type, values }
  })
  const seen = new Set(found.map(({ property }) => property))
  const taken = new Set(found.map(({ name }) => folded(name)))
  const missing = columns
    .filter(({ name }) => !seen.has(name))
    .map(({ name, type }) => ({ property: name, name: freeName(name, taken), type, values: 0 }))
  return { ...survey, columns: [...found, ...missing] }
}
