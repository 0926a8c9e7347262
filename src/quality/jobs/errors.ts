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

/** Clean-up jobs cannot be cancelled by users. */
export class JobNotCancellable extends Conflict {
  constructor(jobId: number) {
    super(`Job ${jobId} removes deleted data, so it cannot be cancelled.`)
  }
}

/** The queue of a repository has reached its limit. */
export class QueueFull extends QualityError {
  constructor(limit: number) {
    super(
      `${limit} jobs of this repository are waiting already, which is the most: try again when some have ended, or cancel some.`,
    )
  }
}

/** The abort reason of a running job's signal. The job's handler throws this error, or any other, to end. */
export class JobStopped extends QualityError {}
