import type { QualityHandler, QualityHandlers } from '../../../generated/quality/contract.ts'
import type { JobsResponse } from '../../../generated/quality/types.ts'
import { Encoded } from '../../contract/handler.ts'
import { encodeEvents, type JobEvent } from '../jobs/job-events.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { readOptions } from '../listings/options.ts'
import { isAlive, type JobIds } from '../model/job.ts'
import { jobPath, type RepositoryRef } from '../model/links.ts'
import type { Listings } from '../services/listings/listings.ts'
import type { Logins } from '../services/accounts/logins.ts'
import { principalOf } from './shared/security.ts'
import { listingOperations, type ListingServices } from './shared/listing-operations.ts'

type Operations = 'listJobs' | 'runSchedulerCommand' | 'getJob' | 'runJobCommand'

interface Services extends ListingServices {
  readonly jobs: Jobs
  readonly listings: Pick<Listings, 'page' | 'use'>
  readonly logins: Pick<Logins, 'mayRead'>
}

export const schedulerHandlers = (services: Services): QualityHandlers<Operations> => {
  const { repositories, jobs, logins } = services
  const scheduler = listingOperations<'scheduler', JobsResponse>(services, 'scheduler')
  const getJob: QualityHandler<'getJob'> = scheduler.get(
    async (repository, path) => (await jobs.find(repository.id, path.jobId)).number,
  )
  return {
    listJobs: scheduler.list,
    runSchedulerCommand: scheduler.command,
    getJob: async (request, reply) => {
      if (request.accepts !== 'text/event-stream') return getJob(request, reply)
      const { path, caller } = request
      const repository = await repositories.find(path.repository)
      const job = await jobs.find(repository.id, path.jobId)
      const { name } = principalOf(caller)
      const events = whileAllowed(
        caller.signal,
        () => logins.mayRead(name, path.repository),
        (signal) => eventsOf(job, services, repository, signal),
      )
      return reply.okEventStream(new Encoded(encodeEvents(events)))
    },
    runJobCommand: async ({ path }, reply) => {
      const repository = await repositories.find(path.repository)
      await jobs.cancel(repository.id, path.jobId)
      return reply.ok({ url: jobPath(repository, path.jobId) })
    },
  }
}

/** How soon events end after their reader has lost the right to read them. */
const CHECK_MS = 2000

/** Events that end when their reader is no longer allowed to read them, or when that cannot be checked. */
async function* whileAllowed(
  signal: AbortSignal,
  isAllowed: () => Promise<boolean>,
  events: (signal: AbortSignal) => AsyncGenerator<JobEvent, void, undefined>,
): AsyncGenerator<JobEvent, void, undefined> {
  const refused = new AbortController()
  const end = (): void => refused.abort()
  const timer = setInterval(() => void isAllowed().then((isStill) => isStill || end(), end), CHECK_MS).unref()
  // A client that leaves while an event is written never resumes this generator.
  signal.addEventListener('abort', () => clearInterval(timer), { once: true })
  try {
    yield* events(AbortSignal.any([signal, refused.signal]))
  } finally {
    clearInterval(timer)
  }
}

/**
 * The row of a job in the listing, as an object by columnised name: its present state, then its state after each
 * change.
 */
async function* eventsOf(
  { id, number }: JobIds,
  { jobs, listings }: Pick<Services, 'jobs' | 'listings'>,
  repository: RepositoryRef,
  signal: AbortSignal,
): AsyncGenerator<JobEvent, void, undefined> {
  const options = readOptions({ keypatternlist: [String(number)] })
  for await (const { state } of jobs.watch(id, signal)) {
    const { columns, rows } = await listings.use(repository, { name: 'scheduler' }, undefined, (source) =>
      source.page(options, signal),
    )
    for await (const part of rows) {
      for (const row of part) {
        const shown = columns.map(({ name, column }, index) => [name, column.show(row[`v${index}`])])
        yield { event: isAlive(state) ? 'progress' : 'end', data: JSON.stringify(Object.fromEntries(shown)) }
      }
    }
  }
}
