import type { JSX } from 'preact'
import { useAddress } from '../state/address.ts'
import { TEXTS } from '../texts.ts'

/** The kinds of results by the names that addresses have, with their conditions over the listing of rules. */
const CONDITIONS = {
  failed: '_result = "failed"',
  passed: '_result = "passed"',
  error: '_result = "error"',
  open: '(_result IS NULL OR _dirty_flag IS NOT NULL)',
} as const

/** The condition for the rules of an entity and of a tab. Unknown names of tabs stand for all rules. */
export function conditionOf(entityID: string | undefined, result: string | undefined): string | undefined {
  const parts = [
    ...(entityID === undefined ? [] : [`entity_id = ${Number(entityID)}`]),
    ...(result !== undefined && result in CONDITIONS ? [CONDITIONS[result as keyof typeof CONDITIONS]] : []),
  ]
  return parts.length > 0 ? parts.join(' AND ') : undefined
}

/** Chooses the rules of a result. */
export function ResultTabs(): JSX.Element {
  const address = useAddress()
  const chosen = address.get('result')
  const texts = TEXTS.rules
  const isAll = chosen === undefined || !(chosen in CONDITIONS)
  return (
    <nav class="tabs" aria-label={texts.tabs}>
      <a href={address.with({ result: undefined })} aria-current={isAll ? 'page' : undefined}>
        {texts.all}
      </a>
      {(Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[]).map((name) => (
        <a href={address.with({ result: name })} aria-current={name === chosen ? 'page' : undefined}>
          {texts.ofTab(name)}
        </a>
      ))}
    </nav>
  )
}
