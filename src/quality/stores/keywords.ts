import type { Knex } from 'knex'
import type { Catalogue } from '../../platform/catalogue/catalogue.ts'
import type { KeywordRef } from '../model/rule.ts'

/** The keywords of repositories, in categories. */
export class KeywordStore {
  readonly #lookups: Knex

  /** @param lookups connections for the reads of requests */
  constructor(catalogue: Catalogue, lookups = catalogue.knex) {
    this.#lookups = lookups
  }

  /** The names of a category and of its keyword; undefined if either does not exist. */
  async names(repositoryId: number, { category, keyword }: KeywordRef): Promise<string | undefined> {
    const found = await this.#lookups('keyword_categories')
      .where({ repository_id: repositoryId, number: category })
      .first<{ id: number; name: string } | undefined>('id', 'name')
    if (!found) return undefined
    if (keyword === 0) return found.name
    const named = await this.#lookups('keywords')
      .where({ category_id: found.id, number: keyword })
      .first<{ name: string } | undefined>('name')
    return named && `${found.name}: ${named.name}`
  }
}
