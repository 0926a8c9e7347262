import type { Finish, Job, JobContext, JobHandler } from '../model/job.ts'
import type { Associations, MappingParams } from '../services/library/associations.ts'

/** Changes the mapping of an entity: the change is whole, or there is none. */
export class MappingJob implements JobHandler<MappingParams> {
  readonly type = 'Edit Mapping'
  readonly attempts = 3
  readonly #associations: Pick<Associations, 'applyMapping'>

  constructor(associations: Pick<Associations, 'applyMapping'>) {
    this.#associations = associations
  }

  async run(
    { params, entityIds: [entityId], repositoryId }: Job<MappingParams>,
    { commit }: JobContext,
  ): Promise<Finish> {
    await this.#associations.applyMapping(repositoryId!, params, entityId!, commit)
    return NOTHING_LEFT
  }

  /** There is nothing to clean up. */
  async abandoned(): Promise<void> {}
}

/** A job that starts again after its change finds it made. */
const NOTHING_LEFT: Finish = async () => undefined
