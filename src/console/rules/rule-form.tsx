import type { ComponentChildren, JSX } from 'preact'
import { ExpressionBox, type ExpressionPlace } from '../expression/expression-box.tsx'
import type { Word } from '../expression/words.ts'
import { Value } from '../parts/value.tsx'
import { TEXTS } from '../texts.ts'
import { AGGREGATE_METHODS, type FieldName, type RuleFields } from './rule-fields.ts'
import { FieldFaults, ThresholdField } from './threshold-field.tsx'
import type { RuleChoices } from './use-keywords.ts'

/** What a rule is about: its rows, and the words of expressions over them. */
export interface FormPlace {
  readonly repository: string
  /** Undefined if expressions are checked only when they are saved. */
  readonly place: Omit<ExpressionPlace, 'purpose'> | undefined
  readonly words: readonly Word[]
}

/** The fields of a rule. */
export function RuleForm({
  fields,
  where,
  choices,
  isDerived,
  faultsOf,
  onChange,
  onSubmit,
  children,
}: {
  fields: RuleFields
  where: FormPlace
  choices: RuleChoices
  /** True if a library rule has the expressions. */
  isDerived: boolean
  faultsOf: (field: FieldName) => readonly string[]
  onChange: (fields: RuleFields) => void
  onSubmit: () => void
  /** The buttons. */
  children: ComponentChildren
}): JSX.Element {
  const texts = TEXTS.ruleForm
  const set = (changes: Partial<RuleFields>): void => onChange({ ...fields, ...changes })
  const box = (field: 'expression' | 'filter' | 'group' | 'aggregate', rows: number): JSX.Element => (
    <div>
      <ExpressionBox
        label={texts.labels[field]}
        hint={texts.hints[field]}
        repository={where.repository}
        place={
          where.place && {
            ...where.place,
            purpose: field === 'expression' || field === 'filter' ? 'condition' : 'value',
          }
        }
        words={where.words}
        rows={rows}
        value={fields[field]}
        onInput={(value) => set({ [field]: value })}
        // Ctrl and Enter save. Enter alone ends no form that is being filled in.
        {...(rows > 1 && { onApply: onSubmit })}
      />
      <FieldFaults faults={faultsOf(field)} />
    </div>
  )
  return (
    <form
      class="rule-form"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <label>
        {texts.name}
        <input
          required
          autocomplete="off"
          value={fields.name}
          aria-invalid={faultsOf('name').length > 0}
          onInput={({ currentTarget }) => set({ name: currentTarget.value })}
        />
        <FieldFaults faults={faultsOf('name')} />
      </label>
      {isDerived ? <p class="note">{texts.isDerived}</p> : box('expression', 3)}
      <ThresholdField
        value={fields.threshold}
        faults={faultsOf('threshold')}
        onInput={(threshold) => set({ threshold })}
      />
      {!isDerived && box('filter', 2)}
      <details open={fields.group !== '' || fields.aggregate !== ''}>
        <summary>{texts.more}</summary>
        {!isDerived && box('group', 2)}
        {!isDerived && (
          <>
            {box('aggregate', 2)}
            <label>
              {texts.method}
              <select
                value={fields.method}
                onChange={({ currentTarget }) => set({ method: currentTarget.value })}
              >
                {AGGREGATE_METHODS.map(([number, name]) => (
                  <option value={number}>{texts.ofMethod(name)}</option>
                ))}
              </select>
              <FieldFaults faults={faultsOf('method')} />
            </label>
          </>
        )}
      </details>
      <label>
        {texts.description}
        <textarea
          rows={2}
          value={fields.description}
          onInput={({ currentTarget }) => set({ description: currentTarget.value })}
        />
        <FieldFaults faults={faultsOf('description')} />
      </label>
      <label>
        {texts.priority}
        <select
          value={fields.priority}
          onChange={({ currentTarget }) => set({ priority: currentTarget.value })}
        >
          <option value="">{texts.noPriority}</option>
          {choices.priorities.map(({ number, description }) => (
            <option value={number}>{`${number} ${description}`}</option>
          ))}
        </select>
        <FieldFaults faults={faultsOf('priority')} />
      </label>
      {choices.keywords.size > 0 && <Keywords fields={fields} choices={choices} set={set} />}
      <label class="inline">
        <input
          type="checkbox"
          checked={fields.isEnabled}
          onChange={({ currentTarget }) => set({ isEnabled: currentTarget.checked })}
        />
        {texts.enabled}
      </label>
      {children}
    </form>
  )
}

function Keywords({
  fields,
  choices,
  set,
}: {
  fields: RuleFields
  choices: RuleChoices
  set: (changes: Partial<RuleFields>) => void
}): JSX.Element {
  return (
    <fieldset>
      <legend>{TEXTS.ruleForm.keywords}</legend>
      {[...choices.keywords].map(([text, id]) => (
        <label class="inline">
          <input
            type="checkbox"
            checked={fields.keywords.includes(id)}
            onChange={({ currentTarget }) =>
              set({
                keywords: currentTarget.checked
                  ? [...fields.keywords, id]
                  : fields.keywords.filter((one) => one !== id),
              })
            }
          />
          <Value text={text} />
        </label>
      ))}
    </fieldset>
  )
}
