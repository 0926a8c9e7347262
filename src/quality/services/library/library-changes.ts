import type { Transaction } from '../../../platform/catalogue/catalogue.ts'
import { LibraryEntityUnknown } from '../../model/errors.ts'
import type { LibraryEntity } from '../../model/library.ts'
import type { ChangeSubject } from '../../stores/library/bulk-changes.ts'
import type { LibraryStore } from '../../stores/library/library.ts'
import type { Commit } from '../../stores/shared/portions.ts'
import type { BulkChange, BulkChanges } from '../rules/bulk-changes.ts'

/** A library entity that a bulk change has claimed. */
export type ClaimedLibrary = LibraryEntity & { readonly repositoryId: number }

/** What a change of a library entity claims. @param id in the catalogue */
export const claimOfLibrary = (repositoryId: number, id: number): ChangeSubject => ({
  repositoryId,
  claim: `library entity ${id}`,
})

/** The parts of a change, as in `ChangeParts`. Each gets the library entity. */
export interface LibraryChangeParts<Prepared, Result> {
  readonly prepare: (library: ClaimedLibrary, change: BulkChange) => Promise<Prepared>
  readonly decide: (library: ClaimedLibrary, prepared: Prepared, transaction: Transaction) => Promise<Result>
  readonly commit?: Commit
}

/**
 * Changes library entities. The attributes, rules, associations and mappings of a library entity are changed by one
 * change at a time, so what a change reads of them stays until it is decided.
 */
export class LibraryChanges {
  readonly #changes: Pick<BulkChanges, 'make'>
  readonly #library: Pick<LibraryStore, 'find' | 'lockById'>

  constructor(changes: Pick<BulkChanges, 'make'>, library: Pick<LibraryStore, 'find' | 'lockById'>) {
    this.#changes = changes
    this.#library = library
  }

  /** @throws LibraryEntityUnknown, RepositoryGone, and the errors of the parts */
  async make<Prepared, Result>(
    repositoryId: number,
    number: number,
    { prepare, decide, commit }: LibraryChangeParts<Prepared, Result>,
  ): Promise<Result> {
    const { id } = await this.#find(repositoryId, number)
    return this.#changes.make(claimOfLibrary(repositoryId, id), {
      prepare: async (change) => {
        // Another change may have removed it before the claim.
        const library = { ...(await this.#find(repositoryId, number)), repositoryId }
        return { library, prepared: await prepare(library, change) }
      },
      decide: async ({ library, prepared }, transaction) => {
        if (!(await this.#library.lockById(id, transaction))) throw new LibraryEntityUnknown(number)
        return decide(library, prepared, transaction)
      },
      ...(commit && { commit }),
    })
  }

  async #find(repositoryId: number, number: number): Promise<LibraryEntity> {
    const found = await this.#library.find(repositoryId, number)
    if (!found) throw new LibraryEntityUnknown(number)
    return found
  }
}
