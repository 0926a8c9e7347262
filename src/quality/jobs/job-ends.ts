import { withTrace } from '../../lib/current-trace.ts'
import { traceOfRow } from '../../lib/trace-context.ts'
import type { Transaction } from '../../platform/catalogue/catalogue.ts'
import type { Logger } from '../../platform/logging.ts'
import { OperatorError } from '../../platform/operator-error.ts'
import { QualityError } from '../model/errors.ts'
import type { JobRow } from '../stores/jobs/job-rows.ts'
import type { JobEnd, JobStore } from '../stores/jobs/jobs.ts'
import { type Finish, type JobHandler } from '../model/job.ts'
import type { JobFigures } from './job-figures.ts'
import { CANCELLED, loggedJob, type RunningJob } from './running-job.ts'
import { jobOf } from '../stores/jobs/job-rows.ts'

/** The job no longer belongs to this process: its row was deleted, or another owner has claimed it. */
class JobLost extends Error {}

type Abandonment = { readonly state: 'Failed' | 'Cancelled' }

const FAULT =
  'The server failed at this job. The log of the server holds the cause under the repository and the number of the job.'

/** The first error in a chain of causes. */
function firstCauseOf(error: Error): unknown {
  let first: unknown = error
  while (first instanceof Error && first.cause !== undefined) first = first.cause
  return first
}

const textOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

export interface JobEndsOptions {
  readonly store: JobStore
  readonly handlers: ReadonlyMap<string, JobHandler>
  readonly logger: Logger
  /** The owner of the jobs. */
  readonly owner: string
  readonly figures: JobFigures
  /** How long an owner keeps a job without renewing its lease. */
  readonly leaseMs: number
  /** The clock that all servers share. */
  readonly now: () => Date
}

/**
 * Writes the end of an owner's jobs, in one transaction with the changes of their handlers, and only if the owner
 * still holds them.
 */
export class JobEnds {
  readonly #options: JobEndsOptions

  constructor(options: JobEndsOptions) {
    this.#options = options
  }

  /**
   * Writes intermediate results of a job.
   * @throws the signal's reason, or JobLost
   */
  async commit({ row, signal }: RunningJob, work: Finish): Promise<void> {
    const { store, owner, leaseMs, now } = this.#options
    signal.throwIfAborted()
    await this.#transaction(row, async (transaction) => {
      // Write first: a transaction that starts with a read may fail to upgrade to a write.
      const until = new Date(now().getTime() + leaseMs)
      const kept = await store.renew([row.id], owner, until, transaction)
      if (kept.length === 0) throw new JobLost()
      await work(transaction)
    })
  }

  /** Writes that a job is Completed, with the changes of its handler. @throws JobLost */
  async complete({ row, progress }: RunningJob, finish: Finish): Promise<void> {
    const end: JobEnd = { state: 'Completed', reason: '', progress: 1, message: progress.message }
    const { store, owner, now } = this.#options
    await this.#transaction(row, async (transaction) => {
      // Write first: a transaction that starts with a read may fail to upgrade to a write.
      if (!(await store.end(row, owner, end, now(), transaction))) throw new JobLost()
      await finish(transaction)
    })
    this.#options.figures.ended(row, 'Completed')
  }

  /**
   * Ends a job whose handler has thrown.
   * @throws an error of the catalogue if it cannot be reached, also if this is why the handler has thrown
   */
  async conclude({ row, cause, progress }: RunningJob, error: unknown): Promise<void> {
    const { logger } = this.#options
    const about = loggedJob(row)
    const reached = { progress: progress.fraction, message: progress.message }
    if (this.#options.store.isUnreachable(error)) throw error
    if (cause === 'lost' || error instanceof JobLost) {
      logger.warn(about, 'A job was deleted while it ran, or another server took it over.')
    } else if (cause === 'cancel') {
      await this.abandon(row, { state: 'Cancelled', reason: CANCELLED, ...reached })
      logger.info(about, 'A job was cancelled.')
    } else if (cause === 'server stops' || cause === 'cut off') {
      await this.#options.store.putBack(row.id, this.#options.owner, row.attempts - 1)
      logger.info(about, 'A job was put back into the queue, because the server stops or was cut off.')
    } else {
      const isOurs = error instanceof QualityError || error instanceof OperatorError
      await this.abandon(row, { state: 'Failed', reason: isOurs ? error.message : FAULT, ...reached })
      if (isOurs && error.cause === undefined)
        logger.info({ ...about, reason: error.message }, 'A job has failed.')
      else if (isOurs)
        logger.warn(
          { ...about, reason: error.message, cause: textOf(firstCauseOf(error)) },
          'A job has failed.',
        )
      else logger.error({ ...about, err: error }, 'A job has failed because of an internal error.')
    }
  }

  /** Events of the transaction keep the trace of the job. */
  #transaction<T>({ trace }: JobRow, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return withTrace(traceOfRow(trace), () => this.#options.store.transaction(work))
  }

  /** Writes that a running job of this owner is Failed or Cancelled. */
  async abandon(row: JobRow, end: JobEnd & Abandonment): Promise<void> {
    const write = (alsoHandler: boolean) =>
      this.#transaction(row, async (transaction) => {
        const { store, owner, now } = this.#options
        if (!(await store.end(row, owner, end, now(), transaction))) return false
        if (alsoHandler) await this.#options.handlers.get(row.type)?.abandoned(jobOf(row), end, transaction)
        return true
      })
    let isEnded: boolean
    try {
      isEnded = await write(true)
    } catch (error) {
      if (this.#options.store.isUnreachable(error)) throw error
      // A fault of a handler must not leave its job running forever.
      this.#options.logger.error(
        { err: error, ...loggedJob(row) },
        'The handler of a job failed to clean up after it.',
      )
      isEnded = await write(false)
    }
    if (isEnded) this.#options.figures.ended(row, end.state)
  }
}
