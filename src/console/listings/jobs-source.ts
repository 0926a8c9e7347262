import type { JobsResponse } from '../../../generated/quality/sdk/typescript/src/models/JobsResponse.ts'
import type { StandardResponse } from '../../../generated/quality/sdk/typescript/src/models/StandardResponse.ts'
import { SchedulerApi } from '../../../generated/quality/sdk/typescript/src/apis/SchedulerApi.ts'
import { api } from '../api/client.ts'
import { pageOf } from '../api/records.ts'
import { TEXTS } from '../texts.ts'
import type { ListingSource, ScheduledExport } from './source.ts'

const LATEST_FIRST = ['job_id:desc']

/** The jobs of a repository. @param state changes when they are to be read again */
export function jobsSource(repository: string, state: string): ListingSource {
  const scheduler = api(SchedulerApi)
  return {
    repository,
    title: TEXTS.jobs.title,
    identity: `jobs ${repository} ${state}`,
    ask: async (options, signal) =>
      textsOf(await scheduler.listJobs({ repository, sort: LATEST_FIRST, ...options }, { signal })),
    exportTo: async (file, options) =>
      (await scheduler.runSchedulerCommand({
        repository,
        schedulerCommand: { command: 'export', data: file, options },
      })) as ScheduledExport,
    pinned: ['job_name'],
    pageOfRow: (_values, url) => url && pageOf(url),
  }
}

/** Jobs of several entities have a list of their numbers in a cell. */
export const textsOf = (answer: JobsResponse): StandardResponse => ({
  ...answer,
  rows: answer.rows.map(({ dataRow, ...row }) => ({
    ...row,
    dataRow: (dataRow as readonly (string | readonly string[])[]).map((value) =>
      typeof value === 'string' ? value : value.join(', '),
    ),
  })),
})
