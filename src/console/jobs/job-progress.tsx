import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { type Fault, faultOf } from '../api/fault.ts'
import { FaultNote } from '../parts/fault-note.tsx'
import { Value } from '../parts/value.tsx'
import { percent } from '../state/format.ts'
import { TEXTS } from '../texts.ts'
import { CancelJob } from './cancel-job.tsx'
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
  const [job, setJob] = useState<Job>()
  const [fault, setFault] = useState<Fault>()
  const ended = useRef(onEnd)
  ended.current = onEnd
  const texts = TEXTS.job
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
        <strong>
          <Value text={job.job_name} />
        </strong>
        : {texts.ofState(job.job_status)}
      </p>
      {job.job_reason !== '' && (
        <p class="fault">
          <Value whole text={job.job_reason} />
        </p>
      )}
      {!isOver && (
        <p>
          <progress aria-label={texts.progress} max={100} value={Number(job.job_progress)} />{' '}
          {percent(job.job_progress)}
        </p>
      )}
      {/* A job that failed is at nothing any more. */}
      {job.job_reason === '' && (
        <p class="quiet">
          <Value whole text={job.job_message_mc} />
        </p>
      )}
      {!isOver && (
        <p>
          <CancelJob repository={repository} jobId={jobId} name={job.job_name} />
        </p>
      )}
    </div>
  )
}

/** The states that no job leaves. */
export const ENDED: ReadonlySet<string> = new Set(['Completed', 'Failed', 'Cancelled'])
