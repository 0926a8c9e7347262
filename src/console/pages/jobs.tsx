import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { SchedulerApi } from '../../../generated/quality/sdk/typescript/src/apis/SchedulerApi.ts'
import { api } from '../api/client.ts'
import { pageOf, recordsOf } from '../api/records.ts'
import { ROOT } from '../base.ts'
import { repositoryPage } from '../entities/entity-name.ts'
import { CancelJob } from '../jobs/cancel-job.tsx'
import { jobIdOf } from '../jobs/watch-job.ts'
import { jobsSource, textsOf } from '../listings/jobs-source.ts'
import { ListingView } from '../listings/listing-view.tsx'
import { Page } from '../parts/page.tsx'
import { Result } from '../parts/result.tsx'
import { Table } from '../parts/table.tsx'
import { Value } from '../parts/value.tsx'
import { useParams } from '../state/address.ts'
import { ago, percent } from '../state/format.ts'
import { useEvery } from '../state/use-every.ts'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

const COLUMNS = ['job_name', 'job_status', 'job_progress', 'job_message_mc', 'job_create_time'] as const
const UNFINISHED = 'job_status = "Running" OR job_status = "Waiting" OR job_status = "Scheduled"'
const MAX_UNFINISHED = 100

/** How often the unfinished jobs are read again, in milliseconds. */
const WORKING_MS = 1500
const IDLE_MS = 10_000

/** The jobs of a repository: those that are at work or wait, and all of them. */
export function Jobs(): JSX.Element {
  const { repository } = useParams('repository')
  const texts = TEXTS.jobs
  const unfinished = useRequest(
    async (signal) =>
      recordsOf(
        textsOf(
          await api(SchedulerApi).listJobs(
            { repository, columns: [...COLUMNS], where: UNFINISHED, pageSize: MAX_UNFINISHED },
            { signal },
          ),
        ),
        COLUMNS,
      ).rows,
    [repository],
  )
  const working = unfinished.value?.length ?? 0
  useEvery(working > 0 ? WORKING_MS : IDLE_MS, unfinished.again)
  // The listing is read again whenever a job has begun or ended.
  const atWork = unfinished.value?.map(({ url }) => jobIdOf(url!)).join(' ') ?? ''
  const source = useMemo(() => jobsSource(repository, atWork), [repository, atWork])
  return (
    <Page
      isWide
      title={texts.title}
      crumbs={[
        { href: ROOT, title: TEXTS.repositories.title },
        { href: repositoryPage(repository), title: repository },
      ]}
    >
      <section>
        <h2>{texts.unfinished}</h2>
        <Result of={unfinished}>
          {(rows) => (
            <Table
              label={texts.unfinished}
              rows={rows}
              empty={texts.noUnfinished}
              columns={[
                {
                  title: texts.job,
                  of: ({ values, url }) => (
                    <a href={pageOf(url!)}>
                      <Value text={values.job_name} />
                    </a>
                  ),
                },
                {
                  title: texts.state,
                  isShort: true,
                  of: ({ values }) =>
                    values.job_status === 'Running' ? (
                      <label class="inline">
                        <progress max={100} value={Number(values.job_progress)} />{' '}
                        {percent(values.job_progress)}
                      </label>
                    ) : (
                      TEXTS.job.ofState(values.job_status)
                    ),
                },
                { title: texts.message, of: ({ values }) => <Value text={values.job_message_mc} /> },
                { title: texts.scheduled, isShort: true, of: ({ values }) => ago(values.job_create_time) },
                {
                  title: texts.cancel,
                  of: ({ values, url }) => (
                    <CancelJob
                      repository={repository}
                      jobId={jobIdOf(url!)}
                      name={values.job_name}
                      onCancelled={unfinished.again}
                    />
                  ),
                },
              ]}
            />
          )}
        </Result>
      </section>
      <section>
        <h2>{texts.all}</h2>
        <ListingView key={repository} source={source} />
      </section>
    </Page>
  )
}
