import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { entityCrumbs, entityPage, useEntityName } from '../entities/entity-name.ts'
import { EntityTabs } from '../entities/entity-tabs.tsx'
import { conflictsSource, correctionsSource } from '../listings/conflict-sources.ts'
import { duplicatesSource } from '../listings/dependency-sources.ts'
import { ListingView } from '../listings/listing-view.tsx'
import type { ListingSource } from '../listings/source.ts'
import { Page } from '../parts/page.tsx'
import { useRule } from '../relations/use-rule.ts'
import { useParams } from '../state/address.ts'
import { TEXTS } from '../texts.ts'

/** The duplicates of a key as a table. */
export const Duplicates = (): JSX.Element => (
  <RelationListing kind="keys" id={useParams('keyID').keyID} source={duplicatesSource} />
)

/** The conflicts of a dependency as a table. */
export const ConflictsTable = (): JSX.Element => (
  <RelationListing
    kind="dependencies"
    id={useParams('dependencyKey').dependencyKey}
    source={conflictsSource}
  />
)

/** The corrections of a dependency as a table. */
export const Corrections = (): JSX.Element => (
  <RelationListing
    kind="dependencies"
    id={useParams('dependencyKey').dependencyKey}
    source={correctionsSource}
  />
)

function RelationListing({
  kind,
  id,
  source: sourceOf,
}: {
  kind: 'keys' | 'dependencies'
  id: string
  source: (repository: string, entityID: string, id: string, rule: string) => ListingSource
}): JSX.Element {
  const { repository, entityID } = useParams('repository', 'entityID')
  const name = useEntityName(repository, entityID)
  const rule = useRule(repository, entityID, id)
  const source = useMemo(
    () => sourceOf(repository, entityID, id, rule),
    [repository, entityID, id, rule, sourceOf],
  )
  const base = `${entityPage(repository, entityID)}/${kind}`
  return (
    <Page
      isWide
      title={source.title}
      crumbs={[
        ...entityCrumbs(repository, entityID, name),
        { href: base, title: TEXTS[kind].title(name) },
        { href: `${base}/${encodeURIComponent(id)}`, title: rule },
      ]}
    >
      <EntityTabs repository={repository} entityID={entityID} />
      <ListingView key={source.identity} source={source} />
    </Page>
  )
}
