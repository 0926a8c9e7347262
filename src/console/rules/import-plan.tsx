import type { JSX } from 'preact'
import type { RuleFilesChanges } from '../../../generated/quality/sdk/typescript/src/models/RuleFilesChanges.ts'
import { Value } from '../parts/value.tsx'
import { count } from '../state/format.ts'
import { TEXTS } from '../texts.ts'

const SIGNS = { added: '+', changed: '~', deleted: '−' } as const

/** What an import changes: the number of changes, and the names of the rules that are lost or changed. */
export function countsOf({ entities }: RuleFilesChanges): {
  readonly total: number
  readonly deleted: readonly string[]
  readonly changed: readonly string[]
} {
  const all = entities.flatMap(({ changes }) => changes)
  const named = (kind: string): string[] =>
    all.filter(({ change }) => change === kind).map(({ rule }) => rule)
  return { total: all.length, deleted: named('deleted'), changed: named('changed') }
}

/** The changes of an import, entity by entity. */
export function ImportPlan({ changes: { entities } }: { changes: RuleFilesChanges }): JSX.Element {
  const texts = TEXTS.code
  return (
    <>
      {entities.map(({ entityName, unchanged, changes }) => (
        <div class="plan">
          <h4>
            <Value text={entityName} />
          </h4>
          <ul>
            {changes.map(({ change, rule, members }) => (
              <li class={change}>
                <span aria-hidden="true">{SIGNS[change]}</span>{' '}
                <span class="badge">{texts.ofChange(change)}</span> <Value text={rule} />
                {members.length > 0 && <span class="quiet"> ({members.join(', ')})</span>}
              </li>
            ))}
          </ul>
          <p class="quiet">{texts.unchanged(count(unchanged))}</p>
        </div>
      ))}
    </>
  )
}
