import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { DetectedFormat } from '../../../generated/quality/sdk/typescript/src/models/DetectedFormat.ts'
import { Encoding } from '../../../generated/quality/sdk/typescript/src/models/Encoding.ts'
import { visibleText } from '../parts/visible-text.ts'
import { TEXTS } from '../texts.ts'
import { SchemaFileChoice } from './schema-file-choice.tsx'
import { type Field, fieldsOf, type Member } from './source-fields.ts'
import type { SourcePlace } from './source-place.ts'
import type { Settings } from './source-settings.ts'

interface Shown {
  readonly repository: string
  readonly place: SourcePlace
  readonly detected: DetectedFormat | undefined
  /** What was detected, as texts of the form. */
  readonly proposed: Settings
  readonly chosen: Settings
  /** @param value undefined: as detected */
  readonly onChange: (member: Member, value: string | undefined) => void
}

/** How the source is read: what was detected, and what a person changed. */
export function SettingsForm({ type, ...shown }: Shown & { type: string | undefined }): JSX.Element {
  const fields = fieldsOf(type)
  const isSet = ({ member }: Field): boolean => shown.chosen[member] !== undefined
  const usual = fields.filter((field) => !field.isRare)
  const rare = fields.filter((field) => field.isRare)
  return (
    <>
      {usual.map((field) => (
        <Setting key={field.member} field={field} {...shown} />
      ))}
      {rare.length > 0 && (
        <details open={rare.some(isSet) || undefined}>
          <summary>{TEXTS.load.rare}</summary>
          {rare.map((field) => (
            <Setting key={field.member} field={field} {...shown} />
          ))}
        </details>
      )}
    </>
  )
}

function Setting({ field, ...shown }: Shown & { field: Field }): JSX.Element {
  const { detected, proposed, chosen, onChange } = shown
  const { member } = field
  const texts = TEXTS.load
  const found = proposed[member]
  const value = chosen[member] ?? found ?? ''
  const isChanged = chosen[member] !== undefined && chosen[member] !== (found ?? '')
  const evidence = detected?.evidence?.find((one) => one.member === member)
  const hint = texts.hints[member]
  const id = `of-${member}`
  return (
    <div class="setting">
      <label>
        {texts.members[member]}
        <Control
          {...shown}
          field={field}
          value={value}
          describedBy={id}
          onInput={(next) => onChange(member, next === (found ?? '') ? undefined : next)}
        />
      </label>
      <p id={id} class="quiet">
        {evidence ? (
          <span class={evidence.doubtful === 'Y' ? 'doubtful' : undefined}>
            {isChanged && `${texts.wasDetected(labelOf(member, found ?? ''))} `}
            {evidence.doubtful === 'Y' && `${texts.doubtful} `}
            {evidence.sentence}
          </span>
        ) : (
          hint
        )}{' '}
        {isChanged && found !== undefined && (
          <button type="button" class="plain" onClick={() => onChange(member, undefined)}>
            {texts.asDetected}
          </button>
        )}
      </p>
    </div>
  )
}

/** A value of the API in words, if it has any. */
const labelOf = (member: Member, value: string): string =>
  (TEXTS.load.values as Readonly<Record<string, Readonly<Record<string, string>> | undefined>>)[member]?.[
    value
  ] ?? visibleText(value)

const ENCODINGS = Object.values(Encoding)
  .filter((name) => name !== '')
  .map((name) => [name, name] as const)

/** The value that stands for another one, which is typed in. No member has it. */
const OTHER = '\u0000other'

interface ControlProps extends Shown {
  readonly field: Field
  readonly value: string
  readonly describedBy: string
  readonly onInput: (value: string) => void
}

function Control(props: ControlProps): JSX.Element {
  const { field, value, describedBy, onInput, detected } = props
  const { control, member } = field
  switch (control.kind) {
    case 'number':
      return (
        <input
          type="number"
          min={control.min}
          max={control.max}
          value={value}
          aria-describedby={describedBy}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      )
    case 'text':
      return (
        <input
          value={value}
          spellcheck={false}
          autocapitalize="none"
          aria-describedby={describedBy}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      )
    case 'lines':
      return (
        <textarea
          rows={3}
          value={value}
          spellcheck={false}
          aria-describedby={describedBy}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      )
    case 'schema file':
      return <SchemaFileChoice {...props} />
    case 'encoding':
      return <Choice {...props} options={ENCODINGS} />
    case 'sheet':
      return (
        <Choice
          {...props}
          options={(detected?.sheets ?? []).map(({ name, state, range }) => [
            name,
            TEXTS.load.sheet(visibleText(name), state !== 'visible', range),
          ])}
        />
      )
    case 'table':
      return (
        <Choice {...props} options={(detected?.tables ?? []).map(({ name }) => [name, visibleText(name)])} />
      )
    case 'choice': {
      const options = control.values.map((one) => [one, labelOf(member, one)] as const)
      return <Choice {...props} options={options} isOpen={control.isOpen === true} />
    }
  }
}

/** A choice of values. A value that is none of them is shown as one more, or in a box of its own. */
function Choice({
  field: { member, absent },
  value,
  describedBy,
  onInput,
  options,
  isOpen = false,
}: ControlProps & {
  options: readonly (readonly [value: string, label: string])[]
  isOpen?: boolean
}): JSX.Element {
  const texts = TEXTS.load
  const [isTyping, setTyping] = useState(false)
  const isListed = value === '' || options.some(([one]) => one === value)
  const isTyped = isOpen && (isTyping || !isListed)
  return (
    <>
      <select
        value={isTyped ? OTHER : value}
        aria-describedby={describedBy}
        onChange={(event) => {
          const { value: chosen } = event.currentTarget
          setTyping(chosen === OTHER)
          if (chosen !== OTHER) onInput(chosen)
        }}
      >
        <option value="">
          {absent === undefined ? (texts.byDefault[member] ?? texts.usual) : labelOf(member, absent)}
        </option>
        {options.map(([one, label]) => (
          <option value={one}>{label}</option>
        ))}
        {!isListed && !isOpen && <option value={value}>{visibleText(value)}</option>}
        {isOpen && <option value={OTHER}>{texts.other}</option>}
      </select>
      {isTyped && (
        <input
          aria-label={texts.otherOf(texts.members[member])}
          value={value}
          maxLength={8}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      )}
    </>
  )
}
