import type { Knex } from 'knex'

/**
 * Locks rows until the end of the transaction, by a write that changes nothing. A SELECT would let other connections
 * change the rows before the transaction writes. (Knex does not return the rows of a DELETE from every database.)
 * @param rows condition on a table with an id
 */
export const lockRows = (rows: Knex.QueryBuilder, transaction: Knex.Transaction): Knex.QueryBuilder =>
  rows.clone().update({ id: transaction.ref('id') })
