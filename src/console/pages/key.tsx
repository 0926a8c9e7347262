import type { JSX } from 'preact'
import { DependenciesApi } from '../../../generated/quality/sdk/typescript/src/apis/DependenciesApi.ts'
import { api } from '../api/client.ts'
import { recordsOf } from '../api/records.ts'
import { entityCrumbs, entityPage, useEntityName } from '../entities/entity-name.ts'
import { EntityTabs } from '../entities/entity-tabs.tsx'
import { duplicatesSource } from '../listings/dependency-sources.ts'
import { Figures } from '../parts/figures.tsx'
import { Page } from '../parts/page.tsx'
import { Result } from '../parts/result.tsx'
import { askGroups } from '../relations/ask-groups.ts'
import { sidesOf } from '../relations/dependency-key.ts'
import { share } from '../relations/figures.ts'
import { GroupList } from '../relations/group-list.tsx'
import { MoreNote } from '../relations/more-note.tsx'
import { RelationNotes } from '../relations/relation-notes.tsx'
import { shownRecords } from '../relations/shown-records.ts'
import { StatusBadges } from '../relations/status.tsx'
import { useRule } from '../relations/use-rule.ts'
import { useAddress, useParams } from '../state/address.ts'
import { count, moment } from '../state/format.ts'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

const COLUMNS = [
  '_lhnames',
  '__STATUS',
  '_verified',
  'GOODNESS',
  'CONFIRMATIONS',
  '_duplicate_keys',
  '_duplicate_rows',
  '_checked_date',
  '_rows',
  '_is_current',
] as const

/** A key: how well it identifies rows, and the rows that have the same values. */
export function Key(): JSX.Element {
  const { repository, entityID, keyID } = useParams('repository', 'entityID', 'keyID')
  const name = useEntityName(repository, entityID)
  const texts = TEXTS.keys
  const rule = useRule(repository, entityID, keyID)
  const asked = useRequest(
    async (signal) =>
      recordsOf(
        await api(DependenciesApi).getKey({ repository, entityID, keyID, columns: [...COLUMNS] }, { signal }),
        COLUMNS,
      ).rows[0]!.values,
    [repository, entityID, keyID],
  )
  const base = `${entityPage(repository, entityID)}/keys`
  return (
    <Page
      title={rule}
      crumbs={[...entityCrumbs(repository, entityID, name), { href: base, title: texts.title(name) }]}
    >
      <EntityTabs repository={repository} entityID={entityID} />
      <Result of={asked}>
        {(key) => {
          const isVerified = key._verified === 'Yes'
          return (
            <>
              <p class="lead">
                {key._duplicate_rows === '0'
                  ? texts.holds(count(key._rows))
                  : texts.nearly(
                      share(key.GOODNESS),
                      count(Number(key.CONFIRMATIONS) + Number(key._duplicate_keys)),
                      count(key._rows),
                    )}{' '}
                <StatusBadges
                  status={key.__STATUS}
                  isCurrent={key._is_current === 'Y'}
                  isVerified={isVerified}
                />
              </p>
              <RelationNotes
                status={key.__STATUS}
                isCurrent={key._is_current === 'Y'}
                isVerified={isVerified}
                rows={key._rows}
              />
              <Figures
                of={[
                  { name: TEXTS.relation.quality, value: share(key.GOODNESS) },
                  { name: texts.unique, value: count(key.CONFIRMATIONS) },
                  {
                    name: texts.duplicateValues,
                    value: count(key._duplicate_keys),
                    isBad: key._duplicate_keys !== '0',
                  },
                  {
                    name: texts.duplicateRows,
                    value: count(key._duplicate_rows),
                    isBad: key._duplicate_rows !== '0',
                  },
                  { name: TEXTS.relation.checked, value: <small>{moment(key._checked_date)}</small> },
                ]}
              />
              {!key.__STATUS.includes('missing') && (
                <Duplicates repository={repository} entityID={entityID} keyID={keyID} rule={rule} />
              )}
            </>
          )
        }}
      </Result>
    </Page>
  )
}

function Duplicates({
  repository,
  entityID,
  keyID,
  rule,
}: {
  repository: string
  entityID: string
  keyID: string
  rule: string
}): JSX.Element {
  const address = useAddress()
  const texts = TEXTS.keys
  const { shown, more } = shownRecords(address)
  const asked = useRequest(
    (signal) =>
      askGroups(
        duplicatesSource(repository, entityID, keyID, rule).ask,
        sidesOf(keyID).left.length,
        shown,
        signal,
      ),
    [repository, entityID, keyID, shown],
  )
  return (
    <section>
      <h2>{texts.duplicates}</h2>
      <Result of={asked}>
        {(groups) =>
          groups.groups.length === 0 ? (
            <p class="empty">{texts.noDuplicates}</p>
          ) : (
            <>
              <p>
                <a href={`${address.path}/duplicates`}>{texts.allDuplicates}</a>
              </p>
              <GroupList
                repository={repository}
                entityID={entityID}
                definition={keyID}
                of={groups}
                address={address}
              />
              <MoreNote shown={groups.records} total={groups.total} more={more} />
            </>
          )
        }
      </Result>
    </section>
  )
}
