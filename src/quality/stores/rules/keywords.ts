import type { Knex } from 'knex'
import type { Catalogue, UniqueKey } from '../../../platform/catalogue/catalogue.ts'
import { KeywordInUse, KeywordNameTaken, TooManyKeywords } from '../../model/keyword-errors.ts'
import { KeywordUnknown } from '../../model/rule-errors.ts'
import type { KeywordRef } from '../../model/rule.ts'
import { foldedName } from '../shared/folded-name.ts'
import { intoRepository } from '../shared/into-repository.ts'
import { lockRows } from '../shared/lock-rows.ts'
import { nextNumber } from '../shared/next-number.ts'

/** Categories and keywords of one repository. */
export const MAX_KEYWORDS = 1000

const CATEGORY_NAME: UniqueKey = {
  table: 'keyword_categories',
  columns: ['repository_id', 'folded_name'],
}
const KEYWORD_NAME: UniqueKey = { table: 'keywords', columns: ['category_id', 'folded_name'] }

interface Category {
  readonly id: number
  readonly name: string
}

/** The keywords of repositories, in categories. */
export class KeywordStore {
  readonly #catalogue: Catalogue

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue
  }

  /**
   * The names of a category and of its keyword, for a rule that the transaction writes. They cannot be deleted before
   * the end of the transaction.
   * @throws KeywordUnknown
   */
  async names(repositoryId: number, ref: KeywordRef, transaction: Knex.Transaction): Promise<string> {
    const found = await lockCategory(repositoryId, ref, transaction)
    if (ref.keyword === 0) return found.name
    return `${found.name}: ${(await findKeyword(found, ref, transaction)).name}`
  }

  /**
   * @returns the number of the new category
   * @throws KeywordNameTaken, TooManyKeywords, RepositoryGone
   */
  addCategory(repositoryId: number, name: string): Promise<number> {
    return this.#insert(async (transaction) => {
      const number = await nextNumber('last_keyword_category', repositoryId, transaction)
      await checkCount(repositoryId, transaction)
      const row = { repository_id: repositoryId, number, name, folded_name: foldedName(name) }
      const [inserted] = await transaction('keyword_categories')
        .insert(row)
        .onConflict([...CATEGORY_NAME.columns])
        .ignore()
        .returning<{ number: number }[]>('number')
      if (!inserted) throw new KeywordNameTaken(name)
      return inserted.number
    })
  }

  /**
   * @returns the number of the new keyword in its category
   * @throws KeywordUnknown, KeywordNameTaken, TooManyKeywords
   */
  addKeyword(repositoryId: number, category: number, name: string): Promise<number> {
    return this.#insert(async (transaction) => {
      const { id } = await lockCategory(repositoryId, { category }, transaction)
      await checkCount(repositoryId, transaction)
      const [counted] = await transaction('keyword_categories')
        .where({ id })
        .increment('last_keyword', 1)
        .returning<{ last_keyword: number }[]>('last_keyword')
      const row = { category_id: id, number: counted!.last_keyword, name, folded_name: foldedName(name) }
      const [inserted] = await transaction('keywords')
        .insert(row)
        .onConflict([...KEYWORD_NAME.columns])
        .ignore()
        .returning<{ number: number }[]>('number')
      if (!inserted) throw new KeywordNameTaken(name, category)
      return inserted.number
    })
  }

  /**
   * Deletes a keyword, or a category with its keywords, that no rule uses.
   * @param ref the keyword 0 is the category
   * @throws KeywordUnknown, KeywordInUse
   */
  remove(repositoryId: number, ref: KeywordRef): Promise<void> {
    return this.#catalogue.knex.transaction(async (transaction) => {
      const category = await lockCategory(repositoryId, ref, transaction)
      const isCategory = ref.keyword === 0
      const { id, name } = isCategory ? category : await findKeyword(category, ref, transaction)
      const uses = await countUses(repositoryId, ref, transaction)
      if (uses > 0) throw new KeywordInUse(name, isCategory, uses)
      await transaction(isCategory ? 'keyword_categories' : 'keywords')
        .where({ id })
        .delete()
    })
  }

  #insert(insert: (transaction: Knex.Transaction) => Promise<number>): Promise<number> {
    return intoRepository(this.#catalogue, () => this.#catalogue.knex.transaction(insert))
  }
}

/** @throws KeywordUnknown */
async function lockCategory(
  repositoryId: number,
  { category }: Pick<KeywordRef, 'category'>,
  transaction: Knex.Transaction,
): Promise<Category> {
  const own = transaction('keyword_categories').where({ repository_id: repositoryId, number: category })
  const [locked] = await lockRows(own, transaction).returning<Category[]>(['id', 'name'])
  if (!locked) throw new KeywordUnknown({ category, keyword: 0 })
  return locked
}

/** @throws KeywordUnknown */
async function findKeyword(
  { id }: Category,
  ref: KeywordRef,
  transaction: Knex.Transaction,
): Promise<{ readonly id: number; readonly name: string }> {
  const found = await transaction('keywords')
    .where({ category_id: id, number: ref.keyword })
    .first<{ id: number; name: string } | undefined>('id', 'name')
  if (!found) throw new KeywordUnknown(ref)
  return found
}

/** The number of rules that use a keyword, or any keyword of a category. Rules of entities in deletion do not count. */
async function countUses(
  repositoryId: number,
  { category, keyword }: KeywordRef,
  transaction: Knex.Transaction,
): Promise<number> {
  const pair = keyword === 0 ? `${category} ` : `${category} ${keyword}:`
  const row = await transaction('rules')
    .leftJoin('entities', 'entities.id', 'rules.entity_id')
    .where('rules.repository_id', repositoryId)
    .where((either) => void either.whereNull('rules.entity_id').orWhereNotNull('entities.held_name'))
    .whereRaw(`(':' || rules.keyword_ids || ':') like ?`, [`%:${pair}%`])
    .count<{ count: number | string }>({ count: '*' })
    .first()
  return Number(row?.count ?? 0)
}

/** @throws TooManyKeywords */
async function checkCount(repositoryId: number, transaction: Knex.Transaction): Promise<void> {
  const own = transaction('keyword_categories').where({ repository_id: repositoryId })
  const [categories] = await own.clone().count<{ count: number | string }[]>({ count: '*' })
  const [keywords] = await transaction('keywords')
    .whereIn('category_id', own.clone().select('id'))
    .count<{ count: number | string }[]>({ count: '*' })
  const count = Number(categories?.count) + Number(keywords?.count)
  if (count >= MAX_KEYWORDS) throw new TooManyKeywords(MAX_KEYWORDS)
}
