import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { RulesApi } from '../../../generated/quality/sdk/typescript/src/apis/RulesApi.ts'
import type { RuleFilesChanges } from '../../../generated/quality/sdk/typescript/src/models/RuleFilesChanges.ts'
import { api } from '../api/client.ts'
import { Confirm } from '../parts/dialog.tsx'
import { DropZone } from '../parts/drop-zone.tsx'
import { FaultNote } from '../parts/fault-note.tsx'
import { Value } from '../parts/value.tsx'
import { count } from '../state/format.ts'
import { useAction } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'
import { ImportPlan, countsOf } from './import-plan.tsx'
import { type SentFile, splitFiles } from './rule-files.ts'

/** Takes files of rules, shows what their import would do, and does it after a confirmation. */
export function RuleImport({
  repository,
  mayImport,
  onDone,
}: {
  repository: string
  mayImport: boolean
  /** The rules have changed. */
  onDone: () => void
}): JSX.Element {
  const texts = TEXTS.code
  const [files, setFiles] = useState<readonly SentFile[]>([])
  const [deleteOthers, setDeleteOthers] = useState(false)
  const [planned, setPlanned] = useState<RuleFilesChanges>()
  const [done, setDone] = useState<RuleFilesChanges>()
  const [isAsking, setAsking] = useState(false)
  const plan = useAction(async (sent: readonly SentFile[], isDeleting: boolean) => {
    setPlanned(undefined)
    setDone(undefined)
    setFiles(sent)
    setDeleteOthers(isDeleting)
    if (sent.length === 0) return
    setPlanned(
      await api(RulesApi).runRuleFilesCommand({
        repository,
        ruleFilesCommand: { command: 'plan', data: { files: [...sent], deleteOthers: isDeleting } },
      }),
    )
  })
  const apply = useAction(async () => {
    setAsking(false)
    const answer = await api(RulesApi).runRuleFilesCommand({
      repository,
      ruleFilesCommand: {
        command: 'import',
        data: { files: [...files], deleteOthers, version: planned!.version },
      },
    })
    setPlanned(undefined)
    setFiles([])
    setDone(answer)
    onDone()
  })
  const changes = planned && countsOf(planned)
  const take = async (chosen: readonly File[]): Promise<void> => {
    const read = await Promise.all(chosen.map(async (file) => splitFiles(file.name, await file.text())))
    apply.forget()
    await plan.run(read.flat(), deleteOthers)
  }
  return (
    <section>
      <h2>{texts.up}</h2>
      <p class="quiet">{mayImport ? texts.upLead : texts.upReader}</p>
      <DropZone
        label={texts.choose}
        hint={texts.drop}
        accept=".yaml,.yml"
        onFiles={(chosen) => void take(chosen)}
      />
      <p>
        <label class="inline">
          <input
            type="checkbox"
            checked={deleteOthers}
            onChange={({ currentTarget }) => void plan.run(files, currentTarget.checked)}
          />
          {texts.deleteOthers}
        </label>
      </p>
      {plan.isBusy && <p class="busy">{TEXTS.busy}</p>}
      {plan.fault &&
        (plan.fault.status === 400 && plan.fault.errors.length > 0 ? (
          <div class="fault" role="alert">
            <p>
              <strong>{texts.faulty}</strong>
            </p>
            <ul>
              {plan.fault.errors.map(({ detail }) => (
                <li>
                  <Value whole text={detail} />
                </li>
              ))}
            </ul>
          </div>
        ) : (
          <FaultNote fault={plan.fault} again={() => void plan.run(files, deleteOthers)} />
        ))}
      {apply.fault && (
        <FaultNote
          fault={apply.fault}
          again={() => {
            apply.forget()
            void plan.run(files, deleteOthers)
          }}
        />
      )}
      {planned && changes && (
        <>
          <h3>{texts.plan}</h3>
          <ImportPlan changes={planned} />
          {mayImport && changes.total > 0 && (
            <p>
              <button type="button" class="primary" disabled={apply.isBusy} onClick={() => setAsking(true)}>
                {texts.apply}
              </button>
            </p>
          )}
        </>
      )}
      {done && (
        <div class="note" role="status">
          <p>{texts.done}</p>
          <ImportPlan changes={done} />
        </div>
      )}
      {isAsking && changes && (
        <Confirm
          question={texts.question(count(changes.total))}
          loss={<Value whole text={texts.loss(changes.deleted, changes.changed)} />}
          confirm={texts.applyNow}
          isBusy={apply.isBusy}
          onConfirm={() => void apply.run()}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
