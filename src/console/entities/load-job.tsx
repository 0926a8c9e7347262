import type { JSX } from 'preact'
import { SchedulerApi } from '../../../generated/quality/sdk/typescript/src/apis/SchedulerApi.ts'
import { api } from '../api/client.ts'
import { recordsOf } from '../api/records.ts'
import { JobProgress } from '../jobs/job-progress.tsx'
import { jobIdOf } from '../jobs/watch-job.ts'
import { textsOf } from '../listings/jobs-source.ts'
import { Result } from '../parts/result.tsx'
import { useRequest } from '../state/use-request.ts'

const COLUMNS = ['job_name'] as const

/**
 * The job that loads an entity, or could not: how far it is, or why it failed.
 * @param onEnd called when it ends
 */
export function LoadJob({
  repository,
  entityID,
  onEnd,
}: {
  repository: string
  entityID: string
  onEnd: () => void
}): JSX.Element {
  const job = useRequest(
    async (signal) => {
      const { rows } = recordsOf(
        textsOf(
          await api(SchedulerApi).listJobs(
            {
              repository,
              columns: [...COLUMNS],
              where: `job_type = "Load" AND job_entity_id = "${entityID}"`,
              sort: ['job_id:desc'],
              pageSize: 1,
            },
            { signal },
          ),
        ),
        COLUMNS,
      )
      return rows[0]?.url
    },
    [repository, entityID],
  )
  return (
    <Result of={job}>
      {/* The job may be too old to be kept. */}
      {(url) =>
        url !== undefined && <JobProgress repository={repository} jobId={jobIdOf(url)} onEnd={onEnd} />
      }
    </Result>
  )
}
