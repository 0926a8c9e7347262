import type { Finish, Job, JobHandler } from '../model/job.ts'
import type { Associations, MappingParams } from '../services/associations.ts'

/** Changes the mapping of an entity, in the transaction of the job's end: the change is whole, or there is none. */
export class MappingJob implements JobHandler<MappingParams> {
  readonly type = 'Edit Mapping'
  readonly attempts = 3
  readonly #associations: Pick<Associations, 'applyMapping'>

  constructor(associations: Pick<Associations, 'applyMapping'>) {
    this.#associations = associations
  }

  async run({ params, entityIds: [entityId] }: Job<MappingParams>): Promise<Finish> {
    return (transaction) => this.#associations.applyMapping(params, entityId!, transaction)
  }

  /** There is nothing to clean up. */
  async abandoned(): Promise<void> {}
}
