import { SchedulerApi } from '../../../generated/quality/sdk/typescript/src/apis/SchedulerApi.ts'
import { FetchError, ResponseError } from '../../../generated/quality/sdk/typescript/src/runtime.ts'
import { api } from '../api/client.ts'

/** The state of a job, by the columnised names of the listing of jobs. */
export interface Job {
  readonly job_id: string
  readonly job_name: string
  readonly job_type: string
  readonly job_entity_id: readonly string[]
  readonly job_status: string
  /** Percent, from 0 to 100. */
  readonly job_progress: string
  readonly job_message_mc: string
  readonly job_reason: string
  readonly job_duration: string
}

/** The last path segment of a job's address in the API. */
export const jobIdOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1)

/** Pauses between attempts to reach the server again, in milliseconds. */
const RETRY_MS = 2000

/**
 * Follows a job until it ends. A stream that breaks is opened again: every event has the whole state.
 * @param onState called with each state, the present one first
 * @throws the errors of the generated client, unless the server is only away
 */
export async function watchJob(
  repository: string,
  jobId: string,
  onState: (job: Job) => void,
  signal: AbortSignal,
): Promise<Job> {
  for (;;) {
    try {
      const ended = await follow(repository, jobId, onState, signal)
      if (ended) return ended
    } catch (error) {
      if (signal.aborted || !isAway(error)) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    signal.throwIfAborted()
  }
}

const isAway = (error: unknown): boolean =>
  error instanceof FetchError ||
  error instanceof TypeError ||
  (error instanceof ResponseError && [429, 502, 503, 504].includes(error.response.status))

/** @returns the state at the end; undefined if the stream broke before */
async function follow(
  repository: string,
  jobId: string,
  onState: (job: Job) => void,
  signal: AbortSignal,
): Promise<Job | undefined> {
  const { raw } = await api(SchedulerApi).getJobRaw(
    { repository, jobId },
    { signal, headers: { Accept: 'text/event-stream' } },
  )
  const reader = raw.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return undefined
    text += value
    const events = text.split('\n\n')
    text = events.pop()!
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1]
      if (data === undefined) continue
      const job = JSON.parse(data) as Job
      onState(job)
      if (/^event: end$/m.test(event)) return job
    }
  }
}
