import type { Knex } from 'knex'
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
): Knex.QueryBuilder => {
  const column = `c${attribute}`
  return knex(rows)
    .select({ value: column })
    .count({ frequency: '*' })
    .whereNotNull(column)
    .groupBy(column)
    .orderBy([{ column: 'frequency', order: 'desc' }, { column: 'value' }])
}
