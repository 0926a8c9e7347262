import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { DependenciesApi } from '../../../generated/quality/sdk/typescript/src/apis/DependenciesApi.ts'
import { api } from '../api/client.ts'
import { JobProgress } from '../jobs/job-progress.tsx'
import { jobIdOf } from '../jobs/watch-job.ts'
import { FaultNote } from '../parts/fault-note.tsx'
import { useSignedIn } from '../state/session.tsx'
import { useAction } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

/** Says what to do while nothing is discovered, and lets editors start it. @param onEnd called when the job is over */
export function Discover({
  repository,
  entityID,
  what,
  onEnd,
}: {
  repository: string
  entityID: string
  what: 'keys' | 'dependencies'
  onEnd: () => void
}): JSX.Element {
  const { may } = useSignedIn()
  const [job, setJob] = useState<string>()
  const texts = TEXTS.discovery
  const start = useAction(async () => {
    const at = { repository, entityID }
    const answer =
      what === 'keys'
        ? await api(DependenciesApi).runKeysCommand({
            ...at,
            entityKeysCommand: { command: 'discover', data: {} },
          })
        : await api(DependenciesApi).runDependenciesCommand({
            ...at,
            entityDependenciesCommand: { command: 'discover', data: {} },
          })
    setJob((answer as { url: string }).url)
  })
  return (
    <div class="empty">
      <p>{texts[what]}</p>
      {may(repository, 'editor') && job === undefined && (
        <p>
          <button type="button" class="primary" disabled={start.isBusy} onClick={() => void start.run()}>
            {what === 'keys' ? texts.startKeys : texts.startDependencies}
          </button>
        </p>
      )}
      {start.fault && <FaultNote fault={start.fault} />}
      {job !== undefined && <JobProgress repository={repository} jobId={jobIdOf(job)} onEnd={onEnd} />}
    </div>
  )
}
