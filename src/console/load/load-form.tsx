import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Confirm } from '../parts/dialog.tsx'
import { FaultNote } from '../parts/fault-note.tsx'
import { Value } from '../parts/value.tsx'
import { visibleText } from '../parts/visible-text.ts'
import { count } from '../state/format.ts'
import { useAction } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'
import type { LoadDraft, ReplacedEntity } from './draft.ts'
import type { SampleChoice } from './source-settings.ts'

const SAMPLES: readonly SampleChoice['kind'][] = ['all', 'first', 'random']

/** The entity that is made or replaced, and the records that it takes. */
export function LoadForm({
  draft,
  onChange,
  replaced,
  source,
  load,
}: {
  draft: LoadDraft
  onChange: (draft: LoadDraft) => void
  replaced: ReplacedEntity | undefined
  /** The name of the source. */
  source: string
  load: () => Promise<void>
}): JSX.Element {
  const texts = TEXTS.load
  const action = useAction(load)
  const [isAsking, setAsking] = useState(false)
  const { sample } = draft
  const setSample = (change: Partial<SampleChoice>): void =>
    onChange({ ...draft, sample: { ...sample, ...change } })
  return (
    <form
      class="describe-load"
      aria-label={texts.entity}
      onSubmit={(event) => {
        event.preventDefault()
        if (replaced) setAsking(true)
        else void action.run()
      }}
    >
      <h2>
        {replaced ? (
          <>
            {texts.replaces} <Value text={replaced.name} />
          </>
        ) : (
          texts.entity
        )}
      </h2>
      {!replaced && (
        <>
          <label>
            {texts.name}
            <input
              required
              pattern=".*\S.*"
              maxLength={128}
              value={draft.name}
              onInput={(event) => onChange({ ...draft, name: event.currentTarget.value })}
            />
          </label>
          <label>
            {texts.description}
            <textarea
              rows={2}
              maxLength={4000}
              value={draft.description}
              onInput={(event) => onChange({ ...draft, description: event.currentTarget.value })}
            />
          </label>
        </>
      )}
      <div class="bar">
        <label>
          {texts.sample}
          <select
            value={sample.kind}
            onChange={(event) => setSample({ kind: event.currentTarget.value as SampleChoice['kind'] })}
          >
            {SAMPLES.map((kind) => (
              <option value={kind}>{texts.samples[kind]}</option>
            ))}
          </select>
        </label>
        {sample.kind !== 'all' && (
          <>
            <label>
              {sample.kind === 'first' ? texts.sampleRecords : texts.samplePercent}
              <input
                required
                type="number"
                min={sample.kind === 'first' ? 1 : 0}
                max={sample.kind === 'first' ? undefined : 100}
                step={sample.kind === 'first' ? 1 : 'any'}
                value={sample.size}
                onInput={(event) => setSample({ size: event.currentTarget.value })}
              />
            </label>
            <label>
              {texts.sampleSkip}
              <input
                type="number"
                min={0}
                value={sample.skip}
                onInput={(event) => setSample({ skip: event.currentTarget.value })}
              />
            </label>
          </>
        )}
        <label>
          {texts.maxRejected}
          <input
            type="number"
            min={0}
            placeholder={texts.tenth}
            value={draft.maxRejected}
            onInput={(event) => onChange({ ...draft, maxRejected: event.currentTarget.value })}
          />
        </label>
      </div>
      {action.fault && <FaultNote fault={action.fault} />}
      <p class="actions">
        <button type="submit" class="primary" disabled={action.isBusy}>
          {replaced ? texts.replace : texts.load}
        </button>
      </p>
      {isAsking && replaced && (
        <Confirm
          question={texts.replaceQuestion(visibleText(replaced.name))}
          loss={
            <>
              {texts.replaceLoss(count(replaced.rows))} <Value text={source} />.
            </>
          }
          confirm={texts.replace}
          isBusy={action.isBusy}
          onConfirm={() => {
            setAsking(false)
            void action.run()
          }}
          onClose={() => setAsking(false)}
        >
          <p>{texts.replaceStays}</p>
        </Confirm>
      )}
    </form>
  )
}
