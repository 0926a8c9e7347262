import type { JSX } from 'preact'
import { useId } from 'preact/hooks'
import { TEXTS } from '../texts.ts'

/** A percentage, as a number and as a slider. */
export function ThresholdField({
  value,
  faults,
  onInput,
}: {
  value: string
  faults: readonly string[]
  onInput: (value: string) => void
}): JSX.Element {
  const id = useId()
  const texts = TEXTS.ruleForm
  return (
    <div class="threshold-field">
      <label for={id}>{texts.threshold}</label>
      <div class="bar">
        <input
          id={id}
          class="short"
          inputMode="decimal"
          required
          autocomplete="off"
          value={value}
          aria-invalid={faults.length > 0}
          aria-describedby={`${id}-faults`}
          onInput={({ currentTarget }) => onInput(currentTarget.value)}
        />
        <span aria-hidden="true">%</span>
        <input
          class="grow"
          type="range"
          min="0"
          max="100"
          step="0.1"
          aria-label={texts.slider}
          value={value}
          onInput={({ currentTarget }) => onInput(currentTarget.value)}
        />
      </div>
      <FieldFaults id={`${id}-faults`} faults={faults} />
    </div>
  )
}

/** What the server says is wrong with a field. */
export const FieldFaults = ({ id, faults }: { id?: string; faults: readonly string[] }): JSX.Element => (
  <div id={id} role="status">
    {faults.map((fault) => (
      <p class="field-fault">{fault}</p>
    ))}
  </div>
)
