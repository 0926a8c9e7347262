import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { EntitiesApi } from '../../../generated/quality/sdk/typescript/src/apis/EntitiesApi.ts'
import { LibraryApi } from '../../../generated/quality/sdk/typescript/src/apis/LibraryApi.ts'
import { api } from '../api/client.ts'
import { recordsOf } from '../api/records.ts'
import { entityPage } from '../entities/entity-name.ts'
import { ComplianceBar } from '../parts/compliance-bar.tsx'
import { Confirm } from '../parts/dialog.tsx'
import { FaultNote } from '../parts/fault-note.tsx'
import { Result } from '../parts/result.tsx'
import { Table } from '../parts/table.tsx'
import { Value } from '../parts/value.tsx'
import { useAddress } from '../state/address.ts'
import { useAction, useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'
import { libraryEntityPage } from './library-places.ts'

const COLUMNS = ['_humanised_name', 'ENTITY_ID', '_b_rules_compliance'] as const
const SHOWN = 1000

/** The entities that are associated with a library entity, with their mappings, and a form to associate another one. */
export function AssociatedEntities({
  repository,
  libraryID,
  mayEdit,
}: {
  repository: string
  libraryID: string
  mayEdit: boolean
}): JSX.Element {
  const texts = TEXTS.library
  const [ended, setEnded] = useState<{ readonly id: string; readonly name: string }>()
  const page = libraryEntityPage(repository, libraryID)
  const mappingOf = (entityID: string): string => `${page}/associatedentities/${entityID}/mapping`
  const associated = useRequest(
    async (signal) =>
      recordsOf(
        await api(LibraryApi).listAssociatedEntities(
          { repository, libraryID, columns: [...COLUMNS], pageSize: SHOWN },
          { signal },
        ),
        COLUMNS,
      ).rows,
    [repository, libraryID],
  )
  const end = useAction(async (entity: string) => {
    await api(LibraryApi).runLibraryEntityCommand({
      repository,
      libraryID,
      libraryEntityCommand: { command: 'disassociate', data: { entity } },
    })
    setEnded(undefined)
    associated.again()
  })
  return (
    <section>
      <h2>{texts.associated}</h2>
      <Result of={associated}>
        {(rows) => (
          <>
            <Table
              label={texts.associated}
              rows={rows}
              empty={texts.noAssociated}
              columns={[
                {
                  title: TEXTS.rules.entity,
                  of: ({ values }) => (
                    <a href={`${entityPage(repository, values.ENTITY_ID)}/businessrules`}>
                      <Value text={values._humanised_name} />
                    </a>
                  ),
                },
                {
                  title: TEXTS.overview.compliance,
                  of: ({ values }) => <ComplianceBar share={values._b_rules_compliance} />,
                },
                {
                  title: texts.mapping,
                  of: ({ values }) => <a href={mappingOf(values.ENTITY_ID)}>{texts.showMapping}</a>,
                },
                ...(mayEdit
                  ? [
                      {
                        title: '',
                        of: ({ values }: (typeof rows)[number]) => (
                          <button
                            type="button"
                            class="plain"
                            onClick={() => setEnded({ id: values.ENTITY_ID, name: values._humanised_name })}
                          >
                            {texts.end}
                          </button>
                        ),
                      },
                    ]
                  : []),
              ]}
            />
            {mayEdit && (
              <Associate
                repository={repository}
                libraryID={libraryID}
                taken={rows.map(({ values }) => values.ENTITY_ID)}
                mappingOf={mappingOf}
              />
            )}
          </>
        )}
      </Result>
      {ended && (
        <Confirm
          question={texts.endQuestion}
          loss={
            <>
              {texts.endLoss}{' '}
              <strong>
                <Value text={ended.name} />
              </strong>
            </>
          }
          confirm={texts.endNow}
          isBusy={end.isBusy}
          onConfirm={() => void end.run(ended.id)}
          onClose={() => setEnded(undefined)}
        >
          {end.fault && <FaultNote fault={end.fault} />}
        </Confirm>
      )}
    </section>
  )
}

function Associate({
  repository,
  libraryID,
  taken,
  mappingOf,
}: {
  repository: string
  libraryID: string
  taken: readonly string[]
  mappingOf: (entityID: string) => string
}): JSX.Element {
  const address = useAddress()
  const texts = TEXTS.library
  const [entity, setEntity] = useState('')
  const names = ['ENTITY_ID', '_humanised_name'] as const
  const entities = useRequest(
    async (signal) =>
      recordsOf(
        await api(EntitiesApi).listEntities(
          { repository, columns: [...names], sort: ['_humanised_name'], pageSize: 10_000 },
          { signal },
        ),
        names,
      ).rows,
    [repository],
  )
  const associate = useAction(async () => {
    await api(LibraryApi).runLibraryEntitiesCommand({
      repository,
      libraryEntitiesCommand: { command: 'associate', data: { library: libraryID, entity } },
    })
    address.go(mappingOf(entity))
  })
  return (
    <>
      <form
        class="bar below"
        onSubmit={(event) => {
          event.preventDefault()
          void associate.run()
        }}
      >
        <label class="grow">
          {texts.entityToAssociate}
          <select required value={entity} onChange={({ currentTarget }) => setEntity(currentTarget.value)}>
            <option value="">{texts.choose}</option>
            {(entities.value ?? [])
              .filter(({ values }) => !taken.includes(values.ENTITY_ID))
              .map(({ values }) => (
                <option value={values.ENTITY_ID}>{values._humanised_name}</option>
              ))}
          </select>
        </label>
        <button type="submit" disabled={associate.isBusy || entity === ''}>
          {texts.associate}
        </button>
      </form>
      {entities.fault && <FaultNote fault={entities.fault} again={entities.again} />}
      {associate.fault && <FaultNote fault={associate.fault} />}
    </>
  )
}
