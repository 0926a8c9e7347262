import type { Catalogue } from '../../platform/catalogue/catalogue.ts'
import { RepositoryGone } from '../model/errors.ts'

/**
 * Puts something into a repository. The reference of the new row to its repository says whether that is still there.
 * @param insert the insertion, or the whole transaction around it
 * @throws RepositoryGone where somebody has deleted the repository meanwhile
 */
export async function intoRepository<T>(catalogue: Catalogue, insert: () => PromiseLike<T>): Promise<T> {
  try {
    return await insert()
  } catch (error) {
    throw catalogue.isReferenceViolation(error) ? new RepositoryGone() : error
  }
}
