import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { entityCrumbs, useEntityName } from '../entities/entity-name.ts'
import { EntityTabs } from '../entities/entity-tabs.tsx'
import { ListingView } from '../listings/listing-view.tsx'
import { rowsSource } from '../listings/rows-source.ts'
import { Page } from '../parts/page.tsx'
import { useAddress, useParams } from '../state/address.ts'
import { TEXTS } from '../texts.ts'

/** The rows of an entity. */
export function Rows(): JSX.Element {
  const { repository, entityID } = useParams('repository', 'entityID')
  const address = useAddress()
  const holding = address.get('holding')
  const name = useEntityName(repository, entityID)
  const source = useMemo(
    () => rowsSource(repository, entityID, name, holding),
    [repository, entityID, name, holding],
  )
  return (
    <Page isWide title={TEXTS.rows.title(name)} crumbs={entityCrumbs(repository, entityID, name)}>
      <EntityTabs repository={repository} entityID={entityID} />
      {holding !== undefined && (
        <p class="note">
          {TEXTS.rows.holding(describeHolding(holding))}{' '}
          <a href={address.with({ holding: undefined })}>{TEXTS.rows.all}</a>
        </p>
      )}
      <ListingView key={`${repository}/${entityID}/${holding ?? ''}`} source={source} />
    </Page>
  )
}

/** `3:mask:NNN` is the mask NNN of attribute 3. */
function describeHolding(holding: string): string {
  const [attribute = '', kind = '', ...rest] = holding.split(':')
  return TEXTS.rows.ofHolding(attribute, kind, rest.join(':'))
}
