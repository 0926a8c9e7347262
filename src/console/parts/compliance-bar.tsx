import type { JSX } from 'preact'
import { percent } from '../state/format.ts'
import { TEXTS } from '../texts.ts'

/** The share of rows that pass the rules, as a bar and in words. @param share percentage; empty if no rule was run */
export function ComplianceBar({ share }: { share: string }): JSX.Element {
  if (share === '') return <span class="quiet">{TEXTS.noCompliance}</span>
  const part = Number(share)
  return (
    <span class="compliance">
      <svg width="80" height="8" aria-hidden="true" class={part >= 99 ? 'good' : part >= 90 ? 'warn' : 'bad'}>
        <rect width="80" height="8" rx="4" class="whole" />
        <rect width={Math.max(2, (80 * part) / 100)} height="8" rx="4" class="part" />
      </svg>
      {percent(share)}
    </span>
  )
}
