import { parseExpression } from '../expressions/parser.ts'
import { printExpression } from '../expressions/printer.ts'
import type { LoadedColumn } from '../model/attribute-identity.ts'
import type { ReadSummary } from '../model/reading.ts'
import { inferredType } from '../values/value-types.ts'
import type { VirtualColumn } from '../model/reading.ts'
import type { ColumnDefinition } from '../model/entity-source.ts'
import type { Attribute } from '../model/attribute.ts'

/**
 * The attributes of a load with the reader's summaries: first the source columns, then the virtual columns.
 * @param loaded the attributes of the columns, in the order of the source
 */
export function attributesOf(
  loaded: readonly LoadedColumn[],
  declared: readonly ColumnDefinition[] | undefined,
  virtual: readonly VirtualColumn[],
  { columns }: ReadSummary,
): Attribute[] {
  const count = columns.length - virtual.length
  return columns.map((summary, index) => {
    const { id, name, humanName } = loaded[index]!
    return {
      ...{ id, name, humanName },
      ...(index < count ? sourceColumn(declared?.[index]) : virtualColumn(virtual[index - count]!)),
      inferredType: inferredType(summary.types).type,
      summary,
    }
  })
}

type Described = Omit<Attribute, 'id' | 'name' | 'humanName' | 'inferredType' | 'summary'>

const sourceColumn = (declaration: ColumnDefinition | undefined): Described => ({
  schemaType: declaration?.type,
  schemaLength: declaration?.length,
  nullable: declaration?.nullable ?? true,
})

const virtualColumn = ({ description, expression, schemaLength }: VirtualColumn): Described => ({
  schemaType: undefined,
  schemaLength,
  nullable: true,
  virtual: { description, expression: printExpression(parseExpression(expression)) },
})
