import type { Priority, PriorityChanges, PriorityStore, PriorityTexts } from '../stores/priorities.ts'
import { PriorityUnknown } from '../model/errors.ts'

/** What business rules are ordered by: up to ten priorities of a repository, each with a number of its own. */
export class Priorities {
  readonly #store: PriorityStore
  constructor(store: PriorityStore) {
    this.#store = store
  }

  /** By number. */
  list(repositoryId: number): Promise<Priority[]> {
    return this.#store.list(repositoryId)
  }

  /**
   * Adds a priority, in the place of the one that has its number.
   * @throws RepositoryGone
   */
  add(repositoryId: number, priority: PriorityTexts): Promise<void> {
    return this.#store.put(repositoryId, priority)
  }

  /**
   * Changes a priority. With the number of another one it takes the place of that.
   * @returns its number now
   * @throws PriorityUnknown
   */
  async edit(repositoryId: number, id: number, changes: PriorityChanges): Promise<number> {
    const now = await this.#store.edit(repositoryId, id, changes)
    if (now === undefined) throw new PriorityUnknown(id)
    return now
  }

  /** @throws PriorityUnknown */
  async remove(repositoryId: number, id: number): Promise<void> {
    if (!(await this.#store.remove(repositoryId, id))) throw new PriorityUnknown(id)
  }
}
