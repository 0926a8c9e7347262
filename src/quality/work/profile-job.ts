import type { Finish, Job, JobContext, JobHandler } from '../model/job.ts'
import type { EntityStore } from '../stores/entities/entities.ts'
import type { EntityLoads } from '../stores/entities/entity-loads.ts'
import { countsOf, type ProfileStep } from './profile-step.ts'

/**
 * Profiles rows that a version without profiles loaded. If a later load has replaced the rows before this job starts,
 * that load has profiled them.
 */
export class ProfileJob implements JobHandler<object> {
  readonly type = 'Profile'
  readonly attempts = 3
  readonly #entities: EntityStore
  readonly #loads: EntityLoads
  readonly #profiles: ProfileStep
  readonly #sweep: (repositoryId: number) => void

  constructor(
    entities: EntityStore,
    loads: EntityLoads,
    profiles: ProfileStep,
    sweep: (repositoryId: number) => void,
  ) {
    this.#entities = entities
    this.#loads = loads
    this.#profiles = profiles
    this.#sweep = sweep
  }

  async run(job: Job<object>, context: JobContext): Promise<Finish> {
    const entity = await this.#entities.get(job.entityIds[0]!)
    if (entity?.profileJob !== job.id) {
      context.progress(0, 'The rows already have a profile.')
      return async () => undefined
    }
    const { generation, loadedRows: rows } = entity
    const target = { generation, rows, attributes: await this.#loads.attributes(entity) }
    const finish = await this.#profiles.run(job, target, context, 0)
    context.progress(0, `${countsOf(target)} ${rows === 1 ? 'is' : 'are'} profiled.`)
    return finish
  }

  async abandoned(
    job: Job<object>,
    { reason }: Parameters<JobHandler['abandoned']>[1],
    transaction: Parameters<JobHandler['abandoned']>[2],
  ): Promise<void> {
    await this.#loads.fail(job.entityIds[0]!, reason, transaction)
    this.#sweep(job.repositoryId!)
  }
}
