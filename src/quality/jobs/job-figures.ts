import type { Histogram } from '../../platform/histogram.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { JobRow } from '../stores/jobs/job-rows.ts'
import type { JobEnd, JobStore } from '../stores/jobs/jobs.ts'

/** Upper bounds of the durations of jobs, in seconds. */
const BOUNDS = [0.1, 0.5, 1, 5, 10, 30, 60, 300, 900, 3600, 14_400]

const ENDS = { Completed: 'completed', Failed: 'failed', Cancelled: 'cancelled' } as const

/** The metrics of jobs: how many wait, run and have ended since the start of the process, and how long they took. */
export class JobFigures {
  readonly #ended = new Map(Object.values(ENDS).map((state) => [state, 0]))
  readonly #durations: Histogram

  constructor(metrics: Pick<Metrics, 'gauge' | 'counter' | 'histogram'>, store: JobStore) {
    metrics.gauge('jobs', 'Jobs that have not ended, by state.', async () => {
      const counts = await store.countByState()
      return (['Scheduled', 'Waiting', 'Running'] as const).map((state) => ({
        labels: { state: state.toLowerCase() },
        value: counts.get(state) ?? 0,
      }))
    })
    metrics.counter(
      'jobs_ended_total',
      'Jobs that have ended since the start of the process, by state.',
      () => Array.from(this.#ended, ([state, value]) => ({ labels: { state }, value })),
    )
    this.#durations = metrics.histogram(
      'job_duration_seconds',
      'Time from the start of a job to its end, by type and state. Jobs that never started are left out.',
      BOUNDS,
    )
  }

  /** Counts a job whose end is in the catalogue. */
  ended({ type, startedAt }: Pick<JobRow, 'type' | 'startedAt'>, end: JobEnd['state']): void {
    const state = ENDS[end]
    this.#ended.set(state, (this.#ended.get(state) ?? 0) + 1)
    if (startedAt === null) return
    // The clock may have been set back.
    const seconds = Math.max(0, Date.now() - Date.parse(startedAt)) / 1000
    this.#durations.observe(`${type} ${state}`, () => ({ type, state }), seconds)
  }
}
