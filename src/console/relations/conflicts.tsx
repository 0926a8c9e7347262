import type { JSX } from 'preact'
import { conflictsSource, correctionsSource } from '../listings/conflict-sources.ts'
import { DatumValue } from '../parts/datum-value.tsx'
import { Result } from '../parts/result.tsx'
import { Value } from '../parts/value.tsx'
import { useAddress } from '../state/address.ts'
import { count } from '../state/format.ts'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'
import { askGroups, type Groups } from './ask-groups.ts'
import { askChosen, correctionOf, type Correction } from './corrections.ts'
import { sidesOf } from './dependency-key.ts'
import { GroupList } from './group-list.tsx'
import { MoreNote } from './more-note.tsx'
import { shownRecords } from './shown-records.ts'
import type { ValueGroup } from './value-groups.ts'

/** Right values of a conflict that are shown. The rows have them all. */
const MAX_RIGHTS = 8

/** The conflicts of a dependency: each left value with the right values that its rows have. */
export function Conflicts({
  repository,
  entityID,
  dependencyKey,
  rule,
}: {
  repository: string
  entityID: string
  dependencyKey: string
  rule: string
}): JSX.Element {
  const address = useAddress()
  const texts = TEXTS.dependencies
  const { shown, more } = shownRecords(address)
  const asked = useRequest(
    async (signal) => {
      const { left } = sidesOf(dependencyKey)
      const at = [repository, entityID, dependencyKey, rule] as const
      const groups = await askGroups(conflictsSource(...at).ask, left.length, shown, signal)
      return { groups, chosen: await askChosen(correctionsSource(...at).ask, groups, signal) }
    },
    [repository, entityID, dependencyKey, shown],
  )
  return (
    <section>
      <h2>{texts.conflicts}</h2>
      <Result of={asked}>
        {({ groups, chosen }) =>
          groups.groups.length === 0 ? (
            <p class="empty">{texts.noConflicts}</p>
          ) : (
            <>
              <p class="ways">
                <a href={`${address.path}/conflicts`}>{texts.allConflicts}</a>
                <a href={`${address.path}/corrections`}>{texts.allCorrections}</a>
              </p>
              <GroupList
                repository={repository}
                entityID={entityID}
                definition={dependencyKey}
                of={groups}
                address={address}
              >
                {(group) => (
                  <RightValues
                    group={group}
                    groups={groups}
                    correction={correctionOf(group, groups, chosen)}
                  />
                )}
              </GroupList>
              <MoreNote shown={groups.records} total={groups.total} more={more} />
            </>
          )
        }
      </Result>
    </section>
  )
}

function RightValues({
  group,
  groups: { right },
  correction,
}: {
  group: ValueGroup
  groups: Groups
  correction: Correction | undefined
}): JSX.Element {
  const texts = TEXTS.dependencies
  const { rights, rows, isWhole } = group
  const left = rights.length - MAX_RIGHTS
  return (
    <>
      <ul class="rights" aria-label={texts.shares(right!.humanisedName)}>
        {rights.slice(0, MAX_RIGHTS).map(({ value, rows: some }) => (
          <li class={correction?.value === value ? 'chosen' : undefined}>
            <DatumValue of={value} />
            <svg width="100%" height="8" aria-hidden="true">
              <rect width="100%" height="8" rx="4" class="whole" />
              <rect width={`${Math.max(1, (100 * some) / rows)}%`} height="8" rx="4" class="part" />
            </svg>
            <span class="number">{TEXTS.keys.rows(count(some))}</span>
          </li>
        ))}
      </ul>
      {(left > 0 || !isWhole) && (
        <p class="quiet">{isWhole ? texts.furtherValues(count(left)) : texts.unknownFurther}</p>
      )}
      <p class="quiet correction">
        {correction === undefined ? (
          texts.noCorrection
        ) : (
          <>
            {correction.by === 'user' ? texts.byUser : texts.byMajority} <Value text={correction.value} />
          </>
        )}
      </p>
    </>
  )
}
