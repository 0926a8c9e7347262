import type { Asker } from './asker.ts'
import type { Listing } from './listing.ts'
import type { GivenOptions } from './options.ts'
import type { AnswerPieces, PageAnswers } from './page-answers.ts'
import type { RowStore } from './row-store.ts'

/** Pages of what the catalogue holds. */
export class CataloguePages {
  readonly store: RowStore
  readonly #answers: PageAnswers

  constructor(store: RowStore, answers: PageAnswers) {
    this.store = store
    this.#answers = answers
  }

  /** @throws what `PageAnswers.page` throws */
  page<Scope>(
    listing: Listing<Scope>,
    scope: Scope,
    given: GivenOptions,
    asker: Asker,
  ): Promise<AnswerPieces> {
    return this.#answers.page(listing, this.store, scope, given, asker)
  }
}
