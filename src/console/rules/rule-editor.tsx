import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { FormPlace } from './rule-form.tsx'
import { Confirm } from '../parts/dialog.tsx'
import { FaultNote } from '../parts/fault-note.tsx'
import { Value } from '../parts/value.tsx'
import { useAddress } from '../state/address.ts'
import { hasDraft, useDraft } from '../state/drafts.ts'
import { agoOf } from '../state/format.ts'
import { useSignedIn } from '../state/session.tsx'
import { useAction } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'
import { differences, type FieldName, fieldOf, type RuleFields } from './rule-fields.ts'
import { RuleForm } from './rule-form.tsx'
import { TrialView } from './trial-view.tsx'
import { type TrialSample, useTrial } from './use-trial.ts'
import type { RuleChoices } from './use-keywords.ts'

/** What was typed, and the saved rule that it began with. */
interface RuleDraft {
  readonly fields: RuleFields
  readonly base: RuleFields
  /** Milliseconds since 1970; 0 if nothing was typed. */
  readonly at: number
}

/**
 * The form of a rule with its trial. What is typed is kept until it is saved.
 * @param saved the rule as it is; that of an empty form for a new rule
 * @param askSaved reads the rule again before it is changed; undefined for a new rule
 * @param save saves the fields, and goes on to the rule
 */
export function RuleEditor({
  draftKey,
  where,
  entityID,
  saved,
  choices,
  isDerived,
  askSaved,
  save,
  back,
}: {
  draftKey: string
  where: FormPlace
  /** The entity on whose rows the rule is tried; undefined if it cannot be tried. */
  entityID: string | undefined
  saved: RuleFields
  choices: RuleChoices
  isDerived: boolean
  askSaved?: () => Promise<RuleFields>
  save: (base: RuleFields, fields: RuleFields) => Promise<void>
  /** The page that is shown when nothing is to be saved. */
  back: string
}): JSX.Element {
  const address = useAddress()
  const texts = TEXTS.ruleForm
  const [isFound] = useState(() => hasDraft(draftKey))
  const [draft, setDraft, forget] = useDraft<RuleDraft>(draftKey, { fields: saved, base: saved, at: 0 })
  const { may } = useSignedIn()
  const mayEdit = may(where.repository, 'editor')
  const [isLeaving, setLeaving] = useState(false)
  const [theirs, setTheirs] = useState<RuleFields>()
  const { fields, base } = draft
  const isTouched = differences(base, fields).length > 0
  const action = useAction(async (isForced: boolean) => {
    const present = isForced ? undefined : await askSaved?.()
    if (present && differences(present, base).length > 0) {
      setTheirs(present)
      return
    }
    await save(base, fields)
    forget()
  })
  const discard = (fresh: RuleFields): void => {
    setDraft({ fields: fresh, base: fresh, at: 0 })
    forget()
  }
  const parts = action.fault?.errors ?? []
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The field with the fault may be far from the button that was pressed.
    if (action.fault) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [action.fault])
  const ofFields = parts.filter((part) => fieldOf(part) !== undefined)
  const faultsOf = (field: FieldName): string[] =>
    ofFields.filter((part) => fieldOf(part) === field).map(({ detail }) => detail)
  return (
    <>
      {isFound && draft.at > 0 && (
        <p class="note" role="status">
          {texts.draft(agoOf(draft.at))}{' '}
          <button type="button" class="plain" onClick={() => discard(saved)}>
            {texts.discard}
          </button>
        </p>
      )}
      <div ref={box} class={entityID === undefined ? undefined : 'editor'}>
        <RuleForm
          fields={fields}
          where={where}
          choices={choices}
          isDerived={isDerived}
          faultsOf={faultsOf}
          onChange={(next) => setDraft({ base, fields: next, at: Date.now() })}
          onSubmit={() => void action.run(false)}
        >
          {action.fault && ofFields.length < Math.max(1, parts.length) && <FaultNote fault={action.fault} />}
          {!mayEdit && <p class="note">{texts.reader}</p>}
          <p class="actions">
            {mayEdit && (
              <button type="submit" class="primary" disabled={action.isBusy || (askSaved && !isTouched)}>
                {texts.save}
              </button>
            )}
            <button type="button" onClick={() => (isTouched ? setLeaving(true) : address.go(back))}>
              {isTouched ? texts.leave : TEXTS.cancel}
            </button>
          </p>
        </RuleForm>
        {entityID !== undefined && (
          <LiveTrial repository={where.repository} entityID={entityID} fields={fields} />
        )}
      </div>
      {isLeaving && (
        <Confirm
          question={texts.leaveQuestion}
          loss={
            <>
              {texts.leaveLoss}{' '}
              <strong>
                <Value text={fields.name || texts.noName} />
              </strong>
            </>
          }
          confirm={texts.leave}
          onConfirm={() => {
            forget()
            address.go(back)
          }}
          onClose={() => setLeaving(false)}
        />
      )}
      {theirs && (
        <Confirm
          question={texts.changedMeanwhile}
          loss={texts.changedFields(differences(theirs, base).map((field) => texts.ofField(field)))}
          confirm={texts.saveMine}
          isBusy={action.isBusy}
          onConfirm={() => {
            setTheirs(undefined)
            void action.run(true)
          }}
          onClose={() => setTheirs(undefined)}
        >
          <p>
            <button
              type="button"
              onClick={() => {
                discard(theirs)
                setTheirs(undefined)
              }}
            >
              {texts.takeTheirs}
            </button>
          </p>
        </Confirm>
      )}
    </>
  )
}

function LiveTrial({
  repository,
  entityID,
  fields,
}: {
  repository: string
  entityID: string
  fields: RuleFields
}): JSX.Element {
  const [sample, setSample] = useState<TrialSample>({ rows: 10_000, isRandom: false })
  const trial = useTrial(repository, entityID, fields, sample)
  return <TrialView trial={trial} threshold={fields.threshold} sample={sample} onSample={setSample} />
}
