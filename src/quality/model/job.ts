import type { Transaction } from '../../platform/catalogue/catalogue.ts'

/** States of a job: Scheduled (for a later time) → Waiting (in the queue) → Running → one of the last three. */
export const JOB_STATES = ['Scheduled', 'Waiting', 'Running', 'Completed', 'Failed', 'Cancelled'] as const
export type JobState = (typeof JOB_STATES)[number]

/** States in which a job can still change. */
export const ALIVE: readonly JobState[] = ['Scheduled', 'Waiting', 'Running']

/** States of a job that runs or is about to run. */
export const AT_WORK: readonly JobState[] = ['Waiting', 'Running']

/** True if a job in this state can still change. */
export const isAlive = (state: JobState): boolean => ALIVE.includes(state)

/** How a job is identified. */
export interface JobIds {
  /** The id in the catalogue. */
  readonly id: number
  /** What users see: counts from 1 in the repository, and is never reused. For a job on the whole server, its id. */
  readonly number: number
}

/** A job, as its handler gets it. */
export interface Job<Params = unknown> {
  readonly id: number
  /** Undefined for a job of the whole server. */
  readonly repositoryId: number | undefined
  readonly entityIds: readonly number[]
  readonly params: Params
  /** Name of the user who scheduled it. */
  readonly createdBy: string
}

export interface JobContext {
  /** Aborts when the job is cancelled or the server stops. The handler then throws any error as soon as it can. */
  readonly signal: AbortSignal
  /**
   * Reports progress. Cheap: handlers may call it often, and it is written a few times a second. The fraction never
   * decreases, even if the job starts again after a crash.
   * @param fraction from 0 to 1
   * @param message a sentence
   */
  readonly progress: (fraction: number, message: string) => void
  /**
   * Writes intermediate results to the catalogue in one transaction, if this server still owns the job. A handler
   * that is started again must find out how far the job had come.
   * @throws the signal's reason if the job must stop
   */
  readonly commit: (work: Finish) => Promise<void>
}

/** Changes to the catalogue by a job. The final changes are made in the same transaction that writes the job's end. */
export type Finish = (transaction: Transaction) => Promise<void>

/**
 * Does the work of one type of job. After a crash it may be started again from the beginning, whatever its progress
 * was. So its next start must overwrite or clean up everything that it leaves outside of the catalogue.
 */
export interface JobHandler<Params = unknown> {
  /** The `job_type` of the listing, such as `Load`. */
  readonly type: string
  /** Maximum number of starts. If the server crashes during the last start, the job is Failed. */
  readonly attempts: number
  /** Set for clean-up of data that users can no longer see: users cannot cancel it. */
  readonly isCleanUp?: true
  /**
   * @returns the changes that complete the job
   * @throws QualityError or OperatorError with the reason of the job's failure; any other error is an internal error,
   * which is logged and not shown to users
   */
  run(job: Job<Params>, context: JobContext): Promise<Finish>
  /**
   * Changes that accompany its end as Failed or Cancelled, even if it never ran. Runs in the transaction that writes
   * this end.
   */
  abandoned(
    job: Job<Params>,
    end: { readonly state: 'Failed' | 'Cancelled'; readonly reason: string },
    transaction: Transaction,
  ): Promise<void>
}

/** A job to be scheduled. */
export interface NewJob<Params = unknown> {
  readonly repositoryId: number | undefined
  readonly type: string
  readonly name: string
  /** At most two. */
  readonly entityIds: readonly number[]
  /** JSON. */
  readonly params: Params
  readonly createdBy: string
  /** Undefined: as soon as possible. */
  readonly scheduledFor: Date | undefined
}
