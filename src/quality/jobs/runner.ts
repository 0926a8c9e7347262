import { asJob } from '../../lib/current-job.ts'
import { randomUUID } from 'node:crypto'
import type { Logger } from '../../platform/logging.ts'
import { QualityError } from '../model/errors.ts'
import { WarehouseUnavailable } from '../model/warehouse/warehouse.ts'
import type { JobRow } from '../stores/jobs/job-rows.ts'
import type { Queue } from '../stores/jobs/job-claims.ts'
import type { JobScope, JobStore } from '../stores/jobs/jobs.ts'
import { type JobHandler } from '../model/job.ts'
import { ClosedRepositories } from './closed-repositories.ts'
import { CutOffJobs } from './cut-off-jobs.ts'
import { JobEnds } from './job-ends.ts'
import type { JobFeed } from './job-feed.ts'
import type { JobFigures } from './job-figures.ts'
import { JobProgress } from './job-progress.ts'
import type { JobServer } from './job-server.ts'
import { Orphans } from './orphans.ts'
import { pause } from './pause.ts'
import { loggedJob, RunningJob } from './running-job.ts'
import { jobOf } from '../stores/jobs/job-rows.ts'

/** Times in milliseconds. */
export interface Timing {
  /** How long an owner keeps a job without renewing its lease. The lease is renewed three times in this period. */
  readonly leaseMs: number
  /** Minimum interval between writes of progress. */
  readonly progressMs: number
  /** Interval of the search for changes by other processes. */
  readonly pollMs: number
  /** How long running jobs may take to end when the server stops. */
  readonly stopMs: number
}

export interface RunnerOptions {
  readonly store: JobStore
  readonly feed: JobFeed
  readonly handlers: ReadonlyMap<string, JobHandler>
  readonly logger: Logger
  readonly figures: JobFigures
  /** Concurrent jobs of repositories; in addition, one job of the whole server may run. */
  readonly atOnce: number
  /** True if no other process can be running jobs of this catalogue, so that apparently running jobs are orphans. */
  readonly isAlone: boolean
  readonly server: JobServer
  readonly timing: Timing
}

/** Longest duration of a timer. A limit is needed because the clock may be adjusted. */
const MAX_TIMER_MS = 3_600_000

/**
 * Runs the jobs of the catalogue. All essential state is in the catalogue: the state of this object can be lost at
 * any time. One UPDATE claims a job, and the owner keeps the job while it renews the lease. Only the owner writes the
 * end of the job, in one transaction with the changes of the handler. So a job never runs twice concurrently, unless
 * an owner stalls for longer than the lease; even then it ends only once.
 */
export class Runner {
  readonly #options: RunnerOptions
  readonly #store: JobStore
  readonly #owner = randomUUID()
  readonly #ends: JobEnds
  readonly #running = new Map<number, RunningJob>()
  readonly #leaseTimer: NodeJS.Timeout
  readonly #cutOff = new CutOffJobs()
  readonly #orphans: Orphans
  readonly #closed = new ClosedRepositories()
  #turning: Promise<void> | undefined
  #isWoken = false
  #isStopped = false
  /** On the clock of `performance.now`. */
  #nextRecovery = -Infinity
  #dueTimer: NodeJS.Timeout | undefined

  constructor(options: RunnerOptions) {
    this.#options = options
    this.#store = options.store
    const { store, handlers, logger, figures, timing, server } = options
    this.#ends = new JobEnds({
      store,
      handlers,
      logger,
      figures,
      owner: this.#owner,
      leaseMs: timing.leaseMs,
      now: () => server.now(),
    })
    this.#orphans = new Orphans({ ...options, owner: this.#owner, ends: this.#ends, cutOff: this.#cutOff })
    server.onLost(() => this.#stopAll('cut off'))
    this.#leaseTimer = setInterval(() => void this.#renew(), timing.leaseMs / 3)
  }

  /** Looks for work soon. Cheap: several calls are merged. */
  wake(): void {
    this.#isWoken = true
    this.#turning ??= this.#turns()
  }

  /**
   * Handles possible changes by other processes.
   * @param hasChanged true if the catalogue has changed
   */
  async poll(hasChanged: boolean): Promise<void> {
    if (this.#running.size > 0) {
      for (const id of await this.#store.cancelRequested([...this.#running.keys()])) this.cancel(id)
    }
    if (hasChanged || performance.now() > this.#nextRecovery) this.wake()
  }

  /** Tells a job to stop because it was cancelled, if it runs in this process. */
  cancel(id: number): void {
    this.#running.get(id)?.tellToStop('cancel')
  }

  /** Tells the jobs of a repository to stop because the repository and its jobs were deleted. */
  release(repositoryId: number): void {
    for (const running of this.#running.values()) {
      if (running.row.repositoryId === repositoryId) running.tellToStop('lost')
    }
  }

  /** True if a job of the scope runs in this process. Its row may have been deleted already. */
  runs({ repositoryId, entityId, except }: JobScope): boolean {
    return [...this.#running.values()].some(
      ({ row }) =>
        row.repositoryId === repositoryId &&
        row.type !== except &&
        (entityId === undefined || row.entityIds.includes(entityId)),
    )
  }

  /** Tells all jobs to stop, and puts them back into the queue when they have stopped. */
  async stop(): Promise<void> {
    const { timing, logger } = this.#options
    this.#isStopped = true
    clearTimeout(this.#dueTimer)
    await this.#turning
    this.#stopAll('server stops')
    const patience = new AbortController()
    await Promise.race([
      Promise.all([...this.#running.values()].map(({ ended }) => ended)),
      pause(timing.stopMs, patience.signal),
    ])
    patience.abort()
    clearInterval(this.#leaseTimer)
    for (const { row } of this.#running.values()) {
      logger.warn(loggedJob(row), 'A job did not stop in time; the next start of the server resumes it.')
    }
  }

  #stopAll(cause: 'server stops' | 'cut off'): void {
    for (const running of this.#running.values()) running.tellToStop(cause)
  }

  async #turns(): Promise<void> {
    try {
      while (this.#isWoken && !this.#isStopped) {
        this.#isWoken = false
        await this.#turn()
      }
    } catch (error) {
      this.#options.logger.error(
        { err: error },
        'The queue of jobs could not be processed; the server will try again.',
      )
      // Makes the next poll try again.
      this.#nextRecovery = -Infinity
    } finally {
      this.#turning = undefined
    }
  }

  async #turn(): Promise<void> {
    const { server, atOnce } = this.#options
    if (!server.isAlive()) return
    if (performance.now() > this.#nextRecovery) await this.#recover()
    await this.#store.makeDueOnesWait(server.now())
    await this.#fill('repositories', atOnce)
    if (await server.hasDuty()) await this.#fill('server', 1)
    const due = await this.#store.nextDue()
    clearTimeout(this.#dueTimer)
    if (!due || this.#isStopped) return
    const wait = Math.min(Math.max(due.getTime() - server.now().getTime(), 0), MAX_TIMER_MS)
    this.#dueTimer = setTimeout(() => this.wake(), wait)
  }

  /** Claims jobs of a queue until the limit of running jobs is reached. */
  async #fill(queue: Queue, atOnce: number): Promise<void> {
    const { server, timing } = this.#options
    const isOfQueue = ({ row }: RunningJob) => (row.repositoryId === null) === (queue === 'server')
    const hasRoom = () => [...this.#running.values()].filter(isOfQueue).length < atOnce
    while (!this.#isStopped && server.isAlive() && hasRoom()) {
      const row = await this.#store.claim(queue, this.#owner, server.now(), timing.leaseMs, {
        reach: server.reach,
        except: this.#closed.now(),
      })
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
        logger.warn({ err: error, ...loggedJob(row) }, 'The progress of a job could not be written.')
      }
    })
    const running = new RunningJob(row, progress)
    this.#running.set(row.id, running)
    if (row.isCancelRequested) running.tellToStop('cancel')
    logger.info({ ...loggedJob(row), attempt: row.attempts }, 'A job begins.')
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
    let leave = (): void => undefined
    try {
      const entered = await this.#enter(row)
      if (entered === undefined) return
      leave = entered
      try {
        const handler = handlers.get(row.type)
        if (!handler)
          throw new QualityError(`This version of the server has no jobs of the type ${row.type}.`)
        signal.throwIfAborted()
        const finish = await asJob(row.number, () =>
          handler.run(jobOf(row), {
            signal,
            progress: (fraction, message) => progress.tell(fraction, message),
            commit: (work) => this.#ends.commit(running, work),
          }),
        )
        progress.stop()
        await this.#ends.complete(running, finish)
        logger.info(loggedJob(row), 'A job has completed.')
      } catch (error) {
        progress.stop()
        await this.#ends.conclude(running, error)
      }
      this.#cutOff.forget(row.id)
    } catch (error) {
      // The job still counts as running, but its owner no longer handles it: the next recovery takes it.
      if (this.#store.isUnreachable(error)) this.#cutOff.note(row.id)
      this.#nextRecovery = -Infinity
      logger.error({ err: error, ...loggedJob(row) }, 'The end of a job could not be written.')
    } finally {
      leave()
    }
  }

  /**
   * Opens the repository of a claimed job. If another server has just become its owner, or if its rows cannot be
   * reached, the job goes back into the queue, and this is not an attempt.
   */
  async #enter({ id, repositoryId, attempts }: JobRow): Promise<(() => void) | undefined> {
    const { server, logger } = this.#options
    if (repositoryId === null || !server.isShared) return () => undefined
    try {
      return await server.enter(repositoryId)
    } catch (error) {
      if (!(error instanceof WarehouseUnavailable)) throw error
      this.#closed.add(repositoryId)
      logger.info({ repository: repositoryId, reason: error.message }, 'A job waits for its repository.')
      await this.#store.putBack(id, this.#owner, attempts - 1)
      return undefined
    }
  }

  async #recover(): Promise<void> {
    await this.#orphans.recover([...this.#running.keys()])
    this.#nextRecovery = performance.now() + this.#options.timing.leaseMs / 3
  }

  async #renew(): Promise<void> {
    const { server, timing } = this.#options
    if (this.#running.size === 0 || !server.isAlive()) return
    const ids = [...this.#running.keys()]
    try {
      const until = new Date(server.now().getTime() + timing.leaseMs)
      const kept = new Set(await this.#store.renew(ids, this.#owner, until))
      for (const id of ids) if (!kept.has(id)) this.#running.get(id)?.tellToStop('lost')
    } catch (error) {
      this.#options.logger.error({ err: error }, 'The leases of running jobs could not be renewed.')
    }
  }
}
