import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { SchedulerApi } from '../../../generated/quality/sdk/typescript/src/apis/SchedulerApi.ts'
import { api } from '../api/client.ts'
import { type Fault, faultOf } from '../api/fault.ts'
import { FaultNote } from '../parts/fault-note.tsx'
import { percent } from '../state/format.ts'
import { useSignedIn } from '../state/session.tsx'
import { useAction } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'
import { type Job, watchJob } from './watch-job.ts'

/**
 * The progress of a job, until it ends.
 * @param onEnd called once with the last state
 */
export function JobProgress({
  repository,
  jobId,
  onEnd,
}: {
  repository: string
  jobId: string
  onEnd?: (job: Job) => void
}): JSX.Element {
  const { may } = useSignedIn()
  const [job, setJob] = useState<Job>()
  const [fault, setFault] = useState<Fault>()
  const ended = useRef(onEnd)
  ended.current = onEnd
  const texts = TEXTS.job
  const cancel = useAction(async () => {
    await api(SchedulerApi).runJobCommand({ repository, jobId, jobCommand: { command: 'cancel' } })
  })
  useEffect(() => {
    const abort = new AbortController()
    setJob(undefined)
    setFault(undefined)
    watchJob(repository, jobId, setJob, abort.signal).then(
      (last) => {
        if (!abort.signal.aborted) ended.current?.(last)
      },
      async (error: unknown) => {
        if (!abort.signal.aborted) setFault(await faultOf(error))
      },
    )
    return () => abort.abort()
  }, [repository, jobId])
  if (fault) return <FaultNote fault={fault} />
  if (!job) return <p class="busy">{TEXTS.busy}</p>
  const isOver = ENDED.has(job.job_status)
  return (
    <div class="job" role="status">
      <p>
        <strong>{job.job_name}</strong>: {texts.ofState(job.job_status)}
        {job.job_reason !== '' && ` – ${job.job_reason}`}
      </p>
      {!isOver && (
        <p>
          <progress aria-label={texts.progress} max={100} value={Number(job.job_progress)} />{' '}
          {percent(job.job_progress)}
        </p>
      )}
      <p class="quiet">{job.job_message_mc}</p>
      {!isOver && may(repository, 'editor') && (
        <p>
          <button type="button" disabled={cancel.isBusy} onClick={() => void cancel.run()}>
            {texts.cancel}
          </button>
        </p>
      )}
      {cancel.fault && <FaultNote fault={cancel.fault} />}
    </div>
  )
}

const ENDED = new Set(['Completed', 'Failed', 'Cancelled'])
