import type { Knex } from 'knex'
import type { Catalogue } from '../../../platform/catalogue/catalogue.ts'
import { RepositoryGone } from '../../model/errors.ts'
import { lockRows } from './lock-rows.ts'

/**
 * Inserts a row into a repository. The row's foreign key fails if the repository has been deleted.
 * @param insert the insertion, or the whole transaction around it
 * @throws RepositoryGone if the repository was deleted concurrently
 */
export async function intoRepository<T>(catalogue: Catalogue, insert: () => PromiseLike<T>): Promise<T> {
  try {
    return await insert()
  } catch (error) {
    throw catalogue.isReferenceViolation(error) ? new RepositoryGone() : error
  }
}

/**
 * Locks a repository, so that it is not deleted before the end of the transaction. The rows of a deleted repository
 * remain for a while, so that a foreign key does not fail. Insertions that number their rows do without it
 * (`nextNumber`).
 * @throws RepositoryGone
 */
export async function lockRepository(repositoryId: number, transaction: Knex.Transaction): Promise<void> {
  const own = transaction('repositories').where({ id: repositoryId }).whereNull('removed_at')
  if ((await lockRows(own, transaction)) === 0) throw new RepositoryGone()
}

/** The ids of the repositories that are not deleted. */
export const repositoriesInUse = (database: Knex): Knex.QueryBuilder =>
  database('repositories').whereNull('removed_at').select('id')
