import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { pageOf, recordsOf } from '../api/records.ts'
import { entityCrumbs, entityPage, useEntityName } from '../entities/entity-name.ts'
import { EntityTabs } from '../entities/entity-tabs.tsx'
import { keysSource } from '../listings/dependency-sources.ts'
import { ListingView } from '../listings/listing-view.tsx'
import { ComplianceBar } from '../parts/compliance-bar.tsx'
import { Page } from '../parts/page.tsx'
import { Result } from '../parts/result.tsx'
import { Table } from '../parts/table.tsx'
import { Choice } from '../parts/choice.tsx'
import { Value } from '../parts/value.tsx'
import { Discover } from '../relations/discover.tsx'
import { LeastFilter, leastOf } from '../relations/least-filter.tsx'
import { MoreNote } from '../relations/more-note.tsx'
import { shownRecords } from '../relations/shown-records.ts'
import { StatusBadges, StatusFilter, statusOf } from '../relations/status.tsx'
import { useAddress, useParams } from '../state/address.ts'
import { ago, count } from '../state/format.ts'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

const COLUMNS = [
  '_lhnames',
  '__STATUS',
  '_verified',
  'GOODNESS',
  '_duplicate_keys',
  '_duplicate_rows',
  '_checked_date',
  '_is_current',
] as const

/** The keys of an entity. */
export function Keys(): JSX.Element {
  const { repository, entityID } = useParams('repository', 'entityID')
  const address = useAddress()
  const name = useEntityName(repository, entityID)
  const base = `${entityPage(repository, entityID)}/keys`
  const isTable = address.get('view') === 'table'
  const status = statusOf(address.path)
  const source = useMemo(
    () => keysSource(repository, entityID, name, status),
    [repository, entityID, name, status],
  )
  return (
    <Page title={TEXTS.keys.title(name)} crumbs={entityCrumbs(repository, entityID, name)} isWide={isTable}>
      <EntityTabs repository={repository} entityID={entityID} />
      <p class="lead">{TEXTS.keys.lead}</p>
      <div class="bar">
        <Choice
          label={TEXTS.views.label}
          of={[
            { href: address.path, title: TEXTS.views.list, isHere: !isTable },
            { href: `${address.path}?view=table`, title: TEXTS.views.table, isHere: isTable },
          ]}
        />
        <StatusFilter base={base} address={address} />
        {!isTable && <LeastFilter address={address} name="quality" label={TEXTS.filters.quality} />}
      </div>
      {isTable ? <ListingView key={source.identity} source={source} /> : <List />}
    </Page>
  )
}

function List(): JSX.Element {
  const { repository, entityID } = useParams('repository', 'entityID')
  const address = useAddress()
  const status = statusOf(address.path)
  const least = leastOf(address, 'quality')
  const { shown, more } = shownRecords(address)
  const texts = TEXTS.keys
  const listed = useRequest(
    async (signal) =>
      recordsOf(
        await keysSource(repository, entityID, '', status).ask(
          {
            columns: [...COLUMNS],
            sort: ['__STATUS:desc', 'GOODNESS:desc'],
            pageSize: shown,
            ...(least !== undefined && { where: `GOODNESS >= ${least}` }),
          },
          signal,
        ),
        COLUMNS,
      ),
    [repository, entityID, status, least, shown],
  )
  return (
    <Result of={listed}>
      {({ rows, total }) =>
        total === 0 && status === 'all' && least === undefined ? (
          <Discover repository={repository} entityID={entityID} what="keys" onEnd={listed.again} />
        ) : (
          <>
            <Table
              label={texts.name}
              rows={rows}
              empty={TEXTS.discovery.none}
              columns={[
                {
                  title: texts.name,
                  of: ({ values, url }) => (
                    <a href={pageOf(url!)}>
                      {values._lhnames === '' ? texts.noNames : <Value text={values._lhnames} />}
                    </a>
                  ),
                },
                {
                  title: TEXTS.relation.quality,
                  of: ({ values }) => <ComplianceBar share={values.GOODNESS} />,
                },
                {
                  title: texts.duplicateValues,
                  isNumber: true,
                  of: ({ values }) => count(values._duplicate_keys),
                },
                {
                  title: texts.duplicateRows,
                  isNumber: true,
                  of: ({ values }) => count(values._duplicate_rows),
                },
                {
                  title: TEXTS.relation.status,
                  of: ({ values }) => (
                    <StatusBadges
                      status={values.__STATUS}
                      isCurrent={values._is_current === 'Y'}
                      isVerified={values._verified === 'Yes'}
                    />
                  ),
                },
                { title: TEXTS.relation.checked, of: ({ values }) => ago(values._checked_date) },
              ]}
            />
            <MoreNote shown={rows.length} total={total} more={more} />
          </>
        )
      }
    </Result>
  )
}
