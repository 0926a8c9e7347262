import type { JSX } from 'preact'
import { DependenciesApi } from '../../../generated/quality/sdk/typescript/src/apis/DependenciesApi.ts'
import { api } from '../api/client.ts'
import { recordsOf } from '../api/records.ts'
import { entityCrumbs, entityPage, useEntityName } from '../entities/entity-name.ts'
import { EntityTabs } from '../entities/entity-tabs.tsx'
import { Figures } from '../parts/figures.tsx'
import { Page } from '../parts/page.tsx'
import { Result } from '../parts/result.tsx'
import { Conflicts } from '../relations/conflicts.tsx'
import { share } from '../relations/figures.ts'
import { RelationNotes } from '../relations/relation-notes.tsx'
import { StatusBadges } from '../relations/status.tsx'
import { useRule } from '../relations/use-rule.ts'
import { useParams } from '../state/address.ts'
import { count, moment } from '../state/format.ts'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

const COLUMNS = [
  '__STATUS',
  '_verified',
  'GOODNESS',
  'CONFIRMATIONS',
  '_conflicting_lh_values',
  '_conflicting_rows',
  '_resolved',
  '_normalise',
  '_checked_date',
  '_rows',
  '_is_current',
] as const

/** A dependency: the rule in words, its figures, and what contradicts it. */
export function Dependency(): JSX.Element {
  const { repository, entityID, dependencyKey } = useParams('repository', 'entityID', 'dependencyKey')
  const name = useEntityName(repository, entityID)
  const rule = useRule(repository, entityID, dependencyKey)
  const texts = TEXTS.dependencies
  const asked = useRequest(
    async (signal) =>
      recordsOf(
        await api(DependenciesApi).getDependency(
          { repository, entityID, dependencyKey, columns: [...COLUMNS] },
          { signal },
        ),
        COLUMNS,
      ).rows[0]!.values,
    [repository, entityID, dependencyKey],
  )
  const base = `${entityPage(repository, entityID)}/dependencies`
  return (
    <Page
      title={rule}
      crumbs={[...entityCrumbs(repository, entityID, name), { href: base, title: texts.title(name) }]}
    >
      <EntityTabs repository={repository} entityID={entityID} />
      <Result of={asked}>
        {(one) => {
          const isVerified = one._verified === 'Yes'
          const isCurrent = one._is_current === 'Y'
          return (
            <>
              <p class="lead">
                {one._conflicting_rows === '0'
                  ? texts.holds(count(one._rows))
                  : texts.nearly(share(one.GOODNESS), count(one._rows))}{' '}
                <StatusBadges status={one.__STATUS} isCurrent={isCurrent} isVerified={isVerified} />
              </p>
              <RelationNotes
                status={one.__STATUS}
                isCurrent={isCurrent}
                isVerified={isVerified}
                rows={one._rows}
              />
              {one._normalise === 'Yes' && <p class="note">{texts.splitOff}</p>}
              <Figures
                of={[
                  { name: TEXTS.relation.quality, value: share(one.GOODNESS) },
                  { name: texts.confirming, value: count(one.CONFIRMATIONS) },
                  {
                    name: texts.conflictingValues,
                    value: count(one._conflicting_lh_values),
                    isBad: one._conflicting_lh_values !== '0',
                  },
                  {
                    name: texts.conflictingRows,
                    value: count(one._conflicting_rows),
                    isBad: one._conflicting_rows !== '0',
                  },
                  ...(one._conflicting_rows === '0'
                    ? []
                    : [{ name: texts.resolved, value: share(one._resolved) }]),
                  { name: TEXTS.relation.checked, value: <small>{moment(one._checked_date)}</small> },
                ]}
              />
              {!one.__STATUS.includes('missing') && (
                <Conflicts
                  repository={repository}
                  entityID={entityID}
                  dependencyKey={dependencyKey}
                  rule={rule}
                />
              )}
            </>
          )
        }}
      </Result>
    </Page>
  )
}
