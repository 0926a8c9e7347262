import { setTimeout as sleep } from 'node:timers/promises'
import type { Catalogue } from '../../../src/platform/catalogue/catalogue.ts'
import { MIGRATIONS } from '../../../src/migrations.ts'
import { openCatalogue } from '../../support/catalogue.ts'
import type { Finish, Job, JobContext, JobHandler, NewJob } from '../../../src/quality/model/job.ts'
import { Jobs, type JobsOptions } from '../../../src/quality/jobs/jobs.ts'
import type { JobState } from '../../../src/quality/model/job.ts'
import { Metrics } from '../../../src/platform/metrics.ts'
import { recordingLogger, temporaryFolder } from '../../platform/support.ts'

/** Timing that makes tests quick. */
export const QUICK = { leaseMs: 300, progressMs: 20, pollMs: 20, stopMs: 500 }

/** A catalogue with some repositories, named r1, r2, …, and their ids, which are 1, 2, … */
export async function catalogueWith(repositories: number, folder?: string): Promise<Catalogue> {
  const catalogue = await openCatalogue(
    folder ?? (await temporaryFolder()),
    MIGRATIONS,
    recordingLogger().logger,
  )
  for (let number = 1; number <= repositories; number++) {
    await catalogue.knex('repositories').insert({
      name: `r${number}`,
      description: '',
      created_at: new Date().toISOString(),
      created_by: 'admin',
    })
  }
  return catalogue
}

export function jobsOn(catalogue: Catalogue, options: Partial<JobsOptions> = {}) {
  const log = recordingLogger()
  const jobs = new Jobs(catalogue, log.logger, {
    atOnce: 2,
    queuedPerRepository: 100,
    keptDays: 30,
    isAlone: true,
    stopping: new AbortController().signal,
    metrics: new Metrics(),
    timing: QUICK,
    ...options,
  })
  return { jobs, log }
}

export const newJob = (changes: Partial<NewJob> = {}): NewJob => ({
  repositoryId: 1,
  type: 'Test',
  name: 'a test',
  entityIds: [],
  params: {},
  createdBy: 'ada',
  scheduledFor: undefined,
  ...changes,
})

/** A job that runs in a test, which decides how it goes on. */
export interface Act {
  readonly job: Job
  readonly context: JobContext
  readonly complete: (finish?: Finish) => void
  readonly fail: (error: unknown) => void
}

/** A handler whose jobs do what the test says; when told to stop they throw. */
export class Stage implements JobHandler {
  readonly type: string
  readonly attempts: number
  readonly acts: Act[] = []
  readonly ended: { id: number; state: string; reason: string }[] = []

  constructor(type = 'Test', attempts = 2) {
    this.type = type
    this.attempts = attempts
  }

  run(job: Job, context: JobContext): Promise<Finish> {
    return new Promise((resolve, reject) => {
      context.signal.addEventListener('abort', () => reject(context.signal.reason as Error))
      this.acts.push({
        job,
        context,
        complete: (finish = () => Promise.resolve()) => resolve(finish),
        fail: reject,
      })
    })
  }

  async abandoned(job: Job, { state, reason }: { state: string; reason: string }): Promise<void> {
    this.ended.push({ id: job.id, state, reason })
  }

  /** Waits for the run of that number, from 0. */
  async act(number: number): Promise<Act> {
    await until(() => this.acts.length > number, `run ${number}`)
    return this.acts[number]!
  }
}

/** Waits for something to become true. */
export async function until(isSo: () => boolean | Promise<boolean>, what = 'it'): Promise<void> {
  for (const giveUpAt = performance.now() + 10_000; !(await isSo()); await sleep(2)) {
    if (performance.now() > giveUpAt) throw new Error(`${what} did not come.`)
  }
}

export const stateOf = async (catalogue: Catalogue, id: number): Promise<JobState | undefined> =>
  (await catalogue.knex<{ id: number; status: JobState }>('jobs').where({ id }).first())?.status
