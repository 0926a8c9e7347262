import type { Knex } from 'knex'
import type { QueriedWarehouse } from './profile-query.ts'

/**
 * The frequencies that values of an attribute have, as FREQUENCIES_COLUMNS has them.
 * @param values name of the table of the values
 */
export const frequenciesQuery = ({ knex }: QueriedWarehouse, values: string): Knex.QueryBuilder => {
  const counted = knex(values)
    .select('attribute', 'frequency')
    .count({ values: '*' })
    .groupBy('attribute', 'frequency')
  const rowsAbove = 'sum(frequency * "values") OVER (PARTITION BY attribute ORDER BY frequency DESC)'
  return knex
    .from(counted.as('counted'))
    .select('attribute', 'frequency', 'values', { rows_above: knex.raw(rowsAbove) })
}
