import type { Knex } from 'knex'
import { RepositoryGone } from '../../model/errors.ts'

/** The columns of `repositories` that hold the last number of each kind. */
export type Counter =
  | 'last_entity'
  | 'last_job'
  | 'last_library_entity'
  | 'last_connection'
  | 'last_keyword_category'
  | 'last_rule_folder'
  | 'last_webhook'

/**
 * The next number of a kind in a repository. Numbers are never reused. Concurrent callers wait for the end of the
 * transaction.
 * @throws RepositoryGone
 */
export async function nextNumber(
  counter: Counter,
  repositoryId: number,
  transaction: Knex.Transaction,
): Promise<number> {
  const [repository] = await transaction('repositories')
    .where({ id: repositoryId })
    .whereNull('removed_at')
    .increment(counter, 1)
    .returning<Record<Counter, number>[]>(counter)
  if (!repository) throw new RepositoryGone()
  return repository[counter]
}
