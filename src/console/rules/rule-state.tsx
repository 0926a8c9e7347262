import type { JSX } from 'preact'
import { TEXTS } from '../texts.ts'

const CLASSES: Readonly<Record<string, string>> = {
  passed: 'good',
  failed: 'bad',
  error: 'bad',
  'no rows': 'warn',
}

/** The result of the last run of a rule, and a note if it is not that of the present rule and rows. */
export function RuleState({ result, status }: { result: string; status: string }): JSX.Element {
  const texts = TEXTS.rules
  return (
    <span class="rule-state">
      <span class={`badge ${CLASSES[result] ?? ''}`}>{texts.ofResult(result)}</span>
      {status !== '' && (
        <span class="badge warn" title={texts.explainStatus(status)}>
          {texts.ofStatus(status)}
        </span>
      )}
    </span>
  )
}
