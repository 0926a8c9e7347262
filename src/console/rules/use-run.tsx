import type { JSX } from 'preact'
import { JobProgress } from '../jobs/job-progress.tsx'
import { jobIdOf } from '../jobs/watch-job.ts'
import { FaultNote } from '../parts/fault-note.tsx'
import { useAddress } from '../state/address.ts'
import { useAction } from '../state/use-request.ts'

/** A run of rules, which the address remembers. */
export interface Run {
  readonly isBusy: boolean
  readonly start: () => void
  /** The progress of the job, or why it could not be scheduled. */
  readonly view: JSX.Element | null
}

/**
 * @param schedule schedules the job and answers with its address in the API
 * @param onEnd called when the job has ended
 */
export function useRun(repository: string, schedule: () => Promise<string>, onEnd: () => void): Run {
  const address = useAddress()
  const job = address.get('job')
  const action = useAction(async () => {
    address.set({ job: jobIdOf(await schedule()) }, true)
  })
  return {
    isBusy: action.isBusy,
    start: () => void action.run(),
    view: (
      <>
        {action.fault && <FaultNote fault={action.fault} again={() => void action.run()} />}
        {job !== undefined && (
          <div class="note">
            <JobProgress key={job} repository={repository} jobId={job} onEnd={onEnd} />
          </div>
        )}
      </>
    ),
  }
}
