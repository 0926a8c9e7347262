import type { QualityHandlers } from '../../../generated/quality/contract.ts'
import type { JobsResponse } from '../../../generated/quality/types.ts'
import type { Caller } from '../../contract/call.ts'
import { Encoded } from '../../contract/handler.ts'
import { runCommand } from '../../contract/commands.ts'
import { encodeEvents, type JobEvent } from '../jobs/job-events.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { jobPath, type RepositoryRef } from '../model/links.ts'
import { jobsListing } from '../listings/declared/jobs-listing.ts'
import { readOptions, type GivenOptions } from '../listings/options.ts'
import { readPage } from '../listings/page.ts'
import type { CataloguePages } from '../listings/catalogue-pages.ts'
import type { RowStore } from '../listings/row-store.ts'
import type { Repositories } from '../services/repositories.ts'
import { isAlive } from '../stores/jobs.ts'
import type { Exports } from '../services/exports.ts'
import { scheduleExport } from './exports.ts'
import { listed } from './listed.ts'

export const schedulerHandlers = ({
  repositories,
  jobs,
  exports,
  cataloguePages,
}: {
  readonly repositories: Pick<Repositories, 'find'>
  readonly jobs: Jobs
  readonly exports: Pick<Exports, 'schedule'>
  readonly cataloguePages: CataloguePages
}): QualityHandlers<'listJobs' | 'runSchedulerCommand' | 'getJob' | 'runJobCommand'> => {
  const page = (repository: RepositoryRef, options: GivenOptions, caller: Caller) =>
    listed<RepositoryRef, JobsResponse>(jobsListing, cataloguePages, repository, options, caller)
  return {
    listJobs: async ({ path, query, caller }, reply) => {
      const repository = await repositories.find(path.repository)
      return reply.ok(await page(repository, query, caller))
    },
    runSchedulerCommand: async ({ path, body, caller }, reply) => {
      const repository = await repositories.find(path.repository)
      return runCommand(body, {
        get: async ({ options }) => reply.ok(await page(repository, options, caller)),
        export: async (wanted) =>
          reply.ok(await scheduleExport(exports, repository, { of: 'jobs' }, wanted, caller)),
      })
    },
    getJob: async ({ path, query, caller, accepts }, reply) => {
      const repository = await repositories.find(path.repository)
      const { id } = await jobs.find(repository.id, path.jobId)
      if (accepts === 'text/event-stream') {
        const events = eventsOf(id, jobs, cataloguePages.store, repository, caller.signal)
        return reply.okEventStream(new Encoded(encodeEvents(events)))
      }
      return reply.ok(await page(repository, { ...query, keypatternlist: [String(id)] }, caller))
    },
    runJobCommand: async ({ path }, reply) => {
      const repository = await repositories.find(path.repository)
      await jobs.cancel(repository.id, path.jobId)
      return reply.ok({ url: jobPath(repository, path.jobId) })
    },
  }
}

/** What the listing shows of a job, as an object by columnised name, now and after each change. */
async function* eventsOf(
  id: number,
  jobs: Jobs,
  store: RowStore,
  repository: RepositoryRef,
  signal: AbortSignal,
): AsyncGenerator<JobEvent, void, undefined> {
  const options = readOptions({ keypatternlist: [String(id)] })
  for await (const { state } of jobs.watch(id, signal)) {
    const { columns, rows } = await readPage(jobsListing, store, repository, options, signal)
    for await (const part of rows) {
      for (const row of part) {
        const shown = columns.map(({ name, column }, index) => [name, column.show(row[`v${index}`])])
        yield { event: isAlive(state) ? 'progress' : 'end', data: JSON.stringify(Object.fromEntries(shown)) }
      }
    }
  }
}
