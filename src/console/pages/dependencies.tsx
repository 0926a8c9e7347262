import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { visibleText } from '../../quality/report/shown-text.ts'
import { pageOf, recordsOf } from '../api/records.ts'
import { entityCrumbs, entityPage, useEntityName } from '../entities/entity-name.ts'
import { EntityTabs } from '../entities/entity-tabs.tsx'
import { useAttributes } from '../entities/use-attributes.ts'
import { dependenciesSource } from '../listings/dependency-sources.ts'
import { ListingView } from '../listings/listing-view.tsx'
import { ComplianceBar } from '../parts/compliance-bar.tsx'
import { Page } from '../parts/page.tsx'
import { Result } from '../parts/result.tsx'
import { Table } from '../parts/table.tsx'
import { Choice } from '../parts/choice.tsx'
import { Value } from '../parts/value.tsx'
import { Determinations } from '../relations/determinations.tsx'
import { Discover } from '../relations/discover.tsx'
import { LeastFilter, leastOf } from '../relations/least-filter.tsx'
import { MoreNote } from '../relations/more-note.tsx'
import { shownRecords } from '../relations/shown-records.ts'
import { StatusBadges, StatusFilter, statusOf } from '../relations/status.tsx'
import { type Address, useAddress, useParams } from '../state/address.ts'
import { ago, count } from '../state/format.ts'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

const COLUMNS = [
  '_lhnames',
  '_rhname',
  '__STATUS',
  '_verified',
  'GOODNESS',
  '_conflicting_lh_values',
  '_conflicting_rows',
  '_checked_date',
  '_is_current',
] as const

/** The dependencies of an entity, as a list, as a drawing, or with all columns. */
export function Dependencies(): JSX.Element {
  const { repository, entityID } = useParams('repository', 'entityID')
  const address = useAddress()
  const name = useEntityName(repository, entityID)
  const base = `${entityPage(repository, entityID)}/dependencies`
  const view = address.get('view')
  const status = statusOf(address.path)
  const attribute = address.get('attribute')
  const source = useMemo(
    () => dependenciesSource(repository, entityID, name, status, attribute),
    [repository, entityID, name, status, attribute],
  )
  const tab = (title: string, of: string | undefined) => ({
    title,
    href: address.with({ view: of, where: undefined, sort: undefined, columns: undefined }),
    isHere: view === of,
  })
  return (
    <Page
      title={TEXTS.dependencies.title(name)}
      crumbs={entityCrumbs(repository, entityID, name)}
      isWide={view === 'table'}
    >
      <EntityTabs repository={repository} entityID={entityID} />
      <p class="lead">{TEXTS.dependencies.lead}</p>
      <div class="bar">
        <Choice
          label={TEXTS.views.label}
          of={[
            tab(TEXTS.views.list, undefined),
            tab(TEXTS.views.drawing, 'drawing'),
            tab(TEXTS.views.table, 'table'),
          ]}
        />
        <StatusFilter base={base} address={address} />
        <AttributeFilter repository={repository} entityID={entityID} address={address} />
        {view !== 'table' && <LeastFilter address={address} name="quality" label={TEXTS.filters.quality} />}
      </div>
      {view === 'table' ? (
        <ListingView key={source.identity} source={source} />
      ) : view === 'drawing' ? (
        <Determinations repository={repository} entityID={entityID} address={address} />
      ) : (
        <List repository={repository} entityID={entityID} address={address} />
      )}
    </Page>
  )
}

interface Place {
  readonly repository: string
  readonly entityID: string
  readonly address: Address
}

function AttributeFilter({ repository, entityID, address }: Place): JSX.Element {
  const { value: names } = useAttributes(repository, entityID)
  return (
    <label>
      {TEXTS.filters.attribute}
      <select
        value={address.get('attribute') ?? ''}
        onChange={(event) => address.set({ attribute: event.currentTarget.value })}
      >
        <option value="">{TEXTS.filters.anyAttribute}</option>
        {[...(names ?? [])].map(([id, name]) => (
          <option value={id} selected={id === address.get('attribute')}>
            {visibleText(name)}
          </option>
        ))}
      </select>
    </label>
  )
}

function List({ repository, entityID, address }: Place): JSX.Element {
  const status = statusOf(address.path)
  const attribute = address.get('attribute')
  const least = leastOf(address, 'quality')
  const { shown, more } = shownRecords(address)
  const texts = TEXTS.dependencies
  const listed = useRequest(
    async (signal) =>
      recordsOf(
        await dependenciesSource(repository, entityID, '', status, attribute).ask(
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
    [repository, entityID, status, attribute, least, shown],
  )
  const isAll = status === 'all' && attribute === undefined && least === undefined
  return (
    <Result of={listed}>
      {({ rows, total }) =>
        total === 0 && isAll ? (
          <Discover repository={repository} entityID={entityID} what="dependencies" onEnd={listed.again} />
        ) : (
          <>
            <Table
              label={texts.drawn}
              rows={rows}
              empty={TEXTS.discovery.none}
              columns={[
                {
                  title: texts.left,
                  of: ({ values, url }) => (
                    <a href={pageOf(url!)}>
                      {values._lhnames === '' ? texts.allRows : <Value text={values._lhnames} />}
                    </a>
                  ),
                },
                {
                  title: texts.right,
                  of: ({ values }) => (
                    <>
                      <span class="arrow" aria-hidden="true">
                        →{' '}
                      </span>
                      <Value text={values._rhname} />
                    </>
                  ),
                },
                {
                  title: TEXTS.relation.quality,
                  of: ({ values }) => <ComplianceBar share={values.GOODNESS} />,
                },
                {
                  title: texts.conflictingValues,
                  isNumber: true,
                  of: ({ values }) => count(values._conflicting_lh_values),
                },
                {
                  title: texts.conflictingRows,
                  isNumber: true,
                  of: ({ values }) => count(values._conflicting_rows),
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
