import type { Knex } from 'knex'

/** States of a job: Scheduled (for a later time) → Waiting (in the queue) → Running → one of the last three. */
export const JOB_STATES = ['Scheduled', 'Waiting', 'Running', 'Completed', 'Failed', 'Cancelled'] as const
export type JobState = (typeof JOB_STATES)[number]

/** What a job is about, as its handler gets it. */
export interface Job<Params = unknown> {
  readonly id: number
  /** Undefined for work on the whole server. */
  readonly repositoryId: number | undefined
  readonly entityIds: readonly number[]
  readonly params: Params
  /** Name of the user who scheduled it. */
  readonly createdBy: string
}

export interface JobContext {
  /** Aborts when the job is cancelled or the server stops. The handler then throws (anything) as soon as it can. */
  readonly signal: AbortSignal
  /**
   * Tells how far the job is. Cheap: it may be called often, and is written a few times a second. A fraction that
   * would go back leaves the one before, also where the job is begun anew after a crash.
   * @param fraction from 0 to 1
   * @param message a sentence
   */
  readonly progress: (fraction: number, message: string) => void
  /**
   * Writes to the catalogue what is done so far, in one transaction. Only as long as the job is this server's; a
   * handler that is started again has to find out how far it had come.
   * @throws the signal's reason where the job is to stop
   */
  readonly commit: (work: Finish) => Promise<void>
}

/** Changes to the catalogue by a job. Those of its end are made in the very transaction that writes the end. */
export type Finish = (transaction: Knex.Transaction) => Promise<void>

/**
 * Does the work of one type of job. It may be started again from the beginning after a crash, at whatever point it
 * was, so whatever it leaves outside of the catalogue it must overwrite or clean up at its next start.
 */
export interface JobHandler<Params = unknown> {
  /** The `job_type` of the listing, such as `Load`. */
  readonly type: string
  /** How often it is started before a server that dies over it makes it Failed. */
  readonly attempts: number
  /** Set where it cleans up what users cannot see any more: they may not cancel it. */
  readonly isCleanUp?: true
  /**
   * @returns what completes the job
   * @throws QualityError or OperatorError with the sentence that the job fails with; anything else is a fault of the
   *   server, which is logged and not told
   */
  run(job: Job<Params>, context: JobContext): Promise<Finish>
  /** What belongs to its being Failed or Cancelled, also before it ran. Runs in the transaction that writes so. */
  abandoned(
    job: Job<Params>,
    end: { readonly state: 'Failed' | 'Cancelled'; readonly reason: string },
    transaction: Knex.Transaction,
  ): Promise<void>
}

/** A job to be. */
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
