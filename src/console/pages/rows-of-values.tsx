import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { entityCrumbs, entityPage, useEntityName } from '../entities/entity-name.ts'
import { EntityTabs } from '../entities/entity-tabs.tsx'
import { nameOf, useAttributes } from '../entities/use-attributes.ts'
import { rowsOfValuesSource } from '../listings/conflict-sources.ts'
import { ListingView } from '../listings/listing-view.tsx'
import { DatumValue } from '../parts/datum-value.tsx'
import { Page } from '../parts/page.tsx'
import { Value } from '../parts/value.tsx'
import { sidesOf } from '../relations/dependency-key.ts'
import { useRule } from '../relations/use-rule.ts'
import { valuesOfText } from '../relations/value-groups.ts'
import { useAddress, useParams } from '../state/address.ts'
import { TEXTS } from '../texts.ts'

/** The rows with some values of a key or dependency as a table. The address names both. */
export function RowsOfValues(): JSX.Element {
  const { repository, entityID } = useParams('repository', 'entityID')
  const address = useAddress()
  const name = useEntityName(repository, entityID)
  const names = useAttributes(repository, entityID)
  const definition = address.get('attribute') ?? ''
  const rule = useRule(repository, entityID, definition)
  const { left, right } = sidesOf(definition)
  const text = address.get('values')
  const values = useMemo(() => valuesOfText(text, left.length), [text, left.length])
  const source = useMemo(
    () => values && rowsOfValuesSource(repository, entityID, definition, values),
    [repository, entityID, definition, values],
  )
  const texts = TEXTS.rowsOfValues
  const kind = right === undefined ? 'keys' : 'dependencies'
  const base = `${entityPage(repository, entityID)}/${kind}`
  return (
    <Page
      isWide
      title={texts.title}
      crumbs={[
        ...entityCrumbs(repository, entityID, name),
        { href: base, title: TEXTS[kind].title(name) },
        { href: `${base}/${encodeURIComponent(definition)}`, title: rule },
      ]}
    >
      <EntityTabs repository={repository} entityID={entityID} />
      {source && values ? (
        <>
          {left.length > 0 && (
            <p class="note">
              {texts.with}{' '}
              {left.map((id, at) => (
                <span class="named">
                  <span class="quiet">
                    <Value text={nameOf(names.value, id)} />
                  </span>
                  <DatumValue of={values[at]!} />
                </span>
              ))}
            </p>
          )}
          <ListingView key={source.identity} source={source} />
        </>
      ) : (
        <p class="empty">{texts.badAddress}</p>
      )}
    </Page>
  )
}
