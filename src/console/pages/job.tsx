import type { JSX } from 'preact'
import { SchedulerApi } from '../../../generated/quality/sdk/typescript/src/apis/SchedulerApi.ts'
import { api } from '../api/client.ts'
import { ROOT } from '../base.ts'
import { entityPage, repositoryPage, useEntityName } from '../entities/entity-name.ts'
import { ENDED, JobProgress } from '../jobs/job-progress.tsx'
import { Page } from '../parts/page.tsx'
import { Result } from '../parts/result.tsx'
import { Value } from '../parts/value.tsx'
import { useParams } from '../state/address.ts'
import { moment } from '../state/format.ts'
import { useEvery } from '../state/use-every.ts'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

/** How often the facts are read again until the job ends, in milliseconds. */
const REFRESH_MS = 2000

/** A job: its progress, its result, all its facts, and the entities that it is about. */
export function JobPage(): JSX.Element {
  const { repository, jobId } = useParams('repository', 'jobId')
  const texts = TEXTS.jobs
  const job = useRequest(
    async (signal) => {
      const { columns, rows } = await api(SchedulerApi).getJob({ repository, jobId }, { signal })
      const values = (rows[0]?.dataRow ?? []) as readonly (string | readonly string[])[]
      return columns.map(({ columnisedName, humanisedName }, index) => ({
        name: columnisedName,
        title: humanisedName,
        value: values[index] ?? '',
      }))
    },
    [repository, jobId],
  )
  const factOf = (wanted: string) => job.value?.find(({ name }) => name === wanted)?.value
  const title = factOf('job_name')
  const status = factOf('job_status')
  useEvery(typeof status === 'string' && !ENDED.has(status) ? REFRESH_MS : undefined, job.again)
  return (
    <Page
      title={typeof title === 'string' ? title : texts.one(jobId)}
      crumbs={[
        { href: ROOT, title: TEXTS.repositories.title },
        { href: repositoryPage(repository), title: repository },
        { href: `${repositoryPage(repository)}/scheduler`, title: texts.title },
      ]}
    >
      <Result of={job}>
        {(facts) => (
          <>
            <JobProgress repository={repository} jobId={jobId} onEnd={job.again} />
            <section>
              <h2>{texts.facts}</h2>
              <dl class="record">
                {facts.map(({ name, title: label, value }) => (
                  <div>
                    <dt>{label}</dt>
                    <dd>
                      <Fact repository={repository} name={name} value={value} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          </>
        )}
      </Result>
    </Page>
  )
}

function Fact({
  repository,
  name,
  value,
}: {
  repository: string
  name: string
  value: string | readonly string[]
}): JSX.Element {
  if (typeof value !== 'string')
    return (
      <>
        {value.length === 0 && '–'}
        {value.map((entityID) => (
          <EntityLink repository={repository} entityID={entityID} />
        ))}
      </>
    )
  if (value === '') return <>–</>
  return name.endsWith('_time') ? <>{moment(value)}</> : <Value whole text={value} />
}

const EntityLink = ({ repository, entityID }: { repository: string; entityID: string }): JSX.Element => (
  <a class="each" href={entityPage(repository, entityID)}>
    <Value text={useEntityName(repository, entityID)} />
  </a>
)
