import { randomUUID } from 'node:crypto'
import type { Logger } from '../../platform/logging.ts'
import { QualityError } from '../model/errors.ts'
import type { JobRow, JobScope, JobStore, Queue } from '../stores/jobs.ts'
import { type JobHandler } from '../model/job.ts'
import { JobEnds } from './job-ends.ts'
import type { JobFeed } from './job-feed.ts'
import { JobProgress } from './job-progress.ts'
import { pause } from './pause.ts'
import { CANCELLED, RunningJob } from './running-job.ts'
import { jobOf } from '../stores/jobs.ts'

/** Times in milliseconds. */
export interface Timing {
  /** For how long a job is its owner's without a sign of life. It is renewed three times as often. */
  readonly leaseMs: number
  /** How often progress is written at most. */
  readonly progressMs: number
  /** How often changes by other processes are looked for. */
  readonly pollMs: number
  /** How long running jobs have to end when the server stops. */
  readonly stopMs: number
}

export interface RunnerOptions {
  readonly store: JobStore
  readonly feed: JobFeed
  readonly handlers: ReadonlyMap<string, JobHandler>
  readonly logger: Logger
  /** How many jobs of repositories run at the same time; of the whole server one more does. */
  readonly atOnce: number
  /** Whether no other process can be running jobs of this catalogue, so that those which seem to run are orphans. */
  readonly isAlone: boolean
  readonly timing: Timing
}

/** The longest that a timer is set for: clocks are put right meanwhile. */
const MAX_TIMER_MS = 3_600_000

/**
 * Runs the jobs of the catalogue. All state that matters is there: what this object knows can be lost at any time.
 * A job is claimed by one UPDATE, is its owner's as long as the lease is renewed, and its end is written only by
 * its owner, in one transaction with what the handler adds. So it never runs twice at once, unless an owner stands
 * still for longer than the lease, and even then it ends once.
 */
export class Runner {
  readonly #options: RunnerOptions
  readonly #store: JobStore
  readonly #owner = randomUUID()
  readonly #ends: JobEnds
  readonly #running = new Map<number, RunningJob>()
  readonly #leaseTimer: NodeJS.Timeout
  #turning: Promise<void> | undefined
  #isWoken = false
  #isStopped = false
  /** By the clock of `performance.now`. */
  #nextRecovery = -Infinity
  #dueTimer: NodeJS.Timeout | undefined

  constructor(options: RunnerOptions) {
    this.#options = options
    this.#store = options.store
    const { store, handlers, logger, timing } = options
    this.#ends = new JobEnds({ store, handlers, logger, owner: this.#owner, leaseMs: timing.leaseMs })
    this.#leaseTimer = setInterval(() => void this.#renew(), timing.leaseMs / 3)
  }

  /** Looks for work soon. Cheap: many calls are one. */
  wake(): void {
    this.#isWoken = true
    this.#turning ??= this.#turns()
  }

  /**
   * Looks after what other processes may have done.
   * @param hasChanged whether they have changed anything in the catalogue
   */
  async poll(hasChanged: boolean): Promise<void> {
    if (this.#running.size > 0) {
      for (const id of await this.#store.cancelRequested([...this.#running.keys()])) this.cancel(id)
    }
    if (hasChanged || performance.now() > this.#nextRecovery) this.wake()
  }

  /** Tells a job to stop because it was cancelled, if it runs here. */
  cancel(id: number): void {
    this.#running.get(id)?.tellToStop('cancel')
  }

  /** Tells the jobs of a repository to stop because it is gone, and they with it. */
  release(repositoryId: number): void {
    for (const running of this.#running.values()) {
      if (running.row.repositoryId === repositoryId) running.tellToStop('lost')
    }
  }

  /** Whether a job of the scope runs in this process, although it may be gone from the catalogue. */
  runs({ repositoryId, entityId, except }: JobScope): boolean {
    return [...this.#running.values()].some(
      ({ row }) =>
        row.repositoryId === repositoryId &&
        row.type !== except &&
        (entityId === undefined || row.entityIds.includes(entityId)),
    )
  }

  /** Tells all jobs to stop, and puts them back into the queue when they have. */
  async stop(): Promise<void> {
    const { timing, logger } = this.#options
    this.#isStopped = true
    clearTimeout(this.#dueTimer)
    await this.#turning
    for (const running of this.#running.values()) running.tellToStop('server stops')
    const patience = new AbortController()
    await Promise.race([
      Promise.all([...this.#running.values()].map(({ ended }) => ended)),
      pause(timing.stopMs, patience.signal),
    ])
    patience.abort()
    clearInterval(this.#leaseTimer)
    for (const { row } of this.#running.values()) {
      logger.warn({ job: row.id, type: row.type }, 'A job did not stop in time; the next start of the server resumes it.')
    }
  }

  async #turns(): Promise<void> {
    try {
      while (this.#isWoken && !this.#isStopped) {
        this.#isWoken = false
        await this.#turn()
      }
    } catch (error) {
      this.#options.logger.error({ err: error }, 'The queue of jobs could not be processed; the server will try again.')
      // So that the next poll tries again.
      this.#nextRecovery = -Infinity
    } finally {
      this.#turning = undefined
    }
  }

  async #turn(): Promise<void> {
    if (performance.now() > this.#nextRecovery) await this.#recover()
    await this.#store.makeDueOnesWait(new Date())
    await this.#fill('repositories', this.#options.atOnce)
    await this.#fill('server', 1)
    const due = await this.#store.nextDue()
    clearTimeout(this.#dueTimer)
    if (!due || this.#isStopped) return
    const wait = Math.min(Math.max(due.getTime() - Date.now(), 0), MAX_TIMER_MS)
    this.#dueTimer = setTimeout(() => this.wake(), wait)
  }

  /** Claims jobs of a queue until so many of it run. */
  async #fill(queue: Queue, atOnce: number): Promise<void> {
    const isOfQueue = ({ row }: RunningJob) => (row.repositoryId === null) === (queue === 'server')
    while (!this.#isStopped && [...this.#running.values()].filter(isOfQueue).length < atOnce) {
      const row = await this.#store.claim(queue, this.#owner, new Date(), this.#options.timing.leaseMs)
      if (!row) return
      this.#start(row)
    }
  }

  #start(row: JobRow): void {
    const { logger, feed, timing } = this.#options
    const progress = new JobProgress(row, timing.progressMs, async (fraction, message) => {
      try {
        await this.#store.progress(row.id, this.#owner, fraction, message)
        feed.tell(row.id)
      } catch (error) {
        logger.warn({ err: error, job: row.id }, 'The progress of a job could not be written.')
      }
    })
    const running = new RunningJob(row, progress)
    this.#running.set(row.id, running)
    if (row.isCancelRequested) running.tellToStop('cancel')
    logger.info({ job: row.id, type: row.type, attempt: row.attempts }, 'A job begins.')
    feed.tell(row.id)
    running.ended = this.#run(running).finally(() => {
      this.#running.delete(row.id)
      feed.tell(row.id)
      this.wake()
    })
  }

  /** Runs a claimed job and writes its end. Never throws. */
  async #run(running: RunningJob): Promise<void> {
    const { row, signal, progress } = running
    const { logger, handlers } = this.#options
    try {
      try {
        const handler = handlers.get(row.type)
        if (!handler)
          throw new QualityError(`This version of the server has no jobs of the type ${row.type}.`)
        signal.throwIfAborted()
        const finish = await handler.run(jobOf(row), {
          signal,
          progress: (fraction, message) => progress.tell(fraction, message),
          commit: (work) => this.#ends.commit(running, work),
        })
        progress.stop()
        await this.#ends.complete(running, finish)
        logger.info({ job: row.id, type: row.type }, 'A job has completed.')
      } catch (error) {
        progress.stop()
        await this.#ends.conclude(running, error)
      }
    } catch (error) {
      // It still counts as running, by an owner that does not look after it: the next recovery takes it up.
      logger.error({ err: error, job: row.id }, 'The end of a job could not be written.')
    }
  }

  /** Decides about jobs that run by the catalogue and not in fact. */
  async #recover(): Promise<void> {
    const { timing, isAlone, handlers, logger } = this.#options
    const now = Date.now()
    const orphans = await this.#store.takeOrphans(
      this.#owner,
      isAlone ? undefined : new Date(now),
      [...this.#running.keys()],
      new Date(now + timing.leaseMs),
    )
    for (const row of orphans) {
      const attempts = handlers.get(row.type)?.attempts ?? 0
      if (!row.isCancelRequested && row.attempts < attempts) {
        await this.#store.putBack(row.id, this.#owner, row.attempts)
        logger.info({ job: row.id, type: row.type }, 'An interrupted job will run again.')
      } else {
        const times = row.attempts === 1 ? 'once' : `${row.attempts} times`
        const reason = `The server ended ${times} while this job ran, so it is not tried again.`
        await this.#ends.abandon(row, {
          ...(row.isCancelRequested
            ? { state: 'Cancelled', reason: CANCELLED }
            : { state: 'Failed', reason: reason }),
          progress: row.progress,
          message: row.message,
        })
        logger.warn({ job: row.id, type: row.type }, 'An interrupted job will not run again.')
      }
      this.#options.feed.tell(row.id)
    }
    this.#nextRecovery = performance.now() + timing.leaseMs / 2
  }

  async #renew(): Promise<void> {
    if (this.#running.size === 0) return
    const ids = [...this.#running.keys()]
    try {
      const until = new Date(Date.now() + this.#options.timing.leaseMs)
      const kept = new Set(await this.#store.renew(ids, this.#owner, until))
      for (const id of ids) if (!kept.has(id)) this.#running.get(id)?.tellToStop('lost')
    } catch (error) {
      this.#options.logger.error({ err: error }, 'The leases of running jobs could not be renewed.')
    }
  }
}
