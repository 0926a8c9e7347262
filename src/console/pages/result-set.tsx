import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { ROOT } from '../base.ts'
import { repositoryPage } from '../entities/entity-name.ts'
import { isResultSet, resultSetSource, type ResultSet } from '../listings/join-sources.ts'
import { ListingView } from '../listings/listing-view.tsx'
import { Page } from '../parts/page.tsx'
import { useJoinTitle } from '../relations/use-join-title.ts'
import { useParams } from '../state/address.ts'
import { TEXTS } from '../texts.ts'
import { NotFound } from './not-found.tsx'

/** The rows or values of a region of a join. The address names it as the API does. */
export function ResultSetPage(): JSX.Element {
  const { resultSet } = useParams('resultSet')
  return isResultSet(resultSet) ? <Rows key={resultSet} set={resultSet} /> : <NotFound />
}

function Rows({ set }: { set: ResultSet }): JSX.Element {
  const { repository, joinId } = useParams('repository', 'joinId')
  const title = useJoinTitle(repository, joinId)
  const source = useMemo(() => resultSetSource(repository, joinId, set), [repository, joinId, set])
  const start = repositoryPage(repository)
  return (
    <Page
      isWide
      title={source.title}
      crumbs={[
        { href: ROOT, title: TEXTS.repositories.title },
        { href: start, title: repository },
        { href: `${start}/joins`, title: TEXTS.joins.title },
        { href: `${start}/joins/${encodeURIComponent(joinId)}`, title },
      ]}
    >
      <ListingView key={source.identity} source={source} />
    </Page>
  )
}
