import type { SortedRows } from '../../../model/warehouse/written-files.ts'
import type { QueriedWarehouse } from './profile-query.ts'

/**
 * The distinct non-null values of an attribute with their numbers of rows. The most frequent value is first. Equal
 * frequencies are in code point order, which is the order of the bytes in UTF-8.
 * @param rows name of the table with the loaded rows
 */
export const distinctValues = (
  { knex }: Pick<QueriedWarehouse, 'knex'>,
  rows: string,
  attribute: number,
): SortedRows => {
  const column = `c${attribute}`
  const query = knex(rows)
    .select({ value: column })
    .count({ frequency: '*' })
    .whereNotNull(column)
    .groupBy(column)
  return {
    query,
    columns: ['value', 'frequency'],
    order: [
      { column: 'frequency', order: 'desc' },
      { column: 'value', order: 'asc' },
    ],
  }
}
