import type { Knex } from 'knex'
import type { QueriedWarehouse } from './profile-query.ts'

/**
 * The frequencies of the values of an attribute, with the columns of FREQUENCIES_COLUMNS.
 * @param values name of the table of values
 */
export const frequenciesQuery = (
  { knex }: Pick<QueriedWarehouse, 'knex'>,
  values: string,
): Knex.QueryBuilder => {
  const counted = knex(values)
    .select('attribute', 'frequency')
    .count({ values: '*' })
    .groupBy('attribute', 'frequency')
  const rowsAbove = 'sum(frequency * "values") OVER (PARTITION BY attribute ORDER BY frequency DESC)'
  return knex
    .from(counted.as('counted'))
    .select('attribute', 'frequency', 'values', { rows_above: knex.raw(rowsAbove) })
}
