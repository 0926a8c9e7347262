import type { Knex } from 'knex'

/** Runs work in a short transaction of its own. */
export type Commit = (work: (transaction: Knex.Transaction) => Promise<void>) => Promise<void>

/** How work in portions reaches the catalogue. Other requests get their turns between two portions. */
export interface Portions {
  /** For reads. A transaction must begin with a write. */
  readonly database: Knex
  readonly commit: Commit
}

/** Rows of a portion. Writing or deleting so many rows takes about 20 ms. */
export const PORTION_ROWS = 500

/** The parts of a list that one portion handles each. */
export function* partsOf<T>(list: readonly T[], size = PORTION_ROWS): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size)
}

/**
 * Deletes rows in portions.
 * @param rows all rows to delete, in a database
 * @param key the columns of the primary key
 * @returns the number of deleted rows
 */
export async function deleteInPortions(
  { commit }: Portions,
  rows: (database: Knex) => Knex.QueryBuilder,
  table: string,
  key: readonly string[] = ['id'],
): Promise<number> {
  let count = 0
  for (;;) {
    let deleted = 0
    await commit(async (transaction) => {
      deleted = await transaction(table)
        .whereIn([...key], rows(transaction).limit(PORTION_ROWS).select(key))
        .delete()
    })
    count += deleted
    if (deleted < PORTION_ROWS) return count
  }
}
