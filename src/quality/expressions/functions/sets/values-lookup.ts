import type { SqlArgument } from '../../declaration.ts'
import { type Sql, sql, verbatim } from '../../sql.ts'

/**
 * Looks up the value of a row in the attribute's table of values. Null if the value is null. The engine executes it
 * as a join.
 * @param selected a column of the table, or SQL of its columns (see VALUES_COLUMNS of `model/warehouse/tables.ts`)
 * @param value the text to look up, by default the attribute's own value
 */
export function lookedUp(attribute: SqlArgument, selected: string, value: Sql = attribute.sql): Sql {
  const profiled = attribute.column?.raw?.profiled
  if (profiled === undefined) return sql`null`
  const { valuesTable, attributeId } = profiled
  return sql`(select ${verbatim(selected)} from ${verbatim(`"${valuesTable}"`)} as listed where listed.attribute = ${attributeId} and listed.value = ${value})`
}
