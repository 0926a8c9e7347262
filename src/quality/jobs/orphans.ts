import type { Logger } from '../../platform/logging.ts'
import type { JobHandler } from '../model/job.ts'
import type { JobRow } from '../stores/jobs/job-rows.ts'
import type { JobStore } from '../stores/jobs/jobs.ts'
import type { CutOffJobs } from './cut-off-jobs.ts'
import type { JobEnds } from './job-ends.ts'
import type { JobFeed } from './job-feed.ts'
import type { JobServer } from './job-server.ts'
import { CANCELLED, loggedJob } from './running-job.ts'

export interface OrphansOptions {
  readonly store: JobStore
  readonly feed: JobFeed
  readonly handlers: ReadonlyMap<string, JobHandler>
  readonly logger: Logger
  /** True if no other process can be running jobs. */
  readonly isAlone: boolean
  readonly server: Pick<JobServer, 'now'>
  readonly timing: { readonly leaseMs: number }
  /** The owner of the jobs of this process. */
  readonly owner: string
  readonly ends: JobEnds
  readonly cutOff: CutOffJobs
}

/** Decides about orphans: jobs that are running according to the catalogue, but not in any process. */
export class Orphans {
  readonly #options: OrphansOptions

  constructor(options: OrphansOptions) {
    this.#options = options
  }

  /** @param running the jobs that this process runs */
  async recover(running: readonly number[]): Promise<void> {
    const { store, owner, timing, isAlone, server, feed } = this.#options
    const now = server.now().getTime()
    const orphans = await store.takeOrphans(
      owner,
      isAlone ? undefined : new Date(now),
      running,
      new Date(now + timing.leaseMs),
    )
    for (const row of orphans) {
      await this.#decide(row)
      feed.tell(row.id)
    }
  }

  async #decide(row: JobRow): Promise<void> {
    const { store, owner, ends, cutOff, handlers, logger } = this.#options
    const attempts = handlers.get(row.type)?.attempts ?? 0
    const isExcused = attempts > 1 && cutOff.isExcused(row.id)
    if (!row.isCancelRequested && (isExcused || row.attempts < attempts)) {
      await store.putBack(row.id, owner, isExcused ? row.attempts - 1 : row.attempts)
      cutOff.resume(row.id)
      logger.info(loggedJob(row), 'An interrupted job will run again.')
      return
    }
    await ends.abandon(row, {
      ...(row.isCancelRequested
        ? { state: 'Cancelled', reason: CANCELLED }
        : { state: 'Failed', reason: this.#reasonOf(row) }),
      progress: row.progress,
      message: row.message,
    })
    cutOff.forget(row.id)
    logger.warn(loggedJob(row), 'An interrupted job will not run again.')
  }

  /** Why an interrupted job is not tried again. */
  #reasonOf(row: JobRow): string {
    if (this.#options.cutOff.has(row.id))
      return 'The catalogue could not be reached while this job ran, so it is not tried again.'
    const times = row.attempts === 1 ? 'once' : `${row.attempts} times`
    return `The server ended ${times} while this job ran, so it is not tried again.`
  }
}
