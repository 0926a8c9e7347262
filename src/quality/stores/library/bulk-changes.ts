import type { Knex } from 'knex'
import type { Catalogue } from '../../../platform/catalogue/catalogue.ts'
import { intoRepository } from '../shared/into-repository.ts'
import { deleteLibraryEntity } from './library-removals.ts'
import { PORTION_ROWS, type Commit } from '../shared/portions.ts'
import { deleteRules, settleRules } from '../rules/rule-removals.ts'

/** A bulk change that is not decided. */
export interface OpenChange {
  readonly id: number
  /** Which process makes it. */
  readonly owner: string
}

/** What a bulk change is about. */
export interface ChangeSubject {
  readonly repositoryId: number
  /** What no other bulk change may change, as a text. */
  readonly claim: string
}

/** The bulk changes of rules that are not decided, and the rest of those that are (see the migration). */
export class BulkChangeStore {
  readonly #catalogue: Catalogue

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue
  }

  transaction<T>(work: (transaction: Knex.Transaction) => Promise<T>): Promise<T> {
    return this.#catalogue.knex.transaction(work)
  }

  /**
   * Opens a bulk change.
   * @returns undefined if another open change has the claim
   * @throws RepositoryGone
   */
  async open(
    { repositoryId, claim }: ChangeSubject,
    owner: string,
    leaseUntil: Date,
  ): Promise<OpenChange | undefined> {
    const insert = () =>
      this.#catalogue
        .knex('bulk_changes')
        .insert({ repository_id: repositoryId, claim, owner, lease_until: leaseUntil.toISOString() })
        .onConflict('claim')
        .ignore()
        .returning<{ id: number }[]>('id')
    const [opened] = await intoRepository(this.#catalogue, insert)
    return opened && { id: opened.id, owner }
  }

  /** @returns false if the change has another owner, or is undone */
  async renew({ id, owner }: OpenChange, until: Date, transaction: Knex.Transaction): Promise<boolean> {
    const renewed = await transaction('bulk_changes')
      .where({ id, owner })
      .update({ lease_until: until.toISOString() })
    return renewed > 0
  }

  /** Decides a change: its rows are seen from the end of the transaction. @returns false as `renew` */
  async decide({ id, owner }: OpenChange, transaction: Knex.Transaction): Promise<boolean> {
    return (await transaction('bulk_changes').where({ id, owner }).delete()) > 0
  }

  /**
   * Takes over the changes whose owners have disappeared.
   * @param now the end of their leases is before
   */
  async takeAbandoned(now: Date, owner: string, until: Date): Promise<OpenChange[]> {
    const taken = await this.#catalogue
      .knex('bulk_changes')
      .where('lease_until', '<', now.toISOString())
      .update({ owner, lease_until: until.toISOString() })
      .returning<{ id: number }[]>('id')
    return taken.map(({ id }) => ({ id, owner }))
  }

  /** Undoes a change that is not decided. Its rows stay hidden until they are deleted. */
  async undo({ id }: OpenChange, commit: Commit): Promise<void> {
    const portions = { database: this.#catalogue.knex, commit }
    await deleteRules(portions, (database) => database('rule_rows').where({ added_in: id }))
    for (const mark of ['removed_in', 'freed_in']) {
      let count: number
      do
        await commit(async (transaction) => {
          const marked = transaction('rule_rows')
            .where({ [mark]: id })
            .limit(PORTION_ROWS)
            .select('id')
          count = await transaction('rule_rows')
            .whereIn('id', marked)
            .update({ [mark]: null })
        })
      while (count! > 0)
    }
    await commit(async (transaction) => {
      await transaction('bulk_changes').where({ id }).delete()
    })
  }

  /** Completes decided changes: removes the rows that nobody sees any more. */
  async settle(commit: Commit): Promise<void> {
    const { knex: database } = this.#catalogue
    const portions = { database, commit }
    await settleRules(portions)
    const removed = await database('library_entities').whereNotNull('removed_at').pluck<number[]>('id')
    for (const id of removed) await deleteLibraryEntity(portions, id)
  }
}
