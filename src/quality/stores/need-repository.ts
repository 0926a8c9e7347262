import type { Knex } from 'knex'
import { RepositoryGone } from '../model/errors.ts'

/**
 * Makes sure, before something is put into a repository, that nobody has deleted it meanwhile.
 * @throws RepositoryGone
 */
export async function needRepository(repositoryId: number, transaction: Knex.Transaction): Promise<void> {
  const repository = await transaction('repositories')
    .where({ id: repositoryId })
    .first<{ id: number } | undefined>('id')
  if (!repository) throw new RepositoryGone()
}
