import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { entityCrumbs, entityPage, useEntityName } from '../entities/entity-name.ts'
import { EntityTabs } from '../entities/entity-tabs.tsx'
import { ListingView } from '../listings/listing-view.tsx'
import { rejectedSource } from '../listings/rejected-source.tsx'
import { Page } from '../parts/page.tsx'
import { useParams } from '../state/address.ts'
import { useSignedIn } from '../state/session.tsx'
import { TEXTS } from '../texts.ts'

/** The rejected records of an entity, each with its reason, its place and its bytes. */
export function Rejected(): JSX.Element {
  const { repository, entityID } = useParams('repository', 'entityID')
  const { may } = useSignedIn()
  const name = useEntityName(repository, entityID)
  const source = useMemo(() => rejectedSource(repository, entityID, name), [repository, entityID, name])
  return (
    <Page
      isWide
      title={TEXTS.rejected.title(name)}
      crumbs={entityCrumbs(repository, entityID, name)}
      actions={
        may(repository, 'editor') && (
          <a class="button" href={`${entityPage(repository, entityID)}/reload`}>
            {TEXTS.rejected.reload}
          </a>
        )
      }
    >
      <EntityTabs repository={repository} entityID={entityID} />
      <p class="quiet">{TEXTS.rejected.lead}</p>
      <ListingView key={`${repository}/${entityID}`} source={source} />
    </Page>
  )
}
