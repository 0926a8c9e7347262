import type { PriorityStore } from '../../stores/rules/priorities.ts'
import { PriorityUnknown } from '../../model/errors.ts'
import type { Priority, PriorityChanges, PriorityTexts } from '../../model/priority.ts'

/** The priorities of business rules: up to ten per repository, each with its own number. */
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
   * Adds a priority. It replaces the priority with the same number.
   * @throws RepositoryGone
   */
  add(repositoryId: number, priority: PriorityTexts): Promise<void> {
    return this.#store.put(repositoryId, priority)
  }

  /**
   * Changes a priority. If it gets the number of another priority, it replaces that priority.
   * @returns its new number
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
