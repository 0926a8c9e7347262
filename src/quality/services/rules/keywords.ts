import type { KeywordRef } from '../../model/rule.ts'
import type { KeywordStore } from '../../stores/rules/keywords.ts'

/** Adds and deletes the keywords of rules. */
export class Keywords {
  readonly #store: KeywordStore

  constructor(store: KeywordStore) {
    this.#store = store
  }

  /**
   * Adds a keyword of a category, or a category.
   * @param category undefined to add a category
   * @returns the new keyword; the keyword 0 is a category
   * @throws KeywordUnknown, KeywordNameTaken, TooManyKeywords, RepositoryGone
   */
  async add(repositoryId: number, name: string, category: number | undefined): Promise<KeywordRef> {
    if (category === undefined)
      return { category: await this.#store.addCategory(repositoryId, name), keyword: 0 }
    return { category, keyword: await this.#store.addKeyword(repositoryId, category, name) }
  }

  /** @throws KeywordUnknown, KeywordInUse */
  remove(repositoryId: number, ref: KeywordRef): Promise<void> {
    return this.#store.remove(repositoryId, ref)
  }
}
