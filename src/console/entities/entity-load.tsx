import type { JSX } from 'preact'
import { SchedulerApi } from '../../../generated/quality/sdk/typescript/src/apis/SchedulerApi.ts'
import { api } from '../api/client.ts'
import { JobProgress } from '../jobs/job-progress.tsx'
import { jobIdOf } from '../jobs/watch-job.ts'
import { Result } from '../parts/result.tsx'
import { useSignedIn } from '../state/session.tsx'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'
import { entityPage } from './entity-name.ts'

/**
 * The last load of an entity without a profile: how far it is, or why it failed and a way on.
 * @param state changes when another job may be the last one
 */
export function EntityLoad({
  repository,
  entityID,
  state,
  onEnd,
}: {
  repository: string
  entityID: string
  state: string
  onEnd: () => void
}): JSX.Element {
  const { may } = useSignedIn()
  const job = useRequest(
    async (signal) => {
      const { rows } = await api(SchedulerApi).listJobs(
        {
          repository,
          columns: ['job_id'],
          where: `job_type = "Load" AND job_entity_id = "${Number(entityID)}"`,
          sort: ['job_id:desc'],
          pageSize: 1,
        },
        { signal },
      )
      return rows.map(({ metadata }) => jobIdOf(metadata!.url!))
    },
    [repository, entityID, state],
  )
  return (
    <section>
      <Result of={job}>
        {([jobId]) => jobId && <JobProgress repository={repository} jobId={jobId} onEnd={onEnd} />}
      </Result>
      {state === 'Load Failed' && may(repository, 'editor') && (
        <p class="actions">
          <a class="button primary" href={`${entityPage(repository, entityID)}/reload`}>
            {TEXTS.load.correct}
          </a>
        </p>
      )}
    </section>
  )
}
