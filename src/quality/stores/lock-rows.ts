import type { Knex } from 'knex'

/**
 * Keeps rows as they are until the end of their transaction, by a write that changes nothing. A SELECT would let others
 * change them before the transaction writes. (Knex does not return the rows of a DELETE from every database.)
 * @param rows condition on a table with an id
 */
export const lockRows = (rows: Knex.QueryBuilder, transaction: Knex.Transaction): Knex.QueryBuilder =>
  rows.clone().update({ id: transaction.ref('id') })
