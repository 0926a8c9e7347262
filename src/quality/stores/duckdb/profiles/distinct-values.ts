import type { Knex } from 'knex'
import type { QueriedWarehouse } from './profile-query.ts'

/**
 * The distinct values of an attribute with the number of rows that hold each, null left out: the most frequent first,
 * equals by code point, which is the order of their bytes in UTF-8.
 * @param rows name of the table of the loaded rows
 */
export const distinctValues = (
  { knex }: QueriedWarehouse,
  rows: string,
  attribute: number,
): Knex.QueryBuilder => {
  const column = `c${attribute}`
  return knex(rows)
    .select({ value: column })
    .count({ frequency: '*' })
    .whereNotNull(column)
    .groupBy(column)
    .orderBy([{ column: 'frequency', order: 'desc' }, { column: 'value' }])
}
