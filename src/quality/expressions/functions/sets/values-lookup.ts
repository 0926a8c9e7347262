import type { SqlArgument } from '../../declaration.ts'
import { type Sql, sql, verbatim } from '../../sql.ts'

/**
 * What the table of the values of an attribute tells of its value in a row; null where that is null. The engine makes
 * a join of it.
 * @param told a column of the table, or SQL of its columns (see VALUES_COLUMNS of `model/tables.ts`)
 * @param value where to look, a text; without it the attribute's own
 */
export function lookedUp(attribute: SqlArgument, told: string, value: Sql = attribute.sql): Sql {
  const profiled = attribute.column?.raw?.profiled
  if (profiled === undefined) return sql`null`
  const { valuesTable, attributeId } = profiled
  return sql`(select ${verbatim(told)} from ${verbatim(`"${valuesTable}"`)} as listed where listed.attribute = ${attributeId} and listed.value = ${value})`
}
