import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { SchedulerApi } from '../../../generated/quality/sdk/typescript/src/apis/SchedulerApi.ts'
import { api } from '../api/client.ts'
import { Confirm } from '../parts/dialog.tsx'
import { FaultNote } from '../parts/fault-note.tsx'
import { Value } from '../parts/value.tsx'
import { visibleText } from '../parts/visible-text.ts'
import { useSignedIn } from '../state/session.tsx'
import { useAction } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

/** A button that cancels a job after a question: what the job has done so far is lost. */
export function CancelJob({
  repository,
  jobId,
  name,
  onCancelled,
}: {
  repository: string
  jobId: string
  name: string
  onCancelled?: () => void
}): JSX.Element | null {
  const { may } = useSignedIn()
  const texts = TEXTS.jobs
  const [isAsking, setAsking] = useState(false)
  const cancel = useAction(async () => {
    await api(SchedulerApi).runJobCommand({ repository, jobId, jobCommand: { command: 'cancel' } })
    setAsking(false)
    onCancelled?.()
  })
  if (!may(repository, 'editor')) return null
  return (
    <>
      <button
        type="button"
        aria-label={texts.cancelOf(visibleText(name))}
        onClick={() => {
          cancel.forget()
          setAsking(true)
        }}
      >
        {TEXTS.job.cancel}
      </button>
      {isAsking && (
        <Confirm
          question={texts.cancelQuestion}
          loss={
            <>
              <Value whole text={name} /> {texts.cancelLoss}
            </>
          }
          confirm={TEXTS.job.cancel}
          isBusy={cancel.isBusy}
          onConfirm={() => void cancel.run()}
          onClose={() => setAsking(false)}
        >
          {cancel.fault && <FaultNote fault={cancel.fault} />}
        </Confirm>
      )}
    </>
  )
}
