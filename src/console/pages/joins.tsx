import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { pageOf, recordsOf } from '../api/records.ts'
import { ROOT } from '../base.ts'
import { entityCrumbs, entityPage, repositoryPage, useEntityName } from '../entities/entity-name.ts'
import { EntityTabs } from '../entities/entity-tabs.tsx'
import { joinsSource } from '../listings/join-sources.ts'
import { ListingView } from '../listings/listing-view.tsx'
import type { ListingSource } from '../listings/source.ts'
import { Page } from '../parts/page.tsx'
import { Result } from '../parts/result.tsx'
import { ShareBar } from '../parts/share-bar.tsx'
import { Table } from '../parts/table.tsx'
import { Choice } from '../parts/choice.tsx'
import { Value } from '../parts/value.tsx'
import { wholeCount } from '../relations/figures.ts'
import { LeastFilter, leastOf } from '../relations/least-filter.tsx'
import { MoreNote } from '../relations/more-note.tsx'
import { shownRecords } from '../relations/shown-records.ts'
import { StatusBadges, StatusFilter, statusOf } from '../relations/status.tsx'
import { type Address, useAddress, useParams } from '../state/address.ts'
import { count } from '../state/format.ts'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

const COLUMNS = [
  '_left_ename',
  '_left_expr',
  '_right_ename',
  '_right_expr',
  '_status',
  '_is_current',
  'MATCH_BEST',
  'INFERRED_CARDINALITY',
  'COMMON_VALUES',
  'INNER_PRODUCT',
] as const

/** The joins of a repository. */
export function Joins(): JSX.Element {
  const { repository } = useParams('repository')
  const start = repositoryPage(repository)
  return (
    <View
      repository={repository}
      entity={undefined}
      base={`${start}/joins`}
      crumbs={[
        { href: ROOT, title: TEXTS.repositories.title },
        { href: start, title: repository },
      ]}
    />
  )
}

/** The joins of an entity. */
export function EntityJoins(): JSX.Element {
  const { repository, entityID } = useParams('repository', 'entityID')
  const name = useEntityName(repository, entityID)
  return (
    <View
      repository={repository}
      entity={{ id: entityID, name }}
      base={`${entityPage(repository, entityID)}/joins`}
      crumbs={entityCrumbs(repository, entityID, name)}
    />
  )
}

function View({
  repository,
  entity,
  base,
  crumbs,
}: {
  repository: string
  entity: { readonly id: string; readonly name: string } | undefined
  base: string
  crumbs: readonly { readonly href: string; readonly title: string }[]
}): JSX.Element {
  const address = useAddress()
  const isTable = address.get('view') === 'table'
  const status = statusOf(address.path)
  const source = useMemo(
    () => joinsSource(repository, entity, status),
    [repository, entity?.id, entity?.name, status],
  )
  return (
    <Page title={source.title} crumbs={crumbs} isWide={isTable}>
      {entity && <EntityTabs repository={repository} entityID={entity.id} />}
      <p class="lead">{TEXTS.joins.lead}</p>
      <div class="bar">
        <Choice
          label={TEXTS.views.label}
          of={[
            { href: address.path, title: TEXTS.views.list, isHere: !isTable },
            ...(entity ? [] : [{ href: `${base}/diagram`, title: TEXTS.views.drawing, isHere: false }]),
            { href: `${address.path}?view=table`, title: TEXTS.views.table, isHere: isTable },
          ]}
        />
        <StatusFilter base={base} address={address} />
        {!isTable && <LeastFilter address={address} name="match" label={TEXTS.filters.match} />}
      </div>
      {isTable ? (
        <ListingView key={source.identity} source={source} />
      ) : (
        <List source={source} address={address} />
      )}
    </Page>
  )
}

function List({ source, address }: { source: ListingSource; address: Address }): JSX.Element {
  const least = leastOf(address, 'match')
  const { shown, more } = shownRecords(address)
  const texts = TEXTS.joins
  const listed = useRequest(
    async (signal) =>
      recordsOf(
        await source.ask(
          {
            columns: [...COLUMNS],
            sort: ['_status:desc', 'MATCH_BEST:desc'],
            pageSize: shown,
            ...(least !== undefined && { where: `MATCH_BEST >= ${least}` }),
          },
          signal,
        ),
        COLUMNS,
      ),
    [source.identity, least, shown],
  )
  return (
    <Result of={listed}>
      {({ rows, total }) => (
        <>
          <Table
            label={source.title}
            rows={rows}
            empty={
              least === undefined && statusOf(address.path) === 'all' ? texts.none : TEXTS.discovery.none
            }
            columns={[
              {
                title: texts.sides,
                of: ({ values, url }) => (
                  <a href={pageOf(url!)}>
                    <Value text={values._left_ename} /> {texts.and} <Value text={values._right_ename} />
                  </a>
                ),
              },
              {
                title: texts.condition,
                of: ({ values }) => (
                  <>
                    <Value text={values._left_expr} /> = <Value text={values._right_expr} />
                  </>
                ),
              },
              { title: texts.cardinality, of: ({ values }) => values.INFERRED_CARDINALITY || '–' },
              { title: texts.match, of: ({ values }) => <ShareBar share={values.MATCH_BEST} /> },
              { title: texts.common, isNumber: true, of: ({ values }) => count(values.COMMON_VALUES) },
              { title: texts.inner, isNumber: true, of: ({ values }) => wholeCount(values.INNER_PRODUCT) },
              {
                title: TEXTS.relation.status,
                of: ({ values }) => (
                  <StatusBadges status={values._status} isCurrent={values._is_current === 'Y'} />
                ),
              },
            ]}
          />
          <MoreNote shown={rows.length} total={total} more={more} />
        </>
      )}
    </Result>
  )
}
