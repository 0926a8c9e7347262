import { traceOfRow } from '../../lib/trace-context.ts'
import type { JobRow } from '../stores/jobs/job-rows.ts'
import { JobStopped } from './errors.ts'
import type { JobProgress } from './job-progress.ts'

/** Why a running job was told to stop. */
export type Cause = 'cancel' | 'server stops' | 'cut off' | 'lost'

/** The reason of a job that was cancelled. */
export const CANCELLED = 'The job was cancelled.'

const SENTENCES: Readonly<Record<Cause, string>> = {
  cancel: CANCELLED,
  'server stops': 'The server is stopping.',
  'cut off': 'The server cannot reach the catalogue.',
  lost: 'The job was deleted, or another server has taken it over.',
}

/** What log lines say about a job. */
export const loggedJob = ({ repositoryId, number, type, createdBy, trace }: JobRow) => ({
  ...(repositoryId !== null && { repository: repositoryId }),
  job: number,
  type,
  user: createdBy,
  ...(trace.traceparent !== null && { traceId: traceOfRow(trace).traceId }),
})

/** A job that this process has claimed. */
export class RunningJob {
  readonly row: JobRow
  readonly progress: JobProgress
  /** Settles when its end has been written or could not be written; never rejects. */
  ended: Promise<void> = Promise.resolve()
  readonly #abort = new AbortController()
  #cause: Cause | undefined

  constructor(row: JobRow, progress: JobProgress) {
    this.row = row
    this.progress = progress
  }

  /** Aborts when the job must stop. */
  get signal(): AbortSignal {
    return this.#abort.signal
  }

  /** Why the job was told to stop; undefined if it was not told to stop. */
  get cause(): Cause | undefined {
    return this.#cause
  }

  /** The first cause counts. */
  tellToStop(cause: Cause): void {
    if (this.#cause) return
    this.#cause = cause
    this.#abort.abort(new JobStopped(SENTENCES[cause]))
  }
}
