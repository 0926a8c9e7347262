import type { ColumnType } from '../../model/warehouse/dialect.ts'
import { type TableColumn, TableUnknown } from '../../model/warehouse/warehouse.ts'

/**
 * The columns of a table with the product's types. Of several types with the same name in the engine, the first counts.
 * @param columns as the engine describes them
 * @throws TableUnknown if there are none
 */
export function typedColumns(
  columns: readonly { readonly name: string; readonly type: string }[],
  types: Readonly<Record<ColumnType, string>>,
): TableColumn[] {
  if (columns.length === 0) throw new TableUnknown('A table of the query does not exist.')
  const known = Object.entries(types) as [ColumnType, string][]
  return columns.map(({ name, type }) => {
    const found = known.find(([, engineType]) => plain(engineType) === plain(type))
    if (found === undefined) throw new Error(`A column has the type ${type}, which is none of the product.`)
    return [name, found[0]]
  })
}

/** Engines write the same type with and without blanks. */
const plain = (type: string): string => type.toLowerCase().replace(/\s+/g, '')
