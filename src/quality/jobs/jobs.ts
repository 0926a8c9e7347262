import type { Transaction } from '../../platform/catalogue/catalogue.ts'
import type { Catalogue } from '../../platform/catalogue/catalogue.ts'
import type { Logger } from '../../platform/logging.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { JobRow } from '../stores/jobs/job-rows.ts'
import { JobStore, type JobScope } from '../stores/jobs/jobs.ts'
import { JobEnded, JobNotCancellable, JobStopped, JobUnknown, QueueFull } from './errors.ts'
import type { JobHandler, JobIds, NewJob } from '../model/job.ts'
import { JobFeed } from './job-feed.ts'
import { JobFigures } from './job-figures.ts'
import { type JobServer, ONLY_SERVER } from './job-server.ts'
import { pause } from './pause.ts'
import { Runner, type Timing } from './runner.ts'
import { CANCELLED } from './running-job.ts'
import { jobOf } from '../stores/jobs/job-rows.ts'

const DAY_MS = 86_400_000
const PRUNE_MS = 3_600_000

const TIMING: Timing = { leaseMs: 30_000, progressMs: 250, pollMs: 1000, stopMs: 4000 }

/** A job goes on soon after its server has died: when the lease of that server has ended too. */
const SHARED_TIMING: Partial<Timing> = { leaseMs: 15_000 }

export interface JobsOptions {
  /** Concurrent jobs of repositories (JOBS_AT_ONCE). */
  readonly atOnce: number
  /** Jobs of one repository that may wait (JOBS_QUEUED_PER_REPOSITORY). */
  readonly queuedPerRepository: number
  /** Days that ended jobs are kept (JOBS_KEPT_DAYS). */
  readonly keptDays: number
  /** True if no other process can be running jobs: this one holds the lock of DATA_DIR, and shares the catalogue with no server. */
  readonly isAlone: boolean
  /** The server among others. By default it is the only one. */
  readonly server?: JobServer
  /** Aborts when the server is told to stop, before its requests have ended. Watching jobs ends then. */
  readonly stopping: AbortSignal
  /** Gets the numbers and durations of jobs. */
  readonly metrics: Pick<Metrics, 'gauge' | 'counter' | 'histogram'>
  readonly timing?: Partial<Timing>
}

/** The jobs of all repositories and of the server itself: schedules, finds, watches, cancels and runs them. */
export class Jobs {
  readonly #catalogue: Catalogue
  readonly #store: JobStore
  readonly #logger: Logger
  readonly #options: JobsOptions
  readonly #timing: Timing
  readonly #feed: JobFeed
  readonly #figures: JobFigures
  readonly #server: JobServer
  readonly #stopping = new AbortController()
  #handlers: ReadonlyMap<string, JobHandler> = new Map()
  #runner: Runner | undefined
  #background: Promise<unknown> = Promise.resolve()

  constructor(catalogue: Catalogue, logger: Logger, options: JobsOptions) {
    this.#catalogue = catalogue
    this.#store = new JobStore(catalogue)
    this.#logger = logger
    this.#options = options
    this.#server = options.server ?? ONLY_SERVER
    this.#timing = { ...TIMING, ...(this.#server.isShared && SHARED_TIMING), ...options.timing }
    this.#feed = new JobFeed(this.#store)
    this.#figures = new JobFigures(options.metrics, this.#store)
    options.stopping.addEventListener('abort', () => this.#feed.close())
  }

  /**
   * Starts to run jobs. Jobs that a previous server left unfinished run again or fail. A server that does not work
   * (WORK=none) only watches.
   */
  start(handlers: readonly JobHandler[]): void {
    this.#handlers = new Map(handlers.map((handler) => [handler.type, handler]))
    this.#runner = this.#server.works ? this.#startRunner() : undefined
    this.#background = Promise.all([
      this.#repeat(this.#timing.pollMs, this.#poll(this.#runner)),
      this.#repeat(PRUNE_MS, () => this.#prune()),
    ])
  }

  #startRunner(): Runner {
    const runner = new Runner({
      store: this.#store,
      feed: this.#feed,
      handlers: this.#handlers,
      logger: this.#logger,
      figures: this.#figures,
      atOnce: this.#options.atOnce,
      isAlone: this.#options.isAlone,
      server: this.#server,
      timing: this.#timing,
    })
    runner.wake()
    return runner
  }

  /** Ends all watching and stops running jobs. The next start resumes them. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    this.#feed.close()
    await this.#runner?.stop()
    await this.#background
  }

  /**
   * Adds a job to the queue.
   * @param transaction the job becomes visible when it is committed; without a transaction, at once
   * @throws RepositoryGone, QueueFull; then the transaction must not be committed
   */
  async schedule(job: NewJob, transaction?: Transaction): Promise<JobIds> {
    if (!transaction) return this.#store.transaction((own) => this.schedule(job, own))
    const ids = await this.scheduleBeyondLimit(job, transaction)
    const { queuedPerRepository } = this.#options
    if ((await this.#store.countQueued(job.repositoryId, transaction)) > queuedPerRepository) {
      throw new QueueFull(queuedPerRepository)
    }
    return ids
  }

  /** Adds a clean-up job, which must not be rejected, to the queue. */
  async scheduleBeyondLimit(job: NewJob, transaction: Transaction): Promise<JobIds> {
    const ids = await this.#store.insert(job, this.#server.now(), transaction)
    this.#afterwards(transaction, () => this.#runner?.wake())
    return ids
  }

  /** @throws JobUnknown */
  async find(repositoryId: number, number: number): Promise<JobRow> {
    const row = await this.#store.findNumber(repositoryId, number)
    if (!row) throw new JobUnknown(number)
    return row
  }

  /**
   * Cancels a job: a waiting job at once, a running job as soon as its handler has stopped.
   * @throws JobUnknown, JobEnded, JobNotCancellable
   */
  async cancel(repositoryId: number, number: number): Promise<void> {
    const { id, type } = await this.find(repositoryId, number)
    if (this.#handlers.get(type)?.isCleanUp) throw new JobNotCancellable(number)
    const wasAlive = await this.#store.transaction((transaction) => this.#cancel({ id }, transaction))
    if (!wasAlive) throw new JobEnded(number, (await this.find(repositoryId, number)).state)
  }

  /** Cancels every job of a scope that has not ended, optionally in the caller's transaction. */
  async cancelAllOf(scope: JobScope, transaction?: Transaction): Promise<void> {
    if (transaction) await this.#cancel(scope, transaction)
    else await this.#store.transaction((own) => this.#cancel(scope, own))
  }

  /**
   * Waits until all jobs of a scope have ended.
   * @throws the signal's reason, or JobStopped if the server stops first
   */
  async whenEnded(scope: JobScope, signal: AbortSignal): Promise<void> {
    for await (const _ of this.#feed.changes(undefined, signal)) {
      // The row of a running job may have been deleted already, with its repository.
      if (!this.#runner?.runs(scope) && (await this.#store.countAlive(scope)) === 0) return
    }
    signal.throwIfAborted()
    throw new JobStopped('The server is stopping.')
  }

  /** Stops the jobs of a repository that was deleted from the catalogue, and waits until all have ended. */
  async release(repositoryId: number): Promise<void> {
    this.#runner?.release(repositoryId)
    await this.whenEnded({ repositoryId }, this.#stopping.signal)
  }

  /** Yields a job now and after each change, until it has ended, the signal aborts, or the server stops. */
  watch(id: number, signal: AbortSignal): AsyncGenerator<JobRow, void, undefined> {
    return this.#feed.watch(id, signal)
  }

  /** @returns true if a job was cancelled */
  async #cancel(which: { readonly id: number } | JobScope, transaction: Transaction): Promise<boolean> {
    const rows = await this.#store.requestCancel(which, transaction)
    for (const row of rows) {
      if (row.state === 'Running') continue
      const end = { ...row, state: 'Cancelled', reason: CANCELLED } as const
      await this.#store.end(row, undefined, end, this.#server.now(), transaction)
      await this.#handlers.get(row.type)?.abandoned(jobOf(row), end, transaction)
    }
    this.#afterwards(transaction, () => {
      for (const row of rows) {
        if (row.state !== 'Running') this.#figures.ended(row, 'Cancelled')
        this.#runner?.cancel(row.id)
        this.#feed.tell(row.id)
      }
    })
    return rows.length > 0
  }

  #afterwards(transaction: Transaction, work: () => void): void {
    // After a rollback nothing remains to be done; the code that rolls back handles the error.
    transaction.executionPromise.then(work, () => undefined)
  }

  /** Looks for changes of jobs by other processes: other servers, and `npm run admin`. */
  #poll(runner: Runner | undefined): () => Promise<void> {
    let last: string | number | undefined
    return async () => {
      const version = await this.#catalogue.changes()
      const hasChanged = version !== last
      last = version
      if (hasChanged) this.#feed.tell()
      await runner?.poll(hasChanged)
    }
  }

  async #prune(): Promise<void> {
    if (!(await this.#server.hasDuty())) return
    const before = this.#server.now().getTime() - this.#options.keptDays * DAY_MS
    const count = await this.#store.prune(new Date(before))
    if (count > 0) this.#logger.info({ count }, 'Old jobs were deleted.')
  }

  /** Repeats work until the server stops. Work that fails is repeated at the next interval. */
  async #repeat(everyMs: number, work: () => Promise<void>): Promise<void> {
    const { signal } = this.#stopping
    let isFailing = false
    while (!signal.aborted) {
      try {
        await work()
        isFailing = false
      } catch (error) {
        if (!isFailing)
          this.#logger.error({ err: error }, 'The catalogue of jobs cannot be read at the moment.')
        isFailing = true
      }
      await pause(everyMs, signal)
    }
  }
}
