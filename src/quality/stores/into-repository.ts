import type { Catalogue } from '../../platform/catalogue/catalogue.ts'
import { RepositoryGone } from '../model/errors.ts'

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
