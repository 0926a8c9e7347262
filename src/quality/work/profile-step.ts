import { QualityError } from '../model/errors.ts'
import type { Finish, Job, JobContext } from '../model/job.ts'
import type { EntityLoads, LoadProfile } from '../stores/entities/entity-loads.ts'
import type { Warehouses } from '../model/warehouse/warehouse.ts'
import type { profile } from '../profiling/profiler.ts'
import { countDuplicateRows } from '../profiling/duplicate-rows.ts'
import type { Attribute } from '../model/attribute.ts'
import { ProfileFailed } from './errors.ts'

/** Loaded rows without a profile. */
export interface UnprofiledRows {
  readonly generation: number
  readonly rows: number
  readonly attributes: readonly Attribute[]
}

/** The services that profiling in a job uses. */
export interface ProfileServices {
  readonly loads: EntityLoads
  readonly warehouses: Warehouses
  readonly profile: typeof profile
  /** Bytes of the longest value that can be profiled. */
  readonly longestBytes?: number
  /** A job's own folder, which the profile creates and removes. */
  readonly folderOf: (repositoryId: number, jobId: number) => string
  /** Called when a repository's warehouse may contain tables that are not needed any more. */
  readonly sweep: (repositoryId: number) => void
}

/** The part of a job that profiles rows. A restart makes the tables again. */
export class ProfileStep {
  readonly #services: ProfileServices

  constructor(services: ProfileServices) {
    this.#services = services
  }

  /**
   * @param from the job's progress at the start of this step
   * @returns the function that adds the profiles to the entity at the end of the job
   * @throws ProfileFailed
   */
  async run(job: Job, target: UnprofiledRows, context: JobContext, from: number): Promise<Finish> {
    const { loads, sweep } = this.#services
    const entityId = job.entityIds[0]!
    context.progress(from, `${countsOf(target)} are to be profiled.`)
    const loadProfile = await this.#profile(job, target, context, from)
    return async (transaction) => {
      await loads.finishProfile(entityId, target, loadProfile, transaction)
      sweep(job.repositoryId!)
    }
  }

  async #profile(
    job: Job,
    { generation, rows, attributes }: UnprofiledRows,
    { signal, progress }: JobContext,
    from: number,
  ): Promise<LoadProfile> {
    const { warehouses, profile, folderOf, longestBytes } = this.#services
    const entityId = job.entityIds[0]!
    const warehouse = await warehouses.open(job.repositoryId!)
    try {
      const profiles = await profile({
        warehouse,
        entityId,
        generation,
        attributes,
        rows,
        longestBytes,
        folder: folderOf(job.repositoryId!, job.id),
        signal,
        progress: (fraction, sentence) => progress(from + (UNTIL - from) * fraction, sentence),
      })
      progress(UNTIL, 'Duplicate rows are being counted.')
      const load = { id: entityId, generation, loadedRows: rows }
      const duplicateRows = await countDuplicateRows({ warehouse, load, attributes, profiles, signal })
      return { profiles, duplicateRows }
    } catch (error) {
      if (!(error instanceof QualityError)) throw error
      throw new ProfileFailed(`The rows could not be profiled. ${error.message}`, { cause: error })
    }
  }
}

/** The progress after profiling. The rest is for the transaction that ends the job. */
const UNTIL = 0.99

const counted = (count: number, one: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : `${one}s`}`

/** `3,376 rows with 7 attributes` */
export const countsOf = ({ rows, attributes }: UnprofiledRows): string =>
  `${counted(rows, 'row')} with ${counted(attributes.length, 'attribute')}`
