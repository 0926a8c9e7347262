import { randomUUID } from 'node:crypto'
import type { Logger } from '../../platform/logging.ts'
import { OperatorError } from '../../platform/operator-error.ts'
import { meansUnreadable } from '../../platform/sqlite-errors.ts'
import { QualityError } from '../errors.ts'
import type { JobEnd, JobRow, JobScope, JobStore, Queue } from '../stores/jobs.ts'
import { JobStopped } from './errors.ts'
import type { Finish, Job, JobHandler } from './job.ts'
import type { JobFeed } from './job-feed.ts'
import { JobProgress } from './job-progress.ts'
import { pause } from './pause.ts'

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
const LONGEST_TIMER_MS = 3_600_000

/** The job is not this process's any more: its row is gone, or another owner has it. */
class JobLost extends Error {}

/** Why a running job was told to stop. */
type Cause = 'cancel' | 'server stops' | 'lost'

interface Running {
  readonly row: JobRow
  readonly progress: JobProgress
  readonly abort: AbortController
  /** The first cause counts. */
  cause: Cause | undefined
  ended: Promise<void>
}

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
  readonly #running = new Map<number, Running>()
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
    this.#leaseTimer = setInterval(() => void this.#renew(), options.timing.leaseMs / 3)
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
    this.#tellToStop(this.#running.get(id), 'cancel')
  }

  /** Tells the jobs of a repository to stop because it is gone, and they with it. */
  release(repositoryId: number): void {
    for (const running of this.#running.values()) {
      if (running.row.repositoryId === repositoryId) this.#tellToStop(running, 'lost')
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
    for (const running of this.#running.values()) this.#tellToStop(running, 'server stops')
    const patience = new AbortController()
    await Promise.race([
      Promise.all([...this.#running.values()].map(({ ended }) => ended)),
      pause(timing.stopMs, patience.signal),
    ])
    patience.abort()
    clearInterval(this.#leaseTimer)
    for (const { row } of this.#running.values()) {
      logger.warn({ job: row.id, type: row.type }, 'A job did not stop in time; the next start takes it up.')
    }
  }

  async #turns(): Promise<void> {
    try {
      while (this.#isWoken && !this.#isStopped) {
        this.#isWoken = false
        await this.#turn()
      }
    } catch (error) {
      this.#options.logger.error({ err: error }, 'The queue of jobs cannot be worked on at the moment.')
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
    const wait = Math.min(Math.max(due.getTime() - Date.now(), 0), LONGEST_TIMER_MS)
    this.#dueTimer = setTimeout(() => this.wake(), wait)
  }

  /** Claims jobs of a queue until so many of it run. */
  async #fill(queue: Queue, atOnce: number): Promise<void> {
    const isOfQueue = ({ row }: Running) => (row.repositoryId === null) === (queue === 'server')
    while (!this.#isStopped && [...this.#running.values()].filter(isOfQueue).length < atOnce) {
      const row = await this.#store.claim(queue, this.#owner, new Date(), this.#options.timing.leaseMs)
      if (!row) return
      this.#start(row)
    }
  }

  #start(row: JobRow): void {
    const { logger, feed, timing } = this.#options
    const running: Running = {
      row,
      abort: new AbortController(),
      cause: undefined,
      progress: new JobProgress(row, timing.progressMs, async (fraction, message) => {
        try {
          await this.#store.progress(row.id, this.#owner, fraction, message)
          feed.tell(row.id)
        } catch (error) {
          logger.warn({ err: error, job: row.id }, 'The progress of a job could not be written.')
        }
      }),
      ended: Promise.resolve(),
    }
    this.#running.set(row.id, running)
    if (row.isCancelRequested) this.#tellToStop(running, 'cancel')
    logger.info({ job: row.id, type: row.type, attempt: row.attempts }, 'A job begins.')
    feed.tell(row.id)
    running.ended = this.#run(running).finally(() => {
      this.#running.delete(row.id)
      feed.tell(row.id)
      this.wake()
    })
  }

  /** Runs a claimed job and writes its end. Never throws. */
  async #run(running: Running): Promise<void> {
    const { row, abort, progress } = running
    const { logger, handlers } = this.#options
    try {
      try {
        const handler = handlers.get(row.type)
        if (!handler)
          throw new QualityError(`This version of the server has no jobs of the type ${row.type}.`)
        abort.signal.throwIfAborted()
        const finish = await handler.run(jobOf(row), {
          signal: abort.signal,
          progress: (fraction, message) => progress.tell(fraction, message),
        })
        progress.stop()
        await this.#complete(running, finish)
        logger.info({ job: row.id, type: row.type }, 'A job is completed.')
      } catch (error) {
        progress.stop()
        await this.#conclude(running, error)
      }
    } catch (error) {
      // It still counts as running, by an owner that does not look after it: the next recovery takes it up.
      logger.error({ err: error, job: row.id }, 'The end of a job could not be written.')
    }
  }

  async #complete({ row, progress }: Running, finish: Finish): Promise<void> {
    const end: JobEnd = { state: 'Completed', reason: '', progress: 1, message: progress.message }
    await this.#store.transaction(async (transaction) => {
      // First of all, because a transaction that has only read may not be able to write any more.
      if (!(await this.#store.end(row, this.#owner, end, new Date(), transaction))) throw new JobLost()
      await finish(transaction)
    })
  }

  /** What becomes of a job whose handler has thrown. */
  async #conclude({ row, cause, progress }: Running, error: unknown): Promise<void> {
    const { logger } = this.#options
    const about = { job: row.id, type: row.type }
    const reached = { progress: progress.fraction, message: progress.message }
    if (cause === 'lost' || error instanceof JobLost) {
      logger.warn(about, 'A job was taken away from this server, or deleted, while it ran.')
    } else if (cause === 'cancel') {
      await this.#abandon(row, { state: 'Cancelled', reason: CANCELLED, ...reached })
      logger.info(about, 'A job is cancelled.')
    } else if (cause === 'server stops') {
      await this.#store.putBack(row.id, this.#owner, row.attempts - 1)
      logger.info(about, 'A job is put back into the queue, for the next start.')
    } else {
      const isOurs = error instanceof QualityError || error instanceof OperatorError
      await this.#abandon(row, { state: 'Failed', reason: isOurs ? error.message : FAULT, ...reached })
      if (isOurs) logger.info({ ...about, reason: error.message }, 'A job has failed.')
      else logger.error({ ...about, err: error }, 'A job has failed by a fault of the server.')
    }
  }

  /** Writes that one of our running jobs is Failed or Cancelled. */
  async #abandon(row: JobRow, end: JobEnd & Abandonment): Promise<void> {
    const write = (alsoHandler: boolean) =>
      this.#store.transaction(async (transaction) => {
        if (!(await this.#store.end(row, this.#owner, end, new Date(), transaction))) return
        if (alsoHandler) await this.#options.handlers.get(row.type)?.abandoned(jobOf(row), end, transaction)
      })
    try {
      await write(true)
    } catch (error) {
      if (meansUnreadable(error)) throw error
      // A fault of a handler may not keep its job running for ever.
      this.#options.logger.error({ err: error, job: row.id }, 'A job could not be wound up by its handler.')
      await write(false)
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
        logger.info({ job: row.id, type: row.type }, 'A job that was broken off is taken up again.')
      } else {
        const times = row.attempts === 1 ? 'once' : `${row.attempts} times`
        const reason = `The server ended ${times} while this job ran, so it is not tried again.`
        await this.#abandon(row, {
          ...(row.isCancelRequested
            ? { state: 'Cancelled', reason: CANCELLED }
            : { state: 'Failed', reason: reason }),
          progress: row.progress,
          message: row.message,
        })
        logger.warn({ job: row.id, type: row.type }, 'A job that was broken off is given up.')
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
      for (const id of ids) if (!kept.has(id)) this.#tellToStop(this.#running.get(id), 'lost')
    } catch (error) {
      this.#options.logger.error({ err: error }, 'The leases of running jobs could not be renewed.')
    }
  }

  #tellToStop(running: Running | undefined, cause: Cause): void {
    if (!running || running.cause) return
    running.cause = cause
    running.abort.abort(new JobStopped(SENTENCES[cause]))
  }
}

type Abandonment = { readonly state: 'Failed' | 'Cancelled' }

/** The reason of a job that was cancelled. */
export const CANCELLED = 'The job was cancelled.'

const FAULT = "The server failed at this job. Its log tells why, under the job's number."

const SENTENCES: Readonly<Record<Cause, string>> = {
  cancel: CANCELLED,
  'server stops': 'The server stops.',
  lost: 'The job is gone, or another server has it.',
}

/** What a handler is told of a job. */
export const jobOf = ({ id, repositoryId, entityIds, params, createdBy }: JobRow): Job => ({
  id,
  repositoryId: repositoryId ?? undefined,
  entityIds,
  params,
  createdBy,
})
