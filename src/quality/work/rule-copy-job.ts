import type { Finish, Job, JobHandler } from '../model/job.ts'
import type { CopyParams, RuleCopies } from '../services/library/rule-copies.ts'

/** Copies library rules to an entity, in the transaction of the job's end: all of them or none. */
export class RuleCopyJob implements JobHandler<CopyParams> {
  readonly type = 'Copy Library Rules'
  readonly attempts = 3
  readonly #copies: Pick<RuleCopies, 'apply'>

  constructor(copies: Pick<RuleCopies, 'apply'>) {
    this.#copies = copies
  }

  async run({ params, entityIds, repositoryId, createdBy }: Job<CopyParams>): Promise<Finish> {
    const place = { repositoryId: repositoryId!, entityId: entityIds[0]! }
    return (transaction) => this.#copies.apply(params, place, createdBy, transaction)
  }

  /** There is nothing to clean up. */
  async abandoned(): Promise<void> {}
}
