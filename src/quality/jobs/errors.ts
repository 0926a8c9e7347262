import { Conflict, QualityError, Unknown } from '../model/errors.ts'

/** The repository has no job of this id. */
export class JobUnknown extends Unknown {
  constructor(jobId: number) {
    super(`There is no job ${jobId} in this repository. The scheduler lists the jobs that are kept.`)
  }
}

/** A job that has ended cannot be cancelled. */
export class JobEnded extends Conflict {
  constructor(jobId: number, state: string) {
    super(`Job ${jobId} has ended already (${state}), so it cannot be cancelled.`)
  }
}

/** A job that cleans up is not for users to cancel. */
export class JobNotCancellable extends Conflict {
  constructor(jobId: number) {
    super(`Job ${jobId} removes deleted data, so it cannot be cancelled.`)
  }
}

/** A repository has as many jobs in its queue as it may have. */
export class QueueFull extends QualityError {
  constructor(limit: number) {
    super(
      `${limit} jobs of this repository are waiting already, which is the most: try again when some have ended, or cancel some.`,
    )
  }
}

/** Why the signal of a running job aborts. Its handler throws this, or whatever else it likes, to end. */
export class JobStopped extends QualityError {}
