import { parseExpression } from '../expressions/parser.ts'
import { printExpression } from '../expressions/printer.ts'
import { columnNames, type ColumnName } from '../values/column-names.ts'
import type { ReadSummary } from '../model/reading.ts'
import { inferredType } from '../values/value-types.ts'
import type { VirtualColumn } from '../model/reading.ts'
import type { ColumnDefinition } from '../model/entity-source.ts'
import type { Attribute } from '../model/attribute.ts'

/**
 * The attributes of a load with the reader's summaries: first the source columns, named by the declaration or the first
 * record, then the virtual columns.
 * @param names as in the first record; undefined if it has no names
 */
export function attributesOf(
  names: readonly string[] | undefined,
  declared: readonly ColumnDefinition[] | undefined,
  virtual: readonly VirtualColumn[],
  { columns }: ReadSummary,
): Attribute[] {
  const count = columns.length - virtual.length
  const given = columnNames(declared?.map(({ name }) => name) ?? names, count)
  return columns.map((summary, index) => ({
    id: index + 1,
    ...(index < count
      ? sourceColumn(given[index]!, declared?.[index])
      : virtualColumn(virtual[index - count]!)),
    inferredType: inferredType(summary.types).type,
    summary,
  }))
}

type Described = Omit<Attribute, 'id' | 'inferredType' | 'summary'>

const sourceColumn = (
  { columnisedName, humanisedName }: ColumnName,
  declaration: ColumnDefinition | undefined,
): Described => ({
  name: columnisedName,
  humanName: humanisedName,
  schemaType: declaration?.type,
  schemaLength: declaration?.length,
  nullable: declaration?.nullable ?? true,
})

const virtualColumn = ({ name, description, expression, schemaLength }: VirtualColumn): Described => ({
  name,
  humanName: name,
  schemaType: undefined,
  schemaLength,
  nullable: true,
  virtual: { description, expression: printExpression(parseExpression(expression)) },
})
